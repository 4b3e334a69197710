//! What others do, shown one after the other, so that it can be followed. The table goes on meanwhile:
//! updates wait in a queue between it and what is shown.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use protocol::{Clock, Status, Update};
use table::Line;

use crate::browser;
use crate::browser::notify;
use crate::settings::{Preferences, Tempo};
use crate::transport::Link;

/// If more wait than this, they are shown quicker.
const CROWD: usize = 12;
/// Bots of this browser wait if so many of their moves have not been seen, and go on with so many.
const TOO_MANY: usize = 16;
const FEW: usize = 6;
/// Whose clock runs does not wait long.
const HURRY: u32 = 4;

/// How long something stays before what comes next is shown, in milliseconds.
struct Stay {
    /// A step of a longer move.
    step: u32,
    /// A whole move.
    whole: u32,
    /// Something that has a moment of its own.
    moment: u32,
}

const fn stays(tempo: Tempo) -> Stay {
    match tempo {
        Tempo::Calm => Stay {
            step: 650,
            whole: 2200,
            moment: 4200,
        },
        Tempo::Brisk => Stay {
            step: 320,
            whole: 950,
            moment: 2000,
        },
        Tempo::Instant => Stay {
            step: 0,
            whole: 0,
            moment: 0,
        },
    }
}

/// What is done with something new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrival {
    /// It is shown, and what waits with it.
    AtOnce,
    /// It only says more about the newest that is known.
    Instead,
    /// It waits until what came before has been seen.
    Waits,
}

/// What has been told since.
pub(crate) fn new_lines<'a>(before: &Update, now: &'a Update) -> impl Iterator<Item = &'a Line> {
    let known = before.ply;
    now.lines.iter().filter(move |line| line.ply > known)
}

fn must_act(update: &Update) -> bool {
    update
        .you
        .is_some_and(|you| update.awaited.must.contains(&you))
}

/// What to do with an update that comes after `newest`, while others still wait or not.
fn arrival(newest: &Update, update: &Update, tempo: Tempo, behind: bool) -> Arrival {
    let began = newest.table.status == Status::Playing;
    if tempo == Tempo::Instant || update.ply < newest.ply || !began {
        return Arrival::AtOnce;
    }
    if update.ply == newest.ply {
        return if newest.you == update.you {
            Arrival::Instead
        } else {
            Arrival::AtOnce
        };
    }
    // Whoever has the screen next sees what bots have done meanwhile.
    let own = |line: &Line| {
        let seat = line.seat.map(Seat::number);
        seat.is_some() && (seat == update.you || seat == newest.you)
    };
    // Where all choose at the same time nobody has to wait for the others.
    let sealed = !behind && must_act(newest) && must_act(update);
    if sealed || new_lines(newest, update).any(own) {
        Arrival::AtOnce
    } else {
        Arrival::Waits
    }
}

/// How long `shown` stays before `next`, of which so many wait.
fn stay(shown: &Update, next: &Update, tempo: Tempo, waiting: usize, has_moment: bool) -> Duration {
    let Stay {
        step,
        whole,
        moment,
    } = stays(tempo);
    let last = shown.lines.last().and_then(|line| line.seat);
    let own = last.is_some() && last.map(Seat::number) == shown.you;
    let goes_on = new_lines(shown, next).next().and_then(|line| {
        let same = line.seat.is_none() || line.seat == last;
        line.then.as_deref().filter(|_| same)
    });
    let mut stay = match goes_on {
        Some("") => 0,
        Some(_) => step,
        None if own => step,
        None => whole,
    };
    if has_moment {
        stay = stay.max(moment);
    }
    if waiting > CROWD {
        stay = stay * CROWD as u32 / waiting as u32;
    }
    Duration::from_millis(stay.into())
}

/// What is shown of a table, and what waits to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Playback {
    /// What is shown: the newest, or something on the way to it.
    pub shown: RwSignal<Option<Arc<Update>>>,
    /// Whether there is more to see before the reader can act.
    pub behind: RwSignal<bool>,
    /// Whether what is shown has a moment of its own, which should be read.
    pub has_moment: StoredValue<bool>,
    waiting: StoredValue<VecDeque<Arc<Update>>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Since when the shown is shown.
    since: StoredValue<f64>,
    /// Whether all is shown at once until the reader can act: they have skipped.
    rushes: StoredValue<bool>,
    link: Link,
    preferences: Preferences,
}

impl Playback {
    /// Follows a table.
    pub(crate) fn of(link: Link, preferences: Preferences) -> Self {
        let playback = Self {
            shown: RwSignal::new(link.update.get_untracked()),
            behind: RwSignal::new(false),
            has_moment: StoredValue::new(false),
            waiting: StoredValue::new(VecDeque::new()),
            timer: StoredValue::new(None),
            since: StoredValue::new(browser::now()),
            rushes: StoredValue::new(false),
            link,
            preferences,
        };
        Effect::new(move |_| {
            if let Some(update) = link.update.get() {
                playback.arrive(update);
            }
        });
        // Whoever looks elsewhere sees how things stand when they come back.
        let hidden = window_event_listener_untyped("visibilitychange", move |_| {
            if notify::is_hidden() {
                playback.catch_up();
            }
        });
        on_cleanup(move || {
            hidden.remove();
            playback.stop();
        });
        playback
    }

    /// The newest that is known.
    fn newest(self) -> Option<Arc<Update>> {
        let waiting = self.waiting.with_value(|waiting| waiting.back().cloned());
        waiting.or_else(|| self.shown.get_untracked())
    }

    fn arrive(self, update: Arc<Update>) {
        // The table may have been left in this very moment.
        let Some(rushes) = self.rushes.try_get_value() else {
            return;
        };
        let tempo = if notify::is_hidden() || rushes {
            Tempo::Instant
        } else {
            self.preferences.now().tempo
        };
        let behind = self.behind.get_untracked();
        let arrival = self.newest().map_or(Arrival::AtOnce, |newest| {
            arrival(&newest, &update, tempo, behind)
        });
        match arrival {
            Arrival::Waits => {
                self.waiting
                    .update_value(|waiting| waiting.push_back(update));
                self.behind.set(true);
                self.schedule();
                self.hold_up();
            }
            Arrival::Instead if self.behind.get_untracked() => {
                self.waiting.update_value(|waiting| {
                    waiting.pop_back();
                    waiting.push_back(update);
                });
            }
            Arrival::Instead => self.shown.set(Some(update)),
            Arrival::AtOnce => {
                self.rushes
                    .update_value(|rushes| *rushes &= !must_act(&update));
                self.waiting
                    .update_value(|waiting| waiting.push_back(update));
                self.catch_up();
            }
        }
    }

    /// Lets the next wait for its turn.
    fn schedule(self) {
        if self.timer.read_value().is_some() {
            return;
        }
        let (next, count, newest) = self.waiting.with_value(|waiting| {
            let newest = waiting.back().cloned();
            (waiting.front().cloned(), waiting.len(), newest)
        });
        let (Some(shown), Some(next)) = (self.shown.get_untracked(), next) else {
            return self.advance();
        };
        let tempo = self.preferences.now().tempo;
        let mut stay = stay(&shown, &next, tempo, count, self.has_moment.get_value());
        if newest.is_some_and(|newest| newest.table.clock != Clock::None && must_act(&newest)) {
            stay /= HURRY;
        }
        let passed = (browser::now() - self.since.get_value()).max(0.0) as u64;
        let left = stay.saturating_sub(Duration::from_millis(passed));
        let timer = set_timeout_with_handle(
            move || {
                if self.timer.is_disposed() {
                    return;
                }
                self.timer.set_value(None);
                self.advance();
            },
            left,
        );
        self.timer.set_value(timer.ok());
    }

    /// Shows the next.
    fn advance(self) {
        let next = self.waiting.try_update_value(VecDeque::pop_front).flatten();
        if let Some(next) = next {
            let more = self.waiting.with_value(|waiting| !waiting.is_empty());
            self.show(next);
            self.behind.set(more);
            self.hold_up();
            if more {
                // What it brings must be known before it is known how long it stays.
                request_animation_frame(move || {
                    if !self.timer.is_disposed() {
                        self.schedule();
                    }
                });
            }
        }
    }

    fn show(self, update: Arc<Update>) {
        self.since.set_value(browser::now());
        self.has_moment.set_value(false);
        self.shown.set(Some(update));
    }

    fn stop(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Bots of this browser go on only as fast as they are followed.
    fn hold_up(self) {
        let waiting = self.waiting.with_value(VecDeque::len);
        let keeps_up = self.link.keeps_up.get_untracked();
        if keeps_up && waiting >= TOO_MANY {
            self.link.keeps_up.set(false);
        } else if !keeps_up && waiting <= FEW {
            self.link.keeps_up.set(true);
        }
    }

    /// Shows the newest, and nothing on the way to it or to the reader's turn.
    pub(crate) fn skip(self) {
        let newest = self.newest();
        let plays = |update: &Update| update.you.is_some() && !must_act(update);
        self.rushes.set_value(newest.as_deref().is_some_and(plays));
        self.catch_up();
    }

    fn catch_up(self) {
        self.stop();
        let newest = self.waiting.try_update_value(|waiting| {
            let newest = waiting.pop_back();
            waiting.clear();
            newest
        });
        if let Some(Some(newest)) = newest {
            self.show(newest);
        }
        if self.behind.get_untracked() {
            self.behind.set(false);
        }
        self.hold_up();
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use engine::Seed;
    use table::{Locale, Words, game};

    use super::*;
    use crate::local_game::LocalGame;

    /// An update in which these seats have acted, and this one is awaited.
    pub(crate) fn update(seats: &[Option<usize>], must: usize) -> Update {
        let rules = game("ants").expect("it is in the catalog");
        let players = ["human Ada", "bot larva"].map(|player| player.parse().expect("an occupant"));
        let session = rules
            .open(
                rules.profile().usual(),
                players.to_vec(),
                Seed::from_words("playback").into(),
            )
            .expect("the usual game");
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let mut update = LocalGame::new("a", rules, session).update(&words);
        let line = |(index, seat): (usize, &Option<usize>)| Line {
            ply: index + 1,
            seat: seat.map(Seat::new),
            notation: None,
            words: String::new(),
            then: None,
        };
        update.lines = seats.iter().enumerate().map(line).collect();
        update.ply = seats.len();
        update.you = Some(1);
        update.awaited.must = vec![must];
        update
    }

    #[test]
    fn what_others_do_waits_and_what_one_does_oneself_does_not() {
        let before = update(&[Some(0)], 2);
        let own = update(&[Some(0), Some(0)], 2);
        let bots = update(&[Some(0), Some(1)], 1);
        assert_eq!(arrival(&before, &own, Tempo::Brisk, false), Arrival::AtOnce);
        assert_eq!(arrival(&before, &bots, Tempo::Brisk, false), Arrival::Waits);
        assert_eq!(
            arrival(&before, &bots, Tempo::Instant, false),
            Arrival::AtOnce
        );
    }

    #[test]
    fn what_is_taken_back_and_what_only_says_more_is_shown_at_once() {
        let before = update(&[Some(0), Some(1)], 1);
        let back = update(&[Some(0)], 1);
        assert_eq!(arrival(&before, &back, Tempo::Calm, false), Arrival::AtOnce);
        assert_eq!(
            arrival(&before, &before, Tempo::Calm, false),
            Arrival::Instead
        );
        let other = Update {
            you: Some(2),
            ..update(&[Some(0), Some(1), Some(1)], 1)
        };
        assert_eq!(
            arrival(&before, &other, Tempo::Calm, false),
            Arrival::AtOnce
        );
    }

    #[test]
    fn what_a_bot_does_between_two_people_at_one_screen_waits() {
        let before = update(&[Some(0)], 2);
        let handed = |seats: &[Option<usize>], you: Option<usize>| Update {
            you,
            ..update(seats, 3)
        };
        for you in [Some(3), None] {
            let bots = handed(&[Some(0), Some(1)], you);
            assert_eq!(arrival(&before, &bots, Tempo::Calm, true), Arrival::Waits);
            let own = handed(&[Some(0), Some(0)], you);
            assert_eq!(arrival(&before, &own, Tempo::Calm, false), Arrival::AtOnce);
            let taken_over = handed(&[Some(0)], you);
            assert_eq!(
                arrival(&before, &taken_over, Tempo::Calm, true),
                Arrival::AtOnce
            );
        }
    }

    #[test]
    fn sealed_answers_of_others_hold_nobody_up() {
        let before = update(&[], 1);
        let sealed = update(&[Some(1)], 1);
        assert_eq!(
            arrival(&before, &sealed, Tempo::Calm, false),
            Arrival::AtOnce
        );
    }

    #[test]
    fn what_waits_to_be_seen_is_not_passed_over_when_one_must_act() {
        let newest = update(&[Some(0), Some(1)], 1);
        let next = update(&[Some(0), Some(1), None], 1);
        assert_eq!(arrival(&newest, &next, Tempo::Calm, true), Arrival::Waits);
    }

    #[test]
    fn a_step_is_shorter_than_a_move_and_a_moment_longer() {
        let shown = update(&[Some(0), Some(1)], 2);
        let mut next = update(&[Some(0), Some(1), Some(1)], 2);
        let pause =
            |next: &Update, waiting, moment| stay(&shown, next, Tempo::Calm, waiting, moment);
        let whole = pause(&next, 1, false);
        assert!(pause(&next, 1, true) > whole);
        assert!(pause(&next, 3 * CROWD, false) < whole);
        next.lines[2].then = Some(" → c1".to_owned());
        let step = pause(&next, 1, false);
        assert!(step > Duration::ZERO && step < whole);
        next.lines[2].then = Some(String::new());
        assert_eq!(pause(&next, 1, false), Duration::ZERO);
    }
}
