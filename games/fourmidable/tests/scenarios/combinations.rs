//! Cards, species, weather, levels and players together, at the edges of what the rulebook says of each.

use engine::Game;
use formicary_fourmidable::{Chance, components::Resource};

use super::{stage, two};

const ROW: &str = "row h01 f01 d01 h02 f02";

/// « Ces cartes peuvent être jouées à n'importe quel moment »; « S'il se déplace sur une case terre, placez une tuile nid
/// vide ». The worm opens the tunnel in front of a digger that is on its way, and nobody gains that earth.
#[test]
fn the_worm_opens_a_tunnel_in_front_of_a_digger() {
    let game = |options: &str| {
        two(
            options,
            "day; white special move-worm-day; white ant digger hole; turn white",
        )
        .play("white walk digger hole")
        .play("white play move-worm-day 1 r1c4")
    };
    game("intermediate")
        .play("white step r1c4")
        .expect("game phase walk steps 2; white soil 0")
        .play("white step r1c3")
        .expect("white clay 1 soil 0 dug 2 ant-0 r1c3");
    game("intermediate predators=block").refuse(
        "white step r1c4",
        "rule-predators",
        "refused-predator-in-the-way",
    );
}

/// « Araignée : si elle va sur une tuile insecte, elle le mange. » The hunter that was on its way there harvests nothing,
/// and marks what is left.
#[test]
fn the_spider_eats_what_a_hunter_was_going_to_harvest() {
    two(
        "intermediate",
        "day; white special move-spider-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .play("white play move-spider-day l9")
    .play("white step l9")
    .play("white stop")
    .expect("white beetle 0 pheromones 1; l9 pheromone white; spider at l9; game actor blue");
}

/// « Si vous n'avez plus de phéromones … » The last one marks the first empty space of the way.
#[test]
fn the_last_pheromone_marks_the_first_empty_space_of_the_way() {
    two(
        "apprentice",
        "empty l10 l9; white supply 1; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .play("white step l9")
    .play("white stop")
    .expect("l10 pheromone white; l9 ground empty; white supply 0");
}

/// Expérimenté: « Placez une phéromone seulement si cette ressource est adjacente à l'une de vos phéromones ou à l'un de
/// vos trous de nid. » A pheromone that another has erased connects nothing any more.
#[test]
fn an_erased_pheromone_connects_no_harvest() {
    let game = |card: &str| {
        let game = two(
            "experienced",
            &format!(
                "day; {ROW}; blue special erase-day; white pheromone l9; white ant hunter l9; turn blue"
            ),
        );
        let game = if card.is_empty() {
            game
        } else {
            game.play(card)
        };
        let game = game.play("blue walk hunter hole").play("blue stop");
        let game = if card.is_empty() {
            game.play("blue done")
        } else {
            game
        };
        game.play("white walk hunter l9")
            .play("white step m6")
            .play("white stop")
    };
    game("").expect("m6 pheromone white; white ladybug 1 pheromones 2");
    game("blue play erase-day l9").expect(
        "m6 pheromone nobody; m6 ground empty; l9 ground empty; white ladybug 1 pheromones 0",
    );
}

/// « Si la rose tombe sur le ?, le joueur avec la tuile jour/nuit choisit »; « passez-la au joueur situé à votre gauche »:
/// six players go round from the sixth, and the first one begins the next round.
#[test]
fn six_players_go_round_from_the_sixth() {
    let mut text = "options apprentice players=6; night; first violet".to_owned();
    for seat in ["white", "blue", "yellow", "red", "green", "violet"] {
        text += &format!("; {seat} ant digger hole; {seat} birth-done; {seat} predator-done");
    }
    let mut game = stage(&format!("{text}; spin"))
        .play("* weather any")
        .expect("game actor violet")
        .play("violet weather rain");
    for seat in ["violet", "white", "blue", "yellow", "red", "green"] {
        game = game
            .expect(&format!("game actor {seat}"))
            .play(&format!("{seat} walk digger hole"))
            .expect("game steps 4")
            .play(&format!("{seat} step r1c4"));
    }
    game.expect("game round 2 phase weather first white time day");
}

/// « Stratège : … regardez une carte supplémentaire » and « Regardez 2 cartes de plus »: five, of which one is kept.
#[test]
fn a_strategist_that_looks_further_chooses_from_five() {
    two(
        "intermediate",
        "night; white species strategist; white special look-hunter-night; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h01 h02 h03")
    .play("white play look-hunter-night")
    .play("* objectives h04 h05")
    .play("white keep h02")
    .play("white under h05")
    .play("white under h01")
    .play("white under h04")
    .expect("white hand 1 specials 0; game under 4 actor blue");
}

/// Solo: « Ajoutez les 3 ressources correspondantes dans le sac chaque fois que vous donnez naissance à une nouvelle
/// fourmi », with a tile or with a card.
#[test]
fn solo_every_birth_adds_three_tiles_to_the_bag() {
    let weights = |birth: &str| {
        let game = stage(&format!(
            "options solo; day; {ROW}; white special birth-farmer-day; white ant digger hole; turn white"
        ));
        let game = if birth.is_empty() {
            game
        } else {
            game.play(birth)
        };
        let game = if birth == "white birth farmer" {
            game.play("white done")
        } else {
            game
        };
        let game = game
            .play("white walk digger hole")
            .play("white step r1c4")
            .expect("game phase bag");
        let chances = game.state().chances().expect("nine kinds");
        Resource::ALL
            .iter()
            .map(|&kind| {
                let same = |chance: &Chance| chance.to_string() == format!("bag {}", kind.id());
                let found = chances.iter().find(|(chance, _)| same(chance));
                found.map_or(0, |&(_, weight)| weight)
            })
            .collect::<Vec<_>>()
    };
    let before = weights("");
    assert_eq!(before.iter().sum::<u64>(), 12);
    for birth in ["white birth farmer", "white play birth-farmer-day"] {
        let after = weights(birth);
        let added: Vec<_> = before.iter().zip(&after).map(|(a, b)| b - a).collect();
        assert_eq!(added.iter().sum::<u64>(), 3, "{birth}");
        for (kind, added) in Resource::ALL.iter().zip(added) {
            let expected = ["blueberry", "raspberry", "mushroom"].contains(&kind.id());
            assert_eq!(added, u64::from(expected), "{birth} {}", kind.id());
        }
    }
}

/// « Afin d'entrer et de sortir du nid, les fourmis n'ont pas besoin d'utiliser l'un de leurs déplacements »: in by the
/// second hole, over the first to the library in three steps.
#[test]
fn an_ant_reaches_the_library_by_its_second_hole() {
    two(
        "apprentice",
        "white hole 2 l9; white ant hunter m7; turn white",
    )
    .play("white walk hunter m7")
    .play("white step r0c4")
    .play("white step hole")
    .expect("game steps 1")
    .play("white step library")
    .expect("game phase draw");
}

/// Expérimenté, Volante: what stands beside a new pheromone is marked at once, also after the last action.
#[test]
fn flying_connects_the_terrain_below_an_own_ant() {
    two(
        "experienced",
        &format!(
            "day; {ROW}; white species flying; empty l9 l8; white ant hunter l8; white birth-done; \
             white predator-done; turn white"
        ),
    )
    .play("white walk hunter l8")
    .play("white stop")
    .expect("game phase close; l8 ground empty")
    .play("white fly l9")
    .expect("l9 pheromone white; l8 pheromone white; white pheromones 2");
}

/// « L'un de vos creuseurs peut passer par-dessus une case de terre non numérotée dans le nid et récolter celle derrière »:
/// the cell behind may have a number, and opens a nest hole.
#[test]
fn a_digger_passes_over_earth_to_a_numbered_cell() {
    two(
        "intermediate",
        "day; white special skip-earth-day; empty l9; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white play skip-earth-day")
    .play("white skip r1c4")
    .play("white step r0c4")
    .expect("game phase hole; white soil 1 dug 1")
    .play("white hole l9")
    .expect("white holes 2; l9 hole white");
}

/// The same without a place for the hole: there is nothing behind that could be taken in two steps.
#[test]
fn a_digger_does_not_pass_over_earth_if_the_hole_behind_has_no_place() {
    two(
        "intermediate",
        "day; white special skip-earth-day; white dug r1c3 r2c4; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white play skip-earth-day")
    .refuse(
        "white skip r1c4",
        "rule-skip-earth",
        "refused-nothing-behind",
    );
}

/// « Ajoutez l'une de vos phéromones sur une tuile terrain vide sans prédateur ou fourmi adverse »: below an own ant it may
/// be, and the ant is not asked again.
#[test]
fn a_pheromone_is_placed_below_an_own_ant_but_not_below_others() {
    let game = || {
        two(
            "experienced",
            &format!(
                "day; {ROW}; white special place-day; empty k9 j9; white ant hunter k9; blue ant farmer j9; turn white"
            ),
        )
    };
    game()
        .play("white play place-day k9")
        .expect("k9 pheromone white; white supply 17 pheromones 1");
    game().refuse(
        "white play place-day j9",
        "rule-pheromones",
        "refused-terrain-occupied",
    );
}

/// « Déplacer un prédateur … une fourmi, un autre prédateur »: what the action moved, a card may move again, and the space
/// that was left is free.
#[test]
fn a_card_moves_the_predator_that_the_action_has_moved() {
    two(
        "intermediate",
        "day; white special move-spider-day; grasshopper k8; white ant hunter hole; turn white",
    )
    .play("white predator spider l9")
    .play("white play move-spider-day m6")
    .expect("spider at m6; l9 ground empty; m6 ground empty; white beetle 0 ladybug 0")
    .expect("game actor blue");
}

/// « 4 points de victoire si vous avez 5 chasseurs à la fin de la partie »; « 3 points si vous avez 4 trous de nid »: each
/// card for itself, in one hand.
#[test]
fn several_cards_for_the_end_count_beside_each_other() {
    let hunters = "white ant hunter hole moved; ".repeat(4);
    two(
        "intermediate",
        &format!(
            "day; white special five-hunter four-holes two-of-each; {hunters} white hole 2 l9; white hole 3 l8; \
             white hole 4 k9; white birth-done; white predator-done; white completed h01 h02 h03 h04 h05 h06 h07 h08; \
             blue birth-done; blue predator-done; blue ant farmer hole moved; white ant hunter hole; turn white"
        ),
    )
    .play("white walk hunter hole")
    .play("white stop")
    .play("white done")
    .play("blue walk hunter hole")
    .play("blue stop")
    // Four and three for the cards, four nest holes, and three as the best hunters.
    .expect("game phase over; white score 14 specials 1");
}
