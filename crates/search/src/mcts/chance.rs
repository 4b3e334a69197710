//! Dice and decks that list what they can bring.

/// As many results of dice or deck are few: one die. Where there are more, it pays to look at some of them often.
pub(super) const FEW: usize = 6;

/// What comes up at a place where dice or deck list what they can bring: what was drawn, unless it came up
/// more often than it is likely; then what is most overdue.
pub(super) fn due<C: Clone + Eq>(
    listed: &[(C, u64)],
    drawn: C,
    visits: u32,
    came_up: impl Fn(&C) -> u32,
) -> C {
    let all: u64 = listed.iter().map(|(_, weight)| weight).sum();
    let overdue = |chance: &C, weight: u64| {
        (visits + 1) as f32 * weight as f32 / all as f32 - came_up(chance) as f32
    };
    let weight = listed
        .iter()
        .find(|(chance, _)| *chance == drawn)
        .map_or(0, |(_, weight)| *weight);
    if overdue(&drawn, weight) > 0.0 {
        return drawn;
    }
    let most = listed
        .iter()
        .max_by(|(a, one), (b, other)| overdue(a, *one).total_cmp(&overdue(b, *other)));
    most.map_or(drawn, |(chance, _)| chance.clone())
}

#[cfg(test)]
mod tests {
    use engine::{Dice, QuickDice};

    use super::due;

    #[test]
    fn everything_comes_up_as_often_as_it_is_likely() {
        let listed = [('a', 6), ('b', 3), ('c', 1)];
        let mut dice = QuickDice::new(1);
        let mut came_up = [0; 3];
        for visits in 0..200 {
            let drawn = match dice.below(10) {
                0..6 => 'a',
                6..9 => 'b',
                _ => 'c',
            };
            let place = |chance: &char| (*chance as u32 - 'a' as u32) as usize;
            let next = due(&listed, drawn, visits, |chance| came_up[place(chance)]);
            came_up[place(&next)] += 1;
            for ((_, weight), came_up) in listed.iter().zip(came_up) {
                let likely = (visits + 1) as f32 * *weight as f32 / 10.0;
                // Left to luck alone, it would be seven more or fewer in the end.
                assert!(
                    (likely - came_up as f32).abs() <= 2.0,
                    "{came_up} of {likely}"
                );
            }
        }
    }

    #[test]
    fn what_comes_up_first_is_left_to_luck() {
        let listed = [(1, 1), (2, 1), (3, 1)];
        for drawn in 1..=3 {
            assert_eq!(due(&listed, drawn, 0, |_| 0), drawn);
        }
    }
}
