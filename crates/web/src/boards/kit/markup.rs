//! Small pieces of markup that boards write as text.

use std::fmt::Display;

/// Pictures and numbers that belong together.
pub(crate) fn span(class: &str, content: impl Display) -> String {
    format!("<span class=\"{class}\">{content}</span>")
}

/// The same with a word about it.
pub(crate) fn titled(class: &str, title: &str, content: impl Display) -> String {
    let title = plain(title);
    format!("<span class=\"{class}\" title=\"{title}\">{content}</span>")
}

/// What a button shows, and what it says to those who do not see it: the first line of its label; the
/// others are a tip.
pub(crate) fn face(label: &str, content: &str) -> String {
    let label = plain(label.lines().next().unwrap_or_default());
    format!(
        "<span class=\"unseen\">{label}</span><span class=\"face\" aria-hidden=\"true\">{content}</span>"
    )
}

/// Lines of a list.
pub(crate) fn items(lines: &[String]) -> String {
    let item = |line: &String| format!("<li>{}</li>", plain(line));
    lines.iter().map(item).collect()
}

/// Text that means nothing but itself.
pub(crate) fn plain(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
