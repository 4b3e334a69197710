//! Rulebook: Equipment, Map.

use engine::{Dice, QuickDice, fingerprint};
use formicary_hidden_empires::board::{Color, Scattered};
use formicary_hidden_empires::components::Marker;
use formicary_hidden_empires::{Area, AreaSet, ByArea};

fn area(name: &str) -> Area {
    Area::from_name(name).unwrap()
}

#[test]
fn the_map_has_61_areas_of_five_colors() {
    assert_eq!(Area::all().count(), 61);
    let count = |color| Area::all().filter(|area| area.color() == color).count();
    assert_eq!(count(Color::Brown), 13);
    for color in [Color::Gray, Color::Green, Color::Red, Color::Yellow] {
        assert_eq!(count(color), 12);
    }
}

#[test]
fn names_read_back() {
    for area in Area::all() {
        assert_eq!(Area::from_name(&area.to_string()), Some(area));
    }
    for name in ["", "e", "e0", "a6", "j1", "e10", "E5"] {
        assert_eq!(Area::from_name(name), None, "{name}");
    }
}

#[test]
fn no_neighbours_have_one_color_and_neighbours_are_mutual() {
    for area in Area::all() {
        for near in area.neighbours() {
            assert_ne!(area.color(), near.color());
            assert!(near.near().contains(area));
            assert_eq!(area.distance(near), 1);
        }
    }
    assert_eq!(area("e5").coordinates(), (0, 0));
    assert_eq!(area("e5").neighbours().count(), 6);
    assert_eq!(area("a1").neighbours().count(), 3);
    assert_eq!(area("a1").distance(area("i5")), 8);
}

#[test]
fn nineteen_areas_are_central_and_nests_start_outside_them() {
    assert_eq!(Area::all().filter(|area| area.is_central()).count(), 19);
    for players in 2..=6 {
        let starts = Area::starts(players);
        assert_eq!(starts.len(), players);
        for start in starts.iter() {
            assert!(!start.is_central());
            assert_eq!(start.neighbours().count(), 6);
            for other in starts.iter() {
                assert!(start == other || start.distance(other) >= 3);
            }
        }
    }
}

#[test]
fn there_are_84_discovery_markers() {
    let total: u8 = Marker::in_the_box().iter().sum();
    assert_eq!(total, 84);
    for (index, marker) in Marker::all().enumerate() {
        assert_eq!(marker.index(), index);
        assert_eq!(Marker::from_index(index), marker);
    }
}

#[test]
fn values_of_some_areas_are_those_last_set() {
    let mut dice = QuickDice::new(1);
    let mut all: ByArea<u16> = ByArea::default();
    let mut some: Scattered<u16, 8> = Scattered::default();
    for step in 0..4000 {
        let area = Area::try_from(dice.below(61) as u8).unwrap();
        // Now and then nearly all areas have a value, and then hardly any.
        let many = step / 500 % 2 == 0;
        let value = match dice.below(4) {
            0 if many => 0,
            1..=3 if !many => 0,
            _ => dice.below(9) as u16,
        };
        all[area] = value;
        match dice.below(3) {
            0 => some.set(area, value),
            1 => some.change(area, |old| *old = value),
            _ => {
                some.take(area);
                some.change(area, |old| *old += value);
            }
        }
        let mut anew = Scattered::default();
        let mut held = AreaSet::NONE;
        for (area, &value) in all.iter() {
            assert_eq!(some[area], value);
            anew.set(area, value);
            if value > 0 {
                held.insert(area);
            }
        }
        assert_eq!(some, anew);
        assert_eq!(fingerprint::of(&some), fingerprint::of(&anew));
        assert_eq!(some.areas(), held);
        let said: Vec<_> = all.iter().filter(|&(_, &value)| value > 0).collect();
        assert_eq!(some.iter().collect::<Vec<_>>(), said);
    }
}

#[test]
fn values_of_areas_are_written_without_the_usual_ones_and_read_back() {
    let mut values = ByArea::<u8>::default();
    values[area("c4")] = 7;
    let text = serde_json::to_string(&values).unwrap();
    assert_eq!(text, "[[14,7]]");
    assert_eq!(serde_json::from_str::<ByArea<u8>>(&text).unwrap(), values);
    // Every area may have its own, and no area more than one.
    let all: Vec<_> = Area::all().map(|area| (area, 1)).collect();
    let text = serde_json::to_string(&all).unwrap();
    let values: ByArea<u8> = serde_json::from_str(&text).unwrap();
    assert!(values.iter().all(|(_, value)| *value == 1));
    let more: Vec<_> = all.iter().chain(&all[..1]).collect();
    let text = serde_json::to_string(&more).unwrap();
    assert!(serde_json::from_str::<ByArea<u8>>(&text).is_err());
}
