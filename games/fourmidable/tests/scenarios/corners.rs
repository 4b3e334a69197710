//! Rules that seldom matter.

use engine::{Awaited, Game, Observer, Seat};
use formicary_fourmidable::Fourmidable;

use super::{BLUE, WHITE, actions, stage, two};

#[test]
fn digging_or_revealing_alone_keeps_the_game_of_children_going() {
    two("child", "white hand h02; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase turn round 2");
    two(
        "child",
        "white hand h01; white store ladybug 1; white ant digger hole; turn white",
    )
    .play("white reveal h01")
    .play("white walk digger hole")
    .play("white stop")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game phase turn round 2");
}

#[test]
fn the_last_pheromone_marks_what_has_become_adjacent() {
    two(
        "experienced",
        "day; white special place-day; row h01 f01 d01 h02 f02; empty l9 l8; white supply 2; \
         white ant hunter l9; turn white",
    )
    .play("white play place-day l8")
    .expect("l8 pheromone white; l9 pheromone white; white supply 0");
}

#[test]
fn two_cards_for_a_farther_nest_hole_add_up() {
    // From l11 to j6 it is seven spaces.
    let text = "day; white species insomniac; white special dig-further-day dig-further-night; \
                empty j6 l9; white ant digger hole; turn white";
    two("intermediate", text)
        .play("white walk digger hole")
        .play("white step r0c4")
        .play("white play dig-further-day")
        .refuse("white hole j6", "rule-nest-holes", "refused-hole-too-far")
        .play("white play dig-further-night")
        .play("white hole j6")
        .expect("j6 hole white");
}

#[test]
fn nobody_looks_further_into_an_empty_deck() {
    let gone: Vec<String> = (3..=16).map(|number| format!("h{number:02}")).collect();
    two(
        "intermediate",
        &format!(
            "night; lost {}; white special look-hunter-night; white ant hunter hole; turn white",
            gone.join(" ")
        ),
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h02 h01")
    .refuse(
        "white play look-hunter-night",
        "rule-special-cards",
        "refused-deck-empty",
    )
    .play("white keep h01")
    .expect("white hand 1; game under 1");
}

#[test]
fn cards_are_played_and_objectives_revealed_while_others_go_under_their_deck() {
    let game = two(
        "intermediate",
        "day; white species strategist; white special erase-day draw-farmer-day; blue pheromone e2; \
         blue hand d01; blue store clay 1; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h01 h02 h03")
    .play("blue reveal d01")
    .expect("blue score 5; game phase keep")
    .play("white keep h02")
    .refuse(
        "white play draw-farmer-day",
        "rule-special-cards",
        "refused-choose-from-drawn-first",
    )
    .play("white play erase-day e2")
    .expect("game phase under; blue supply 18");
    game.play("white under h03")
        .expect("white hand 1; game under 2 phase close");
}

#[test]
fn objectives_are_revealed_while_the_weather_is_chosen() {
    two(
        "apprentice",
        "white hand h01; white store ladybug 1; white ant hunter hole; first blue; spin",
    )
    .play("* weather any")
    .expect("game actor blue")
    .play("white reveal h01")
    .expect("white score 5")
    .play("blue weather rain")
    .expect("game weather digger");
}

#[test]
fn a_card_in_the_library_does_not_end_the_visit() {
    two(
        "experienced",
        "day; row h01 f01 d01 h02 f02; white store ladybug 1; white store blueberry 1; \
         white special draw-farmer-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .expect("game phase library")
    .play("white play draw-farmer-day objective f01")
    .play("* refill d02")
    .expect("game phase library")
    .play("white complete h01")
    .play("* refill d03")
    .expect("white completed 2 score 10; game actor blue");
}

#[test]
fn solo_the_worm_takes_the_nearest_other_earth_and_predators_pass_by_ants() {
    stage(
        "options solo; row h01 f01 d01 h02 f02; white dug r2c4 r1c3 r1c2 r2c0 r3c1 r1c4; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r3c4")
    .play("* bag clay")
    // No clay without a number is left; from the digger in r3c4 the next earth is one step away.
    .expect("worm at white/r3c3");
    // A ladybug lies below the farmer on h5; that on g6 is one step from the nest too.
    stage(
        "options solo; row h02 f01 d01 h03 f02; white ant farmer h5; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("* bag ladybug")
    .expect("h5 ground ladybug; g6 ground empty; spider at g6");
}

#[test]
fn solo_an_equal_of_the_predators_gets_the_bonus_card_too() {
    // « Si l'égalité persiste, les joueurs font chacun 3 points de bonus. »
    stage(
        "options solo; round 6; white birth-done; white completed h01; lost h02; white ant digger hole; \
         turn white",
    )
    .play("white walk digger hole")
    .play("white stop")
    .expect("white bonus 3");
}

#[test]
fn the_strategist_draws_nothing_from_a_deck_that_the_box_does_not_have() {
    let setup = Fourmidable::PROFILE
        .setup(
            "intermediate",
            Some(2),
            [
                ("species", "chosen"),
                ("objectives", "21 0 5 ladybug\n0 21 5 beetle"),
            ],
        )
        .map_err(|error| error.to_string());
    // Forty-two of one caste are too many.
    assert!(setup.is_err());
    let setup = Fourmidable::PROFILE
        .setup(
            "intermediate",
            Some(2),
            [
                ("species", "chosen"),
                ("objectives", "21 0 5 ladybug\n0 21 5 clay"),
            ],
        )
        .expect("a good box");
    let mut game = Fourmidable::new(&setup).expect("a game");
    let mut dice = engine::QuickDice::new(5);
    let roll = |game: &mut Fourmidable, dice: &mut engine::QuickDice| {
        while game.awaited() == Awaited::Chance {
            let chance = game.sample_chance(dice);
            game.apply_chance(chance).expect("sampled");
        }
    };
    let act = |game: &mut Fourmidable, seat: Seat, action: &str| {
        game.play(seat, action.parse().expect("an action"))
            .expect(action);
    };
    game.apply_chance("first 1 day".parse().expect("a chance"))
        .expect("possible");
    act(&mut game, WHITE, "species strategist");
    act(&mut game, BLUE, "species flying");
    roll(&mut game, &mut dice);
    act(&mut game, WHITE, "ants 1 0 2");
    act(&mut game, BLUE, "ants 0 0 3");
    roll(&mut game, &mut dice);
    let drawn: Vec<_> = game.view(Observer::Seat(WHITE)).drawn;
    assert_eq!(drawn.len(), 2);
    let keep = actions(&game, WHITE)[0];
    game.play(WHITE, keep).expect("listed");
    roll(&mut game, &mut dice);
    assert_eq!(game.objectives_of(WHITE).len(), 1);
    assert_eq!(game.objectives_of(BLUE).len(), 0);
    assert!(!actions(&game, WHITE).is_empty());
}

#[test]
fn no_worm_takes_the_earth_behind_a_digger_that_passes() {
    two(
        "intermediate",
        "day; white special skip-earth-day move-worm-day; white dug r1c4 r1c3 r1c2 r1c1 r2c1; \
         white ant digger r1c1; turn white",
    )
    .play("white walk digger r1c1")
    .play("white play skip-earth-day")
    .play("white skip r1c0")
    .refuse(
        "white play move-worm-day 1 r2c0",
        "rule-predators",
        "refused-no-way-on",
    )
    .play("white play move-worm-day 1 r3c0")
    .play("white step r2c0")
    .expect("white clay 1; worm at white/r3c0");
}

#[test]
fn one_of_all_is_kept_if_looking_further_shows_a_single_card() {
    let gone: Vec<String> = (4..=16).map(|number| format!("h{number:02}")).collect();
    two(
        "intermediate",
        &format!(
            "night; lost {}; white special look-hunter-night; white ant hunter hole; turn white",
            gone.join(" ")
        ),
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h01 h02")
    .play("white play look-hunter-night")
    .play("* objectives h03")
    .expect("game phase keep; white hand 0 specials 0")
    .play("white keep h02")
    .play("white under h03")
    .expect("white hand 1; game under 2 actor blue");
}

#[test]
fn solo_the_predators_complete_all_that_they_can_pay_at_once() {
    stage(
        "options solo; row h01 f01 d01 h02 f02; eaten blueberry; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("* bag ladybug")
    .play("white feed h5")
    .expect("game lost 2 row 3 phase refill; row h01 gone f01 gone d01 open");
}

#[test]
fn experienced_both_cards_further_on_are_remembered_and_the_row_keeps_its_order() {
    let game = two(
        "experienced",
        "night; row f01 h01 d01 h02 f02; white store ladybug 1; white special look-hunter-night; \
         white ant hunter hole; turn white",
    )
    .play("white play look-hunter-night")
    .play("* peek d05 f05");
    let tops = |seat| game.state().view(Observer::Seat(seat)).tops;
    assert!(tops(WHITE).iter().all(|(_, card)| card.is_some()));
    assert!(tops(BLUE).iter().all(|(_, card)| card.is_none()));
    let game = game
        .play("white walk hunter hole")
        .play("white step library")
        .play("white complete h01")
        .refuse("* refill f05", "rule-chance", "refused-impossible-chance")
        .play("* refill d05");
    let row: Vec<_> = game
        .state()
        .table()
        .row
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(row, ["f01", "d01", "h02", "f02", "d05"]);
}

#[test]
fn no_way_out_of_others_spaces_leads_through_the_water() {
    // From h5 the free h7 is two steps away, but h6 is water; the way back is three steps long.
    let game = |taken: &str| {
        two(
            "intermediate",
            &format!(
                "day; white species diplomat; white special steps-hunter-day; \
                 blue pheromone h5 g4 g5 h4 i5 i6 f4 f5 g3 f6 j6 j7 i7 {taken}; white ant hunter j8; turn white"
            ),
        )
        .play("white walk hunter j8")
        .play("white play steps-hunter-day")
        .play("white step i7")
        .play("white step i6")
    };
    game("g6").refuse("white step h5", "rule-crossing", "refused-no-way-out");
    game("h7").play("white step h5").expect("game steps 2");
}
