//! Messages in words, from the Fluent files of the engine, the game and the table.

use std::fmt;
use std::str::FromStr;

use engine::record::{RecordError, RecordFault, ReplayError, VerifyError};
use engine::{Arg, Message, NotationError, Refusal, Seat, SetupError, Texts};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The wording of the table's own messages.
pub const TEXTS: Texts = Texts(languages::texts!("../locale/", ".ftl"));

/// A language of the table: one of those that [`TEXTS`] has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Locale(&'static str);

impl Locale {
    /// English, the language that stands in where another has no text.
    pub const ENGLISH: Self = Self("en");
    /// French.
    pub const FRENCH: Self = Self("fr");

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        TEXTS.0.iter().map(|(code, _)| Self(code))
    }

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0
    }

    /// The language's name for itself.
    #[must_use]
    pub fn own_name(self) -> String {
        Words::new(self, &[]).get("language-name")
    }

    /// The language for a name such as `fr_CA.UTF-8`; English for all that is not known.
    #[must_use]
    pub fn for_environment(name: &str) -> Self {
        let code = name.get(..2).unwrap_or_default();
        code.parse().unwrap_or_default()
    }
}

impl Default for Locale {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Locale {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .find(|locale| locale.code() == text)
            .ok_or_else(|| {
                let known: Vec<_> = Self::all().map(Self::code).collect();
                let known = known.join(", ");
                format!("“{text}” is not a language of the table; there are {known}")
            })
    }
}

/// Puts messages into words of one language.
pub struct Words {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of the engine, the table, and whatever else is given: a game, a program.
    ///
    /// # Panics
    /// If a locale file is not valid Fluent or names a message twice: a test catches that.
    #[must_use]
    pub fn new(locale: Locale, more: &[Texts]) -> Self {
        let language: LanguageIdentifier = locale.code().parse().expect("a valid code");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around inserted text help right-to-left scripts only, and show up in terminals.
        bundle.set_use_isolating(false);
        for texts in [&engine::message::TEXTS, &TEXTS].into_iter().chain(more) {
            let resource = FluentResource::try_new(texts.get(locale.code()).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{locale}: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{locale}: {errors:?}"));
        }
        Self { locale, bundle }
    }

    /// The language.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// Whether there is wording for a key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The wording of a key without values; the key itself if there is none.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.format(key, None).unwrap_or_else(|| key.to_owned())
    }

    /// A message in words; seats get the names that `name` gives them.
    #[must_use]
    pub fn say(&self, message: &Message, name: &dyn Fn(Seat) -> String) -> String {
        self.say_as(message.key, message, name)
            .unwrap_or_else(|| message.to_string())
    }

    /// A message in the words of another key, if there are any: as a log tells it, for example.
    #[must_use]
    pub fn say_as(
        &self,
        wording: &str,
        message: &Message,
        name: &dyn Fn(Seat) -> String,
    ) -> Option<String> {
        if !self.has(wording) {
            return None;
        }
        let mut args = FluentArgs::new();
        for (key, arg) in &message.args {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => text.as_str().into(),
                Arg::Seat(seat) => name(*seat).into(),
                Arg::Term(term) => self.get(term).into(),
            };
            args.set(*key, value);
        }
        self.format(wording, Some(&args))
    }

    /// A message that names no seats.
    #[must_use]
    pub fn tell(&self, message: &Message) -> String {
        self.say(message, &|seat| seat.to_string())
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(kept_together(&text))
    }

    /// A label and its value, such as `Food: 3`.
    #[must_use]
    pub fn labelled(&self, label: &str, value: impl fmt::Display) -> String {
        let message = Message::new("labelled")
            .with("label", label.to_owned())
            .with("value", value.to_string());
        self.tell(&message)
    }

    /// A refusal in one sentence, with the heading of its rule.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        format!(
            "{} ({})",
            self.tell(&refusal.reason),
            self.get(refusal.rule)
        )
    }

    /// Why a setup cannot be played.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.tell(&error.0)
    }

    /// Why a text could not be read.
    #[must_use]
    pub fn notation_error(&self, error: &NotationError) -> String {
        self.tell(&match error {
            NotationError::Missing { expected } => {
                Message::new("notation-missing").with("expected", Arg::Term(expected))
            }
            NotationError::Unexpected { expected, found } => Message::new("notation-unexpected")
                .with("expected", Arg::Term(expected))
                .with("found", found.clone()),
            NotationError::TooMuch { found } => {
                Message::new("notation-too-much").with("found", found.clone())
            }
        })
    }

    /// Why a text is not a record.
    #[must_use]
    pub fn record_error(&self, error: &RecordError) -> String {
        let reason = match &error.reason {
            RecordFault::OtherLine { word, found } => Message::new("record-other-line")
                .with("word", (*word).to_owned())
                .with("found", found.clone()),
            RecordFault::Stops { word } => {
                Message::new("record-stops").with("word", (*word).to_owned())
            }
            RecordFault::Unreadable { expected, found } => Message::new("record-unreadable")
                .with("expected", Arg::Term(expected))
                .with("found", found.clone()),
        };
        self.tell(
            &Message::new("record-at-line")
                .with("line", error.line as i64)
                .with("reason", self.tell(&reason)),
        )
    }

    /// Why a record cannot be replayed.
    #[must_use]
    pub fn replay_error(&self, error: &ReplayError) -> String {
        let at = |ply: usize, text: &str, reason: String| {
            Message::new("record-at-ply")
                .with("ply", ply as i64)
                .with("text", text.to_owned())
                .with("reason", reason)
        };
        self.tell(&match error {
            ReplayError::Setup(error) => error.0.clone(),
            ReplayError::Notation { ply, text, reason } => {
                at(*ply, text, self.notation_error(reason))
            }
            ReplayError::Refused { ply, text, refusal } => at(*ply, text, self.refusal(refusal)),
            ReplayError::Game { found, expected } => Message::new("record-other-game")
                .with("found", found.clone())
                .with("expected", (*expected).to_owned()),
            ReplayError::Seed { found, committed } => Message::new("record-other-seed")
                .with("found", found.to_string())
                .with("committed", committed.to_string()),
            ReplayError::Players { found, expected } => Message::new("record-other-players")
                .with("found", *found as i64)
                .with("expected", *expected as i64),
            ReplayError::End { ply } => Message::new("record-other-end").with("ply", *ply as i64),
            ReplayError::Scores { found, expected } => Message::new("record-other-scores")
                .with("found", in_a_row(found))
                .with("expected", in_a_row(expected)),
            ReplayError::Places { found, expected } => Message::new("record-other-places")
                .with("found", in_a_row(found))
                .with("expected", in_a_row(expected)),
            ReplayError::TooFar { asked, plies } => Message::new("record-too-far")
                .with("asked", *asked as i64)
                .with("plies", *plies as i64),
        })
    }

    /// Why a record proves nothing.
    #[must_use]
    pub fn verify_error(&self, error: &VerifyError) -> String {
        self.tell(&match error {
            VerifyError::Replay(error) => return self.replay_error(error),
            VerifyError::NoSeed => Message::new("record-no-seed"),
            VerifyError::Promise { found, pinned } => Message::new("record-other-promise")
                .with("found", found.to_string())
                .with("pinned", pinned.to_string()),
            VerifyError::Share { seat } => Message::new("record-other-share").with("seat", *seat),
            VerifyError::Branch { asked, plies } => Message::new("record-too-far")
                .with("asked", *asked as i64)
                .with("plies", *plies as i64),
            VerifyError::Chance {
                ply,
                found,
                expected,
            } => Message::new("record-other-chance")
                .with("ply", *ply as i64)
                .with("found", found.clone())
                .with("expected", expected.clone()),
        })
    }
}

fn in_a_row<T: ToString>(numbers: &[T]) -> String {
    let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}
/// Signs that never begin a line; some languages put a space before them.
const CLOSING: [char; 5] = [':', ';', '!', '?', '»'];
const NO_BREAK: char = '\u{a0}';

/// The same text, where no line breaks before such a sign or after an opening quote.
#[must_use]
pub fn kept_together(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut before = '\n';
    while let Some(letter) = letters.next() {
        let closes = letters.peek().is_some_and(|next| CLOSING.contains(next));
        let holds = before == '«' || (closes && !before.is_whitespace());
        kept.push(if letter == ' ' && holds {
            NO_BREAK
        } else {
            letter
        });
        before = letter;
    }
    kept
}
