//! The rules of a game to read and to search, with pictures and lists of all cards and the like.

use engine::{Message, Term};
use leptos::prelude::*;
use table::{Rules, Words};

use super::prose::{drawn, prose, spans};
use crate::browser;
use crate::markdown::{self, Block, Span};
use crate::route::Route;
use crate::settings::Preferences;
use crate::wording::Speech;
use crate::words::Reading;

/// A heading and what stands below it.
#[derive(Clone, PartialEq, Debug)]
struct Section {
    anchor: Option<String>,
    title: Vec<Span>,
    blocks: Vec<Block>,
}

impl Section {
    /// Whether it holds all these words, in small letters.
    fn holds(&self, wanted: &[String]) -> bool {
        let text: Vec<_> = self.blocks.iter().map(Block::text).collect();
        let text = text.join("\n").to_lowercase();
        wanted.iter().all(|word| text.contains(word))
    }
}

/// A page by its headings. What comes before the first belongs to the title.
fn sections(blocks: Vec<Block>) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for block in blocks {
        match (&block, sections.last_mut()) {
            (Block::Heading { anchor, text, .. }, _) => sections.push(Section {
                anchor: anchor.clone(),
                title: text.clone(),
                blocks: vec![block],
            }),
            (_, Some(section)) => section.blocks.push(block),
            (_, None) => {}
        }
    }
    sections
}

/// The name of something, what it does and what it looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told {
    name: String,
    text: Option<String>,
    drawings: Vec<String>,
}

impl Told {
    fn of(term: &Term, words: &Words) -> Self {
        let text = format!("{}-text", term.name.key);
        let text = || words.has(&text).then(|| words.get(&text));
        let said = term.text.as_ref().map(|text| words.tell(text));
        Self {
            name: words.tell(&term.name),
            text: said.or_else(text),
            drawings: term.drawings.clone(),
        }
    }
}

/// The rules: contents, a search field, the text, and lists of all cards and the like.
#[component]
pub(crate) fn Rulebook(
    rules: &'static dyn Rules,
    reading: &'static Reading,
    /// The words of the game and the client.
    speech: Speech,
    /// The heading to show.
    shown: Signal<Option<String>>,
    /// Whether the game's drawings must be brought along: they are not on the page yet.
    draws: bool,
) -> impl IntoView {
    let locale = expect_context::<Preferences>().locale;
    let id = rules.profile().id;
    let art = crate::boards::art(id);
    let all = Memo::new(move |_| {
        let code = locale.get().code();
        sections(markdown::parse(reading.guide.get(code)))
    });
    let query = RwSignal::new(String::new());
    let wanted = Memo::new(move |_| -> Vec<String> {
        let query = query.read().to_lowercase();
        query.split_whitespace().map(str::to_owned).collect()
    });
    let found = Memo::new(move |_| {
        let wanted = wanted.read();
        let all = all.read();
        let holds = |section: &&Section| section.holds(&wanted);
        all.iter().filter(holds).cloned().collect::<Vec<_>>()
    });
    let chapters = Memo::new(move |_| {
        let wanted = wanted.read();
        let words = speech.words().get();
        let holds = |term: &Told| {
            let text = term.text.clone().unwrap_or_default();
            let text = format!("{} {text}", term.name).to_lowercase();
            wanted.iter().all(|word| text.contains(word))
        };
        let chapters = rules.terms().into_iter().map(|chapter| {
            let terms = chapter.terms.iter().map(|term| Told::of(term, &words));
            let terms: Vec<Told> = terms.filter(holds).collect();
            (words.get(chapter.heading), terms)
        });
        chapters
            .filter(|(_, terms)| !terms.is_empty())
            .collect::<Vec<_>>()
    });
    // Once the text is there, show what was asked for.
    Effect::new(move |_| {
        all.track();
        if let Some(rule) = shown.get().filter(|rule| !rule.is_empty()) {
            query.set(String::new());
            request_animation_frame(move || {
                browser::reveal(&rule, web_sys::ScrollLogicalPosition::Start);
                browser::focus(&format!("#{rule}"));
            });
        }
    });
    let count = move || {
        let terms: usize = chapters.read().iter().map(|(_, terms)| terms.len()).sum();
        let count = found.read().len() + terms;
        let searches = !wanted.read().is_empty();
        searches.then(|| speech.tell(&Message::new("web-rules-found").with("count", count as i64)))
    };
    let contents = move || {
        let heading = |section: &Section| {
            let anchor = section.anchor.clone()?;
            let route = Route::Rules {
                game: id.to_owned(),
                rule: Some(anchor),
            };
            Some(view! { <li><a href=route.to_string()>{spans(&section.title)}</a></li> })
        };
        found.read().iter().filter_map(heading).collect_view()
    };
    let text = move || {
        let shown = shown.get();
        let blocks: Vec<Block> = found
            .read()
            .iter()
            .flat_map(|it| it.blocks.clone())
            .collect();
        prose(&blocks, shown.as_deref(), art)
    };
    let lists = move || {
        let chapters = chapters.get().into_iter();
        chapters
            .map(|(heading, terms)| {
                let terms = terms
                    .into_iter()
                    .map(|term| view! {
                        <dt>{drawn(&term.drawings, art)} <span class="name">{term.name}</span></dt>
                        <dd>{term.text}</dd>
                    })
                    .collect_view();
                view! { <h2 class="list">{heading}</h2> <dl class="terms">{terms}</dl> }
            })
            .collect_view()
    };
    view! {
        <div class="rulebook" data-game=id>
            {draws.then(|| art.map(|art| view! {
                <svg class="unseen" aria-hidden="true" width="0" height="0">
                    <defs inner_html=(art.definitions)()></defs>
                </svg>
            }))}
            <div class="rules-search">
                <input
                    type="search"
                    data-field="rules-search"
                    autocomplete="off"
                    aria-label=speech.text("web-rules-search")
                    placeholder=speech.text("web-rules-search")
                    bind:value=query
                />
                <p class="facts" role="status">{count}</p>
            </div>
            <nav class="contents" aria-label=speech.text("web-contents")>
                <ul>{contents}</ul>
            </nav>
            <article class="prose card">{text} {lists}</article>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use table::Locale;

    use super::*;
    use crate::wording::TEXTS;

    #[test]
    fn a_search_finds_the_section_that_tells_of_it() {
        let rules = table::game("myrmes").expect("it is in the catalog");
        let all = sections(markdown::parse(rules.guide().get("en")));
        let wanted = ["spider".to_owned(), "soldier".to_owned()];
        let found: Vec<_> = all
            .iter()
            .filter(|section| section.holds(&wanted))
            .filter_map(|section| section.anchor.as_deref())
            .collect();
        assert!(found.contains(&"rule-hunt"), "{found:?}");
        assert!(found.len() < all.len() / 2);
    }

    #[test]
    fn every_list_has_its_wording_in_every_language() {
        for rules in table::games() {
            for locale in Locale::all() {
                let words = table::Words::new(locale, &[TEXTS, rules.texts()]);
                for chapter in rules.terms() {
                    assert!(words.has(chapter.heading), "{locale}: {}", chapter.heading);
                    assert!(!chapter.terms.is_empty());
                    for term in chapter.terms {
                        let key = term.name.key;
                        assert!(words.has(key), "{locale}: {key}");
                        let told = Told::of(&term, &words);
                        assert!(told.text.is_some(), "{locale}: {key} has no text");
                    }
                }
            }
        }
    }

    #[test]
    fn every_drawing_of_a_guide_is_one_of_the_board() {
        for rules in table::games() {
            let id = rules.profile().id;
            let art = crate::boards::art(id).expect("it has a board");
            let mut pictures = 0;
            for (code, guide) in rules.guide().0 {
                for block in markdown::parse(guide) {
                    if let Block::Figure { drawings, .. } = block {
                        pictures += 1;
                        for drawing in drawings.iter().flat_map(|it| it.split('+')) {
                            let named = format!("id=\"{}-{drawing}\"", art.prefix);
                            let known = (art.definitions)().contains(&named);
                            assert!(known, "{id} {code}: {drawing}");
                        }
                    }
                }
            }
            assert!(pictures >= 9, "{id}: only {pictures} pictures");
            for term in rules.terms().iter().flat_map(|chapter| &chapter.terms) {
                for drawing in term.drawings.iter().flat_map(|it| it.split('+')) {
                    let named = format!("id=\"{}-{drawing}\"", art.prefix);
                    let known = (art.definitions)().contains(&named);
                    assert!(known, "{id}: {drawing}");
                }
            }
        }
    }
}
