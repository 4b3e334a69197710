//! A server in a process of its own: this test program, told by a variable of the environment to be one; or the
//! program named in `FORMICARY_PROGRAM`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use formicary_server::store::is_address;
use formicary_server::{Config, PostgresStore, SqliteStore, Store};

use crate::client::unlimited;

const FILE: &str = "FORMICARY_TEST_FILE";
const LIMITS: &str = "FORMICARY_TEST_LIMITS";
const ADDRESS: &str = "FORMICARY_TEST_ADDRESS";
const GRACE: &str = "FORMICARY_TEST_GRACE";

/// A server in a process of its own.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

/// How much it lets people do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limits {
    /// As much as they like, if it is this test program.
    None,
    /// What it usually does.
    Usual,
}

impl Server {
    /// On a file, or on a database whose address is given as if it were one.
    pub(crate) fn start(file: &Path, limits: Limits) -> Self {
        Self::start_at(file, limits, None, Duration::ZERO)
    }

    /// The same at an address of its own; dice and decks wait so long.
    pub(crate) fn start_at(
        file: &Path,
        limits: Limits,
        address: Option<&str>,
        grace: Duration,
    ) -> Self {
        let mut process = match std::env::var_os("FORMICARY_PROGRAM") {
            Some(program) => {
                let mut process = Command::new(program);
                let address = address.unwrap_or("127.0.0.1:0");
                let address = ["--lang", "en", "serve", "--address", address];
                let in_a_database = file.to_str().is_some_and(is_address);
                let place = if in_a_database {
                    "--database"
                } else {
                    "--data"
                };
                process.args(address).arg(place).arg(file);
                // Bots and dice answer at once, as in this test program.
                process.env("FORMICARY_TABLES_GRACE_SECONDS", "0");
                // It would take these words to the tests for settings.
                for told in ["FORMICARY_FAULTS", "FORMICARY_TABLES"] {
                    process.env_remove(told);
                }
                process
            }
            None => {
                let mut process = Command::new(std::env::current_exe().unwrap());
                let own = "child::a_server_to_be_killed";
                process.args(["--exact", own, "--ignored", "--nocapture"]);
                process.env(FILE, file);
                process.env(GRACE, grace.as_millis().to_string());
                if let Some(address) = address {
                    process.env(ADDRESS, address);
                }
                if limits == Limits::Usual {
                    process.env(LIMITS, "usual");
                }
                process
            }
        };
        let mut child = process.stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut lines = output.lines().map_while(Result::ok);
        let address = lines
            .find_map(|line| Some(line.split_once("http://")?.1.split('/').next()?.to_owned()))
            .expect("the server says where it is");
        // Whoever writes there later shall find somebody.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address }
    }

    /// The number of its process.
    #[cfg(target_os = "linux")]
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends its process a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args([name, &id]).status();
        assert!(told.unwrap().success());
    }

    /// Tells it to stop, and says how long that took; nothing if it does not.
    pub(crate) fn stop(mut self, patience: Duration) -> Option<Duration> {
        let begun = Instant::now();
        self.signal("-TERM");
        while begun.elapsed() < patience {
            if self.child.try_wait().unwrap().is_some() {
                return Some(begun.elapsed());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        None
    }
}

impl Drop for Server {
    /// Ends it without any warning.
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Not a test: the server of other tests.
#[test]
#[ignore = "is the server of other tests"]
fn a_server_to_be_killed() {
    let Some(file) = std::env::var_os(FILE) else {
        return;
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let address = file.to_str().filter(|text| is_address(text));
    let store: Arc<dyn Store> = match address {
        Some(address) => Arc::new(runtime.block_on(PostgresStore::open(address)).unwrap()),
        None => Arc::new(SqliteStore::open(Path::new(&file)).unwrap()),
    };
    let number = |name: &str| std::env::var(name).ok()?.parse().ok();
    let usual = Config {
        store,
        grace: Duration::from_millis(number(GRACE).unwrap_or(0)),
        ..Config::default()
    };
    let config = match std::env::var_os(LIMITS) {
        Some(_) => usual,
        None => Config {
            limits: unlimited().limits,
            ..usual
        },
    };
    runtime.block_on(async {
        let mut terminate =
            tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).unwrap();
        let address = std::env::var(ADDRESS);
        let address = address.unwrap_or_else(|_| "127.0.0.1:0".to_owned());
        let listener = tokio::net::TcpListener::bind(address).await.unwrap();
        let server = formicary_server::start(config, listener).await.unwrap();
        println!("http://{}/", server.address());
        terminate.recv().await;
        server.stop().await.unwrap();
    });
    // Bots that still think are not waited for.
    runtime.shutdown_background();
    std::process::exit(0);
}
