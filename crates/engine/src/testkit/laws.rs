//! The laws that every game keeps, checked over random games of every variant, number of players
//! and option.
//!
//! A broken law panics with its name, the setup, the seed of the game and the ply, so that the game
//! can be played again: `Laws::…().only(setup, seed)`.

mod chances;
mod encodings;
mod messages;
mod reasons;
mod secrets;

use std::collections::HashSet;
use std::fmt::Debug;

use crate::chance::pick;
use crate::record::{self, Ply, Record};
use crate::{
    Awaited, Dice, Event, EventOf, Gain, Game, MAX_SEATS, QuickDice, Seat, Seed, Setup, Source,
    Standings,
};

pub use messages::messages;

/// What was played under the laws.
#[derive(Clone, Copy, Default, Debug)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Decisions of the longest one.
    pub longest: u64,
}

impl Report {
    fn add(&mut self, decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        self.longest = self.longest.max(decisions);
    }
}

/// What a player does whom the laws ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice<A> {
    /// Whatever chance brings.
    Anything,
    /// This.
    This(A),
    /// Nothing: the seat need not act and lets the others go on.
    Pass,
}

/// Decides for a seat that may act.
pub type Player<'a, G> = dyn FnMut(&G, Seat) -> Choice<<G as Game>::Action> + 'a;

type Stray<G> = fn(&mut dyn Dice) -> <G as Game>::Action;
type Scramble<G> = fn(&G, Seat, &mut dyn Dice) -> G;
type Census<G> = fn(&G) -> Vec<(String, i64)>;

/// The laws, with what a game must tell about itself to have them checked.
#[derive(Clone)]
pub struct Laws<G: Game> {
    stray: Stray<G>,
    scramble: Scramble<G>,
    census: Census<G>,
    setups: Vec<Setup>,
    longest: usize,
    every: u32,
}

impl<G: Game> Laws<G> {
    /// - `longest`: no game has more events than this.
    /// - `stray`: any action that can be written down, mostly an illegal one.
    /// - `scramble`: a state that differs only in what the seat may not know. It is made from the
    ///   true state without the help of views, so that it can convict them.
    /// - `census`: how many there are of each component, wherever they are. It never changes.
    #[must_use]
    pub fn new(longest: usize, stray: Stray<G>, scramble: Scramble<G>, census: Census<G>) -> Self {
        Self {
            stray,
            scramble,
            census,
            setups: G::PROFILE.every_setup(),
            longest,
            every: 1,
        }
    }

    /// Looks closely only at one ply in so many, by lot: for very many or very long games. What is
    /// played must still be accepted, the games must end, and their records must replay.
    #[must_use]
    pub const fn at_every(mut self, every: u32) -> Self {
        self.every = every;
        self
    }

    /// Plays `games` random games of every setup.
    pub fn check(&self, games: u64) -> Report {
        let mut report = Report::default();
        for setup in &self.setups {
            for seed in 0..games {
                report.add(self.only(setup, seed));
            }
        }
        report
    }

    /// Everything that the laws are checked with.
    #[must_use]
    pub fn setups(&self) -> &[Setup] {
        &self.setups
    }

    /// Plays one random game; returns its number of decisions.
    pub fn only(&self, setup: &Setup, seed: u64) -> u64 {
        self.played_by(setup, seed, &mut |_, _| Choice::Anything)
    }

    /// Plays one game in which `player` decides; returns its number of decisions. Whoever asks bots shows them
    /// the view of their seat.
    pub fn played_by(&self, setup: &Setup, seed: u64, player: &mut Player<'_, G>) -> u64 {
        let state = G::new(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
        Trial {
            laws: self,
            setup,
            seed,
            dice: QuickDice::new(seed),
            census: (self.census)(&state),
            states: Vec::new(),
            plies: Vec::new(),
            seen: Vec::new(),
            last_chance: None,
            gains: Vec::new(),
            state,
        }
        .run(player)
    }
}

/// One random game under the laws.
struct Trial<'a, G: Game> {
    laws: &'a Laws<G>,
    setup: &'a Setup,
    seed: u64,
    dice: QuickDice,
    census: Vec<(String, i64)>,
    states: Vec<G>,
    plies: Vec<Ply>,
    /// Some actions that were legal earlier; later most of them are not.
    seen: Vec<G::Action>,
    last_chance: Option<G::Chance>,
    /// All points that were told of.
    gains: Vec<Gain>,
    state: G,
}

impl<G: Game> Trial<'_, G> {
    fn run(mut self, player: &mut Player<'_, G>) -> u64 {
        let mut decisions = 0;
        let standings = loop {
            self.law("games end", self.plies.len() <= self.laws.longest, &"");
            let closely = self.laws.every == 1 || self.dice.below(self.laws.every) == 0;
            if closely {
                self.components_are_conserved();
                self.everybody_awaited_can_act();
                self.views_keep_secrets_and_round_trip();
            }
            let event = match self.state.awaited() {
                Awaited::Nobody(standings) => break standings,
                Awaited::Chance if closely => self.chance(),
                Awaited::Chance => Event::Chance(self.state.sample_chance(&mut self.dice)),
                Awaited::Seats { .. } => {
                    decisions += 1;
                    if closely {
                        self.sealed_answers_commute();
                        self.chance_is_refused();
                        self.every_choice_is_in_order();
                        self.undo_reveals_nothing();
                    }
                    self.decision(player)
                }
            };
            let before = self.state.clone();
            self.plies.push(Ply::of(&event));
            self.state
                .apply(event.clone())
                .unwrap_or_else(|refusal| self.broken("every listed action plays", &refusal));
            if closely {
                self.law(
                    "other states have other fingerprints",
                    before == self.state || before.fingerprint() != self.state.fingerprint(),
                    &self.state,
                );
            }
            self.gains.extend(before.gains(&event, &self.state));
            self.states.push(before);
        };
        self.the_end(&standings);
        self.replay_reproduces_every_state(&standings);
        decisions
    }

    fn components_are_conserved(&self) {
        let census = (self.laws.census)(&self.state);
        self.law("components are conserved", census == self.census, &census);
    }

    fn law(&self, law: &str, kept: bool, why: &dyn Debug) {
        if !kept {
            self.broken(law, why);
        }
    }

    #[track_caller]
    fn broken(&self, law: &str, why: &dyn Debug) -> ! {
        let record: Vec<_> = self.plies.iter().map(Ply::to_string).collect();
        panic!(
            "law broken: {law}\n{why:?}\nrules {} setup {} seed {} ply {}\n{}",
            self.setup.revision(),
            self.setup,
            self.seed,
            self.plies.len(),
            record.join("\n")
        );
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.state.players())
    }

    fn legal(&self, state: &G, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        actions
    }

    fn everybody_awaited_can_act(&self) {
        if let Awaited::Seats { must, may } = self.state.awaited() {
            self.law("somebody can always act", !must.is_empty(), &"");
            let both = must.intersection(may);
            self.law("nobody both must and may act", both.is_empty(), &both);
            for seat in must.union(may).iter() {
                let actions = self.legal(&self.state, seat);
                self.law("everybody awaited can act", !actions.is_empty(), &seat);
            }
        }
    }

    fn every_choice_is_in_order(&mut self) {
        self.only_the_awaited_can_act();
        for seat in self.state.awaited().actors().iter() {
            let actions = self.legal(&self.state, seat);
            let distinct: HashSet<_> = actions.iter().collect();
            self.law(
                "no action is listed twice",
                distinct.len() == actions.len(),
                &actions,
            );
            for action in &actions {
                let mut next = self.state.clone();
                if let Err(refusal) = next.play(seat, action.clone()) {
                    self.broken("every listed action plays", &(action, refusal));
                }
                let mut quick = self.state.clone();
                quick.play_listed(seat, action.clone());
                self.law("listed actions play alike unchecked", quick == next, action);
                self.law(
                    "notation round-trips",
                    action.to_string().parse().as_ref() == Ok(action),
                    action,
                );
            }
        }
    }

    /// What somebody who may act does, by lot or by the player's choice.
    fn decision(&mut self, player: &mut Player<'_, G>) -> EventOf<G> {
        let mut actors: Vec<_> = self.state.awaited().actors().iter().collect();
        let (seat, action) = loop {
            if actors.is_empty() {
                self.broken("somebody can always act", &"everybody passes");
            }
            let next = self.dice.below(actors.len() as u32) as usize;
            let seat = actors.swap_remove(next);
            match player(&self.state, seat) {
                Choice::Anything => {
                    let actions = self.legal(&self.state, seat);
                    break (seat, pick(&actions, &mut self.dice).clone());
                }
                Choice::This(action) => break (seat, action),
                Choice::Pass => {}
            }
        };
        if self.seen.len() < 64 {
            self.seen.push(action.clone());
        } else {
            let old = self.dice.below(64) as usize;
            self.seen[old] = action.clone();
        }
        Event::Action(seat, action)
    }

    fn only_the_awaited_can_act(&mut self) {
        let actors = self.state.awaited().actors();
        for seat in self.seats() {
            let listed = self.legal(&self.state, seat);
            self.law(
                "only the awaited can act",
                actors.contains(seat) || listed.is_empty(),
                &(seat, &listed),
            );
            let mut strays: Vec<_> = (0..4).map(|_| (self.laws.stray)(&mut self.dice)).collect();
            if !self.seen.is_empty() {
                strays.push(pick(&self.seen, &mut self.dice).clone());
            }
            for other in actors.iter() {
                strays.extend(self.legal(&self.state, other).pop());
            }
            for stray in strays {
                if !listed.contains(&stray) {
                    self.is_refused(seat, &stray);
                }
            }
        }
        self.nobody_else_can_act();
    }

    /// A seat that is not at the table has no actions, and none is taken from it.
    fn nobody_else_can_act(&mut self) {
        for seat in Seat::all(MAX_SEATS).skip(self.state.players()) {
            let mut strays: Vec<_> = (0..2).map(|_| (self.laws.stray)(&mut self.dice)).collect();
            for other in self.state.awaited().actors().iter() {
                strays.extend(self.legal(&self.state, other).pop());
            }
            self.law(
                "seats that are not at the table can do nothing",
                self.legal(&self.state, seat).is_empty(),
                &seat,
            );
            for stray in strays {
                let mut state = self.state.clone();
                let refused = state.play(seat, stray.clone()).is_err() && state == self.state;
                self.law(
                    "seats that are not at the table can do nothing",
                    refused,
                    &(seat, stray),
                );
            }
        }
    }

    fn is_refused(&mut self, seat: Seat, stray: &G::Action) {
        let mut state = self.state.clone();
        match state.play(seat, stray.clone()) {
            Ok(()) => self.broken("what is not listed is refused", &(seat, stray)),
            Err(refusal) => {
                self.law("a refusal changes nothing", state == self.state, stray);
                self.has_a_reason(seat, stray, &refusal);
                let mut twin = (self.laws.scramble)(&self.state, seat, &mut self.dice);
                self.law(
                    "refusals do not leak",
                    twin.play(seat, stray.clone()) == Err(refusal),
                    stray,
                );
            }
        }
    }

    fn chance_is_refused(&self) {
        if let Some(chance) = &self.last_chance {
            let mut state = self.state.clone();
            self.law(
                "chance is refused where none is awaited",
                state.apply_chance(chance.clone()).is_err() && state == self.state,
                chance,
            );
        }
    }

    fn sealed_answers_commute(&mut self) {
        let Awaited::Seats { must, .. } = self.state.awaited() else {
            return;
        };
        let must: Vec<_> = must.iter().collect();
        for (index, &one) in must.iter().enumerate() {
            for &other in &must[index + 1..] {
                let first = pick(&self.legal(&self.state, one), &mut self.dice).clone();
                let second = pick(&self.legal(&self.state, other), &mut self.dice).clone();
                let both = |order: [(Seat, &G::Action); 2]| {
                    let mut state = self.state.clone();
                    for (seat, action) in order {
                        if let Err(refusal) = state.play(seat, action.clone()) {
                            self.broken("sealed answers commute", &(seat, action, refusal));
                        }
                    }
                    state
                };
                self.law(
                    "sealed answers commute",
                    both([(one, &first), (other, &second)])
                        == both([(other, &second), (one, &first)]),
                    &(one, &first, other, &second),
                );
            }
        }
    }

    fn the_end(&mut self, standings: &Standings) {
        let players = self.state.players();
        self.law(
            "everybody has a score and a place",
            standings.scores.players() == players
                && standings.places.players() == players
                && standings.places.iter().all(|place| *place >= 1),
            standings,
        );
        let told = |seat: &Seat| {
            let own = self.gains.iter().filter(|gain| gain.seat == *seat);
            own.map(|gain| gain.points).sum::<i32>()
        };
        self.law(
            "points add up",
            self.gains.is_empty()
                || self
                    .seats()
                    .all(|seat| told(&seat) == standings.scores[seat]),
            &(standings, &self.gains),
        );
        self.only_the_awaited_can_act();
        self.chance_is_refused();
        for seat in self.seats() {
            let stray = (self.laws.stray)(&mut self.dice);
            self.is_refused(seat, &stray);
        }
    }

    fn replay_reproduces_every_state(&self, standings: &Standings) {
        let source = Source::of(Seed([0; 32]));
        let players = self.seats().map(|seat| format!("Player {seat}")).collect();
        let mut record = Record::new::<G>(self.setup, &source, players);
        record.plies.clone_from(&self.plies);
        record.scores = Some(standings.scores.as_slice().to_vec());
        let read = record.to_string().parse();
        self.law("records round-trip", read.as_ref() == Ok(&record), &read);
        let mut ply = 0;
        let end = record::replay::<G>(&record, None, |state, _| {
            self.law(
                "replay reproduces every state",
                *state == self.states[ply],
                &ply,
            );
            self.law(
                "equal states have equal fingerprints",
                state.fingerprint() == self.states[ply].fingerprint(),
                &ply,
            );
            ply += 1;
        });
        self.law(
            "replay reproduces every state",
            end.as_ref() == Ok(&self.state),
            &end.err(),
        );
    }
}
