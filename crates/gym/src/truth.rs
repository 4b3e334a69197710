//! Whether programs agree: a hash of a position and of everything that there is to see of it. It is made of the fields of
//! the state, of text and of the bits of arrays, and is the same on every machine.

use std::fmt;
use std::hash::{Hash, Hasher};

use engine::chance::pick;
use engine::encode::{Encode, Encoder};
use engine::record::{Record, ReplayError, replay, setup_of};
use engine::{Awaited, Dice, Observer, QuickDice, Seat, Setup, SetupError};
use sha2::{Digest, Sha256};

/// The SHA-256 of a position: of the state itself with all that is hidden, of what everybody sees of it, of what the game
/// waits for, of all that may be done with its numbers, and of the observations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Truth(pub [u8; 32]);

/// 64 hexadecimal digits.
impl fmt::Display for Truth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Hashes whole states into a SHA-256, the same on machines of any width: the hash tables of one program would not need
/// that.
#[derive(Default)]
struct Whole(Sha256);

impl Hasher for Whole {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.0.update(number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.0.update(number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.0.update(number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.0.update(number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        let hash: [u8; 32] = self.0.clone().finalize().into();
        u64::from_le_bytes(std::array::from_fn(|byte| hash[byte]))
    }
}

impl Truth {
    /// One hash for all positions of a game.
    #[must_use]
    pub fn of_all(truths: &[Self]) -> Self {
        let mut hash = Sha256::new();
        for truth in truths {
            hash.update(truth.0);
        }
        Self(hash.finalize().into())
    }
}

/// One position.
pub fn of_state<G: Encode>(encoder: &G::Encoder, state: &G) -> Truth {
    let mut whole = Whole::default();
    state.hash(&mut whole);
    let mut hash = whole.0;
    let mut line = |text: &str| {
        hash.update(text);
        hash.update("\n");
    };
    let awaited = state.awaited();
    line(&in_words(&awaited));
    for observer in Observer::all(state.players()) {
        let view = serde_json::to_string(&state.view(observer));
        line(&view.expect("views can be written as JSON"));
    }
    let (mut actions, mut numbers) = (Vec::new(), Vec::new());
    for seat in awaited.actors().iter() {
        actions.clear();
        numbers.clear();
        state.legal_actions(seat, &mut actions);
        encoder.numbers(state, seat, &actions, &mut numbers);
        for (action, number) in actions.iter().zip(&numbers) {
            line(&format!("{seat} {number} {action}"));
        }
    }
    let mut seen = vec![0.0; encoder.observation().len()];
    for seat in Seat::all(state.players()) {
        encoder.observe_state(state, seat, &mut seen);
        for entry in &seen {
            hash.update(entry.to_bits().to_le_bytes());
        }
    }
    Truth(hash.finalize().into())
}

/// What a game waits for, the same in every program.
fn in_words(awaited: &Awaited) -> String {
    match awaited {
        Awaited::Seats { must, may } => format!("must {must:?} may {may:?}"),
        Awaited::Chance => "chance".to_owned(),
        Awaited::Nobody(standings) => format!(
            "over {:?} {:?}",
            standings.scores.as_slice(),
            standings.places.as_slice()
        ),
    }
}

/// How the positions of a record are written as numbers.
pub(crate) fn encoder<G: Encode>(record: &Record) -> Result<G::Encoder, ReplayError> {
    G::encoder(&setup_of::<G>(record)?).map_err(ReplayError::Setup)
}

/// All positions of a recorded game, from the start to the end.
pub(crate) fn of_record<G: Encode>(record: &Record) -> Result<Vec<Truth>, ReplayError> {
    // Says so if the record is of another game.
    replay::<G>(record, Some(0), |_, _| {})?;
    let encoder = encoder::<G>(record)?;
    let mut truths = Vec::new();
    let end = replay::<G>(record, None, |state, _| {
        truths.push(of_state(&encoder, state));
    })?;
    truths.push(of_state(&encoder, &end));
    Ok(truths)
}

/// All positions of a game in which everybody plays at random.
pub(crate) fn of_random_game<G: Encode>(
    setup: &Setup,
    seed: u64,
) -> Result<Vec<Truth>, SetupError> {
    let encoder = G::encoder(setup)?;
    let mut state = G::new(setup)?;
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    let mut truths = vec![of_state(&encoder, &state)];
    loop {
        match state.awaited() {
            Awaited::Nobody(_) => return Ok(truths),
            Awaited::Chance => {
                let chance = state.sample_chance(&mut dice);
                state.apply_chance(chance).expect("sampled results apply");
            }
            awaited @ Awaited::Seats { .. } => {
                let actors = awaited.actors();
                let nth = dice.below(actors.len() as u32) as usize;
                let seat = actors.iter().nth(nth).expect("somebody can always act");
                actions.clear();
                state.legal_actions(seat, &mut actions);
                state.play_listed(seat, pick(&actions, &mut dice).clone());
            }
        }
        truths.push(of_state(&encoder, &state));
    }
}
