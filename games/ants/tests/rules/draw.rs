//! Rulebook: How to play, drawing; the end of the stack.

use super::scenario;

const START: &str = "beige holds half star; brown holds tip-beige; top tip-brown; beige to move";

#[test]
fn the_open_top_goes_to_the_next_player_and_the_tile_below_is_turned_up() {
    scenario(START)
        .play("beige half -1,2 t0")
        .expect("game to-move brown; brown hand tip-beige+tip-brown; stack top none size 20")
        .play("* reveal band-beige")
        .expect("stack top band-beige size 20");
}

#[test]
fn the_other_tile_stays_in_the_hand() {
    scenario(START)
        .play("beige star -1,2 t0")
        .expect("beige hand half");
}

#[test]
fn either_tile_may_be_placed_but_no_other() {
    let position = scenario(START);
    assert!(position.lists("beige half 2,-1 t3"));
    assert!(position.lists("beige star 2,-1 t3"));
    let _ = position.refuse(
        "beige tip-beige 2,-1 t3",
        "rule-hand",
        "refused-not-in-hand",
    );
}

#[test]
fn players_take_turns() {
    let _ = scenario(START)
        .refuse(
            "brown tip-beige 2,-1 t0",
            "rule-turn-order",
            "refused-not-your-turn",
        )
        .play("beige half -1,2 t0")
        .refuse(
            "brown tip-beige 2,-1 t0",
            "rule-turn-order",
            "refused-chance-first",
        )
        .play("* reveal band-beige")
        .refuse(
            "beige star 2,-1 t0",
            "rule-turn-order",
            "refused-not-your-turn",
        )
        .play("brown tip-brown 2,-1 t0");
}

#[test]
fn the_last_tile_of_the_stack_is_drawn_without_another_being_turned_up() {
    scenario(&format!("{START}; stack empty"))
        .play("beige half -1,2 t0")
        .expect("stack size 0; brown hand tip-beige+tip-brown; game over false")
        .refuse("* reveal star", "rule-chance", "refused-no-chance-now")
        .play("brown tip-brown 2,-1 t0")
        .expect("game to-move beige; beige hand star");
}

#[test]
fn with_an_empty_stack_both_place_their_last_tile_and_the_game_is_over() {
    scenario("beige holds half; brown holds star; stack empty; brown to move")
        .play("brown star -1,2 t0")
        .expect("game over false")
        .play("beige half 2,-1 t0")
        .expect("game over true")
        .refuse("brown star 3,0 t0", "rule-end-of-game", "refused-game-over")
        .expect("board tiles 4");
}

/// Rulebook: End of play. The stack is used up and both still hold a tile: both are placed, in turn, and nobody passes.
#[test]
fn nobody_keeps_a_tile_when_the_stack_is_empty() {
    let position = scenario("beige holds half; brown holds star; stack empty; beige to move")
        .refuse("beige star -1,2 t0", "rule-hand", "refused-not-in-hand")
        .play("beige half -1,2 t0")
        .expect("game over false to-move brown; stack size 0 top none");
    let _ = position.play("brown star 2,-1 t0").expect("game over true");
}
