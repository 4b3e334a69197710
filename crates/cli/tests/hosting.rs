//! What `docs/HOSTING.md` says works: the very files beside it, in real nginx and real HAProxy, with TLS. Only
//! addresses and the place of the certificate are other ones.
//!
//! `cargo xtask test` installs both where it can, and then says in `FORMICARY_PROXIES` that they have to be there.
#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const HOST: &str = "play.example.org";

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // The workers of nginx end only if it is asked.
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        std::thread::sleep(Duration::from_millis(200));
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A file beside the guide.
fn document(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/hosting")
        .join(name);
    std::fs::read_to_string(file).expect("it is there")
}

/// A program of the system; nothing if it is not there and need not be.
fn system(program: &str) -> Option<PathBuf> {
    let places = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];
    let found = places
        .iter()
        .map(|place| Path::new(place).join(program))
        .find(|file| file.is_file());
    if found.is_none() {
        assert!(
            std::env::var_os("FORMICARY_PROXIES").is_none(),
            "{program} is missing"
        );
        eprintln!("{program} is not there, so nothing is tried with it");
    }
    found
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("bound").port()
}

/// The server as the guide sets it up, with few guests from one address. Gives its port.
fn serve() -> (Running, u16) {
    let config = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting/formicary.toml");
    let mut child = Command::new(env!("CARGO_BIN_EXE_formicary"))
        .args(["--lang", "en", "serve", "--memory", "--config"])
        .arg(config)
        .env("FORMICARY_SERVER_ADDRESS", "127.0.0.1:0")
        .env("FORMICARY_OPERATIONS_ADDRESS", "127.0.0.1:0")
        .env("FORMICARY_LIMITS_GUESTS_BURST", "3")
        .env("FORMICARY_LIMITS_GUESTS_PER_MINUTE", "0.001")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    out.read_line(&mut line).expect("text");
    let port = line.split_once("127.0.0.1:").expect("an address").1;
    let port = port
        .split('/')
        .next()
        .expect("a port")
        .parse()
        .expect("a number");
    // Whoever writes there later shall find somebody.
    std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
    (Running(child), port)
}

/// A certificate, and its key.
fn certificate(folder: &Folder) -> Option<(String, String)> {
    let openssl = system("openssl")?;
    let (certificate, key) = (folder.path("certificate.pem"), folder.path("key.pem"));
    let made = Command::new(openssl)
        .args([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        ])
        .args([
            "-subj",
            &format!("/CN={HOST}"),
            "-keyout",
            &key,
            "-out",
            &certificate,
        ])
        .stderr(Stdio::null())
        .status();
    assert!(made.expect("it runs").success());
    Some((certificate, key))
}

/// What is answered over TLS to somebody from this address, as far as `enough`.
fn ask(port: u16, from: &str, request: &str, enough: &str) -> String {
    let client = Command::new("openssl")
        .args([
            "s_client",
            "-quiet",
            "-connect",
            &format!("127.0.0.1:{port}"),
        ])
        .args(["-servername", HOST, "-bind", &format!("{from}:0")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut client = Running(client.expect("openssl is there"));
    let mut input = client.0.stdin.take().expect("piped");
    input.write_all(request.as_bytes()).expect("it reads");
    let mut output = client.0.stdout.take().expect("piped");
    let (sender, heard) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(length @ 1..) = output.read(&mut bytes) {
            if sender.send(bytes[..length].to_vec()).is_err() {
                return;
            }
        }
    });
    let (begun, mut answer) = (Instant::now(), Vec::new());
    while begun.elapsed() < Duration::from_secs(20) {
        match heard.recv_timeout(Duration::from_secs(1)) {
            Ok(bytes) => answer.extend(bytes),
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => break,
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {}
        }
        if !enough.is_empty() && String::from_utf8_lossy(&answer).contains(enough) {
            break;
        }
    }
    drop(input);
    String::from_utf8_lossy(&answer).into_owned()
}

fn post(path: &str, headers: &str, body: &str) -> String {
    format!(
        "POST /api/v1/{path} HTTP/1.1\r\nHost: {HOST}\r\nOrigin: https://{HOST}\r\nConnection: close\r\n{headers}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// Everything that has to work through a proxy.
fn try_through(tls: u16, plain: u16) {
    let get = format!("GET /health HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n");
    let begun = Instant::now();
    let health = loop {
        let health = ask(tls, "127.0.0.1", &get, "");
        if health.contains("200 OK") || begun.elapsed() > Duration::from_secs(20) {
            break health;
        }
    };
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    let small = health.to_lowercase();
    assert!(
        small.contains("strict-transport-security: max-age=31536000"),
        "{health}"
    );
    let metrics = ask(tls, "127.0.0.1", &get.replace("/health", "/metrics"), "");
    assert!(metrics.starts_with("HTTP/1.1 404"), "{metrics}");
    // Whoever comes without TLS is sent on.
    let mut stream = std::net::TcpStream::connect(("127.0.0.1", plain)).expect("it listens");
    stream.write_all(get.as_bytes()).expect("it reads");
    let mut moved = String::new();
    stream.read_to_string(&mut moved).expect("text");
    assert!(
        moved.contains("301") && moved.contains(&format!("https://{HOST}/health")),
        "{moved}"
    );
    // Limits count the address that the proxy saw, whatever else is claimed.
    let guest = |number: usize| {
        let forged = format!(
            "X-Forwarded-For: 10.0.0.{number}\r\nX-Forwarded-Proto: http\r\nForwarded: for=10.0.0.{number}\r\n"
        );
        post("guests", &forged, "{\"name\":\"Eve\"}")
    };
    let answers: Vec<_> = (0..5)
        .map(|number| ask(tls, "127.0.0.3", &guest(number), ""))
        .collect();
    let passed = answers
        .iter()
        .filter(|answer| answer.starts_with("HTTP/1.1 200"))
        .count();
    let refused = answers
        .iter()
        .filter(|answer| answer.starts_with("HTTP/1.1 429"))
        .count();
    assert_eq!((passed, refused), (3, 2), "{answers:?}");
    let ada = ask(
        tls,
        "127.0.0.2",
        &post("guests", "", "{\"name\":\"Ada\"}"),
        "",
    );
    assert!(ada.starts_with("HTTP/1.1 200"), "{ada}");
    let name = "__Host-formicary_session=";
    let (_, cookie) = ada.split_once(name).expect("a cookie");
    let cookie = cookie.lines().next().expect("a line");
    assert!(cookie.contains("Secure"), "{cookie}");
    let cookie = cookie.split(';').next().expect("a value");
    // A socket is handed over.
    let cookie = format!("Cookie: {name}{cookie}\r\n");
    let seats = "{\"game\":\"ants\",\"seats\":[{\"kind\":\"me\"}]}";
    let table = ask(tls, "127.0.0.2", &post("tables", &cookie, seats), "");
    let (_, id) = table.split_once("\"id\":\"").expect("a table");
    let id = id.split('"').next().expect("an id");
    let socket = format!(
        "GET /api/v1/tables/{id}/socket?words=0 HTTP/1.1\r\nHost: {HOST}\r\nOrigin: https://{HOST}\r\n{cookie}\
         Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let heard = ask(tls, "127.0.0.2", &socket, "\"type\":\"update\"");
    assert!(heard.starts_with("HTTP/1.1 101"), "{heard}");
    assert!(heard.contains("\"type\":\"update\""), "{heard}");
    // Other sites cannot act for somebody.
    let foreign =
        post("tables", &cookie, seats).replace("Origin: https://", "Origin: https://evil.");
    let foreign = ask(tls, "127.0.0.2", &foreign, "");
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
}

/// Replaces something that has to be there.
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "no “{old}”");
    text.replace(old, new)
}

#[test]
fn nginx_works_as_the_guide_says() {
    let (Some(nginx), folder) = (system("nginx"), Folder::new("nginx")) else {
        return;
    };
    let Some((certificate, key)) = certificate(&folder) else {
        return;
    };
    let (_server, port) = serve();
    let (tls, plain) = (free_port(), free_port());
    let mut site = document("nginx.conf");
    for (old, new) in [
        ("127.0.0.1:8080", format!("127.0.0.1:{port}")),
        ("listen [::]:80;", String::new()),
        ("listen [::]:443 ssl http2;", String::new()),
        ("listen 80;", format!("listen 127.0.0.1:{plain};")),
        ("listen 443 ssl", format!("listen 127.0.0.1:{tls} ssl")),
        (
            "/etc/letsencrypt/live/play.example.org/fullchain.pem",
            certificate,
        ),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", key),
    ] {
        site = with(&site, old, &new);
    }
    std::fs::write(folder.path("site.conf"), site).expect("written");
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|kind| format!("{kind}_temp_path {};\n", folder.path(kind)))
        .collect();
    let around = format!(
        "daemon off;\npid {};\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}include {};\n}}\n",
        folder.path("pid"),
        folder.path("site.conf"),
    );
    std::fs::write(folder.path("nginx.conf"), around).expect("written");
    let proxy = Command::new(nginx)
        .args(["-c", &folder.path("nginx.conf"), "-e", "stderr"])
        .spawn();
    let _proxy = Running(proxy.expect("it starts"));
    try_through(tls, plain);
}

#[test]
fn haproxy_works_as_the_guide_says() {
    let (Some(haproxy), folder) = (system("haproxy"), Folder::new("haproxy")) else {
        return;
    };
    let Some((certificate, key)) = certificate(&folder) else {
        return;
    };
    let both = [certificate, key].map(|file| std::fs::read_to_string(file).expect("there"));
    std::fs::write(folder.path("both.pem"), both.concat()).expect("written");
    let (_server, port) = serve();
    let (tls, plain) = (free_port(), free_port());
    let mut site = document("haproxy.cfg");
    for (old, new) in [
        ("127.0.0.1:8080", format!("127.0.0.1:{port}")),
        ("bind :80\n", format!("bind 127.0.0.1:{plain}\n")),
        ("bind :443", format!("bind 127.0.0.1:{tls}")),
        (
            "/etc/haproxy/certs/play.example.org.pem",
            folder.path("both.pem"),
        ),
        // A test does not wait for the second look.
        ("inter 5s", "inter 500ms".to_owned()),
    ] {
        site = with(&site, old, &new);
    }
    std::fs::write(folder.path("haproxy.cfg"), site).expect("written");
    let proxy = Command::new(haproxy)
        .args(["-db", "-f", &folder.path("haproxy.cfg")])
        .spawn();
    let _proxy = Running(proxy.expect("it starts"));
    try_through(tls, plain);
}

#[test]
fn the_settings_of_the_guide_are_possible() {
    let config = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting/formicary.toml");
    let checked = Command::new(env!("CARGO_BIN_EXE_formicary"))
        .args([
            "serve",
            "--check",
            "--memory",
            "--address",
            "127.0.0.1:0",
            "--config",
        ])
        .arg(config)
        .env("FORMICARY_OPERATIONS_ADDRESS", "127.0.0.1:0")
        .output()
        .expect("it runs");
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&checked.stdout)
    );
    // What the unit and the container set in the environment are settings.
    for file in ["formicary.service", "Containerfile"] {
        for word in document(file).split([' ', '=', '\n', '\\']) {
            if let Some(name) = word.strip_prefix("FORMICARY_") {
                let name = name.to_lowercase().replacen('_', ".", 1);
                assert!(server::Settings::names().contains(&name), "{file}: {name}");
            }
        }
    }
}
