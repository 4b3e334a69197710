//! Rulebook: Event; the event cards.

use super::scenario;

/// Both colonies have ants, and red draws.
fn drawing(text: &str) -> String {
    format!("options advanced; red home 1; yellow home 1; {text}; draw red")
}

#[test]
fn caterpillars_bring_everybody_six_food() {
    let _ = scenario(&drawing("red trait plant-specialist; yellow food 1"))
        .play("* card caterpillars")
        .expect("red food 6; yellow food 7; game discards 1");
}

#[test]
fn aphids_without_patrollers_are_eaten() {
    let _ = scenario(&drawing(
        "yellow at e5 2 patrol e5 2 at d4 1; red at e3 1 patrol e3 1; marker e5 aphids 1 +2; marker d4 aphids 1 +1; marker e3 aphids 2; marker f4 plants 1",
    ))
    .play("* card aphid-predation")
    .expect("e5 marker aphids value 3; d4 marker none value 0; e3 marker aphids; f4 marker plants")
    .expect("unused seen 1");
}

#[test]
fn aphid_predation_does_not_ask_for_shelter() {
    let _ = scenario(&drawing(
        "red card shelter-aphids at d4 1; marker d4 aphids 1",
    ))
    .play("* card aphid-predation")
    .expect("game phase move; d4 marker none; red aphids 0");
}

#[test]
fn seeds_add_to_every_open_prey() {
    let _ = scenario(&drawing(
        "marker e5 prey 1; marker d4 prey 2 -1; marker e4 plants 1; facedown f4",
    ))
    .play("* card ant-dispersed-seeds")
    .expect("e5 value 2; d4 value 2; e4 value 1; f4 marker facedown");
}

#[test]
fn a_poor_season_shrinks_plants_and_shuffles_the_whole_deck() {
    let _ = scenario(&drawing(
        "discard mutate; discard mace; red at e5 1 patrol e5 1; marker e5 plants 2; marker d4 plants 1; marker e4 prey 1",
    ))
    .expect("game deck 62")
    .play("* card poor-growing-season")
    .expect("e5 value 1; d4 marker none; e4 value 1; game discards 0 deck 64");
}

#[test]
fn traits_and_hands_are_not_shuffled() {
    let _ = scenario(&drawing("red trait mace card mutate"))
        .play("* card poor-growing-season")
        .expect("game deck 62; red cards 1 traits mace");
}

#[test]
fn insects_spare_plants_with_patrollers() {
    let _ = scenario(&drawing(
        "yellow at e5 1 patrol e5 1 at d4 1; marker e5 plants 2; marker d4 plants 2; marker e4 aphids 1",
    ))
    .play("* card plant-eating-insects")
    .expect("e5 value 2; d4 value 1; e4 value 1");
}

#[test]
fn a_good_season_grows_plants_and_fills_up_the_centre() {
    let _ = scenario(&drawing(
        "marker a1 plants 1; marker e5 plants 1; marker e4 prey 1; facedown d4",
    ))
    .play("* card good-growing-season")
    .expect("a1 value 2; e5 value 2; e4 marker prey value 1; d4 marker facedown")
    .expect("c3 marker facedown; g5 marker facedown; b2 marker none; e2 marker none")
    // 19 central areas, two of them with open markers.
    .expect("map facedown 17; game phase move");
}

#[test]
fn new_markers_under_ants_are_turned_up_and_predators_send_them_home() {
    let _ = scenario(&drawing("red at e5 3; yellow at e5 1 at f4 2"))
        .play("* card good-growing-season")
        .expect("game phase marker")
        .play("* marker predators 4")
        .expect("red e5 0 returning 3; yellow e5 0 returning 1; game phase marker")
        .play("* marker prey 1")
        .expect("f4 marker prey; yellow f4 2; game phase move");
}

#[test]
fn predators_next_to_predators_are_replaced_after_a_good_season_too() {
    let _ = scenario(&drawing("red at e5 1; marker e4 predators 1"))
        .play("* card good-growing-season")
        .play("* marker predators 4")
        .expect("game phase replacement; red e5 1")
        .play("* marker plants 2")
        .expect("e5 marker plants; red e5 1; game phase move");
}

#[test]
fn nests_sites_and_trunks_are_not_filled_up() {
    let _ = scenario(
        "options advanced; red nest e5 home 1 trait supercolony site e4 trunk d4; yellow home 1; draw red",
    )
    .play("* card good-growing-season")
    .expect("e5 marker none; e4 marker none; d4 marker none; map facedown 16");
}

#[test]
fn the_environment_of_a_colour_changes() {
    // Red: e2, e7 and e9, d4, c2, c5, f5 and others; d4, c5, e7 and f5 are central.
    let _ = scenario(&drawing(
        "marker d4 prey 1 +1; marker c2 aphids 1; marker h2 predators 2; marker c5 plants 1; marker e4 prey 1; facedown f5",
    ))
    .play("* card environmental-change-red")
    .expect("d4 marker facedown value 0; c2 marker none; h2 marker none; c5 marker plants")
    .expect("e4 marker prey; f5 marker facedown; e7 marker facedown; e9 marker none")
    .expect("game phase move");
}

#[test]
fn markers_run_out_area_by_area() {
    let _ = scenario(&drawing("unused prey 1 prey 1"))
        .play("* card good-growing-season")
        .expect("c3 marker facedown; c4 marker facedown; c5 marker none; map facedown 2");
}

#[test]
fn camouflaged_ants_stay_with_predators() {
    let _ = scenario(&drawing("red at e5 3 trait camouflage; yellow at e5 1"))
        .play("* card good-growing-season")
        .play("* marker predators 4")
        .expect("red e5 3 returning 0; yellow e5 0 returning 1");
}

#[test]
fn attrition_takes_an_ant_from_each_area_of_a_colour() {
    // Brown: e5, f3 and others; e4 is yellow.
    let _ = scenario(&drawing(
        "red at e5 3 at e4 2; yellow at e5 1 at f3 2 patrol f3 2; red medias f3 1",
    ))
    .play("* card attrition-brown")
    .expect("red e5 2 e4 2 f3 0; yellow e5 0 f3 1 patrol-f3 1");
}

#[test]
fn the_owner_chooses_whom_attrition_takes() {
    let position = scenario(&drawing(
        "red at e5 1 medias e5 1 patrol f3 1 at f3 1; yellow medias e5 1 majors e5 1",
    ))
    .play("* card attrition-brown")
    .expect("game phase worn player red; yellow e5 2");
    assert_eq!(position.listed(0, ""), ["lose 1", "lose 1 medias"]);
    let _ = position
        .refuse("red lose 1 majors", "rule-events", "refused-casualties")
        .refuse("red lose 1 1 medias", "rule-events", "refused-casualties")
        .play("red lose 1")
        .expect("red medias-e5 1 workers-e5 0 f3 0; game phase worn player yellow")
        .play("yellow lose 1 majors")
        .expect("yellow medias-e5 1 majors-e5 0; game phase move player red");
}

#[test]
fn warning_colours_and_guards_keep_attrition_off() {
    let _ = scenario(&drawing(
        "red at e5 3 trait warning-coloration; yellow at e5 2 medias e5 1 at f3 1 trait guard-caste",
    ))
    .play("* card attrition-brown")
    .expect("red e5 3; yellow e5 3 f3 0");
}

#[test]
fn ants_in_the_nest_are_not_on_the_map() {
    let _ = scenario(&drawing("red nurses 2 builders 1 reserves 1 returning 1"))
        .play("* card attrition-red")
        .expect("red home 0 nurses 2 builders 1 reserves 1 returning 1; yellow home 1");
}

// ---- Shelter Aphids

const HERD: &str = "red at d4 1 at e3 1; yellow at c5 1; marker d4 aphids 2 +3; marker c5 aphids 1; marker e7 aphids 1";

#[test]
fn aphids_are_sheltered_and_come_back() {
    let position = scenario(&drawing(&format!("{HERD}; red card shelter-aphids")))
        .play("* card environmental-change-red")
        .expect("game phase shelter player red");
    assert_eq!(position.listed(0, ""), ["pass", "play shelter-aphids"]);
    let position = position
        .play("red play shelter-aphids")
        .play("* marker prey 1")
        .play("* marker empty")
        .expect("red aphids 1 cards 0; c5 marker prey; e7 marker facedown; d4 marker none")
        .expect("game phase release player red discards 2");
    assert_eq!(position.listed(0, ""), ["release d4", "release e3", "pass"]);
    let _ = position
        .refuse("red release e2", "rule-events", "refused-pasture")
        .refuse("red release c5", "rule-events", "refused-pasture")
        .play("red release e3")
        .expect("e3 marker aphids value 2; red aphids 0; game phase move");
}

/// “Any area that contains your ants and does not contain your nest.”
#[test]
fn sheltered_aphids_may_return_to_an_opposing_nest_area() {
    let _ = scenario(&drawing(
        "red at d4 1 at e8 1 home 1 card shelter-aphids; yellow home 0; marker d4 aphids 2",
    ))
    .play("* card environmental-change-red")
    .play("red play shelter-aphids")
    .play("* marker prey 1")
    .refuse("red release e2", "rule-events", "refused-pasture")
    .play("red release e8")
    .expect("e8 marker aphids; red aphids 0; game phase move");
}

#[test]
fn sheltered_aphids_replace_another_marker() {
    let _ = scenario(&drawing(&format!(
        "{HERD}; red card shelter-aphids; marker e3 prey 2"
    )))
    .play("* card environmental-change-red")
    .play("red play shelter-aphids")
    .play("* marker prey 1")
    .play("* marker prey 1")
    .play("red release e3")
    .expect("e3 marker aphids value 2");
}

#[test]
fn aphids_that_do_not_come_back_are_discarded() {
    let _ = scenario(&drawing(&format!("{HERD}; red card shelter-aphids")))
        .play("* card environmental-change-red")
        .play("red play shelter-aphids")
        .play("* marker empty")
        .play("* marker empty")
        .play("red pass")
        .expect("red aphids 0; game phase move");
}

#[test]
fn shelter_is_asked_of_all_who_could_have_it_for_all_that_is_known() {
    // Yellow holds another card; nobody else may know.
    let position = scenario(&drawing(&format!("{HERD}; yellow card mutate")))
        .play("* card environmental-change-red")
        .expect("game phase shelter player yellow");
    assert_eq!(position.listed(1, ""), ["pass"]);
    let _ = position
        .refuse(
            "yellow play shelter-aphids",
            "rule-hand-cards",
            "refused-not-in-hand",
        )
        .play("yellow pass")
        .expect("c5 marker facedown");
}

#[test]
fn nobody_is_asked_for_a_card_that_lies_open() {
    let _ = scenario(&drawing(&format!(
        "{HERD}; yellow card mutate; discard shelter-aphids"
    )))
    .play("* card environmental-change-red")
    .expect("game phase marker");
}

#[test]
fn aphids_of_another_colour_need_no_shelter() {
    let _ = scenario(&drawing(&format!("{HERD}; red card shelter-aphids")))
        .play("* card environmental-change-yellow")
        .expect("game phase move; d4 marker aphids value 5");
}

// ---- Randomize

#[test]
fn markers_that_lie_face_down_are_not_mixed() {
    // All unseen markers are prey; what was seen is predators. c3, green, is laid before the change of
    // the red areas, d4 after it.
    let position = scenario(
        "options advanced; red home 1 at c4 1 at d4 1; yellow home 1; unused predators 7 predators 7; \
         hidden prey 1 prey 1 prey 1; facedown c3; draw red",
    )
    .play("* card environmental-change-red")
    .expect("game phase marker; d4 marker facedown");
    let kinds = |position: &engine::testkit::Scenario<formicary_hidden_empires::HiddenEmpires>| {
        let mut kinds: Vec<_> = engine::Game::chances(position.state())
            .unwrap()
            .into_iter()
            .map(|(chance, weight)| format!("{chance} x{weight}"))
            .collect();
        kinds.sort();
        kinds
    };
    // Two of three prey and two predators are among the unused.
    assert_eq!(
        kinds(&position),
        ["again predators 7 x6", "marker prey 1 x6"]
    );
    let position = position
        .play("* again predators 7")
        .expect("red d4 0 returning 1")
        .play("red done")
        .play("red lift c4 1")
        .play("red put c3")
        .play("red done")
        .play("red scout c3")
        .play("red turn c3");
    assert_eq!(kinds(&position), ["marker prey 1 x3"]);
    let _ = position.refuse(
        "* again predators 7",
        "rule-chance",
        "refused-impossible-chance",
    );
}
