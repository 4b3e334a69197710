//! `formicary perft`

use crate::program::run;

#[test]
fn counts_are_listed_depth_by_depth() {
    let page = run(&["perft", "ants", "--depth", "2"]).fine();
    assert_eq!(page.lines().count(), 4, "{page}");
    assert!(page.contains("seed 1"));
}

#[test]
fn the_json_has_a_count_for_each_depth() {
    let arguments = ["perft", "ants", "--depth", "2", "--seed", "9", "--json"];
    let json = run(&arguments).json();
    assert_eq!(json["game"], "ants");
    assert_eq!(json["variant"], "base");
    assert_eq!(json["players"], 2);
    assert_eq!(json["seed"], "9");
    let depths = json["depths"].as_array().expect("a list");
    assert_eq!(depths.len(), 2);
    assert_eq!(depths[1]["depth"], 2);
    assert!(depths[1]["count"].as_u64() > depths[0]["count"].as_u64());
    assert!(depths[1]["seconds"].is_f64());
    let again = run(&arguments).json();
    assert_eq!(again["depths"][1]["count"], depths[1]["count"]);
}

#[test]
fn options_change_the_counts() {
    let count = |option: &str| {
        let arguments = [
            "perft", "ants", "--depth", "3", "--json", "--option", option,
        ];
        run(&arguments).json()["depths"][2]["count"].as_u64()
    };
    assert_ne!(count("corners=six"), count("corners=four"));
}

#[test]
fn what_chance_can_bring_is_counted_on_request() {
    let page = run(&["perft", "ants", "--depth", "1", "--chances"]).fine();
    assert_eq!(page.lines().count(), 3, "{page}");
    let arguments = ["perft", "ants", "--depth", "1", "--json"];
    assert_eq!(run(&arguments).json()["chances"], false);
    let json = run(&[&arguments[..], &["--chances"]].concat()).json();
    assert_eq!(json["chances"], true);
    let help = run(&["perft", "--help", "--lang", "fr"]).fine();
    assert!(help.contains("pioches"), "{help}");
}
