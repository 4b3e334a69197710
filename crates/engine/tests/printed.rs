//! Box files: what is printed in a box becomes the value of an option.

use formicary_engine::printed::{self, Line, MOST_CHARACTERS};
use formicary_engine::{
    GameOption, Message, Profile, Setup, SetupError, Values, Variant, notation,
};

static PROFILE: Profile = Profile {
    id: "picnic",
    revisions: &[1],
    designer: "nobody",
    variants: &[
        Variant {
            id: "short",
            least: 2,
            most: 2,
            usual: 2,
        },
        Variant {
            id: "long",
            least: 1,
            most: 1,
            usual: 1,
        },
    ],
    options: &[GameOption {
        id: "cakes",
        values: Values::Printed {
            read: cakes,
            example: "# A basket.\n\n3 plums  # the best\n",
        },
        variants: &["short"],
    }],
    seats: &["red", "blue"],
};

/// A cake to a line: how many slices, and of what. They are sorted.
fn cakes(text: &str) -> Result<String, Message> {
    let cake = |mut line: Line<'_>| {
        let slices: u8 = line.read("expected-slices", notation::number)?;
        let fruit = line.next("expected-fruit")?;
        line.end()?;
        match fruit {
            "stones" => Err(line.message("cake-of-stones")),
            fruit => Ok(format!("{slices} {fruit}\n")),
        }
    };
    let mut cakes: Vec<_> = printed::lines(text).map(cake).collect::<Result<_, _>>()?;
    cakes.sort();
    Ok(cakes.concat())
}

fn with(file: &str) -> Result<Setup, SetupError> {
    PROFILE.setup("short", None, [("cakes", file)])
}

fn wrong(file: &str) -> String {
    with(file).expect_err("it is wrong").to_string()
}

#[test]
fn without_a_file_the_game_has_what_it_has_by_itself() {
    let setup = PROFILE.usual();
    assert_eq!(setup.to_string(), "short players=2 cakes=standard");
    assert_eq!(setup.printed("cakes"), None);
}

#[test]
fn a_mark_that_an_editor_has_put_before_the_text_means_nothing() {
    let plain = with("4 plums\n").expect("a good file");
    assert_eq!(with("\u{feff}4 plums\r\n").expect("a good file"), plain);
    assert_eq!(
        with("\u{feff}# plums\n4\tplums\n").expect("a good file"),
        plain
    );
}

#[test]
fn a_file_becomes_one_word_that_reads_back_without_the_file() {
    let file = "\n4 plums # remark\n\n  2   pears\r\n";
    let setup = with(file).expect("a good file");
    assert_eq!(setup.to_string(), "short players=2 cakes=2_pears;4_plums");
    assert_eq!(setup.printed("cakes").as_deref(), Some("2 pears\n4 plums"));
    assert_eq!(PROFILE.read_setup(&setup.to_string()), Ok(setup.clone()));
    // The same facts are the same setup, however they are written.
    assert_eq!(PROFILE.read_setup("short cakes=4_plums;2_pears"), Ok(setup));
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_line() {
    assert_eq!(
        wrong("\n# slices\nsome plums\n"),
        "box-unexpected line=3 found=some expected=expected-slices"
    );
    assert_eq!(
        wrong("1 plums\n2 # more"),
        "box-line-ends line=2 expected=expected-fruit"
    );
    assert_eq!(wrong("1 plums jam"), "box-too-much line=1 found=jam");
    assert_eq!(wrong("1 plums\n1 stones"), "cake-of-stones line=2");
    // Also where it comes from a record.
    assert_eq!(
        PROFILE.read_setup("short cakes=1_plums;1_stones"),
        Err(SetupError(Message::new("cake-of-stones").with("line", 2)))
    );
}

#[test]
fn a_file_that_is_too_long_is_refused() {
    let full = " ".repeat(MOST_CHARACTERS - 7) + "1 plums";
    assert!(with(&full).is_ok());
    assert_eq!(wrong(&(full + "\n")), "box-too-long most=8192");
}

#[test]
fn only_variants_with_something_printed_take_a_file() {
    assert_eq!(PROFILE.box_option("short"), Ok("cakes"));
    let error = PROFILE.box_option("long").expect_err("nothing printed");
    assert_eq!(error.to_string(), "setup-no-box variant=long");
    let error = PROFILE.setup("long", None, [("cakes", "1 plums")]);
    let error = error.expect_err("not there");
    assert_eq!(
        error.to_string(),
        "setup-not-in-variant option=cakes variant=long"
    );
}

#[test]
fn every_setup_tries_the_example() {
    let setups = PROFILE.every_setup();
    let setups: Vec<_> = setups.iter().map(ToString::to_string).collect();
    assert_eq!(
        setups,
        [
            "short players=2 cakes=standard",
            "short players=2 cakes=3_plums",
            "long players=1",
        ]
    );
}
