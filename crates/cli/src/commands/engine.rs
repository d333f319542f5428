//! `klejnot engine`: the protocol on standard input and output.

use crate::engine::{Engine, Line, Lines};
use crate::stop::Stop;
use std::io::{self, BufReader, BufWriter, Write};
use text::Text;

/// Answers every line until the input ends or nobody reads the answers.
pub fn engine(text: Text) -> Result<(), Stop> {
    let mut engine = Engine::new(text);
    let mut input = Lines::new(BufReader::with_capacity(1 << 16, io::stdin()));
    let mut output = BufWriter::new(io::stdout());
    loop {
        // Whatever is wrong with the input: nothing more will come from it.
        let Ok(line) = input.next() else { return Ok(()) };
        let answer = match line {
            Line::Whole(line) => engine.answer(line),
            Line::TooLong => engine.too_long(),
            Line::End => return Ok(()),
        };
        writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(|_| Stop::NobodyListens)?;
    }
}
