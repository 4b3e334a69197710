//! Rulebook: Card Types; the 64 cards, and the questions that phases ask of traits.

use engine::Game;
use formicary_hidden_empires::HiddenEmpires;
use formicary_hidden_empires::cards::combat::Side;
use formicary_hidden_empires::cards::nest::{NestSize, Quarters};
use formicary_hidden_empires::cards::{Card, DECK, Trait, TraitType, Traits};
use formicary_hidden_empires::components::{Caste, Marker};

fn with(traits: &[Trait]) -> Traits {
    traits.iter().copied().collect()
}

#[test]
fn the_deck_has_64_cards_25_traits_16_hand_cards_and_23_events() {
    let count = |wanted: fn(Card) -> bool| -> u8 {
        DECK.iter()
            .filter(|&&(card, _, _)| wanted(card))
            .map(|&(_, _, copies)| copies)
            .sum()
    };
    assert_eq!(count(|_| true), 64);
    assert_eq!(count(|card| matches!(card, Card::Trait(_))), 25);
    assert_eq!(count(|card| matches!(card, Card::Hand(_))), 16);
    assert_eq!(count(|card| matches!(card, Card::Event(_))), 23);
}

#[test]
fn every_card_has_a_name_of_its_own_and_a_title_in_every_language() {
    for (index, &(card, id, _)) in DECK.iter().enumerate() {
        assert_eq!(card.index(), index);
        assert_eq!(card.id(), id);
        assert_eq!(Card::from_id(id), Some(card));
        for (_, text) in HiddenEmpires::TEXTS.0 {
            assert!(text.contains(&format!("\ncard-{id} = ")), "{id}");
        }
    }
}

#[test]
fn there_are_six_types_of_traits() {
    let count = |kind| Trait::all().filter(|held| held.kind() == kind).count();
    assert_eq!(count(TraitType::Chemical), 6);
    assert_eq!(count(TraitType::Color), 2);
    assert_eq!(count(TraitType::Major), 4);
    assert_eq!(count(TraitType::Media), 4);
    assert_eq!(count(TraitType::Nest), 6);
    assert_eq!(count(TraitType::Resource), 3);
}

#[test]
fn nobody_gains_two_traits_of_one_type_but_by_mutation() {
    let stinging = with(&[Trait::DeadlySting]);
    assert!(!stinging.may_gain(Trait::Mace, false));
    assert!(stinging.may_gain(Trait::Mace, true));
    assert!(!stinging.may_gain(Trait::DeadlySting, true));
    assert!(stinging.may_gain(Trait::Camouflage, false));
    assert_eq!(
        stinging.of_type(TraitType::Chemical),
        Some(Trait::DeadlySting)
    );
}

#[test]
fn aphid_specialists_store_and_mill_nothing() {
    let specialist = with(&[Trait::AphidSpecialist]);
    assert!(!specialist.may_gain(Trait::Harvester, false));
    assert!(!specialist.may_gain(Trait::MillerCaste, true));
    assert!(!with(&[Trait::Harvester]).may_gain(Trait::AphidSpecialist, false));
    assert!(!with(&[Trait::MillerCaste]).may_gain(Trait::AphidSpecialist, true));
    assert!(with(&[Trait::PlantSpecialist]).may_gain(Trait::Harvester, false));
}

#[test]
fn the_second_trait_costs_double_the_third_triple() {
    assert_eq!(Traits::NONE.price_factor(), 1);
    assert_eq!(with(&[Trait::Mace]).price_factor(), 2);
    assert_eq!(with(&[Trait::Mace, Trait::Camouflage]).price_factor(), 3);
}

#[test]
fn combat_points_depend_on_caste_side_and_traits() {
    let points = |traits: &[Trait], caste, side| with(traits).combat_points(caste, side);
    use Caste::{Major, Media, Worker};
    use Side::{Attacker, Defender};
    for side in [Attacker, Defender] {
        for caste in Caste::ALL {
            assert_eq!(points(&[], caste, side), 1);
        }
        assert_eq!(points(&[Trait::DeadlySting], Worker, side), 2);
        assert_eq!(points(&[Trait::DeadlySting], Media, side), 1);
        assert_eq!(points(&[Trait::SpecialistForagerCaste], Media, side), 2);
        assert_eq!(points(&[Trait::GuardCaste], Media, side), 3);
        assert_eq!(points(&[Trait::PorterCaste], Media, side), 1);
        assert_eq!(points(&[Trait::SoldierCaste], Major, side), 5);
        assert_eq!(points(&[Trait::BusCaste], Major, side), 4);
        assert_eq!(points(&[Trait::BlockerCaste], Major, side), 1);
        assert_eq!(points(&[Trait::MillerCaste], Major, side), 1);
    }
    assert_eq!(points(&[Trait::TerritoryMarking], Worker, Defender), 3);
    assert_eq!(points(&[Trait::TerritoryMarking], Worker, Attacker), 1);
}

#[test]
fn mace_repellent_and_recruitment_roll_before_the_fight() {
    let weapon = |held| with(&[held]).weapon();
    let mace = weapon(Trait::Mace).unwrap();
    assert_eq!(
        (mace.hits_up_to, mace.workers_only, mace.recruits),
        (4, false, false)
    );
    let repellent = weapon(Trait::Repellent).unwrap();
    assert_eq!((repellent.hits_up_to, repellent.workers_only), (3, true));
    let recruitment = weapon(Trait::Recruitment).unwrap();
    assert_eq!((recruitment.hits_up_to, recruitment.recruits), (2, true));
    assert_eq!(weapon(Trait::SuicideBombing), None);
    assert!(with(&[Trait::SuicideBombing]).bombs());
    assert!(with(&[Trait::Repellent]).repels_on_entering());
    assert!(!with(&[Trait::Mace]).repels_on_entering());
    assert!(with(&[Trait::BlockerCaste]).blocks_entrance());
    assert!(with(&[Trait::SlaveMaking]).keeps_captives());
}

#[test]
fn specialists_forage_only_their_marker_for_twice_the_food_and_dna() {
    for (held, own, other) in [
        (Trait::PlantSpecialist, Marker::Plants(1), Marker::Aphids(1)),
        (Trait::AphidSpecialist, Marker::Aphids(1), Marker::Plants(1)),
    ] {
        let traits = with(&[held]);
        assert!(traits.may_forage(own));
        assert!(!traits.may_forage(other) && !traits.may_forage(Marker::Prey(1)));
        assert_eq!(traits.food_per_forager(Caste::Worker, false), 2);
        assert_eq!(traits.dna_per_color(), 2);
        let both = with(&[held, Trait::SpecialistForagerCaste]);
        assert_eq!(both.food_per_forager(Caste::Media, true), 6);
        assert_eq!(both.food_per_forager(Caste::Media, false), 2);
    }
    assert!(Traits::NONE.may_forage(Marker::Prey(2)));
    assert!(!Traits::NONE.may_forage(Marker::Predators(2)));
    assert_eq!(Traits::NONE.dna_per_color(), 1);
    let foragers = with(&[Trait::SpecialistForagerCaste]);
    assert_eq!(foragers.food_per_forager(Caste::Media, true), 3);
    assert_eq!(foragers.food_per_forager(Caste::Media, false), 1);
}

#[test]
fn porters_count_three_on_a_trail_and_buses_without_limit() {
    assert_eq!(with(&[Trait::PorterCaste]).trail_per_ant(Caste::Media), 3);
    assert_eq!(
        with(&[Trait::BusCaste]).trail_per_ant(Caste::Major),
        u16::MAX
    );
    assert_eq!(with(&[Trait::BusCaste]).trail_per_ant(Caste::Worker), 1);
    assert!(with(&[Trait::TrunkBuilding]).builds_trunks());
}

#[test]
fn the_nest_size_is_built_or_bivouacked_or_without_limit() {
    assert_eq!(Traits::NONE.nest_size(), NestSize::Built);
    assert_eq!(
        with(&[Trait::Bivouac]).nest_size(),
        NestSize::PerBuilder(10)
    );
    assert_eq!(with(&[Trait::PlantHouse]).nest_size(), NestSize::Unlimited);
    assert!(with(&[Trait::Bivouac]).wanders() && !with(&[Trait::Bivouac]).may_migrate());
    assert!(!with(&[Trait::PlantHouse]).may_migrate() && Traits::NONE.may_migrate());
    assert!(with(&[Trait::Supercolony]).founds_sites());
}

#[test]
fn queens_lay_six_eggs_each_or_any_number() {
    assert_eq!(Traits::NONE.most_eggs(1), 6);
    assert_eq!(Traits::NONE.most_eggs(3), 18);
    assert_eq!(with(&[Trait::ProlificQueen]).most_eggs(1), u16::MAX);
    assert_eq!(with(&[Trait::ProlificQueen]).most_eggs(0), 0);
}

#[test]
fn medias_and_majors_need_a_trait_and_live_where_it_says() {
    assert_eq!(Traits::NONE.medias(), None);
    assert_eq!(with(&[Trait::Replete]).medias(), Some(Quarters::Storage));
    assert_eq!(
        with(&[Trait::GuardCaste]).medias(),
        Some(Quarters::Anywhere)
    );
    assert_eq!(Traits::NONE.majors(), None);
    assert_eq!(
        with(&[Trait::MillerCaste]).majors(),
        Some(Quarters::Storage)
    );
    assert_eq!(
        with(&[Trait::BlockerCaste]).majors(),
        Some(Quarters::Reserves)
    );
    assert_eq!(
        with(&[Trait::SoldierCaste]).majors(),
        Some(Quarters::Anywhere)
    );
}

#[test]
fn repletes_and_harvesters_store_ten_food_each() {
    assert_eq!(with(&[Trait::Replete]).storage(3, 9), 30);
    assert_eq!(with(&[Trait::Harvester]).storage(0, 2), 20);
    assert_eq!(Traits::NONE.storage(0, 9), 0);
    assert_eq!(with(&[Trait::MillerCaste]).milled(), Some(4));
    assert_eq!(Traits::NONE.milled(), None);
}

#[test]
fn colors_and_guards_protect() {
    let warning = with(&[Trait::WarningColoration]);
    assert!(warning.spares_scouts() && warning.ignores_attrition(0));
    assert!(!warning.ignores_predators());
    assert!(with(&[Trait::Camouflage]).ignores_predators());
    assert!(!with(&[Trait::Camouflage]).ignores_attrition(1));
    let guards = with(&[Trait::GuardCaste]);
    assert!(guards.ignores_attrition(1) && !guards.ignores_attrition(0));
}

mod in_play {
    use crate::scenario;

    #[test]
    fn two_stinging_workers_and_three_others_eliminate_each_other() {
        let _ = scenario("red at e5 2 trait deadly-sting; yellow at e5 3 at e8 1; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 456")
            .expect("red e5 0; yellow e5 0; game player yellow");
    }

    #[test]
    fn soldiers_count_five_and_no_ant_is_given_up_that_could_be_taken_back() {
        let _ = scenario("red at e5 4 majors e5 1 trait soldier-caste; yellow at e5 5; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 44456")
            .expect("yellow e5 0; red workers-e5 4 majors-e5 0; game phase stay");
    }

    #[test]
    fn losses_are_chosen_where_there_is_a_choice() {
        let position = scenario(
            "red at e5 4 medias e5 2 trait specialist-forager-caste; yellow at e5 3; tasks red",
        )
        .play("red attack e5 yellow")
        .play("* roll 456");
        assert_eq!(
            position.listed(0, "lose"),
            ["lose 3", "lose 1 1 medias", "lose 2 medias"]
        );
        let _ = position
            .refuse("red lose 2", "rule-losses", "refused-losses")
            .refuse("red lose 2 1 medias", "rule-losses", "refused-losses")
            .play("red lose 1 1 medias")
            .expect("red workers-e5 3 medias-e5 1; game phase stay");
    }

    #[test]
    fn marked_territory_is_defended_by_three() {
        let _ = scenario("red at e5 5; yellow at e5 2 trait territory-marking; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 45")
            .expect("red e5 0; yellow e5 0");
    }

    #[test]
    fn a_specialist_forages_only_its_marker() {
        let _ = scenario("red at e3 2 at d2 1 trait plant-specialist; marker e3 plants 2; marker d2 prey 1; tasks red")
            .refuse("red harvest d2 1", "rule-foraging", "refused-specialist")
            .play("red tend e3")
            .expect("red food 4");
    }

    #[test]
    fn forager_medias_harvest_three_and_tend_one() {
        let _ = scenario(
            "red at e3 1 medias e3 1 trait specialist-forager-caste; marker e3 plants 2; tasks red",
        )
        .play("red harvest e3 2")
        .expect("red food 4");
        let _ = scenario("red at e3 1 medias e3 1 at d2 1 trait specialist-forager-caste; marker e3 plants 2; marker d2 prey 1; tasks red")
            .play("red tend e3")
            .expect("red food 2");
    }

    #[test]
    fn porters_and_buses_carry_more() {
        let _ = scenario("red at e4 6 medias e3 1 trait porter-caste; marker e4 prey 2; tasks red")
            .expect("red trail-e4 3");
        let _ = scenario("red at e4 6 majors e3 1 trait bus-caste; marker e4 prey 2; tasks red")
            .play("red harvest e4 6")
            .expect("red food 6");
    }

    #[test]
    fn castes_are_moved_by_name() {
        let _ = scenario("red at e2 2 medias e2 3; one red")
            .refuse(
                "red lift e2 1 majors",
                "rule-move-one",
                "refused-no-such-caste",
            )
            .play("red lift e2 2 medias")
            .play("red put e3")
            .expect("red medias-e3 2 medias-e2 1 workers-e2 2");
    }

    #[test]
    fn mace_drives_off_defenders_of_their_owners_choice() {
        let position = scenario("red at e5 3 trait mace; yellow at e5 2 medias e5 2; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 4456")
            .expect("game phase weapon-dice")
            .play("* roll 146")
            .expect("game phase driven-off player yellow");
        assert_eq!(
            position.listed(1, "return"),
            ["return 2", "return 1 1 medias", "return 2 medias"]
        );
        let _ = position
            .refuse("yellow return 1", "rule-weapons", "refused-driven-off")
            .play("yellow return 2 medias")
            .expect("yellow returning 2 e5 0; red e5 1");
    }

    #[test]
    fn only_workers_roll_for_repellent_and_only_up_to_three() {
        let _ = scenario("red at e5 2 majors e5 1 trait repellent; yellow at e5 3; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 456")
            .refuse("* roll 134", "rule-chance", "refused-impossible-chance")
            .play("* roll 34")
            .expect("yellow returning 1");
    }

    #[test]
    fn defenders_do_not_use_mace() {
        let _ = scenario("red at e5 3; yellow at e5 2 trait mace; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 45")
            .expect("red e5 1; game phase stay");
    }
}
