//! A move that has been chosen but not yet made: the player sees what it leads to and may still take
//! it back, whatever the game allows afterwards.

use engine::Seat;
use protocol::Update;
use table::Rules;

use crate::boards;

/// A chosen move that waits for “End turn”.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tentative {
    /// Whose move it is.
    pub seat: Seat,
    /// How many events there were when it was chosen.
    pub ply: usize,
    /// The move's notation.
    pub action: String,
    /// What it means.
    pub words: String,
    /// The game after it, as far as it can be foreseen.
    pub view: Option<serde_json::Value>,
}

/// What to do with a chosen move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Verdict {
    /// Make it at once.
    Commit,
    /// Show it and wait.
    Hold(Tentative),
}

/// What to do with a legal move: it waits if the player wants that and the turn would pass on, or if it
/// could not be taken back. Other moves in the middle of a turn are made at once. So are
/// moves out of turn: the others do not wait for them and would go on meanwhile.
pub(crate) fn weigh(
    rules: &dyn Rules,
    update: &Update,
    seat: Seat,
    action: &str,
    confirm: bool,
) -> Verdict {
    if !confirm || !update.awaited.must.contains(&seat.number()) {
        return Verdict::Commit;
    }
    match rules.foresee(&update.view, seat, action) {
        Ok(Some(foreseen)) if !foreseen.goes_on || foreseen.reveals => Verdict::Hold(Tentative {
            seat,
            ply: update.ply,
            action: action.to_owned(),
            words: worth_telling(rules, update, seat, action),
            view: foreseen.view,
        }),
        _ => Verdict::Commit,
    }
}

/// What a move means; where it only ends the turn, what the turn was about.
fn worth_telling(rules: &dyn Rules, update: &Update, seat: Seat, action: &str) -> String {
    let game = rules.profile().id;
    let only_ends = |notation: &str| boards::only_ends(game, notation);
    let own = update.lines.iter().rev();
    let mut own = own.take_while(|line| line.seat.is_none_or(|it| it == seat));
    let before = own.find(|line| {
        let notation = line.notation.as_deref();
        line.seat == Some(seat) && notation.is_some_and(|notation| !only_ends(notation))
    });
    match before {
        Some(line) if only_ends(action) => line.words.clone(),
        _ => words_of(update, action).unwrap_or_else(|| action.to_owned()),
    }
}

/// What a legal move means.
pub(crate) fn words_of(update: &Update, action: &str) -> Option<String> {
    update
        .legal
        .iter()
        .find(|choice| choice.notation == action)
        .map(|choice| choice.words.clone())
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use table::{Locale, Occupant, Words, game};

    use super::*;
    use crate::local_game::{LocalGame, Question};

    fn position() -> (&'static dyn Rules, Update) {
        let rules = game("ants").expect("it is in the catalog");
        let people = ["Ada", "Bob"].map(|name| Occupant::Human(name.to_owned()));
        let session = rules
            .open(
                rules.profile().usual(),
                people.to_vec(),
                Seed::from_words("tentative").into(),
            )
            .expect("the usual game");
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let update = LocalGame::new("a", rules, session).update(&words);
        (rules, update)
    }

    fn actor(update: &Update) -> Seat {
        Seat::from_number(update.you.expect("a person is next")).expect("a seat")
    }

    #[test]
    fn a_move_that_ends_the_turn_waits_and_shows_its_result() {
        let (rules, update) = position();
        let action = &update.legal[0].notation;
        let verdict = weigh(rules, &update, actor(&update), action, true);
        let Verdict::Hold(tentative) = verdict else {
            panic!("it should wait");
        };
        assert_eq!(tentative.ply, update.ply);
        let shown = tentative.view.expect("nothing is hidden in Ants");
        assert_ne!(shown, update.view);
        assert_eq!(tentative.words, update.legal[0].words);
    }

    #[test]
    fn what_only_ends_a_turn_is_told_by_what_the_turn_was_about() {
        let (_, mut update) = position();
        let rules = game("fourmidable").expect("it is in the catalog");
        let seat = Seat::new(0);
        let line = |seat: usize, notation: &str, words: &str| table::Line {
            ply: 1,
            seat: Some(Seat::new(seat)),
            notation: Some(notation.to_owned()),
            words: words.to_owned(),
            then: None,
        };
        update.lines = vec![
            line(0, "step a1", "Ada goes to a1."),
            line(0, "stop", "Ada stops."),
        ];
        let told = |update: &Update| worth_telling(rules, update, seat, "done");
        assert_eq!(told(&update), "Ada goes to a1.");
        // What others have done is not one's own turn.
        update.lines.push(line(1, "step b1", "Bob goes to b1."));
        assert_eq!(told(&update), "done");
    }

    #[test]
    fn without_confirmation_a_move_is_made_at_once() {
        let (rules, update) = position();
        let action = &update.legal[0].notation;
        let verdict = weigh(rules, &update, actor(&update), action, false);
        assert_eq!(verdict, Verdict::Commit);
    }

    #[test]
    fn a_move_out_of_turn_is_made_at_once() {
        let (rules, mut update) = position();
        let seat = actor(&update);
        update.awaited.must = vec![seat.next(2).number()];
        update.awaited.may = vec![seat.number()];
        let verdict = weigh(rules, &update, seat, &update.legal[0].notation, true);
        assert_eq!(verdict, Verdict::Commit);
    }

    #[test]
    fn whatever_does_not_wait_can_be_taken_back() {
        let rules = game("myrmes").expect("it is in the catalog");
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let mut made = 0;
        for round in 0..6 {
            let players = ["human Ada", "bot larva"].map(|it| it.parse().expect("an occupant"));
            let seed = Seed::from_words(&format!("harvest {round}")).into();
            let setup = rules
                .profile()
                .read_setup("base players=2")
                .expect("a setup");
            let session = rules.open(setup, players.to_vec(), seed);
            let mut game = LocalGame::new("a", rules, session.expect("a game of two"));
            for turn in 0..400 {
                while let Some(question) = game.questions().pop() {
                    let Question {
                        view,
                        seat,
                        level,
                        seed,
                        ..
                    } = &question;
                    let action = rules.choose(view, *seat, *level, *seed);
                    let action = action.expect("a view of this version");
                    game.answer(question.number, action.as_deref());
                }
                let update = game.update(&words);
                if update.legal.is_empty() {
                    break;
                }
                // Harvest+3 wherever it can be had, and pheromones.
                let liked = |choice: &&table::Choice| {
                    let notation = &choice.notation;
                    notation.starts_with("event harvest") || notation.starts_with("pheromone")
                };
                let any = &update.legal[turn * 7 % update.legal.len()];
                let action = &update.legal.iter().find(liked).unwrap_or(any).notation;
                let waits = weigh(rules, &update, actor(&update), action, true);
                game.play(action).expect("it is listed");
                if waits == Verdict::Commit {
                    made += 1;
                    assert!(game.update(&words).can_undo, "{action} in {}", update.view);
                }
            }
        }
        assert!(made > 50, "{made}");
    }

    #[test]
    fn the_rules_say_why_something_is_impossible() {
        let (rules, update) = position();
        let taken = update.legal[0].notation.replace(char::is_numeric, "9");
        assert!(
            rules
                .why_not(&update.view, actor(&update), &taken)
                .expect("a view of this version")
                .is_some()
        );
    }
}
