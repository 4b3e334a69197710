//! A real PostgreSQL for tests: a cluster in a folder of its own, which is gone with the process that wanted it.
//!
//! `cargo xtask test` installs PostgreSQL where it can, and then says in `FORMICARY_POSTGRES` that it has to be there.

use std::io::Read;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A cluster that runs.
pub(crate) struct Cluster {
    port: u16,
    folder: PathBuf,
    // It ends when nobody holds its input any more.
    _keeper: Child,
}

static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
static DURABLE: OnceLock<Option<Cluster>> = OnceLock::new();
static SEALED: OnceLock<Option<Cluster>> = OnceLock::new();
static DATABASES: AtomicU32 = AtomicU32::new(0);
static PORTS: AtomicU32 = AtomicU32::new(0);

/// Whoever may do anything cannot run PostgreSQL, so somebody else does: a user of the system who is there anyway.
const OTHERS: [&str; 2] = ["postgres", "nobody"];

/// What keeps the cluster until its input ends, then ends it and takes its folder away.
const KEEP: &str = r#"
    "$1/postgres" -D "$2" >"$2/log" 2>&1 </dev/null &
    cluster=$!
    cat >/dev/null
    # It may have been started anew meanwhile.
    read cluster <"$2/postmaster.pid"
    kill -INT $cluster
    while kill -0 $cluster 2>/dev/null; do sleep 0.1; done
    rm -rf "$2"
"#;

/// The address of a new, empty database; nothing if PostgreSQL is not there and need not be.
pub(crate) fn database() -> Option<String> {
    let cluster = SHARED
        .get_or_init(|| Cluster::start("tests", "fsync = off"))
        .as_ref()?;
    Some(cluster.database())
}

/// The same in a cluster that waits for the disk, for those who measure.
pub(crate) fn durable() -> Option<String> {
    let cluster = DURABLE
        .get_or_init(|| Cluster::start("durable", "fsync = on"))
        .as_ref()?;
    Some(cluster.database())
}

/// The id of that one's first process, if it was asked for.
#[allow(dead_code, reason = "only those who measure need it")]
pub(crate) fn process_of_durable() -> Option<String> {
    let cluster = DURABLE.get()?.as_ref()?;
    let file = std::fs::read_to_string(cluster.folder.join("postmaster.pid")).ok()?;
    file.lines().next().map(str::to_owned)
}

/// The same over TLS and nothing else; its certificate is for `localhost`. Gives that, too.
pub(crate) fn sealed() -> Option<(String, PathBuf)> {
    let settings = "fsync = off\nssl = on\n";
    let cluster = SEALED.get_or_init(|| Cluster::start("sealed", settings));
    let cluster = cluster.as_ref()?;
    Some((cluster.database(), cluster.folder.join("server.crt")))
}

/// Whether there is PostgreSQL here.
pub(crate) fn is_there() -> bool {
    programs().is_some()
}

impl Cluster {
    fn start(name: &str, settings: &str) -> Option<Self> {
        let Some(programs) = programs() else {
            assert!(
                std::env::var_os("FORMICARY_POSTGRES").is_none(),
                "PostgreSQL is missing"
            );
            eprintln!("PostgreSQL is not there, so nothing is tried with it");
            return None;
        };
        let unique = format!("formicary-postgres-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(unique);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let user = other_user();
        if let Some((user, group)) = user {
            std::os::unix::fs::chown(&folder, Some(user), Some(group)).expect("it is given away");
        }
        let made = as_other(Command::new(programs.join("initdb")), user)
            .args(["--username", "ant", "--auth", "trust", "--encoding", "UTF8"])
            .args(["--locale", "C.UTF-8", "--no-sync", "--pgdata"])
            .arg(&folder)
            .output()
            .expect("initdb starts");
        assert!(
            made.status.success(),
            "{}",
            String::from_utf8_lossy(&made.stderr)
        );
        let port = free_port();
        let all = format!(
            "listen_addresses = '127.0.0.1'\nport = {port}\nunix_socket_directories = ''\n\
             max_connections = 200\nshared_buffers = 64MB\n{settings}\n"
        );
        if settings.contains("ssl = on") {
            certify(&folder, user);
        }
        let file = folder.join("postgresql.auto.conf");
        std::fs::write(file, all).expect("it is written");
        let mut keeper = as_other(Command::new("sh"), user);
        keeper
            .args(["-c", KEEP, "sh"])
            .args([&programs, &folder])
            .stdin(Stdio::piped());
        let keeper = keeper.spawn().expect("sh starts");
        let begun = Instant::now();
        while !is_ready(&programs, port) {
            if begun.elapsed() > Duration::from_secs(60) {
                let mut said = String::new();
                let _ = std::fs::File::open(folder.join("log"))
                    .and_then(|mut log| log.read_to_string(&mut said));
                panic!("PostgreSQL does not start: {said}");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Some(Self {
            port,
            folder,
            _keeper: keeper,
        })
    }

    /// The address of a new, empty database.
    pub(crate) fn database(&self) -> String {
        let name = format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        self.tell("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    fn address(&self, name: &str) -> String {
        format!("postgres://ant@127.0.0.1:{}/{name}", self.port)
    }

    /// A cluster for whoever does to it what others need not suffer.
    pub(crate) fn alone(name: &str) -> Option<Self> {
        Self::start(name, "fsync = off")
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// Ends PostgreSQL without any warning, and starts it anew.
    pub(crate) fn restart(&self) {
        let programs = programs().expect("it is there");
        let restarted = as_other(Command::new(programs.join("pg_ctl")), other_user())
            .args(["restart", "--wait", "--mode", "immediate", "--pgdata"])
            .arg(&self.folder)
            .args(["--log", "/dev/null"])
            .stdout(Stdio::null())
            .status();
        assert!(restarted.expect("pg_ctl starts").success());
    }

    fn tell(&self, database: &str, what: &str) {
        tell(&self.address(database), what);
    }
}

/// A certificate for the cluster, without which nobody gets in any more.
fn certify(folder: &Path, user: Option<(u32, u32)>) {
    let made = as_other(Command::new("openssl"), user)
        .args([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        ])
        .args(["-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE"])
        .arg("-keyout")
        .arg(folder.join("server.key"))
        .arg("-out")
        .arg(folder.join("server.crt"))
        .output()
        .expect("openssl is there");
    let error = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{error}");
    let rules = "hostssl all all all trust\n";
    std::fs::write(folder.join("pg_hba.conf"), rules).expect("it is written");
}

/// Does something in a database, beside everything else. Gives what is answered.
pub(crate) fn tell(address: &str, what: &str) -> String {
    let programs = programs().expect("it is there");
    let said = Command::new(programs.join("psql"))
        .args(["-v", "ON_ERROR_STOP=1", "-qAtc", what, address])
        .output()
        .expect("psql starts");
    let error = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{what}: {error}");
    String::from_utf8(said.stdout)
        .expect("text")
        .trim()
        .to_owned()
}

/// A port that the system does not give to whoever wants any: until PostgreSQL listens somebody else might have it.
fn free_port() -> u16 {
    // Two that start at the same time do not find the same one.
    let own = PORTS.fetch_add(100, Ordering::Relaxed);
    let first = (std::process::id() + own) as u16 % 10_000;
    let ports = (0..10_000).map(|more| 20_000 + (first + more) % 10_000);
    let mut free = ports.filter(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.next().expect("a port")
}

fn is_ready(programs: &Path, port: u16) -> bool {
    Command::new(programs.join("pg_isready"))
        .args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()])
        .status()
        .is_ok_and(|status| status.success())
}

/// Where PostgreSQL's programs are: the newest, as Debian keeps them, or those on the path.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let versions = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<_> = versions.collect();
    places.sort();
    places.reverse();
    places.extend(std::env::split_paths(&path));
    places
        .into_iter()
        .find(|place| place.join("initdb").is_file() && place.join("postgres").is_file())
}

/// Somebody else's user and group, if this is somebody who may do anything.
fn other_user() -> Option<(u32, u32)> {
    let own = Command::new("id").arg("-u").output().expect("id is there");
    if own.stdout.trim_ascii() != b"0" {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").expect("users");
    let find = |name: &&str| {
        let line = users
            .lines()
            .find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line
            .split(':')
            .skip(2)
            .map_while(|number| number.parse().ok());
        Some((numbers.next()?, numbers.next()?))
    };
    OTHERS.iter().find_map(find)
}

fn as_other(mut command: Command, user: Option<(u32, u32)>) -> Command {
    if let Some((user, group)) = user {
        std::os::unix::process::CommandExt::uid(&mut command, user);
        std::os::unix::process::CommandExt::gid(&mut command, group);
    }
    // Wherever the test stands, others may not be allowed to look.
    command.current_dir("/");
    command
}
