//! Options: corners, counted cubes, scores below zero. The others are where their rules are.

use super::scenario;

#[test]
fn without_corners_seven_prey_lie_on_sixty_hexagons() {
    scenario("options base players=2 corners=out; begin")
        .play("* first 2")
        .play("* starts 0")
        .play("* prey ladybug ladybug ladybug termite termite spider spider")
        .expect("garden hexes 60 prey 7; l2 content barred; h1 content barred; h2 content empty");
    scenario("options solo-easy players=1 corners=out; begin").expect("garden hexes 60");
}

#[test]
fn cubes_never_run_out() {
    scenario("options base players=2; stock earth 0; sortie red m3 0")
        .play("red pheromone pair m2-m3")
        .expect("m2 earth 2; stock earth -2");
}

#[test]
fn counted_cubes_run_out() {
    let counted = "options base players=2 cubes=counted";
    scenario(&format!("{counted}; stock earth 1; sortie red m3 0"))
        .play("red pheromone pair m2-m3")
        .expect("m2 earth 1; stock earth 0");
    scenario(&format!("{counted}; stock food 0; red level 1; work red"))
        .play("red larder")
        .expect("red food 0");
    scenario(&format!("{counted}; stock stone 0; red level 2; work red"))
        .play("red quarry stone")
        .expect("red stone 0");
    scenario(&format!(
        "{counted}; red build aphid-farm m2-m3-n1; stock food 0; harvest"
    ))
    .expect("red food 0");
    scenario(&format!(
        "{counted}; stock earth 0; red atelier 1; atelier red"
    ))
    .play("red tunnel m3")
    .expect("red earth 0 exits 2");
    scenario(&format!(
        "{counted}; prey ladybug m3; red soldiers 1; stock food 1; sortie red l3 3"
    ))
    .play("red step m3")
    .expect("red food 1");
}

#[test]
fn counted_larvae_run_out() {
    let counted = "options base players=2 cubes=counted";
    scenario(&format!("{counted}; stock larvae 0; work red"))
        .play("red gestation")
        .expect("red larvae 1");
    scenario(&format!(
        "{counted}; dice 4 1 1; red larvae 0; yellow larvae 0; stock larvae 4; plan"
    ))
    .play("yellow births larvae 3")
    .play("red births larvae 2")
    // Red is the first player, and served first.
    .expect("red larvae 3; yellow larvae 1; stock larvae 0");
}

#[test]
fn counted_cubes_are_taken_in_turn() {
    let both = "red tile pair l4-m4 food 1 stone 1; yellow tile pair l8-m7 food 1 stone 1; harvest";
    let _ = scenario(&format!(
        "options base players=2 cubes=counted; first yellow; {both}"
    ))
    .refuse(
        "red harvest l4 food",
        "rule-turn-order",
        "refused-not-your-turn",
    )
    .play("yellow harvest l8 food")
    .play("red harvest l4 food");
}

#[test]
fn counted_food_limits_what_larvae_become_in_winter() {
    let _ = scenario(
        "options base players=2 cubes=counted; season autumn; first yellow; red larvae 9; yellow food 4; stock food 0; winter",
    )
    // Yellow has just eaten four.
    .play("red feed 3")
    .expect("red score 7");
}

#[test]
fn without_counted_food_larvae_are_of_no_use_in_winter() {
    let winter = "options base players=2 cubes=counted; season autumn; red larvae 9; yellow food 4";
    // Red is the first player; yellow has not eaten yet.
    scenario(&format!("{winter}; stock food 0; winter"))
        .expect("red score -2 larvae 9; yellow score 10; game phase dice");
    let position = scenario(&format!("{winter}; stock food 1; first yellow; winter"));
    assert_eq!(position.listed(0, "feed").len(), 4);
    let position = scenario(&format!("{winter}; yellow food 0; stock food 1; winter"));
    assert_eq!(position.listed(0, "feed"), ["feed 0", "feed 1"]);
    // Three more are wanted, and there are larvae for as many; a fourth is of no use.
    let _ = position
        .refuse("red feed 3", "rule-winter", "refused-feed-no-food-left")
        .refuse("red feed 4", "rule-winter", "refused-feed-too-much");
}

#[test]
fn spent_cubes_can_be_taken_again() {
    scenario(
        "options base players=2 cubes=counted; red atelier 1 earth 2; stock earth 0; atelier red",
    )
    .play("red deepen")
    .expect("stock earth 2");
}

#[test]
fn as_an_option_scores_do_not_fall_below_zero() {
    scenario("options base players=2 debt=no; season autumn; red score 11; winter")
        .expect("red score 0; yellow score 0");
    scenario("options base players=2; season autumn; red score 11; winter").expect("red score -1");
}

#[test]
fn larvae_spent_on_the_event_are_not_there_for_births() {
    let plan = "options base players=2 cubes=counted; dice 4 1 1; red larvae 2; yellow larvae 0; \
                stock larvae 2; plan";
    let planned = scenario(plan)
        .play("red event hexagon")
        .play("red births larvae 2")
        .play("yellow births larvae 3")
        .expect("red larvae 2; yellow larvae 0; stock larvae 0");
    // They go back at the end of the turn.
    let mut position = planned;
    for worker in ["red", "yellow", "red", "yellow"] {
        let exit = if worker == "red" { "l3" } else { "l9" };
        position = position
            .play(&format!("{worker} leave {exit}"))
            .play(&format!("{worker} stop"));
    }
    position.expect("game season summer; stock larvae 2");
}

#[test]
fn counted_food_is_eaten_in_turn() {
    let winter = "options base players=2 cubes=counted; season autumn; red larvae 9; yellow food 4";
    // Red is the first player: what yellow will give back is not there yet.
    let position = scenario(&format!("{winter}; stock food 1; winter"));
    assert_eq!(position.listed(0, "feed"), ["feed 0", "feed 1"]);
    position
        .play("red feed 1")
        .expect("red score 1; yellow food 0 score 10; stock food 5; game phase dice");
    // Two who have a choice decide one after the other.
    let both = "options base players=2 cubes=counted; season autumn; first yellow; \
                red larvae 3; yellow larvae 3; stock food 1; winter";
    let position = scenario(both)
        .refuse("red feed 1", "rule-turn-order", "refused-not-your-turn")
        .play("yellow feed 0");
    assert_eq!(position.listed(0, "feed"), ["feed 0", "feed 1"]);
}
