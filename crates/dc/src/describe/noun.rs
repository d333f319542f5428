//! Which cards, as something that can be named.

use crate::vocabulary::{Type, What};
use game::{Arg, Message};

/// The cards that are meant, to be said in any grammatical form.
pub(super) fn noun(what: &What) -> Message {
    match what {
        What::Any => card(),
        What::Type(kind) => of_type(*kind),
        What::Named(id) => Message::new("dc-named").with("name", Arg::Name(id.clone())),
        What::Or(parts) => one_of(parts),
        What::And(parts) => all_of(parts),
        What::Not(part) => match negated(part) {
            Some(what) => noun(&what),
            None => but_not(card(), part),
        },
        _ => qualified(card(), quality(what).expect("whatever is left is a quality")),
    }
}

/// Cards of a type.
pub(super) fn of_type(kind: Type) -> Message {
    Message::new(match kind {
        Type::Starter => "dc-starter",
        Type::Hero => "dc-hero",
        Type::Villain => "dc-villain",
        Type::SuperPower => "dc-super-power",
        Type::Equipment => "dc-equipment",
        Type::Location => "dc-location",
        Type::SuperVillain => "dc-super-villain",
        Type::Weakness => "dc-weakness",
    })
}

fn card() -> Message {
    Message::new("dc-card")
}

fn qualified(what: Message, quality: Message) -> Message {
    Message::new("dc-qualified").with("what", Arg::Noun(what)).with("quality", quality)
}

fn but_not(what: Message, not: &What) -> Message {
    Message::new("dc-but-not").with("what", Arg::Noun(what)).with("not", Arg::Noun(noun(not)))
}

/// What stands after a name: a cost, a mark.
fn quality(what: &What) -> Option<Message> {
    let cost = |key, cost: u8| Some(Message::new(key).with("cost", cost));
    match what {
        What::CostAtMost(0) => cost("dc-cost-exactly", 0),
        What::CostAtMost(most) => cost("dc-cost-at-most", *most),
        What::CostAtLeast(least) => cost("dc-cost-at-least", *least),
        What::CostEven => Some(Message::new("dc-cost-even")),
        What::CostOdd => Some(Message::new("dc-cost-odd")),
        What::Watchmen => Some(Message::new("dc-with-mark")),
        What::HasAttack => Some(Message::new("dc-with-attack")),
        What::HasDefense => Some(Message::new("dc-with-defense")),
        What::Or(parts) => {
            let qualities: Option<Vec<Message>> = parts.iter().map(quality).collect();
            let either = |first, next| Message::new("dc-quality-or").with("first", first).with("next", next);
            qualities?.into_iter().reduce(either)
        }
        _ => None,
    }
}

/// The same without a "not", where there are words for that.
fn negated(part: &What) -> Option<What> {
    match part {
        What::CostAtMost(most) => Some(What::CostAtLeast(most.saturating_add(1))),
        What::CostAtLeast(least @ 1..) => Some(What::CostAtMost(least - 1)),
        What::CostEven => Some(What::CostOdd),
        What::CostOdd => Some(What::CostEven),
        What::Not(what) => Some((**what).clone()),
        _ => None,
    }
}

fn one_of(parts: &[What]) -> Message {
    let whole = What::Or(parts.to_vec());
    if let Some(quality) = quality(&whole) {
        return qualified(card(), quality);
    }
    let join = |key, first, next| Message::new(key).with("first", Arg::Noun(first)).with("next", Arg::Noun(next));
    let mut nouns: Vec<Message> = parts.iter().map(noun).collect();
    let last = nouns.pop();
    let others = nouns.into_iter().reduce(|first, next| join("dc-noun-comma", first, next));
    match (others, last) {
        (Some(others), Some(last)) => join("dc-noun-or", others, last),
        (None, Some(last)) => last,
        (_, None) => but_not(card(), &What::Any),
    }
}

/// A name, then its qualities, then what is left out.
fn all_of(parts: &[What]) -> Message {
    let mut flat = Vec::new();
    flatten(parts, &mut flat);
    let mut whole = None;
    let mut qualities: Vec<Message> = cost(&flat).into_iter().collect();
    for part in &flat {
        match part {
            What::Any | What::CostAtMost(_) | What::CostAtLeast(_) | What::Not(_) => {}
            _ => match quality(part) {
                Some(quality) => qualities.push(quality),
                None if whole.is_none() => whole = Some(noun(part)),
                None => qualities.push(Message::new("dc-also").with("what", Arg::Noun(noun(part)))),
            },
        }
    }
    let whole = qualities.into_iter().fold(whole.unwrap_or_else(card), qualified);
    let nots = flat.iter().filter_map(|part| match part {
        What::Not(not) => Some(not),
        _ => None,
    });
    nots.fold(whole, |whole, not| but_not(whole, not))
}

fn flatten(parts: &[What], flat: &mut Vec<What>) {
    for part in parts {
        match part {
            What::And(parts) => flatten(parts, flat),
            What::Not(not) => match negated(not) {
                Some(what) => flatten(&[what], flat),
                None => flat.push(part.clone()),
            },
            _ => flat.push(part.clone()),
        }
    }
}

/// The bounds of the cost, as one quality.
fn cost(parts: &[What]) -> Option<Message> {
    let least = parts.iter().filter_map(|part| match part {
        What::CostAtLeast(least) => Some(*least),
        _ => None,
    });
    let most = parts.iter().filter_map(|part| match part {
        What::CostAtMost(most) => Some(*most),
        _ => None,
    });
    match (least.max(), most.min()) {
        (None, None) => None,
        (Some(least), None) => quality(&What::CostAtLeast(least)),
        (None, Some(most)) => quality(&What::CostAtMost(most)),
        (Some(low), Some(high)) if low == high => Some(Message::new("dc-cost-exactly").with("cost", low)),
        (Some(low), Some(high)) => {
            let key = if low.checked_add(1) == Some(high) { "dc-cost-either" } else { "dc-cost-range" };
            Some(Message::new(key).with("low", low).with("high", high))
        }
    }
}
