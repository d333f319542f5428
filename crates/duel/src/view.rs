//! What clients are shown. Every number that a client prints is here.

use crate::pay::{Gold, Payment, Surplus};
use crate::phase::Phase;
use crate::player::{GOAL_COLOUR, GOAL_CROWNS, GOAL_POINTS, Player, ROYAL_CROWNS};
use crate::stall::Stall;
use crate::{Ability, Action, Card, Cell, Colour, Duel, Level, Royal, Token};
use game::{Counts, Eyes, Game, PaymentView, ReturnView, Seat, Turn};
use serde::Serialize;
use std::collections::BTreeMap;

/// Tokens, bonuses or costs by letter; letters with nothing are there too, except in costs and prices. A map has no order: that of
/// the letters is in [`View::letters`].
pub type TokensView = BTreeMap<char, u8>;

/// Everything that somebody may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelView"))]
pub struct View {
    /// The name of the game.
    #[cfg_attr(feature = "ts", ts(type = "\"duel\""))]
    pub game: &'static str,
    /// The letters of the tokens, in the order in which they are shown and given back.
    pub letters: &'static str,
    /// Who must act.
    pub turn: Turn,
    /// Whose turn it is, also while a draw is due.
    pub active: Seat,
    /// For whom prices, and what is missing, are shown.
    pub buyer: Seat,
    /// Who began.
    pub first: Seat,
    /// The current turn, from 1, or the last one if the game is over; extra turns count.
    pub turn_number: u16,
    /// True if the active player takes another turn after this one.
    pub again: bool,
    /// Turns in a row in which nobody has bought or reserved a card.
    pub quiet_turns: u8,
    /// So many of them end the game with a draw.
    pub quiet_limit: u8,
    /// What the game waits for.
    pub prompt: Prompt,
    /// The board, row by row from the top left.
    pub board: Vec<CellView>,
    /// Tokens in the bag by letter.
    pub bag: TokensView,
    /// All tokens in the bag together.
    pub bag_count: u8,
    /// Privileges above the board.
    pub privileges: u8,
    /// Royals that nobody has.
    pub royals: Vec<RoyalView>,
    /// The pyramid, level 1 first.
    pub pyramid: Vec<LevelView>,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// What wins.
    pub goals: GoalsView,
    /// The most tokens that a player may keep at the end of a turn.
    pub token_limit: u8,
    /// Who has won.
    pub winner: Option<Seat>,
    /// Each player's place once the game is over, 1 for the best; empty before.
    pub places: Vec<u8>,
}

/// A space of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCellView"))]
pub struct CellView {
    /// Its name: column `a` to `e` from the left, row 1 to 5 from the top.
    pub cell: String,
    /// The letter of the token that lies there.
    pub token: Option<char>,
}

/// What wins the game; any one of these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelGoalsView"))]
pub struct GoalsView {
    /// Points in all.
    pub points: u8,
    /// Crowns.
    pub crowns: u8,
    /// Points on cards of one colour.
    pub colour_points: u8,
}

/// A card as seen by somebody who knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCardView"))]
pub struct CardView {
    /// Its code.
    pub id: String,
    /// From 1 to 3.
    pub level: u8,
    /// Bonuses by letter; empty for a card without bonus, and for one that takes the colour of a column.
    pub bonus: TokensView,
    /// What it is worth.
    pub points: u8,
    /// Its crowns.
    pub crowns: u8,
    /// What happens when it is bought.
    pub abilities: Vec<Ability>,
    /// What is printed on it.
    pub cost: TokensView,
    /// What it would take to buy it, if it lies in the pyramid or in the hand of the view's buyer.
    pub sale: Option<SaleView>,
}

/// A card as seen by somebody who could buy it, given the means: the view's buyer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelSaleView"))]
pub struct SaleView {
    /// The cost less the buyer's bonuses.
    pub price: TokensView,
    /// What the buyer lacks of the price, before gold.
    pub missing: TokensView,
    /// Can the buyer pay, gold included?
    pub affordable: bool,
    /// Could the buyer have it? A card that takes the colour of a column needs one, too.
    pub buyable: bool,
    /// Every way to buy and pay for it now, the one with the least gold first; empty if it cannot be bought now.
    pub payments: Vec<PaymentView>,
}

/// One level of the pyramid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelLevelView"))]
pub struct LevelView {
    /// From 1 to 3.
    pub level: u8,
    /// Cards left in the deck.
    pub deck: u8,
    /// The face-up cards by place.
    pub cards: Vec<Option<CardView>>,
}

/// A royal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelRoyalView"))]
pub struct RoyalView {
    /// Its code.
    pub id: String,
    /// What it is worth.
    pub points: u8,
    /// What happens when it is taken.
    pub abilities: Vec<Ability>,
}

/// A reserved card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelReservedView"))]
pub struct ReservedView {
    /// From 1 to 3.
    pub level: u8,
    /// The card, if these eyes know it.
    pub card: Option<CardView>,
    /// True if only the owner knows it.
    pub hidden: bool,
}

/// A bought card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelBoughtView"))]
pub struct BoughtView {
    /// Its code.
    pub id: String,
    /// The letter of the column in which it lies, if it has a bonus.
    pub column: Option<char>,
    /// How many bonuses it gives there.
    pub bonus: u8,
    /// What it is worth.
    pub points: u8,
    /// Its crowns.
    pub crowns: u8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelSeatView"))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Points of cards and royals.
    pub points: u8,
    /// Crowns.
    pub crowns: u8,
    /// Points on cards of each colour, by letter.
    pub colour_points: TokensView,
    /// The most points on cards of one colour.
    pub best_colour_points: u8,
    /// The number of crowns that brings the next royal, if one is still to come.
    pub next_royal: Option<u8>,
    /// Tokens by letter.
    pub tokens: TokensView,
    /// All tokens together.
    pub token_count: u8,
    /// Bonuses by letter.
    pub bonuses: TokensView,
    /// Privileges.
    pub privileges: u8,
    /// Bought cards.
    pub cards: Vec<BoughtView>,
    /// Reserved cards in the order in which they came.
    pub reserved: Vec<ReservedView>,
    /// Royals.
    pub royals: Vec<RoyalView>,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelPrompt"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Prompt {
    /// A draw.
    Draw,
    /// Privileges, replenishing, or the mandatory action.
    Start,
    /// The mandatory action, after replenishing.
    Act,
    /// Which card to reserve, after taking gold.
    Reserve,
    /// How much gold to pay for one kind of token.
    Pay {
        /// The card that is being bought.
        card: CardView,
        /// The letter in question.
        token: char,
        /// At least so much.
        least: u8,
        /// At most so much.
        most: u8,
        /// Every way to pay the rest, the one with the least gold first. What is paid is told as a whole.
        payments: Vec<PaymentView>,
    },
    /// Which column the bought card joins.
    Associate {
        /// The card.
        card: CardView,
        /// The letters of the columns.
        columns: Vec<char>,
    },
    /// Which token of the bought card's colour to take.
    Token {
        /// The letter.
        token: char,
    },
    /// Which token to take from the opponent.
    Steal,
    /// Which royal to take.
    Royal,
    /// Which tokens to give back.
    Return {
        /// How many are too many.
        surplus: u8,
        /// Those that may be given back: any `surplus` of them, one by one in this order.
        tokens: Vec<ReturnView>,
    },
    /// Nothing: the game is over.
    Over,
}

/// Everything that these eyes may see.
pub(crate) fn view(game: &Duel, eyes: Eyes) -> View {
    let looker = Looker { game, eyes };
    let returns = (game.turn() == Turn::Over).then(|| game.returns());
    let seats = || Seat::all(2);
    View {
        game: Duel::NAME,
        letters: Token::LETTERS,
        turn: game.turn(),
        active: game.active,
        buyer: looker.buyer_seat(),
        first: game.first,
        turn_number: game.turns + u16::from(game.phase != Phase::Over),
        again: game.again,
        quiet_turns: game.stall.quiet_turns(),
        quiet_limit: Stall::LIMIT,
        prompt: looker.prompt(),
        board: Cell::all()
            .map(|cell| CellView { cell: cell.to_string(), token: game.board.token(cell).map(Token::letter) })
            .collect(),
        bag: tokens(game.bag, Token::COUNT),
        bag_count: game.bag.total(),
        privileges: game.privileges(),
        royals: game.royals().map(royal).collect(),
        pyramid: Level::ALL.map(|level| looker.level(level)).into(),
        seats: seats().map(|seat| looker.seat(seat)).collect(),
        goals: GoalsView { points: GOAL_POINTS, crowns: GOAL_CROWNS, colour_points: GOAL_COLOUR },
        token_limit: Surplus::LIMIT,
        winner: returns.and_then(|_| seats().find(|&seat| game.seat(seat).has_won())),
        places: returns.map(|returns| seats().map(|seat| returns.place(seat)).collect()).unwrap_or_default(),
    }
}

/// One pair of eyes on a game.
struct Looker<'a> {
    game: &'a Duel,
    eyes: Eyes,
}

impl Looker<'_> {
    /// Whose prices are shown.
    fn buyer_seat(&self) -> Seat {
        match self.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator | Eyes::Referee => self.game.active,
        }
    }

    fn buyer(&self) -> &Player {
        self.game.seat(self.buyer_seat())
    }

    fn card(&self, card: Card) -> CardView {
        let facts = card.facts();
        let for_sale = self.game.pyramid.shows(card) || self.buyer().holds(card);
        CardView {
            id: card.code(),
            level: card.level().number(),
            bonus: amounts(facts.gives),
            points: facts.points,
            crowns: facts.crowns,
            abilities: facts.abilities().collect(),
            cost: amounts(facts.cost),
            sale: for_sale.then(|| self.sale(card)),
        }
    }

    fn sale(&self, card: Card) -> SaleView {
        let buyer = self.buyer();
        let price = buyer.price(card);
        let affordable = buyer.affords(card);
        let buyable = affordable && buyer.has_place_for(card);
        let acting = matches!(self.game.phase, Phase::Start | Phase::Act) && self.game.active == self.buyer_seat();
        let payment = (buyable && acting).then(|| Payment::new(card, price, buyer.tokens));
        SaleView {
            price: amounts(price),
            missing: amounts(price.less(buyer.tokens)),
            affordable,
            buyable,
            payments: payment.map(|payment| payments(payment, Some(Action::Buy(card)))).unwrap_or_default(),
        }
    }

    fn level(&self, level: Level) -> LevelView {
        let row = self.game.pyramid.row(level).iter();
        LevelView {
            level: level.number(),
            deck: self.game.pyramid.deck(level).len() as u8,
            cards: row.map(|slot| slot.card().map(|card| self.card(card))).collect(),
        }
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let player = self.game.seat(seat);
        let reserved = player.hand().map(|(card, hidden)| ReservedView {
            level: card.level().number(),
            card: (!hidden || self.eyes.see(seat)).then(|| self.card(card)),
            hidden,
        });
        SeatView {
            seat,
            points: player.points,
            crowns: player.crowns,
            colour_points: tokens(player.colour_points, Colour::COUNT),
            best_colour_points: player.colour_points.most(),
            next_royal: ROYAL_CROWNS.get(player.royals.len() as usize).copied(),
            tokens: tokens(player.tokens, Token::COUNT),
            token_count: player.tokens.total(),
            bonuses: tokens(player.bonuses, Colour::COUNT),
            privileges: player.privileges,
            cards: player.bought.iter().map(|card| bought(player, card)).collect(),
            reserved: reserved.collect(),
            royals: player.royals.into_iter().map(|number| royal(Royal(number))).collect(),
        }
    }

    fn prompt(&self) -> Prompt {
        let player = self.game.player();
        match self.game.phase {
            Phase::First
            | Phase::SetUp(_)
            | Phase::Deal(_)
            | Phase::Replenish(_)
            | Phase::Draw(_)
            | Phase::Refill(..) => Prompt::Draw,
            Phase::Start => Prompt::Start,
            Phase::Act => Prompt::Act,
            Phase::Reserve => Prompt::Reserve,
            Phase::Pay(payment) => Prompt::Pay {
                card: self.card(payment.card),
                token: payment.token().letter(),
                least: *payment.choices().start(),
                most: *payment.choices().end(),
                payments: payments(payment, None),
            },
            Phase::Associate(card) => {
                let joinable = Colour::ALL.into_iter().filter(|colour| player.columns() >> colour.lane() & 1 == 1);
                Prompt::Associate { card: self.card(card), columns: joinable.map(Colour::letter).collect() }
            }
            Phase::Token(colour) => Prompt::Token { token: colour.letter() },
            Phase::Steal => Prompt::Steal,
            Phase::Royal => Prompt::Royal,
            Phase::Return(surplus) => {
                Prompt::Return { surplus: player.surplus(), tokens: returns(surplus.open(player.tokens)) }
            }
            Phase::Over => Prompt::Over,
        }
    }
}

fn returns(open: Counts) -> Vec<ReturnView> {
    let view = |token: Token| ReturnView {
        token: token.letter(),
        count: open.get(token.lane()),
        action: Action::Return(token).to_string(),
    };
    Token::ALL.into_iter().map(view).filter(|tokens| tokens.count > 0).collect()
}

/// Every way to settle a payment, after `begin` if that is still to be done.
fn payments(payment: Payment, begin: Option<Action>) -> Vec<PaymentView> {
    let view = |(answers, tokens): (Vec<Gold>, Counts)| PaymentView {
        tokens: Token::letters(tokens),
        actions: (begin.into_iter().chain(answers.into_iter().map(Action::Pay)))
            .map(|action| action.to_string())
            .collect(),
    };
    payment.ways().into_iter().map(view).collect()
}

fn bought(owner: &Player, card: Card) -> BoughtView {
    let facts = card.facts();
    let column = owner.column(card);
    BoughtView {
        id: card.code(),
        column: column.map(Colour::letter),
        bonus: if column.is_some() { facts.gives.total().max(1) } else { 0 },
        points: facts.points,
        crowns: facts.crowns,
    }
}

fn royal(royal: Royal) -> RoyalView {
    let facts = royal.facts();
    RoyalView { id: royal.code(), points: facts.points, abilities: facts.ability.into_iter().collect() }
}

/// The first `lanes` lanes by letter, zeros included.
fn tokens(counts: Counts, lanes: usize) -> TokensView {
    Token::ALL[..lanes].iter().map(|token| (token.letter(), counts.get(token.lane()))).collect()
}

/// All lanes that are not zero, by letter.
fn amounts(counts: Counts) -> TokensView {
    tokens(counts, Token::COUNT).into_iter().filter(|&(_, n)| n > 0).collect()
}
