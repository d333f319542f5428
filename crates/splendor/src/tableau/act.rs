//! The four actions: which tokens may be taken, which cards reserved or bought.

use super::{COLOURS, Card, Code, Colour, Colours, Edition, HAND, Level, MARKET, Move, NO_CARD, Tableau};

impl Tableau {
    /// All ways to take, reserve or buy, in order, into an empty list.
    #[inline]
    pub(super) fn actions<A: From<Code> + Copy>(&self, edition: &Edition, out: &mut Vec<A>) {
        let player = self.player();
        // All the room there may be need for, because a list of known size needs neither growth nor a branch per move.
        out.extend_from_slice(&[A::from(Move::Pass.code()); ROOM]);
        let list: &mut [A; ROOM] = out.first_chunk_mut().expect("it was made as long");
        let different = &DIFFERENT[self.colours_with(1)];
        list[..10].copy_from_slice(&different.moves.map(A::from));
        let mut len = different.len;
        let double = &DOUBLE[self.colours_with(4)];
        list[len..][..COLOURS].copy_from_slice(&double.moves.map(A::from));
        len += double.len;
        if !player.hand_is_full() {
            for level in Level::ALL {
                for number in self.face_up[level.index()] {
                    list[len % ROOM] = A::from(Move::Reserve(level.card(number)).code());
                    len += 1;
                }
            }
            for level in Level::ALL {
                list[len % ROOM] = A::from(Move::ReserveTop(level).code());
                len += usize::from(!self.decks[level.index()].is_empty());
            }
        }
        let mut for_sale = [NO_CARD; MARKET + HAND];
        for_sale[..MARKET].copy_from_slice(self.places.as_flattened());
        for_sale[MARKET..].copy_from_slice(&player.hand);
        let mut affordable = player.affordable(&for_sale, &edition.costs);
        let mut buyable = CardSet::default();
        while affordable != 0 {
            buyable.put_if(for_sale[affordable.trailing_zeros() as usize], true);
            affordable &= affordable - 1;
        }
        buyable.each(|card| {
            list[len % ROOM] = A::from(Move::Buy(card).code());
            len += 1;
        });
        out.truncate(len);
    }
}

/// At most 10 + 5 ways to take, 12 + 3 to reserve and 15 to buy; a power of two.
const ROOM: usize = 64;

/// Cards by number, to put them in order without comparing them.
#[derive(Default)]
struct CardSet([u64; 2]);

impl CardSet {
    #[inline]
    fn put_if(&mut self, card: Card, wanted: bool) {
        self.0[usize::from(card.0 >> 6 & 1)] |= u64::from(wanted) << (card.0 & 63);
    }

    /// Ascending.
    #[inline]
    fn each(self, mut found: impl FnMut(Card)) {
        for (word, start) in self.0.into_iter().zip([0, 64]) {
            let mut bits = word;
            while bits != 0 {
                found(Card(start + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
    }
}

/// The ways to take tokens, for one set of colours.
struct Takes<const N: usize> {
    moves: [Code; N],
    len: usize,
}

/// SPL-10, SPL-11, MAR-10: for each set of available colours all ways to take one token of each of three; with fewer colours
/// one of each.
static DIFFERENT: [Takes<10>; 32] = {
    const NONE: Takes<10> = Takes { moves: [Move::Pass.code(); 10], len: 0 };
    let mut takes = [NONE; 32];
    let mut available = 0u32;
    while available < 32 {
        let colours = available.count_ones();
        let size = if colours < 3 { colours } else { 3 };
        let mut set = 1u32;
        while set < 32 {
            if set & !available == 0 && set.count_ones() == size {
                let takes = &mut takes[available as usize];
                takes.moves[takes.len] = Move::Take(Colours(set as u8)).code();
                takes.len += 1;
            }
            set += 1;
        }
        available += 1;
    }
    takes
};

/// SPL-12, MAR-11: for each set of colours of which there are enough all ways to take two of one.
static DOUBLE: [Takes<COLOURS>; 32] = {
    const NONE: Takes<COLOURS> = Takes { moves: [Move::Pass.code(); COLOURS], len: 0 };
    let mut takes = [NONE; 32];
    let mut plentiful = 0;
    while plentiful < 32 {
        let mut colour = 0;
        while colour < COLOURS {
            if plentiful >> colour & 1 == 1 {
                let takes = &mut takes[plentiful];
                takes.moves[takes.len] = Move::Double(Colour(colour as u8)).code();
                takes.len += 1;
            }
            colour += 1;
        }
        plentiful += 1;
    }
    takes
};
