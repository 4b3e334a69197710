//! Random games under the laws until so many decisions have been made, from the start or, with the word
//! `large`, from positions with large colonies:
//! `cargo run --release -p formicary-hidden-empires --example soak_hidden_empires -- 1000000 [SEED]`,
//! `… --example soak_hidden_empires -- large GAMES [SEED] [FIRST]`.

use formicary_hidden_empires::HiddenEmpires;
use formicary_hidden_empires::staged::{flourishing_laws, laws};

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if(|word| word == "large").is_none() {
        return laws().soak_as_told();
    }
    let mut number = |usual: u64| {
        arguments
            .next()
            .map_or(usual, |text| text.parse().expect("a number"))
    };
    let (games, seed, first) = (number(1000), number(1), number(0));
    let laws = flourishing_laws();
    let options = [
        "basic",
        "advanced",
        "advanced",
        "advanced restart=on",
        "advanced fewer-events=on",
        "advanced realistic-time-scale=on",
        "advanced turn-order=random",
        "advanced fewer-events=on realistic-time-scale=on restart=on",
    ];
    let start = std::time::Instant::now();
    let mut decisions = 0;
    for game in first..first + games {
        let options = options[game as usize % options.len()];
        // The target score chooses the position.
        let (players, target) = (2 + game / 8 % 5, 4 + game / 40 % 29);
        let setup = format!("{options} players={players} target={target}");
        let setup = <HiddenEmpires as engine::Game>::PROFILE
            .read_setup(&setup)
            .expect("a setup that exists");
        decisions += laws.only(&setup, seed + game);
    }
    println!(
        "{games} games with large colonies, {decisions} decisions, no law broken, {:.1} s",
        start.elapsed().as_secs_f64()
    );
}
