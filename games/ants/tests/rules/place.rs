//! Rulebook: How to play, placing; levels.

use engine::Game;
use formicary_ants::Point;
use formicary_ants::components::SIDES;

use super::scenario;

const START: &str = "beige holds half star; brown holds tip-beige; top tip-brown; beige to move";

#[test]
fn the_first_tile_fits_only_into_the_two_notches() {
    let position = scenario(START);
    let mut actions = Vec::new();
    position
        .state()
        .legal_actions(engine::Seat::new(0), &mut actions);
    let mut places: Vec<_> = actions.iter().map(|action| action.at).collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places, [Point::new(-1, 2), Point::new(2, -1)]);
    assert_eq!(actions.len(), 2 * 2 * SIDES);
}

#[test]
fn a_tile_on_the_ground_must_touch_two_sides() {
    let _ = scenario(START)
        .refuse("beige half 2,2 t0", "rule-two-sides", "refused-two-sides")
        .refuse("beige half 6,6 t0", "rule-two-sides", "refused-two-sides")
        .play("beige half -1,2 t0");
}

#[test]
fn two_sides_of_whichever_tiles_are_enough() {
    // One side of the right half of the Double Tile and one of the tile in the notch.
    let _ = scenario(&format!(
        "tile tip-brown -1,2 t0; {}",
        START.replace("tip-brown", "fork-beige")
    ))
    .play("beige half 0,3 t0")
    .expect("board tiles 4 level 0");
}

#[test]
fn colours_need_not_match_along_the_sides() {
    let position = scenario(START);
    for turn in 0..SIDES {
        assert!(position.lists(&format!("beige half -1,2 t{turn}")));
        assert!(position.lists(&format!("beige half 2,-1 t{turn}")));
    }
}

#[test]
fn a_hole_in_the_ground_may_be_filled() {
    let ring = "tile tip-brown -1,2 t0; tile tip-beige 2,-1 t0; tile band-beige 3,0 t0; \
                tile band-brown -2,4 t0; tile fork-beige 0,3 t0; tile fork-brown 4,1 t0; \
                tile hook-beige 1,4 t0; tile hook-brown 3,3 t0; tile wedge-beige 2,2 t0";
    // (2, 2) is filled here; (1, 1) is the Double Tile; everything around it is covered.
    scenario(&format!("{ring}; beige holds half star; beige to move")).expect("board tiles 11");
    let hole = ring.replace("; tile wedge-beige 2,2 t0", "");
    scenario(&format!(
        "{hole}; beige holds half star; beige to move; stack empty"
    ))
    .play("beige half 2,2 t0")
    .expect("board level 0");
}

#[test]
fn a_dot_is_whole_when_every_tile_around_it_carries_its_piece() {
    for turn in 0..SIDES {
        let position = scenario(&format!(
            "tile half -1,2 t{turn}; beige holds star half; beige to move"
        ));
        // Corner 5 - turn of the tile lies on the point (0, 1); corners 1 and 4 are bare.
        let whole = !matches!(turn, 1 | 4);
        assert_eq!(position.lists("beige star 0,1 t0"), whole, "turn {turn}");
        let position = position.expect(&format!("board dots {}", u8::from(whole)));
        if !whole {
            let _ = position.refuse("beige star 0,1 t0", "rule-levels", "refused-dot-not-whole");
        }
    }
}

#[test]
fn a_tile_over_a_dot_hides_two_sectors_of_each_of_the_three_tiles() {
    let position = scenario("tile half -1,2 t0; beige holds star; stack empty; beige to move")
        .play("beige star 0,1 t0")
        .expect("board level 1");
    let surface = position.state().surface();
    let hidden = |centre: Point| -> Vec<usize> {
        (0..SIDES)
            .filter(|&sector| surface.seen(centre, sector).unwrap().at != centre)
            .collect()
    };
    assert_eq!(hidden(Point::new(0, 0)), [0, 1]);
    assert_eq!(hidden(Point::new(1, 1)), [2, 3]);
    assert_eq!(hidden(Point::new(-1, 2)), [4, 5]);
    assert!(hidden(Point::new(0, 1)).is_empty());
}

#[test]
fn over_a_dot_no_sides_need_to_touch() {
    // The overlaid tile has no neighbour on the ground at its own sides at all.
    let _ = scenario("tile half -1,2 t0; beige holds star; stack empty; beige to move")
        .play("beige star 0,1 t5");
}

#[test]
fn the_double_tile_may_be_overlaid() {
    let _ = scenario("tile half 2,-1 t0; beige holds star; stack empty; beige to move")
        .play("beige star 1,0 t0")
        .expect("board level 1");
}

#[test]
fn a_tile_never_hangs_over_the_edge() {
    let _ = scenario("beige holds star; stack empty; beige to move")
        .refuse("beige star 0,1 t0", "rule-levels", "refused-over-the-edge")
        .refuse("beige star -1,0 t0", "rule-levels", "refused-over-the-edge");
}

#[test]
fn the_middle_of_a_tile_is_never_a_dot() {
    let position = scenario(
        "tile half -1,2 t0; beige holds star band-beige; brown holds tip-brown; \
                             stack empty; beige to move",
    )
    .refuse("beige star 0,0 t0", "rule-levels", "refused-centre")
    .play("beige star 0,1 t0");
    let _ = position.refuse("brown tip-brown 0,1 t0", "rule-levels", "refused-centre");
}

#[test]
fn off_the_grid_nothing_can_be_placed() {
    let _ = scenario(START)
        .refuse("beige half 5,-1 t0", "rule-two-sides", "refused-two-sides")
        .refuse("beige half 5,0 t0", "rule-two-sides", "refused-off-grid");
}

#[test]
fn far_away_points_are_not_mistaken_for_near_ones() {
    // Arrays over the lattice wrap around after 32 points.
    let _ = scenario(&format!(
        "tile tip-beige 2,-1 t0; {}",
        START.replace("tip-beige", "fork-beige")
    ))
    .refuse("beige half 31,2 t0", "rule-two-sides", "refused-off-grid")
    .refuse("beige half 31,34 t0", "rule-two-sides", "refused-two-sides")
    .refuse("beige half 33,32 t0", "rule-two-sides", "refused-off-grid")
    .refuse("beige half 32,32 t0", "rule-two-sides", "refused-two-sides")
    .refuse(
        "beige half -33,-30 t0",
        "rule-two-sides",
        "refused-two-sides",
    );
}

/// Three tiles around (0, 1), and one laid over that dot so that levels differ around (-1, 2) …
const LEVELS: &str = "tile half -1,2 t0; tile star 0,1 t0";

#[test]
fn a_dot_may_be_made_up_by_tiles_of_different_levels() {
    // The star at (0, 1) brings its corners to (0, 2), (1, 0) and more; (1, 0) is closed by a tile in
    // the other notch.
    let mut found = None;
    for turn in 0..SIDES {
        for cover in 0..SIDES {
            let text = format!(
                "tile half -1,2 t0; tile half 2,-1 t{turn}; tile star 0,1 t{cover}; \
                 beige holds tip-beige; stack empty; beige to move"
            );
            let position = scenario(&text);
            if position.lists("beige tip-beige 1,0 t0")
                && position.state().surface().tiles_meeting(Point::new(1, 0)) == 4
            {
                found = Some(text);
            }
        }
    }
    let text = found.expect("some turning leaves the dot at (1, 0) whole");
    let _ = scenario(&text)
        .play("beige tip-beige 1,0 t0")
        .expect("board level 2");
    let _ = scenario(&format!("options overlay=flat; {text}")).refuse(
        "beige tip-beige 1,0 t0",
        "rule-levels",
        "refused-not-flat",
    );
}

#[test]
fn levels_are_counted_from_the_highest_tile_below() {
    scenario(LEVELS).expect("board level 1 tiles 4");
}

#[test]
fn in_the_flat_variant_a_dot_of_three_tiles_may_still_be_overlaid() {
    let _ = scenario(
        "options overlay=flat; tile half -1,2 t0; beige holds star; stack empty; beige to move",
    )
    .play("beige star 0,1 t0");
}

#[test]
fn with_dots_on_all_corners_no_turning_breaks_a_dot() {
    for turn in 0..SIDES {
        scenario(&format!("options corners=six; tile half -1,2 t{turn}")).expect("board dots 1");
    }
}

#[test]
fn a_tile_may_be_turned_six_ways_unless_it_looks_the_same() {
    let position = scenario("beige holds band-beige; stack empty; beige to move");
    assert!(position.lists("beige band-beige -1,2 t2"));
    assert!(!position.lists("beige band-beige -1,2 t3"));
    let _ = position.refuse(
        "beige band-beige -1,2 t3",
        "rule-turning",
        "refused-same-turned",
    );
}

#[test]
fn who_turns_a_tile_too_far_is_told_how_to_write_it() {
    let mut state = scenario("beige holds band-beige; stack empty; beige to move")
        .state()
        .clone();
    let action = "band-beige -1,2 t4".parse().expect("notation");
    let refusal = state.play(engine::Seat::new(0), action).expect_err("t1");
    let told = refusal.to_string();
    assert!(told.contains("same=band-beige -1,2 t1"), "{told}");
}

#[test]
fn two_equal_tiles_are_listed_once() {
    let position = scenario("beige holds half half; stack empty; beige to move");
    let mut actions = Vec::new();
    position
        .state()
        .legal_actions(engine::Seat::new(0), &mut actions);
    assert_eq!(actions.len(), 2 * SIDES);
}

#[test]
fn a_seat_that_is_not_at_the_table_has_no_colour_and_places_nothing() {
    use engine::{Game, Seat};
    use formicary_ants::Color;

    assert_eq!(Color::of(Seat::new(1)), Some(Color::Brown));
    assert_eq!(Color::of(Seat::new(2)), None);
    let position = scenario("brown to move; brown holds half");
    let mut state = position.state().clone();
    let action = "half -1,2 t0".parse().unwrap();
    for seat in 2..engine::MAX_SEATS {
        let refusal = state.play(Seat::new(seat), action).unwrap_err();
        assert_eq!(refusal.reason.key, "refused-not-your-turn");
        let mut actions = Vec::new();
        state.legal_actions(Seat::new(seat), &mut actions);
        assert!(actions.is_empty());
    }
    assert_eq!(&state, position.state());
}

#[test]
fn places_beyond_all_games_are_refused_like_any_other() {
    use engine::Game;
    use formicary_ants::{Action, Design, Point};

    let position = scenario("beige to move; beige holds half");
    let edges = [i8::MIN, -127, -99, 99, 126, i8::MAX];
    for a in edges {
        for b in edges {
            let action = Action {
                design: Design::HALF,
                at: Point::new(a, b),
                turn: 0,
            };
            let refusal = position.state().clone().play(engine::Seat::new(0), action);
            let reason = refusal.unwrap_err().reason.key;
            assert!(
                ["refused-two-sides", "refused-off-grid"].contains(&reason),
                "{a},{b}: {reason}"
            );
        }
    }
}

#[test]
fn a_view_with_the_double_tile_in_a_hand_breaks_nothing() {
    use engine::{Game, Observer, QuickDice, Seat};
    use formicary_ants::{Action, Ants, Design, Point, View};

    let view = scenario("beige to move; beige holds half")
        .state()
        .view(Observer::Spectator);
    let text = serde_json::to_string(&view).unwrap();
    let text = text.replace(r#"[["half"],[]]"#, r#"[["double"],[]]"#);
    let view: View = serde_json::from_str(&text).unwrap();
    let mut state = Ants::determinize(&view, &mut QuickDice::new(0));
    assert_eq!(state.hand(formicary_ants::Color::Beige), [Design::DOUBLE]);
    let action = Action {
        design: Design::DOUBLE,
        at: Point::new(-1, 2),
        turn: 6,
    };
    let refusal = state.play(Seat::new(0), action).unwrap_err();
    assert_eq!(refusal.reason.key, "refused-same-turned");
}

#[test]
fn a_turn_that_looks_like_another_is_refused_with_the_one_to_write() {
    use engine::{Game, Seat};

    let position = scenario("beige to move; beige holds band-beige");
    for (turn, same) in [("t3", "t0"), ("t4", "t1"), ("t5", "t2")] {
        let action = format!("band-beige -1,2 {turn}").parse().unwrap();
        let refusal = position.state().clone().play(Seat::new(0), action);
        let reason = refusal.unwrap_err().reason.to_string();
        assert!(
            reason.ends_with(&format!("same=band-beige -1,2 {same}")),
            "{turn}: {reason}"
        );
    }
}

/// Rulebook: levels. The piece of a dot that counts is the one on top: a bare corner hides a whole dot below.
#[test]
fn a_bare_corner_on_top_hides_the_dot_below() {
    let ground = |turn: usize| format!("tile half -1,2 t0; tile half 2,-1 t{turn}");
    let rest = "beige holds tip-beige; stack empty; beige to move";
    let mut tried = [0, 0];
    for turn in 0..SIDES {
        let before = scenario(&format!("{}; {rest}", ground(turn)));
        let was_whole = before.lists("beige tip-beige 1,0 t0");
        for cover in 0..SIDES {
            let text = format!("{}; tile star 0,1 t{cover}; {rest}", ground(turn));
            // Seen from (0, 1), the point (1, 0) lies in direction 5.
            let bare = matches!((5 + SIDES - cover) % SIDES, 1 | 4);
            let is_whole = scenario(&text).lists("beige tip-beige 1,0 t0");
            assert_eq!(is_whole, was_whole && !bare, "{text}");
            tried[usize::from(is_whole)] += 1;
        }
    }
    assert!(tried.iter().all(|&tried| tried > 0), "{tried:?}");
}

/// Rulebook: connected by at least two sides. Tiles of the ground that are partly covered still lie there.
#[test]
fn beside_covered_tiles_the_ground_grows_on() {
    let covered =
        "tile half -1,2 t0; tile star 0,1 t0; beige holds half; stack empty; beige to move";
    scenario(covered)
        .play("beige half 2,-1 t0")
        .expect("board ground 4 level 0 tiles 5");
    // A tile on top is no neighbour: beside one tile of the ground alone there are not two sides.
    let _ = scenario(covered).refuse("beige half -2,4 t0", "rule-two-sides", "refused-two-sides");
}

/// Rulebook: a tile may cover anything, whoever's ants these are, and however it is turned.
#[test]
fn a_dot_may_be_covered_whichever_way_the_tile_is_turned() {
    for turn in 0..SIDES {
        let position = scenario("tile half -1,2 t0; beige holds half; stack empty; beige to move");
        let before = position.state().surface().areas();
        let after = position
            .play(&format!("beige half 0,1 t{turn}"))
            .expect("board level 1");
        let after = after.state().surface().areas();
        let ants = |areas: [formicary_ants::scoring::Areas; 2]| {
            areas.iter().map(|areas| u32::from(areas.all)).sum::<u32>()
        };
        // Four ants go below four others.
        assert_eq!(ants(before), ants(after), "turn {turn}");
    }
}

/// Rulebook: the tile must fully overlay the dot. The same dot is gone afterwards, and those at the new tile's corners
/// are whole only where all that lies around them is.
#[test]
fn a_covered_dot_is_gone() {
    let position = scenario(
        "tile half -1,2 t0; beige holds star star; brown holds half; stack empty; beige to move",
    )
    .expect("board dots 1")
    .play("beige star 0,1 t0")
    .expect("board dots 0");
    let _ = position.refuse("brown half 0,1 t0", "rule-levels", "refused-centre");
}
