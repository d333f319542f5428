//! How much room text takes on a terminal.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The number of columns that a text takes. Escape sequences are not text: measure before you colour.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text in exactly so many columns: filled up with spaces, or cut with a `…` at the end.
pub fn fit(text: &str, columns: usize) -> String {
    let mut fitted = clip(text, columns);
    let room = columns - width(&fitted);
    fitted.extend(std::iter::repeat_n(' ', room));
    fitted
}

/// The text in at most so many columns, cut with a `…` at the end if it is longer. Control characters become spaces.
pub fn clip(text: &str, columns: usize) -> String {
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if width(&clean) <= columns {
        return clean;
    }
    let mut clipped = String::new();
    let mut taken = 0;
    for c in clean.chars() {
        taken += c.width().unwrap_or(0);
        if taken + 1 > columns {
            break;
        }
        clipped.push(c);
    }
    if columns > 0 {
        clipped.push('…');
    }
    clipped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_is_cut_and_what_is_short_is_filled_up() {
        assert_eq!(fit("Żółw", 6), "Żółw  ");
        assert_eq!(fit("Spider-Man 2099", 8), "Spider-…");
        assert_eq!(fit("абв", 0), "");
        assert_eq!(fit("日本語", 4), "日… ");
        for columns in 0..12 {
            assert_eq!(width(&fit("日本 Żółw e\u{301} \u{1b}[2J 👩‍👩‍👧", columns)), columns);
        }
    }

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        assert_eq!(clip("A\u{1b}[2J\nB", 20), "A [2J B");
    }
}
