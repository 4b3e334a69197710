//! Every two cards that can meet do meet: in a colony, or in two that fight each other. The pairs are
//! generated; positions are made for each, and the last game turn is played. A hand card has had its effect when it
//! was played, an event when it was drawn, a trait when what was just done or rolled would not have been possible without
//! it, or something else would have come of it. A pair has met when both had their effect in one game turn.
//!
//! At every ply what is listed can be played, unlisted actions are refused, nothing gets lost, and a view tells all
//! that its reader may do: the laws that one position can be asked. Whole games under all laws are in `laws.rs`.

use std::collections::{BTreeMap, BTreeSet};

use engine::chance::pick;
use engine::{Awaited, Dice, Event as Ply, EventOf, Game, Observer, QuickDice, Seat, Setup};
use formicary_hidden_empires::cards::{Card, DECK, Event, Hand, Trait};
use formicary_hidden_empires::staged::{census, meeting, scramble, without};
use formicary_hidden_empires::{Action, Chance, HiddenEmpires, Phase};

/// So many positions are tried for a pair.
const TRIES: u64 = 60;

/// Who holds which of the two cards; an event is nobody's.
type Held = [(Seat, Card); 2];

/// Whoever draws an event, it strikes all: there is no need to hold it on another side.
fn sides(one: Card, two: Card) -> Vec<Held> {
    let [red, yellow] = [0, 1].map(Seat::new);
    let mut sides = vec![[(red, one), (red, two)]];
    let is_event = |card| matches!(card, Card::Event(_));
    if !is_event(one) && !is_event(two) {
        sides.push([(red, one), (yellow, two)]);
    }
    sides
}

struct Meeting {
    game: HiddenEmpires,
    held: Held,
    /// The cards that have not had their effect.
    open: BTreeSet<Card>,
    dice: QuickDice,
    whole: Vec<(String, i64)>,
}

impl Meeting {
    fn new(setup: &Setup, held: Held, seed: u64) -> Option<Self> {
        let game = meeting(setup, &held, seed)?;
        Some(Self {
            whole: census(&game),
            open: held.map(|(_, card)| card).into_iter().collect(),
            game,
            held,
            dice: QuickDice::new(seed),
        })
    }

    fn holds(&self, card: Card) -> bool {
        self.held.iter().any(|&(_, held)| held == card)
    }

    /// Draws the event of the pair, or one that a card of the pair answers.
    fn chance(&mut self) -> Chance {
        if matches!(self.game.table().phase, Phase::DrawCard(_)) {
            let table = self.game.table();
            let shelters = self.holds(Card::Hand(Hand::ShelterAphids));
            let endangers = |card: Card| match card {
                Card::Event(Event::EnvironmentalChange(color)) => {
                    Seat::all(table.players()).any(|seat| !table.endangered(seat, color).is_empty())
                }
                _ => false,
            };
            let wanted = self.game.chances().unwrap().into_iter();
            let wanted = wanted
                .map(|(chance, _)| chance)
                .find(|chance| match *chance {
                    Chance::Card(card) => {
                        self.open.contains(&card) && matches!(card, Card::Event(_))
                            || shelters && endangers(card)
                    }
                    _ => false,
                });
            if let Some(chance) = wanted {
                return chance;
            }
        }
        self.game.sample_chance(&mut self.dice)
    }

    /// Plays the cards of the pair as soon as possible, and fights.
    fn choose(&mut self, actions: &[Action]) -> Action {
        let of_pair: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Play(card, _) if self.open.contains(&Card::Hand(*card))))
            .collect();
        if !of_pair.is_empty() {
            return *pick(&of_pair, &mut self.dice);
        }
        let fights: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|action| {
                matches!(
                    action,
                    Action::Attack(..)
                        | Action::AttackSparing(..)
                        | Action::Invade
                        | Action::Auction
                        | Action::Repel(..)
                        | Action::Trunk(..)
                        | Action::Wander(_)
                )
            })
            .collect();
        if !fights.is_empty() && self.dice.below(2) == 0 {
            return *pick(&fights, &mut self.dice);
        }
        // Steps without an end to them are ended before long.
        if actions.contains(&Action::Done) && self.dice.below(4) == 0 {
            return Action::Done;
        }
        *pick(actions, &mut self.dice)
    }

    /// What the laws demand, as far as it is quick to look at.
    fn check(&mut self, seat: Seat, actions: &[Action]) {
        assert_eq!(census(&self.game), self.whole);
        let action = *pick(actions, &mut self.dice);
        let (mut checked, mut listed) = (self.game.clone(), self.game.clone());
        checked.play(seat, action).unwrap();
        listed.play_listed(seat, action);
        assert_eq!(checked, listed, "{action}");
        let stray = [
            Action::Pass,
            Action::Done,
            Action::Hunt,
            Action::Invade,
            Action::Fly,
        ];
        let stray = *pick(&stray, &mut self.dice);
        if !actions.contains(&stray) {
            let mut other = self.game.clone();
            let refusal = other.play(seat, stray).unwrap_err();
            assert!(refusal.reason.key.starts_with("refused-"), "{refusal}");
            assert_eq!(other, self.game);
        }
        assert_eq!(action.to_string().parse(), Ok(action));
        let view = self.game.view(Observer::Seat(seat));
        // Whatever the seat may not know makes no difference to it.
        let twin = scramble(&self.game, seat, &mut self.dice);
        assert_eq!(twin.view(Observer::Seat(seat)), view);
        let mut listed = Vec::new();
        twin.legal_actions(seat, &mut listed);
        assert_eq!(listed, actions);
        let imagined = HiddenEmpires::determinize(&view, &mut self.dice);
        let mut again = Vec::new();
        imagined.legal_actions(seat, &mut again);
        assert_eq!(again, actions);
        assert_eq!(imagined.view(Observer::Seat(seat)), view);
    }

    /// The traits of the pair that make a difference to what happens next have had their effect.
    fn notice(&mut self, ply: &EventOf<HiddenEmpires>) {
        let held = self.held;
        for (seat, card) in held {
            if let Card::Trait(one) = card
                && self.open.contains(&card)
                && self.game.table().colony(seat).traits.has(one)
                && self.differs_without(seat, one, ply)
            {
                self.open.remove(&card);
            }
        }
    }

    fn differs_without(&self, seat: Seat, one: Trait, ply: &EventOf<HiddenEmpires>) -> bool {
        // Every trait makes others dearer, and is not in the deck: that is no effect of its own.
        let is_sold = matches!(
            self.game.table().phase,
            Phase::Auction(_) | Phase::OfferAuction(..) | Phase::SeekTrait(..) | Phase::DrawCard(_)
        );
        if is_sold {
            return false;
        }
        let plain = without(&self.game, seat, one);
        if plain.awaited() != self.game.awaited() {
            return true;
        }
        let (mut with, mut plain) = (self.game.clone(), plain);
        with.apply(ply.clone()).unwrap();
        plain.apply(ply.clone()).is_err() || without(&with, seat, one) != plain
    }

    /// Whether both cards had their effect in this game turn.
    fn play(mut self) -> bool {
        let mut actions = Vec::new();
        loop {
            match self.game.awaited() {
                Awaited::Nobody(_) => return self.open.is_empty(),
                Awaited::Chance => {
                    let chance = self.chance();
                    if let Chance::Card(card) = chance
                        && matches!(self.game.table().phase, Phase::DrawCard(_))
                    {
                        self.open.remove(&card);
                    }
                    self.notice(&Ply::Chance(chance));
                    self.game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seat = awaited.actors().first().unwrap();
                    actions.clear();
                    self.game.legal_actions(seat, &mut actions);
                    self.check(seat, &actions);
                    let action = self.choose(&actions);
                    if let Action::Play(card, _) = action {
                        self.open.remove(&Card::Hand(card));
                    }
                    self.notice(&Ply::Action(seat, action));
                    self.game.play(seat, action).unwrap();
                }
            }
        }
    }
}

#[test]
fn every_two_cards_that_can_meet_do_meet() {
    let setup = HiddenEmpires::PROFILE.read_setup("advanced").unwrap();
    let is_trait = |card: &Card| matches!(card, Card::Trait(_));
    let (mut met, mut apart, mut positions) = (0, 0, 0);
    let mut missed = Vec::new();
    // Pairs with a trait that only stood together, by trait; and traits that had an effect in some pair.
    let mut stood: BTreeMap<Card, u32> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for (place, &(one, ..)) in DECK.iter().enumerate() {
        for &(two, ..) in &DECK[..place] {
            for held in sides(one, two) {
                let number = (met + apart) as u64;
                let mut tries =
                    (0..TRIES).map(|seed| Meeting::new(&setup, held, seed * 7919 + number));
                let mut possible = true;
                let found = tries.find_map(|meeting| match meeting {
                    None => {
                        possible = false;
                        Some(false)
                    }
                    Some(meeting) => {
                        positions += 1;
                        meeting.play().then_some(true)
                    }
                });
                match found {
                    Some(true) => {
                        met += 1;
                        seen.extend([one, two]);
                    }
                    // Traits of one type, or that bar each other, are never in one colony.
                    _ if !possible => apart += 1,
                    _ if [one, two].iter().any(is_trait) => {
                        for card in [one, two].into_iter().filter(is_trait) {
                            *stood.entry(card).or_default() += 1;
                        }
                    }
                    _ => missed.push(held.map(|(seat, card)| format!("{seat} {}", card.id()))),
                }
            }
        }
    }
    println!(
        "{met} pairs met in {positions} positions; {apart} cannot be in one colony; {stood:?}"
    );
    // Nest sites are founded after the last game turn here, so that Supercolony only stands beside the others.
    let mut traits = Trait::all().filter(|&one| one != Trait::Supercolony);
    assert!(traits.all(|one| seen.contains(&Card::Trait(one))));
    assert!(missed.is_empty(), "{missed:?}");
    assert!(met > 2_000, "{met}");
}
