//! What comes in between: cards and species in the middle of an action, what others take away, and what is
//! said about it.

use engine::{Awaited, Game, Observer};
use formicary_fourmidable::cards::Objective;

use super::{WHITE, actions, stage, two};

// Intermédiaire: « à n'importe quel moment pendant l'action du joueur actif ».

#[test]
fn a_predator_never_takes_the_last_place_of_a_nest_hole_even_while_objectives_are_chosen() {
    let game = two(
        "intermediate",
        "day; white special draw-hunter-day move-spider-day; empty l9; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .play("white play draw-hunter-day")
    .play("* objectives h01")
    .expect("game phase keep")
    .refuse("white play move-spider-day l9", "rule-predators", "refused-no-way-on")
    .play("white keep h01")
    .expect("game phase hole");
    assert!(
        !actions(game.state(), WHITE).is_empty(),
        "the nest hole has no place, and the game stands still"
    );
}

#[test]
fn a_predator_never_shuts_in_an_ant_that_crosses_even_while_objectives_are_chosen() {
    let game = two(
        "intermediate predators=block",
        "night; white species predator; white special cross-night draw-farmer-night hole-night; \
         blue pheromone l10 l9 k10 m7 k9 m6; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white play cross-night")
    .play("white step l10")
    .play("white step l9")
    .play("white play draw-farmer-night")
    .play("* objectives f01")
    .expect("game phase keep")
    .refuse(
        "white hunt spider l8",
        "rule-predators",
        "refused-no-way-on",
    )
    .play("white keep f01")
    .expect("game phase walk");
    assert!(
        !actions(game.state(), WHITE).is_empty(),
        "the ant can neither go on nor stop"
    );
}

#[test]
fn no_worm_takes_the_earth_behind_a_passing_digger_even_while_objectives_are_chosen() {
    let game = two(
        "intermediate",
        "day; white special skip-earth-day move-worm-day draw-farmer-day; \
         white dug r1c4 r1c3 r1c2 r1c1 r2c1; white ant digger r1c1; turn white",
    )
    .play("white walk digger r1c1")
    .play("white play skip-earth-day")
    .play("white skip r1c0")
    .refuse(
        "white play move-worm-day 1 r2c0",
        "rule-predators",
        "refused-no-way-on",
    )
    .play("white play draw-farmer-day")
    .play("* objectives f01")
    .expect("game phase keep")
    .refuse(
        "white play move-worm-day 1 r2c0",
        "rule-predators",
        "refused-no-way-on",
    )
    .play("white keep f01")
    .expect("game phase walk");
    assert!(
        !actions(game.state(), WHITE).is_empty(),
        "the digger stands on earth that it may not stop on"
    );
}

#[test]
fn no_pheromone_comes_below_an_ant_of_another_that_is_crossed() {
    // « sur une tuile terrain vide sans prédateur ou fourmi adverse »
    two(
        "experienced",
        "day; white species diplomat; white special place-day; row h01 f01 d01 h02 f02; empty l9 l8; \
         blue ant farmer l9; white ant hunter m6; turn white",
    )
    .play("white walk hunter m6")
    .play("white step l9")
    .expect("l9 ground empty")
    .play("white play place-day l8")
    .expect("l8 pheromone white; l9 pheromone nobody ground empty");
}

#[test]
fn two_more_steps_are_given_before_the_last_step_and_change_nothing_but_the_steps() {
    // Ruling 64: the last step is a stop. Nothing comes to light with it that one could wait for.
    let before_the_last = || {
        two(
            "intermediate",
            "day; white special steps-hunter-day; white ant hunter hole; turn white",
        )
        .play("white walk hunter hole")
        .play("white step l10")
        .play("white step l9")
    };
    before_the_last()
        .play("white step l8")
        .refuse(
            "white play steps-hunter-day",
            "rule-special-cards",
            "refused-card-for-a-walk",
        )
        .expect("game phase close");
    before_the_last()
        .play("white play steps-hunter-day")
        .play("white step l8")
        .expect("game phase walk")
        .play("white step k8")
        .play("white stop")
        .expect("white caterpillar 1");
}

#[test]
fn a_species_keeps_its_moment_if_the_last_action_is_taken_away_by_others() {
    // White can only give birth to a farmer, and blue takes the only such tile.
    let mut game = two(
        "intermediate",
        "day; noisy; white species flying; empty k10; white ant hunter hole; white predator-done; \
         white unborn hunter 0; white unborn digger 0; blue predator-done; turn white",
    )
    .play("white walk hunter hole")
    .play("white stop");
    let mut asked = game.lists("white fly k10");
    for play in [
        "blue birth farmer",
        "blue walk hunter hole",
        "blue stop",
        "blue walk farmer queen",
        "blue stop",
    ] {
        while game.state().awaited() == Awaited::only(WHITE) {
            asked |= game.lists("white fly k10");
            game = game.play("white done");
        }
        game = game.play(play);
    }
    while game.state().awaited() == Awaited::only(WHITE) && game.state().table().round == 1 {
        asked |= game.lists("white fly k10");
        game = game.play("white done");
    }
    assert!(asked, "Flying had no moment after white's last action");
}

#[test]
fn an_empty_deck_is_the_reason_why_nothing_is_seen() {
    let all: Vec<String> = Objective::all()
        .map(|card| card.to_string())
        .filter(|card| card[1..].parse::<u8>().expect("a number") <= 16)
        .collect();
    two(
        "experienced",
        &format!(
            "night; lost {}; white species strategist; white special look-hunter-night; \
             white ant hunter hole; turn white",
            all.join(" ")
        ),
    )
    .refuse("white peek", "rule-species", "refused-deck-empty");
}

#[test]
fn an_own_nest_hole_beside_an_ant_is_next_to_it() {
    two("apprentice", "white ant hunter l10; turn white")
        .play("white walk hunter l10")
        .refuse(
            "white step l11",
            "rule-movement",
            "refused-own-hole-by-cell",
        )
        .play("white step hole")
        .expect("white ant-0 hole");
}

#[test]
fn what_the_predators_have_eaten_is_told_even_if_they_pay_with_it_at_once() {
    // With the usual deck h01 costs a ladybug.
    let before = stage("options solo; row h01 f01 d01 f02 f03; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag ladybug")
        .expect("game phase feed");
    let was = before.state().clone();
    let after = before.play("white feed h5").expect("game lost 1");
    let told: Vec<_> = was
        .aftermath(after.state(), Observer::Spectator)
        .into_iter()
        .map(|message| message.key)
        .collect();
    assert!(told.contains(&"log-eaten"), "{told:?}");
}

#[test]
fn the_moment_of_a_species_comes_once() {
    // White has nobody to give birth to, so its walk is the last action.
    two(
        "intermediate",
        "day; white species flying; empty k10; white ant hunter hole; white predator-done; \
         white unborn hunter 0; white unborn farmer 0; white unborn digger 0; blue birth-done; turn white",
    )
    .play("white walk hunter hole")
    .play("white stop")
    .expect("game phase close actor white")
    .play("white done")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game phase turn actor blue");
}
