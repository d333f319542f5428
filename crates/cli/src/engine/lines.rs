//! Lines of bounded length.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes, its end not counted.
pub const LONGEST: usize = 1_000_000;

/// A line of the input.
#[derive(PartialEq, Eq, Debug)]
pub enum Line<'a> {
    /// A line without its end.
    Whole(&'a [u8]),
    /// A line of more than [`LONGEST`] bytes, skipped.
    TooLong,
    /// There are no more.
    End,
}

/// Reads lines without ever holding more than [`LONGEST`] bytes.
pub struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of this input.
    pub fn new(input: R) -> Self {
        Self { input, line: Vec::new() }
    }

    /// The next line. The last one needs no end.
    #[expect(clippy::should_implement_trait, reason = "a line borrows the buffer")]
    pub fn next(&mut self) -> io::Result<Line<'_>> {
        self.line.clear();
        // Room for an end of two bytes, and one byte more to tell that a line is too long.
        self.input.by_ref().take(LONGEST as u64 + 3).read_until(b'\n', &mut self.line)?;
        if self.line.is_empty() {
            return Ok(Line::End);
        }
        let ended = self.line.ends_with(b"\n");
        if ended {
            self.line.pop();
            if self.line.ends_with(b"\r") {
                self.line.pop();
            }
        }
        if self.line.len() <= LONGEST {
            return Ok(Line::Whole(&self.line));
        }
        if !ended {
            self.input.skip_until(b'\n')?;
        }
        Ok(Line::TooLong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_a_line_feed_or_with_the_input() {
        let mut lines = Lines::new(&b"one\r\n\ntwo\rthree"[..]);
        assert_eq!(lines.next().unwrap(), Line::Whole(b"one"));
        assert_eq!(lines.next().unwrap(), Line::Whole(b""));
        assert_eq!(lines.next().unwrap(), Line::Whole(b"two\rthree"));
        assert_eq!(lines.next().unwrap(), Line::End);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_not_kept() {
        for (length, end, kept) in [
            (LONGEST, "\n", true),
            (LONGEST, "\r\n", true),
            (LONGEST + 1, "\n", false),
            (LONGEST + 1, "\r\n", false),
            (LONGEST + 2, "\n", false),
            (LONGEST + 3, "\n", false),
            (3 * LONGEST, "\n", false),
        ] {
            let text = format!("{}{end}next", "x".repeat(length));
            let mut lines = Lines::new(text.as_bytes());
            assert_eq!(matches!(lines.next().unwrap(), Line::Whole(_)), kept, "{length} {end:?}");
            assert_eq!(lines.next().unwrap(), Line::Whole(b"next"), "{length} {end:?}");
            assert!(lines.line.capacity() < 2 * LONGEST + 4096);
        }
    }
}
