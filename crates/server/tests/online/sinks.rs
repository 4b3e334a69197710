//! A mail server and a push service on this machine that keep whatever they are given.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// Nothing in a test takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Keeps what it is given.
#[derive(Clone)]
pub(crate) struct Sink<T> {
    pub(crate) port: u16,
    kept: Arc<Mutex<Vec<T>>>,
}

impl<T: Clone + Send + 'static> Sink<T> {
    /// What has come so far.
    pub(crate) fn all(&self) -> Vec<T> {
        self.kept.lock().unwrap().clone()
    }

    /// Waits until so many have come.
    pub(crate) async fn wait(&self, count: usize) -> Vec<T> {
        let enough = async {
            while self.all().len() < count {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let waited = tokio::time::timeout(PATIENCE, enough).await;
        assert!(waited.is_ok(), "{} of {count} came", self.all().len());
        self.all()
    }

    async fn listen<F: Future<Output = Option<T>> + Send>(
        serve: impl Fn(TcpStream) -> F + Send + Sync + Copy + 'static,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let sink = Self {
            port: listener.local_addr().unwrap().port(),
            kept: Arc::default(),
        };
        let kept = Arc::clone(&sink.kept);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let kept = Arc::clone(&kept);
                tokio::spawn(async move {
                    let come = serve(stream).await;
                    kept.lock().unwrap().extend(come);
                });
            }
        });
        sink
    }
}

/// A letter.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    /// With its headers, as it was sent.
    pub(crate) text: String,
}

impl Letter {
    /// The first word of its text that begins so.
    pub(crate) fn word(&self, beginning: &str) -> String {
        let mut words = self.text.split_whitespace();
        let word = words.find(|word| word.starts_with(beginning));
        word.unwrap_or_else(|| panic!("{beginning} in {}", self.text))
            .to_owned()
    }
}

/// A mail server.
pub(crate) async fn mail() -> Sink<Letter> {
    Sink::listen(take_letter).await
}

async fn take_letter(stream: TcpStream) -> Option<Letter> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await.ok()?;
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let answer = match line.get(..4).unwrap_or_default().to_uppercase().as_str() {
            "EHLO" => "250 sink\r\n",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1)?.to_owned();
                "250 yes\r\n"
            }
            "DATA" => "354 go on\r\n",
            "QUIT" => "221 bye\r\n",
            _ => "250 yes\r\n",
        };
        stream.write_all(answer.as_bytes()).await.ok()?;
        if answer.starts_with("354") {
            break;
        }
    }
    let mut text = String::new();
    while !text.ends_with("\r\n.\r\n") {
        if stream.read_line(&mut text).await.ok()? == 0 {
            return None;
        }
    }
    stream.write_all(b"250 kept\r\n").await.ok()?;
    let text = text.trim_end_matches(".\r\n");
    // Long lines are broken, and letters beyond ASCII written as numbers.
    let text = text.replace("=\r\n", "").replace("=3D", "=");
    Some(Letter { to, text })
}

/// A message to a browser.
#[derive(Clone, Debug)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

/// A push service. What its path ends with is the status that it answers.
pub(crate) async fn push() -> Sink<Pushed> {
    Sink::listen(take_message).await
}

async fn take_message(stream: TcpStream) -> Option<Pushed> {
    let mut stream = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head).await.ok()? == 0 {
            return None;
        }
    }
    let path = head.split(' ').nth(1)?.to_owned();
    let length = head.to_lowercase();
    let length = length.split_once("content-length: ")?.1;
    let length: usize = length.split("\r\n").next()?.parse().ok()?;
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    let status = path.rsplit('/').next()?;
    let answer = format!("HTTP/1.1 {status} so\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok()?;
    Some(Pushed { path, head, body })
}
