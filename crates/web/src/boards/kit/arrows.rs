//! From place to place with the arrow keys.

/// The nearest place in a direction; those straight ahead first.
pub(crate) fn next_towards<T: Ord>(
    places: impl Iterator<Item = (T, (i32, i32))>,
    (x, y): (i32, i32),
    (right, down): (i32, i32),
) -> Option<T> {
    places
        .filter_map(|(place, (px, py))| {
            let ahead = (px - x) * right + (py - y) * down;
            let aside = ((px - x) * down).abs() + ((py - y) * right).abs();
            (ahead > 0 && ahead * 2 >= aside).then_some((ahead + 2 * aside, place))
        })
        .min()
        .map(|(_, place)| place)
}

/// The way that an arrow key points, right and down.
pub(crate) fn way(key: &str) -> Option<(i32, i32)> {
    Some(match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        _ => return None,
    })
}
