//! What to look at in Duel.

use crate::knowledge::larger;
use duel::{Bonus, Card, Colour, Duel, GOAL_COLOUR, GOAL_CROWNS, GOAL_POINTS, Level, Phase, Player, Token};
use game::Seat;

/// Numbers that describe a seat.
pub const FEATURES: usize = 48;

/// Who chooses an action next: in the middle of a turn, whoever comes after.
pub fn next_to_act(game: &Duel) -> Seat {
    match game.phase() {
        Phase::Start | Phase::Act => game.active(),
        _ if game.plays_again() => game.active(),
        _ => game.active().next(2),
    }
}

/// What one seat could buy, and how soon.
#[derive(Default)]
struct Reach {
    points_near: f32,
    crowns_near: f32,
    near: f32,
    best: f32,
    best_colour: f32,
    payable: f32,
    payable_points: f32,
    payable_crowns: f32,
    abilities: f32,
    covered: f32,
    wins: f32,
    wins_soon: f32,
}

/// Describes what a seat has and could have.
pub fn describe(game: &Duel, seat: Seat, out: &mut [f32]) {
    let player = game.seat(seat);
    let points = f32::from(player.points) / f32::from(GOAL_POINTS);
    let crowns = f32::from(player.crowns) / f32::from(GOAL_CROWNS);
    let mut colours = Colour::ALL.map(|colour| player.colour_points.get(colour.lane()));
    colours.sort_unstable();
    let colour = f32::from(colours[4]) / f32::from(GOAL_COLOUR);
    let second = f32::from(colours[3]) / f32::from(GOAL_COLOUR);
    let furthest = points.max(crowns).max(colour);
    let gems = f32::from(player.tokens.first_lanes(Colour::COUNT).total().min(10));
    let pearls = f32::from(player.tokens.get(Token::Pearl.lane()));
    let gold = f32::from(player.gold());
    let held = gems + pearls + gold;
    let tempo = f32::from(u8::from(next_to_act(game) == seat));
    let at_least = |n: u8| (player.bonuses.at_least(n) & 31).count_ones() as f32 / 5.0;
    let royals = player.royals.len() as f32;
    // Crowns that are missing for the next royal.
    let to_royal = match player.crowns {
        0..3 => f32::from(3 - player.crowns),
        3..6 => f32::from(6 - player.crowns),
        _ => 4.0,
    };

    let mut market = Reach::default();
    for level in Level::ALL {
        for card in game.pyramid().row(level).iter().filter_map(|slot| slot.card()) {
            market.add(player, card);
        }
    }
    let mut hand = Reach::default();
    for (card, _) in player.hand() {
        hand.add(player, card);
    }
    let wins = market.wins.max(hand.wins);
    let payable = market.payable_points.max(hand.payable_points);

    let features = [
        points,
        points * points,
        crowns,
        crowns * crowns,
        colour,
        colour * colour,
        second,
        furthest * furthest,
        points * crowns,
        f32::from(player.bonuses.total()) / 10.0,
        f32::from(player.bonuses.total()).sqrt() / 3.0,
        at_least(1),
        at_least(2),
        at_least(3),
        at_least(4),
        gems / 10.0,
        pearls / 2.0,
        gold / 3.0,
        held * held / 100.0,
        (held - 7.0).max(0.0) / 3.0,
        f32::from(player.privileges) / 3.0,
        f32::from(player.privileges.min(1)),
        player.hand().count() as f32 / 3.0,
        f32::from(u8::from(player.hand_is_full())),
        royals / 2.0,
        1.0 / (1.0 + to_royal),
        market.points_near / 4.0,
        market.crowns_near / 4.0,
        market.near / 4.0,
        market.best,
        market.best_colour,
        market.covered,
        market.abilities / 3.0,
        hand.points_near,
        hand.crowns_near,
        hand.near,
        hand.best,
        hand.best_colour,
        hand.covered,
        (market.payable + hand.payable) / 4.0,
        payable,
        market.payable_crowns.max(hand.payable_crowns),
        market.wins_soon.max(hand.wins_soon),
        wins,
        tempo,
        tempo * payable,
        tempo * wins,
        tempo * (market.payable + hand.payable).min(1.0),
    ];
    out.copy_from_slice(&features);
}

impl Reach {
    fn add(&mut self, player: &Player, card: Card) {
        let facts = card.facts();
        let price = player.price(card);
        let short = price.less(player.tokens.first_lanes(Token::BUT_GOLD));
        let gold = player.gold();
        let missing = short.total().saturating_sub(gold);
        let most = short.most().saturating_sub(gold);
        let near = near(missing, most);
        let points = f32::from(facts.points) / 5.0;
        let crowns = f32::from(facts.crowns) / 3.0;
        let colour_points = match facts.bonus {
            Bonus::Gem(colour) => player.colour_points.get(colour.lane()),
            Bonus::None => 0,
            Bonus::Wild => player.colour_points.most(),
        };
        let in_colour = if facts.bonus == Bonus::None { 0 } else { colour_points + facts.points };
        self.points_near += points * near;
        self.crowns_near += crowns * near;
        self.near += near;
        self.best = larger(self.best, (points + crowns) * near);
        self.best_colour = larger(self.best_colour, f32::from(in_colour) / f32::from(GOAL_COLOUR) * near);
        let cost = f32::from(facts.cost.total().max(1));
        self.covered += (points + crowns + 0.2) * (cost - f32::from(price.total())) / cost;
        let wins = player.points + facts.points >= GOAL_POINTS
            || player.crowns + facts.crowns >= GOAL_CROWNS
            || in_colour >= GOAL_COLOUR;
        let wins = f32::from(u8::from(wins));
        self.wins_soon = larger(self.wins_soon, wins * near);
        if missing == 0 && player.has_place_for(card) {
            self.payable += 1.0;
            self.payable_points = larger(self.payable_points, points);
            self.payable_crowns = larger(self.payable_crowns, crowns);
            self.abilities += facts.abilities().count() as f32;
            self.wins = larger(self.wins, wins);
        }
    }
}

/// How near a card is, by the tokens that are missing in all and of one kind: a factor for each turn that it takes to gather them.
pub(super) fn near(missing: u8, most: u8) -> f32 {
    static NEAR: [[f32; 8]; 16] = {
        let mut near = [[0.0; 8]; 16];
        let mut missing = 0;
        while missing < 16 {
            let mut most = 0;
            while most < 8 {
                // In quarters of a turn: about 2 tokens a turn, about 1.3 of one kind.
                let all = missing * 2;
                let one = most * 3;
                let mut quarters = if all > one { all } else { one };
                let mut factor = 1.0;
                while quarters > 0 {
                    factor *= 0.914_691_2;
                    quarters -= 1;
                }
                near[missing][most] = factor;
                most += 1;
            }
            missing += 1;
        }
        near
    };
    NEAR[usize::from(missing.min(15))][usize::from(most.min(7))]
}
