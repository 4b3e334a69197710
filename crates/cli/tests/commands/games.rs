//! `formicary games`

use crate::program::run;

#[test]
fn the_list_names_games_variants_and_options() {
    let list = run(&["games"]).fine();
    for part in [
        "ants",
        "Ants n°4",
        "Léandre Proust",
        "base",
        "2 players",
        "ties=broken",
        "(default)",
    ] {
        assert!(list.contains(part), "no “{part}” in:\n{list}");
    }
}

#[test]
fn the_json_is_complete() {
    let games = run(&["games", "--json"]).json();
    let ants = games
        .as_array()
        .and_then(|games| games.iter().find(|game| game["id"] == "ants"))
        .expect("ants are there");
    assert_eq!(ants["name"], "Ants n°4");
    assert_eq!(ants["designer"], "Léandre Proust");
    assert!(ants["summary"].is_string());
    assert!(ants["revision"].is_u64());
    assert_eq!(ants["seats"][1]["id"], "brown");
    let variant = &ants["variants"][0];
    assert_eq!(variant["id"], "base");
    assert_eq!(variant["name"], "Base game");
    assert_eq!(variant["least_players"], 2);
    assert_eq!(variant["most_players"], 2);
    assert_eq!(variant["usual_players"], 2);
    let ties = ants["options"]
        .as_array()
        .and_then(|options| options.iter().find(|option| option["id"] == "ties"))
        .expect("ties are an option");
    assert_eq!(ties["name"], "Ties");
    assert_eq!(ties["default"], "shared");
    assert_eq!(ties["kind"], "one_of");
    assert_eq!(ties["values"][1]["id"], "broken");
    assert_eq!(ties["variants"][0], "base");
}

#[test]
fn nothing_is_left_without_a_name() {
    for language in ["en", "fr", "de"] {
        let list = run(&["games", "--lang", language]).fine();
        for key in ["game-", "variant-", "option-", "cli-"] {
            assert!(!list.contains(key), "a bare key {key}… in:\n{list}");
        }
    }
}
