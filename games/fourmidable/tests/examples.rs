//! The worked examples of the rulebook. Its pictures are lost; their captions are played as far as they say
//! what happens.

use engine::testkit::Scenario;
use formicary_fourmidable::Fourmidable;

fn game(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(text)
}

/// Enfant: a hunter passes insects and plants and takes only an insect that it stops on; earth stops it.
#[test]
fn a_hunter_passes_and_harvests_where_it_stops() {
    game("options child players=2 deck=symmetric; white ant hunter hole; blue ant hunter hole; turn white")
        .play("white walk hunter hole")
        .refuse("white step r1c4", "rule-nest", "refused-earth")
        .play("white step m8")
        .play("white step m7")
        .play("white step l9")
        .expect("white ladybug 0 mushroom 0 beetle 1; m8 ground ladybug");
}

/// Enfant: a digger does not pass a cell of earth to take the one behind it, unless a way is dug.
#[test]
fn a_digger_takes_the_first_earth() {
    game("options child players=2 deck=symmetric; white ant digger hole; blue ant hunter hole; turn white")
        .play("white walk digger hole")
        .refuse("white step r1c3", "rule-movement", "refused-not-next-to-it")
        .play("white step r1c4")
        .expect("white soil 1; game actor blue");
    game("options child players=2 deck=symmetric; white dug r1c4; white ant digger hole; blue ant hunter hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("white step r1c3")
        .expect("white clay 1 soil 0");
}

/// Enfant: a round by night between two players; no ant moves twice in it.
#[test]
fn a_round_by_night() {
    let _ = game(
        "options child players=2 deck=symmetric; night; noisy; white ant hunter hole; white ant farmer hole; \
         blue ant hunter hole; blue ant farmer hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white stop")
    .play("blue walk farmer hole")
    .play("blue stop")
    .refuse(
        "white walk hunter hole",
        "rule-rounds",
        "refused-ant-has-moved",
    )
    .play("white walk farmer hole")
    .play("white stop")
    .expect("game time night")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game time day first blue round 2")
    .play("blue walk hunter hole");
}

/// Apprenti: three hunters, one of each, or two diggers and a farmer.
#[test]
fn an_objective_for_each_ant() {
    for (ants, cards) in [
        ("3 0 0", "h01 h02 h03"),
        ("1 1 1", "h01 f01 d01"),
        ("0 1 2", "f01 d01 d02"),
    ] {
        game("options apprentice players=2 deck=symmetric; begin")
            .play("* first 1 night")
            .play(&format!("white ants {ants}"))
            .play("blue ants 0 3 0")
            .play(&format!("* objectives {cards}"))
            .expect("white hand 3");
    }
}

/// Apprenti: a farmer in the library.
#[test]
fn a_farmer_draws_two_farmer_objectives_and_keeps_one() {
    game("options apprentice players=2 deck=symmetric; white ant farmer m8; blue ant hunter hole; turn white")
        .play("white walk farmer m8")
        .play("white step hole")
        .play("white step library")
        .play("* objectives f03 f04")
        .play("white keep f04")
        .expect("white hand 1 ant-0 library; game under 1");
}

/// Apprenti: from day to night, from night to day, from day to night.
#[test]
fn day_and_night_alternate() {
    let mut game = game(
        "options child players=2 deck=symmetric; day; white ant hunter hole; blue ant hunter hole; noisy; turn white",
    );
    // White harvests in every round; without that the game would end.
    for (round, time, order, path) in [
        (2, "night", ["white", "blue"], "m8"),
        (3, "day", ["blue", "white"], "m7 m6"),
        (4, "night", ["white", "blue"], "l9"),
    ] {
        for seat in order {
            let ant = game.state().table().colonies[usize::from(seat == "blue")].ants[0];
            game = game.play(&format!("{seat} walk hunter {}", ant.at));
            if seat == "white" {
                for step in path.split(' ') {
                    game = game.play(&format!("white step {step}"));
                }
            }
            game = game.play(&format!("{seat} stop"));
        }
        game = game.expect(&format!("game round {round} time {time}"));
    }
}

/// Expérimenté: pheromones on empty terrain in two moves.
#[test]
fn pheromones_in_two_moves() {
    game(
        "options experienced players=2 deck=symmetric; empty l9 l8; white ant hunter l8; white ant farmer hole; \
         blue ant hunter hole; turn white",
    )
    // Nothing of white's lies beside l8 yet.
    .play("white walk hunter l8")
    .play("white stop")
    .expect("white pheromones 0")
    .play("blue predator worm 1 r3c0")
    // The farmer harvests beside the nest, crosses nothing, and l9 stays empty.
    .play("white walk farmer hole")
    .play("white step l10")
    .play("white stop")
    .expect("white pheromones 1 raspberry 1; l9 ground empty; l8 ground empty");
}
