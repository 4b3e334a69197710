//! What a game has lists of: cards, traits, tiles.

use crate::message::Message;

/// Things of one kind, for those who look something up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What they are: a key in the locale files.
    pub heading: &'static str,
    /// All of them.
    pub terms: Vec<Term>,
}

/// Something with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// What it is called.
    pub name: Message,
    /// What it does. If nothing is said, it stands under the key of the name with `-text`, if the name does not
    /// say it.
    pub text: Option<Message>,
    /// What it looks like: drawings as the guide names them.
    pub drawings: Vec<String>,
}

impl Chapter {
    /// A list with this heading.
    pub fn new(heading: &'static str, terms: impl IntoIterator<Item = Term>) -> Self {
        Self {
            heading,
            terms: terms.into_iter().collect(),
        }
    }
}

impl Term {
    /// Something with this name.
    #[must_use]
    pub const fn new(name: Message) -> Self {
        Self {
            name,
            text: None,
            drawings: Vec::new(),
        }
    }

    /// Says what it does.
    #[must_use]
    pub fn told(mut self, text: Message) -> Self {
        self.text = Some(text);
        self
    }

    /// Adds a drawing.
    #[must_use]
    pub fn drawn(mut self, drawing: impl Into<String>) -> Self {
        self.drawings.push(drawing.into());
        self
    }
}

impl From<&'static str> for Term {
    fn from(key: &'static str) -> Self {
        Self::new(Message::new(key))
    }
}
