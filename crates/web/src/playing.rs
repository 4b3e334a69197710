//! A player's hands at a table: pointing, choosing, taking back, asking for advice.

use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use engine::{Message, Seat};
use leptos::prelude::Update as _;
use leptos::prelude::*;
use protocol::{OccupantInfo, Status, Update};
use table::{Advice, Line, PlayError, Rules};

use crate::boards::{Around, BoardProps, Last};
use crate::browser;
use crate::browser::sound::{self, Sound};
use crate::local_game::Question;
use crate::moments::{self, Moments};
use crate::playback::{Playback, new_lines};
use crate::seating;
use crate::settings::Preferences;
use crate::tentative::{self, Tentative, Verdict};
use crate::thinker;
use crate::transport::{Link, Refused, Request};
use crate::wording::Speech;

/// What is done without asking is still seen.
const BEAT: Duration = Duration::from_millis(300);
/// How strong the advice is, and who goes on with what was advised.
const HINT_LEVEL: Level = Level::Soldier;
const STEP_LEVEL: Level = Level::Worker;

/// What a player has in hand and in mind.
#[derive(Clone, Copy)]
pub(crate) struct Playing {
    /// The table.
    pub link: Link,
    /// What is shown of it.
    pub playback: Playback,
    /// What deserves a moment of its own.
    pub moments: Moments,
    /// The words of the game and the client.
    pub speech: Speech,
    rules: StoredValue<&'static dyn Rules>,
    /// The action that is pointed at.
    pub pointed: RwSignal<Option<String>>,
    /// The notation of the line of the log that is looked at.
    pub highlighted: RwSignal<Option<String>>,
    /// The move that waits for “End turn”.
    pub tentative: RwSignal<Option<Tentative>>,
    /// What was taken back and could be done again.
    pub undone: RwSignal<Vec<String>>,
    /// Why the last click did nothing.
    pub refusal: RwSignal<Option<Refused>>,
    /// Advice in words.
    pub hint: RwSignal<Option<String>>,
    /// Whether advice is being thought about.
    pub hinting: RwSignal<bool>,
    /// What is still to be done of an action that was advised.
    advised: StoredValue<Vec<String>>,
    /// Who gives advice in place of a bot: says what to do at the start of a lesson's step.
    pub teacher: StoredValue<Option<Callback<(), Option<String>>>>,
    /// What has happened since the last look, for those who listen.
    pub news: RwSignal<String>,
    preferences: Preferences,
    /// Where the move was chosen: in the list, or on the board.
    chose_in_list: StoredValue<bool>,
    /// Where something was taken back: nothing is done there without being asked for.
    came_back_to: StoredValue<Option<usize>>,
}

impl Playing {
    pub(crate) fn new(link: Link, rules: &'static dyn Rules, speech: Speech) -> Self {
        let preferences = expect_context::<Preferences>();
        let playing = Self {
            link,
            playback: Playback::of(link, preferences),
            moments: Moments::new(),
            speech,
            rules: StoredValue::new(rules),
            pointed: RwSignal::new(None),
            highlighted: RwSignal::new(None),
            tentative: RwSignal::new(None),
            undone: RwSignal::new(Vec::new()),
            refusal: RwSignal::new(None),
            hint: RwSignal::new(None),
            hinting: RwSignal::new(false),
            advised: StoredValue::new(Vec::new()),
            teacher: StoredValue::new(None),
            news: RwSignal::new(String::new()),
            preferences,
            chose_in_list: StoredValue::new(false),
            came_back_to: StoredValue::new(None),
        };
        Effect::new(move |before: Option<Option<Arc<Update>>>| {
            let now = playing.playback.shown.get();
            if let (Some(Some(before)), Some(now)) = (&before, &now) {
                playing.follow(before, now);
            } else if let Some(now) = &now
                && now.lines.iter().all(|line| line.seat.is_none())
            {
                // Who begins, and what the lots have brought.
                playing.show_moments(now.lines.iter());
            }
            now
        });
        Effect::new(move |_| {
            if let Some(action) = playing.forced() {
                let ply = playing.update().map(|update| update.ply);
                set_timeout(move || playing.do_forced(&action, ply), BEAT);
            }
        });
        // What the table refused is shown like what the rules refuse here.
        Effect::new(move |_| {
            if let Some(refused) = link.refusal.get() {
                playing.refuse(refused);
            }
        });
        playing
    }

    /// The game's rules.
    pub(crate) fn rules(self) -> &'static dyn Rules {
        self.rules.get_value()
    }

    /// The table has changed.
    fn follow(self, before: &Update, now: &Update) {
        if is_same_decision(before, now) {
            // What is held is shown with what has come since.
            if let Some(held) = self.tentative.get_untracked()
                && let Verdict::Hold(held) =
                    tentative::weigh(self.rules(), now, held.seat, &held.action, true)
            {
                self.tentative.set(Some(held));
            }
        } else if before.ply != now.ply || before.you != now.you {
            self.tentative.set(None);
            self.hinting.set(false);
            self.refusal.set(None);
            // Who follows advice is told how it goes on.
            let next = self.advised.with_value(|steps| steps.first().cloned());
            let next = next.filter(|next| tentative::words_of(now, next).is_some());
            if next.is_none() {
                self.forget_advice();
            }
            self.pointed.set(next);
        }
        if now.ply < before.ply {
            self.came_back_to.set_value(Some(now.ply));
        }
        if now.ply > before.ply {
            let told: Vec<&str> = new_lines(before, now)
                .map(|line| line.words.as_str())
                .collect();
            self.news.set(told.join(" "));
            // What others do, or chance, cannot be gone around.
            let own = |line: &&Line| line.seat.map(Seat::number) == now.you && now.you.is_some();
            if !new_lines(before, now).all(|line| own(&line)) {
                self.undone.set(Vec::new());
            }
            self.show_moments(new_lines(before, now));
            self.sound(if now.table.status == Status::Over {
                Sound::End
            } else if turn_has_come(before, now) {
                Sound::Turn
            } else {
                Sound::Move
            });
        }
    }

    /// What of it deserves a moment is shown over the board.
    fn show_moments<'a>(self, lines: impl Iterator<Item = &'a Line>) {
        let words = self.speech.words().get_untracked();
        let moments = moments::of(self.rules().profile().id, lines, &words);
        if !moments.is_empty() {
            self.playback.has_moment.set_value(true);
            self.moments.show(moments, self.preferences.now().tempo);
        }
    }

    fn sound(self, sound: Sound) {
        if self.preferences.now().sound {
            sound::play(sound);
        }
    }

    fn refuse(self, refused: Refused) {
        self.sound(Sound::Refused);
        self.refusal.set(Some(refused));
    }

    fn update(self) -> Option<Arc<Update>> {
        self.playback.shown.get_untracked()
    }

    /// The seat that may act here and now.
    pub(crate) fn actor(self) -> Option<Seat> {
        if self.tentative.read().is_some()
            || self.link.hand_over.get().is_some()
            || self.playback.behind.get()
        {
            return None;
        }
        seat_to_act(self.playback.shown.read().as_deref()?)
    }

    /// The players' names.
    pub(crate) fn names(self) -> Vec<String> {
        let words = self.speech.words().get();
        self.link
            .update
            .read()
            .as_ref()
            .map(|update| seating::names(&update.table.seats, &words))
            .unwrap_or_default()
    }

    /// What a board needs.
    pub(crate) fn board_props(self, around: Around) -> BoardProps {
        let view = Memo::new(move |_| {
            let shown = self
                .tentative
                .read()
                .as_ref()
                .and_then(|move_| move_.view.clone());
            shown
                .or_else(|| Some(self.playback.shown.read().as_ref()?.view.clone()))
                .unwrap_or_default()
        });
        BoardProps {
            view: view.into(),
            actor: Memo::new(move |_| self.actor()).into(),
            held_by: Memo::new(move |_| self.tentative.read().as_ref().map(|held| held.seat))
                .into(),
            places: Memo::new(move |_| {
                let shown = self.playback.shown.read();
                let end = shown.as_ref()?.awaited.standings.as_ref()?;
                Some(end.places.clone())
            })
            .into(),
            watches: Memo::new(move |_| {
                let shown = self.playback.shown.read();
                let looks_on =
                    |update: &Update| update.you.is_none() || update.table.status == Status::Over;
                shown.as_deref().is_some_and(looks_on)
            })
            .into(),
            pointed: self.pointed,
            play: Callback::new(move |action: String| self.choose(&action)),
            play_at_once: Callback::new(move |action: String| self.choose_for_good(&action)),
            explain: Callback::new(move |action: String| self.explain(&action)),
            refuse: Callback::new(move |refusal| {
                let words = self.speech.words().get_untracked();
                self.refuse(Refused::by_rules(&PlayError::Refused(refusal), &words));
            }),
            highlighted: self.highlighted.into(),
            last: Memo::new(move |_| {
                let shown = self.playback.shown.read();
                let shown = shown.as_ref()?;
                Last::of(&shown.lines, shown.you.and_then(Seat::from_number))
            })
            .into(),
            names: Memo::new(move |_| self.names()).into(),
            words: self.speech.words(),
            animate: Signal::derive(move || self.preferences.get().animate),
            around,
        }
    }

    /// Chooses an action: it is made, or it waits for “End turn”, or its reason is given.
    pub(crate) fn choose(self, action: &str) {
        self.undone.set(Vec::new());
        self.decide(action, self.preferences.now().confirm);
    }

    /// Chooses an action that does not wait.
    fn choose_for_good(self, action: &str) {
        self.undone.set(Vec::new());
        self.decide(action, false);
    }

    fn decide(self, action: &str, confirm: bool) {
        let Some(update) = self.update() else {
            return;
        };
        let Some(seat) = untrack(move || self.actor()) else {
            let words = self.speech.words().get_untracked();
            return self.refuse(Refused::plain(words.get("refused-not-your-turn")));
        };
        if !update.legal.iter().any(|choice| choice.notation == action) {
            return self.explain(action);
        }
        self.refusal.set(None);
        let follows = self.advised.try_update_value(|steps| {
            let follows = steps.first().is_some_and(|step| step == action);
            if follows {
                steps.remove(0);
            }
            follows
        });
        if follows != Some(true) {
            self.forget_advice();
        }
        self.chose_in_list
            .set_value(browser::has_focus_in("[data-moves-body]"));
        match tentative::weigh(self.rules(), &update, seat, action, confirm) {
            Verdict::Hold(held) => {
                self.sound(Sound::Move);
                self.pointed.set(None);
                self.news.set(held.words.clone());
                self.tentative.set(Some(held));
                request_animation_frame(|| browser::focus("[data-act=\"end-turn\"]"));
            }
            Verdict::Commit => self.link.request.run(Request::Play(action.to_owned())),
        }
    }

    /// The only thing that can be done, if doing it tells nobody anything: no other person is at the
    /// table. Nothing that could still be taken back is left behind by it.
    fn forced(self) -> Option<String> {
        let seat = self.actor()?;
        let shown = self.playback.shown.read();
        let update = shown.as_deref()?;
        let [only] = &update.legal[..] else {
            return None;
        };
        let people = update.table.seats.iter();
        let people = people.filter(|it| matches!(it.occupant, OccupantInfo::Human { .. }));
        let asked = self.preferences.get().forced
            && people.count() == 1
            && self.teacher.read_value().is_none()
            && update.awaited.must.contains(&seat.number())
            && self.came_back_to.get_value() != Some(update.ply);
        let own = update.lines.iter().rev().find_map(|line| line.seat) == Some(seat);
        let goes_on = || {
            let verdict = tentative::weigh(self.rules(), update, seat, &only.notation, true);
            verdict == Verdict::Commit
        };
        (asked && (!own || goes_on())).then(|| only.notation.clone())
    }

    fn do_forced(self, action: &str, ply: Option<usize>) {
        if self.hinting.is_disposed() {
            return;
        }
        let same = self.update().map(|update| update.ply) == ply;
        if same && untrack(|| self.forced()).as_deref() == Some(action) {
            self.decide(action, false);
        }
    }

    /// Makes the move that waits.
    pub(crate) fn end_turn(self) {
        if let Some(held) = self.tentative.get_untracked() {
            // It stays on the board until the table has answered.
            self.link.request.run(Request::Play(held.action));
            self.refocus();
        }
    }

    /// The keyboard goes back to where the move was chosen. Who uses a mouse points at nothing by that.
    fn refocus(self) {
        let target = if self.chose_in_list.get_value() {
            "[data-moves]"
        } else if browser::has_focus_in(":focus-visible") {
            "[data-board] .stage [tabindex=\"0\"], [data-board]:not(:has(.stage [tabindex=\"0\"]))"
        } else {
            "[data-board]"
        };
        request_animation_frame(move || browser::focus(target));
    }

    /// Takes back the move that waits, or the last one made.
    pub(crate) fn take_back(self) {
        self.refusal.set(None);
        if let Some(held) = self.tentative.get_untracked() {
            self.tentative.set(None);
            self.pointed.set(Some(held.action.clone()));
            self.undone.update(|undone| undone.push(held.action));
            self.news
                .set(self.speech.words().get_untracked().get("web-taken-back"));
            self.refocus();
            return;
        }
        let Some(update) = self.update() else {
            return;
        };
        let own = |line: &&Line| line.seat.map(Seat::number) == update.you;
        let last = update.lines.iter().rev().find(own);
        let last = last.and_then(|line| line.notation.clone());
        if let Some(action) = last.filter(|_| update.can_undo) {
            self.undone.update(|undone| undone.push(action));
        }
        self.link.request.run(Request::Undo);
    }

    /// Does again what was taken back.
    pub(crate) fn redo(self) {
        let action: Option<String> = self.undone.try_update(Vec::pop).flatten();
        if let Some(action) = action {
            self.decide(&action, self.preferences.now().confirm);
        }
    }

    /// Says why something is not possible.
    pub(crate) fn explain(self, action: &str) {
        if let Some(refused) = self.why_not(action) {
            self.refuse(refused);
        }
    }

    /// Why something is not possible; nothing if it is.
    pub(crate) fn why_not(self, action: &str) -> Option<Refused> {
        let update = self.update()?;
        let words = self.speech.words().get_untracked();
        let seat = Seat::from_number(update.you?)?;
        let error = self.rules().why_not(&update.view, seat, action).ok()??;
        Some(Refused::by_rules(&error, &words))
    }

    /// Asks for advice.
    pub(crate) fn ask_hint(self) {
        let (Some(update), Some(seat)) = (self.update(), untrack(move || self.actor())) else {
            return;
        };
        if let Some(teacher) = self.teacher.get_value() {
            return self.advise(&update, teacher.run(()));
        }
        self.hinting.set(true);
        let advice = Advice::new(seat, update.view.clone());
        self.think_on(update, advice, HINT_LEVEL);
    }

    /// Thinks of the next step of an action, until it is whole.
    fn think_on(self, update: Arc<Update>, mut advice: Advice, level: Level) {
        let mut seed = [0; 8];
        seed.copy_from_slice(&browser::entropy()[..8]);
        let Some(seat) = update.you.and_then(Seat::from_number) else {
            return;
        };
        let question = Question {
            number: 0,
            game: self.rules().profile().id.to_owned(),
            seat,
            level,
            seed: u64::from_le_bytes(seed),
            view: advice.view.clone(),
        };
        thinker::ask(
            question,
            Box::new(move |answer| {
                if self.hinting.is_disposed() || !self.hinting.get_untracked() {
                    return;
                }
                let words = self.speech.words().get_untracked();
                let names = untrack(|| self.names());
                let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
                let action = answer.ok().flatten();
                let goes_on = action.is_some_and(|it| advice.add(self.rules(), &it, &words, &name));
                if goes_on {
                    return self.think_on(update, advice, STEP_LEVEL);
                }
                self.hinting.set(false);
                let told = advice.in_words(update.legal.len(), &words);
                let Some((told, first)) = told.zip(advice.steps.first().cloned()) else {
                    return self.advise(&update, None);
                };
                self.hint.set(Some(told));
                self.advised.set_value(advice.steps);
                self.pointed.set(Some(first));
            }),
        );
    }

    fn forget_advice(self) {
        self.hint.set(None);
        self.advised.set_value(Vec::new());
    }

    /// Shows advice. Where something impossible is to be tried, its reason comes with it.
    fn advise(self, update: &Update, action: Option<String>) {
        let words = self.speech.words().get_untracked();
        let Some(action) = action else {
            return self.hint.set(Some(words.get("web-hint-none")));
        };
        match tentative::words_of(update, &action) {
            Some(advice) => {
                let message = Message::new("hint-is").with("advice", advice);
                self.hint.set(Some(words.tell(&message)));
            }
            None => self.explain(&action),
        }
        self.pointed.set(Some(action));
    }
}

/// Whether the game waits for the observer.
fn is_awaited(update: &Update) -> bool {
    let you = update.you;
    you.is_some_and(|you| update.awaited.must.contains(&you))
}

/// Whether the observer is still before the same decision: only others have sealed their answers.
fn is_same_decision(before: &Update, now: &Update) -> bool {
    let others = |line: &Line| line.seat.is_some() && line.seat.map(Seat::number) != now.you;
    let notations = |update: &Update| -> Vec<String> {
        let legal = update.legal.iter();
        legal.map(|choice| choice.notation.clone()).collect()
    };
    before.you == now.you
        && is_awaited(before)
        && is_awaited(now)
        && now.ply > before.ply
        && new_lines(before, now).all(others)
        && notations(before) == notations(now)
}

/// Whether it has become the reader's turn: what they do themselves within a turn calls nobody.
fn turn_has_come(before: &Update, now: &Update) -> bool {
    // Others may have had a whole turn between two of the reader's.
    let mut seats = new_lines(before, now).filter_map(|line| line.seat);
    let own = |seat: Seat| Some(seat.number()) == now.you;
    let others_after_own = seats.any(own) && seats.any(|seat| !own(seat));
    is_awaited(now) && (!is_awaited(before) || before.you != now.you || others_after_own)
}

/// The observer's seat, if it may act.
pub(crate) fn seat_to_act(update: &Update) -> Option<Seat> {
    let you = update.you?;
    let awaited = update.awaited.must.contains(&you) || update.awaited.may.contains(&you);
    // A server's table waits until all seats are taken.
    let playing = update.table.status == Status::Playing;
    Seat::from_number(you).filter(|_| awaited && playing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playback::tests::update;

    #[test]
    fn it_becomes_ones_turn_once_and_not_after_each_step_of_it() {
        let turn = update(&[Some(1)], 1);
        let step = update(&[Some(1), Some(0)], 1);
        let done = update(&[Some(1), Some(0)], 2);
        let back = update(&[Some(1), Some(0), Some(1), None], 1);
        assert!(!turn_has_come(&turn, &step));
        assert!(!turn_has_come(&turn, &done));
        assert!(turn_has_come(&done, &back));
        assert!(turn_has_come(&turn, &back), "both may be told at once");
        let sealed = update(&[Some(1), Some(1)], 1);
        assert!(!turn_has_come(&turn, &sealed), "it was all the time");
    }
}
