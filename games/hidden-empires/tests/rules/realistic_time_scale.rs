//! Rulebook: Realistic Time Scale (optional).

use engine::{Event, Game, Observer, Seat};
use formicary_hidden_empires::Action;
use formicary_hidden_empires::cards::Trait;
use formicary_hidden_empires::state::Pick;

use super::scenario;

const DEALT: &str = "options advanced players=3 realistic-time-scale=on; red home 1; yellow home 1; blue home 1; deal";

#[track_caller]
fn dealt() -> engine::testkit::Scenario<formicary_hidden_empires::HiddenEmpires> {
    scenario(DEALT)
        .expect("game phase deal")
        .play("* deal mace recruitment camouflage bivouac")
        .refuse(
            "* deal mace replete harvester bus-caste",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse(
            "* deal replete replete harvester bus-caste",
            "rule-chance",
            "refused-impossible-chance",
        )
        .play("* deal replete porter-caste harvester bus-caste")
        .play("* deal repellent deadly-sting territory-marking suicide-bombing")
        .expect("game phase draft")
}

#[test]
fn three_traits_are_kept_and_packs_go_to_the_left() {
    let position = dealt();
    assert_eq!(
        position.listed(0, ""),
        [
            "keep bivouac",
            "keep mace",
            "keep recruitment",
            "keep camouflage"
        ]
    );
    let position = position
        .refuse("red keep replete", "rule-draft", "refused-not-in-pack")
        .refuse("red pass", "rule-draft", "refused-keep-one")
        .play("red keep mace")
        .refuse(
            "red keep bivouac",
            "rule-turn-order",
            "refused-not-your-turn",
        )
        .play("blue keep deadly-sting")
        .play("yellow keep replete")
        .expect("game phase draft; red traits none");
    // Red has blue's pack now: only chemical traits, and red has one.
    assert_eq!(position.listed(0, ""), ["pass"]);
    assert_eq!(position.listed(1, "").len(), 3);
    let position = position
        .refuse("red keep repellent", "rule-draft", "refused-same-type")
        .play("red pass");
    // That nothing can be kept is a choice, too, and a view says so.
    let view = position.state().view(Observer::Seat(Seat::new(0)));
    let read: formicary_hidden_empires::View =
        serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
    assert_eq!(read.draft.unwrap().pick, Some(Pick::Nothing));
    let position = position
        .play("yellow keep camouflage")
        .play("blue keep harvester");
    // Yellow has blue's pack, from which red kept nothing.
    assert_eq!(position.listed(1, "").len(), 3);
    let _ = position
        .play("yellow keep repellent")
        .play("red keep bus-caste")
        .refuse("blue keep recruitment", "rule-draft", "refused-same-type")
        .refuse("blue keep bivouac", "rule-draft", "refused-same-type")
        .play("blue pass")
        .expect("red traits mace,bus-caste")
        .expect("yellow traits replete,repellent,camouflage; game phase move");
}

#[test]
fn nobody_draws_cards_and_no_dna_is_paid() {
    let _ = scenario(
        "options advanced realistic-time-scale=on; red home 1 dna 6; yellow home 1; draw red",
    )
    .expect("game phase move deck 0; red dna 6");
}

#[test]
fn packs_and_choices_are_secret() {
    let position = dealt();
    let view = |seat: usize| {
        let view = position.state().view(Observer::Seat(Seat::new(seat)));
        view.draft.unwrap()
    };
    assert_eq!(view(1).pack.len(), 4);
    assert!(!view(1).pack.contains(&Trait::Mace));
    assert_eq!(view(0).sizes, [4, 4, 4]);
    let spectator = position.state().view(Observer::Spectator).draft.unwrap();
    assert!(spectator.pack.is_empty());
    let after = dealt().play("red keep mace");
    let seen = after.state().view(Observer::Seat(Seat::new(1)));
    let other = dealt().play("red keep bivouac");
    assert_eq!(seen, other.state().view(Observer::Seat(Seat::new(1))));
    assert_eq!(
        seen.draft.unwrap().answered.iter().collect::<Vec<_>>(),
        [Seat::new(0)]
    );
}

#[test]
fn a_pack_that_was_passed_on_is_remembered() {
    let position = dealt()
        .play("red keep mace")
        .play("yellow keep replete")
        .play("blue keep deadly-sting");
    let view = position.state().view(Observer::Seat(Seat::new(0)));
    for seed in 0..50 {
        let imagined = formicary_hidden_empires::HiddenEmpires::determinize(
            &view,
            &mut engine::QuickDice::new(seed),
        );
        let yellow = imagined.view(Observer::Seat(Seat::new(1))).draft.unwrap();
        assert_eq!(
            yellow.pack,
            [Trait::Bivouac, Trait::Recruitment, Trait::Camouflage]
        );
    }
}

#[test]
fn an_imagined_draft_looks_like_the_true_one() {
    // Red has kept one trait and then nothing: both can be seen.
    let position = dealt()
        .play("red keep mace")
        .play("blue keep deadly-sting")
        .play("yellow keep replete")
        .play("red pass")
        .play("yellow keep camouflage")
        .play("blue keep harvester");
    for seat in Seat::all(3) {
        let view = position.state().view(Observer::Seat(seat));
        let imagined = formicary_hidden_empires::HiddenEmpires::determinize(
            &view,
            &mut engine::QuickDice::new(1),
        );
        assert_eq!(imagined.view(Observer::Seat(seat)), view);
    }
}

#[test]
fn whoever_can_keep_nothing_is_told() {
    let position = dealt()
        .play("red keep mace")
        .play("blue keep deadly-sting")
        .play("yellow keep replete");
    let told = |action: Action| {
        let event = Event::Action(Seat::new(0), action);
        let own = Observer::Seat(Seat::new(0));
        position.state().describe(&event, own).message.key
    };
    assert_eq!(told(Action::Pass), "log-kept-nothing");
    assert_ne!(told(Action::Keep(Trait::Repellent)), "log-kept-nothing");
}

#[test]
fn events_come_with_fewer_events_beside_drafted_traits() {
    let _ = scenario(
        "options advanced realistic-time-scale=on fewer-events=on; red home 1 trait mace; yellow home 1; game-turn",
    )
    .expect("game phase draw-card deck 23")
    .refuse("* card deadly-sting", "rule-chance", "refused-impossible-chance")
    .play("* card caterpillars")
    .expect("red food 6; game phase move player red");
}
