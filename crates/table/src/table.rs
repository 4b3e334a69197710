//! The table of one particular game.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Level;
use bots::level::Means;
use engine::record::{self, Branch, Call, Called, Ply, Record, ReplayError, call};
use engine::undo::reveals;
use engine::{
    Awaited, Event, EventOf, Game, MAX_SEATS, Message, NotationError, Observer, PerSeat, Profile,
    Refusal, Seat, Seed, Setup, SetupError, Share, Source, Standings,
};
use search::{AnyBot, Impartial, Judge};

use crate::imagined;
use crate::occupant::Occupant;
use crate::session::{Choice, Line, PlayError, Session, Step, Thinking};
use crate::tally::Tally;
use crate::told::Told;
use crate::twins::{agreed, twins};
use crate::words::Words;

/// So many states are imagined to tell what an action would do.
const IMAGINED: u64 = 3;

/// So many states are gone back to at once when one after the other is taken back.
const REMEMBERED: usize = 16;

/// A game in progress or finished: its record, and the state that the record leads to.
#[derive(Clone)]
pub struct Table<G: Game> {
    setup: Setup,
    /// Where chance comes from; a record that does not tell can be looked at, but not played on.
    source: Option<Source>,
    /// The record up to where the game begins.
    head: Record,
    occupants: Vec<Occupant>,
    /// Whom the bots trust.
    judge: Arc<dyn Judge<G>>,
    events: Vec<EventOf<G>>,
    /// What people decided outside the rules.
    calls: Vec<Called>,
    /// The places, if that has ended the game.
    cut_short: Option<Vec<u8>>,
    state: G,
    /// The states before the last events, the newest last; none of those that were just taken back.
    before: Vec<G>,
    /// What everybody was told, as far as anybody has asked.
    told: RefCell<Told<G>>,
    /// What each seat could take back now, as far as anybody has asked.
    undoable: RefCell<[Option<Result<usize, Refusal>>; MAX_SEATS]>,
    thinkers: Thinkers<G>,
}

type BotsOf<G> = HashMap<(Seat, Level), AnyBot<G>>;

/// Bots that go on thinking from move to move. A copy of the table has its own.
struct Thinkers<G: Game>(Arc<Mutex<BotsOf<G>>>);

impl<G: Game> Default for Thinkers<G> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<G: Game> Clone for Thinkers<G> {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl<G: Game> Table<G> {
    /// A new table. Seats that nobody is named for stay open.
    ///
    /// # Errors
    /// If the options do not go together.
    pub fn new(
        setup: Setup,
        mut occupants: Vec<Occupant>,
        source: Source,
    ) -> Result<Self, SetupError> {
        let state = G::new(&setup)?;
        occupants.resize(state.players(), Occupant::Open);
        Ok(Self {
            head: Record::new::<G>(&setup, &source, Vec::new()),
            source: Some(source),
            setup,
            occupants,
            judge: Arc::new(Impartial),
            events: Vec::new(),
            calls: Vec::new(),
            cut_short: None,
            told: RefCell::new(Told::new(state.clone())),
            undoable: RefCell::default(),
            before: Vec::new(),
            state,
            thinkers: Thinkers::default(),
        })
    }

    /// The table that a record leads to.
    ///
    /// # Errors
    /// If the record cannot be replayed, or its seed is not the one that it promises.
    pub fn from_record(record: &Record) -> Result<Self, ReplayError> {
        let source = record.source();
        if let Some(source) = &source {
            record.clone().reveal(source.secret)?;
        }
        let mut events = Vec::with_capacity(record.plies.len());
        let state = record::replay::<G>(record, None, |_, event| events.push(event.clone()))?;
        let setup = record::setup_of::<G>(record)?;
        let occupant = |text: &String| {
            text.parse()
                .unwrap_or_else(|_| Occupant::Human(text.clone()))
        };
        let start = G::new(&setup).map_err(ReplayError::Setup)?;
        Ok(Self {
            setup,
            source,
            head: Record {
                plies: Vec::new(),
                calls: Vec::new(),
                scores: None,
                places: None,
                seed: None,
                ..record.clone()
            },
            occupants: record.players.iter().map(occupant).collect(),
            judge: Arc::new(Impartial),
            events,
            calls: record.calls.clone(),
            cut_short: record.places.clone(),
            state,
            before: Vec::new(),
            told: RefCell::new(Told::new(start)),
            undoable: RefCell::default(),
            thinkers: Thinkers::default(),
        })
    }

    /// Tells the bots whom to trust. Otherwise they know the rules and nothing else.
    #[must_use]
    pub fn judged_by(self, judge: Arc<dyn Judge<G>>) -> Self {
        Self { judge, ..self }
    }

    /// The state after the first `ply` events.
    fn state_at(&self, ply: usize) -> G {
        let mut state = G::new(&self.setup).expect("the setup was played before");
        for event in self.events.iter().take(ply) {
            state
                .apply(event.clone())
                .expect("the event was played before");
        }
        state
    }

    fn apply(&mut self, event: EventOf<G>) -> Result<(), Refusal> {
        if self.cut_short.is_some() {
            return Err(Refusal::game_over());
        }
        let before = self.state.clone();
        self.state.apply(event.clone())?;
        self.before.clear();
        self.before.push(before);
        self.events.push(event);
        self.undoable = RefCell::default();
        Ok(())
    }

    fn line(
        &self,
        told: &Told<G>,
        index: usize,
        observer: Observer,
        words: Option<&Words>,
    ) -> Line {
        let seat = match self.events[index] {
            Event::Action(seat, _) => Some(seat),
            Event::Chance(_) => None,
        };
        let name = |seat: Seat| words.map_or_else(String::new, |words| self.name(seat, words));
        let notice = told.account(index, observer);
        notice.line(index + 1, seat, words, &name)
    }

    /// Which event is the last action of `seat`, and the state without it.
    ///
    /// # Errors
    /// If it cannot be taken back.
    fn without_last_of(&self, seat: Seat) -> Result<(usize, G), Refusal> {
        let refuse = |reason| Err(Refusal::new("rule-undo", Message::new(reason)));
        if matches!(self.awaited(), Awaited::Nobody(_)) {
            // The seed is told by then.
            return refuse("refused-undo-revealed");
        }
        let last = match self.events.last() {
            None => return refuse("refused-nothing-to-undo"),
            Some(Event::Chance(_)) => return refuse("refused-undo-revealed"),
            Some(Event::Action(..)) => self.events.len() - 1,
        };
        let Some(index) = self.last_of(seat) else {
            return refuse("refused-undo-others-acted");
        };
        if self.calls.iter().any(|(after, _)| *after > index) {
            return refuse("refused-undo-others-acted");
        }
        let mut without = match self.before.last() {
            Some(before) if index == last => before.clone(),
            _ => self.state_at(index),
        };
        for event in &self.events[index + 1..] {
            if !is_sealed_beside(&without, seat, event) || without.apply(event.clone()).is_err() {
                return refuse("refused-undo-others-acted");
            }
        }
        if reveals(&without, &self.events[index]) {
            return refuse("refused-undo-revealed");
        }
        Ok((index, without))
    }

    /// Which event is the last action of `seat`.
    fn last_of(&self, seat: Seat) -> Option<usize> {
        let own = |event: &EventOf<G>| matches!(event, Event::Action(actor, _) if *actor == seat);
        self.events.iter().rposition(own)
    }

    /// The states before the last events up to the one with this index, a few at a time: whoever takes back
    /// often does so in a row.
    fn states_before(&self, index: usize) -> Vec<G> {
        let first = index.saturating_sub(REMEMBERED - 1);
        let mut states = vec![self.state_at(first)];
        for event in &self.events[first..index] {
            let mut next = states[states.len() - 1].clone();
            next.apply(event.clone())
                .expect("the event was played before");
            states.push(next);
        }
        states
    }

    /// Forgets the event with this index; `state` follows the others.
    fn forget(&mut self, index: usize, state: G) -> EventOf<G> {
        let event = self.events.remove(index);
        self.state = state;
        self.undoable = RefCell::default();
        if self.told.get_mut().plies() > index {
            let before = self.state_at(index);
            self.told.get_mut().back_to(index, before);
        }
        event
    }

    /// Whether a person on a seat has acted.
    fn has_acted(&self, seat: Seat) -> bool {
        let own = |event: &EventOf<G>| matches!(event, Event::Action(actor, _) if *actor == seat);
        self.events.iter().any(own)
    }

    /// How many turns a person on a seat has begun: what they do without anybody else acting between
    /// is one. Who plays alone has another one after dice or decks.
    fn turns_of(&self, seat: Seat) -> usize {
        let alone = self.occupants.len() == 1;
        let actors = self.events.iter().filter_map(|event| match event {
            Event::Action(actor, _) => Some(Some(*actor)),
            Event::Chance(_) => alone.then_some(None),
        });
        let (mut turns, mut last) = (0, None);
        for actor in actors {
            turns += usize::from(actor == Some(seat) && last != actor);
            last = actor;
        }
        turns
    }

    /// What makes bots choose this way or that now, the same each time.
    fn whim(&self, seat: Seat) -> u64 {
        let source = self.source.as_ref();
        source.map_or(0, |source| source.whims(self.events.len(), seat))
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        let human = |seat: &Seat| matches!(self.occupants[seat.index()], Occupant::Human(_));
        Seat::all(self.occupants.len()).filter(human)
    }

    fn chance_events(&self) -> u64 {
        let chance = |event: &&EventOf<G>| matches!(event, Event::Chance(_));
        self.events.iter().filter(chance).count() as u64
    }
}

impl<G: Game> Session for Table<G> {
    fn profile(&self) -> &'static Profile {
        G::PROFILE
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    fn sit(&mut self, seat: Seat, occupant: Occupant) {
        self.occupants[seat.index()] = occupant;
    }

    fn add_shares(&mut self, mut shares: Vec<(Seat, Share)>) -> bool {
        let Some(source) = self.source.as_mut().filter(|_| self.events.is_empty()) else {
            return false;
        };
        by_seat(&mut shares);
        self.head.shares.clone_from(&shares);
        source.shares = shares;
        true
    }

    fn awaited(&self) -> Awaited {
        let players = self.occupants.len();
        match (&self.cut_short, self.state.awaited()) {
            (Some(places), _) => Awaited::Nobody(Standings {
                scores: PerSeat::from_fn(players, |_| 0),
                places: PerSeat::from_fn(players, |seat| {
                    places.get(seat.index()).copied().unwrap_or(0)
                }),
            }),
            (None, Awaited::Nobody(standings)) => {
                Awaited::Nobody(call::ranked(standings, &self.calls))
            }
            (None, awaited) => awaited,
        }
    }

    fn plies(&self) -> usize {
        self.events.len()
    }

    fn view(&self, observer: Observer) -> serde_json::Value {
        to_json(&self.state.view(observer))
    }

    fn view_text(&self, observer: Observer) -> String {
        let view = self.state.view(observer);
        // Browsers only look at views as values: a second way to write each game's would be fetched for nothing.
        if cfg!(target_family = "wasm") {
            return to_json(&view).to_string();
        }
        serde_json::to_string(&view).expect("views can be written as JSON")
    }

    fn view_at(&self, ply: usize, observer: Observer) -> serde_json::Value {
        to_json(&self.state_at(ply).view(observer))
    }

    fn views(&self, from: usize, count: usize, observer: Observer) -> Vec<serde_json::Value> {
        let mut views = Vec::new();
        if from > self.events.len() || count == 0 {
            return views;
        }
        let mut state = self.state_at(from);
        views.push(to_json(&state.view(observer)));
        for event in self.events[from..].iter().take(count - 1) {
            state
                .apply(event.clone())
                .expect("the event was played before");
            views.push(to_json(&state.view(observer)));
        }
        views
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        if self.cut_short.is_some() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat, words: &Words) -> Vec<Choice> {
        if self.cut_short.is_some() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        // The true state might tell of sealed choices, for example.
        let imagined = twins::<G>(&self.state.view(Observer::Seat(seat)), IMAGINED);
        actions
            .into_iter()
            .map(|action| {
                let notation = action.to_string();
                let event = Event::Action(seat, action);
                let told = imagined
                    .iter()
                    .map(|state| state.describe(&event, Observer::Seat(seat)).message);
                let message = agreed(told);
                Choice {
                    words: message
                        .map_or_else(|| notation.clone(), |message| self.say(&message, words)),
                    notation,
                }
            })
            .collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let action = action.parse()?;
        Ok(self.apply(Event::Action(seat, action))?)
    }

    fn canonical(&self, action: &str) -> Result<String, NotationError> {
        Ok(action.parse::<G::Action>()?.to_string())
    }

    fn follow(&mut self, ply: &Ply) -> Result<(), PlayError> {
        Ok(self.apply(ply.event::<G>()?)?)
    }

    fn last(&self) -> Option<Ply> {
        self.events.last().map(Ply::of)
    }

    fn fork(&self, fresh: Option<Seed>) -> Box<dyn Session> {
        let mut fork = self.clone();
        if let Some(fresh) = fresh {
            fork.head.branch = Some(Branch {
                from: self.head.commitment,
                plies: self.events.len(),
            });
            fork.head.commitment = fresh.commitment();
            fork.head.shares.clear();
            fork.source = Some(Source::of(fresh));
        }
        Box::new(fork)
    }

    fn why_not(&self, seat: Seat, action: &str) -> Option<PlayError> {
        if self.cut_short.is_some() {
            return Some(Refusal::game_over().into());
        }
        imagined::why_not(&self.state, seat, action)
    }

    fn advance(&mut self) -> bool {
        if !matches!(self.awaited(), Awaited::Chance) {
            return false;
        }
        let Some(source) = &self.source else {
            return false;
        };
        let mut dice = source.seed().dice(self.chance_events());
        let chance = self.state.sample_chance(&mut dice);
        self.apply(Event::Chance(chance))
            .expect("the game sampled it");
        true
    }

    fn still_holds(&self, seat: Seat, ply: usize) -> bool {
        let Some(since) = self.events.get(ply..) else {
            return false;
        };
        if since.is_empty() {
            return true;
        }
        let mut state = self.state_at(ply);
        let (mut before, mut now) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut before);
        for event in since {
            if !is_sealed_beside(&state, seat, event) || state.apply(event.clone()).is_err() {
                return false;
            }
        }
        state.legal_actions(seat, &mut now);
        before == now
    }

    fn may_undo(&self, seat: Seat) -> Result<usize, Refusal> {
        let mut known = self.undoable.borrow_mut();
        let answer = known[seat.index()]
            .get_or_insert_with(|| self.without_last_of(seat).map(|(index, _)| index));
        answer.clone()
    }

    fn undo(&mut self, seat: Seat) -> Result<String, Refusal> {
        let (index, state) = self.without_last_of(seat)?;
        self.before.clear();
        let event = self.forget(index, state);
        Ok(Ply::of(&event).text.into())
    }

    fn take_back(&mut self, seat: Seat) -> Option<usize> {
        let index = self.last_of(seat)?;
        if index + 1 == self.events.len() {
            if self.before.is_empty() {
                self.before = self.states_before(index);
            }
            let state = self.before.pop()?;
            self.forget(index, state);
        } else {
            let mut state = self.state_at(index);
            for event in &self.events[index + 1..] {
                state.apply(event.clone()).ok()?;
            }
            self.before.clear();
            self.forget(index, state);
        }
        Some(index)
    }

    fn calls(&self) -> &[Called] {
        &self.calls
    }

    fn call(&mut self, call: Call) -> Result<(), Refusal> {
        let refuse = |reason| Err(Refusal::new("rule-ending-early", Message::new(reason)));
        if matches!(self.awaited(), Awaited::Nobody(_)) {
            return Err(Refusal::game_over());
        }
        if call == Call::Aborted && !self.may_abort() {
            return refuse("refused-too-late-to-abort");
        }
        let stays = |seat: Seat| seat.index() < self.occupants.len() && !self.out().contains(seat);
        if !call.out().is_none_or(stays) {
            return refuse("refused-out-already");
        }
        self.calls.push((self.events.len(), call));
        self.undoable = RefCell::default();
        let out = self.out();
        let left = Seat::all(self.occupants.len()).filter(|seat| !out.contains(*seat));
        let over = call.out().is_none()
            || left.count() <= 1
            || self.people().all(|seat| out.contains(seat));
        if over {
            self.cut_short = Some(call::places(self.occupants.len(), &self.calls));
        }
        Ok(())
    }

    fn may_abort(&self) -> bool {
        if matches!(self.awaited(), Awaited::Nobody(_)) || !self.calls.is_empty() {
            return false;
        }
        let people: Vec<Seat> = self.people().collect();
        match people[..] {
            [alone] => self.turns_of(alone) < 2,
            _ => people.iter().filter(|seat| self.has_acted(**seat)).count() < 2,
        }
    }

    fn is_cut_short(&self) -> bool {
        self.cut_short.is_some()
    }

    fn think_with(&self, seat: Seat, level: Level, means: Means) -> Thinking {
        let view = self.state.view(Observer::Seat(seat));
        let seed = self.whim(seat);
        let judge = Arc::clone(&self.judge);
        Box::new(move || {
            let mut bot = level.bot_with(&judge, seed, means);
            imagined::think(&view, seat, &mut *bot, seed)
        })
    }

    fn think_on(&self, seat: Seat, level: Level, means: Means) -> Thinking {
        let view = self.state.view(Observer::Seat(seat));
        let seed = self.whim(seat);
        let judge = Arc::clone(&self.judge);
        let thinkers = Arc::clone(&self.thinkers.0);
        Box::new(move || {
            // Who fails while thinking leaves the others to go on.
            let mut thinkers = thinkers.lock().unwrap_or_else(PoisonError::into_inner);
            let bot = thinkers
                .entry((seat, level))
                .or_insert_with(|| level.bot_with(&judge, seed, means));
            imagined::think(&view, seat, &mut **bot, seed)
        })
    }

    fn log_since(&self, ply: usize, observer: Observer, words: Option<&Words>) -> Vec<Line> {
        let mut told = self.told.borrow_mut();
        told.catch_up(&self.events);
        (ply..self.events.len())
            .map(|index| self.line(&told, index, observer, words))
            .collect()
    }

    fn steps(&self, from: usize, count: usize, observer: Observer, words: &Words) -> Vec<Step> {
        let mut told = self.told.borrow_mut();
        told.catch_up(&self.events);
        let mut state = self.state_at(from);
        let end = self
            .events
            .len()
            .min(from.saturating_add(count).saturating_sub(1));
        (from..=end)
            .map(|ply| {
                if ply > from {
                    state
                        .apply(self.events[ply - 1].clone())
                        .expect("the event was played before");
                }
                Step {
                    ply,
                    view: to_json(&state.view(observer)),
                    line: (ply > 0).then(|| self.line(&told, ply - 1, observer, Some(words))),
                }
            })
            .collect()
    }

    fn tally(&self) -> Tally {
        Tally::of(&self.state_at(0), &self.events)
    }

    fn record(&self, private: bool) -> Record {
        let scores = match self.state.awaited() {
            Awaited::Nobody(standings) => Some(standings.scores.as_slice().to_vec()),
            Awaited::Seats { .. } | Awaited::Chance => None,
        };
        let over = scores.is_some() || self.cut_short.is_some();
        let source = self.source.as_ref().filter(|_| private || over);
        Record {
            calls: self.calls.clone(),
            places: self.cut_short.clone(),
            players: self.occupants.iter().map(ToString::to_string).collect(),
            plies: self.events.iter().map(Ply::of).collect(),
            seed: source.map(|source| source.secret),
            scores,
            ..self.head.clone()
        }
    }
}

/// Whether an event is another seat's answer in a phase that waits for `seat` as well. Such answers
/// are sealed, and their order makes no difference.
fn is_sealed_beside<G: Game>(state: &G, seat: Seat, event: &EventOf<G>) -> bool {
    match (state.awaited(), event) {
        (Awaited::Seats { must, .. }, Event::Action(actor, _)) => {
            *actor != seat && must.contains(seat) && must.contains(*actor)
        }
        _ => false,
    }
}

/// Here for all games: sorting takes much room in the client.
fn by_seat(shares: &mut [(Seat, Share)]) {
    shares.sort_by_key(|(seat, _)| *seat);
}

fn to_json(view: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(view).expect("views can be written as JSON")
}
