//! The laws about positions and actions as numbers.

use std::fmt::Debug;

use super::{Laws, Report};
use crate::chance::pick;
use crate::encode::{Encode, Encoder};
use crate::{Awaited, Dice, Event, Observer, QuickDice, Seat, Setup};

/// So many states are made that differ in what a seat may not know.
const TWINS: usize = 2;
/// So many numbers are tried that nobody has asked for.
const STRAYS: usize = 4;
/// Features of so many actions are looked at closely.
const DESCRIBED: usize = 6;

impl<G: Encode> Laws<G> {
    /// Plays `games` random games of every setup and holds what is written as numbers against the rules.
    pub fn check_encodings(&self, games: u64) -> Report {
        let mut report = Report::default();
        for setup in &self.setups {
            for seed in 0..games {
                report.add(self.encodings_of(setup, seed));
            }
        }
        report
    }

    /// Plays one random game; returns its number of decisions.
    pub fn encodings_of(&self, setup: &Setup, seed: u64) -> u64 {
        let state = G::new(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
        let encoder = G::encoder(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
        Trial {
            laws: self,
            setup,
            seed,
            ply: 0,
            dice: QuickDice::new(seed),
            encoder,
            state,
        }
        .run()
    }
}

struct Trial<'a, G: Encode> {
    laws: &'a Laws<G>,
    setup: &'a Setup,
    seed: u64,
    ply: usize,
    dice: QuickDice,
    encoder: G::Encoder,
    state: G,
}

impl<G: Encode> Trial<'_, G> {
    fn run(mut self) -> u64 {
        let mut decisions = 0;
        loop {
            let closely = self.laws.every == 1 || self.dice.below(self.laws.every) == 0;
            if closely {
                for seat in Seat::all(self.state.players()) {
                    self.observations_hold(seat);
                }
            }
            let event = match self.state.awaited() {
                Awaited::Nobody(_) => return decisions,
                Awaited::Chance => Event::Chance(self.state.sample_chance(&mut self.dice)),
                awaited @ Awaited::Seats { .. } => {
                    decisions += 1;
                    self.law(
                        "where seats may pass, passing has a number",
                        self.encoder.has_passing()
                            || matches!(awaited, Awaited::Seats { may, .. } if may.is_empty()),
                        &awaited,
                    );
                    let actors: Vec<_> = awaited.actors().iter().collect();
                    for &seat in &actors {
                        self.actions_hold(seat, closely);
                    }
                    let seat = *pick(&actors, &mut self.dice);
                    let actions = self.listed(&self.state, seat);
                    Event::Action(seat, pick(&actions, &mut self.dice).clone())
                }
            };
            self.state.apply(event).expect("listed actions play");
            self.ply += 1;
        }
    }

    fn law(&self, law: &str, kept: bool, why: &dyn Debug) {
        assert!(
            kept,
            "law broken: {law}\n{why:?}\nrules {} setup {} seed {} ply {}",
            self.setup.revision(),
            self.setup,
            self.seed,
            self.ply
        );
    }

    fn listed(&self, state: &G, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        actions
    }

    fn observations_hold(&mut self, seat: Seat) {
        let seen = self.observed(&self.state, seat);
        let len = self.encoder.observation().len();
        let mut quick = vec![f32::NAN; len];
        self.encoder.observe_state(&self.state, seat, &mut quick);
        self.law(
            "a state is observed like its view",
            bits(&seen) == bits(&quick),
            &(seat, self.first_difference(&seen, &quick)),
        );
        let view = self.state.view(Observer::Seat(seat));
        let mut twins = vec![G::determinize(&view, &mut self.dice)];
        for _ in 0..TWINS {
            twins.push((self.laws.scramble)(&self.state, seat, &mut self.dice));
        }
        for twin in twins {
            quick.fill(f32::NAN);
            self.encoder.observe_state(&twin, seat, &mut quick);
            self.law(
                "observations do not leak",
                bits(&seen) == bits(&quick),
                &(seat, self.first_difference(&seen, &quick)),
            );
        }
    }

    fn observed(&self, state: &G, seat: Seat) -> Vec<f32> {
        let view = state.view(Observer::Seat(seat));
        let mut seen = vec![f32::NAN; self.encoder.observation().len()];
        self.encoder.observe(&view, seat, &mut seen);
        let bad = seen.iter().position(|entry| !entry.is_finite());
        let part = bad.map(|index| (index, self.encoder.observation().part_of(index)));
        self.law("every entry is a finite number", bad.is_none(), &part);
        seen
    }

    /// Where two observations differ.
    fn first_difference(&self, one: &[f32], other: &[f32]) -> Option<String> {
        let index = one
            .iter()
            .zip(other)
            .position(|(one, other)| one.to_bits() != other.to_bits())?;
        let part = self.encoder.observation().part_of(index)?;
        Some(format!(
            "{} {}: {} and {}",
            part.name,
            index - part.first,
            one[index],
            other[index]
        ))
    }

    fn actions_hold(&mut self, seat: Seat, closely: bool) {
        let actions = self.listed(&self.state, seat);
        let mut numbers: Vec<usize> = Vec::with_capacity(actions.len());
        for action in &actions {
            let number = self.encoder.number(&self.state, seat, action);
            let known = number.filter(|&number| number < self.encoder.actions());
            self.law(
                "every listed action has a number",
                known.is_some(),
                &(action, number),
            );
            numbers.extend(number);
            let back = number.and_then(|number| self.encoder.action(&self.state, seat, number));
            self.law(
                "a number gives back its action",
                back.as_ref() == Some(action),
                &(seat, action, number, back),
            );
        }
        let mut together = Vec::new();
        self.encoder
            .numbers(&self.state, seat, &actions, &mut together);
        self.law(
            "numbers are the same one by one and together",
            together
                .iter()
                .map(|&number| number as usize)
                .eq(numbers.iter().copied()),
            &(seat, &numbers, &together),
        );
        let twin = (self.laws.scramble)(&self.state, seat, &mut self.dice);
        let mut seen = Vec::new();
        self.encoder
            .numbers(&twin, seat, &self.listed(&twin, seat), &mut seen);
        self.law(
            "numbers are a function of the view",
            seen == together,
            &(seat, &seen, &together),
        );
        self.strays_have_their_numbers(seat);
        if closely {
            self.features_hold(seat, &actions);
        }
    }

    fn strays_have_their_numbers(&mut self, seat: Seat) {
        for _ in 0..STRAYS {
            let number = self.dice.below(self.encoder.actions() as u32) as usize;
            if let Some(action) = self.encoder.action(&self.state, seat, number) {
                let back = self.encoder.number(&self.state, seat, &action);
                self.law(
                    "an action gives back its number",
                    back == Some(number),
                    &(seat, number, action, back),
                );
            }
            let stray = (self.laws.stray)(&mut self.dice);
            if let Some(number) = self.encoder.number(&self.state, seat, &stray) {
                let back = self.encoder.action(&self.state, seat, number);
                self.law(
                    "a number gives back its action",
                    back.as_ref() == Some(&stray),
                    &(seat, stray, number, back),
                );
            }
        }
        let beyond = self
            .encoder
            .action(&self.state, seat, self.encoder.actions());
        self.law(
            "there are no actions beyond the last number",
            beyond.is_none(),
            &beyond,
        );
    }

    fn features_hold(&mut self, seat: Seat, actions: &[G::Action]) {
        let len = self.encoder.features().len();
        let view = self.state.view(Observer::Seat(seat));
        let twin = (self.laws.scramble)(&self.state, seat, &mut self.dice);
        for _ in 0..DESCRIBED {
            let action = pick(actions, &mut self.dice);
            let mut features = vec![f32::NAN; len];
            self.encoder
                .describe_action(&view, seat, action, &mut features);
            self.law(
                "every feature is a finite number",
                features.iter().all(|entry| entry.is_finite()),
                &(action, &features),
            );
            for state in [&self.state, &twin] {
                let mut others = vec![f32::NAN; len];
                self.encoder
                    .describe_action_in(state, seat, action, &mut others);
                self.law(
                    "features are a function of the view",
                    bits(&features) == bits(&others),
                    &(action, &features, &others),
                );
            }
        }
    }
}

fn bits(array: &[f32]) -> Vec<u32> {
    array.iter().map(|entry| entry.to_bits()).collect()
}
