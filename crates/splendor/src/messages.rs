//! The keys of everything that the rules of both games say.

/// What is told and why something is refused: every key that a message of these rules can have, in order.
pub const MESSAGES: &[&str] = &[
    "event-bought",
    "event-dealt",
    "event-first",
    "event-last-round",
    "event-marvel-avengers",
    "event-marvel-avengers-from",
    "event-marvel-goes-on",
    "event-marvel-last-round",
    "event-marvel-location",
    "event-marvel-recruited",
    "event-marvel-stone",
    "event-noble",
    "event-passed",
    "event-reserved",
    "event-reserved-with",
    "event-returned",
    "event-revealed",
    "event-shared",
    "event-stalled",
    "event-took",
    "event-won",
    "refuse-can-act",
    "refuse-choose-tile",
    "refuse-deck-empty",
    "refuse-draw-due",
    "refuse-hand-full",
    "refuse-impossible-draw",
    "refuse-joker-colour",
    "refuse-joker-count",
    "refuse-masked",
    "refuse-never-returned",
    "refuse-no-draw-due",
    "refuse-no-such-token",
    "refuse-no-surplus",
    "refuse-no-tile-due",
    "refuse-not-face-up",
    "refuse-not-for-sale",
    "refuse-not-in-bank",
    "refuse-not-paying",
    "refuse-over",
    "refuse-pay-first",
    "refuse-pile-small",
    "refuse-return-first",
    "refuse-return-order",
    "refuse-take-more",
    "refuse-tile-not-coming",
    "refuse-too-dear",
];

#[cfg(test)]
mod tests {
    use super::MESSAGES;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Adds every string literal of the sources in a folder that is a key.
    fn collect(folder: &Path, keys: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() && name != "tests" {
                collect(&path, keys);
            } else if path.is_file() && name != "messages.rs" && name != "harness.rs" {
                let source = std::fs::read_to_string(&path).expect("a source file");
                let key = |part: &&str| {
                    let plain = part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                    plain && (part.starts_with("event-") || part.starts_with("refuse-"))
                };
                keys.extend(source.split('"').filter(key).map(str::to_owned));
            }
        }
    }

    #[test]
    fn the_list_has_every_key_of_the_sources_and_no_other() {
        let mut said = BTreeSet::new();
        collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut said);
        assert!(said.iter().eq(MESSAGES), "in the sources: {said:#?}");
    }
}
