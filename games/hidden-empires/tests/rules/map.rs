//! Rulebook: Equipment, Map.

use formicary_hidden_empires::Area;
use formicary_hidden_empires::board::Color;
use formicary_hidden_empires::components::Marker;

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
