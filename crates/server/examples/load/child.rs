//! The server in a process of its own.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use formicary_server::limits::Limits;
use formicary_server::store::is_address;
use formicary_server::{Config, MemoryStore, PostgresStore, SqliteStore, Store};

#[cfg(unix)]
use crate::cluster;
use crate::figures::Kind;

/// A server, until it is dropped.
pub(crate) struct Server {
    pub(crate) address: String,
    child: Child,
    folder: PathBuf,
}

impl Server {
    /// So many that use the same storage.
    pub(crate) fn start(
        kind: Kind,
        servers: usize,
        folder: Option<&Path>,
        core: usize,
    ) -> anyhow::Result<Vec<Self>> {
        let unique = format!("formicary-load-{}", std::process::id());
        let folder = folder
            .map_or_else(std::env::temp_dir, Path::to_owned)
            .join(unique);
        let place = match kind {
            Kind::Memory => "memory".to_owned(),
            #[cfg(unix)]
            Kind::Postgres => cluster::durable().context("PostgreSQL is missing")?,
            #[cfg(not(unix))]
            Kind::Postgres => anyhow::bail!("PostgreSQL is started only on Unix"),
            Kind::Sqlite => folder.join("table.sqlite").display().to_string(),
        };
        let one = |_| Self::start_one(&place, folder.clone(), core);
        (0..servers).map(one).collect()
    }

    fn start_one(place: &str, folder: PathBuf, core: usize) -> anyhow::Result<Self> {
        let program = std::env::current_exe()?;
        let mut command = if taskset_is_there() {
            let mut command = Command::new("taskset");
            command.args(["-c", &core.to_string()]).arg(program);
            command
        } else {
            Command::new(program)
        };
        let mut child = command
            .args(["--serve", place])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut address = String::new();
        let stdout = child.stdout.take().context("the child's output")?;
        BufReader::new(stdout).read_line(&mut address)?;
        Ok(Self {
            address: address.trim().to_owned(),
            child,
            folder,
        })
    }
}

impl Server {
    /// How long its process has been computing, as far as the system tells.
    pub(crate) fn computed(&self) -> Option<Duration> {
        computed(&self.child.id().to_string())
    }
}

/// How long PostgreSQL and those of its processes that run have been computing.
#[cfg(unix)]
pub(crate) fn database_computed(parent: &str) -> Option<Duration> {
    let children = std::fs::read_dir("/proc").ok()?.flatten().filter_map(|it| {
        let process = it.file_name().into_string().ok()?;
        let text = std::fs::read_to_string(it.path().join("stat")).ok()?;
        let (_, fields) = text.rsplit_once(") ")?;
        (fields.split(' ').nth(1)? == parent).then_some(process)
    });
    let all: Duration = children.filter_map(|process| computed(&process)).sum();
    Some(computed(parent)? + all)
}

/// How long a process has been computing: Linux tells that in hundredths of a second.
pub(crate) fn computed(process: &str) -> Option<Duration> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, fields) = text.rsplit_once(") ")?;
    let mut times = fields
        .split(' ')
        .skip(11)
        .map_while(|time| time.parse::<u64>().ok());
    let ticks = times.next()? + times.next()?;
    Some(Duration::from_millis(10 * ticks))
}

impl Drop for Server {
    fn drop(&mut self) {
        // It ends when its input does.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Serves until standard input ends.
pub(crate) fn serve(place: &str) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let store: Arc<dyn Store> = match place {
            "memory" => Arc::new(MemoryStore::default()),
            address if is_address(address) => Arc::new(PostgresStore::open(address).await?),
            file => Arc::new(SqliteStore::open(Path::new(file))?),
        };
        let config = Config {
            store,
            limits: Limits::NONE,
            ..Config::default()
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let running = formicary_server::start(config, listener).await?;
        println!("{}", running.address());
        let end = tokio::task::spawn_blocking(|| {
            let mut rest = Vec::new();
            std::io::stdin().read_to_end(&mut rest)
        });
        end.await??;
        Ok(())
    })
}

/// Keeps this process on one core, if that is possible.
pub(crate) fn pin_self(core: usize) {
    let own = std::process::id().to_string();
    let pinned = Command::new("taskset")
        .args(["-cp", &core.to_string(), &own])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !pinned.is_ok_and(|status| status.success()) {
        eprintln!("taskset is missing, so that server and clients share all cores");
    }
}

fn taskset_is_there() -> bool {
    let answer = Command::new("taskset")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    answer.is_ok_and(|status| status.success())
}
