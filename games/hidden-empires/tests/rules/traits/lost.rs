//! Traits that are lost.

use crate::scenario;

fn mutated(
    text: &str,
    drawn: &str,
) -> engine::testkit::Scenario<formicary_hidden_empires::HiddenEmpires> {
    scenario(&format!(
        "options advanced; red home 1 dna 9 {text}; yellow home 1; mutate red {drawn}"
    ))
    .play("red bid 1")
    .play("yellow pass")
}

#[test]
fn what_a_replaced_trait_brought_goes_with_it() {
    let _ = mutated("trait replete medias storage 2 stored 12", "guard-caste")
        .expect("red storage 0 reserves 2 traits guard-caste stored 12");
    let _ = mutated("trait miller-caste majors storage 2", "soldier-caste")
        .expect("red storage 0 reserves 2");
    let _ = mutated("trait supercolony site e3 size 16", "plant-house")
        .expect("red sites 0 queens 1 size 6");
    let _ = mutated("trait trunk-building trunk e3", "harvester").expect("red trunks 0");
    let _ = mutated("trait guard-caste medias e3 2", "porter-caste").expect("red medias-e3 2");
}

#[test]
fn any_number_of_workers_builds_a_trunk() {
    let position = scenario("options advanced; red at e3 8 trait trunk-building; tasks red");
    assert_eq!(
        position.listed(0, "trunk"),
        (1..=8)
            .map(|workers| format!("trunk e3 {workers}"))
            .collect::<Vec<_>>()
    );
    let _ = position
        .play("red trunk e3 6")
        .expect("game phase trunk-dice");
}

#[test]
fn ants_meet_predators_when_camouflage_is_lost() {
    let _ = mutated(
        "trait camouflage at e4 3 patrol e4 3; marker e4 predators 3",
        "warning-coloration",
    )
    .expect("red e4 0 patrol-e4 0 returning 3");
}
