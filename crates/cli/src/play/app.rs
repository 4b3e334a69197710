//! What happens on the screen: keys and clicks in, moves out.

use std::time::Duration;

use bots::Level;
use crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use engine::{Awaited, Message, Observer, Seat, Seats, Seed};
use ratatui::DefaultTerminal;
use table::{Advice, Choice, Line, Occupant, Rules, Session, Thought, Words, next_to_ask};

use super::canvas::Depth;
use super::saves::Save;
use super::thinker::{Purpose, Thinker};
use crate::boards::Board;

/// How strong the advice is, and who goes on with what was advised.
const HINT_LEVEL: Level = Level::Soldier;
const STEP_LEVEL: Level = Level::Worker;

/// What the keys mean at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// They point at the board.
    Board,
    /// They write notation.
    Typing,
    /// They close the help; `?` goes on to the signs.
    Help,
    /// They close the list of signs.
    Signs,
    /// Where the points came from is shown.
    Points,
    /// The next person takes over; nothing secret is shown.
    HandOver(Seat),
}

/// Something that the player should read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// Something went well.
    Good(String),
    /// Something is not possible.
    Refused(String),
    /// Advice.
    Hint(String),
}

/// The game on the screen.
pub(crate) struct App {
    rules: &'static dyn Rules,
    pub(super) session: Box<dyn Session>,
    pub(super) board: Box<dyn Board>,
    pub(super) words: Words,
    pub(super) depth: Depth,
    pub(super) save: Save,
    pub(super) mode: Mode,
    pub(super) input: String,
    pub(super) matches: Vec<Choice>,
    pub(super) picked: Option<usize>,
    pub(super) notice: Option<Notice>,
    pub(super) thinker: Option<Thinker>,
    /// The person whose move may still be taken back before the others see what follows.
    pub(super) held: Option<Seat>,
    /// Whether moves are held at all.
    pub(super) confirm: bool,
    /// The person at the keyboard.
    pub(super) person: Option<Seat>,
    pub(super) choices: Vec<Choice>,
    pub(super) log: Vec<Line>,
    pub(super) scroll: usize,
    undone: Vec<String>,
    /// Bots that let the others go on, in which position.
    passed: (usize, Seats),
    leaving: bool,
}

impl App {
    pub(crate) fn new(
        rules: &'static dyn Rules,
        session: Box<dyn Session>,
        board: Box<dyn Board>,
        words: Words,
        save: Save,
    ) -> Self {
        let mut app = Self {
            rules,
            session,
            board,
            words,
            depth: Depth::of_environment(),
            save,
            mode: Mode::Board,
            input: String::new(),
            matches: Vec::new(),
            picked: None,
            notice: None,
            thinker: None,
            held: None,
            confirm: true,
            person: None,
            choices: Vec::new(),
            log: Vec::new(),
            scroll: 0,
            undone: Vec::new(),
            passed: (0, Seats::NONE),
            leaving: false,
        };
        app.refresh();
        app.settle();
        app
    }

    /// Plays until the player leaves.
    pub(crate) fn run(&mut self, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
        while !self.leaving {
            self.settle();
            terminal.draw(|frame| self.draw(frame.area(), frame.buffer_mut()))?;
            let patience = if self.thinker.is_some() { 50 } else { 500 };
            if event::poll(Duration::from_millis(patience))? {
                self.event(&event::read()?);
            }
        }
        Ok(())
    }

    /// What to say when the screen is gone.
    pub(crate) fn farewell(&self) -> String {
        let key = if self.is_over() {
            "ui-kept"
        } else {
            "ui-resume"
        };
        let file = self.save.file().display().to_string();
        self.words.tell(&Message::new(key).with("file", file))
    }

    fn is_over(&self) -> bool {
        matches!(self.session.awaited(), Awaited::Nobody(_))
    }

    /// Lets everything happen that needs no person.
    pub(crate) fn settle(&mut self) {
        self.hear_thinker();
        while self.held.is_none() {
            match self.session.awaited() {
                Awaited::Chance => {
                    if !self.session.advance() {
                        // The record does not tell where its chance comes from.
                        return;
                    }
                    self.changed();
                }
                awaited @ Awaited::Seats { .. } => {
                    self.ask_bots(&awaited);
                    return;
                }
                Awaited::Nobody(_) => return,
            }
        }
    }

    fn ask_bots(&mut self, awaited: &Awaited) {
        if self.passed.0 != self.session.plies() {
            self.passed = (self.session.plies(), Seats::NONE);
        }
        let busy = self
            .thinker
            .as_ref()
            .is_some_and(|thinker| thinker.purpose == Purpose::Move);
        if busy {
            return;
        }
        let level_of = |seat: Seat| match self.session.occupants()[seat.index()] {
            Occupant::Bot(level) => Some((seat, level)),
            _ => None,
        };
        let bots = awaited.actors().iter().filter_map(level_of);
        let bots: Seats = bots.map(|(seat, _)| seat).collect();
        let asked = next_to_ask(awaited, bots.minus(self.passed.1));
        if !asked.is_empty() {
            let asked = asked.iter().filter_map(level_of);
            self.thinker = Thinker::start(&*self.session, asked, Purpose::Move);
        }
    }

    fn hear_thinker(&mut self) {
        let Some(thinker) = &self.thinker else {
            return;
        };
        match thinker.result() {
            Ok(None) => {}
            Ok(Some(thoughts)) => {
                let Thinker { purpose, ply, .. } = *thinker;
                self.thinker = None;
                if ply == self.session.plies() {
                    for (seat, thought) in thoughts {
                        self.think_done(seat, purpose, &thought);
                    }
                }
            }
            Err(_) => {
                self.thinker = None;
                self.notice = Some(Notice::Refused(self.words.get("ui-bot-failed")));
            }
        }
    }

    fn think_done(&mut self, seat: Seat, purpose: Purpose, thought: &Thought) {
        match (purpose, &thought.action) {
            (Purpose::Hint, Some(action)) => {
                self.board.point_at(action);
                let told = self.whole_advice(seat, action.clone());
                self.notice = Some(Notice::Hint(told.unwrap_or_else(|| action.clone())));
            }
            (Purpose::Move, Some(action)) => {
                let was_asked = self.actor().is_some();
                if let Err(error) = self.session.play(seat, action) {
                    self.notice = Some(Notice::Refused(error.in_words(&self.words)));
                } else if !was_asked && self.actor().is_some() {
                    // What was said while others played would hide the question.
                    self.notice = None;
                }
                self.changed();
            }
            (Purpose::Hint, None) => {}
            (Purpose::Move, None) => self.passed.1 = self.passed.1.with(seat),
        }
    }

    /// What a hint comes to: the whole action that it begins, and what speaks for it.
    fn whole_advice(&self, seat: Seat, first: String) -> Option<String> {
        let name = |seat: Seat| self.session.name(seat, &self.words);
        let mut advice = Advice::new(seat, self.session.view(Observer::Seat(seat)));
        let mut next = Some(first);
        while let Some(action) = next {
            let goes_on = advice.add(self.rules, &action, &self.words, &name);
            let choose = || self.rules.choose(&advice.view, seat, STEP_LEVEL, 0).ok()?;
            next = goes_on.then(choose).flatten();
        }
        advice.in_words(self.choices.len(), &self.words)
    }

    /// The game has gone on: save it and show it.
    fn changed(&mut self) {
        if let Err(error) = self.save.write(&*self.session) {
            self.notice = Some(Notice::Refused(format!("{error:#}")));
        }
        self.scroll = 0;
        self.refresh();
    }

    /// Who is at the keyboard, what they see, what they may do.
    fn refresh(&mut self) {
        let people: Vec<_> = Seat::all(self.session.occupants().len())
            .filter(|seat| matches!(self.session.occupants()[seat.index()], Occupant::Human(_)))
            .collect();
        let before = self.person;
        let acting = self.next_actor(&people);
        self.show(self.held.or(acting).or(before).or(people.first().copied()));
    }

    /// Shows the game as this person sees it.
    fn show(&mut self, person: Option<Seat>) {
        let before = std::mem::replace(&mut self.person, person);
        if let (Some(before), Some(now)) = (before, self.person)
            && before != now
            && self.has_secrets(before, now)
        {
            self.mode = Mode::HandOver(now);
        }
        let observer = self.person.map_or(Observer::Spectator, Observer::Seat);
        self.choices = match self.actor() {
            Some(seat) => self.session.choices(seat, &self.words),
            None => Vec::new(),
        };
        self.log = self.session.log(observer, &self.words);
        let view = self.session.view(observer);
        self.board.update(&view, self.actor());
        self.board.offer(&self.choices);
    }

    /// Who of these is asked: whoever must act, otherwise whoever may.
    fn next_actor(&self, people: &[Seat]) -> Option<Seat> {
        let Awaited::Seats { must, may } = self.session.awaited() else {
            return None;
        };
        let mut asked = [must, may].into_iter();
        asked.find_map(|seats| people.iter().copied().find(|seat| seats.contains(*seat)))
    }

    /// Lets another person act who may do so now.
    fn other_person(&mut self) {
        let players = self.session.occupants().len();
        let actors = self.session.awaited().actors();
        let is_person =
            |seat: &Seat| matches!(self.session.occupants()[seat.index()], Occupant::Human(_));
        let (Some(now), None) = (self.person, self.held) else {
            return;
        };
        let next = std::iter::successors(Some(now.next(players)), |seat| Some(seat.next(players)))
            .take(players - 1)
            .find(|seat| is_person(seat) && actors.contains(*seat));
        if let Some(next) = next {
            self.show(Some(next));
        }
    }

    fn has_secrets(&self, one: Seat, other: Seat) -> bool {
        let seen = |seat| {
            let mut view = self.session.view(Observer::Seat(seat));
            // Whose view it is, is no secret.
            view.as_object_mut().map(|view| view.remove("seat"));
            view
        };
        seen(one) != seen(other)
    }

    /// The person who may act now.
    pub(super) fn actor(&self) -> Option<Seat> {
        self.person
            .filter(|seat| self.held.is_none() && self.session.awaited().actors().contains(*seat))
    }

    /// What the action that is pointed at would do, if it is possible.
    pub(super) fn preview(&self) -> Option<&Choice> {
        let chosen = self.board.chosen()?;
        self.choices.iter().find(|choice| choice.notation == chosen)
    }

    pub(crate) fn event(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) if self.mode == Mode::Board => {
                    self.notice = None;
                    if self.board.click(mouse.column, mouse.row) {
                        self.enter();
                    } else {
                        self.explain();
                    }
                }
                MouseEventKind::ScrollUp => self.scroll += 1,
                MouseEventKind::ScrollDown => self.scroll = self.scroll.saturating_sub(1),
                _ => {}
            },
            _ => {}
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if key.code == KeyCode::Char('c') {
                self.leaving = true;
            }
            return;
        }
        match self.mode {
            Mode::Help if key.code == KeyCode::Char('?') && !self.board.signs().is_empty() => {
                self.mode = Mode::Signs;
            }
            Mode::Help | Mode::Signs | Mode::Points => self.mode = Mode::Board,
            Mode::HandOver(_) => {
                if key.code == KeyCode::Enter {
                    self.mode = Mode::Board;
                }
            }
            Mode::Typing => self.typing_key(key.code),
            Mode::Board => {
                self.notice = None;
                if !self.command_key(key.code) && self.board.key(key) {
                    // The board shows by itself what has changed.
                }
            }
        }
    }

    fn command_key(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(),
            KeyCode::Char('u') | KeyCode::Backspace => self.undo(),
            KeyCode::Char('y' | 'U') => self.redo(),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('w') => self.explain(),
            KeyCode::Char(':' | '/' | 'i') => self.start_typing(),
            KeyCode::Char('?') | KeyCode::F(1) => self.mode = Mode::Help,
            KeyCode::Char('c') => self.toggle_confirm(),
            KeyCode::Char('n') => self.again(),
            KeyCode::Char('s') if self.is_over() => self.mode = Mode::Points,
            KeyCode::Char('p') => self.other_person(),
            KeyCode::PageUp => self.scroll += 5,
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::Char('q') => self.leaving = true,
            _ => return false,
        }
        true
    }

    /// Plays what is pointed at, or lets the others see what was played.
    fn enter(&mut self) {
        if self.held.take().is_some() {
            self.refresh();
            self.settle();
        } else if let (Some(seat), Some(action)) = (self.actor(), self.board.chosen()) {
            self.play(seat, &action);
        } else if self.person.is_some() {
            self.notice = Some(Notice::Refused(self.words.get("refused-not-your-turn")));
        }
    }

    pub(crate) fn play(&mut self, seat: Seat, action: &str) {
        match self.session.play(seat, action) {
            Ok(()) => {
                self.undone.clear();
                self.after_play(seat);
            }
            Err(error) => self.notice = Some(Notice::Refused(error.in_words(&self.words))),
        }
    }

    fn after_play(&mut self, seat: Seat) {
        self.thinker = None;
        let goes_on = match self.session.awaited() {
            Awaited::Nobody(_) => false,
            Awaited::Seats { must, .. } => !must.contains(seat),
            Awaited::Chance => true,
        };
        let can_hold = self.confirm && goes_on && self.session.may_undo(seat).is_ok();
        self.held = can_hold.then_some(seat);
        self.changed();
        self.settle();
    }

    fn undo(&mut self) {
        let Some(seat) = self.person else {
            return;
        };
        match self.session.undo(seat) {
            Ok(action) => {
                self.thinker = None;
                self.held = None;
                self.changed();
                self.board.point_at(&action);
                self.undone.push(action);
                self.notice = Some(Notice::Good(self.words.get("ui-undone")));
            }
            Err(refusal) => self.notice = Some(Notice::Refused(self.words.refusal(&refusal))),
        }
    }

    fn redo(&mut self) {
        let (Some(seat), Some(action)) = (self.actor(), self.undone.pop()) else {
            self.notice = Some(Notice::Refused(self.words.get("ui-nothing-to-redo")));
            return;
        };
        match self.session.play(seat, &action) {
            Ok(()) => self.after_play(seat),
            Err(error) => self.notice = Some(Notice::Refused(error.in_words(&self.words))),
        }
    }

    fn hint(&mut self) {
        match self.actor() {
            Some(seat) if self.thinker.is_none() => {
                let asked = [(seat, HINT_LEVEL)];
                self.thinker = Thinker::start(&*self.session, asked, Purpose::Hint);
            }
            Some(_) => {}
            None => self.notice = Some(Notice::Refused(self.words.get("refused-not-your-turn"))),
        }
    }

    /// Says why what is pointed at is not possible, if it is not.
    fn explain(&mut self) {
        if let (Some(seat), Some(action)) = (self.actor(), self.board.chosen()) {
            self.notice = self
                .session
                .why_not(seat, &action)
                .map(|error| Notice::Refused(error.in_words(&self.words)));
        }
    }

    fn toggle_confirm(&mut self) {
        self.confirm = !self.confirm;
        if !self.confirm {
            self.held = None;
        }
        let key = if self.confirm {
            "ui-confirm-on"
        } else {
            "ui-confirm-off"
        };
        self.notice = Some(Notice::Good(self.words.get(key)));
        self.refresh();
    }

    /// After the end: the same players again, everybody one seat further.
    fn again(&mut self) {
        if !self.is_over() {
            self.notice = Some(Notice::Refused(self.words.get("ui-not-over")));
            return;
        }
        let mut bytes = [0; 32];
        if getrandom::fill(&mut bytes).is_err() {
            return;
        }
        let seed = Seed(bytes);
        let mut occupants = self.session.occupants().to_vec();
        occupants.rotate_right(1);
        let profile = self.rules.profile();
        let setup = profile.by_revision(self.session.setup().clone(), profile.newest());
        let opened = setup.and_then(|setup| self.rules.open(setup, occupants, seed.into()));
        if let Ok(session) = opened {
            self.save = Save::for_game(None, self.rules.profile().id, &seed);
            self.session = session;
            self.undone.clear();
            self.person = None;
            self.changed();
            self.settle();
        }
    }

    fn start_typing(&mut self) {
        if self.actor().is_none() {
            self.notice = Some(Notice::Refused(self.words.get("refused-not-your-turn")));
            return;
        }
        self.mode = Mode::Typing;
        self.input.clear();
        self.match_input();
    }

    fn match_input(&mut self) {
        let wanted = self.input.trim_start();
        self.matches = self
            .choices
            .iter()
            .filter(|choice| choice.notation.starts_with(wanted))
            .cloned()
            .collect();
        self.picked = None;
    }

    fn typing_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Esc => {
                self.mode = Mode::Board;
                self.notice = None;
            }
            KeyCode::Char(letter) => {
                self.input.push(letter);
                self.match_input();
            }
            KeyCode::Backspace => {
                self.input.pop();
                self.match_input();
            }
            KeyCode::Tab => self.complete(),
            KeyCode::Down | KeyCode::Up if !self.matches.is_empty() => {
                let last = self.matches.len() - 1;
                let next = match (self.picked, key) {
                    (None, KeyCode::Down) => 0,
                    (None, _) => last,
                    (Some(picked), KeyCode::Down) => (picked + 1) % (last + 1),
                    (Some(picked), _) => picked.checked_sub(1).unwrap_or(last),
                };
                self.picked = Some(next);
                self.board.point_at(&self.matches[next].notation);
            }
            KeyCode::Enter => {
                let action = match self.picked {
                    Some(picked) => self.matches[picked].notation.clone(),
                    None => self.input.trim().to_owned(),
                };
                if let Some(seat) = self.actor() {
                    self.notice = None;
                    self.play(seat, &action);
                    if self.notice.is_none() {
                        self.mode = Mode::Board;
                    }
                }
            }
            _ => {}
        }
    }

    /// Adds whatever all matches have in common.
    fn complete(&mut self) {
        let Some(first) = self.matches.first() else {
            return;
        };
        let common = self
            .matches
            .iter()
            .fold(first.notation.len(), |common, other| {
                let pairs = first.notation.bytes().zip(other.notation.bytes());
                common.min(pairs.take_while(|(one, two)| one == two).count())
            });
        // Notation is plain ASCII, so any length is a character boundary.
        first.notation[..common].clone_into(&mut self.input);
        self.match_input();
    }
}
