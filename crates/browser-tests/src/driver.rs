//! The program that lets tests drive browsers.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::tools;

/// A running driver; it ends with this value.
pub struct Driver {
    process: Child,
    address: String,
}

impl Driver {
    /// Starts one on a free port.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn start() -> Self {
        /// The port must be free for both kinds of addresses, or the driver gives up.
        const TRIES: u32 = 10;
        (0..TRIES)
            .find_map(|_| Self::try_start())
            .expect("the driver finds a port")
    }

    fn try_start() -> Option<Self> {
        let mut process = Command::new(tools::driver())
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let output = process.stdout.take().expect("the driver has an output");
        let port = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| port_in(&line));
        let Some(port) = port else {
            let _ = process.wait();
            return None;
        };
        Some(Self {
            process,
            address: format!("http://127.0.0.1:{port}"),
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Browsers have been closed before: they borrow the stage that owns us.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn the_driver_says_its_port() {
        let line = "ChromeDriver was started successfully on port 41583.";
        assert_eq!(port_in(line), Some(41583));
        assert_eq!(port_in("Starting ChromeDriver 156"), None);
    }
}
