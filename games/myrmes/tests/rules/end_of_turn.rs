//! Rulebook: 6) End of turn.

use super::{scenario, two};

#[test]
fn a_colony_of_level_zero_or_one_stores_four_cubes() {
    for level in [0, 1] {
        let position = two(&format!(
            "red level {level} food 3 earth 2 stone 1; storage"
        ))
        .expect("game phase storage; red storage 4");
        assert_eq!(position.listed(0, "keep").len(), 5);
        position
            .refuse(
                "red keep food 4 earth 0 stone 0",
                "rule-end-of-turn",
                "refused-keep-too-much",
            )
            .refuse(
                "red keep food 3 earth 0 stone 0",
                "rule-end-of-turn",
                "refused-keep-room",
            )
            .refuse(
                "red keep food 3 earth 2 stone 0",
                "rule-end-of-turn",
                "refused-keep-room",
            )
            .play("red keep food 1 earth 2 stone 1")
            .expect("red food 1 earth 2 stone 1; game season summer");
    }
}

#[test]
fn from_level_two_on_six_cubes_are_stored() {
    for level in [2, 3] {
        two(&format!(
            "red level {level} food 3 earth 2 stone 1; storage"
        ))
        .expect("red food 3 earth 2 stone 1 storage 6; game season summer");
    }
}

#[test]
fn level_plus_one_counts_for_storage() {
    two("red level 1 event level food 3 earth 2 stone 1; storage")
        .expect("red food 3; game season summer");
    two("red event level food 5; storage").expect("game phase storage");
    two("red level 1 event hexagon food 5; storage").expect("game phase storage");
}

#[test]
fn larvae_need_no_room() {
    two("red larvae 20 food 4; storage").expect("red larvae 20 food 4; game season summer");
}

#[test]
fn everybody_stores_at_the_same_time() {
    let _ = two("red food 5; yellow earth 6; storage")
        .play("yellow keep food 0 earth 4 stone 0")
        .refuse(
            "yellow keep food 0 earth 4 stone 0",
            "rule-turn-order",
            "refused-not-your-turn",
        )
        .play("red keep food 4 earth 0 stone 0")
        .expect("game season summer");
    let _ = two("work red").refuse(
        "red keep food 0 earth 0 stone 0",
        "rule-end-of-turn",
        "refused-other-phase",
    );
}

#[test]
fn the_first_player_token_goes_to_the_next_player() {
    scenario("options base players=3; first blue; storage").expect("game first red season summer");
    scenario("options base players=3; first red; season summer; storage")
        .expect("game first yellow season autumn");
}

#[test]
fn nurses_come_home() {
    two("red atelier 2; storage").expect("red nurses 3 atelier 0");
}

#[test]
fn autumn_is_followed_by_winter() {
    two("season autumn; red food 4; yellow food 4; storage")
        .expect("red food 0; yellow food 0; game phase dice year 2 season spring first yellow");
}
