//! `formicary play`: a game in the terminal, on the full screen.

mod app;
pub(crate) mod canvas;
mod saves;
mod screen;
#[cfg(test)]
mod tests;
mod thinker;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use bots::Level;
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use engine::{Message, Seed, Texts};
use table::{Locale, Occupant, Rules, Session, Words};

use self::app::App;
use self::saves::Save;
use crate::boards;
use crate::chosen::{Chosen, find_game};
use crate::wording::{self, refuse};

/// The wording of the full-screen game. All keys start with `ui-`.
const TEXTS: Texts = Texts(languages::texts!("../locale/play.", ".ftl"));

/// What to play, and with whom
#[derive(clap::Args)]
pub(crate) struct Play {
    /// The game, such as `ants`; `formicary games` lists all
    game: Option<String>,
    /// Variant of the game
    #[arg(long, short = 'v', value_name = "VARIANT")]
    variant: Option<String>,
    /// Number of players
    #[arg(long, short = 'p', value_name = "N")]
    players: Option<u8>,
    /// An option of the game; may be given several times
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A box file: what is printed in your box
    #[arg(long = "box", value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    box_file: Option<String>,
    /// Who sits where, seat 1 first: `you`, `you:NAME`, or a bot: larva, worker, soldier, queen
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    seats: Vec<String>,
    /// Words or a number that all dice and draws come from; by default drawn at random
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Where the game is saved after every move; by default among your own saved games
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game; without FILE, with the latest
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["variant", "players", "options", "box_file", "seats", "seed"])]
    resume: Option<Option<PathBuf>>,
}

/// Plays a game until the player leaves.
pub(crate) fn run(play: &Play, locale: Locale) -> anyhow::Result<()> {
    let (rules, session, save) = match &play.resume {
        Some(file) => resume(play, file.as_ref(), locale)?,
        None => start(play, locale)?,
    };
    let words = words(rules, locale);
    let board = boards::board(rules.profile().id);
    if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        bail!(words.get("ui-no-terminal"));
    }
    let mut app = App::new(rules, session, board, words, save);
    let mut terminal = ratatui::init();
    crossterm::execute!(std::io::stdout(), EnableMouseCapture).ok();
    let played = app.run(&mut terminal);
    crossterm::execute!(std::io::stdout(), DisableMouseCapture).ok();
    ratatui::restore();
    played?;
    anstream::println!("{}", app.farewell());
    Ok(())
}

/// All words that the full-screen game needs.
fn words(rules: &dyn Rules, locale: Locale) -> Words {
    Words::new(locale, &[wording::TEXTS, TEXTS, rules.texts()])
}

type Started = (&'static dyn Rules, Box<dyn Session>, Save);

/// Asks which game to play; nobody can be asked where there is no terminal.
fn ask_for_game(locale: Locale) -> anyhow::Result<String> {
    let plain = Words::new(locale, &[wording::TEXTS, TEXTS]);
    let games = table::games();
    let ids: Vec<_> = games.iter().map(|rules| rules.profile().id).collect();
    if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        let message = Message::new("ui-which-game").with("games", ids.join(", "));
        return Err(refuse(&plain, &message));
    }
    let width = crossterm::terminal::size().map_or(80, |(width, _)| width);
    for (index, rules) in games.iter().enumerate() {
        let words = words(*rules, locale);
        let id = ids[index];
        let name = words.get(&format!("game-{id}"));
        let summary = words.get(&format!("game-{id}-summary"));
        anstream::println!("{} {name}", index + 1);
        for line in boards::wrapped(&summary, width) {
            anstream::println!("{line}");
        }
    }
    loop {
        let ask = Message::new("ui-ask-game").with("count", ids.len() as i64);
        anstream::print!("{} ", plain.tell(&ask));
        std::io::stdout().flush()?;
        let mut answer = String::new();
        if std::io::stdin().read_line(&mut answer)? == 0 {
            bail!(plain.get("ui-no-game"));
        }
        if let Some(id) = named(answer.trim(), &ids) {
            return Ok(id.to_owned());
        }
    }
}

/// The game that an answer means: its number or its name, or how its name begins.
fn named<'a>(answer: &str, ids: &[&'a str]) -> Option<&'a str> {
    let number: Option<usize> = answer.parse().ok();
    if let Some(number) = number {
        return ids.get(number.checked_sub(1)?).copied();
    }
    let begins = |id: &&&'a str| !answer.is_empty() && id.starts_with(&answer.to_lowercase());
    ids.iter().find(begins).copied()
}

fn start(play: &Play, locale: Locale) -> anyhow::Result<Started> {
    let game = match &play.game {
        Some(game) => game.clone(),
        None => ask_for_game(locale)?,
    };
    let chosen = Chosen {
        game,
        variant: play.variant.clone(),
        players: play.players,
        options: play.options.clone(),
        box_file: play.box_file.clone(),
        revision: None,
    };
    let (rules, setup) = chosen.setup(locale)?;
    let words = words(rules, locale);
    not_over(play.save.as_ref(), None, &words)?;
    let occupants = occupants(&play.seats, setup.players(), &words)?;
    let seed = match &play.seed {
        Some(text) => Seed::from_words(text),
        None => random_seed()?,
    };
    let session = rules
        .open(setup, occupants, seed.into())
        .map_err(|error| anyhow::anyhow!(words.setup_error(&error)))?;
    let save = Save::for_game(play.save.clone(), rules.profile().id, &seed);
    Ok((rules, session, save))
}

fn resume(play: &Play, file: Option<&PathBuf>, locale: Locale) -> anyhow::Result<Started> {
    let plain = Words::new(locale, &[wording::TEXTS, TEXTS]);
    let file = match file {
        Some(file) => file.clone(),
        None => saves::latest().with_context(|| plain.get("ui-nothing-saved"))?,
    };
    not_over(play.save.as_ref(), Some(&file), &plain)?;
    let record = saves::read(&file, &plain)?;
    let rules = find_game(&record.game, &plain)?;
    if play.game.as_ref().is_some_and(|game| *game != record.game) {
        bail!(
            plain.tell(
                &Message::new("ui-other-game")
                    .with("file", file.display().to_string())
                    .with("found", record.game.clone())
            )
        );
    }
    let session = rules
        .go_on(&record, random_seed()?)
        .map_err(|error| anyhow::anyhow!(words(rules, locale).replay_error(&error)))
        .with_context(|| file.display().to_string())?;
    Ok((rules, session, Save::at(play.save.clone().unwrap_or(file))))
}

/// Refuses to save over a file that is not the one which the game comes from.
fn not_over(save: Option<&PathBuf>, from: Option<&PathBuf>, words: &Words) -> anyhow::Result<()> {
    match save {
        Some(save) if from != Some(save) && save.exists() => {
            bail!("{}: {}", save.display(), words.get("cli-already-exists"))
        }
        _ => Ok(()),
    }
}

fn random_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow::anyhow!("no random numbers: {error}"))?;
    Ok(Seed(bytes))
}

/// Who sits where. Without a word you sit on seat 1 and workers on the others.
fn occupants(seats: &[String], players: usize, words: &Words) -> anyhow::Result<Vec<Occupant>> {
    let you = |seat: usize| {
        let name = Message::new("ui-player").with("number", seat as i64 + 1);
        Occupant::Human(words.tell(&name))
    };
    if seats.is_empty() {
        let mut occupants = vec![Occupant::Bot(Level::Worker); players];
        occupants[0] = you(0);
        return Ok(occupants);
    }
    if seats.len() != players {
        return Err(refuse(
            words,
            &Message::new("ui-wrong-seats")
                .with("found", seats.len() as i64)
                .with("players", players as i64),
        ));
    }
    seats
        .iter()
        .enumerate()
        .map(|(index, seat)| match seat.split_once(':') {
            None if seat == "you" => Ok(you(index)),
            Some(("you", name)) if !name.trim().is_empty() => {
                Ok(Occupant::Human(name.trim().to_owned()))
            }
            _ => Ok(Occupant::Bot(seat.parse()?)),
        })
        .collect()
}

#[cfg(test)]
mod asked {
    use super::named;

    #[test]
    fn a_game_is_named_by_number_or_by_how_it_begins() {
        let ids = ["ants", "myrmes"];
        assert_eq!(named("2", &ids), Some("myrmes"));
        assert_eq!(named("My", &ids), Some("myrmes"));
        assert_eq!(named("0", &ids), None);
        assert_eq!(named("3", &ids), None);
        assert_eq!(named("", &ids), None);
    }
}
