//! Formats messages for whoever wants to compare: the page does the same with the same files, and must say the same.
//!
//! Each line of the input names a language, a key and arguments, `count#5` for a number and `level=2` for words, with tabs in between.
//! Each line of the output is a message, with `\n` for the end of a line.

use std::io::{self, BufRead, BufWriter, Write};
use text::{Lang, Text, Value};

fn main() -> io::Result<()> {
    let texts: Vec<Text> = Lang::ALL.map(Text::new).into();
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut parts = line.split('\t');
        let (lang, key) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let arguments: Vec<(&str, Value)> = parts.filter_map(argument).collect();
        let text = texts.iter().find(|text| text.lang().to_string() == lang).ok_or(io::ErrorKind::InvalidInput)?;
        writeln!(out, "{}", text.format(key, &arguments).replace('\n', "\\n"))?;
    }
    out.flush()
}

fn argument(part: &str) -> Option<(&str, Value)> {
    if let Some((name, number)) = part.split_once('#') {
        return Some((name, number.parse::<i64>().ok()?.into()));
    }
    part.split_once('=').map(|(name, words)| (name, words.into()))
}
