//! A game in this browser: people who share the screen, and bots. Knows nothing of pages; bots think
//! elsewhere and are asked through [`Question`]s.

use bots::Level;
use engine::record::Call;
use engine::{Awaited, Observer, Record, Refusal, Seat, Seats, Source};
use protocol::{AwaitedInfo, CallInfo, Clock, Fairness, Flag, Status, TableInfo, Talk, Update};
use table::{Occupant, PlayError, Rules, Session, Words, next_to_ask};

use crate::seating;

/// Who plays on for somebody who has resigned.
const STAND_IN: Level = Level::Worker;

/// Something that a bot is to decide.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Question {
    /// Tells it from all others of this table.
    pub number: u32,
    /// The game's id.
    pub game: String,
    /// For whom.
    pub seat: Seat,
    /// How strong the bot is.
    pub level: Level,
    /// What its own choices are drawn from.
    pub seed: u64,
    /// All that the seat may see.
    pub view: serde_json::Value,
}

/// A game in this browser.
pub(crate) struct LocalGame {
    id: String,
    rules: &'static dyn Rules,
    session: Box<dyn Session>,
    /// Where chance comes from, and what bots draw their whims from.
    source: Option<Source>,
    /// The person who looks at the screen.
    person: Option<Seat>,
    /// The person who is to take the screen over.
    hand_over: Option<Seat>,
    /// Bots that let the others go on, in which position.
    passed: (usize, Seats),
    /// The bots that think: one, or all that seal their choices.
    asked: Vec<Asked>,
    questions: u32,
}

/// A question that waits for its answer, or for those of the others.
struct Asked {
    number: u32,
    seat: Seat,
    /// How many events there were.
    ply: usize,
    /// What was decided, if anything was: an action, or to let the others go on.
    answer: Option<Option<String>>,
}

impl LocalGame {
    pub(crate) fn new(id: &str, rules: &'static dyn Rules, session: Box<dyn Session>) -> Self {
        let source = session.record(true).source();
        let mut game = Self {
            id: id.to_owned(),
            rules,
            session,
            source,
            person: None,
            hand_over: None,
            passed: (0, Seats::NONE),
            asked: Vec::new(),
            questions: 0,
        };
        game.settle();
        game
    }

    /// The rules.
    #[cfg(test)]
    pub(crate) fn rules(&self) -> &'static dyn Rules {
        self.rules
    }

    /// The whole game, to be kept: it tells its seed.
    pub(crate) fn private_record(&self) -> Record {
        self.session.record(true)
    }

    /// Lets chance decide as long as the game waits for it, and sees who is next.
    pub(crate) fn settle(&mut self) {
        while self.session.advance() {}
        let occupants = self.session.occupants();
        let out = self.session.out();
        let mut people: Vec<Seat> = Seat::all(occupants.len())
            .filter(|seat| matches!(occupants[seat.index()], Occupant::Human(_)))
            .collect();
        // Who has resigned looks on, unless there is another person.
        if people.iter().any(|seat| !out.contains(*seat)) {
            people.retain(|seat| !out.contains(*seat));
        }
        let (must, may) = match self.session.awaited() {
            Awaited::Seats { must, may } => (must, may),
            _ => (Seats::NONE, Seats::NONE),
        };
        // Who only may act does not take the screen from whom the game waits for.
        let among = |seats: Seats| people.iter().copied().find(|seat| seats.contains(*seat));
        let next = among(must).or_else(|| among(may));
        let before = self.person;
        let stays = before.filter(|seat| people.contains(seat));
        let person = next.or(stays).or(people.first().copied());
        // Who opens a kept game may be anybody.
        if let Some(now) = person
            && before != person
            && people
                .iter()
                .any(|&other| self.view_of(other) != self.view_of(now))
        {
            self.hand_over = Some(now);
        }
        self.person = person;
    }

    fn view_of(&self, seat: Seat) -> serde_json::Value {
        self.session.view(Observer::Seat(seat))
    }

    /// The person who is to take the screen over before anything is shown.
    pub(crate) fn hand_over(&self) -> Option<Seat> {
        self.hand_over
    }

    /// The person has taken the screen over.
    pub(crate) fn take_over(&mut self) {
        self.hand_over = None;
    }

    /// What bots are to decide next, if the game waits for some that do not think already. Those who
    /// seal their choices are all asked about the same position.
    pub(crate) fn questions(&mut self) -> Vec<Question> {
        let awaited = self.session.awaited();
        let ply = self.session.plies();
        if self.passed.0 != ply {
            self.passed = (ply, Seats::NONE);
        }
        let out = self.session.out();
        let level_of = |seat: Seat| match self.session.occupants()[seat.index()] {
            Occupant::Bot(level) => Some((seat, level)),
            _ => out.contains(seat).then_some((seat, STAND_IN)),
        };
        let bots = awaited.actors().iter().filter_map(level_of);
        let bots: Seats = bots.map(|(seat, _)| seat).collect();
        let next = next_to_ask(&awaited, bots.minus(self.passed.1));
        let thinking: Seats = self.asked.iter().map(|asked| asked.seat).collect();
        if self.is_thinking() && thinking == next {
            return Vec::new();
        }
        let questions: Vec<_> = (self.questions + 1..)
            .zip(next.iter().filter_map(level_of))
            .map(|(number, (seat, level))| Question {
                number,
                game: self.rules.profile().id.to_owned(),
                seat,
                level,
                seed: self.whims(ply, seat),
                view: self.view_of(seat),
            })
            .collect();
        self.questions += questions.len() as u32;
        self.asked = questions
            .iter()
            .map(|question| Asked {
                number: question.number,
                seat: question.seat,
                ply,
                answer: None,
            })
            .collect();
        questions
    }

    /// What a bot's own choices are drawn from; it tells nothing about what is to come.
    fn whims(&self, ply: usize, seat: Seat) -> u64 {
        let source = self.source.as_ref();
        source.map_or(0, |source| source.whims(ply, seat))
    }

    /// Whether bots think about something that is still to be decided.
    pub(crate) fn is_thinking(&self) -> bool {
        let holds = |asked: &Asked| self.session.still_holds(asked.seat, asked.ply);
        !self.asked.is_empty() && self.asked.iter().all(holds)
    }

    /// Takes a bot's decision, unless the game has gone on since; says whether anything came of it. What
    /// is sealed is played when all have decided.
    pub(crate) fn answer(&mut self, number: u32, action: Option<&str>) -> bool {
        let holds = self.is_thinking();
        let Some(asked) = self.asked.iter_mut().find(|asked| asked.number == number) else {
            return false;
        };
        asked.answer = Some(action.map(str::to_owned));
        if !holds {
            self.asked.clear();
            return false;
        }
        if self.asked.iter().any(|asked| asked.answer.is_none()) {
            return false;
        }
        let mut all_played = true;
        for Asked { seat, answer, .. } in std::mem::take(&mut self.asked) {
            match answer.flatten() {
                Some(action) => all_played &= self.session.play(seat, &action).is_ok(),
                None => self.passed = (self.session.plies(), self.passed.1.with(seat)),
            }
        }
        self.settle();
        all_played
    }

    /// Plays for the person at the screen.
    pub(crate) fn play(&mut self, action: &str) -> Result<(), PlayError> {
        self.try_out(action).map(|_| ())
    }

    /// Plays for the person at the screen; gives what that person saw before dice or decks went on.
    pub(crate) fn try_out(&mut self, action: &str) -> Result<serde_json::Value, PlayError> {
        let Some(seat) = self.actor() else {
            return Err(PlayError::Refused(Refusal::not_your_turn()));
        };
        self.session.play(seat, action)?;
        let seen = self.view_of(seat);
        self.settle();
        Ok(seen)
    }

    /// Takes back the last action of the person at the screen.
    pub(crate) fn undo(&mut self) -> Result<(), Refusal> {
        let Some(seat) = self.person else {
            return Err(Refusal::not_your_turn());
        };
        self.session.undo(seat)?;
        // What is thought about may never come again.
        self.asked.clear();
        self.settle();
        Ok(())
    }

    /// The person at the screen gives up.
    pub(crate) fn resign(&mut self) -> Result<(), Refusal> {
        let seat = self.person.ok_or_else(Refusal::not_your_turn)?;
        self.call(Call::Resigned(seat))
    }

    /// The game is broken off before it has properly begun.
    pub(crate) fn abort(&mut self) -> Result<(), Refusal> {
        self.call(Call::Aborted)
    }

    fn call(&mut self, call: Call) -> Result<(), Refusal> {
        self.session.call(call)?;
        self.asked.clear();
        self.settle();
        Ok(())
    }

    /// The person who may act now.
    pub(crate) fn actor(&self) -> Option<Seat> {
        let actors = self.session.awaited().actors();
        self.person
            .filter(|seat| self.hand_over.is_none() && actors.contains(*seat))
    }

    /// Everything that the person at the screen may know.
    pub(crate) fn update(&self, words: &Words) -> Update {
        let you = self.person.filter(|_| self.hand_over.is_none());
        let observer = you.map_or(Observer::Spectator, Observer::Seat);
        let awaited = self.session.awaited();
        let record = self.session.record(false);
        let ply = self.session.plies();
        Update {
            table: TableInfo {
                id: self.id.clone(),
                game: self.rules.profile().id.to_owned(),
                revision: self.session.setup().revision(),
                setup: self.session.setup().to_string(),
                public: false,
                clock: Clock::None,
                flag: Flag::default(),
                hints: true,
                talk: Talk::Nobody,
                rated: false,
                strength: None,
                status: if matches!(awaited, Awaited::Nobody(_)) {
                    Status::Over
                } else {
                    Status::Playing
                },
                seats: seating::seats(self.rules.profile(), self.session.occupants()),
                awaited: Vec::new(),
                calls: self.session.calls().iter().map(CallInfo::from).collect(),
                ply,
                spectators: 0,
                opened: 0,
                changed: 0,
                you: None,
            },
            you: you.map(Seat::number),
            ply,
            view: self.session.view(observer),
            awaited: AwaitedInfo::of(&*self.session, observer),
            legal: self
                .actor()
                .map(|seat| self.session.choices(seat, words))
                .unwrap_or_default(),
            lines: self.session.log(observer, words),
            since: 0,
            // With the end the seed is told: there is no way back.
            can_undo: record.seed.is_none()
                && you.is_some_and(|seat| self.session.may_undo(seat).is_ok()),
            number: 0,
            can_abort: you.is_some() && self.session.may_abort(),
            offer: None,
            rematch: None,
            fairness: Fairness {
                commitment: record.commitment.to_string(),
                shares: Vec::new(),
                seed: record.seed.map(|seed| seed.to_string()),
            },
            invitation: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use table::{Locale, game};

    use super::*;

    fn ants(players: [&str; 2]) -> LocalGame {
        let rules = game("ants").expect("it is in the catalog");
        let players = players.map(|player| player.parse().expect("an occupant"));
        let session = rules
            .open(
                rules.profile().usual(),
                players.to_vec(),
                Seed::from_words("local").into(),
            )
            .expect("the usual game");
        LocalGame::new("a", rules, session)
    }

    fn words() -> Words {
        Words::new(
            Locale::ENGLISH,
            &[game("ants").expect("it is there").texts()],
        )
    }

    /// Lets all bots answer on the spot.
    fn let_bots_play(game: &mut LocalGame) {
        loop {
            let questions = game.questions();
            let Some(last) = questions.last().map(|question| question.number) else {
                return;
            };
            for question in questions {
                let action = game
                    .rules()
                    .choose(&question.view, question.seat, question.level, question.seed)
                    .expect("a view of this version");
                let played = game.answer(question.number, action.as_deref());
                assert_eq!(played, question.number == last, "all are played at once");
            }
        }
    }

    #[test]
    fn the_screen_stays_with_whom_the_game_waits_for() {
        let rules = game("fourmidable").expect("it is in the catalog");
        let setup = rules.profile().read_setup("child players=2");
        let people = ["human Ada", "human Bob"].map(|player| player.parse().expect("an occupant"));
        let session = rules
            .open(
                setup.expect("a setup"),
                people.to_vec(),
                Seed::from_words("screen").into(),
            )
            .expect("a game of two");
        let mut game = LocalGame::new("a", rules, session);
        let words = words();
        let mut others = 0;
        for _ in 0..600 {
            game.take_over();
            let update = game.update(&words);
            let Some(seat) = game.actor() else {
                break;
            };
            assert!(update.awaited.must.contains(&seat.number()));
            if let Awaited::Seats { may, .. } = game.session.awaited() {
                others += may.iter().count();
            }
            // Whoever could reveal an objective keeps it.
            let is_other = |choice: &&table::Choice| !choice.notation.starts_with("reveal");
            let choice = update
                .legal
                .iter()
                .filter(is_other)
                .nth_back(game.session.plies() % 3);
            let choice = choice.or_else(|| update.legal.iter().find(is_other));
            game.play(&choice.expect("something else").notation.clone())
                .expect("listed");
        }
        assert!(others > 0, "somebody could have revealed something");
    }

    #[test]
    fn a_person_plays_a_whole_game_against_a_bot() {
        let mut game = ants(["human Ada", "bot larva"]);
        let words = words();
        loop {
            let_bots_play(&mut game);
            let update = game.update(&words);
            assert_eq!(update.you, Some(1));
            if update.table.status == Status::Over {
                assert!(update.awaited.standings.is_some());
                assert!(update.fairness.seed.is_some());
                return;
            }
            game.play(&update.legal[0].notation).expect("it is listed");
        }
    }

    #[test]
    fn who_resigns_has_lost_and_still_sees_it_later() {
        let mut game = ants(["human Ada", "bot larva"]);
        let words = words();
        assert!(game.update(&words).can_abort);
        game.resign().expect("it goes on until then");
        let kept = game.private_record();
        assert!(kept.is_over() && game.resign().is_err());
        let session = game.rules().resume(&kept).expect("its own record");
        let later = LocalGame::new("a", game.rules(), session).update(&words);
        assert_eq!((later.you, later.table.status), (Some(1), Status::Over));
        assert_eq!(later.table.calls.len(), 1);
        assert!(later.legal.is_empty());
    }

    #[test]
    fn a_bot_plays_on_where_one_of_three_resigns() {
        let rules = game("fourmidable").expect("it is in the catalog");
        let setup = rules.profile().read_setup("child players=3");
        let people = ["human Ada", "human Bob", "bot larva"];
        let people = people.map(|player| player.parse().expect("an occupant"));
        let seed = Seed::from_words("three").into();
        let session = rules.open(setup.expect("a setup"), people.to_vec(), seed);
        let mut game = LocalGame::new("a", rules, session.expect("a game of three"));
        game.take_over();
        let gone = game.update(&words()).you;
        game.resign().expect("it goes on until then");
        game.take_over();
        let now = game.update(&words());
        assert_eq!(now.table.status, Status::Playing);
        assert_ne!(now.you, gone, "the screen goes to the other person");
    }

    #[test]
    fn two_people_share_the_screen_without_secrets_in_ants() {
        let mut game = ants(["human Ada", "human Bob"]);
        let words = words();
        let first = game.update(&words);
        game.play(&first.legal[0].notation).expect("it is listed");
        let second = game.update(&words);
        assert_ne!(first.you, second.you);
        assert!(!second.legal.is_empty());
        assert_eq!(game.hand_over(), None);
    }

    #[test]
    fn nothing_is_shown_until_the_next_person_has_the_screen() {
        let rules = table::catalog::rules_of::<yardsticks::Crumbs>();
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let people = ["Ada", "Bob", "Cleo"].map(|name| Occupant::Human(name.to_owned()));
        let session = rules
            .open(
                rules.profile().usual(),
                people.to_vec(),
                Seed::from_words("hands").into(),
            )
            .expect("the usual game");
        let mut game = LocalGame::new("a", rules, session);
        assert_eq!(game.hand_over(), Seat::from_number(1));
        assert_eq!(game.update(&words).you, None);
        game.take_over();
        let first = game.update(&words);
        assert_eq!(first.you, Some(1));
        game.play(&first.legal[0].notation).expect("it is listed");

        assert_eq!(game.hand_over(), Seat::from_number(2));
        let between = game.update(&words);
        assert_eq!((between.you, between.legal.len()), (None, 0));
        assert!(!between.can_undo);
        let watched = game.session.view(Observer::Spectator);
        assert_eq!(between.view, watched, "no hand is shown");
        assert!(game.play(&first.legal[1].notation).is_err());
        game.take_over();
        let second = game.update(&words);
        assert_eq!(second.you, Some(2));
        assert_ne!(second.view, watched);
        assert!(!second.legal.is_empty());
    }

    #[test]
    fn an_answer_that_comes_too_late_changes_nothing() {
        let mut game = ants(["bot larva", "bot larva"]);
        let question = game.questions().pop().expect("a bot is next");
        let action = game
            .rules()
            .choose(&question.view, question.seat, question.level, 1)
            .expect("a view of this version");
        assert!(game.answer(question.number, action.as_deref()));
        assert!(!game.answer(question.number, action.as_deref()));
    }

    #[test]
    fn a_bot_thinks_on_while_a_person_seals_an_answer() {
        let rules = table::catalog::rules_of::<yardsticks::Crumbs>();
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let players = ["human Ada", "bot random", "human Bea"].map(str::parse);
        let players = players.map(|player| player.expect("an occupant")).to_vec();
        let session = rules
            .open(
                rules.profile().usual(),
                players,
                Seed::from_words("sealed").into(),
            )
            .expect("the usual game");
        let mut game = LocalGame::new("a", rules, session);
        let question = game.questions().pop().expect("the bot bids, too");
        assert_eq!(question.seat.number(), 2);
        game.take_over();
        let action = game.update(&words).legal[0].notation.clone();
        game.play(&action).expect("it is listed");
        assert_eq!(game.questions(), [], "it thinks already");
        assert!(game.is_thinking());
        let choice = rules
            .choose(&question.view, question.seat, question.level, question.seed)
            .expect("a view of this version");
        assert!(game.answer(question.number, choice.as_deref()));
        assert!(!game.answer(question.number, choice.as_deref()));
        assert!(!game.is_thinking());
    }

    #[test]
    fn bots_that_seal_are_all_asked_before_any_answer_is_played() {
        let rules = table::catalog::rules_of::<yardsticks::Crumbs>();
        let players = ["bot worker", "human Ada", "bot random"].map(str::parse);
        let players = players.map(|player| player.expect("an occupant")).to_vec();
        let session = rules
            .open(
                rules.profile().usual(),
                players,
                Seed::from_words("all").into(),
            )
            .expect("the usual game");
        let mut game = LocalGame::new("a", rules, session);
        let ply = game.session.plies();
        let questions = game.questions();
        let seats: Vec<_> = questions
            .iter()
            .map(|question| question.seat.number())
            .collect();
        assert_eq!(seats, [1, 3]);
        for question in &questions {
            assert_eq!(game.session.plies(), ply, "none has been played");
            let view = game.session.view(Observer::Seat(question.seat));
            assert_eq!(question.view, view);
            let choice = game.session.legal(question.seat)[0].clone();
            game.answer(question.number, Some(&choice));
        }
        assert_eq!(game.session.plies(), ply + 2);
    }

    #[test]
    fn a_kept_game_goes_on_where_it_was() {
        let mut game = ants(["human Ada", "bot larva"]);
        let_bots_play(&mut game);
        let words = words();
        let choice = game.update(&words).legal[0].notation.clone();
        game.play(&choice).expect("it is listed");
        let record = game.private_record();
        let session = game.rules().resume(&record).expect("its own record");
        let back = LocalGame::new("a", game.rules(), session);
        assert_eq!(back.update(&words), game.update(&words));
    }
}
