//! A plain server of files, as cheap web space has: no compression, no rules of its own.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};

/// Where its files are found: a folder within the site, so that absolute links would break.
const FOLDER: &str = "/games/formicary/";

/// A running server of files; its thread ends with the test program.
pub struct FileServer {
    address: String,
}

impl FileServer {
    /// Hands out what lies in `dir`.
    ///
    /// # Panics
    /// If there is no free port.
    #[must_use]
    pub fn start(dir: &Path) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = listener.local_addr().expect("it has an address").port();
        let dir = dir.to_owned();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let dir = dir.clone();
                std::thread::spawn(move || answer(stream, &dir));
            }
        });
        Self {
            address: format!("http://127.0.0.1:{port}{}", FOLDER.trim_end_matches('/')),
        }
    }

    /// The address of the folder, without a slash at its end.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }
}

fn answer(mut stream: TcpStream, dir: &Path) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let asked = request.split_whitespace().nth(1).unwrap_or("/");
    let found = file_of(asked, dir).and_then(|file| Some((std::fs::read(&file).ok()?, file)));
    let (status, kind, body) = match found {
        Some((body, file)) => ("200 OK", kind_of(&file), body),
        None => ("404 Not Found", "text/plain", b"not found".to_vec()),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

/// Only what lies below the folder.
fn file_of(asked: &str, dir: &Path) -> Option<PathBuf> {
    let path = asked.split(['?', '#']).next()?.strip_prefix(FOLDER)?;
    if path.split('/').any(|part| part == "..") {
        return None;
    }
    Some(dir.join(if path.is_empty() { "index.html" } else { path }))
}

fn kind_of(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_folder_is_handed_out() {
        let dir = Path::new("site");
        let found = |asked| file_of(asked, dir);
        assert_eq!(found("/games/formicary/"), Some(dir.join("index.html")));
        assert_eq!(found("/games/formicary/web.js?x"), Some(dir.join("web.js")));
        assert_eq!(found("/web.js"), None);
        assert_eq!(found("/games/formicary/../secret"), None);
    }
}
