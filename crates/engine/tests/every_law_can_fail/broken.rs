//! Crumbs with one fault.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use formicary_engine::{
    Account, Awaited, Dice, Event, EventOf, Gain, Game, Message, Observer, PerSeat, Profile,
    Refusal, Seat, Seats, Setup, SetupError, Texts,
};
use serde::{Deserialize, Serialize};
use yardsticks::Crumbs;
use yardsticks::crumbs::{Action, Card, Cards, Chance, Phase, View};
use yardsticks::testing;

use crate::fault;

/// Crumbs, spoiled.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Broken<const FAULT: u8> {
    game: Crumbs,
    start: Crumbs,
    /// Not imagined. Most faults spoil only real states, so that no other law sees them first.
    real: bool,
    /// What the faults need to remember.
    lost: u8,
    plays: u8,
    scratches: u8,
    last_seal: Option<Seat>,
    leaked: Option<Cards>,
    serial: u32,
}

/// How many games were started: something outside of the rules.
static STARTED: AtomicU32 = AtomicU32::new(0);

/// A view with room for what does not belong there.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Sight {
    view: View,
    start: View,
    plays: u8,
    leaked: Option<Cards>,
    #[serde(skip)]
    forgotten: u8,
}

impl Sight {
    pub(crate) const fn view(&self) -> &View {
        &self.view
    }

    /// What does not belong there, as a number.
    pub(crate) fn leaked_sum(&self) -> u8 {
        let leaked = self.leaked.into_iter().flat_map(Cards::iter);
        leaked.map(Card::number).sum()
    }
}

/// An action or a result of the dice, written down well or badly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Written<T, const FAULT: u8>(pub(crate) T);

impl<T: fmt::Display, const FAULT: u8> fmt::Display for Written<T, FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.to_string();
        match (FAULT, text.as_str()) {
            (fault::GARBLED_ACTION, "eat") => f.write_str("dig"),
            (fault::GARBLED_CHANCE, "roll 6") => f.write_str("roll 5"),
            (fault::LOOSE_NOTATION, text) => write!(f, "{text} "),
            (_, text) => f.write_str(text),
        }
    }
}

impl<T: FromStr, const FAULT: u8> FromStr for Written<T, FAULT> {
    type Err = T::Err;
    fn from_str(text: &str) -> Result<Self, T::Err> {
        text.parse().map(Self)
    }
}

pub(crate) fn stray<const FAULT: u8>(dice: &mut dyn Dice) -> Written<Action, FAULT> {
    Written(testing::crumbs::stray(dice))
}

pub(crate) fn scramble<const FAULT: u8>(
    state: &Broken<FAULT>,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Broken<FAULT> {
    Broken {
        game: testing::crumbs::scramble(&state.game, seat, dice),
        ..state.clone()
    }
}

pub(crate) fn census<const FAULT: u8>(state: &Broken<FAULT>) -> Vec<(String, i64)> {
    let mut census = testing::crumbs::census(&state.game);
    census[0].1 -= i64::from(state.lost);
    census
}

impl<const FAULT: u8> Broken<FAULT> {
    /// What only the last seat may know.
    fn secret(&self) -> Cards {
        let last = Seat::new(self.game.players() - 1);
        self.game.view(Observer::Seat(last)).known[last]
    }

    /// Whether the last seat holds just these two cards, which `seat` must not know.
    fn is_rare(&self, seat: Seat) -> bool {
        let rare: Cards = (1..=2).filter_map(Card::new).collect();
        seat.index() + 1 < self.players() && self.secret() == rare
    }

    pub(crate) fn game(&self) -> &Crumbs {
        &self.game
    }

    pub(crate) fn sight(&self, seat: Seat) -> Sight {
        self.view(Observer::Seat(seat))
    }

    /// Something that hangs on what most do not know.
    pub(crate) fn hidden_sum(&self) -> u8 {
        self.secret().iter().map(Card::number).sum()
    }

    fn phase(&self) -> Phase {
        self.game.view(Observer::Spectator).phase
    }

    fn start_again_instead_of_ending(&mut self) {
        if FAULT == fault::NEVER_ENDS && self.real && self.phase() == Phase::Over {
            self.game = self.start.clone();
        }
    }

    fn refusal(&self, refusal: Refusal) -> Refusal {
        if FAULT == fault::LEAKY_REFUSAL {
            let secret = format!("{:?}", self.secret());
            return Refusal::new(refusal.rule, refusal.reason.with("secret", secret));
        }
        match FAULT {
            fault::BARE_REFUSAL => Refusal::new(refusal.rule, Message::new("refused-not-now")),
            fault::REFUSED_AS_OTHERS => Refusal::not_your_turn(),
            fault::END_UNTOLD if self.phase() == Phase::Over => Refusal::chance_first(),
            _ => refusal,
        }
    }
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    const PROFILE: &'static Profile = Crumbs::PROFILE;
    const TEXTS: Texts = Crumbs::TEXTS;

    type Action = Written<Action, FAULT>;
    type Chance = Written<Chance, FAULT>;
    type View = Sight;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let game = Crumbs::new(setup)?;
        Ok(Self {
            start: game.clone(),
            game,
            real: true,
            lost: 0,
            plays: 0,
            scratches: 0,
            last_seal: None,
            leaked: None,
            serial: if FAULT == fault::HIDDEN_SOURCE {
                STARTED.fetch_add(1, Ordering::Relaxed)
            } else {
                0
            },
        })
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn awaited(&self) -> Awaited {
        match (FAULT, self.game.awaited()) {
            (fault::NOBODY_MUST, Awaited::Seats { must, may }) => Awaited::Seats {
                must: Seats::NONE,
                may: must.union(may),
            },
            (fault::MUST_AND_MAY, Awaited::Seats { must, .. }) => {
                Awaited::Seats { must, may: must }
            }
            (fault::AWAITED_LEAKS, Awaited::Seats { must, may }) => Awaited::Seats {
                must: must.union(may),
                may: Seats::NONE,
            },
            (fault::NO_PLACE, Awaited::Nobody(mut standings)) => {
                standings.places[Seat::new(0)] = 0;
                Awaited::Nobody(standings)
            }
            (fault::ONE_SCORE, Awaited::Nobody(mut standings)) => {
                standings.scores = PerSeat::filled(1, 0);
                Awaited::Nobody(standings)
            }
            (_, awaited) => awaited,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        if FAULT == fault::GUEST_LISTED && seat.index() >= self.players() {
            actions.push(Action::Eat);
        }
        match FAULT {
            fault::NOTHING_LISTED if self.real => actions.clear(),
            fault::LISTED_TWICE => actions.extend(actions.first().copied()),
            fault::LISTED_FOR_OTHERS if self.phase() == Phase::Roll => actions.push(Action::Eat),
            fault::IMAGINED_ACTIONS if !self.real && actions.len() > 1 => {
                actions.pop();
            }
            _ => {}
        }
        out.extend(actions.into_iter().map(Written));
    }

    fn play(&mut self, seat: Seat, Written(action): Self::Action) -> Result<(), Refusal> {
        let phase = self.phase();
        match (FAULT, action) {
            (fault::GUEST_PLAYS, Action::Eat) if seat.index() >= self.players() => return Ok(()),
            (fault::LISTED_REFUSED, Action::Eat) if self.real => {
                let reason = Message::new("refused-nothing-to-dig");
                return Err(Refusal::new("rule-crumbs-take", reason));
            }
            (fault::UNLISTED_ACCEPTED, Action::Eat) if phase == Phase::Bid => return Ok(()),
            (fault::LAST_SEAL_REFUSED, Action::Bid(_)) if self.real && self.last_seal.is_some() => {
                return Err(Refusal::not_your_turn());
            }
            (fault::IMAGINED_STUCK, Action::Bid(_)) if !self.real => {
                return Err(Refusal::not_your_turn());
            }
            _ => {}
        }
        if let Err(refusal) = self.game.play(seat, action) {
            if FAULT == fault::REFUSAL_CHANGES {
                self.scratches += 1;
            }
            return Err(self.refusal(refusal));
        }
        match FAULT {
            fault::RARE_SECRET if action == Action::Eat && self.is_rare(seat) => self.plays += 1,
            fault::LOSES_A_CARD => self.lost += 1,
            fault::IMAGINED_VIEW => self.plays += 1,
            fault::SEALS_KEEP_ORDER | fault::LAST_SEAL_REFUSED => self.last_seal = Some(seat),
            _ => {}
        }
        self.start_again_instead_of_ending();
        Ok(())
    }

    fn play_listed(&mut self, seat: Seat, action: Self::Action) {
        self.play(seat, action).expect("listed actions play");
        if FAULT == fault::PLAYS_OTHERWISE && self.real {
            self.plays += 1;
        }
    }

    fn chances(&self) -> Option<Vec<(Self::Chance, u64)>> {
        let mut listed = self.game.chances()?;
        match FAULT {
            fault::DICE_REFUSED => return None,
            fault::CHANCE_LISTED_TWICE => listed.push(listed[0]),
            fault::CHANCE_WITHOUT_WEIGHT => listed[0].1 = 0,
            fault::CHANCE_UNLISTED => listed.retain(|(chance, _)| *chance != Chance::Roll(6)),
            fault::CHANCE_IMPOSSIBLE => listed.push((Chance::Roll(7), 1)),
            fault::CHANCE_WEIGHED_WRONG => listed[0].1 = 4,
            _ => {}
        }
        let written = listed
            .into_iter()
            .map(|(chance, weight)| (Written(chance), weight));
        Some(written.collect())
    }

    fn sample_chance(&self, dice: &mut dyn Dice) -> Self::Chance {
        let chance = match (FAULT, self.game.sample_chance(dice)) {
            (fault::CHANCE_NEVER_COMES, Chance::Roll(6)) => Chance::Roll(1 + dice.below(5) as u8),
            (_, chance) => chance,
        };
        Written(chance)
    }

    fn fingerprint(&self) -> u64 {
        match FAULT {
            fault::FINGERPRINT_BLIND => 0,
            fault::FINGERPRINT_MOODY => u64::from(STARTED.fetch_add(1, Ordering::Relaxed)),
            fault::FINGERPRINT_FORGETS => {
                formicary_engine::fingerprint::of(&self.view(Observer::Spectator))
            }
            _ => formicary_engine::fingerprint::of(self),
        }
    }

    fn sight(&self, seat: Seat) -> u64 {
        match FAULT {
            fault::SIGHT_PEEKS => self.fingerprint(),
            _ => self.game.sight(seat),
        }
    }

    fn apply_chance(&mut self, Written(chance): Self::Chance) -> Result<(), Refusal> {
        match FAULT {
            fault::DICE_REFUSED if self.real && chance == Chance::Roll(6) => {
                return Err(Refusal::impossible_chance());
            }
            fault::CHANCE_ANY_TIME if self.phase() == Phase::Bid => return Ok(()),
            _ => {}
        }
        self.game.apply_chance(chance)?;
        self.start_again_instead_of_ending();
        Ok(())
    }

    fn view(&self, observer: Observer) -> Sight {
        let leaks = match FAULT {
            fault::LEAKY_VIEW | fault::HAND_OBSERVED => true,
            fault::LEAKY_SPECTATOR => observer == Observer::Spectator,
            _ => false,
        };
        Sight {
            view: self.game.view(observer),
            start: self.start.view(observer),
            plays: self.plays,
            leaked: leaks.then(|| self.leaked.unwrap_or_else(|| self.secret())),
            forgotten: u8::from(FAULT == fault::VIEW_FORGETS),
        }
    }

    fn determinize(sight: &Sight, dice: &mut dyn Dice) -> Self {
        Self {
            game: Crumbs::determinize(&sight.view, dice),
            start: Crumbs::determinize(&sight.start, dice),
            real: false,
            lost: u8::from(FAULT == fault::IMAGINED_CARD),
            plays: if FAULT == fault::RARE_SECRET {
                sight.plays
            } else {
                0
            },
            scratches: 0,
            last_seal: None,
            leaked: sight.leaked,
            serial: 0,
        }
    }

    /// One point for the first event, which is not what anybody has in the end.
    fn gains(&self, _: &EventOf<Self>, _: &Self) -> Vec<Gain> {
        let first = FAULT == fault::POINTS_FORGOTTEN && self.game == self.start;
        let gain = Gain {
            seat: Seat::new(0),
            source: "points",
            points: 1_000,
        };
        if first { vec![gain] } else { Vec::new() }
    }

    fn describe(&self, event: &EventOf<Self>, observer: Observer) -> Account {
        let event = match event {
            Event::Action(seat, Written(action)) => Event::Action(*seat, *action),
            Event::Chance(Written(chance)) => Event::Chance(*chance),
        };
        let mut account = self.game.describe(&event, observer);
        match (FAULT, &event) {
            (fault::BID_TOLD, Event::Action(_, action)) => {
                account.notation = Some(action.to_string());
            }
            (fault::DRAW_TOLD, Event::Chance(chance)) => {
                account.message = Message::new("drawn").with("card", chance.to_string());
            }
            (fault::HAND_TOLD, _) => {
                account.message = account.message.with("hand", format!("{:?}", self.secret()));
            }
            _ => {}
        }
        account
    }
}
