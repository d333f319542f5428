//! What a net is shown of Duel.

use super::features::{self, near, next_to_act};
use crate::Knowledge;
use crate::learned::Sight;
use duel::{Ability, Bonus, Card, Colour, Duel, GOAL_COLOUR, GOAL_CROWNS, GOAL_POINTS, Level, PRIVILEGES, Token};
use game::{Counts, Seat};

/// Numbers about a card.
const CARD: usize = 39;
/// Bonuses, tokens, and points by colour.
const COUNTED: usize = Colour::COUNT + Token::COUNT + Colour::COUNT;
/// Tokens on the board and in the bag, privileges, royals, and how far the game has come.
const TABLE: usize = Token::COUNT + 4;

impl Sight for Duel {
    const LAYOUT: u16 = 1;
    const SEAT: usize = features::FEATURES + COUNTED;
    const CARD: usize = CARD;
    const TABLE: usize = TABLE;

    fn next_to_act(&self) -> Seat {
        next_to_act(self)
    }

    fn show_seat(&self, seat: Seat, out: &mut [f32]) {
        let (features, counted) = out.split_at_mut(features::FEATURES);
        self.features(seat, features);
        let player = self.seat(seat);
        let (bonuses, counted) = counted.split_at_mut(Colour::COUNT);
        let (tokens, points) = counted.split_at_mut(Token::COUNT);
        fill(bonuses, player.bonuses, 4.0);
        fill(tokens, player.tokens, 4.0);
        fill(points, player.colour_points, 10.0);
    }

    fn show_cards(&self, seat: Seat, mut each: impl FnMut(&[f32])) {
        let player = self.seat(seat);
        let pyramid =
            || Level::ALL.into_iter().flat_map(|level| self.pyramid().row(level).iter().filter_map(|slot| slot.card()));
        // What a bonus of each colour would save on cards that are worth something.
        let mut saves = [0.0; Colour::COUNT];
        for card in pyramid().chain(player.hand().map(|(card, _)| card)) {
            let facts = card.facts();
            for (saves, asked) in saves.iter_mut().zip(player.price(card).lanes()) {
                *saves += f32::from(facts.points + facts.crowns) * f32::from(u8::from(asked > 0)) / 10.0;
            }
        }
        let most_saved = saves.into_iter().fold(0.0, f32::max);
        let mut show = |card: Card, held: bool| {
            let facts = card.facts();
            let price = player.price(card);
            let short = price.less(player.tokens.first_lanes(Token::BUT_GOLD));
            let missing = short.total().saturating_sub(player.gold());
            let most = short.most().saturating_sub(player.gold());
            let mut out = [0.0; CARD];
            out[0] = f32::from(facts.points) / 5.0;
            out[1] = f32::from(facts.crowns) / 3.0;
            out[2 + card.level().index()] = 1.0;
            out[5] = f32::from(u8::from(held));
            let colour_points = match facts.bonus {
                Bonus::Gem(colour) => {
                    out[6 + colour.lane()] = f32::from(facts.gives.get(colour.lane()));
                    out[14] = f32::from(player.bonuses.get(colour.lane())) / 4.0;
                    out[15] = saves[colour.lane()];
                    player.colour_points.get(colour.lane()) + facts.points
                }
                Bonus::Wild => {
                    out[11] = 1.0;
                    out[12] = f32::from(u8::from(!player.has_place_for(card)));
                    out[15] = most_saved;
                    player.colour_points.most() + facts.points
                }
                Bonus::None => {
                    out[13] = 1.0;
                    0
                }
            };
            fill(&mut out[16..22], price, 4.0);
            fill(&mut out[22..28], short, 4.0);
            out[28] = f32::from(missing) / 6.0;
            out[29] = f32::from(u8::from(missing == 0));
            out[30] = near(missing, most);
            out[31] = f32::from(colour_points) / f32::from(GOAL_COLOUR);
            let wins = player.points + facts.points >= GOAL_POINTS
                || player.crowns + facts.crowns >= GOAL_CROWNS
                || colour_points >= GOAL_COLOUR;
            out[32] = f32::from(u8::from(wins));
            out[33] = f32::from(price.total()) / 8.0;
            for ability in facts.abilities() {
                let place = match ability {
                    Ability::Again => 34,
                    Ability::Associate => 35,
                    Ability::Token => 36,
                    Ability::Privilege => 37,
                    Ability::Steal => 38,
                };
                out[place] = 1.0;
            }
            each(&out);
        };
        pyramid().for_each(|card| show(card, false));
        player.hand().for_each(|(card, _)| show(card, true));
    }

    fn show_table(&self, out: &mut [f32]) {
        let (board, rest) = out.split_at_mut(Token::COUNT);
        fill(board, self.board().counts(), 4.0);
        rest[0] = f32::from(self.bag().total()) / 10.0;
        rest[1] = f32::from(self.privileges()) / f32::from(PRIVILEGES);
        rest[2] = self.royals().count() as f32 / 4.0;
        rest[3] = self.stage();
    }
}

fn fill(out: &mut [f32], counts: Counts, scale: f32) {
    for (out, count) in out.iter_mut().zip(counts.lanes()) {
        *out = f32::from(count) / scale;
    }
}
