//! The corrections that make win chances agree with results, for each game and number of players.

use search::Correction;

/// Each file says which command made it.
const FITTED: [(&str, u8, &str); 7] = [
    ("splendor", 2, include_str!("../corrections/splendor-2.txt")),
    ("splendor", 3, include_str!("../corrections/splendor-3.txt")),
    ("splendor", 4, include_str!("../corrections/splendor-4.txt")),
    ("marvel", 2, include_str!("../corrections/marvel-2.txt")),
    ("marvel", 3, include_str!("../corrections/marvel-3.txt")),
    ("marvel", 4, include_str!("../corrections/marvel-4.txt")),
    ("duel", 2, include_str!("../corrections/duel-2.txt")),
];

/// The correction for a game with so many players; none where none was fitted.
pub fn correction(game: &str, players: u8) -> Correction {
    let fitted = FITTED.iter().find(|known| known.0 == game && known.1 == players);
    fitted.and_then(|(_, _, text)| read(text)).unwrap_or(Correction::NONE)
}

/// A correction as text, below the command that made it.
pub fn write_correction(correction: Correction, command: &str) -> String {
    format!("# {command}\nscale {:.4}\ntempo {:.4}\n", correction.scale, correction.tempo)
}

fn read(text: &str) -> Option<Correction> {
    let number = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok())
    };
    Some(Correction { scale: number("scale")?, tempo: number("tempo")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let correction = Correction { scale: 1.25, tempo: -0.0625 };
        assert_eq!(read(&write_correction(correction, "klejnot calibrate x")), Some(correction));
        assert_eq!(read("scale 1\n"), None);
    }

    #[test]
    fn what_the_project_ships_is_sane() {
        for (game, players, text) in FITTED {
            let shipped = read(text).unwrap_or_else(|| panic!("{game}-{players}.txt"));
            assert_eq!(correction(game, players), shipped);
            assert!((0.3..3.0).contains(&shipped.scale) && shipped.tempo.abs() < 1.0, "{game} {players}: {shipped:?}");
        }
        assert_eq!(correction("dc", 2), Correction::NONE);
    }
}
