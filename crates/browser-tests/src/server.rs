//! The real server: `formicary serve`.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::tools;

/// A server on a port of its own. It is killed when this value goes.
pub struct Server {
    data: PathBuf,
    port: u16,
    process: Option<Child>,
}

impl Server {
    /// Starts one on a free port, with its data in this file.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn start(data: &Path) -> Self {
        let (process, port) = spawn(data, 0);
        Self {
            data: data.to_owned(),
            port,
            process: Some(process),
        }
    }

    /// Its address, without a slash at its end.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Kills it, as a power failure would.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Kills it if need be and starts it again, on the same port with the same data.
    ///
    /// # Panics
    /// If it does not start.
    pub fn restart(&mut self) {
        self.kill();
        let (process, port) = spawn(&self.data, self.port);
        self.process = Some(process);
        self.port = port;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(data: &Path, port: u16) -> (Child, u16) {
    let mut process = Command::new(tools::program())
        // Bots and dice answer at once.
        .env("FORMICARY_TABLES_GRACE_SECONDS", "0")
        .args(["serve", "--address", &format!("127.0.0.1:{port}"), "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("the server starts");
    let mut output = BufReader::new(process.stdout.take().expect("the server has an output"));
    let mut said = String::new();
    let port = loop {
        let mut line = String::new();
        let read = output.read_line(&mut line).expect("the server says text");
        assert!(read > 0, "the server ended; it said: {said}");
        if let Some(port) = port_in(&line) {
            break port;
        }
        said += &line;
    };
    // Nobody may block because nobody reads.
    std::thread::spawn(move || output.read_to_end(&mut Vec::new()));
    (process, port)
}

fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("http://127.0.0.1:")?;
    let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn the_server_says_its_port() {
        assert_eq!(port_in("Open http://127.0.0.1:8080/ to play"), Some(8080));
        assert_eq!(port_in("hello"), None);
    }
}
