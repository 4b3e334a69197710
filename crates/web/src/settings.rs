//! What the reader prefers; kept in this browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Locale;

use crate::browser;
use crate::browser::storage::{LocalStorage, Shelf};

const NAME: &str = "formicary.settings";

/// What the reader prefers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The language's code; the browser's language if none was chosen.
    pub lang: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether things may move.
    pub animate: bool,
    /// How fast others' moves are shown.
    pub tempo: Tempo,
    /// Whether a move waits for “End turn”.
    pub confirm: bool,
    /// Whether a choice that is none is made without asking.
    pub forced: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether a hidden page may say that it is the reader's turn.
    pub notify: bool,
    /// The reader's name.
    pub name: String,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    /// As the device has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in the page's markup.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How fast others' moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Tempo {
    /// With time to think about each.
    Calm,
    /// As people play who know the game.
    #[default]
    Brisk,
    /// Only what has come of them.
    Instant,
}

impl Tempo {
    pub(crate) const ALL: [Self; 3] = [Self::Calm, Self::Brisk, Self::Instant];

    /// Its name in the page's markup.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Brisk => "brisk",
            Self::Instant => "instant",
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::System,
            animate: true,
            tempo: Tempo::Brisk,
            confirm: true,
            forced: true,
            sound: false,
            notify: false,
            name: String::new(),
        }
    }
}

impl Settings {
    /// What was kept; the usual settings if it cannot be read.
    fn read(shelf: &impl Shelf) -> Self {
        shelf
            .get(NAME)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    fn write(&self, shelf: &impl Shelf) {
        if let Ok(text) = serde_json::to_string(self) {
            shelf.set(NAME, &text);
        }
    }

    fn locale(&self) -> Locale {
        let code = self.lang.clone().unwrap_or_else(browser::language);
        Locale::for_environment(&code)
    }
}

/// The settings of the page; every change is kept and takes effect at once.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    settings: RwSignal<Settings>,
    /// The language.
    pub locale: Memo<Locale>,
}

impl Preferences {
    /// Reads them and lets them take effect.
    pub(crate) fn load() -> Self {
        let settings = RwSignal::new(Settings::read(&LocalStorage));
        let locale = Memo::new(move |_| settings.with(Settings::locale));
        Effect::new(move |_| {
            settings.with(|settings| settings.write(&LocalStorage));
            browser::mark_page("lang", locale.get().code());
            browser::mark_page("data-theme", settings.read().theme.id());
            let animate = settings.read().animate;
            browser::mark_page("data-animate", if animate { "yes" } else { "no" });
        });
        Self { settings, locale }
    }

    /// All of them; whoever asks inside a view follows every change.
    pub(crate) fn get(self) -> Settings {
        self.settings.get()
    }

    /// All of them as they are now.
    pub(crate) fn now(self) -> Settings {
        self.settings.get_untracked()
    }

    /// Changes them.
    pub(crate) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::tests::Drawer;

    #[test]
    fn settings_are_kept() {
        let shelf = Drawer::default();
        let settings = Settings {
            theme: Theme::Dark,
            lang: Some("fr".to_owned()),
            ..Settings::default()
        };
        settings.write(&shelf);
        assert_eq!(Settings::read(&shelf), settings);
    }

    #[test]
    fn broken_or_older_settings_fall_back_to_the_usual_ones() {
        let shelf = Drawer::default();
        assert_eq!(Settings::read(&shelf), Settings::default());
        shelf.set(NAME, "not json");
        assert_eq!(Settings::read(&shelf), Settings::default());
        shelf.set(NAME, r#"{"sound":true}"#);
        assert!(Settings::read(&shelf).sound);
    }
}
