//! Rulebook: Mise en place.

use engine::testkit::Scenario;
use formicary_fourmidable::board::{area, first_hole, sections};
use formicary_fourmidable::{Cell, Fourmidable, Hex};

fn begin(options: &str) -> Scenario<Fourmidable> {
    Scenario::new(&format!("options {options}; begin"))
}

#[test]
fn every_section_has_three_of_each_resource() {
    for section in 0..7 {
        for resource in formicary_fourmidable::components::Resource::ALL
            .iter()
            .take(6)
        {
            let there = Hex::all()
                .filter(|hex| hex.section() == section && hex.resource() == Some(*resource));
            assert_eq!(there.count(), 3);
        }
    }
}

#[test]
fn sections_are_masked_by_number_of_players() {
    for (players, hexes) in [(1, 19), (2, 56), (3, 75), (4, 94), (5, 113), (6, 132)] {
        assert_eq!(area(players).len(), hexes, "{players} players");
    }
    assert_eq!(sections(2), [3, 6]);
    assert_eq!(sections(3), [1, 3, 5]);
    assert_eq!(sections(4), [2, 3, 5, 6]);
    assert_eq!(sections(5), [2, 3, 4, 5, 6]);
    assert_eq!(sections(6), [1, 2, 3, 4, 5, 6]);
    assert_eq!(first_hole(2, 0).distance(first_hole(2, 1)), 14);
    assert_eq!(first_hole(1, 0), Hex::MIDDLE);
    assert_eq!(Hex::MIDDLE.to_string(), "h6");
}

#[test]
fn the_nest_has_six_cells_of_each_earth() {
    for earth in &formicary_fourmidable::components::Resource::ALL[6..] {
        let cells = Cell::all().filter(|cell| cell.earth() == Some(*earth));
        assert_eq!(cells.count(), 6);
    }
    let far = Cell::from_name("r1c0").expect("a cell");
    assert_eq!(Cell::HOLE.distance(far), 5);
    assert_eq!(Cell::QUEEN.distance(Cell::LIBRARY), 1);
}

#[test]
fn child_five_ants_and_seven_objectives_in_any_split() {
    begin("child players=2")
        .play("* first 2 night")
        .expect("game actor blue time night")
        // Rulebook: the objectives are in hand before the ants are chosen.
        .refuse("blue ants 5 0 0", "rule-setup", "refused-ants-when")
        .refuse("blue split 3 3 3", "rule-setup", "refused-split-count")
        .play("blue split 7 0 0")
        .play("* objectives h01 h02 h03 h04 h05 h06 h07")
        .play("white split 0 4 3")
        .play("* objectives f01 f02 f03 f04 d01 d02 d03")
        .expect("game phase ants actor blue; blue hand 7")
        .refuse("blue ants 3 0 0", "rule-setup", "refused-ant-count")
        .refuse("blue ant hunter", "rule-setup", "refused-all-ants-at-once")
        .play("blue ants 5 0 0")
        .play("white ants 2 2 1")
        .expect("white hand 7 ants 5; blue hunter 5; game phase turn actor blue");
}

#[test]
fn a_deck_cannot_give_more_than_it_has() {
    // Sixteen cards without those marked 4+: seven, seven, two.
    Scenario::<Fourmidable>::new("options child players=3 deck=symmetric; begin")
        .play("* first 1 day")
        .play("white split 7 0 0")
        .play("* objectives h01 h02 h03 h04 h05 h06 h07")
        .play("blue split 7 0 0")
        .play("* objectives h08 h09 h10 h11 h12 h13 h14")
        .refuse("yellow split 3 4 0", "rule-setup", "refused-deck-too-small")
        .play("yellow split 2 5 0")
        .expect("game phase objectives");
}

#[test]
fn apprentice_an_objective_for_each_ant() {
    // Rulebook, example: two diggers and a farmer bring two digger objectives and a farmer objective.
    begin("apprentice players=2")
        .play("* first 1 day")
        .play("white ants 0 1 2")
        .play("blue ants 1 1 1")
        .refuse(
            "white birth hunter",
            "rule-turn-order",
            "refused-chance-first",
        )
        .play("* objectives f01 d01 d02")
        .play("* objectives h01 f02 d03")
        .expect("white hand 3; blue hand 3; game phase weather");
}

#[test]
fn intermediate_species_and_six_special_cards_are_dealt() {
    begin("intermediate players=2")
        .play("* first 1 day")
        .play("* species flying architect")
        .play("* specials erase-day cross-day cross-night hole-day hole-night place-day")
        .play(
            "* specials five-hunter five-farmer five-digger two-of-each four-holes all-pheromones",
        )
        .expect(
            "white species flying specials 6; blue species architect specials 6; game phase ants",
        );
}

#[test]
fn intermediate_species_may_be_chosen() {
    begin("intermediate players=2 species=chosen")
        .play("* first 1 day")
        .play("white species diplomat")
        .refuse(
            "blue species diplomat",
            "rule-species",
            "refused-species-taken",
        )
        .play("blue species strategist")
        .expect("game phase deal");
}

#[test]
fn experienced_row_species_draft_and_one_ant_a_lap() {
    let mut game = begin("experienced players=2")
        .play("* first 1 day")
        .play("* row h01 f01 d01 h02 f02")
        .play("white species flying")
        .play("blue species predator")
        .play("* specials erase-day cross-day cross-night hole-day hole-night place-day place-night look-hunter-night")
        .play("* specials five-hunter five-farmer five-digger two-of-each four-holes all-pheromones birth-any-night look-farmer-day")
        .refuse("white take five-hunter", "rule-draft", "refused-not-in-pack")
        .play("white take erase-day")
        .play("blue take five-hunter")
        .expect("white specials 1; blue specials 1")
        // The packs have changed hands.
        .refuse("white take cross-day", "rule-draft", "refused-not-in-pack")
        .play("blue take cross-day")
        .play("white take five-farmer");
    for (white, blue) in [
        ("cross-night", "five-digger"),
        ("two-of-each", "hole-day"),
        ("hole-night", "four-holes"),
        ("all-pheromones", "place-day"),
    ] {
        game = game
            .play(&format!("white take {white}"))
            .play(&format!("blue take {blue}"));
    }
    game.expect("white specials 6; blue specials 6; game phase ants")
        .refuse(
            "white ants 1 1 1",
            "rule-setup",
            "refused-one-ant-at-a-time",
        )
        .play("white ant hunter")
        .play("blue ant digger")
        .play("white ant hunter")
        .play("blue ant digger")
        .play("white ant farmer")
        .play("blue ant farmer")
        .expect("white hunter 2 farmer 1; blue digger 2 farmer 1; game phase weather");
}

#[test]
fn solo_any_six_cards() {
    let mut game = begin("solo")
        .play("* first 1 day")
        .play("* row h01 f01 d01 h02 f02");
    for card in [
        "erase-day",
        "cross-day",
        "hole-day",
        "place-day",
        "place-night",
    ] {
        game = game.play(&format!("white take {card}"));
    }
    game.refuse("white take erase-day", "rule-draft", "refused-card-taken")
        .play("white take five-hunter")
        .play("white ant hunter")
        .play("white ant hunter")
        .play("white ant digger")
        .expect("white specials 6 ants 3; game phase weather");
}
