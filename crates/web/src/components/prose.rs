//! Running text from Markdown.

use leptos::prelude::*;

use crate::boards::Art;
use crate::markdown::{Block, Span};

/// The blocks as markup; the heading with the anchor `shown` stands out. Pictures are made of `art`.
pub(crate) fn prose(
    blocks: &[Block],
    shown: Option<&str>,
    art: Option<&'static Art>,
) -> impl IntoView + use<> {
    blocks
        .iter()
        .map(|block| match block {
            Block::Heading {
                depth,
                anchor,
                text,
            } => heading(*depth, anchor.as_deref(), text, shown),
            Block::Paragraph(text) => view! { <p>{spans(text)}</p> }.into_any(),
            Block::Figure { drawings, caption } => figure(drawings, caption, art).into_any(),
            Block::List { numbered, items } => {
                let items = items
                    .iter()
                    .map(|item| view! { <li>{spans(item)}</li> })
                    .collect_view();
                if *numbered {
                    view! { <ol>{items}</ol> }.into_any()
                } else {
                    view! { <ul>{items}</ul> }.into_any()
                }
            }
        })
        .collect_view()
}

/// Drawings of the board in a row, with what they show below.
fn figure(
    drawings: &[String],
    caption: &[Span],
    art: Option<&'static Art>,
) -> impl IntoView + use<> {
    let drawings = drawn(drawings, art);
    view! { <figure class="picture">{drawings}<figcaption>{spans(caption)}</figcaption></figure> }
}

/// Drawings of the board in a row; nothing if there are none.
pub(crate) fn drawn(
    drawings: &[String],
    art: Option<&'static Art>,
) -> Option<impl IntoView + use<>> {
    let art = art.filter(|_| !drawings.is_empty())?;
    let drawing = |name: &String| {
        let layers = name.split('+').map(|layer| {
            let href = format!("#{}-{layer}", art.prefix);
            view! { <use href=href></use> }
        });
        let layers = layers.collect_view();
        view! { <svg viewBox=art.view_box aria-hidden="true">{layers}</svg> }
    };
    let drawings = drawings.iter().map(drawing).collect_view();
    Some(view! { <span class=format!("drawings {}", art.class)>{drawings}</span> })
}

fn heading(depth: usize, anchor: Option<&str>, text: &[Span], shown: Option<&str>) -> AnyView {
    let id = anchor.unwrap_or_default().to_owned();
    let marked = anchor.is_some() && anchor == shown;
    let text = spans(text);
    match depth {
        1 => view! { <h1 id=id tabindex="-1" class:shown=marked>{text}</h1> }.into_any(),
        2 => view! { <h2 id=id tabindex="-1" class:shown=marked>{text}</h2> }.into_any(),
        _ => view! { <h3 id=id tabindex="-1" class:shown=marked>{text}</h3> }.into_any(),
    }
}

/// Text with its bold and italic parts.
pub(crate) fn spans(text: &[Span]) -> impl IntoView + use<> {
    text.iter()
        .map(|span| match span {
            Span::Plain(text) => text.clone().into_any(),
            Span::Strong(text) => view! { <strong>{text.clone()}</strong> }.into_any(),
            Span::Emphasis(text) => view! { <em>{text.clone()}</em> }.into_any(),
        })
        .collect_view()
}
