//! Species, cards, weather, predators and the end of the game together, written from the rulebook.

use super::{stage, two};

const ROW: &str = "row h01 f01 d01 h02 f02";

/// « Diplomate : vos fourmis peuvent toujours passer par-dessus … Elles ne peuvent pas arrêter leur mouvement
/// sur ces cases », with weather and a card for two steps more.
#[test]
fn the_diplomat_crosses_with_the_wind_and_a_card_and_stops_behind() {
    two(
        "intermediate",
        "day; weather hunter; white species diplomat; white special steps-hunter-day; \
         blue pheromone l10 l9; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .expect("game steps 4")
    .play("white play steps-hunter-day")
    .expect("game steps 6")
    .play("white step l10")
    .refuse("white stop", "rule-crossing", "refused-no-stop")
    .play("white step l9")
    .play("white step l8")
    .expect("game steps 3")
    .play("white stop")
    .expect("l9 pheromone blue; white ant-0 l8");
}

/// « Architecte : normalement jusqu'à 4 », and a card « deux cases plus loin »: six.
#[test]
fn the_architect_digs_six_away_with_a_card() {
    two(
        "intermediate",
        "day; white species architect; white special dig-further-day; empty k6 j6; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .expect("game phase hole");
}

/// « Elles ne sont pas considérées comme votre action, vous pouvez donc en jouer plusieurs en même temps. »
#[test]
fn a_pheromone_is_erased_and_the_terrain_marked_in_one_action() {
    two(
        "experienced",
        &format!(
            "day; {ROW}; white special erase-day place-day; blue pheromone l9; white ant hunter hole; turn white"
        ),
    )
    .play("white play erase-day l9")
    .expect("l9 ground empty; blue pheromones 0 supply 18; game actor white")
    .play("white play place-day l9")
    .expect("l9 pheromone white; white specials 0; game actor white phase turn");
}

/// « Les prédateurs ne peuvent pas se déplacer sur une case avec une phéromone, un trou de nid, une fourmi, un autre
/// prédateur ou la case eau », whether they are moved by action, card or species.
#[test]
fn a_card_leads_no_predator_to_ants_pheromones_holes_predators_or_water() {
    let game = || {
        two(
            "intermediate",
            "day; white special move-spider-day; grasshopper k8; blue pheromone e2; white ant hunter m8; turn white",
        )
    };
    for taken in ["m8", "e2", "l11", "d1", "k8", "h6"] {
        let position = game();
        assert!(
            !position.lists(&format!("white play move-spider-day {taken}")),
            "{taken}"
        );
    }
    game()
        .play("white play move-spider-day l9")
        .expect("spider at l9; l9 ground empty; white beetle 0; game actor white");
}

/// « 3 points si vous avez placé 18 phéromones sur le plateau principal »: one that was erased is not there any more.
#[test]
fn an_erased_pheromone_costs_its_point_and_the_card_for_eighteen() {
    let end = |text: &str| {
        two(
            "intermediate",
            &format!(
                "day; white supply 1; white special all-pheromones; blue special erase-day; white pheromone l10; \
                 white ant hunter hole moved; white birth-done; white predator-done; \
                 white completed h01 h02 h03 h04 h05 h06 h07 h08; blue birth-done; blue predator-done; {text}; turn blue"
            ),
        )
    };
    end("")
        .play("blue play erase-day l10")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase over; white specials 1; blue specials 0");
}

/// « Fin de la partie … à la fin d'un tour »: births, predators and ants of everybody come first, and others may still
/// win the round.
#[test]
fn the_eighth_objective_lets_the_others_finish_the_round_and_win() {
    two(
        "experienced",
        &format!(
            "day; {ROW}; white completed h04 h05 h06 f04 f05 f06 d04; white store ladybug 1; \
             white ant hunter hole; white birth-done; white predator-done; \
             blue score 80; blue predator-done; blue birth-done; blue ant farmer d1; turn white"
        ),
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("white complete h01")
    .play("* refill d02")
    .expect("white completed 8; game phase turn actor blue")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game phase turn actor blue")
    .play("blue walk farmer d1")
    .play("blue stop")
    .expect("game phase over; blue place 1; white place 2");
}

/// « S'il y a égalité … le joueur dont les objectifs comptent pour le plus de points gagne la carte », among three.
#[test]
fn of_three_with_as_many_objectives_those_with_most_points_share_the_bonus() {
    let game = |white: &str, blue: &str, yellow: &str| {
        stage(&format!(
            "options apprentice players=3; yellow ant hunter hole; blue ant hunter hole moved; \
             white ant hunter hole moved; white completed {white}; blue completed {blue}; yellow completed {yellow}; \
             white birth-done; white predator-done; blue birth-done; blue predator-done; yellow birth-done; \
             yellow predator-done; first white; turn yellow"
        ))
    };
    let end = |game: engine::testkit::Scenario<formicary_fourmidable::Fourmidable>| {
        game.play("yellow walk hunter hole").play("yellow stop")
    };
    // Those that cost two are worth more than h01, which costs one.
    end(game("h07", "h08", "h01")).expect("white bonus 3; blue bonus 3; yellow bonus 0");
    // Two cheap ones are more than one that is worth as much.
    end(game("h07", "h08", "h01 h02")).expect("white bonus 0; blue bonus 0; yellow bonus 3");
}
