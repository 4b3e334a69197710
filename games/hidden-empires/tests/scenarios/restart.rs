//! Restart.

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
