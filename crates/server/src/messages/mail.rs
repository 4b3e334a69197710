//! E-mail.

use std::sync::Arc;
use std::time::Duration;

use axum::http::Uri;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::sync::Semaphore;

/// A mail server that takes longer is not waited for.
const PATIENCE: Duration = Duration::from_secs(30);
/// So many letters are sent at the same time.
const AT_ONCE: usize = 4;
/// So many letters may wait; further ones are not sent.
const WAITING: usize = 1_000;

/// Sends e-mail.
pub(super) struct Mailer(Arc<Post>);

struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    sending: Semaphore,
    waiting: Semaphore,
}

impl Mailer {
    /// Gets ready to send through this server, from this sender.
    pub(super) fn new(smtp: &str, from: &str) -> Result<Self, String> {
        if !is_private(smtp) {
            return Err("e-mail goes through smtps://… or smtp://…?tls=required".to_owned());
        }
        // The address holds a password: it is not told.
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp)
            .map_err(|error| format!("the address of the mail server: {error}"))?
            .timeout(Some(PATIENCE))
            .build();
        let from = from
            .parse()
            .map_err(|error| format!("the sender of e-mail: {error}"))?;
        Ok(Self(Arc::new(Post {
            transport,
            from,
            sending: Semaphore::new(AT_ONCE),
            waiting: Semaphore::new(WAITING),
        })))
    }

    /// Sends a letter some time.
    pub(super) fn post(&self, to: String, subject: String, text: String, end: Option<String>) {
        let post = Arc::clone(&self.0);
        tokio::spawn(async move {
            let Ok(_waiting) = post.waiting.try_acquire() else {
                tracing::warn!("too many letters wait; one is not sent");
                return;
            };
            post.send(&to, &subject, text, end.as_deref()).await;
        });
    }

    /// Sends a letter now, with a link that ends such letters; says whether the mail server has taken it.
    pub(super) async fn send(&self, to: &str, subject: &str, text: String, end: &str) -> bool {
        self.0.send(to, subject, text, Some(end)).await
    }
}

impl Post {
    async fn send(&self, to: &str, subject: &str, text: String, end: Option<&str>) -> bool {
        let Ok(_place) = self.sending.acquire().await else {
            return false;
        };
        let Some(letter) = self.letter(to, subject, text, end) else {
            tracing::warn!("a letter cannot be written");
            return false;
        };
        match self.transport.send(letter).await {
            Ok(_) => true,
            Err(error) => {
                tracing::warn!("a letter cannot be sent: {error}");
                false
            }
        }
    }

    fn letter(&self, to: &str, subject: &str, text: String, end: Option<&str>) -> Option<Message> {
        let mut letter: MessageBuilder = Message::builder()
            .from(self.from.clone())
            .to(to.parse().ok()?)
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            // Nobody is at home who could be told that somebody is away.
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(end) = end {
            letter = letter
                .raw_header(header("List-Unsubscribe", &format!("<{end}>")))
                .raw_header(header(
                    "List-Unsubscribe-Post",
                    "List-Unsubscribe=One-Click",
                ));
        }
        letter.body(text).ok()
    }
}

/// Whether nobody can read along: the way is encrypted, or does not leave this machine.
fn is_private(smtp: &str) -> bool {
    let host = smtp.parse::<Uri>().ok();
    let host = host.as_ref().and_then(Uri::host);
    smtp.starts_with("smtps://")
        || smtp.contains("tls=required")
        || matches!(host, Some("localhost" | "127.0.0.1" | "[::1]"))
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_not_sent_for_all_to_read() {
        for fine in [
            "smtps://user:password@mail.example",
            "smtp://user:password@mail.example:587?tls=required",
            "smtp://127.0.0.1:25",
            "smtp://localhost",
        ] {
            assert!(
                is_private(fine) && Mailer::new(fine, "a@b.example").is_ok(),
                "{fine}"
            );
        }
        for open in [
            "smtp://mail.example",
            "smtp://user:password@mail.example:587",
            "mail.example",
        ] {
            assert!(!is_private(open), "{open}");
        }
        assert!(Mailer::new("smtps://mail.example", "nobody").is_err());
    }
}
