//! Why something failed: a code for programs, a reason for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Message, SetupError};
use protocol::{Notice, Problem};
use table::{Locale, PlayError, Words};

use crate::catalog::Catalog;
use crate::dates;
use crate::store::{FOREVER, StoreError};

/// Everything that can go wrong, apart from what the rules of a game forbid. Its wording has the key
/// `online-CODE`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The request cannot be read.
    BadRequest,
    /// The request comes from another site.
    ForeignOrigin,
    /// Nobody has said who they are.
    SignInFirst,
    /// Name and password do not belong together.
    WrongPassword,
    /// An account with this name exists.
    NameTaken,
    /// The name is empty, too long or has strange letters.
    BadName,
    /// The password is too short or too long.
    BadPassword,
    /// The password is one of those that everybody tries first.
    CommonPassword,
    /// The caller is a guest.
    NoAccount,
    /// Tokens are not enough for this.
    NotWithToken,
    /// The caller has an account already.
    HasAccount,
    /// There are too many tokens.
    TooManyTokens,
    /// There is no such token.
    UnknownToken,
    /// The request comes with a token that is none.
    WrongToken,
    /// There is no such address.
    UnknownAddress,
    /// The address does not take this kind of request.
    BadMethod,
    /// The request is too long.
    TooLong,
    /// The request takes too long to arrive.
    TooSlow,
    /// Too often.
    TooOften,
    /// There is no such game.
    UnknownGame,
    /// There is no such bot.
    UnknownLevel,
    /// More seats are named than the game has, or one's own seat twice.
    BadSeats,
    /// The clock makes no sense.
    BadClock,
    /// For ratings only people with an account play.
    RatedWithAccount,
    /// For ratings two people or more play, and no bots.
    RatedWithPeople,
    /// For ratings nobody gets hints.
    RatedWithoutHints,
    /// The caller is much stronger or weaker than who opened the table wants.
    TooFarApart,
    /// There is no such table.
    UnknownTable,
    /// The table follows rules that this server no longer knows.
    UnknownRules,
    /// The caller does not sit at the table.
    NotSeated,
    /// The caller sits there already.
    SeatedAlready,
    /// There is no such seat.
    UnknownSeat,
    /// Somebody sits there.
    SeatTaken,
    /// The caller has stood up from this table too often.
    SatTooOften,
    /// The seat is kept for somebody with the invitation.
    SeatKept,
    /// Seats are still open, or shares are being told.
    NotBegun,
    /// The game has begun.
    Begun,
    /// No share of the caller is awaited.
    NotSharing,
    /// The share is not the one that was promised.
    WrongShare,
    /// More has happened since the client decided.
    Stale,
    /// A bot stands in for the caller, who has to come back first.
    BotStandsIn,
    /// The caller has taken back too often.
    TooManyUndone,
    /// The caller has opened too many tables that are not finished.
    TooManyTables,
    /// The caller has opened too many tables where only bots play.
    TooManyBotTables,
    /// There is hardly any room left to store anything.
    NoRoom,
    /// Only people with accounts come in.
    AccountsOnly,
    /// No bot stands in for the caller.
    NoStandIn,
    /// That player still has time.
    NotOverdue,
    /// The caller has resigned or run out of time.
    Out,
    /// No other person plays who could agree.
    NobodyToAsk,
    /// The same was proposed and declined a moment ago.
    JustDeclined,
    /// The caller has agreed already.
    OfferedAlready,
    /// Nobody has proposed anything.
    NothingOffered,
    /// The game is still going on.
    NotOver,
    /// Some of the game is not known to the caller.
    SecretsLeft,
    /// There is nothing to say, or too much.
    BadChat,
    /// An administrator has closed the table.
    TableClosed,
    /// The caller may not speak at this table.
    MayNotTalk,
    /// An administrator has silenced the caller.
    Muted,
    /// An administrator has sent the caller away.
    Banned,
    /// The caller is no administrator.
    NotAdmin,
    /// The caller has reported this already.
    ReportedAlready,
    /// There is no such person.
    UnknownPerson,
    /// There is no such report.
    UnknownReport,
    /// There is no reason given, or it is too long.
    BadReason,
    /// The server sends no e-mail.
    NoMail,
    /// This is no address for e-mail.
    BadAddress,
    /// The link is no longer good, or never was.
    BadLink,
    /// The server sends no messages to browsers.
    NoPush,
    /// Messages cannot be sent there.
    BadBrowser,
    /// Something in the server failed.
    Internal,
    /// Nobody knows whether it was stored.
    Unsure,
    /// The server is about to stop.
    Stopping,
}

impl Trouble {
    /// All of them.
    pub const ALL: [Self; 73] = [
        Self::BadRequest,
        Self::ForeignOrigin,
        Self::SignInFirst,
        Self::WrongPassword,
        Self::NameTaken,
        Self::BadName,
        Self::BadPassword,
        Self::CommonPassword,
        Self::NoAccount,
        Self::NotWithToken,
        Self::HasAccount,
        Self::TooManyTokens,
        Self::UnknownToken,
        Self::WrongToken,
        Self::UnknownAddress,
        Self::BadMethod,
        Self::TooLong,
        Self::TooSlow,
        Self::TooOften,
        Self::UnknownGame,
        Self::UnknownLevel,
        Self::BadSeats,
        Self::BadClock,
        Self::RatedWithAccount,
        Self::RatedWithPeople,
        Self::RatedWithoutHints,
        Self::TooFarApart,
        Self::UnknownTable,
        Self::UnknownRules,
        Self::NotSeated,
        Self::SeatedAlready,
        Self::UnknownSeat,
        Self::SeatTaken,
        Self::SatTooOften,
        Self::SeatKept,
        Self::NotBegun,
        Self::Begun,
        Self::NotSharing,
        Self::WrongShare,
        Self::Stale,
        Self::BotStandsIn,
        Self::TooManyUndone,
        Self::TooManyTables,
        Self::NoRoom,
        Self::AccountsOnly,
        Self::TooManyBotTables,
        Self::NoStandIn,
        Self::NotOverdue,
        Self::Out,
        Self::NobodyToAsk,
        Self::JustDeclined,
        Self::OfferedAlready,
        Self::NothingOffered,
        Self::NotOver,
        Self::SecretsLeft,
        Self::BadChat,
        Self::TableClosed,
        Self::MayNotTalk,
        Self::Muted,
        Self::Banned,
        Self::NotAdmin,
        Self::ReportedAlready,
        Self::UnknownPerson,
        Self::UnknownReport,
        Self::BadReason,
        Self::NoMail,
        Self::BadAddress,
        Self::BadLink,
        Self::NoPush,
        Self::BadBrowser,
        Self::Internal,
        Self::Unsure,
        Self::Stopping,
    ];

    /// The key of its wording, and how HTTP calls it.
    const fn key_and_status(self) -> (&'static str, StatusCode) {
        match self {
            Self::BadRequest => ("online-bad-request", StatusCode::BAD_REQUEST),
            Self::ForeignOrigin => ("online-foreign-origin", StatusCode::FORBIDDEN),
            Self::SignInFirst => ("online-sign-in-first", StatusCode::UNAUTHORIZED),
            Self::WrongPassword => ("online-wrong-password", StatusCode::UNAUTHORIZED),
            Self::NameTaken => ("online-name-taken", StatusCode::CONFLICT),
            Self::BadName => ("online-bad-name", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadPassword => ("online-bad-password", StatusCode::UNPROCESSABLE_ENTITY),
            Self::CommonPassword => ("online-common-password", StatusCode::UNPROCESSABLE_ENTITY),
            Self::NoAccount => ("online-no-account", StatusCode::CONFLICT),
            Self::NotWithToken => ("online-not-with-token", StatusCode::FORBIDDEN),
            Self::HasAccount => ("online-has-account", StatusCode::CONFLICT),
            Self::TooManyTokens => ("online-too-many-tokens", StatusCode::CONFLICT),
            Self::UnknownToken => ("online-unknown-token", StatusCode::NOT_FOUND),
            Self::WrongToken => ("online-unknown-token", StatusCode::UNAUTHORIZED),
            Self::UnknownAddress => ("online-unknown-address", StatusCode::NOT_FOUND),
            Self::BadMethod => ("online-bad-method", StatusCode::METHOD_NOT_ALLOWED),
            Self::TooLong => ("online-too-long", StatusCode::PAYLOAD_TOO_LARGE),
            Self::TooSlow => ("online-too-slow", StatusCode::REQUEST_TIMEOUT),
            Self::TooOften => ("online-too-often", StatusCode::TOO_MANY_REQUESTS),
            Self::UnknownGame => ("online-unknown-game", StatusCode::UNPROCESSABLE_ENTITY),
            Self::UnknownLevel => ("online-unknown-level", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadSeats => ("online-bad-seats", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadClock => ("online-bad-clock", StatusCode::UNPROCESSABLE_ENTITY),
            Self::RatedWithAccount => ("online-rated-with-account", StatusCode::FORBIDDEN),
            Self::RatedWithPeople => ("online-rated-with-people", StatusCode::UNPROCESSABLE_ENTITY),
            Self::TooFarApart => ("online-too-far-apart", StatusCode::FORBIDDEN),
            Self::RatedWithoutHints => (
                "online-rated-without-hints",
                StatusCode::UNPROCESSABLE_ENTITY,
            ),
            Self::UnknownTable => ("online-unknown-table", StatusCode::NOT_FOUND),
            Self::UnknownRules => ("online-unknown-rules", StatusCode::NOT_IMPLEMENTED),
            Self::NotSeated => ("online-not-seated", StatusCode::FORBIDDEN),
            Self::SeatedAlready => ("online-seated-already", StatusCode::CONFLICT),
            Self::UnknownSeat => ("online-unknown-seat", StatusCode::UNPROCESSABLE_ENTITY),
            Self::SeatTaken => ("online-seat-taken", StatusCode::CONFLICT),
            Self::SatTooOften => ("online-sat-too-often", StatusCode::CONFLICT),
            Self::SeatKept => ("online-seat-kept", StatusCode::FORBIDDEN),
            Self::NotBegun => ("online-not-begun", StatusCode::CONFLICT),
            Self::Begun => ("online-begun", StatusCode::CONFLICT),
            Self::NotSharing => ("online-not-sharing", StatusCode::CONFLICT),
            Self::WrongShare => ("online-wrong-share", StatusCode::UNPROCESSABLE_ENTITY),
            Self::Stale => ("online-stale", StatusCode::CONFLICT),
            Self::BotStandsIn => ("online-bot-stands-in", StatusCode::CONFLICT),
            Self::TooManyUndone => ("online-too-many-undone", StatusCode::CONFLICT),
            Self::NoRoom => ("online-no-room", StatusCode::SERVICE_UNAVAILABLE),
            Self::AccountsOnly => ("online-accounts-only", StatusCode::FORBIDDEN),
            Self::TooManyTables => ("online-too-many-tables", StatusCode::CONFLICT),
            Self::TooManyBotTables => ("online-too-many-bot-tables", StatusCode::CONFLICT),
            Self::NoStandIn => ("online-no-stand-in", StatusCode::CONFLICT),
            Self::NotOverdue => ("online-not-overdue", StatusCode::CONFLICT),
            Self::Out => ("online-out", StatusCode::CONFLICT),
            Self::NobodyToAsk => ("online-nobody-to-ask", StatusCode::CONFLICT),
            Self::JustDeclined => ("online-just-declined", StatusCode::CONFLICT),
            Self::OfferedAlready => ("online-offered-already", StatusCode::CONFLICT),
            Self::NothingOffered => ("online-nothing-offered", StatusCode::CONFLICT),
            Self::NotOver => ("online-not-over", StatusCode::CONFLICT),
            Self::SecretsLeft => ("online-secrets-left", StatusCode::FORBIDDEN),
            Self::BadChat => ("online-bad-chat", StatusCode::UNPROCESSABLE_ENTITY),
            Self::TableClosed => ("online-table-closed", StatusCode::GONE),
            Self::MayNotTalk => ("online-may-not-talk", StatusCode::FORBIDDEN),
            Self::Muted => ("online-muted", StatusCode::FORBIDDEN),
            Self::Banned => ("online-banned", StatusCode::FORBIDDEN),
            Self::NotAdmin => ("online-not-admin", StatusCode::FORBIDDEN),
            Self::ReportedAlready => ("online-reported-already", StatusCode::CONFLICT),
            Self::UnknownPerson => ("online-unknown-person", StatusCode::NOT_FOUND),
            Self::UnknownReport => ("online-unknown-report", StatusCode::NOT_FOUND),
            Self::BadReason => ("online-bad-reason", StatusCode::UNPROCESSABLE_ENTITY),
            Self::NoMail => ("online-no-mail", StatusCode::CONFLICT),
            Self::BadAddress => ("online-bad-address", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadLink => ("online-bad-link", StatusCode::NOT_FOUND),
            Self::NoPush => ("online-no-push", StatusCode::CONFLICT),
            Self::BadBrowser => ("online-bad-browser", StatusCode::UNPROCESSABLE_ENTITY),
            Self::Internal => ("online-internal", StatusCode::INTERNAL_SERVER_ERROR),
            Self::Unsure => ("online-unsure", StatusCode::SERVICE_UNAVAILABLE),
            Self::Stopping => ("online-stopping", StatusCode::SERVICE_UNAVAILABLE),
        }
    }

    pub(crate) const fn status(self) -> StatusCode {
        self.key_and_status().1
    }

    /// The key of its wording.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.key_and_status().0
    }

    /// The machine-readable reason.
    #[must_use]
    pub fn code(self) -> &'static str {
        let key = self.key();
        key.strip_prefix("online-").unwrap_or(key)
    }
}

/// Why a request or a command failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The server says no.
    Trouble(Trouble),
    /// The server says no until then, in milliseconds since 1970.
    Until(Trouble, u64),
    /// The setup cannot be played.
    Setup(SetupError),
    /// The rules of the game say no.
    Play(PlayError),
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        Self::Play(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!("{error}");
        Self::Trouble(match error {
            StoreError::Ambiguous(_) => Trouble::Unsure,
            _ => Trouble::Internal,
        })
    }
}

impl Failure {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Trouble(trouble) | Self::Until(trouble, _) => trouble.code(),
            Self::Setup(error) => error.0.key,
            Self::Play(PlayError::Unreadable(_)) => "unreadable",
            Self::Play(PlayError::Refused(refusal)) => refusal.reason.key,
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Trouble(trouble) | Self::Until(trouble, _) => trouble.status(),
            Self::Setup(_) | Self::Play(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The reason in words.
    pub(crate) fn reason(&self, words: &Words) -> String {
        match self {
            Self::Trouble(trouble) => words.get(trouble.key()),
            Self::Until(trouble, until) if *until >= FOREVER => words.get(trouble.key()),
            Self::Until(trouble, until) => {
                let message = Message::new("online-until").with("reason", words.get(trouble.key()));
                words.tell(&message.with("until", dates::minute(*until)))
            }
            Self::Setup(error) => words.setup_error(error),
            Self::Play(error) => error.in_words(words),
        }
    }

    /// As an answer over HTTP.
    pub(crate) fn respond(&self, catalog: &Catalog, locale: Locale) -> Response {
        self.respond_in(catalog.words(locale))
    }

    pub(crate) fn respond_in(&self, words: &Words) -> Response {
        let problem = Problem {
            code: self.code().to_owned(),
            reason: self.reason(words),
        };
        let mut response = (self.status(), Json(problem)).into_response();
        let wait = match self.status() {
            StatusCode::TOO_MANY_REQUESTS => "10",
            StatusCode::SERVICE_UNAVAILABLE => "3",
            _ => return response,
        };
        let wait = HeaderValue::from_static(wait);
        response.headers_mut().insert(header::RETRY_AFTER, wait);
        response
    }

    /// As an answer to a command.
    pub(crate) fn refuse(&self, id: &str, words: &Words) -> Notice {
        Notice::Refused {
            id: id.to_owned(),
            code: self.code().to_owned(),
            rule: match self {
                Self::Play(PlayError::Refused(refusal)) => refusal.rule.to_owned(),
                Self::Play(PlayError::Unreadable(_)) => "rule-notation".to_owned(),
                Self::Trouble(_) | Self::Until(..) | Self::Setup(_) => "rule-table".to_owned(),
            },
            reason: self.reason(words),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_goes_wrong_has_wording_in_every_language() {
        let catalog = Catalog::usual();
        for locale in Locale::all() {
            for trouble in Trouble::ALL {
                assert!(
                    catalog.words(locale).has(trouble.key()),
                    "{locale}: {trouble:?}"
                );
            }
            for key in ["rule-table", "rule-notation", "online-until"] {
                assert!(catalog.words(locale).has(key), "{locale}: {key}");
            }
        }
    }
}
