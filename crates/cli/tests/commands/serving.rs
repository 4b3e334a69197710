//! The server as whoever hosts it knows it: settings, files, messages, copies.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::program::{Scratch, program, run, said};

/// A server that runs, until it is dropped.
pub(crate) struct Server {
    child: Child,
    address: String,
    operations: Option<String>,
}

impl Server {
    /// With these arguments besides; `0` as its port.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        Self::start_as(program(
            &[&["serve", "--address", "127.0.0.1:0"], arguments].concat(),
        ))
    }

    pub(crate) fn start_as(mut program: Command) -> Self {
        let piped = program.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = piped.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let mut link = || {
            let line = lines.next()?.ok()?;
            let (_, rest) = line.split_once("http://")?;
            Some(rest.split('/').next()?.to_owned())
        };
        let Some(address) = link() else {
            let mut told = String::new();
            let _ = child
                .stderr
                .take()
                .map(|mut err| err.read_to_string(&mut told));
            panic!("the server does not start: {told}");
        };
        let operations = wants_operations(&program).then(link).flatten();
        Self {
            child,
            address,
            operations,
        }
    }

    /// What it answers, with everything around it.
    fn ask(&self, request: &str) -> String {
        ask(&self.address, request)
    }

    /// A new guest.
    pub(crate) fn guest(&self, name: &str) -> String {
        let body = format!("{{\"name\":\"{name}\"}}");
        self.ask(&format!(
            "POST /api/v1/guests?secret=1 HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ))
    }

    /// Tells it to stop, and gives what it has written on standard error.
    pub(crate) fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("kill is there").success());
        let mut err = String::new();
        let mut stderr = self.child.stderr.take().expect("it is piped");
        stderr.read_to_string(&mut err).expect("text");
        assert!(self.child.wait().expect("it ends").success(), "{err}");
        err
    }
}

fn wants_operations(program: &Command) -> bool {
    let mut variables = program.get_envs();
    variables.any(|(name, _)| name == "FORMICARY_OPERATIONS_ADDRESS")
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("somebody listens");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    answer
}

fn get(address: &str, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    ask(address, &request)
}

#[test]
fn the_example_is_in_order() {
    let scratch = Scratch::new("example-config");
    let example = run(&["serve", "--example-config"]).fine();
    let file = scratch.file("formicary.toml", &example);
    let data = scratch.path("new/table.sqlite");
    let check = ["serve", "--check", "--config", &file, "--data", &data];
    let port = ["--address", "127.0.0.1:0"];
    let told = run(&[&check[..], &port].concat()).fine();
    assert!(told.contains("in order"), "{told}");
    assert!(!Path::new(&data).exists(), "nothing was made");
}

#[test]
fn a_check_tells_everything_that_is_wrong() {
    let scratch = Scratch::new("wrong-config");
    let file = scratch.file(
        "formicary.toml",
        "[log]\nlevle = \"info\"\n[bots]\nthinking_seconds = 0\n[server]\naddress = \"localhost\"\n",
    );
    let mut check = program(&["serve", "--check", "--config", &file]);
    let told = said(check.env("FORMICARY_STORE_MEMORY", "perhaps"));
    assert_eq!(told.code, Some(1));
    for part in [
        "no setting “log.levle”. Did you mean “log.level”?",
        "“bots.thinking_seconds” has to be a number of seconds from 0.1 to 600",
        "“server.address” has to be an address with a port",
        "FORMICARY_STORE_MEMORY: “store.memory” has to be true or false",
    ] {
        assert!(told.out.contains(part), "no “{part}” in: {}", told.out);
    }
    assert!(told.err.contains("4 things are wrong"), "{}", told.err);
    // A server does not start with them, and says why in one line.
    run(&["serve", "--memory", "--config", &file]).fails(1, &["2 more"]);
    let broken = scratch.file("broken.toml", "[log\n");
    run(&["serve", "--config", &broken]).fails(1, &["line 1", "TOML"]);
    let missing = scratch.path("missing.toml");
    run(&["serve", "--config", &missing]).fails(1, &["missing.toml"]);
    for (lang, part) in [("de", "gibt es nicht"), ("fr", "pas de réglage")] {
        let told = run(&["--lang", lang, "serve", "--check", "--config", &file]);
        assert!(told.out.contains(part), "{}", told.out);
        assert!(!told.out.contains("cli-"), "{}", told.out);
    }
}

#[test]
fn an_address_that_is_taken_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("bound").to_string();
    let serve = ["serve", "--memory", "--address", &address];
    run(&serve).fails(1, &[&address, "another program listens there"]);
    let told = run(&[&serve[..], &["--check"]].concat());
    assert_eq!(told.code, Some(1));
    assert!(told.out.contains("is taken"), "{}", told.out);
    let mut other = program(&["serve", "--memory", "--address", "127.0.0.1:0"]);
    let other = said(other.env("FORMICARY_OPERATIONS_ADDRESS", &address));
    other.fails(1, &[&address, "another program listens there"]);
}

#[test]
fn a_file_that_cannot_be_used_is_left_alone_and_told() {
    let scratch = Scratch::new("bad-database");
    let address = ["--address", "127.0.0.1:0"];
    let serve = |file: &str| run(&[&["serve", "--data", file], &address[..]].concat());
    let letter = "Dear Bea, this is no database, whatever it is called. ".repeat(40);
    let foreign = scratch.file("letter.sqlite", &letter);
    serve(&foreign).fails(1, &["letter.sqlite is no database"]);
    assert_eq!(fs::read_to_string(&foreign).expect("there"), letter);

    let whole = scratch.path("whole.sqlite");
    let server = Server::start(&["--data", &whole]);
    for guest in 0..40 {
        assert!(server.guest(&format!("Guest {guest}")).contains("200 OK"));
    }
    server.stop();
    let mut bytes = fs::read(&whole).expect("there");
    let middle = bytes.len() / 2;
    for byte in &mut bytes[4096..middle] {
        *byte ^= 0x5a;
    }
    let damaged = scratch.file("damaged.sqlite", &bytes);
    serve(&damaged).fails(1, &["damaged.sqlite is damaged", "formicary restore"]);
    assert_eq!(fs::read(&damaged).expect("there"), bytes);
    run(&["check", &damaged]);
    run(&["restore", &damaged, "--data", &scratch.path("new.sqlite")]).fails(1, &["is damaged"]);
    assert!(!Path::new(&scratch.path("new.sqlite")).exists());

    run(&[
        "backup",
        &scratch.path("copy"),
        "--data",
        &scratch.path("nothing"),
    ])
    .fails(1, &["no database at", "nothing"]);
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_is_told() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    let scratch = Scratch::new("read-only");
    let folder = scratch.path("locked");
    fs::create_dir(&folder).expect("a folder");
    let mine = format!("{folder}/table.sqlite");
    Server::start(&["--data", &mine]).stop();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o555)).expect("changed");
    // Root may write everywhere, so somebody else tries.
    let nobody = |arguments: &[&str]| {
        let mut program = program(arguments);
        if fs::File::create(format!("{folder}/trial")).is_ok() {
            program.uid(65534);
        }
        said(&mut program)
    };
    let new = format!("{folder}/new.sqlite");
    for file in [&mine, &new] {
        let serve = ["serve", "--data", file, "--address", "127.0.0.1:0"];
        nobody(&serve).fails(1, &[file, "rights of the file and its folder"]);
        let told = nobody(&[&serve[..], &["--check"]].concat());
        assert!(
            told.out.contains("rights of the file"),
            "{}{}",
            told.out,
            told.err
        );
    }
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).expect("changed");
}

#[test]
fn one_file_has_one_server() {
    let scratch = Scratch::new("two-servers");
    let data = scratch.path("table.sqlite");
    let server = Server::start(&["--data", &data]);
    let second = ["serve", "--address", "127.0.0.1:0", "--data", &data];
    run(&second).fails(1, &["table.sqlite is in use: another server has it open"]);
    let told = run(&[&second[..], &["--check"]].concat());
    assert!(told.out.contains("is in use"), "{}", told.out);
    assert!(
        server
            .ask("GET /health HTTP/1.0\r\n\r\n")
            .contains("200 OK")
    );
    server.stop();
    Server::start(&["--data", &data]).stop();
}

/// A client that is slow is waited for, unless somebody says it twice.
#[test]
fn who_asks_twice_is_not_kept_waiting() {
    let mut server = Server::start(&["--memory"]);
    let mut slow = TcpStream::connect(&server.address).expect("somebody listens");
    let start = "POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n\
                 Content-Length: 100\r\n\r\n{";
    slow.write_all(start.as_bytes()).expect("it reads");
    let pause = || std::thread::sleep(std::time::Duration::from_millis(500));
    let id = server.child.id().to_string();
    let tell = || Command::new("kill").args(["-TERM", &id]).status();
    pause();
    let begun = std::time::Instant::now();
    assert!(tell().expect("kill is there").success());
    pause();
    assert!(server.child.try_wait().expect("it is known").is_none());
    assert!(tell().expect("kill is there").success());
    assert!(server.child.wait().expect("it ends").success());
    assert!(begun.elapsed() < std::time::Duration::from_secs(4));
}

/// A server that is still looking at its file ends when it is told to, too.
#[test]
fn a_server_that_has_not_begun_can_be_stopped() {
    let scratch = Scratch::new("stopped-early");
    let data = scratch.path("table.sqlite");
    let _first = Server::start(&["--data", &data]);
    // It waits a few seconds for the first one to end.
    let serve = ["serve", "--address", "127.0.0.1:0", "--data", &data];
    let mut second = program(&serve);
    let piped = second.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut second = piped.spawn().expect("the program starts");
    std::thread::sleep(std::time::Duration::from_millis(1000));
    let id = second.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status();
    assert!(told.expect("kill is there").success());
    let begun = std::time::Instant::now();
    let ended = second.wait().expect("it ends");
    assert!(ended.success(), "it was not refused: it was stopped");
    assert!(begun.elapsed() < std::time::Duration::from_millis(1500));
}

#[test]
fn a_copy_is_made_while_the_server_runs_and_put_back() {
    let scratch = Scratch::new("copies");
    let (data, copy) = (
        scratch.path("data/table.sqlite"),
        scratch.path("copies/monday"),
    );
    let server = Server::start(&["--data", &data]);
    assert!(server.guest("Ada").contains("200 OK"));
    let told = run(&["backup", &copy, "--data", &data]).fine();
    assert!(told.contains("monday"), "{told}");
    run(&["backup", &copy, "--data", &data]).fails(1, &["monday is there already"]);
    assert!(server.guest("Bea").contains("200 OK"));
    run(&["backup", &copy, "--data", &data, "--overwrite"]).fine();
    assert!(server.guest("Cleo").contains("200 OK"));
    run(&["restore", &copy, "--data", &data, "--overwrite"]).fails(1, &["is in use"]);
    server.stop();
    let people = |file: &str| run(&["check", file]).fine();
    assert!(people(&copy).contains("2 people"), "{}", people(&copy));
    assert!(people(&data).contains("3 people"), "{}", people(&data));
    run(&["restore", &copy, "--data", &data]).fails(1, &["table.sqlite is there already"]);
    assert!(people(&data).contains("3 people"));
    run(&["restore", &copy, "--data", &data, "--overwrite"]).fine();
    assert!(people(&data).contains("2 people"));
    let elsewhere = scratch.path("elsewhere.sqlite");
    run(&["restore", &copy, "--data", &elsewhere]).fine();
    Server::start(&["--data", &elsewhere]).stop();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &str| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        for file in [&data, &copy, &elsewhere] {
            assert_eq!(mode(file), 0o600, "{file}");
        }
        assert_eq!(mode(&scratch.path("data")), 0o700);
        assert_eq!(mode(&scratch.path("copies")), 0o700);
    }
}

#[test]
fn figures_have_an_address_of_their_own_and_logs_no_secrets() {
    let mut serve = program(&["serve", "--memory", "--address", "127.0.0.1:0"]);
    serve
        .env("FORMICARY_OPERATIONS_ADDRESS", "127.0.0.1:0")
        .env("FORMICARY_LOG_LEVEL", "info")
        .env("FORMICARY_LOG_FORM", "json")
        .env("FORMICARY_LOG_ACCESS", "true")
        .env("FORMICARY_LOG_AUDIT", "true");
    let server = Server::start_as(serve);
    let guest = server.guest("Ada");
    let cookie = guest.split_once("formicary_session=").expect("a cookie").1;
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    let logout = server.ask(&format!(
        "POST /api/v1/logout HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\
         Cookie: formicary_session={cookie}\r\nContent-Length: 0\r\n\r\n"
    ));
    assert!(logout.contains("HTTP/1.1 2"), "{logout}");
    assert!(get(&server.address, "/metrics").contains("404"));
    assert!(get(&server.address, "/ready").contains("200 OK"));
    let operations = server.operations.clone().expect("it is told");
    let metrics = get(&operations, "/metrics");
    assert!(
        metrics.contains("formicary_requests_total{status=\"404\"} 1"),
        "{metrics}"
    );
    assert!(get(&operations, "/health").contains("200 OK"));
    assert!(get(&operations, "/ready").contains("200 OK"));
    let log = server.stop();
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let of = |target: &str| lines.iter().filter(|line| line["target"] == target).count();
    assert_eq!((of("access"), of("audit")), (4, 2), "{log}");
    let out = lines
        .iter()
        .find(|line| line["deed"] == "POST /api/v1/logout");
    let out = out.expect("it is noted");
    assert_eq!(out["address"], "127.0.0.0");
    assert_ne!(out["who"], "");
    assert!(!log.contains("secret=1") && !log.contains(&cookie), "{log}");
}
