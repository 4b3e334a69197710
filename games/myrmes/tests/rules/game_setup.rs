//! Rulebook: Game setup; 2, 3 or 4 players.

use engine::{Game, QuickDice};
use formicary_myrmes::components::Objective;

use super::{alone, scenario};

const FOUR_PREY: &str = "* prey ladybug ladybug ladybug ladybug ladybug ladybug termite termite termite \
                         termite termite termite spider spider spider spider spider spider";
const OBJECTIVES: &str = "* objectives food-3 prey-2 food-5 stone-3 prey-4 nurses-8";

#[test]
fn everybody_starts_alike() {
    for seat in ["red", "yellow", "blue", "black"] {
        scenario("options base players=4; begin")
            .play("* first 1")
            .play("* starts 0")
            .expect(&format!(
                "{seat} nurses 3 spare 5 workers 2 soldiers 0 reserve 6 larvae 1 level 0 score 10 \
                 food 0 earth 0 stone 0 exits 1 markers 4 pair 6 triangle 2 line 2 rhombus 2 \
                 pistol 2 trapezoid 2 pyramid 1"
            ));
    }
}

#[test]
fn a_game_begins_with_lots_prey_objectives_and_dice() {
    scenario("options base players=4; begin")
        .expect("game phase first")
        .play("* first 3")
        .expect("game phase starts first blue")
        .play("* starts 0")
        .expect("game phase prey; d3 owner red; d9 owner yellow; l9 owner blue; l3 owner black")
        .play(FOUR_PREY)
        .expect("game phase objectives; garden prey 18 hexes 151; b1 content ladybug; n7 content spider")
        .play(OBJECTIVES)
        .expect("game phase dice; objectives upper food-3,food-5,prey-4 lower prey-2,stone-3,nurses-8")
        .play("* dice 5 2 3")
        .expect("game phase plan year 1 season spring; red event soldier; black event soldier");
}

#[test]
fn what_is_in_the_box_lies_beside_the_board() {
    scenario("options base players=4; begin")
        .expect("stock food 30 earth 15 stone 15 larvae 26 farms 8 sub-colonies 8");
}

#[test]
fn start_spaces_go_round_clockwise() {
    scenario("options base players=4; begin")
        .play("* first 1")
        .play("* starts 3")
        .expect("l3 owner red; d3 owner yellow; d9 owner blue; l9 owner black");
    scenario("options base players=3; begin")
        .play("* first 1")
        .play("* starts 1")
        .expect("e10 owner red; m6 owner yellow; f3 owner blue; garden hexes 118");
}

#[test]
fn only_six_tokens_of_each_prey_exist() {
    let many = "* prey ladybug ladybug ladybug ladybug ladybug ladybug ladybug ladybug ladybug ladybug \
                ladybug ladybug";
    let position = scenario("options base players=3; begin")
        .play("* first 1")
        .play("* starts 0")
        .refuse(many, "rule-chance", "refused-impossible-chance");
    // Twelve spaces are in play.
    let _ = position
        .refuse(FOUR_PREY, "rule-chance", "refused-impossible-chance")
        .refuse("* prey ladybug", "rule-chance", "refused-impossible-chance");
}

#[test]
fn two_objectives_of_each_level_are_laid_out() {
    let position = scenario("options base players=2; begin")
        .play("* first 1")
        .play("* starts 0")
        .play("* prey spider spider spider spider spider spider termite termite termite termite termite");
    for wrong in [
        "* objectives food-3 prey-2",
        "* objectives food-3 food-3 food-5 stone-3 prey-4 nurses-8",
        "* objectives food-5 food-3 prey-2 stone-3 prey-4 nurses-8",
        "* dice 1 1 1",
    ] {
        let _ = scenario("options base players=2; begin")
            .play("* first 1")
            .play("* starts 0")
            .play("* prey spider spider spider spider spider spider termite termite termite termite termite")
            .refuse(wrong, "rule-chance", "refused-impossible-chance");
    }
    position
        .play(OBJECTIVES)
        .expect("game phase dice; garden prey 11 hexes 82");
}

#[test]
fn lots_name_somebody_who_plays() {
    let [rule, reason] = ["rule-chance", "refused-impossible-chance"];
    let _ = scenario("options base players=2; begin")
        .refuse("* first 3", rule, reason)
        .play("* first 2")
        .refuse("* starts 2", rule, reason)
        .play("* starts 1");
}

#[test]
fn dice_have_six_faces() {
    let _ = scenario("options base players=2")
        .refuse("* dice 0 1 1", "rule-chance", "refused-impossible-chance")
        .refuse("* dice 1 7 1", "rule-chance", "refused-impossible-chance")
        .refuse("* first 1", "rule-chance", "refused-impossible-chance")
        .refuse("red larder", "rule-turn-order", "refused-chance-first")
        .play("* dice 1 6 1")
        .refuse("* dice 1 1 1", "rule-chance", "refused-no-chance-now");
}

#[test]
fn there_are_seven_seven_and_six_objectives() {
    let of = |level| {
        Objective::ALL
            .iter()
            .filter(|tile| tile.level() == level)
            .count()
    };
    assert_eq!([of(1), of(2), of(3)], [7, 7, 6]);
    assert_eq!(Objective::Food3.points(), 6);
    assert_eq!(Objective::Food5.points(), 9);
    assert_eq!(Objective::Prey4.points(), 12);
}

#[test]
fn everything_drawn_at_random_can_come_up() {
    for setup in formicary_myrmes::Myrmes::PROFILE.every_setup() {
        let mut game = formicary_myrmes::Myrmes::new(&setup).unwrap();
        let mut dice = QuickDice::new(1);
        while game.awaited() == engine::Awaited::Chance {
            let chance = game.sample_chance(&mut dice);
            game.apply_chance(chance).expect("it can come up");
        }
    }
}

#[test]
fn alone_one_starts_below_the_middle_with_two_objectives() {
    alone("begin")
        .expect("game phase prey; m6 owner red; garden hexes 82")
        .play("* prey spider spider spider spider spider spider termite termite termite termite termite")
        .play("* objectives food-3 prey-2")
        .expect("objectives upper food-3,-,- lower prey-2,-,-; game phase dice");
}
