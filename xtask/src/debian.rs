//! Packages of the system.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{Failure, output, run};

/// Installs what is missing of these packages. False if this is no Debian, or if we are not root.
pub(crate) fn install(packages: &[&str]) -> Result<bool, Failure> {
    let missing: Vec<&str> = packages
        .iter()
        .copied()
        .filter(|package| !is_installed(package))
        .collect();
    if missing.is_empty() {
        return Ok(true);
    }
    if !Path::new("/usr/bin/apt-get").is_file() || !we_are_root()? {
        return Ok(false);
    }
    println!("installing {}", missing.join(", "));
    run(apt_get().args(["update", "--quiet"]))?;
    run(apt_get()
        .args(["install", "--yes", "--quiet"])
        .args(&missing))?;
    Ok(true)
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        // Somebody else may be installing; wait for them.
        .args(["-o", "DPkg::Lock::Timeout=300"])
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    command
}

fn is_installed(package: &str) -> bool {
    Command::new("dpkg-query")
        .args(["--show", "--showformat=${Status}", package])
        .stderr(Stdio::null())
        .output()
        .is_ok_and(|said| said.stdout.ends_with(b" installed"))
}

fn we_are_root() -> Result<bool, Failure> {
    Ok(output(Command::new("id").arg("-u"))?.trim() == "0")
}
