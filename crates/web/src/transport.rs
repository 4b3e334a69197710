//! Where a table is: in this browser or on a server. Pages see only a [`Link`].

mod conversation;
pub(crate) mod local;
pub(crate) mod practice;
pub(crate) mod remote;

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;
use protocol::{ChatLine, Update};
use table::{PlayError, Words};

use crate::fairness::{Breach, Notes};

/// One table as a page sees it, wherever it is.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    /// Whether it is on a server.
    pub online: bool,
    /// Everything that one may know; nothing before the first word from the table.
    pub update: RwSignal<Option<Arc<Update>>>,
    /// What was said at the table.
    pub chat: RwSignal<Vec<ChatLine>>,
    /// How the connection stands.
    pub standing: RwSignal<Standing>,
    /// Whether a bot is thinking in this browser.
    pub thinking: RwSignal<bool>,
    /// Whether what has happened has been seen, so that bots in this browser may go on.
    pub keeps_up: RwSignal<bool>,
    /// The person who is to take the screen over.
    pub hand_over: RwSignal<Option<Seat>>,
    /// What this browser has noted about chance.
    pub notes: RwSignal<Notes>,
    /// A promise about chance that was not kept.
    pub breach: RwSignal<Option<Breach>>,
    /// Why the last request was refused.
    pub refusal: RwSignal<Option<Refused>>,
    /// Asks for something.
    pub request: Callback<Request>,
}

impl Link {
    fn new(online: bool, request: Callback<Request>) -> Self {
        Self {
            online,
            update: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            standing: RwSignal::new(if online {
                Standing::Closed
            } else {
                Standing::Open
            }),
            thinking: RwSignal::new(false),
            keeps_up: RwSignal::new(true),
            hand_over: RwSignal::new(None),
            notes: RwSignal::new(Notes::default()),
            breach: RwSignal::new(None),
            refusal: RwSignal::new(None),
            request,
        }
    }
}

/// How a connection stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// The table hears us.
    Open,
    /// It does not, but it may again.
    Closed,
    /// There is no such table, and why.
    Gone(String),
}

/// What a page asks a table for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// Play an action.
    Play(String),
    /// Take back one's last action.
    Undo,
    /// Sit down.
    Sit {
        /// The seat's number.
        seat: usize,
        /// What the visitor was told to be let in.
        invitation: Option<String>,
        /// What will be added to chance; the connection puts it in.
        promise: Option<String>,
    },
    /// Tell what was promised.
    Share(String),
    /// Stand up.
    Leave,
    /// Let a bot stand in on the seat with this number.
    StandIn(usize),
    /// Come back to one's seat.
    Return,
    /// Give the game up.
    Resign,
    /// Break the game off, before it has properly begun.
    Abort,
    /// Propose to leave it at that, or agree.
    Agree,
    /// Do not leave it at that.
    Decline,
    /// Say something.
    Say(String),
    /// Connect anew: the server knows by now who this is.
    Greet,
    /// Take over the screen from another person.
    TakeOver,
}

/// Why something was refused, and the rule to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// Key of the rule's heading; empty if no rule is behind it.
    pub rule: String,
    /// The reason in words.
    pub reason: String,
}

impl Refused {
    /// A reason that no rule is behind.
    pub(crate) fn plain(reason: String) -> Self {
        Self {
            rule: String::new(),
            reason,
        }
    }

    /// What the rules say.
    pub(crate) fn by_rules(error: &PlayError, words: &Words) -> Self {
        match error {
            PlayError::Refused(refusal) => Self {
                rule: refusal.rule.to_owned(),
                reason: words.tell(&refusal.reason),
            },
            PlayError::Unreadable(error) => Self::plain(words.notation_error(error)),
        }
    }
}
