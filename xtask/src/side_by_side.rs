//! Two builds at once, with one line that tells how far they are.

use std::io::{BufRead, BufReader, IsTerminal, Write as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::run::Failure;

/// How often the line is written anew where it can be, and where every line stays.
const TICK: Duration = Duration::from_secs(1);
const TICKS_WITHOUT_TERMINAL: u32 = 15;

/// One of the builds.
pub(crate) struct Part {
    name: &'static str,
    command: Command,
}

impl Part {
    pub(crate) const fn new(name: &'static str, command: Command) -> Self {
        Self { name, command }
    }
}

/// Runs both, and stops both if one fails.
pub(crate) fn side_by_side(parts: [Part; 2]) -> Result<(), Failure> {
    let (sender, lines) = channel();
    let mut builds = Vec::new();
    for (index, mut part) in parts.into_iter().enumerate() {
        let mut child = part
            .command
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", part.name))?;
        listen(index, &mut child, sender.clone());
        builds.push(Build::new(part.name, child));
    }
    drop(sender);
    let done = watch(&mut builds, &lines);
    if done.is_err() {
        for build in &mut builds {
            // It may have ended by itself.
            let _ = build.child.kill();
            let _ = build.child.wait();
        }
    }
    done
}

/// What a build has told: a line, or with none that it is at its end.
type Told = (usize, Option<String>);

fn listen(index: usize, child: &mut Child, sender: Sender<Told>) {
    let Some(stderr) = child.stderr.take() else {
        return;
    };
    std::thread::spawn(move || {
        for line in BufReader::new(stderr).lines().map_while(Result::ok) {
            let _ = sender.send((index, Some(line)));
        }
        let _ = sender.send((index, None));
    });
}

fn watch(builds: &mut [Build], lines: &Receiver<Told>) -> Result<(), Failure> {
    let start = Instant::now();
    let terminal = std::io::stderr().is_terminal();
    let mut ticks = 0;
    let mut next = start;
    loop {
        match lines.recv_timeout(next.saturating_duration_since(Instant::now())) {
            Ok((index, Some(line))) => builds[index].progress.read(&line),
            Ok((index, None)) => {
                let build = &mut builds[index];
                let status = build.child.wait().map_err(|error| error.to_string())?;
                if !status.success() {
                    return Err(build.failure(status, terminal));
                }
                build.progress.ready = true;
            }
            Err(RecvTimeoutError::Timeout) => {
                next += TICK;
                if terminal {
                    eprint!("\r\x1b[2K{}", line(start.elapsed(), builds));
                    let _ = std::io::stderr().flush();
                } else if ticks % TICKS_WITHOUT_TERMINAL == 0 {
                    eprintln!("{}", line(start.elapsed(), builds));
                }
                ticks += 1;
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let clear = if terminal { "\r\x1b[2K" } else { "" };
    eprintln!("{clear}{}", line(start.elapsed(), builds));
    Ok(())
}

struct Build {
    name: &'static str,
    child: Child,
    progress: Progress,
}

impl Build {
    fn new(name: &'static str, child: Child) -> Self {
        Self {
            name,
            child,
            progress: Progress::default(),
        }
    }

    fn failure(&self, status: ExitStatus, terminal: bool) -> Failure {
        let start = if terminal { "\n" } else { "" };
        let said = self.progress.said.join("\n");
        // A build that was killed has said nothing itself.
        format!(
            "{start}{said}\nThe {} could not be built: {status}",
            self.name
        )
        .into()
    }
}

fn line(time: Duration, builds: &[Build]) -> String {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    let builds = builds
        .iter()
        .map(|build| format!("{}: {}", build.name, build.progress.text()));
    format!(
        "  {minutes}:{seconds:02}  {}",
        builds.collect::<Vec<_>>().join("; ")
    )
}

/// How far a build is.
#[derive(Default)]
struct Progress {
    crates: usize,
    last: String,
    ready: bool,
    /// What it said otherwise, in case it fails.
    said: Vec<String>,
}

impl Progress {
    /// Takes in a line that cargo has written.
    fn read(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("Compiling"), Some(name)) => {
                self.crates += 1;
                name.clone_into(&mut self.last);
            }
            (Some(doing @ ("Downloading" | "Updating" | "Blocking")), _) => {
                doing.to_lowercase().clone_into(&mut self.last);
            }
            _ => self.said.push(line.to_owned()),
        }
    }

    fn text(&self) -> String {
        match (self.ready, self.crates, self.last.as_str()) {
            (true, ..) => "ready".to_owned(),
            (false, 0, "") => "begins".to_owned(),
            (false, 0, last) => last.to_owned(),
            (false, crates, last) => format!("{crates} crates, {last}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[&str]) -> Progress {
        let mut progress = Progress::default();
        lines.iter().for_each(|line| progress.read(line));
        progress
    }

    #[test]
    fn crates_are_counted_and_the_last_is_named() {
        assert_eq!(after(&[]).text(), "begins");
        let progress = after(&["   Compiling serde v1.0.229", "   Compiling leptos v0.8.23"]);
        assert_eq!(progress.text(), "2 crates, leptos");
    }

    #[test]
    fn what_comes_before_the_first_crate_is_told() {
        let progress = after(&["    Blocking waiting for file lock on package cache"]);
        assert_eq!(progress.text(), "blocking");
    }

    #[test]
    fn everything_else_is_kept_in_case_of_failure() {
        let progress = after(&["   Compiling serde v1.0.229", "error: no space left"]);
        assert_eq!(progress.said, ["error: no space left"]);
    }

    #[test]
    fn a_build_that_fails_tells_why() {
        let fail = |name| {
            let mut command = Command::new("cargo");
            command.args(["no-such-command"]);
            Part::new(name, command)
        };
        let failure = side_by_side([fail("program"), fail("client")]).err();
        let reason = failure
            .and_then(|failure| failure.reason)
            .unwrap_or_default();
        assert!(reason.contains("no such command"), "{reason}");
        assert!(reason.contains("could not be built"), "{reason}");
    }
}
