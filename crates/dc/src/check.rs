//! Is what a card file says possible, beyond its form?

use crate::action::MOST_WAYS;
use crate::card::Card;
use crate::compile::inside;
use crate::load::{Assembly, BadCards, DEEPEST, Problem};
use crate::pile::MOST;
use crate::vocabulary::{self as words, CardEntry, Effect, File, Pack, Special, To, Type, Zone};

impl Assembly<'_> {
    /// Everything that the form alone does not tell.
    pub(crate) fn check(&self, file: &File) -> Result<(), BadCards> {
        for (entry, &origin) in file.cards.iter().zip(&self.origins.cards) {
            let text = &self.texts[origin];
            let number = |field, found, least, most| match (least..=most).contains(&found) {
                true => Ok(()),
                false => Err(text.bad(&entry.id, field, Problem::Number { found, least, most })),
            };
            number("cost", entry.cost, 0, 20)?;
            number("copies", entry.copies, 0, 40)?;
            let lists = [("play", Some(&entry.play)), ("appears", entry.appears.as_ref())];
            let defense = ("defense", entry.defense.as_ref().map(|defense| &defense.then));
            let abilities = entry.ability.iter().map(|ability| ("ability", Some(&ability.then)));
            for (field, effects) in lists.into_iter().chain([defense]).chain(abilities) {
                let effects = effects.map_or(&[][..], Vec::as_slice);
                check_effects(effects)
                    .and_then(|()| check_mixing(effects, field == "appears"))
                    .map_err(|problem| text.bad(&entry.id, field, problem))?;
            }
        }
        for (entry, &origin) in file.heroes.iter().zip(&self.origins.heroes) {
            for ability in &entry.ability {
                let bad = |problem| self.texts[origin].bad(&entry.id, "ability", problem);
                check_effects(&ability.then).and_then(|()| check_mixing(&ability.then, false)).map_err(bad)?;
            }
        }
        for (entry, &origin) in file.challenges.iter().zip(&self.origins.challenges) {
            if !(1..=3).contains(&entry.level) {
                let problem = Problem::Number { found: entry.level.into(), least: 1, most: 3 };
                return Err(self.texts[origin].bad(&entry.id, "level", problem));
            }
            if entry.needs.len() > 8 {
                let problem = Problem::TooMany { found: entry.needs.len(), most: 8 };
                return Err(self.texts[origin].bad(&entry.id, "needs", problem));
            }
        }
        for (entry, &origin) in file.plots.iter().zip(&self.origins.plots) {
            if let words::Ruin::PerWeakness { least, most } | words::Ruin::PerPlayed { least, most, .. } =
                entry.destroys
                && least > most
            {
                let problem = Problem::Number { found: least.into(), least: 0, most: most.into() };
                return Err(self.texts[origin].bad(&entry.id, "destroys", problem));
            }
        }
        self.enough(file)
    }

    /// Enough cards for every table, and not more than a pile can hold.
    fn enough(&self, file: &File) -> Result<(), BadCards> {
        let last = self.texts.last().expect("there is a file");
        let count = |test: &dyn Fn(&CardEntry) -> bool| {
            file.cards.iter().filter(|entry| test(entry)).map(|entry| entry.copies as usize).sum::<usize>()
        };
        let copies = |id: &str| count(&|entry: &CardEntry| entry.id == id);
        let heroes = |pack| file.heroes.iter().filter(|hero| hero.pack == pack).count();
        let level = |level| file.challenges.iter().filter(|challenge| challenge.level == level).count();
        // DCB-02, DCB-03: five players, the Line-Up and one card behind it.
        let needed = [
            ("cards", "punch", copies("punch"), 35),
            ("cards", "vulnerability", copies("vulnerability"), 15),
            ("cards", "", count(&|entry| in_main_deck(entry) && entry.pack == Pack::Base), 6),
            ("cards", "ras_al_ghul", copies("ras_al_ghul"), 1),
            ("cards", "", count(&|entry| entry.kind == Type::SuperVillain), 12),
            ("heroes", "", heroes(Pack::Base), 5),
            ("heroes", "", heroes(Pack::Watchmen), 5),
            ("challenges", "", level(1).min(level(2)).min(level(3)), 1),
            ("plots", "", file.plots.len(), 5),
            ("machinations", "", file.machinations.len(), 1),
        ];
        for (field, card, found, needed) in needed {
            if found < needed {
                return Err(last.bad(card, field, Problem::TooFew { found, needed }));
            }
        }
        let too_many = |field, found, most| match found <= most {
            true => Ok(()),
            false => Err(last.bad("", field, Problem::TooMany { found, most })),
        };
        // A table of five has ten starters each.
        let rest = count(&|entry| entry.kind != Type::Starter);
        too_many("cards", rest + 50, MOST - 5)?;
        too_many("cards", file.cards.len(), Card::MOST)?;
        // Who has whose card is remembered of one exchange.
        let exchanges =
            |entry: &CardEntry| entry.appears.as_ref().is_some_and(|then| mixing(then).contains(&"Exchange"));
        too_many("appears", count(&exchanges), 1)?;
        too_many("heroes", file.heroes.len(), 32)?;
        too_many("challenges", file.challenges.len(), 32)?;
        too_many("plots", file.plots.len(), 32)?;
        too_many("machinations", file.machinations.len(), 32)
    }
}

/// DCB-03: does the card belong into the main deck?
fn in_main_deck(entry: &CardEntry) -> bool {
    matches!(entry.kind, Type::Hero | Type::Villain | Type::SuperPower | Type::Equipment | Type::Location)
        && entry.id != "kick"
}

/// Effects that fit together in a way the engine can resolve.
fn check_effects(effects: &[Effect]) -> Result<(), Problem> {
    if depth(effects) > DEEPEST {
        return Err(Problem::TooDeep);
    }
    effects.iter().try_for_each(check_effect)
}

fn check_effect(effect: &Effect) -> Result<(), Problem> {
    let within = |found: usize, least: usize, most: usize| match (least..=most).contains(&found) {
        true => Ok(()),
        false => Err(Problem::Number { found: found as i32, least: least as i32, most: most as i32 }),
    };
    match effect {
        Effect::Power(n)
        | Effect::PowerFor(n, _)
        | Effect::Draw(n)
        | Effect::PlayerDraws(n)
        | Effect::DrawOneByOne { most: n, .. }
        | Effect::Weakness(n)
        | Effect::SuperVillainCostsLess(n)
        | Effect::HandSize(n) => within((*n).into(), 0, 20)?,
        Effect::Pay { power, .. } => within((*power).into(), 1, 20)?,
        Effect::Choose(ways) => within(ways.len(), 1, MOST_WAYS.into())?,
        Effect::May { act, .. } => within(act.len(), 1, 20)?,
        Effect::Move { count: words::Count::Exactly(n) | words::Count::UpTo(n), .. } => within((*n).into(), 1, 20)?,
        _ => {}
    }
    // What is only shown stays in the hand.
    let shown_elsewhere = match effect {
        Effect::Move { from, to: To::Shown, .. } => from != &[Zone::Hand],
        Effect::MoveIt(to) | Effect::RandomFromHand(to) => *to == To::Shown,
        _ => false,
    };
    if shown_elsewhere {
        return Err(Problem::ShownElsewhere);
    }
    inside(effect).into_iter().try_for_each(|effects| effects.iter().try_for_each(check_effect))
}

/// Cards of several players are mixed when all of them have been hit: by what appears, once, and by nothing inside something else.
fn check_mixing(effects: &[Effect], appears: bool) -> Result<(), Problem> {
    let direct =
        effects.iter().filter(|effect| matches!(effect, Effect::Special(Special::Exchange | Special::PassLeft)));
    match &mixing(effects)[..] {
        [] => Ok(()),
        [_] if appears && direct.count() == 1 => Ok(()),
        [.., word] => Err(Problem::Misplaced(word)),
    }
}

/// The words among these effects, however deep, that mix the cards of several players.
fn mixing(effects: &[Effect]) -> Vec<&'static str> {
    let of = |effect: &Effect| match effect {
        Effect::Special(Special::Exchange) => vec!["Exchange"],
        Effect::Special(Special::PassLeft) => vec!["PassLeft"],
        _ => inside(effect).into_iter().flat_map(|effects| mixing(effects)).collect(),
    };
    effects.iter().flat_map(of).collect()
}

fn depth(effects: &[Effect]) -> usize {
    effects.iter().map(|effect| 1 + inside(effect).into_iter().map(depth).max().unwrap_or(0)).max().unwrap_or(0)
}
