//! Decks and box files.

use engine::{Game, Observer, Setup};
use formicary_fourmidable::{Fourmidable, View};

#[test]
fn objectives_by_number_of_players() {
    for deck in ["weighed", "symmetric"] {
        for (level, players, each) in [
            ("solo", 1, 16),
            ("child", 2, 16),
            ("child", 3, 16),
            ("child", 4, 26),
            ("apprentice", 5, 26),
            ("apprentice", 6, 26),
        ] {
            let setup = Fourmidable::PROFILE
                .read_setup(&format!("{level} players={players} deck={deck}"))
                .expect("a setup");
            let game = Fourmidable::new(&setup).expect("a game");
            assert_eq!(game.table().deck.in_play(players).by_caste(), [each; 3]);
            let view = game.view(Observer::Spectator);
            assert_eq!(
                view.fresh
                    .iter()
                    .map(|&cards| u32::from(cards))
                    .sum::<u32>(),
                3 * u32::from(each)
            );
        }
    }
}

pub(super) fn boxed(level: &str, players: u8, file: &str) -> Result<Setup, String> {
    Fourmidable::PROFILE
        .setup(level, Some(players), [("objectives", file)])
        .map_err(|error| error.to_string())
}

#[test]
fn box_files_good_and_bad() {
    for bad in [
        "",
        "# nothing\n\n",
        "1 0 5 ladybug",
        "255 255 5 ladybug",
        "256 0 5 ladybug\n30 12 4 clay",
        "30 12 300 clay",
        "30 12 -1 clay",
        "30 12 4 clay ladybug",
        "30 12 4 clay clay clay clay",
        "30 12 4",
        "0 0 4 clay\n30 12 4 soil",
        "20 30 4 soil\n0 12 4 clay",
        "30 2 4 soil\n0 5 1 clay",
        "3e1 12 4 soil",
        "+30 12 4 soil",
    ] {
        assert!(boxed("apprentice", 2, bad).is_err(), "{bad:?}");
    }
    for good in [
        "21 0 5 ladybug\n0 21 5 clay",
        "30 2 5 ladybug\n10 0 255 clay clay clay",
        "21 0 0 ladybug\n11 10 3 beetle # none\n32 0 1 soil"
            .replace("11 10", "1 10")
            .as_str(),
        "10 0 5 ladybug\n10 0 5 ladybug\n12 0 5 ladybug\n32 0 5 soil\r\n",
    ] {
        for (level, players) in [
            ("child", 3),
            ("child", 6),
            ("apprentice", 6),
            ("intermediate", 4),
            ("experienced", 6),
            ("solo", 1),
        ] {
            let setup =
                boxed(level, players, good).unwrap_or_else(|error| panic!("{good:?}: {error}"));
            let again = Fourmidable::PROFILE.read_setup(&setup.to_string());
            assert_eq!(again.as_ref(), Ok(&setup), "{good:?}");
            let view = Fourmidable::new(&setup)
                .expect("a game")
                .view(Observer::Spectator);
            let text = serde_json::to_string(&view).expect("JSON");
            let read: View = serde_json::from_str(&text).expect("a view");
            assert_eq!(read, view);
        }
    }
}
