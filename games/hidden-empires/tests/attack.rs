//! Scenarios beside the rules tests: interactions, sequences over two turns, and what is said about them.

use engine::testkit::Scenario;
use engine::{Event, Game, Observer, Seat};
use formicary_hidden_empires::board::Area;
use formicary_hidden_empires::components::Caste;
use formicary_hidden_empires::{Action, Chance, HiddenEmpires};

/// A position of two players: red's nest is in e2, yellow's in e8.
#[track_caller]
fn scenario(text: &str) -> Scenario<HiddenEmpires> {
    Scenario::new(text)
}

/// The listed actions that begin with a word, as text.
fn listed(position: &Scenario<HiddenEmpires>, seat: usize, word: &str) -> Vec<String> {
    let mut actions = Vec::new();
    position
        .state()
        .legal_actions(Seat::new(seat), &mut actions);
    actions
        .iter()
        .map(ToString::to_string)
        .filter(|text| text.starts_with(word))
        .collect()
}

/// How an action is told.
fn told(position: &Scenario<HiddenEmpires>, seat: usize, text: &str) -> String {
    let action: Action = text.parse().unwrap();
    let event = Event::Action(Seat::new(seat), action);
    let account = position.state().describe(&event, Observer::Spectator);
    account.message.to_string()
}

/// Why an action is refused.
#[track_caller]
fn reason(position: &Scenario<HiddenEmpires>, seat: usize, text: &str) -> String {
    let mut state = position.state().clone();
    let refusal = state.play(Seat::new(seat), text.parse().unwrap());
    refusal.unwrap_err().reason.to_string()
}

/// How many ants of a caste are in an area.
fn of_caste(position: &Scenario<HiddenEmpires>, seat: usize, caste: Caste, area: &str) -> u16 {
    let area = Area::from_name(area).unwrap();
    position.state().table().colony(Seat::new(seat)).ants[area][caste]
}

/// What is told besides after an action or, for nobody, after chance.
fn aftermath(position: &Scenario<HiddenEmpires>, seat: Option<usize>, text: &str) -> Vec<String> {
    let before = position.state().clone();
    let mut after = before.clone();
    match seat {
        Some(seat) => after
            .play(Seat::new(seat), text.parse::<Action>().unwrap())
            .unwrap(),
        None => after.apply_chance(text.parse::<Chance>().unwrap()).unwrap(),
    }
    let told = before.aftermath(&after, Observer::Spectator);
    told.iter().map(ToString::to_string).collect()
}

mod moving {
    use super::*;

    /// Two castes change places between two areas and between chambers, and no ant is made or lost.
    #[test]
    fn castes_change_places_in_a_redistribution() {
        let position = scenario("options advanced; red at e3 2 medias e5 2 nurses 1 medias reserves 1 trait guard-caste; yellow home 1; move red")
            .play("red lift e3 2")
            .play("red put e5")
            .play("red lift e5 2 medias")
            .play("red put e3")
            .play("red lift nurses 1")
            .play("red put reserves")
            .play("red lift reserves 1 medias")
            .play("red put nurses")
            .expect("red e3 2 e5 2 nurses 1 reserves 1");
        let ants = |caste, area| of_caste(&position, 0, caste, area);
        assert_eq!(
            [ants(Caste::Worker, "e3"), ants(Caste::Media, "e3")],
            [0, 2]
        );
        assert_eq!(
            [ants(Caste::Worker, "e5"), ants(Caste::Media, "e5")],
            [2, 0]
        );
    }

    #[test]
    fn castes_change_places_in_a_full_nest() {
        let _ = scenario("options advanced; red nurses 3 medias reserves 3 size 6 trait guard-caste; yellow home 1; move red")
            .play("red lift nurses 3")
            .play("red put reserves")
            .play("red lift reserves 3 medias")
            .play("red put nurses")
            .play("red done")
            .expect("red nurses 3 reserves 3");
    }

    #[test]
    fn a_single_scout_enters_even_if_own_ants_stand_there() {
        let position =
            scenario("options advanced; red at e3 2 at e2 3; yellow home 1; facedown e3; one red");
        let _ = position.play("red lift e2 2").refuse(
            "red put e3",
            "rule-scout",
            "refused-single-scout",
        );
    }

    #[test]
    fn ants_do_not_step_onto_the_area_they_stand_in() {
        let position = scenario("red at e3 2; one red").play("red lift e3 1");
        // It is not more than one area away.
        assert_ne!(reason(&position, 0, "put e3"), "refused-too-far");
    }

    #[test]
    fn a_caste_that_is_not_there_is_named() {
        let position = scenario("options advanced; red at e3 2; yellow home 1; move red");
        // There are ants there, but no medias.
        assert_ne!(
            reason(&position, 0, "lift e3 1 medias"),
            "refused-no-ants-there"
        );
    }

    /// Rulebook: Migrate. The new nest starts with a size of 10; it is checked in the same Move step.
    #[test]
    fn a_nest_that_migrates_while_ants_move_is_checked() {
        let _ = scenario("options advanced; red at e2 1 nurses 2 reserves 12 female-eggs 16 size 30 card migrate; yellow home 1; one red")
            .play("red play migrate e1")
            .expect("red size 10")
            .refuse("red done", "rule-nest-size", "refused-nest-size");
    }

    /// Rulebook: Migrate. During the Move step, which takes place although nobody can be moved.
    #[test]
    fn a_colony_whose_ants_all_return_may_migrate() {
        let position = scenario(
            "options advanced; red returning 3 drones 1 card migrate; yellow home 1; draw red",
        )
        .play("* card caterpillars");
        assert!(position.lists("red play migrate e3"));
    }

    /// Ruling 69: during the whole Move step; it does not end before its player says so.
    #[test]
    fn the_nest_may_migrate_after_the_last_ant_has_moved() {
        let _ = scenario("options advanced; red at e2 1 card migrate; yellow home 1; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red play migrate e1")
            .expect("red nest e1");
    }

    /// Ruling 60: during the Move step, which does not end before its player says so.
    #[test]
    fn a_bivouac_may_wander_after_the_last_ant_has_moved() {
        let _ = scenario(
            "options advanced; red builders 1 queens 0 trait bivouac; yellow home 1; one red",
        )
        .play("red lift builders 1")
        .play("red put e3")
        .play("red wander e3")
        .expect("red nest e3");
    }

    #[test]
    fn bivouacs_wander_once_and_lay_no_eggs() {
        let _ = scenario("options advanced; red at e2 2 builders 1 nurses 1 food 9 trait bivouac; yellow home 1; move red")
            .play("red wander e3")
            .refuse("red wander e4", "rule-bivouac", "refused-wandered")
            .expect("red nest e3");
    }

    /// Ruling 69: places may give and take once more.
    #[test]
    fn places_give_and_take_anew_after_the_nest_has_moved() {
        let _ = scenario(
            "options advanced; red at e2 2 at e3 1 builders 1 trait bivouac; yellow home 1; move red",
        )
        .play("red lift e2 1")
        .play("red put e3")
        .play("red wander e1")
        .play("red lift e3 2")
        .play("red put e2")
        .expect("red e2 3 e3 0");
    }

    /// Ants that leave a chamber make room in the next.
    #[test]
    fn reserves_become_nurses_in_a_full_nest() {
        let _ = scenario(
            "options advanced; red at e2 1 builders 1 nurses 2 reserves 2 size 6; yellow home 1; move red",
        )
        .play("red lift builders 1")
        .play("red put nurses")
        .play("red lift e2 1")
        .play("red put nurses")
        .play("red lift reserves 1")
        .play("red put nurses")
        .expect("red nurses 5 reserves 1");
    }

    #[test]
    fn sites_are_entrances_by_option_only() {
        let _ = scenario("options advanced; red reserves 1 at e2 1 trait supercolony site e3; yellow home 1; one red")
            .play("red lift reserves 1")
            .refuse("red put e4", "rule-move-one", "refused-too-far");
        let _ = scenario("options advanced nest-sites=open; red reserves 1 at e2 1 trait supercolony site e3; yellow home 1; one red")
            .play("red lift reserves 1")
            .play("red put e4")
            .expect("red e4 1");
    }
}

mod scouting {
    use super::*;

    /// Rulebook: Patrollers Search. A scout among patrollers may be found, wherever its nest is.
    #[test]
    fn patrollers_search_a_scout_whose_nest_follows_by_migrate() {
        let _ = scenario(
            "options advanced; red at e2 2 card migrate; yellow at e3 3 patrol e3 3; one red",
        )
        .play("red lift e2 1")
        .play("red put e3")
        .play("red play migrate e3")
        .play("red done")
        .expect("game phase scout")
        .play("red scout e3")
        .expect("game phase search-dice");
    }

    #[test]
    fn patrollers_search_a_scout_whose_bivouac_follows() {
        let _ = scenario("options advanced; red at e2 1 builders 2 trait bivouac; yellow at e3 3 patrol e3 3; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red wander e3")
            .play("red done")
            .expect("game phase scout");
    }

    /// Ruling 22: a scout is dealt with when its area is scouted; ants that stood elsewhere follow, before the
    /// tasks.
    #[test]
    fn a_scout_does_not_wait_for_a_safer_moment() {
        let _ = scenario("options advanced; red at e2 1 at d3 1; yellow home 1; facedown e3; facedown d3; hidden predators 7 prey 1; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red done")
            .play("red scout e3")
            .play("red done")
            .expect("game phase discover player red")
            .refuse("red turn e3", "rule-discovery", "refused-scout-decided")
            .play("red turn d3")
            .play("* marker prey 1")
            .expect("d3 marker prey; e3 marker facedown; game phase tasks")
            .refuse("red turn e3", "rule-discovery", "refused-when-turn-up");
    }

    /// The first search does not kill; the second player's does.
    #[test]
    fn several_patrolling_players_search_one_after_the_other() {
        let _ = scenario("options advanced players=3; red at b2 1 nest b2; yellow at c3 2 patrol c3 2 reserves 2; blue at c3 1 patrol c3 1; one red")
            .play("red lift b2 1")
            .play("red put c3")
            .play("red scout c3")
            .expect("game phase search-dice")
            .play("* roll 45")
            .expect("game phase react player yellow")
            .play("yellow reinforce 1")
            .expect("yellow c3 3 patrol-c3 3; game phase search-dice")
            .play("* roll 2")
            .expect("red returning 1 c3 0; blue c3 1 patrol-c3 1; yellow reserves 1");
    }

    #[test]
    fn a_scout_that_is_sent_back_leaves_those_who_stood_there() {
        let _ = scenario(
            "options advanced; red at e3 2 at e2 1 reserves 2; yellow at e3 1 patrol e3 1; one red",
        )
        .play("red lift e2 1")
        .play("red put e3")
        .play("red done")
        .play("red scout e3")
        .play("* roll 1")
        .expect("red e3 2 returning 0 reserves 2; game phase tasks");
    }

    /// Ruling 21: also those beside a scout, and patrollers of others.
    #[test]
    fn predators_send_back_all_but_the_scout_which_rolls() {
        let _ = scenario("options advanced; red at e3 2 at e2 1; yellow at e3 2; facedown e3; hidden predators 3; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red done")
            .play("red scout e3")
            .play("red turn e3")
            .play("* marker predators 3")
            .expect("red returning 2 e3 1; yellow returning 2 e3 0; game phase predator-dice")
            .play("* roll 126")
            .expect("red returning 2 e3 0");
    }

    #[test]
    fn where_only_scouts_discover_that_is_said() {
        let position = scenario(
            "options advanced discovery=scouts; red at e3 2; yellow home 1; facedown e3; tasks red",
        );
        // This sentence says that ants turn up markers where they stand.
        assert!(!reason(&position, 0, "turn e3").starts_with("refused-when-turn-up"));
    }
}

mod tasks {
    use super::*;

    #[test]
    fn one_tends_one_carries_and_one_patrols() {
        let _ = scenario("options advanced; red at e3 3 at e4 2; yellow home 1; marker e3 aphids 2; marker e4 prey 2; tasks red")
            .play("red tend e3 with 1")
            .play("* roll 6")
            .play("red harvest e4 2")
            .play("* roll 66")
            // Two food came through e3: the tender carries one of them.
            .play("red patrol e3")
            .expect("red food 3 patrol-e3 1");
    }

    /// The fullest of the trails says how many stay to carry.
    #[test]
    fn a_thin_trail_does_not_release_the_carriers_of_a_thick_one() {
        let _ = scenario("options advanced; red at e4 3 at f3 1 at e3 4; yellow home 1; marker e4 prey 2; marker f3 prey 2; tasks red")
            .play("red harvest e4 3")
            .play("* roll 666")
            .play("red harvest f3 1")
            .play("* roll 6")
            .play("red patrol e3")
            .expect("red food 4 patrol-e3 1");
    }

    /// Rulebook: Foraging Trail of a trunk. Nothing is nearer to a trunk than its own area.
    #[test]
    fn food_from_the_area_of_a_trunk_needs_no_trail() {
        let _ = scenario("options advanced; red at e4 2 trunk e4 trait trunk-building; yellow home 1; marker e4 aphids 2; tasks red")
            .play("red tend e4")
            .expect("red food 2");
    }

    #[test]
    fn some_workers_build_a_trunk_and_the_others_patrol() {
        let _ = scenario("options advanced; red at e3 8 trait trunk-building; yellow home 1; marker e3 prey 1; tasks red")
            .play("red trunk e3 6")
            .play("* roll 222224")
            .expect("red trunks 0; e3 marker none")
            .play("red patrol e3")
            .expect("red patrol-e3 2");
    }

    #[test]
    fn nobody_of_a_caste_that_is_missing_patrols() {
        let position = scenario("options advanced; red at e3 3; yellow home 1; tasks red");
        // “Take 1 to 5, 10, 20 or 50 ants, or all of them: here at most 0.”
        assert_ne!(
            reason(&position, 0, "patrol e3 1 medias"),
            "refused-group most=0"
        );
    }

    /// Rulebook: Repellent, Forage. Each forager sends away one ant, whoever owns it.
    #[test]
    fn each_forager_drives_off_one_ant() {
        let position = scenario("options advanced players=3; red at b2 3 nest b2 trait repellent; yellow at c3 1; blue at c3 2; marker c3 prey 2; one red")
            .play("red lift b2 3")
            .play("red put c3")
            .play("red repel c3 yellow")
            .expect("yellow c3 0 returning 1");
        assert!(position.lists("red repel c3 blue"));
    }

    #[test]
    fn foragers_that_drove_off_others_neither_attack_nor_patrol() {
        let _ = scenario("options advanced; red at e2 2 at e3 1 trait repellent; yellow at e3 2; marker e3 prey 2; one red")
            .play("red lift e2 2")
            .play("red put e3")
            .play("red done")
            .play("red repel e3 yellow")
            .expect("yellow e3 0 returning 2")
            .play("red patrol e3")
            .expect("red patrol-e3 1")
            .refuse("red patrol e3", "rule-patrol", "refused-all-assigned")
            .play("red harvest e3 2")
            .expect("red food 2");
    }

    /// Rulebook: Repellent, Forage. For each forager that is moved into the area, however it is moved.
    #[test]
    fn redistributed_foragers_drive_off_others_too() {
        let _ = scenario("options advanced; red at e3 1 at e2 2 trait repellent; yellow at e3 2; marker e3 prey 2; move red")
            .play("red lift e2 2")
            .play("red put e3")
            .play("red done")
            .play("red done")
            .play("red repel e3 yellow")
            .expect("yellow e3 0 returning 2");
    }

    #[test]
    fn nobody_repels_where_nothing_is_foraged() {
        let _ = scenario("options advanced; red at e2 2 trait repellent; yellow at e3 2; one red")
            .play("red lift e2 2")
            .play("red put e3")
            .refuse(
                "red repel e3 yellow",
                "rule-repellent",
                "refused-nothing-to-forage",
            );
    }

    #[test]
    fn reserves_that_follow_a_scout_drive_off_others_too() {
        let _ = scenario("options advanced; red at e2 1 reserves 2 trait repellent; yellow at e3 4 patrol e3 4; marker e3 prey 2; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red done")
            .play("red scout e3")
            .play("* roll 4456")
            .play("yellow reinforce 0")
            .play("red reinforce 2")
            .play("red repel e3 yellow")
            .expect("yellow e3 1 patrol-e3 1 returning 3")
            .refuse("red harvest e3 1", "rule-foraging", "refused-guarded");
    }
}

mod fighting {
    use super::*;

    #[test]
    fn a_weapon_may_rest() {
        let _ = scenario("options advanced; red at e5 3 trait mace; yellow at e5 2; tasks red")
            .play("red attack e5 yellow sparing")
            .play("* roll 45")
            .play("red wield 0")
            .expect("yellow e5 0 returning 0; red e5 1");
        let _ = scenario("options advanced; red at e5 3 trait mace; yellow at e5 2; tasks red")
            .play("red attack e5 yellow sparing")
            .play("* roll 45")
            .play("red wield 1")
            .play("* roll 4")
            .expect("yellow e5 0 returning 1; red e5 2");
    }

    #[test]
    fn a_weapon_that_rests_outside_may_be_used_inside() {
        let _ = scenario(
            "options advanced; red at e8 4 home 1 trait mace; yellow at e8 1 nurses 2; tasks red",
        )
        .play("red attack e8 yellow sparing")
        .play("* roll 5")
        .play("red wield 0")
        .expect("red e8 3")
        .play("red invade")
        .play("* roll 55")
        .play("red wield 3")
        .play("* roll 115")
        .expect("yellow nurses 0 returning 2; red e8 3; game phase loot");
    }

    #[test]
    fn who_is_recruited_is_not_driven_off() {
        let position = scenario("options advanced; red at e5 3 trait recruitment; yellow at e5 2 medias e5 1 trait guard-caste; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 456")
            .play("* roll 166");
        assert!(
            !told(&position, 1, "return 1").starts_with("log-repelled"),
            "lent ants fight, they are not driven off"
        );
    }

    #[test]
    fn an_auction_that_nobody_can_pay_was_not_unwanted() {
        let position =
            scenario("options advanced; red at e2 1 dna 2; yellow home 1 dna 1; auction red mace")
                .play("red bid 3");
        let _ = position.expect("red traits none dna 2");
        let position =
            scenario("options advanced; red at e2 1 dna 2; yellow home 1 dna 1; auction red mace");
        let told = aftermath(&position, Some(0), "bid 3");
        assert!(
            !told.iter().any(|it| it.starts_with("log-trait-discarded")),
            "red wanted it: {told:?}"
        );
    }

    /// The last fight of a game turn is told as it was, whatever the Nest Phase brings.
    #[test]
    fn a_fight_is_told_without_what_follows_in_the_nest_phase() {
        let position =
            scenario("options advanced; red nurses 2 reserves 0; yellow at e2 1; tasks yellow")
                .play("yellow attack e2 red");
        let told = aftermath(&position, None, "roll 56");
        let fought = told.iter().find(|it| it.starts_with("log-fought"));
        assert_eq!(
            fought.map(String::as_str),
            Some("log-fought attacker=seat 2 defender=seat 1 attackers=1 defenders=1"),
            "{told:?}"
        );
    }

    /// A blocker that scattered goes home by itself while a marker is turned up.
    #[test]
    fn a_marker_is_told_although_somebody_goes_home_meanwhile() {
        let position = scenario("options advanced; red at e4 1; yellow majors returning 1 trait blocker-caste; draw yellow")
            .play("* card environmental-change-yellow")
            .expect("game phase marker");
        let told = aftermath(&position, None, "marker prey 1");
        assert!(
            !told.iter().any(|it| it.starts_with("log-driven-off")),
            "{told:?}"
        );
    }

    /// The last player turns up predators; in the nest phase that follows a scattered miller goes home.
    #[test]
    fn predators_are_told_although_a_miller_goes_home_meanwhile() {
        let position = scenario(
            "options advanced; red home 1 majors returning 1 trait miller-caste; yellow at e7 1; facedown e7; hidden predators 2; discover yellow",
        )
        .play("yellow turn e7");
        assert_eq!(
            aftermath(&position, None, "marker predators 2")[0],
            "log-driven-off player=seat 2 ants=1"
        );
    }

    #[test]
    fn a_lost_camouflage_sends_ants_home() {
        let _ = scenario("options advanced; red at e3 2 dna 9 trait camouflage card mutate; yellow home 1; marker e3 predators 2; tasks red")
            .play("red play mutate red")
            .play("* card warning-coloration")
            .play("red bid 1")
            .expect("red e3 0 returning 2 traits warning-coloration");
    }

    #[test]
    fn a_patrol_that_wins_goes_on_in_the_next_turn() {
        // Red attacks with one ant; yellow's guard is still there for blue's scout.
        let _ = scenario("options advanced players=3; red at c3 1 nest b2; yellow at c3 5 patrol c3 5; blue at c4 1; tasks red")
            .play("red attack c3 yellow")
            .play("* roll 44445")
            .expect("yellow c3 4 patrol-c3 4");
    }
}

mod nest {
    use super::*;

    #[test]
    fn without_a_queen_nurses_are_told_to_lay() {
        let position =
            scenario("options advanced; red queens 0 nurses 2 food 2; yellow home 1; nest");
        let _ = position.expect("red chore lay");
        let position =
            scenario("options advanced; red queens 0 nurses 2 food 2; yellow home 1; nest");
        let with = scenario("options advanced; red queens 1 nurses 2 food 4; yellow home 1; nest");
        assert_ne!(
            told(&position, 0, "lay 0 2"),
            told(&with, 0, "lay 0 2"),
            "a colony without a queen is told that its queen lays"
        );
    }

    #[test]
    fn a_full_store_leaves_room_for_eggs() {
        let _ = scenario("options advanced; red queens 1 nurses 1 stored 50 size 6 food 1 trait harvester; yellow home 1; nest")
            .expect("red chore lay room 5")
            .play("red lay 5 0")
            .expect("red female-eggs 5 stored 0");
    }

    #[test]
    fn stored_food_is_thrown_away_while_ants_are_redistributed() {
        let _ = scenario("options advanced; red at e2 1 stored 25 size 6 trait harvester; yellow home 1; move red")
            .play("red eliminate stored-food")
            .expect("red stored 20");
    }

    #[test]
    fn only_the_mother_queen_is_kept_from_laying_by_migrate() {
        let moved = |queens: u8| {
            scenario(&format!("options advanced; red at e2 1 queens {queens} nurses 2 food 9 card migrate; yellow home 1; move red"))
                .play("red play migrate e3")
                .expect("red nest e3 size 10")
                .play("red done")
                .play("red done")
                .play("red done")
                .play("* card ant-dispersed-seeds")
                .play("yellow done")
                .play("yellow done")
                .play("yellow done")
        };
        let _ = moved(0)
            .expect("game phase nest; red chore lay")
            .play("red lay 0 2")
            .expect("red male-eggs 2");
        let _ = moved(1).expect("game turn 2; red female-eggs 0 male-eggs 0");
    }
}

mod auctions {
    use super::*;

    /// Rulebook: Bidding. Each player must either raise the bid or pass; DNA came before the first bid.
    #[test]
    fn dna_gained_before_the_first_bid_can_be_bid() {
        let _ = scenario("options advanced; red at e2 1 dna 6 card hybridization; yellow home 1 dna 0; auction red mace")
            .play("red play hybridization yellow")
            .play("* roll 5")
            .play("yellow pass")
            .expect("yellow dna 5; game phase auction player red")
            .play("red bid 1")
            .expect("game phase auction player yellow");
    }

    /// Rulebook: Hand. Any time during the own turn, also to gain the DNA for a bid.
    #[test]
    fn a_drawer_without_dna_may_play_cards_before_the_first_bid() {
        let position = scenario(
            "options advanced; red at e2 1 dna 0 card hybridization; yellow home 1 dna 6; draw red",
        )
        .play("* card mace");
        assert!(position.lists("red play hybridization red"));
    }

    #[test]
    fn the_next_highest_bidder_who_can_pay_gets_the_trait() {
        let _ = scenario("options advanced players=3; red at b2 1 dna 3 trait mace; yellow dna 5; blue dna 2; auction red bivouac")
            .play("red bid 1")
            .play("yellow bid 2")
            .play("blue pass")
            .play("red bid 3")
            .play("yellow pass")
            .expect("red traits mace dna 3; yellow traits bivouac dna 3");
    }
}

mod restart {
    use super::*;

    #[test]
    fn the_old_nest_area_is_refused_for_what_it_is() {
        let position = scenario(
            "options advanced restart=on; red nest e5 queens 0 at e5 1; yellow home 1; draw red",
        );
        // It is exactly three areas from yellow's nest and next to none.
        assert_ne!(reason(&position, 0, "nest e5"), "refused-new-home");
    }

    #[test]
    fn areas_next_to_the_abandoned_nest_are_free() {
        let position = scenario(
            "options advanced restart=on; red nest e4 queens 0 at e4 1; yellow home 1; draw red",
        );
        assert!(position.lists("red nest e5"));
        assert!(!position.lists("red nest e4"));
    }
}

mod lists {
    use super::*;

    /// Ruling 94: lists stay short.
    #[test]
    fn a_large_mixed_reserve_can_be_called_out_from_a_short_list() {
        let position = scenario("options advanced; red at e2 1 reserves 60 medias reserves 20 majors reserves 20 size 200 trait guard-caste trait soldier-caste; yellow home 1; facedown e3; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red done")
            .play("red scout e3")
            .play("red done");
        let count = listed(&position, 0, "reinforce").len();
        assert!(count < 5_000, "{count} ways to reinforce");
    }

    #[test]
    fn a_large_mixed_army_scatters_from_a_short_list() {
        let position = scenario("options advanced; red at e5 1; yellow at e5 60 medias e5 20 majors e5 20 trait guard-caste trait soldier-caste; tasks red")
            .play("red attack e5 yellow")
            .play(&format!("* roll {}", "1".repeat(100)));
        let count = listed(&position, 1, "return").len();
        assert!(count < 5_000, "{count} ways to scatter");
    }
}

mod chambers {
    use super::*;

    fn invasion(yellow: &str) -> Scenario<HiddenEmpires> {
        scenario(&format!(
            "options advanced; red at e8 1 home 1; yellow {yellow}; tasks red"
        ))
        .play("red attack e8 yellow")
    }

    #[test]
    fn the_owner_of_a_nest_says_who_falls() {
        let position = invasion("reserves 2 nurses 2 builders 1").play("* roll 55555");
        let position = position.expect("game phase fall player yellow; red e8 0");
        assert_eq!(
            listed(&position, 1, ""),
            [
                "pass",
                "from builders 1",
                "from nurses 1",
                "from reserves 1"
            ]
        );
        let _ = position
            .play("yellow from nurses 1")
            .expect("yellow reserves 2 nurses 1 builders 1 returning 0; game phase tasks");
        let _ = invasion("reserves 2 nurses 2 builders 1")
            .play("* roll 55555")
            .play("yellow pass")
            .expect("yellow reserves 1 nurses 2 builders 1");
    }

    #[test]
    fn nurses_may_scatter_before_reserves() {
        let _ = invasion("reserves 2 nurses 2 female-eggs 1 male-eggs 1")
            .play("* roll 1155")
            .play("yellow return 2")
            .play("yellow from nurses 2")
            // Each carries a brood member; then one of the reserves falls with the attacker.
            .expect("yellow nurses 0 reserves 1 returning 2 brood 2; red e8 0");
    }

    /// Both sides' losses are told, also if the owner is asked for a chamber in between.
    #[test]
    fn an_invasion_is_told_with_the_losses_of_both_sides() {
        let position = invasion("reserves 2 nurses 2");
        let mut told = aftermath(&position, None, "roll 5555");
        let position = position.play("* roll 5555");
        told.extend(aftermath(&position, Some(1), "pass"));
        let whole = "log-fought attacker=seat 1 defender=seat 2 attackers=1 defenders=1";
        assert!(told.iter().any(|it| it == whole), "{told:?}");
    }

    #[test]
    fn recruits_from_a_nest_come_back() {
        let _ = scenario("options advanced; red at e8 3 home 1 trait recruitment; yellow reserves 1 nurses 1; tasks red")
            .play("red attack e8 yellow")
            .play("* roll 55")
            .play("* roll 155")
            .expect("game phase fall player yellow")
            .play("yellow from nurses 1")
            // Four points against one: red gives up the recruit.
            .expect("game phase recruit-losses player red")
            .play("red lose 0")
            .expect("red e8 2; yellow nurses 0 reserves 0 returning 1; game phase loot");
    }
}

mod tales {
    use super::*;

    /// Workers that emerge in the nest area do not make up for those who fell there.
    #[test]
    fn a_fight_in_a_nest_area_is_told_without_those_who_emerge_afterwards() {
        let position =
            scenario("red at e2 3 small-pupae 2 nurses 1 food 1; yellow at e2 3; tasks yellow")
                .play("yellow attack e2 red");
        let told = aftermath(&position, None, "roll 456");
        let whole = "log-fought attacker=seat 2 defender=seat 1 attackers=3 defenders=3";
        assert!(told.iter().any(|it| it == whole), "{told:?}");
    }
}

mod sequences {
    use super::*;

    /// Ruling 91: in the order of this game turn's player turns.
    #[test]
    fn cards_of_the_nest_phase_are_asked_for_in_the_order_that_was_drawn() {
        let text = "options advanced turn-order=random; red at e2 1 nurses 1 female-larvae 1 food 4 card thief-ants; \
                    yellow home 1 nurses 1 female-larvae 1 food 4 card larval-food; game-turn";
        let _ = scenario(text)
            .play("* next yellow")
            .play("* card ant-dispersed-seeds")
            .play("yellow done")
            .play("yellow done")
            .play("yellow done")
            .play("* card caterpillars")
            .play("red done")
            .play("red done")
            .play("red done")
            .expect("game phase nest-cards player yellow");
    }

    /// Rulebook: Lay New Eggs, Food Shortage. Eggs of Male Eggs pay for those of the queen.
    #[test]
    fn male_eggs_pay_for_female_eggs() {
        let _ = scenario(
            "options advanced; red at e2 1 nurses 2 food 2 card male-eggs; yellow home 1; nest",
        )
        .expect("game phase nest-cards")
        .play("red play male-eggs red")
        .expect("red male-eggs 2 chore lay food 0")
        .play("red lay 2 0")
        .play("red eliminate male-egg")
        .play("red eliminate male-egg")
        .expect("red female-eggs 2 male-eggs 0");
    }

    /// Rulebook: Randomize. Only markers that are not on the map.
    #[test]
    fn a_facedown_marker_on_the_map_stays_what_it_is() {
        let _ = scenario("options advanced; red at d5 1 home 1; yellow home 1; unused predators 1 predators 2; hidden prey 1; facedown d5; draw red")
            .play("* card environmental-change-gray")
            .play("red done")
            .play("red done")
            .play("red turn d5")
            .refuse("* again predators 1", "rule-chance", "refused-impossible-chance")
            .play("* marker prey 1")
            .expect("d5 marker prey");
    }

    /// A patrol protects until the own ants move again, through the Nest Phase and the next card.
    #[test]
    fn a_patrol_lasts_until_the_own_ants_move_again() {
        let _ =
            scenario("options advanced; red at e3 1; yellow home 1; marker e3 aphids 1; tasks red")
                .play("red patrol e3")
                .play("* card aphid-predation")
                .expect("e3 marker aphids")
                .play("yellow done")
                .play("yellow done")
                .play("yellow done")
                .expect("game turn 2")
                .play("* card aphid-predation")
                .expect("e3 marker aphids; red patrol-e3 0; game phase move");
    }

    /// Tasks of one turn do not bind the next.
    #[test]
    fn foragers_of_one_turn_may_patrol_in_the_next() {
        let _ = scenario(
            "options advanced; red at e3 2 queens 0; yellow home 1; marker e3 plants 2; tasks red",
        )
        .play("red tend e3")
        .play("* card aphid-predation")
        .play("yellow done")
        .play("yellow done")
        .play("yellow done")
        .play("* card ant-dispersed-seeds")
        .play("red done")
        .play("red done")
        .play("red patrol e3")
        .expect("red patrol-e3 2");
    }
}

mod options {
    use super::*;
    use engine::chance::pick;
    use engine::{Awaited, Dice, QuickDice};

    /// Any two options go together: random games of every pair end, and their lists stay short.
    #[test]
    fn games_of_every_pair_of_options_end() {
        const CHOICES: [&str; 9] = [
            "turn-order=random",
            "restart=on",
            "down-with-the-queen=on",
            "fewer-events=on",
            "realistic-time-scale=on",
            "overbidding=off",
            "discovery=scouts",
            "nest-losses=in-order",
            "nest-sites=open",
        ];
        let mut longest = 0;
        for (place, one) in CHOICES.iter().enumerate() {
            for (other, two) in CHOICES[..place].iter().enumerate() {
                let players = 2 + (place + other) % 5;
                let text = format!("advanced players={players} target=4 {one} {two}");
                let setup = HiddenEmpires::PROFILE.read_setup(&text).unwrap();
                let mut dice = QuickDice::new((place * 10 + other) as u64);
                let mut game = HiddenEmpires::new(&setup).unwrap();
                let mut actions = Vec::new();
                for ply in 0.. {
                    assert!(ply < 100_000, "{text}");
                    match game.awaited() {
                        Awaited::Nobody(_) => break,
                        Awaited::Chance => {
                            let chance = game.sample_chance(&mut dice);
                            game.apply_chance(chance).unwrap();
                        }
                        awaited @ Awaited::Seats { .. } => {
                            let seat = awaited.actors().first().unwrap();
                            actions.clear();
                            game.legal_actions(seat, &mut actions);
                            longest = longest.max(actions.len());
                            let end = actions.contains(&Action::Done) && dice.below(3) == 0;
                            let action = if end {
                                Action::Done
                            } else {
                                *pick(&actions, &mut dice)
                            };
                            game.play(seat, action).unwrap();
                        }
                    }
                }
            }
        }
        assert!(longest < 1_000, "{longest} actions in a list");
    }
}

mod conservation {
    use super::*;
    use engine::chance::pick;
    use engine::{Awaited, Dice, QuickDice};
    use formicary_hidden_empires::Phase;
    use formicary_hidden_empires::staged::Flourishing;

    /// All ants of a seat by caste, wherever they are, also on their way or lent; then its brood.
    fn people(game: &HiddenEmpires, seat: Seat) -> [u16; 4] {
        let table = game.table();
        let colony = table.colony(seat);
        let mut all = [0; 4];
        for (place, caste) in Caste::ALL.into_iter().enumerate() {
            let chambers = [
                colony.builders,
                colony.nurses,
                colony.reserves,
                colony.storage,
                colony.returning,
            ];
            let outside = colony.ants.iter().map(|(_, ants)| ants[caste]);
            all[place] = chambers.iter().map(|ants| ants[caste]).chain(outside).sum();
            if table.turn.player == Some(seat)
                && let Some((_, on_way, ants)) = table.turn.carried
                && on_way == caste
            {
                all[place] += ants;
            }
        }
        all[3] = colony.brood();
        all
    }

    /// Where nobody is born, lost or lent, and no brood changes hands.
    fn keeps_everybody(phase: Phase, action: Action) -> bool {
        match phase {
            Phase::Redistribute(_) => !matches!(action, Action::Eliminate(_) | Action::Play(..)),
            Phase::MoveOne(_) => matches!(action, Action::Lift(..) | Action::Put(_)),
            Phase::Tasks(_) => !matches!(
                action,
                Action::Attack(..) | Action::AttackSparing(..) | Action::Play(..)
            ),
            Phase::Scout(_) => !matches!(action, Action::Play(..)),
            Phase::React(_)
            | Phase::Reinforce(_)
            | Phase::ScoutMarker(_)
            | Phase::Repelled(..)
            | Phase::StayOrReturn(_)
            | Phase::Invade(_)
            | Phase::Blocked(..)
            | Phase::Release(_) => true,
            _ => false,
        }
    }

    /// Moving, patrolling, foraging, reacting and returning neither make nor lose anybody.
    #[test]
    fn nobody_is_made_or_lost_by_moving_and_tasks() {
        let mut compared = 0;
        for seed in 0..60_u64 {
            let players = 2 + seed % 5;
            let text = format!("advanced players={players} target={}", 4 + seed % 29);
            let setup = HiddenEmpires::PROFILE.read_setup(&text).unwrap();
            let mut game = Flourishing::new(&setup).unwrap();
            let mut dice = QuickDice::new(seed);
            let mut actions = Vec::new();
            loop {
                match game.awaited() {
                    Awaited::Nobody(_) => break,
                    Awaited::Chance => {
                        let chance = game.sample_chance(&mut dice);
                        game.apply_chance(chance).unwrap();
                    }
                    awaited @ Awaited::Seats { .. } => {
                        let seat = awaited.actors().first().unwrap();
                        actions.clear();
                        game.legal_actions(seat, &mut actions);
                        let end = actions.contains(&Action::Done) && dice.below(6) == 0;
                        let action = if end {
                            Action::Done
                        } else {
                            *pick(&actions, &mut dice)
                        };
                        let before = game.clone();
                        game.play(seat, action).unwrap();
                        let (was, is) = (before.game().table(), game.game().table());
                        let within = was.turn.player == is.turn.player
                            && was.game_turn == is.game_turn
                            && was.turn.player.is_some()
                            // A bivouac without builders loses its brood when the step ends.
                            && !matches!(is.phase, Phase::Scout(_) if !matches!(was.phase, Phase::Scout(_)));
                        if within && keeps_everybody(was.phase, action) {
                            for seat in Seat::all(players as usize) {
                                assert_eq!(
                                    people(before.game(), seat),
                                    people(game.game(), seat),
                                    "{text}: {action} of {seat} in {:?}",
                                    was.phase
                                );
                                compared += 1;
                            }
                        }
                    }
                }
            }
        }
        assert!(compared > 10_000, "{compared}");
    }
}

mod arrangements {
    use super::*;
    use formicary_hidden_empires::Place;
    use std::collections::{BTreeSet, HashSet};

    /// Workers and medias in e2, e3, among the builders, the nurses and in reserve.
    type Arrangement = [[u16; 2]; 5];

    fn arrangement(game: &HiddenEmpires) -> Arrangement {
        let colony = game.table().colony(Seat::new(0));
        let area = |name| Place::Map(Area::from_name(name).unwrap());
        let places = [
            area("e2"),
            area("e3"),
            Place::Builders,
            Place::Nurses,
            Place::Reserves,
        ];
        places.map(|place| {
            let ants = colony.at(place);
            [ants[Caste::Worker], ants[Caste::Media]]
        })
    }

    /// Everything that a redistribution can end with.
    fn reached(text: &str) -> BTreeSet<Arrangement> {
        let red = Seat::new(0);
        let start = scenario(text).state().clone();
        let mut seen = HashSet::from([start.clone()]);
        let mut open = vec![start];
        let mut ends = BTreeSet::new();
        let mut actions = Vec::new();
        while let Some(game) = open.pop() {
            actions.clear();
            game.legal_actions(red, &mut actions);
            for &action in &actions {
                match action {
                    Action::Done => {
                        ends.insert(arrangement(&game));
                    }
                    Action::Lift(..) | Action::Put(_) => {
                        let mut next = game.clone();
                        next.play(red, action).unwrap();
                        if seen.insert(next.clone()) {
                            open.push(next);
                        }
                    }
                    _ => {}
                }
            }
        }
        ends
    }

    fn spread(ants: u16, places: usize) -> Vec<Vec<u16>> {
        if places == 1 {
            return vec![vec![ants]];
        }
        let rest = (0..=ants).flat_map(|here| {
            let others = spread(ants - here, places - 1);
            others.into_iter().map(move |mut others| {
                others.insert(0, here);
                others
            })
        });
        rest.collect()
    }

    /// Everything that the rules allow.
    fn allowed(
        workers: u16,
        medias: u16,
        is_right: impl Fn(&Arrangement) -> bool,
    ) -> BTreeSet<Arrangement> {
        let mut all = BTreeSet::new();
        for workers in spread(workers, 5) {
            for medias in spread(medias, 5) {
                let made: Arrangement =
                    std::array::from_fn(|place| [workers[place], medias[place]]);
                if is_right(&made) {
                    all.insert(made);
                }
            }
        }
        all
    }

    fn inside(made: &Arrangement) -> [u16; 2] {
        [made[3], made[4]].map(|[workers, medias]| workers + medias)
    }

    /// Rulebook: Redistribute. Every arrangement that passes the checks can be made, and no other.
    #[test]
    fn every_arrangement_that_passes_the_checks_can_be_made() {
        let made = reached(
            "options advanced; red at e2 1 at e3 1 medias e3 1 nurses 1 medias reserves 1 female-eggs 2 size 4 trait guard-caste; yellow home 1; move red",
        );
        let right = allowed(3, 2, |made| {
            let [nurses, reserves] = inside(made);
            nurses + reserves + 2 <= 4 && nurses > 0
        });
        assert_eq!(made, right);
    }

    /// Rulebook: Bivouac. Ten for each worker among the builders; without any there is no room.
    #[test]
    fn every_arrangement_of_a_bivouac_can_be_made() {
        let right = allowed(3, 2, |made| {
            let [nurses, reserves] = inside(made);
            nurses + reserves <= 10 * made[2][0]
        });
        for chambers in [
            "builders 1 medias builders 1 medias reserves 1",
            // Without a builder there is no room for those inside.
            "nurses 1 medias builders 1 medias reserves 1",
        ] {
            let made = reached(&format!(
                "options advanced; red at e2 1 at e3 1 {chambers} trait bivouac trait guard-caste; yellow home 1; move red"
            ));
            let missing: Vec<_> = right.difference(&made).collect();
            assert!(missing.is_empty(), "{chambers}: {missing:?}");
            assert!(made.is_subset(&right), "{chambers}");
        }
    }
}

mod leftovers {
    use super::*;

    /// Rulebook: Move One Area, Scout. Also into the own nest area.
    #[test]
    fn a_single_scout_leaves_the_nest_under_opposing_patrollers() {
        let _ = scenario(
            "options advanced; red reserves 3 at e4 1; yellow at e2 2 patrol e2 2; one red",
        )
        .play("red lift reserves 2")
        .refuse("red put e2", "rule-scout", "refused-single-scout");
    }

    /// Ruling 93: by caste and chamber, as their owner chooses. Millers defend in Storage.
    #[test]
    fn the_owner_says_whether_a_miller_falls() {
        let _ = scenario("options advanced; red at e8 1 home 1; yellow majors reserves 1 majors storage 1 trait miller-caste; tasks red")
            .play("red attack e8 yellow")
            .play("* roll 55")
            .expect("game phase fall player yellow");
    }

    /// Rulebook: Resolve Loses. Lent ants that are not lost return, and those of the loser's side are gone.
    #[test]
    fn recruits_die_with_the_attackers_who_lose() {
        let _ =
            scenario("options advanced; red at e5 1 trait recruitment; yellow at e5 5; tasks red")
                .play("red attack e5 yellow")
                .play("* roll 44444")
                .play("* roll 1")
                // Two points against four.
                .expect("red e5 0; yellow e5 2 returning 0");
    }

    /// Rulebook: Stay or Return. Nobody stays at the nest of a third player either.
    #[test]
    fn attackers_return_from_the_nest_of_a_third_player() {
        let _ = scenario("options advanced players=3; red at e8 3 nest b2; yellow nest e8 nurses 1; blue at e8 1 nest h2; tasks red")
            .play("red attack e8 blue")
            .play("* roll 6")
            .expect("red e8 0 returning 2; yellow nurses 1");
    }

    /// Rulebook: Migrate. Size 10, and ten for each nest site that stays.
    #[test]
    fn sites_keep_their_size_when_the_nest_migrates() {
        let _ = scenario("options advanced; red at e2 1 size 40 trait supercolony site e3 card migrate; yellow home 1; move red")
            .play("red play migrate e1")
            .expect("red nest e1 size 20 sites 1");
    }

    /// Rulebook: Repellent. Dice for workers alone.
    #[test]
    fn only_workers_roll_for_repellent() {
        let _ = scenario("options advanced; red at e5 2 medias e5 2 trait repellent trait guard-caste; yellow at e5 3; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 456")
            .refuse("* roll 1111", "rule-chance", "refused-impossible-chance")
            .play("* roll 13")
            .expect("yellow returning 2");
    }

    /// Rulebook: Guest Queen. The next flight, and no other.
    #[test]
    fn a_guest_queen_spoils_one_flight() {
        let _ = scenario("red virgin-queens 2 drones 2 food 4 guests 1; nest")
            .play("red fly")
            .expect("red score 4 guests 0");
    }
}
