//! The little Markdown that rules are written in: headings with `{#anchor}`, paragraphs, lists, bold
//! and italics. Everything else is plain text, so nothing can be injected.

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Block {
    /// A heading of some depth, with the anchor that leads to it.
    Heading {
        /// 1 for the page's title.
        depth: usize,
        /// Where links lead.
        anchor: Option<String>,
        /// Its text.
        text: Vec<Span>,
    },
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A picture: drawings of the game's board in a row.
    Figure {
        /// Their names; those that lie over each other are joined by `+`.
        drawings: Vec<String>,
        /// What they show.
        caption: Vec<Span>,
    },
    /// A list.
    List {
        /// Whether its items are numbered.
        numbered: bool,
        /// The items.
        items: Vec<Vec<Span>>,
    },
}

/// A stretch of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Span {
    /// As it is.
    Plain(String),
    /// Bold.
    Strong(String),
    /// In italics.
    Emphasis(String),
}

impl Block {
    /// Its words alone, to search in.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Heading { text, .. } | Self::Paragraph(text) => plain_text(text),
            Self::Figure { caption, .. } => plain_text(caption),
            Self::List { items, .. } => {
                let items: Vec<_> = items.iter().map(|item| plain_text(item)).collect();
                items.join("\n")
            }
        }
    }
}

fn plain_text(spans: &[Span]) -> String {
    let text = |span: &Span| match span {
        Span::Plain(text) | Span::Strong(text) | Span::Emphasis(text) => text.clone(),
    };
    spans.iter().map(text).collect()
}

/// Reads a page.
pub(crate) fn parse(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for line in table::kept_together(text).lines() {
        let line = line.trim();
        if line.is_empty() {
            open = false;
            continue;
        }
        if let Some(heading) = heading(line) {
            blocks.push(heading);
            open = false;
            continue;
        }
        if let Some(figure) = figure(line) {
            blocks.push(figure);
            open = false;
            continue;
        }
        if let Some((numbered, item)) = item(line) {
            match blocks.last_mut() {
                Some(Block::List {
                    numbered: kind,
                    items,
                }) if *kind == numbered => items.push(spans(item)),
                _ => blocks.push(Block::List {
                    numbered,
                    items: vec![spans(item)],
                }),
            }
            open = true;
            continue;
        }
        // A line goes on with the paragraph or item before it, unless an empty line came between.
        match blocks.last_mut() {
            Some(Block::Paragraph(text)) if open => go_on(text, line),
            Some(Block::List { items, .. }) if open => {
                if let Some(last) = items.last_mut() {
                    go_on(last, line);
                }
            }
            _ => blocks.push(Block::Paragraph(spans(line))),
        }
        open = true;
    }
    blocks
}

fn go_on(text: &mut Vec<Span>, line: &str) {
    text.push(Span::Plain(" ".to_owned()));
    text.extend(spans(line));
}

fn heading(line: &str) -> Option<Block> {
    let depth = line.bytes().take_while(|&byte| byte == b'#').count();
    let text = line[depth..].strip_prefix(' ')?;
    if depth == 0 || depth > 6 {
        return None;
    }
    let (text, anchor) = match text
        .strip_suffix('}')
        .and_then(|text| text.rsplit_once("{#"))
    {
        Some((text, anchor)) => (text.trim_end(), Some(anchor.to_owned())),
        None => (text, None),
    };
    Some(Block::Heading {
        depth,
        anchor,
        text: spans(text),
    })
}

fn figure(line: &str) -> Option<Block> {
    let (caption, drawings) = line
        .strip_prefix("![")?
        .strip_suffix(')')?
        .split_once("](")?;
    Some(Block::Figure {
        drawings: drawings.split(' ').map(str::to_owned).collect(),
        caption: spans(caption),
    })
}

/// Whether the line is an item of a list, of which kind, and its text.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(text) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some((false, text));
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let text = line[digits..].strip_prefix(". ")?;
    (digits > 0).then_some((true, text))
}

/// Where the first star is that stands for itself, not two together.
fn lone_star(text: &str) -> Option<usize> {
    let stars = text.match_indices('*').map(|(place, _)| place);
    stars.into_iter().find(|&place| {
        let before = text[..place].ends_with('*');
        let after = text[place + 1..].starts_with('*');
        !before && !after
    })
}

fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('*') {
        let mark = if rest[start..].starts_with("**") {
            "**"
        } else {
            "*"
        };
        let inside = &rest[start + mark.len()..];
        // A star between spaces is a star.
        let tight = |end: &usize| *end > 0 && inside[..*end].trim() == &inside[..*end];
        let end = if mark == "*" {
            lone_star(inside)
        } else {
            inside.find(mark)
        };
        let Some(end) = end.filter(tight) else {
            plain.push_str(&rest[..start + mark.len()]);
            rest = inside;
            continue;
        };
        plain.push_str(&rest[..start]);
        if !plain.is_empty() {
            spans.push(Span::Plain(std::mem::take(&mut plain)));
        }
        let marked = &inside[..end];
        if mark == "**" {
            spans.push(Span::Strong(marked.to_owned()));
        } else {
            // There may be bold words inside.
            spans.extend(self::spans(marked).into_iter().map(|span| match span {
                Span::Plain(text) => Span::Emphasis(text),
                span => span,
            }));
        }
        rest = &inside[end + mark.len()..];
    }
    plain.push_str(rest);
    if !plain.is_empty() {
        spans.push(Span::Plain(plain));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<Span> {
        vec![Span::Plain(text.to_owned())]
    }

    #[test]
    fn a_heading_may_have_an_anchor() {
        assert_eq!(
            parse("### Levels {#rule-levels}"),
            [Block::Heading {
                depth: 3,
                anchor: Some("rule-levels".to_owned()),
                text: plain("Levels"),
            }]
        );
    }

    #[test]
    fn lines_belong_together_until_an_empty_one() {
        assert_eq!(
            parse("one\ntwo\n\nthree"),
            [
                Block::Paragraph(vec![
                    Span::Plain("one".to_owned()),
                    Span::Plain(" ".to_owned()),
                    Span::Plain("two".to_owned()),
                ]),
                Block::Paragraph(plain("three")),
            ]
        );
    }

    #[test]
    fn lists_are_numbered_or_not() {
        assert_eq!(
            parse("1. a\n2. b\n\n- c"),
            [
                Block::List {
                    numbered: true,
                    items: vec![plain("a"), plain("b")],
                },
                Block::List {
                    numbered: false,
                    items: vec![plain("c")],
                },
            ]
        );
    }

    #[test]
    fn stars_mark_bold_and_italics() {
        assert_eq!(
            spans("a **b** *c* d"),
            [
                Span::Plain("a ".to_owned()),
                Span::Strong("b".to_owned()),
                Span::Plain(" ".to_owned()),
                Span::Emphasis("c".to_owned()),
                Span::Plain(" d".to_owned()),
            ]
        );
        assert_eq!(spans("2 * 3 ** 4"), plain("2 * 3 ** 4"));
    }

    #[test]
    fn italics_may_hold_bold_words() {
        assert_eq!(
            spans("*a **b** c.*"),
            [
                Span::Emphasis("a ".to_owned()),
                Span::Strong("b".to_owned()),
                Span::Emphasis(" c.".to_owned()),
            ]
        );
    }

    #[test]
    fn no_guide_shows_its_marks() {
        for rules in table::games() {
            for (code, guide) in rules.guide().0 {
                let game = rules.profile().id;
                for block in parse(guide) {
                    let text = block.text();
                    assert!(!text.contains(['*', '#', '{']), "{game} {code}: {text}");
                }
            }
        }
    }

    #[test]
    fn a_picture_has_drawings_and_a_caption() {
        let figure = Block::Figure {
            drawings: vec!["worker".to_owned(), "soldier".to_owned()],
            caption: plain("Ants"),
        };
        assert_eq!(parse("![Ants](worker soldier)"), [figure]);
    }

    #[test]
    fn markup_is_only_text() {
        let page = parse("<script>alert(1)</script>");
        assert_eq!(page, [Block::Paragraph(plain("<script>alert(1)</script>"))]);
    }

    #[test]
    fn every_rule_that_a_guide_promises_is_a_heading() {
        for rules in table::games() {
            for (_, guide) in rules.guide().0 {
                let anchors = parse(guide)
                    .iter()
                    .filter(|block| {
                        matches!(
                            block,
                            Block::Heading {
                                anchor: Some(_),
                                ..
                            }
                        )
                    })
                    .count();
                assert!(anchors > 0, "{}", rules.profile().id);
            }
        }
    }
}
