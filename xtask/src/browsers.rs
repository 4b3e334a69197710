//! What tests in real browsers need: Chromium, its driver, and axe-core, which finds what people who
//! cannot see or point well would stumble over.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::debian;
use crate::run::{Failure, on_path, run, target_dir};
use crate::web::is_genuine;

const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];
const DRIVER: &str = "chromedriver";

const NO_BROWSER: &str = "\
Some tests run in a real browser, which needs Chromium (or Chrome) and chromedriver on the path:
    apt-get install chromium chromium-driver    (Debian, as root)";

const NO_AXE: &str = "\
The accessibility tests need axe-core, which npm fetches. Please install Node.js with npm:
    apt-get install npm    (Debian, as root)";

/// The version of axe-core, and what its program must hash to.
const AXE: &str = "4.14.0";
const AXE_SHA256: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";

/// Everything is there.
pub(crate) struct Browsers {
    browser: PathBuf,
    driver: PathBuf,
    axe: PathBuf,
}

impl Browsers {
    /// Looks for everything and installs what is missing, where that is possible.
    pub(crate) fn find_or_install() -> Result<Self, Failure> {
        let found = || {
            Some((
                BROWSERS.iter().find_map(|name| on_path(name))?,
                on_path(DRIVER)?,
            ))
        };
        let mut both = found();
        if both.is_none() && debian::install(&["chromium", "chromium-driver"])? {
            both = found();
        }
        let Some((browser, driver)) = both else {
            return Err(NO_BROWSER.to_owned().into());
        };
        let axe = axe_core()?;
        println!(
            "{}, {}, axe-core {AXE}",
            browser.display(),
            driver.display()
        );
        Ok(Self {
            browser,
            driver,
            axe,
        })
    }

    /// Tells tests what to use; they read the same names.
    pub(crate) fn tell<'a>(&self, tests: &'a mut Command, program: &Path) -> &'a mut Command {
        tests
            .env("FORMICARY_PROGRAM", program)
            .env("FORMICARY_BROWSER", &self.browser)
            .env("FORMICARY_DRIVER", &self.driver)
            .env("FORMICARY_AXE", &self.axe)
    }
}

/// Fetches axe-core once. It has a licence of its own and never becomes part of the project.
fn axe_core() -> Result<PathBuf, Failure> {
    let dir = target_dir()?.join(format!("axe-core-{AXE}"));
    let program = dir.join("package/axe.min.js");
    if is_genuine(&program, AXE_SHA256)? {
        return Ok(program);
    }
    if on_path("npm").is_none() {
        return Err(NO_AXE.to_owned().into());
    }
    std::fs::create_dir_all(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    run(Command::new("npm")
        .args(["pack", "--silent", &format!("axe-core@{AXE}")])
        .current_dir(&dir)
        .stdin(Stdio::null())
        .stdout(Stdio::null()))?;
    run(Command::new("tar")
        .args(["-xzf", &format!("axe-core-{AXE}.tgz"), "package/axe.min.js"])
        .current_dir(&dir))?;
    if is_genuine(&program, AXE_SHA256)? {
        Ok(program)
    } else {
        Err(format!("{} is not the expected file", program.display()).into())
    }
}
