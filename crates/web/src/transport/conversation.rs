//! What client and server have told each other so far. Knows nothing of sockets: it says what to send
//! and what to show, so that a connection may break at any moment and nothing is lost or done twice.

use protocol::{ChatLine, Command, Notice, Presence, Update};
use table::Line;

use super::{Refused, Request};

/// The first wait before connecting again, in milliseconds; doubled each time.
const FIRST_WAIT: u32 = 500;
/// The longest wait.
const LONGEST_WAIT: u32 = 15_000;

/// What is known of a table on a server, and what has been asked but not answered.
#[derive(Default)]
pub(crate) struct Conversation {
    lines: Vec<Line>,
    ply: usize,
    pending: Vec<Command>,
    failures: u32,
}

/// What a notice means for the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum News {
    /// The table has changed.
    Changed(Box<Update>),
    /// A request was refused.
    Refused(Refused),
    /// Somebody spoke.
    Said(ChatLine),
    /// Somebody came or went.
    Present(Presence),
    /// Something in between was missed: the server must be asked again for all since what is known.
    Missed,
    /// Nothing to show.
    Nothing,
}

impl Conversation {
    /// How many events are known: the server tells only what came after.
    pub(crate) fn since(&self) -> usize {
        self.lines.len()
    }

    /// The connection stands: everything that has not been answered is said again. Commands have
    /// ids, so the server does nothing twice.
    pub(crate) fn opened(&mut self) -> Vec<Command> {
        self.failures = 0;
        self.pending.clone()
    }

    /// The connection broke: how long to wait before the next try, in milliseconds.
    pub(crate) fn closed(&mut self) -> u32 {
        let wait = FIRST_WAIT.saturating_mul(1 << self.failures.min(8));
        self.failures += 1;
        wait.min(LONGEST_WAIT)
    }

    /// The command for a request; it is remembered until the server has answered. Nothing for
    /// requests that no server is needed for.
    pub(crate) fn ask(&mut self, request: Request, id: String) -> Option<Command> {
        let ply = self.ply;
        let command = match request {
            Request::Play(action) => Command::Play { id, ply, action },
            Request::Undo => Command::Undo { id, ply },
            Request::Sit {
                seat,
                invitation,
                promise,
            } => Command::Sit {
                id,
                seat,
                invitation,
                promise,
            },
            // Once is enough, however many updates ask for it meanwhile.
            Request::Share(_) if self.is_sharing() => return None,
            Request::Share(share) => Command::Share { id, share },
            Request::Leave => Command::Leave { id },
            Request::StandIn(seat) => Command::StandIn { id, seat },
            Request::Return => Command::Return { id },
            Request::Resign => Command::Resign { id },
            Request::Abort => Command::Abort { id },
            Request::Agree => Command::Agree { id },
            Request::Decline => Command::Decline { id },
            Request::Say(text) => return Some(Command::Chat { text }),
            Request::Greet | Request::TakeOver => return None,
        };
        self.pending.push(command.clone());
        Some(command)
    }

    fn is_sharing(&self) -> bool {
        let share = |command: &Command| matches!(command, Command::Share { .. });
        self.pending.iter().any(share)
    }

    /// Takes what the server said.
    pub(crate) fn hear(&mut self, notice: Notice) -> News {
        match notice {
            Notice::Update(mut update) => {
                if update.since > self.lines.len() {
                    return News::Missed;
                }
                self.lines.truncate(update.since);
                self.lines.append(&mut update.lines);
                self.ply = update.ply;
                update.lines.clone_from(&self.lines);
                update.since = 0;
                News::Changed(update)
            }
            Notice::Accepted { id, .. } => {
                self.answered(&id);
                News::Nothing
            }
            Notice::Refused {
                id, rule, reason, ..
            } => {
                self.answered(&id);
                News::Refused(Refused { rule, reason })
            }
            Notice::Chat(line) => News::Said(line),
            Notice::Presence(presence) => News::Present(presence),
            Notice::Alive => News::Nothing,
            // They were made a whole update before.
            Notice::Changes(_) => News::Missed,
        }
    }

    fn answered(&mut self, id: &str) {
        self.pending.retain(|command| command.id() != id);
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use table::{Locale, Occupant, Words, game};

    use super::*;
    use crate::local_game::LocalGame;

    fn update(ply: usize, since: usize) -> Update {
        let rules = game("ants").expect("it is in the catalog");
        let people = ["Ada", "Bob"].map(|name| Occupant::Human(name.to_owned()));
        let session = rules
            .open(
                rules.profile().usual(),
                people.to_vec(),
                Seed::from_words("talk").into(),
            )
            .expect("the usual game");
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let mut update = LocalGame::new("a", rules, session).update(&words);
        let line = |ply: usize| Line {
            ply,
            seat: None,
            notation: None,
            words: format!("event {ply}"),
            then: None,
        };
        update.ply = ply;
        update.since = since;
        update.lines = (since + 1..=ply).map(line).collect();
        update
    }

    fn plies(news: &News) -> Vec<usize> {
        match news {
            News::Changed(update) => update.lines.iter().map(|line| line.ply).collect(),
            _ => panic!("not an update"),
        }
    }

    fn tell(talk: &mut Conversation, ply: usize, since: usize) -> News {
        talk.hear(Notice::Update(Box::new(update(ply, since))))
    }

    #[test]
    fn the_log_grows_by_what_is_new() {
        let mut talk = Conversation::default();
        tell(&mut talk, 3, 0);
        assert_eq!(talk.since(), 3);
        let news = tell(&mut talk, 5, 3);
        assert_eq!(plies(&news), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn who_comes_and_goes_changes_nothing_else() {
        let mut talk = Conversation::default();
        let News::Changed(mut known) = tell(&mut talk, 3, 0) else {
            panic!("an update");
        };
        let presence = Presence {
            connected: vec![2],
            spectators: 4,
        };
        let news = talk.hear(Notice::Presence(presence.clone()));
        assert_eq!(news, News::Present(presence.clone()));
        assert_eq!(talk.hear(Notice::Alive), News::Nothing);
        assert_eq!(talk.since(), 3);
        presence.note(&mut known.table);
        let connected = known.table.seats.iter().map(|seat| seat.connected);
        assert_eq!(connected.collect::<Vec<_>>(), [false, true]);
        assert_eq!(known.table.spectators, 4);
    }

    #[test]
    fn lines_that_were_taken_back_go_away() {
        let mut talk = Conversation::default();
        tell(&mut talk, 5, 0);
        let news = tell(&mut talk, 4, 4);
        assert_eq!(plies(&news), [1, 2, 3, 4]);
    }

    #[test]
    fn an_update_that_assumes_more_than_is_known_is_asked_for_again() {
        let mut talk = Conversation::default();
        tell(&mut talk, 3, 0);
        assert_eq!(tell(&mut talk, 7, 5), News::Missed);
        assert_eq!(talk.since(), 3);
    }

    #[test]
    fn what_was_not_answered_is_said_again_after_a_break() {
        let mut talk = Conversation::default();
        tell(&mut talk, 3, 0);
        let said = talk
            .ask(Request::Play("half 1,1 t0".to_owned()), "x".to_owned())
            .expect("a command");
        talk.closed();
        assert_eq!(talk.opened(), [said]);
        talk.hear(Notice::Accepted {
            id: "x".to_owned(),
            ply: 4,
        });
        assert!(talk.opened().is_empty());
    }

    #[test]
    fn a_refused_command_is_not_repeated() {
        let mut talk = Conversation::default();
        talk.ask(Request::Undo, "x".to_owned());
        let news = talk.hear(Notice::Refused {
            id: "x".to_owned(),
            code: "refused-undo-revealed".to_owned(),
            rule: "rule-undo".to_owned(),
            reason: "No.".to_owned(),
        });
        assert!(matches!(news, News::Refused(refused) if refused.rule == "rule-undo"));
        assert!(talk.opened().is_empty());
    }

    #[test]
    fn a_share_is_told_once() {
        let mut talk = Conversation::default();
        let share = || Request::Share("6b86".to_owned());
        assert!(talk.ask(share(), "x".to_owned()).is_some());
        assert_eq!(talk.ask(share(), "y".to_owned()), None);
        assert_eq!(talk.opened().len(), 1);
    }

    #[test]
    fn each_try_waits_longer_up_to_a_bound() {
        let mut talk = Conversation::default();
        let waits: Vec<u32> = (0..8).map(|_| talk.closed()).collect();
        assert_eq!(waits[..3], [500, 1_000, 2_000]);
        assert_eq!(waits[7], LONGEST_WAIT);
        talk.opened();
        assert_eq!(talk.closed(), 500);
    }

    #[test]
    fn commands_carry_what_was_known() {
        let mut talk = Conversation::default();
        tell(&mut talk, 3, 0);
        let said = talk.ask(Request::Undo, "x".to_owned());
        assert_eq!(
            said,
            Some(Command::Undo {
                id: "x".to_owned(),
                ply: 3
            })
        );
        let chat = talk.ask(Request::Say("hello".to_owned()), "y".to_owned());
        assert!(matches!(chat, Some(Command::Chat { .. })));
    }
}
