//! Rulebook: Optional Rules: Game Length, Random Turn Order, Down with the Queen, Fewer Events. Restart and
//! Realistic Time Scale have files of their own.

use super::scenario;
use engine::Game;
use formicary_hidden_empires::HiddenEmpires;

#[test]
fn another_score_can_be_the_target() {
    let _ = scenario("options basic players=2 target=4; red virgin-queens 1 drones 1 food 2; nest")
        .play("red fly")
        .expect("game phase over");
    let _ = scenario(
        "options basic players=2 target=17; red at e2 1 score 12 virgin-queens 1 drones 1 food 2; nest",
    )
    .play("red fly")
    .expect("red score 16; game phase move");
}

#[test]
fn the_order_of_turns_may_be_drawn() {
    let _ = scenario(
        "options basic players=3 turn-order=random; red at b2 1; yellow at e8 1; blue at h2 1 drones 1 food 1; nest",
    )
    .play("blue stay")
    .expect("game phase next-player turn 2")
    .play("* next blue")
    .expect("game phase move player blue")
    .play("blue done")
    .play("blue done")
    .refuse("* next blue", "rule-chance", "refused-impossible-chance")
    .play("* next yellow")
    .play("yellow done")
    .play("yellow done")
    .expect("game phase move player red");
}

#[test]
fn unknown_options_are_refused() {
    let read = |text| HiddenEmpires::PROFILE.read_setup(text);
    assert!(read("basic target=3").is_err());
    assert!(read("basic players=7").is_err());
    assert!(read("advanced fewer-events=maybe").is_err());
    assert!(read("basic restart=on").is_err());
    assert!(read("advanced players=6 restart=on").is_ok());
    assert!(read("basic players=6 target=32 turn-order=random").is_ok());
}

#[test]
fn all_some_or_none_of_the_options_go_together() {
    for options in [
        "down-with-the-queen=on restart=on",
        "down-with-the-queen=on target=20",
        "down-with-the-queen=on fewer-events=on realistic-time-scale=on restart=on turn-order=random",
        "restart=on turn-order=random target=20",
    ] {
        let setup = format!("advanced {options}");
        let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
        assert!(HiddenEmpires::new(&setup).is_ok());
    }
    // A queen that was not killed by anybody may still be missed.
    let _ = scenario(
        "options advanced down-with-the-queen=on restart=on; red home 3 queens 0; yellow home 1; draw red",
    )
    .expect("game phase restart player red");
}

#[test]
fn by_option_ants_come_and_go_through_nest_sites() {
    let position = |option: &str| {
        scenario(&format!(
            "options advanced {option}; red home 2 nurses 1 trait supercolony site e3 size 20; yellow home 1; move red"
        ))
    };
    let _ = position("")
        .play("red lift e2 1")
        .refuse("red put e3", "rule-redistribute", "refused-not-occupied")
        .play("red put nurses")
        .play("red done")
        .play("red lift nurses 1")
        .refuse("red put e4", "rule-move-one", "refused-too-far");
    let _ = position("nest-sites=open")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red done")
        .play("red lift nurses 1")
        .play("red put e4")
        .expect("red e3 1 e4 1");
}

#[test]
fn by_option_only_scouts_turn_up_markers() {
    let position = |option: &str| {
        scenario(&format!(
            "options advanced {option}; red at e4 2; yellow home 1; facedown e4; tasks red"
        ))
    };
    let _ = position("")
        .play("red turn e4")
        .play("* marker predators 5")
        // Dice are for scouts.
        .expect("red e4 0 returning 2; e4 marker predators");
    let _ = position("discovery=scouts").refuse(
        "red turn e4",
        "rule-discovery",
        "refused-when-turn-up",
    );
}

#[test]
fn down_with_the_queen_whoever_kills_one_wins_at_once() {
    let _ = scenario(
        "options advanced down-with-the-queen=on; red at e8 2 home 1; yellow queens 2 score 9; tasks red",
    )
    .play("red attack e8 yellow")
    .play("red hunt")
    .play("* roll 16")
    .expect("game phase over; red place 1; yellow place 2 queens 1");
}

#[test]
fn down_with_the_queen_points_do_not_end_the_game() {
    let _ = scenario(
        "options advanced down-with-the-queen=on; red home 1 score 15 drones 1 food 1; yellow home 1; nest",
    )
    .play("red fly")
    .expect("red score 16; game turn 2");
    // Only a fight counts, not a card or a bivouac without builders.
    let _ = scenario(
        "options advanced down-with-the-queen=on; red home 1 card one-queen; yellow queens 2 home 10; move red",
    )
    .play("red play one-queen yellow")
    .expect("yellow queens 1; game phase move");
}

#[test]
fn fewer_events_one_in_each_game_turn_and_no_other_cards() {
    let _ = scenario("options advanced fewer-events=on; red home 1; yellow home 1; game-turn")
        .expect("game phase draw-card deck 23")
        .refuse("* card mace", "rule-chance", "refused-impossible-chance")
        .refuse("* card mutate", "rule-chance", "refused-impossible-chance")
        .play("* card ant-dispersed-seeds")
        .expect("game phase move player red deck 22")
        .play("red done")
        .play("red done")
        .play("red done")
        .expect("game phase move player yellow")
        .play("yellow done")
        .play("yellow done")
        .play("yellow done")
        .expect("game phase draw-card turn 2");
}

#[test]
fn fewer_events_an_event_may_turn_up_markers_before_the_first_turn() {
    let _ =
        scenario("options advanced fewer-events=on; red home 1 at e5 2; yellow home 1; game-turn")
            .play("* card good-growing-season")
            .play("* marker predators 2")
            .expect("red returning 2; game phase move player red");
}

#[test]
fn cards_of_the_nest_phase_are_asked_for_in_the_order_of_the_turn() {
    let position = scenario(
        "options advanced players=3 turn-order=random; red home 1 food 4 card mutate; \
         yellow home 1 food 4 card migrate; blue home 1 food 4 card one-queen; game-turn",
    );
    let mut position = position;
    for (player, card) in [("blue", "ant-dispersed-seeds"), ("red", "caterpillars")] {
        position = position
            .play(&format!("* next {player}"))
            .play(&format!("* card {card}"))
            .play(&format!("{player} done"))
            .play(&format!("{player} done"))
            .play(&format!("{player} done"));
    }
    let _ = position
        .play("* card plant-eating-insects")
        .play("yellow done")
        .play("yellow done")
        .play("yellow done")
        .expect("game phase nest-cards player blue")
        .play("blue pass")
        .expect("game player red")
        .play("red pass")
        .expect("game player yellow");
}
