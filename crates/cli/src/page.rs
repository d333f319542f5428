//! Pages of their own: no script, nothing to load, dark and light.

use crate::drawing::{self, escape};
use text::Text;

const STYLE: &str = include_str!("page.css");

/// A whole page. Title and body are HTML.
pub fn whole(title: &str, body: &str, text: &Text) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        text.lang(),
        drawing::STYLE
    )
}

/// A table; the first row holds the headings.
pub fn table(rows: &[Vec<String>]) -> String {
    let row = |(number, row): (usize, &Vec<String>)| {
        let cell = |(column, cell): (usize, &String)| match (number, column) {
            (0, _) => format!("<th scope=\"col\">{}</th>", escape(cell)),
            (_, 0) => format!("<th scope=\"row\">{}</th>", escape(cell)),
            _ => format!("<td>{}</td>", escape(cell)),
        };
        format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>())
    };
    let rows: String = rows.iter().enumerate().map(row).collect();
    format!("<div class=\"wide\"><table>\n{rows}</table></div>\n")
}
