//! How people are reached who are not there: by e-mail (`mail`) and in their browsers (`push`). In games by days they
//! are told when it is their turn (`turns`).

mod mail;
mod turns;

use std::sync::Arc;
use std::time::Duration;

use base64ct::{Base64UrlUnpadded, Encoding};
use engine::Message;
use hmac::{Hmac, KeyInit, Mac};
use protocol::HouseInfo;
use sha2::Sha256;
use table::Words;

use crate::limits::{Gate, Rate};
use crate::problem::{Failure, Trouble};
use crate::push::{Delivery, HouseKey, Push};
use crate::store::Store;
use mail::Mailer;

pub(crate) use turns::tell_of_turns;

/// So many letters go to one address, whoever asks for them.
const LETTERS: Rate = Rate::new(3.0, 0.1);
const NO_KEY: &str = "the key for messages to browsers is none";
const MINUTE: Duration = Duration::from_secs(60);

/// How a server reaches people who are not there. Without an address of its own it does not.
#[derive(Clone)]
pub struct Messages {
    /// Where people reach the server, such as `https://formicary.example`: links in messages begin with it.
    pub public_url: Option<String>,
    /// The mail server, such as `smtps://user:password@mail.example` or `smtp://mail.example?tls=required`.
    pub smtp: Option<String>,
    /// From whom e-mail comes, such as `Formicary <table@formicary.example>`.
    pub from: Option<String>,
    /// The private key with which messages to browsers are signed, 32 bytes in base64url; if there is none, the
    /// server makes one and keeps it with everything else.
    pub push_key: Option<String>,
    /// Who comes back so soon is not told that it is their turn.
    pub delay: Duration,
    /// Nobody is told more often.
    pub apart: Duration,
    /// How often the house looks whom to tell.
    pub look: Duration,
    /// For tests: messages to browsers may go to this machine and without encryption.
    pub anywhere: bool,
}

impl Default for Messages {
    fn default() -> Self {
        Self {
            public_url: None,
            smtp: None,
            from: None,
            push_key: None,
            delay: 5 * MINUTE,
            apart: 60 * MINUTE,
            look: MINUTE / 2,
            anywhere: false,
        }
    }
}

impl Messages {
    /// Whether a server could begin with this.
    ///
    /// # Errors
    /// If something cannot be as it is said.
    pub fn check(&self) -> Result<(), String> {
        self.mailer()?;
        self.own_key().map(drop)
    }

    /// The public address without a slash at its end; empty if there is none.
    fn url(&self) -> Result<String, String> {
        let url = self.public_url.as_deref().unwrap_or_default().trim();
        let url = url.trim_end_matches('/').to_owned();
        if !(url.is_empty() || url.starts_with("https://") || url.starts_with("http://")) {
            return Err(format!(
                "the public address {url} does not begin with https://"
            ));
        }
        Ok(url)
    }

    fn mailer(&self) -> Result<Option<Mailer>, String> {
        let reachable = !self.url()?.is_empty();
        match (&self.smtp, &self.from) {
            (Some(smtp), Some(from)) if reachable => Mailer::new(smtp, from).map(Some),
            (Some(_), _) => Err("e-mail needs a public address and a sender".to_owned()),
            (None, _) => Ok(None),
        }
    }

    /// The key that is given, if one is.
    fn own_key(&self) -> Result<Option<HouseKey>, String> {
        let Some(text) = &self.push_key else {
            return Ok(None);
        };
        let key = HouseKey::from_text(text).ok_or(NO_KEY)?;
        Ok(Some(key))
    }
}

/// Reaches people who are not there.
pub(crate) struct Messenger {
    /// Without a slash at its end.
    url: String,
    mail: Option<Mailer>,
    push: Option<Arc<Push>>,
    /// What makes links that end messages good.
    secret: Vec<u8>,
    letters: Gate<String>,
}

impl Messenger {
    /// Gets ready.
    pub(crate) async fn new(settings: &Messages, store: &dyn Store) -> Result<Self, String> {
        let register = store.register();
        let secret = |name, fresh| async move {
            let kept = register.secret(name, fresh).await;
            kept.map_err(|error| error.to_string())
        };
        let mut fresh = vec![0; 32];
        getrandom::fill(&mut fresh).map_err(|error| error.to_string())?;
        let url = settings.url()?;
        let mail = settings.mailer()?;
        let push = if url.is_empty() {
            None
        } else {
            let key = match settings.own_key()? {
                Some(key) => key,
                None => {
                    let fresh = HouseKey::fresh().ok_or("no random numbers")?;
                    HouseKey::from_bytes(&secret("push", fresh).await?).ok_or(NO_KEY)?
                }
            };
            Some(Push::new(
                key,
                Delivery::new(settings.anywhere),
                url.clone(),
            ))
        };
        Ok(Self {
            url,
            mail,
            push,
            secret: secret("links", fresh).await?,
            letters: Gate::new(LETTERS),
        })
    }

    /// What the server can do for people.
    pub(crate) fn info(&self) -> HouseInfo {
        HouseInfo {
            mail: self.mail.is_some(),
            push: self.push.as_ref().map(|push| push.public_key()),
        }
    }

    /// Whether anybody can be reached at all.
    pub(crate) fn reaches_anybody(&self) -> bool {
        self.mail.is_some() || self.push.is_some()
    }

    pub(crate) fn push(&self) -> Result<&Arc<Push>, Trouble> {
        self.push.as_ref().ok_or(Trouble::NoPush)
    }

    fn mail(&self) -> Result<&Mailer, Trouble> {
        self.mail.as_ref().ok_or(Trouble::NoMail)
    }

    /// A link to a page of the client.
    pub(crate) fn link(&self, page: &str) -> String {
        format!("{}/#/{page}", self.url)
    }

    /// Whether e-mail can be sent, and one more may go to this address.
    pub(crate) fn may_write(&self, address: &str) -> Result<bool, Trouble> {
        self.mail()?;
        Ok(self.letters.pass(address.to_owned()))
    }

    /// Sends a letter, without letting anybody wait for it. Its wording is `KEY-subject` and `KEY-text`.
    pub(crate) fn write(&self, address: &str, words: &Words, letter: &Letter) {
        let Ok(mail) = self.mail() else {
            return;
        };
        let subject = words.get(letter.subject);
        let text = words.tell(&letter.text);
        mail.post(address.to_owned(), subject, text, None);
    }

    /// What stands in a link that ends messages to somebody.
    pub(crate) fn end_token(&self, person: &str) -> String {
        let mac = self.mac(person).finalize().into_bytes();
        let mac = Base64UrlUnpadded::encode_string(&mac[..18]);
        format!("{person}.{mac}")
    }

    /// Whose messages such a link ends.
    pub(crate) fn whose_end(&self, token: &str) -> Result<String, Failure> {
        let (person, mac) = token.split_once('.').ok_or(Trouble::BadLink)?;
        let mac = Base64UrlUnpadded::decode_vec(mac).map_err(|_| Trouble::BadLink)?;
        let good = mac.len() == 18 && self.mac(person).verify_truncated_left(&mac).is_ok();
        if good {
            Ok(person.to_owned())
        } else {
            Err(Trouble::BadLink.into())
        }
    }

    fn mac(&self, person: &str) -> Hmac<Sha256> {
        let mut mac =
            <Hmac<Sha256> as KeyInit>::new_from_slice(&self.secret).expect("keys have any length");
        mac.update(b"end of messages to ");
        mac.update(person.as_bytes());
        mac
    }
}

/// What a letter says.
pub(crate) struct Letter {
    /// The key of its subject.
    pub(crate) subject: &'static str,
    /// What it says.
    pub(crate) text: Message,
}
