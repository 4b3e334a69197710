//! What a game has lists of: cards, traits, tiles.

/// Things of one kind, for those who look something up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What they are: a key in the locale files.
    pub heading: &'static str,
    /// Their names, as keys in the locale files. What something does stands under its key with
    /// `-text`, if its name does not say it.
    pub terms: Vec<&'static str>,
}
