//! Where a person reads and types.

use crate::args::Colour;
use crate::engine::{Line, Lines};
use std::io::{self, BufWriter, IsTerminal, Stdin, Stdout, Write};

/// Standard input and output, which may or may not be a real terminal.
pub struct Terminal {
    input: Lines<io::BufReader<Stdin>>,
    output: BufWriter<Stdout>,
    colour: bool,
}

impl Terminal {
    /// Finds out what there is.
    pub fn new(colour: Colour) -> Self {
        let plain = || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = || std::env::var_os("TERM").is_some_and(|value| value == "dumb");
        let colour = match colour {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto => io::stdout().is_terminal() && !plain() && !dumb(),
        };
        Self { input: Lines::new(io::BufReader::new(io::stdin())), output: BufWriter::new(io::stdout()), colour }
    }

    /// May escape sequences for colours be written?
    pub fn colour(&self) -> bool {
        self.colour
    }

    /// Do people read and type here?
    pub fn is_interactive(&self) -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    /// Writes a line, or several.
    pub fn say(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", text.as_ref().trim_end_matches('\n'))
    }

    /// Shows everything written so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Asks and waits for a line. Nothing at the end of the input.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{question}")?;
        self.output.flush()?;
        Ok(match self.input.next()? {
            Line::End => {
                writeln!(self.output)?;
                None
            }
            Line::TooLong => Some("…".into()),
            Line::Whole(bytes) => Some(String::from_utf8_lossy(bytes).trim().to_string()),
        })
    }

    /// Clears the screen and what can be scrolled back to. Elsewhere than on a terminal draws a line instead.
    pub fn clear(&mut self) -> io::Result<()> {
        if io::stdout().is_terminal() { write!(self.output, "\x1b[2J\x1b[3J\x1b[H") } else { self.say("-".repeat(80)) }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.output.flush();
    }
}
