//! One of the games of a batch.

use engine::chance::TableDice;
use engine::encode::{Encode, Encoder};
use engine::{Awaited, Dice, QuickDice, Seat, Seats, Seed, Standings};

/// What all games of a batch have in common.
pub(crate) struct Common<G: Encode> {
    pub(crate) encoder: G::Encoder,
    pub(crate) start: G,
    pub(crate) seed: Seed,
}

/// One of the games, waiting for a seat.
pub(crate) struct Lane<G: Encode> {
    /// Its place in the batch, and how many games were played there before.
    index: u64,
    played: u64,
    state: G,
    /// How the last game here ended, once one has.
    ended: Option<Box<G>>,
    dice: TableDice,
    whims: QuickDice,
    seat: Seat,
    /// Who has let the others go on since something has happened.
    passed: Seats,
    actions: Vec<G::Action>,
    /// The numbers of these actions; behind them that of passing, where that is possible.
    numbers: Vec<u32>,
}

/// Where one game writes what it has come to.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [f32],
    pub(crate) mask: &'a mut [u8],
    pub(crate) seat: &'a mut u8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) scores: &'a mut [f32],
    pub(crate) done: &'a mut u8,
}

impl<G: Encode> Lane<G> {
    /// The first game in this place.
    pub(crate) fn new(common: &Common<G>, index: usize) -> Self {
        let mut lane = Self {
            index: index as u64,
            played: 0,
            state: common.start.clone(),
            ended: None,
            dice: common.seed.dice(0),
            whims: QuickDice::new(0),
            seat: Seat::new(0),
            passed: Seats::NONE,
            actions: Vec::new(),
            numbers: Vec::new(),
        };
        lane.begin(common);
        // Random choices have nothing to do with the dice.
        lane.whims = QuickDice::new(u64::from(lane.dice.clone().word()) ^ lane.index << 32);
        lane.go_on(common);
        lane
    }

    /// The first game once more.
    pub(crate) fn restart(&mut self, common: &Common<G>) {
        *self = Self::new(common, self.index as usize);
    }

    fn begin(&mut self, common: &Common<G>) {
        self.state.clone_from(&common.start);
        self.dice = common.seed.dice(self.index << 32 | self.played);
        self.passed = Seats::NONE;
    }

    pub(crate) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    pub(crate) fn any_number(&mut self) -> u32 {
        *engine::chance::pick(&self.numbers, &mut self.whims)
    }

    pub(crate) fn write_features(&self, common: &Common<G>, out: &mut [f32]) {
        let len = common.encoder.features().len();
        for (action, out) in self.actions.iter().zip(out.chunks_exact_mut(len)) {
            common
                .encoder
                .describe_action_in(&self.state, self.seat, action, out);
        }
    }

    /// Writes what a seat saw when the last game here came to its end; false if none has.
    pub(crate) fn observe_end(&self, common: &Common<G>, seat: Seat, out: &mut [f32]) -> bool {
        let Some(ended) = &self.ended else {
            return false;
        };
        common.encoder.observe_state(ended, seat, out);
        true
    }

    /// Does what has this number; false if nothing that is listed has.
    pub(crate) fn step(&mut self, common: &Common<G>, number: u32, mut row: Row<'_>) -> bool {
        row.rewards.fill(0.0);
        row.scores.fill(0.0);
        *row.done = 0;
        let found = self.numbers.iter().position(|&listed| listed == number);
        let Some(place) = found else {
            self.write(common, &mut row);
            return false;
        };
        for &number in &self.numbers {
            row.mask[number as usize] = 0;
        }
        if place < self.actions.len() {
            let action = self.actions.swap_remove(place);
            self.state.play_listed(self.seat, action);
            self.passed = Seats::NONE;
        } else {
            self.passed = self.passed.with(self.seat);
        }
        if let Some(standings) = self.go_on(common) {
            *row.done = 1;
            row.tell(&standings);
        }
        self.write(common, &mut row);
        true
    }

    /// Lets the dice fall until somebody decides. If the game comes to its end, tells how, and begins another one.
    fn go_on(&mut self, common: &Common<G>) -> Option<Standings> {
        let mut ended = None;
        loop {
            match self.state.awaited() {
                Awaited::Nobody(standings) => {
                    ended = Some(standings);
                    match &mut self.ended {
                        Some(last) => std::mem::swap(&mut **last, &mut self.state),
                        None => self.ended = Some(Box::new(self.state.clone())),
                    }
                    self.played += 1;
                    self.begin(common);
                }
                Awaited::Chance => {
                    let chance = self.state.sample_chance(&mut self.dice);
                    self.state
                        .apply_chance(chance)
                        .expect("sampled results apply");
                }
                Awaited::Seats { must, may } => {
                    let asked = may.minus(self.passed);
                    let seat = asked.first().or_else(|| must.first());
                    self.seat = seat.expect("somebody can always act");
                    self.list(common, !asked.is_empty());
                    return ended;
                }
            }
        }
    }

    fn list(&mut self, common: &Common<G>, may_pass: bool) {
        self.actions.clear();
        self.state.legal_actions(self.seat, &mut self.actions);
        self.numbers.clear();
        common
            .encoder
            .numbers(&self.state, self.seat, &self.actions, &mut self.numbers);
        if may_pass {
            self.numbers.push(common.encoder.actions() as u32);
        }
    }

    /// Writes the position into a row whose mask has no 1 elsewhere.
    pub(crate) fn write(&self, common: &Common<G>, row: &mut Row<'_>) {
        *row.seat = self.seat.index() as u8;
        for &number in &self.numbers {
            row.mask[number as usize] = 1;
        }
        common
            .encoder
            .observe_state(&self.state, self.seat, row.observation);
    }
}

impl Row<'_> {
    fn tell(&mut self, standings: &Standings) {
        let players = self.rewards.len();
        let shares = standings.shares();
        for seat in Seat::all(players) {
            self.rewards[seat.index()] = reward(shares[seat], players);
            self.scores[seat.index()] = standings.scores[seat] as f32;
        }
    }
}

/// What a share of the victory is worth: 1 for a lone winner, and all rewards add up to 0. Alone, 1 or -1.
pub(crate) fn reward(share: f32, players: usize) -> f32 {
    match players {
        1 => 2.0 * share - 1.0,
        _ => (share * players as f32 - 1.0) / (players as f32 - 1.0),
    }
}
