//! What a test plays on: a server and browsers of its own.

use std::cell::Cell;
use std::path::Path;

use serde_json::json;
use tempfile::TempDir;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::browser::Browser;
use crate::driver::Driver;
use crate::server::Server;
use crate::tools;

/// What browsers are started with: no window, and no word to anybody but the server.
const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-prefers-reduced-motion",
];

/// Nobody watches: what others do is shown at once, unless a test sets it otherwise.
const AT_ONCE: &str = "try {
    localStorage.getItem('formicary.settings') ??
        localStorage.setItem('formicary.settings', '{\"tempo\":\"instant\"}');
} catch {}";

/// How large a browser's window is, and what kind of device it is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Its width, in pixels of style sheets.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// Pixels of the device for each of them, in every direction.
    pub density: u32,
    /// Whether it is touched, not clicked.
    pub touch: bool,
}

impl Screen {
    /// A desk.
    pub const DESKTOP: Self = Self {
        width: 1280,
        height: 800,
        density: 1,
        touch: false,
    };
    /// A small phone.
    pub const PHONE: Self = Self {
        width: 360,
        height: 740,
        density: 2,
        touch: true,
    };
}

/// A server, and a place for browsers.
pub struct Stage {
    /// The server.
    pub server: Server,
    driver: Driver,
    /// Profiles of browsers and the server's data.
    scratch: TempDir,
    browsers: Cell<u32>,
}

impl Stage {
    /// A new stage with a server.
    ///
    /// # Panics
    /// If something does not start.
    #[must_use]
    pub fn new() -> Self {
        let scratch = TempDir::new().expect("there is room for temporary files");
        Self {
            server: Server::start(&scratch.path().join("table.db")),
            driver: Driver::start(),
            scratch,
            browsers: Cell::new(0),
        }
    }

    /// Where the test may put files.
    #[must_use]
    pub fn scratch(&self) -> &Path {
        self.scratch.path()
    }

    /// A browser at a desk, in English, at the door of the server.
    pub async fn browser(&self, name: &str) -> Browser {
        self.browser_with(name, Screen::DESKTOP, "en").await
    }

    /// A browser on a screen of this size, in this language, at the door of the server.
    pub async fn browser_with(&self, name: &str, screen: Screen, language: &str) -> Browser {
        let browser = self.closed_browser(name, screen, language).await;
        browser.open(&self.server.address()).await;
        browser
    }

    /// A browser with no page yet.
    ///
    /// # Panics
    /// If it does not start.
    pub async fn closed_browser(&self, name: &str, screen: Screen, language: &str) -> Browser {
        let number = self.browsers.replace(self.browsers.get() + 1);
        let profile = self.scratch.path().join(format!("browser-{number}"));
        let wishes = capabilities(&profile, screen, language).expect("the wishes can be told");
        let driver = WebDriver::new(self.driver.address(), wishes)
            .await
            .expect("the browser starts");
        let browser = Browser::new(name, driver);
        let settle = json!({ "source": AT_ONCE });
        browser
            .command("Page.addScriptToEvaluateOnNewDocument", settle)
            .await;
        if !screen.touch {
            browser.resize(screen).await;
        }
        browser
    }
}

impl Default for Stage {
    fn default() -> Self {
        Self::new()
    }
}

fn capabilities(
    profile: &Path,
    screen: Screen,
    language: &str,
) -> thirtyfour::error::WebDriverResult<thirtyfour::Capabilities> {
    let mut wishes = ChromeCapabilities::new();
    for flag in FLAGS {
        wishes.add_arg(flag)?;
    }
    wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    wishes.add_arg(&format!("--lang={language}"))?;
    wishes.add_experimental_option("prefs", json!({ "intl.accept_languages": language }))?;
    wishes.set_binary(&tools::browser().to_string_lossy())?;
    wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    if screen.touch {
        wishes.add_experimental_option(
            "mobileEmulation",
            json!({ "deviceMetrics": {
                "width": screen.width,
                "height": screen.height,
                "pixelRatio": screen.density,
                "touch": true,
            }}),
        )?;
    }
    Ok(wishes.into())
}
