//! The rules of crumbs.

use engine::record::Ply;
use engine::{Awaited, EventOf, Game, Observer, QuickDice, Refusal, Seat, Seats};
use formicary_yardsticks::Crumbs;
use formicary_yardsticks::crumbs::{Card, Cards, Phase, View};

/// A game and what is done with it.
struct Story(Crumbs);

impl Story {
    /// A game with this setup, after these events, written as in a record.
    #[track_caller]
    fn of(setup: &str, events: &str) -> Self {
        Self::by_revision(2, setup, events)
    }

    /// The same by this revision of the rules.
    #[track_caller]
    fn by_revision(revision: u32, setup: &str, events: &str) -> Self {
        let setup = Crumbs::PROFILE.read_setup(setup).expect("possible");
        let setup = Crumbs::PROFILE.by_revision(setup, revision).expect("known");
        Self(Crumbs::new(&setup).expect("possible")).then(events)
    }

    /// Three players with the cards 5 1 2, 3 4 6 and 7 8 9.
    #[track_caller]
    fn dealt(events: &str) -> Self {
        Self::of(
            "base players=3",
            "* roll 4, * draw 5, * draw 1, * draw 2, * draw 3, * draw 4, * draw 6, * draw 7, \
             * draw 8, * draw 9",
        )
        .then(events)
    }

    #[track_caller]
    fn then(mut self, events: &str) -> Self {
        for text in events.split(", ").filter(|text| !text.is_empty()) {
            if let Err(refusal) = self.0.apply(event(text)) {
                panic!("{text}: {refusal}");
            }
        }
        self
    }

    #[track_caller]
    fn refuse(&self, text: &str, reason: &str) {
        let refusal: Refusal = self.0.clone().apply(event(text)).expect_err("refused");
        assert_eq!(refusal.reason.key, reason, "{text}");
    }

    fn view(&self, number: usize) -> View {
        self.0.view(Observer::Seat(seat(number)))
    }

    fn told(&self, text: &str, observer: Observer) -> (Option<String>, String) {
        let account = self.0.describe(&event(text), observer);
        (account.notation, account.message.to_string())
    }
}

fn event(text: &str) -> EventOf<Crumbs> {
    let (who, what) = text.split_once(' ').expect("who and what");
    let seat = who.parse().ok().and_then(Seat::from_number);
    let text = what.to_owned();
    Ply {
        seat,
        text: text.into(),
    }
    .event::<Crumbs>()
    .expect("notation")
}

fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat")
}

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

#[test]
fn everybody_draws_three_cards_in_secret() {
    let story = Story::dealt("");
    let view = story.view(2);
    assert_eq!(
        view.known.as_slice()[1]
            .iter()
            .map(Card::number)
            .collect::<Vec<_>>(),
        [3, 4, 6]
    );
    assert_eq!(view.known.as_slice()[0], Cards::NONE);
    assert_eq!(view.hand_sizes.as_slice(), [3, 3, 3]);
    assert_eq!(view.deck, 6);
}

#[test]
fn a_card_cannot_be_drawn_twice() {
    let story = Story::of("base players=2", "* roll 1, * draw 5");
    story.refuse("* draw 5", "refused-impossible-chance");
    story.refuse("* draw 11", "refused-impossible-chance");
    story.refuse("* roll 1", "refused-impossible-chance");
    story.refuse("1 bid 5", "refused-chance-first");
}

#[test]
fn the_table_sees_who_has_bid_but_not_what() {
    let story = Story::dealt("2 bid 6");
    let view = story.view(1);
    assert_eq!(view.answered, Seats::only(seat(2)));
    assert_eq!(view.bids.as_slice(), [None; 3]);
    assert_eq!(story.view(2).bids.as_slice()[1], Some(card(6)));
    assert_eq!(view, Story::dealt("2 bid 3").view(1));
}

#[test]
fn a_bid_is_sealed_once_and_from_the_own_hand() {
    let story = Story::dealt("2 bid 6");
    story.refuse("2 bid 3", "refused-already-bid");
    story.refuse("1 bid 6", "refused-not-held");
    story.refuse("1 bid 30", "refused-not-held");
    story.refuse("1 eat", "refused-bids-first");
    story.refuse("* roll 1", "refused-no-chance-now");
    story.refuse("4 bid 5", "refused-not-your-turn");
}

#[test]
fn the_last_bid_opens_all_and_the_highest_may_take() {
    let story = Story::dealt("3 bid 7, 1 bid 2, 2 bid 3");
    let view = story.0.view(Observer::Spectator);
    assert_eq!(view.phase, Phase::Take(seat(3)));
    assert_eq!(view.bids.as_slice(), [2, 3, 7].map(Card::new));
    assert_eq!(
        view.spent.iter().map(Card::number).collect::<Vec<_>>(),
        [2, 3, 7]
    );
    story.refuse("1 eat", "refused-not-your-turn");
    story.refuse("1 bid 1", "refused-bids-open");
}

#[test]
fn the_taker_eats_the_pile() {
    let story = Story::dealt("3 bid 7, 1 bid 2, 2 bid 3, 3 eat");
    assert_eq!(story.view(1).crumbs.as_slice(), [0, 0, 4]);
    assert_eq!(story.view(1).phase, Phase::Roll);
    assert_eq!(story.view(1).bids.as_slice(), [None; 3]);
}

#[test]
fn who_holds_a_wasp_may_sting_before_the_taker_goes_on() {
    let story = Story::dealt("3 bid 7, 1 bid 2, 2 bid 3");
    assert_eq!(
        story.0.awaited(),
        Awaited::Seats {
            must: Seats::only(seat(3)),
            may: Seats::only(seat(1)),
        }
    );
    story.refuse("1 sting 1", "refused-not-a-wasp");
    story.refuse("2 sting 5", "refused-not-held");
    story.refuse("3 sting 5", "refused-own-pile");
    let story = story.then("1 sting 5");
    story.refuse("3 eat", "refused-not-your-turn");
    let story = story.then("1 eat");
    assert_eq!(story.view(1).crumbs.as_slice(), [4, 0, 0]);
}

#[test]
fn sleeping_wasps_do_not_sting() {
    let story = Story::of(
        "base players=2 wasps=sleep",
        "* roll 4, * draw 5, * draw 1, * draw 2, * draw 3, * draw 4, * draw 6, 1 bid 1, 2 bid 3",
    );
    assert_eq!(story.0.awaited(), Awaited::only(seat(2)));
    story.refuse("1 sting 5", "refused-wasps-sleep");
}

#[test]
fn only_the_digger_remembers_what_is_under_the_deck() {
    let story = Story::dealt("3 bid 7, 1 bid 2, 2 bid 3, 3 dig, * draw 12, * roll 1");
    assert_eq!(story.view(3).crumbs.as_slice(), [0, 0, 2]);
    assert_eq!(story.view(3).under, [(seat(3), Some(card(12)))]);
    assert_eq!(story.view(1).under, [(seat(3), None)]);
    assert_eq!(story.view(1).deck, 5);
}

#[test]
fn digging_brought_three_crumbs_by_the_first_revision() {
    let dug = "* roll 4, * draw 5, * draw 1, * draw 2, * draw 3, * draw 4, * draw 6, 1 bid 1, \
               2 bid 3, 2 dig, * draw 7";
    for (revision, crumbs) in [(1, 3), (2, 2)] {
        let story = Story::by_revision(revision, "base players=2 wasps=sleep", dug);
        assert_eq!(story.view(2).crumbs.as_slice(), [0, crumbs]);
        // An imagined state goes on by the same rules.
        let view = story.view(1);
        let imagined = Crumbs::determinize(&view, &mut engine::QuickDice::new(1));
        assert_eq!(imagined.view(Observer::Seat(seat(1))), view);
    }
}

#[test]
fn the_cards_under_the_deck_come_last_and_are_shown() {
    let story = Story::of(
        "base players=2",
        "* roll 4, * draw 5, * draw 1, * draw 2, * draw 3, * draw 4, * draw 6, \
         1 bid 2, 2 bid 6, 2 dig, * draw 10, * roll 1, * draw 7, * draw 8, 1 bid 7, 2 bid 8, \
         2 eat, * roll 1, * draw 9",
    );
    assert_eq!(story.view(1).deck, 0);
    story.refuse("* draw 6", "refused-impossible-chance");
    let (notation, message) = story.told("* draw 10", Observer::Spectator);
    assert_eq!(notation.as_deref(), Some("draw 10"));
    assert_eq!(message, "crumbs-draw-from-under seat=seat 2 card=10");
    let story = story.then("* draw 10");
    assert!(story.view(1).known[seat(2)].contains(card(10)));
    let taken = story.then("1 bid 9, 2 bid 4");
    taken.refuse("1 dig", "refused-nothing-to-dig");
}

#[test]
fn a_secret_draw_is_told_to_the_drawer_alone() {
    let story = Story::of("base players=2", "* roll 4");
    let own = story.told("* draw 5", Observer::Seat(seat(1)));
    assert_eq!(
        own,
        (
            Some("draw 5".to_owned()),
            "crumbs-draw-own card=5".to_owned()
        )
    );
    let others = story.told("* draw 5", Observer::Seat(seat(2)));
    assert_eq!(others, (None, "crumbs-draw seat=seat 1".to_owned()));
}

#[test]
fn a_sealed_bid_is_told_when_it_is_opened() {
    let story = Story::dealt("1 bid 2");
    let sealed = story.told("2 bid 3", Observer::Seat(seat(1)));
    assert_eq!(sealed, (None, "crumbs-bid seat=seat 2".to_owned()));
    let opened = story.then("2 bid 3").told("3 bid 9", Observer::Spectator);
    assert_eq!(
        opened,
        (
            Some("bid 9".to_owned()),
            "crumbs-bids-open seat=seat 3 bids=2, 3, 9".to_owned()
        )
    );
}

#[test]
fn equal_crumbs_share_a_place() {
    let story = Story::of(
        "base players=3 rounds=1",
        "* roll 4, * draw 5, * draw 1, * draw 2, * draw 3, * draw 4, * draw 6, * draw 7, \
         * draw 8, * draw 9, 1 bid 1, 2 bid 3, 3 bid 9, 3 eat",
    );
    let Awaited::Nobody(standings) = story.0.awaited() else {
        panic!("not over");
    };
    assert_eq!(standings.scores.as_slice(), [0, 0, 4]);
    assert_eq!(standings.places.as_slice(), [2, 2, 1]);
    story.refuse("1 eat", "refused-game-over");
}

#[test]
fn who_plays_alone_needs_a_card_above_twice_the_pile() {
    let story = Story::of("solo rounds=1", "* roll 4, * draw 8, * draw 9, * draw 1");
    let missed = Story(story.0.clone()).then("1 bid 8");
    let Awaited::Nobody(standings) = missed.0.awaited() else {
        panic!("not over");
    };
    assert_eq!(standings.places.as_slice(), [2], "the game has won");
    let taken = story.then("1 bid 9, 1 eat");
    let Awaited::Nobody(standings) = taken.0.awaited() else {
        panic!("not over");
    };
    assert_eq!(standings.places.as_slice(), [1]);
}

#[test]
fn the_game_ends_when_all_cards_are_gone() {
    let mut state = Story::of("base players=2 rounds=6", "").0;
    let mut dice = QuickDice::new(3);
    let mut actions = Vec::new();
    while let awaited @ (Awaited::Chance | Awaited::Seats { .. }) = state.awaited() {
        match awaited.actors().first() {
            None => state
                .apply_chance(state.sample_chance(&mut dice))
                .expect("sampled"),
            Some(seat) => {
                actions.clear();
                state.legal_actions(seat, &mut actions);
                state.play(seat, actions[0]).expect("listed");
            }
        }
    }
    let view = state.view(Observer::Spectator);
    assert_eq!((view.round, view.spent.len(), view.pile > 0), (5, 10, true));
}

/// How often each card satisfies a question about imagined states, of 12,000.
fn frequencies(story: &Story, observer: usize, asked: impl Fn(&View, Card) -> bool) -> Vec<u32> {
    let view = story.view(observer);
    let mut dice = QuickDice::new(4);
    let mut counts = vec![0; 16];
    for _ in 0..12_000 {
        let imagined = Crumbs::determinize(&view, &mut dice);
        // What the others know of themselves in the imagined state.
        let other = imagined.view(Observer::Seat(seat(2)));
        for number in 1..=15 {
            counts[usize::from(number)] += u32::from(asked(&other, card(number)));
        }
    }
    counts
}

#[track_caller]
fn assert_uniform(counts: &[u32], impossible: &[usize], expected: u32) {
    let five_standard_deviations = (25.0 * f64::from(expected)).sqrt() as u32;
    for (number, &count) in counts.iter().enumerate().skip(1) {
        if impossible.contains(&number) {
            assert_eq!(count, 0, "card {number}");
        } else {
            assert!(
                count.abs_diff(expected) < five_standard_deviations,
                "card {number}: {count}, not {expected}"
            );
        }
    }
}

#[test]
fn every_unseen_card_is_equally_likely_in_a_hidden_hand() {
    let story = Story::dealt("2 bid 3");
    let counts = frequencies(&story, 1, |view, card| view.known[seat(2)].contains(card));
    assert_uniform(&counts, &[5, 1, 2], 12_000 * 3 / 12);
}

#[test]
fn every_unseen_card_is_equally_likely_as_a_sealed_bid() {
    let story = Story::dealt("2 bid 3");
    let counts = frequencies(&story, 1, |view, card| view.bids[seat(2)] == Some(card));
    assert_uniform(&counts, &[5, 1, 2], 12_000 / 12);
}

#[test]
fn every_unseen_card_is_equally_likely_under_the_deck() {
    let story = Story::dealt(
        "3 bid 7, 1 bid 2, 2 bid 6, 3 eat, * roll 1, * draw 15, * draw 14, \
                              * draw 13, 1 bid 1, 2 bid 14, 3 bid 8, 2 dig, * draw 11",
    );
    let counts = frequencies(&story, 1, |view, card| {
        view.under == [(seat(2), Some(card))]
    });
    assert_uniform(&counts, &[5, 15, 7, 2, 6, 1, 14, 8], 12_000 / 7);
}

#[test]
fn what_is_known_is_imagined_as_it_is() {
    let story = Story::dealt("2 bid 3");
    let mut dice = QuickDice::new(5);
    let imagined = Crumbs::determinize(&story.view(2), &mut dice);
    assert_eq!(imagined.view(Observer::Seat(seat(2))), story.view(2));
    let spectator = story.0.view(Observer::Spectator);
    let imagined = Crumbs::determinize(&spectator, &mut dice);
    assert_eq!(imagined.view(Observer::Spectator), spectator);
}
