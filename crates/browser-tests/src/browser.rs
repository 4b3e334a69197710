//! A browser, as its user sees and handles it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::{By, Key, TypingData, WebDriver, WebElement};

use crate::stage::Screen;
use crate::tools;

/// How long anything may take. Bots think for a second or two; two browsers, a server and other tests
/// share two cores.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often we look.
const GLANCE: Duration = Duration::from_millis(20);
/// Whether something is where it was two pictures ago.
const RESTS: &str = "const [it, tell] = arguments;
    const place = () => JSON.stringify(it.getBoundingClientRect());
    const before = place();
    const done = () => tell(before === place());
    setTimeout(done, 200);
    requestAnimationFrame(() => requestAnimationFrame(done));";

/// A browser with a profile of its own. Whatever goes wrong ends the test, with a picture.
pub struct Browser {
    name: String,
    driver: WebDriver,
    address: RefCell<String>,
    clicks: Cell<u32>,
}

impl Browser {
    pub(crate) fn new(name: &str, driver: WebDriver) -> Self {
        Self {
            name: name.to_owned(),
            driver,
            address: RefCell::default(),
            clicks: Cell::default(),
        }
    }

    /// Loads the app from this address.
    ///
    /// # Panics
    /// If it does not load.
    pub async fn open(&self, address: &str) {
        address.clone_into(&mut self.address.borrow_mut());
        let asked = self.driver.goto(format!("{address}/")).await;
        asked.unwrap_or_else(|error| panic!("{address} does not load: {error}"));
        self.wait_for("main[data-page]").await;
    }

    /// Loads a page that is not the app.
    pub async fn visit(&self, address: &str) {
        let asked = self.driver.goto(address).await;
        asked.unwrap_or_else(|error| panic!("{address} does not load: {error}"));
    }

    /// Follows an address within the app, such as `#/new/ants`.
    pub async fn go(&self, route: &str) {
        self.eval("location.hash = arguments[0]", &[json!(route)])
            .await;
    }

    /// Loads the page again.
    ///
    /// # Panics
    /// If it does not load.
    pub async fn reload(&self) {
        let asked = self.driver.refresh().await;
        asked.unwrap_or_else(|error| panic!("{} does not load again: {error}", self.name));
        self.wait_for("main[data-page]").await;
    }

    /// The address that the browser shows.
    ///
    /// # Panics
    /// If the browser is gone.
    pub async fn address(&self) -> String {
        self.driver.current_url().await.expect("a page").to_string()
    }

    /// Waits until this page is there, with the game that it needs.
    pub async fn page(&self, name: &str) {
        let coming = "[data-part='coming']";
        self.wait_for(&format!("main[data-page={name:?}]:not(:has({coming}))"))
            .await;
    }

    /// Comes to the server under a name.
    pub async fn introduce(&self, name: &str) {
        self.go("#/account").await;
        self.page("account").await;
        self.write("[data-field='name']", name).await;
        self.click("[data-act='guest']").await;
        self.wait_text("[data-me]", name).await;
    }

    /// Sets the size of what is shown, whatever the window is.
    pub async fn resize(&self, screen: Screen) {
        let size = json!({
            "width": screen.width,
            "height": screen.height,
            "deviceScaleFactor": screen.density,
            "mobile": screen.touch,
        });
        self.command("Emulation.setDeviceMetricsOverride", size)
            .await;
    }

    /// Makes the browser prefer `light` or `dark` pages.
    pub async fn prefer(&self, scheme: &str) {
        let wish = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.command("Emulation.setEmulatedMedia", wish).await;
    }

    /// Shows what others do at this pace, and lets things move.
    pub async fn watch(&self, tempo: &str) {
        let moves =
            json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        self.command("Emulation.setEmulatedMedia", moves).await;
        self.go("#/settings").await;
        self.page("settings").await;
        self.choose("[data-field='tempo']", tempo).await;
    }

    /// Gives an order to the browser itself, over the protocol of its developer tools.
    ///
    /// # Panics
    /// If the browser refuses.
    pub async fn command(&self, method: &str, parameters: Value) -> Value {
        let done = self.driver.cdp().send_raw(method, parameters).await;
        done.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Lets the page fetch everything itself, past what was kept for offline play, and forget what it had.
    pub async fn fetch_anew(&self) {
        self.command("Network.enable", json!({})).await;
        let bypass = json!({ "bypass": true });
        self.command("Network.setBypassServiceWorker", bypass).await;
        self.command("Network.clearBrowserCache", json!({})).await;
    }

    /// Keeps the page from fetching addresses like these, where `*` is anything.
    pub async fn block(&self, addresses: &[&str]) {
        let blocked = json!({ "urls": addresses });
        self.command("Network.setBlockedURLs", blocked).await;
    }

    /// The files that the page has fetched since it was loaded, and their sizes as they came, in bytes.
    pub async fn fetched(&self) -> BTreeMap<String, u64> {
        let script = "return ['navigation', 'resource']
                      .flatMap(kind => performance.getEntriesByType(kind))
                      .filter(file => !file.name.includes('/api/'))
                      .map(file => [new URL(file.name).pathname, file.encodedBodySize])";
        let files = self.eval(script, &[]).await;
        let files = files.as_array().map(Vec::as_slice).unwrap_or_default();
        let mut fetched = BTreeMap::new();
        for file in files {
            let size: &mut u64 = fetched
                .entry(file[0].as_str().unwrap_or_default().to_owned())
                .or_default();
            *size = file[1].as_u64().unwrap_or_default().max(*size);
        }
        fetched
    }

    /// What a script in the page gives back.
    ///
    /// # Panics
    /// If the script fails.
    pub async fn eval(&self, script: &str, arguments: &[Value]) -> Value {
        let done = self.driver.execute(script, arguments.to_vec()).await;
        match done {
            Ok(found) => found.json().clone(),
            Err(error) => panic!("{}: {error}, in {script}", self.name),
        }
    }

    /// What a script in the page gives back once it is done.
    ///
    /// # Panics
    /// If the script fails.
    pub async fn eval_async(&self, script: &str, arguments: &[Value]) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             (async (...arguments) => {{ {script} }})(...arguments).then(done, error => done(String(error)));"
        );
        let done = self.driver.execute_async(script, arguments.to_vec()).await;
        done.expect("the script ends").json().clone()
    }

    /// Looks again and again until there is an answer.
    pub async fn until<T>(&self, what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(found) = look().await {
                return found;
            }
            if Instant::now() > end {
                self.fail(what).await;
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until something is to be seen.
    pub async fn wait_for(&self, css: &str) -> WebElement {
        self.until(&format!("{css} to be seen"), async || {
            let element = self.driver.find(By::Css(css)).await.ok()?;
            element.is_displayed().await.ok()?.then_some(element)
        })
        .await
    }

    /// Waits until nothing of this is there any more.
    pub async fn wait_gone(&self, css: &str) {
        self.until(&format!("{css} to be gone"), async || {
            (self.count(css).await == 0).then_some(())
        })
        .await;
    }

    /// Waits until there is this text.
    pub async fn wait_text(&self, css: &str, part: &str) {
        self.until(&format!("“{part}” in {css}"), async || {
            let texts = self.texts(css).await;
            texts.iter().any(|text| text.contains(part)).then_some(())
        })
        .await;
    }

    /// How many there are.
    pub async fn count(&self, css: &str) -> u64 {
        let script = "return document.querySelectorAll(arguments[0]).length";
        self.eval(script, &[json!(css)])
            .await
            .as_u64()
            .unwrap_or_default()
    }

    /// Their texts, in the order of the page.
    pub async fn texts(&self, css: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])]
                      .map(element => (element.innerText ?? element.textContent).trim())";
        strings(&self.eval(script, &[json!(css)]).await)
    }

    /// The text of the first, once it is there.
    pub async fn text(&self, css: &str) -> String {
        self.until(&format!("{css} to be there"), async || {
            self.texts(css).await.into_iter().next()
        })
        .await
    }

    /// An attribute of all that have it, in the order of the page.
    pub async fn attributes(&self, css: &str, name: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])]
                      .map(element => element.getAttribute(arguments[1]))
                      .filter(value => value !== null)";
        strings(&self.eval(script, &[json!(css), json!(name)]).await)
    }

    /// How often the mouse has clicked or dragged.
    #[must_use]
    pub fn clicks(&self) -> u32 {
        self.clicks.get()
    }

    /// Clicks with the mouse, once that is possible.
    pub async fn click(&self, css: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.until(&format!("{css} to be clicked"), async || {
            let element = self.driver.find(By::Css(css)).await.ok()?;
            if element.attr("disabled").await.ok()?.is_some() {
                return None;
            }
            // Whatever still moves is not hit.
            let there = vec![element.to_json().ok()?];
            let rests = self.driver.execute_async(RESTS, there).await.ok()?;
            if rests.json() != true {
                return None;
            }
            if element.click().await.is_err() {
                // Something lies over it, such as the bar at the foot of a phone.
                element.scroll_into_view().await.ok()?;
                return None;
            }
            Some(())
        })
        .await;
    }

    /// Clicks until it is gone, as people do whose click fell just when the page changed.
    pub async fn press_until_gone(&self, css: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.until(&format!("{css} to be pressed and gone"), async || {
            if let Ok(element) = self.driver.find(By::Css(css)).await {
                element.click().await.ok();
                tokio::time::sleep(Duration::from_millis(300)).await;
            }
            (self.count(css).await == 0).then_some(())
        })
        .await;
    }

    /// Brings the mouse over something, once that is possible.
    pub async fn hover(&self, css: &str) {
        self.until(&format!("{css} to be pointed at"), async || {
            let element = self.driver.find(By::Css(css)).await.ok()?;
            element.scroll_into_view().await.ok()?;
            let mouse = self.driver.action_chain();
            mouse.move_to_element_center(&element).perform().await.ok()
        })
        .await;
    }

    /// Drags something somewhere else with the mouse, once that is possible.
    pub async fn drag(&self, from: &str, to: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.until(&format!("{from} to be dragged to {to}"), async || {
            let from = self.driver.find(By::Css(from)).await.ok()?;
            let to = self.driver.find(By::Css(to)).await.ok()?;
            let mouse = self.driver.action_chain();
            let mouse = mouse.click_and_hold_element(&from);
            let mouse = mouse.move_by_offset(12, 4).move_to_element_center(&to);
            mouse.release().perform().await.ok()
        })
        .await;
    }

    /// Chooses one of the values of a list.
    pub async fn choose(&self, css: &str, value: &str) {
        self.click(&format!("{css} option[value={value:?}]")).await;
        self.until(&format!("{css} to be {value}"), async || {
            let script = "return document.querySelector(arguments[0]).value";
            (self.eval(script, &[json!(css)]).await == value).then_some(())
        })
        .await;
    }

    /// Sets or clears a check box.
    pub async fn check(&self, css: &str, wanted: bool) {
        let element = self.wait_for(css).await;
        let script = "return document.querySelector(arguments[0]).checked";
        if self.eval(script, &[json!(css)]).await != wanted {
            let clicked = element.click().await;
            clicked.unwrap_or_else(|error| panic!("{css}: {error}"));
        }
    }

    /// Writes into a field, in place of what stands there.
    ///
    /// # Panics
    /// If that is not possible.
    pub async fn write(&self, css: &str, text: &str) {
        let element = self.wait_for(css).await;
        element.clear().await.expect("the field can be cleared");
        element.send_keys(text).await.expect("the field takes text");
    }

    /// Chooses a file for a field, which need not be seen itself.
    ///
    /// # Panics
    /// If that is not possible.
    pub async fn choose_file(&self, css: &str, file: &Path) {
        let element = self.driver.find(By::Css(css)).await.expect("the field");
        let chosen = element.send_keys(file.to_string_lossy()).await;
        chosen.expect("the field takes a file");
    }

    /// Lets the page use the clipboard and keep files in this folder.
    pub async fn trust(&self, downloads: &Path) {
        let wish = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        self.command("Browser.grantPermissions", wish).await;
        let wish = json!({ "behavior": "allow", "downloadPath": downloads });
        self.command("Browser.setDownloadBehavior", wish).await;
    }

    /// The link on the clipboard, as an address within the app.
    pub async fn copied_link(&self) -> String {
        let script = "return await navigator.clipboard.readText()";
        self.until("a link on the clipboard", async || {
            let text = self.eval_async(script, &[]).await;
            let (_, route) = text.as_str()?.split_once('#')?;
            Some(format!("#{route}"))
        })
        .await
    }

    /// Presses keys, wherever the focus is.
    ///
    /// # Panics
    /// If the browser takes no keys.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        let typed = self.driver.action_chain().send_keys(keys).perform().await;
        typed.unwrap_or_else(|error| panic!("{} takes no keys: {error}", self.name));
    }

    /// Whether the focus is on such an element.
    pub async fn has_focus(&self, css: &str) -> bool {
        let script = "return document.activeElement?.matches(arguments[0]) ?? false";
        self.eval(script, &[json!(css)]).await == true
    }

    /// Waits until the keyboard is there.
    pub async fn wait_focus(&self, css: &str) {
        self.until(&format!("the focus on {css}"), async || {
            self.has_focus(css).await.then_some(())
        })
        .await;
    }

    /// Presses Tab until the focus is on such an element, as people without a mouse do.
    ///
    /// # Panics
    /// If it cannot be reached.
    pub async fn tab_to(&self, css: &str) {
        /// No page has more stops than this.
        const STOPS: u32 = 200;
        self.wait_for(css).await;
        for _ in 0..STOPS {
            if self.has_focus(css).await {
                return;
            }
            self.press(Key::Tab).await;
        }
        self.fail(&format!("{css} to be reached with Tab")).await;
    }

    /// A picture of what is to be seen.
    ///
    /// # Panics
    /// If there is none.
    pub async fn picture(&self) -> Vec<u8> {
        let picture = self.driver.screenshot_as_png().await;
        picture.expect("the browser takes a picture")
    }

    /// The requests that failed, as the browser's console has them.
    pub async fn failed_requests(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.unwrap_or_default();
        log.into_iter()
            .filter(|entry| entry.level == "SEVERE" && entry.source.as_deref() == Some("network"))
            .map(|entry| entry.message)
            .collect()
    }

    /// What the page complained about in the browser's console, but for servers that were away.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.unwrap_or_default();
        log.into_iter()
            .filter(|entry| entry.level == "SEVERE")
            .filter(|entry| entry.source.as_deref() != Some("network"))
            .map(|entry| entry.message)
            .filter(|message| !message.contains("WebSocket connection to"))
            .collect()
    }

    /// Ends the test's part in this browser, which must have run without complaints.
    ///
    /// # Panics
    /// If there were complaints.
    pub async fn close(self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "{}: {complaints:#?}", self.name);
        self.driver.quit().await.expect("the browser closes");
    }

    /// Ends the test, with all that can help.
    async fn fail(&self, what: &str) -> ! {
        let name = &self.name;
        let page = self.texts("main").await.join("\n");
        let page: String = page.chars().take(2000).collect();
        let complaints = self.complaints().await;
        let picture = tools::failures().join(format!("{name}-{}.png", std::process::id()));
        let _ = std::fs::create_dir_all(tools::failures());
        let _ = std::fs::write(&picture, self.picture().await);
        panic!(
            "{name} waited for {what}\nat {}\npicture: {}\ncomplaints: {complaints:#?}\npage:\n{page}",
            self.address().await,
            picture.display(),
        );
    }
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter()
        .filter_map(|text| text.as_str().map(ToOwned::to_owned))
        .collect()
}
