//! Events, dice, weather, cards, winter: what deserves a moment of its own over the board.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use table::{Line, Words};

use crate::boards;
use crate::settings::Tempo;

/// So many are shown at a time, each with so many lines.
const MOST: usize = 3;
const LINES: usize = 7;

/// Something that has happened, large enough to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// A drawing, as markup.
    pub sign: String,
    /// What it is.
    pub title: Option<String>,
    /// What that means.
    pub text: Option<String>,
    /// What has come of it.
    pub effects: Vec<String>,
}

/// The moments of some lines of a log, the oldest first.
pub(crate) fn of<'a>(
    game: &str,
    lines: impl Iterator<Item = &'a Line>,
    words: &Words,
) -> Vec<Moment> {
    let mut moments: Vec<_> = lines.filter_map(|line| moment(game, line, words)).collect();
    let surplus = moments.len().saturating_sub(MOST);
    moments.drain(..surplus);
    moments
}

fn moment(game: &str, line: &Line, words: &Words) -> Option<Moment> {
    let notation = line.notation.as_deref();
    let occasion = notation.and_then(|notation| boards::occasion(game, notation, words));
    // What only goes on with the line before it is no news; what follows from it may be.
    let told = match (&occasion, &line.then) {
        (None, Some(then)) => then,
        _ => &line.words,
    };
    let mut sentences = told.lines();
    let first = sentences.next().unwrap_or_default();
    let effects: Vec<String> = sentences
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .take(LINES)
        .collect();
    if occasion.is_none() && effects.is_empty() {
        return None;
    }
    let title = occasion.is_some().then(|| first.to_owned());
    let occasion = occasion.unwrap_or_default();
    Some(Moment {
        sign: occasion.sign,
        title,
        text: occasion.text,
        effects,
    })
}

/// What is shown over the board, until it has been read or put away.
#[derive(Clone, Copy)]
pub(crate) struct Moments {
    /// The oldest first.
    pub shown: RwSignal<Vec<Moment>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Moments {
    pub(crate) fn new() -> Self {
        Self {
            shown: RwSignal::new(Vec::new()),
            timer: StoredValue::new(None),
        }
    }

    pub(crate) fn show(self, moments: Vec<Moment>, tempo: Tempo) {
        self.put_away();
        let lasts = match tempo {
            Tempo::Calm => 7000,
            Tempo::Brisk | Tempo::Instant => 4000,
        };
        self.shown.set(moments);
        let timer = set_timeout_with_handle(
            move || {
                if !self.timer.is_disposed() {
                    self.put_away();
                }
            },
            Duration::from_millis(lasts),
        );
        self.timer.set_value(timer.ok());
    }

    /// Nothing is shown any more.
    pub(crate) fn put_away(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if self.shown.try_with_untracked(|shown| !shown.is_empty()) == Some(true) {
            self.shown.set(Vec::new());
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use table::Locale;

    use super::*;
    use crate::words::words_of;

    fn line(seat: Option<usize>, notation: &str, words: &str, then: Option<&str>) -> Line {
        Line {
            ply: 1,
            seat: seat.map(Seat::new),
            notation: Some(notation.to_owned()),
            words: words.to_owned(),
            then: then.map(str::to_owned),
        }
    }

    fn words(game: &str) -> Words {
        let texts = words_of(game, Locale::ENGLISH);
        Words::new(Locale::ENGLISH, &[texts.rules, texts.board])
    }

    #[test]
    fn a_card_shows_its_text_and_what_came_of_it() {
        let drawn = line(
            None,
            "card aphid-predation",
            "Ada draws Aphid Predation.\nAda loses 2 ants.",
            None,
        );
        let game = "hidden-empires";
        let moments = of(game, [&drawn].into_iter(), &words(game));
        assert_eq!(moments.len(), 1);
        let moment = &moments[0];
        assert_eq!(moment.title.as_deref(), Some("Ada draws Aphid Predation."));
        assert_eq!(moment.effects, ["Ada loses 2 ants."]);
        let text = words(game).get("card-aphid-predation-text");
        assert_eq!(moment.text, Some(text));
    }

    #[test]
    fn weather_says_whom_it_favours() {
        let game = "fourmidable";
        let vane = line(None, "weather rain", "The vane shows: rain.", None);
        let moments = of(game, [&vane].into_iter(), &words(game));
        let text = moments[0].text.as_deref().unwrap_or_default();
        assert!(text.contains("digger"), "{text}");
    }

    #[test]
    fn a_step_has_no_moment_and_what_follows_from_the_last_has() {
        let game = "myrmes";
        let step = line(Some(0), "step c3", "Ada moves.", Some(" → c3"));
        let stop = line(
            Some(0),
            "stop",
            "Ada stops.\nWinter comes.",
            Some("\nWinter comes."),
        );
        let moments = of(game, [&step, &stop].into_iter(), &words(game));
        assert_eq!(moments.len(), 1);
        assert_eq!(moments[0].title, None);
        assert_eq!(moments[0].effects, ["Winter comes."]);
    }
}
