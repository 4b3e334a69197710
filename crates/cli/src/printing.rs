//! What goes to standard output: text, colours where they are wanted, JSON.

use std::fmt::Display;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use anyhow::Context;
use serde::Serialize;

/// Names and titles.
pub(crate) const TITLE: Style = Style::new().bold();
/// What stands back.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Good news.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// Bad news.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// What is to be typed.
pub(crate) const TYPED: Style = AnsiColor::Cyan.on_default();

/// Text in a style. Colours are taken out again where they are not wanted: in files, in pipes, and
/// when `NO_COLOR` is set.
pub(crate) fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Writes to standard output.
///
/// # Errors
/// If nobody reads it any more, among other things; see [`nobody_reads`].
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .context("standard output")
}

/// Writes a value as one line of JSON.
///
/// # Errors
/// As [`print()`].
pub(crate) fn print_json(value: &impl Serialize) -> anyhow::Result<()> {
    let mut text = serde_json::to_string(value)?;
    text.push('\n');
    print(&text)
}

/// Whether the reader of the output has gone away, as `head` does when it has seen enough. That is
/// no failure.
pub(crate) fn nobody_reads(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Which way a column leans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lean {
    Left,
    Right,
}

/// Rows with their cells brought to the same width, two spaces between them. Cells that are missing
/// at the end of a row are left empty, and the last one of a row takes the room it needs.
pub(crate) fn align(rows: &[Vec<String>], leans: &[Lean]) -> Vec<String> {
    let widths: Vec<usize> = (0..leans.len())
        .map(|column| {
            let last = |row: &&Vec<String>| row.len() == column + 1 && column + 1 < leans.len();
            let rows = rows.iter().filter(|row| !last(row));
            let cells = rows.filter_map(|row| row.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    rows.iter()
        .map(|row| {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let space = " ".repeat(widths[column].saturating_sub(width(cell)));
                let gap = if column == 0 { "" } else { "  " };
                line += &match leans[column] {
                    Lean::Left => format!("{gap}{cell}{space}"),
                    Lean::Right => format!("{gap}{space}{cell}"),
                };
            }
            line.truncate(line.trim_end().len());
            line
        })
        .collect()
}

/// How many places a text takes on the screen, its colours not counted.
fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text)
        .to_string()
        .chars()
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_lean_as_told_and_colours_take_no_room() {
        let rows = [
            vec![styled(TITLE, "né"), "7".to_owned()],
            vec!["longer".to_owned(), "12".to_owned()],
            vec!["a heading that is longer than all".to_owned()],
        ];
        let lines = align(&rows, &[Lean::Left, Lean::Right]);
        assert_eq!(
            anstream::adapter::strip_str(&lines[0]).to_string(),
            "né       7"
        );
        assert_eq!(lines[1], "longer  12");
        assert_eq!(lines[2], "a heading that is longer than all");
    }
}
