//! What is written about positions and actions as numbers holds good.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use engine::encode::{Layout, Part};
use engine::{Seed, Setup};
use formicary_table::{Gym, games};
use gym::{Shapes, Sheets};
use yardsticks::{ConnectFour, TicTacToe};

const END_OF_PROSE: &str = "it writes it anew. -->\n";
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/ENCODINGS.md");

fn gyms() -> Vec<&'static dyn Gym> {
    let table = games().iter().map(|rules| {
        let gym = rules.gym();
        gym.unwrap_or_else(|| panic!("{} is not written as numbers", rules.profile().id))
    });
    table
        .chain([gym::of::<ConnectFour>(), gym::of::<TicTacToe>()])
        .collect()
}

#[test]
fn the_document_says_what_the_arrays_are_made_of() {
    let found = std::fs::read_to_string(Path::new(DOCUMENT)).expect("the document");
    let (prose, tables) = found.split_once(END_OF_PROSE).expect("its prose ends");
    let mut expected = String::new();
    for gym in gyms() {
        section(gym, &mut expected);
    }
    if std::env::var_os("FORMICARY_WRITE").is_some() {
        let document = format!("{prose}{END_OF_PROSE}{expected}");
        std::fs::write(Path::new(DOCUMENT), document).expect("it can be written");
        return;
    }
    assert!(
        tables == expected,
        "docs/ENCODINGS.md is out of date: run this test with FORMICARY_WRITE=1"
    );
}

#[test]
fn no_mask_is_too_long() {
    for gym in gyms() {
        for setup in gym.profile().every_setup() {
            let choices = shapes(gym, &setup).choices();
            let most = if setup.to_string().contains("tiles=standard") || gym.profile().id != "ants"
            {
                100_000
            } else {
                // As many designs as the box file has.
                200_000
            };
            assert!(choices < most, "{setup}: {choices}");
        }
    }
}

/// Seats that may pass are asked, and what is listed always has a number.
#[test]
fn every_setup_can_be_stepped() {
    for gym in gyms() {
        for setup in gym.profile().every_setup() {
            let seed = Seed::from_words(&setup.to_string());
            let mut batch = gym.batch(&setup, 2, seed, 1).expect("it can be played");
            let mut sheets = Sheets::for_batch(&*batch);
            batch.reset(&mut sheets).expect("the arrays fit");
            let mut numbers = [0; 2];
            for _ in 0..200 {
                batch.choose_at_random(&mut numbers);
                let done = batch.step(&numbers, &mut sheets);
                done.unwrap_or_else(|error| panic!("{setup}: {error}"));
            }
        }
    }
}

fn shapes(gym: &dyn Gym, setup: &Setup) -> Shapes {
    gym.shapes(setup).expect("every setup can be played")
}

fn section(gym: &dyn Gym, out: &mut String) {
    let profile = gym.profile();
    let all = profile.every_setup().into_iter();
    let sized: Vec<_> = all
        .filter(|setup| setup.revision() == profile.newest())
        .map(|setup| (shapes(gym, &setup), setup))
        .collect();
    writeln!(out, "\n## `{}`\n", profile.id).expect("text");
    writeln!(out, "| Setup | Observation | Features | Numbers | Mask |").expect("text");
    writeln!(out, "|---|---:|---:|---:|---:|").expect("text");
    // The setup with default options comes first for each variant and number of players; others are told where they
    // have other lengths.
    let mut usual = BTreeMap::new();
    for (shapes, setup) in &sized {
        let lengths = [
            shapes.observation.len(),
            shapes.features.len(),
            shapes.kinds.len(),
            shapes.choices(),
        ];
        let key = (setup.variant(), setup.players());
        let mut name = format!("{} players={}", setup.variant(), setup.players());
        match usual.get(&key) {
            Some((_, as_usual)) if *as_usual == lengths => continue,
            Some((first, _)) => name += &difference(first, setup),
            None => {
                usual.insert(key, (setup.clone(), lengths));
            }
        }
        let [observation, features, numbers, mask] = lengths;
        writeln!(
            out,
            "| {name} | {observation} | {features} | {numbers} | {mask} |"
        )
        .expect("text");
    }
    let largest = sized.iter().filter(|(_, setup)| {
        let key = (setup.variant(), setup.players());
        usual.get(&key).is_some_and(|(first, _)| first == setup)
    });
    let (shapes, setup) = largest
        .max_by_key(|(shapes, setup)| (shapes.observation.len(), setup.players()))
        .expect("every game has a setup");
    let setup = format!("{} players={}", setup.variant(), setup.players());
    layout(&format!("Observation of {setup}"), &shapes.observation, out);
    layout("Features", &shapes.features, out);
    layout(&format!("Kinds of actions of {setup}"), &shapes.kinds, out);
}

/// The option in which a setup is another.
fn difference(usual: &Setup, setup: &Setup) -> String {
    let mut options = usual.options().zip(setup.options());
    let other = options.find(|(one, other)| one != other);
    other.map_or_else(String::new, |(_, (id, value))| {
        let value = if value.len() > 20 { "(example)" } else { value };
        format!(" {id}={value}")
    })
}

fn layout(heading: &str, layout: &Layout, out: &mut String) {
    writeln!(out, "\n### {heading}\n").expect("text");
    writeln!(out, "| Part | From | Shape | Entries |\n|---|---:|---|---|").expect("text");
    for part in layout.parts() {
        let shape: Vec<_> = part.shape.iter().map(ToString::to_string).collect();
        writeln!(
            out,
            "| {} | {} | {} | {} |",
            part.name,
            part.first,
            shape.join(" × "),
            entries(part)
        )
        .expect("text");
    }
}

fn entries(part: &Part) -> String {
    // Whoever has a map finds its places there.
    const MANY: usize = 200;
    if part.entries.len() > MANY {
        return String::new();
    }
    part.entries.join(", ")
}
