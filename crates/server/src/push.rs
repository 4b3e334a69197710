//! Messages to browsers that are not open: web push. What is sent is encrypted for the browser alone (`sealing`), and
//! signed with the house's key (`signing`); `delivery` brings it to the service that the browser has named.

mod delivery;
mod sealing;
mod signing;

use std::sync::Arc;

use base64ct::{Base64UrlUnpadded, Encoding};
use p256::PublicKey;
use protocol::NewBrowser;

use crate::ids;
use crate::problem::Trouble;
use crate::store::{Browser, Key};
use crate::tables::now;

pub(crate) use delivery::Delivery;
pub(crate) use sealing::MOST_BYTES;
pub(crate) use signing::HouseKey;

/// No service has longer addresses.
const MOST_ADDRESS: usize = 1_000;

/// What came of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sent {
    /// The service has it.
    Yes,
    /// It did not work, and may work later.
    NotNow,
    /// The browser wants no messages any more, or nothing may be sent there.
    NeverAgain,
}

/// Sends messages to browsers.
pub(crate) struct Push {
    key: HouseKey,
    delivery: Delivery,
    /// Who sends messages, for the services: an address on the web or for e-mail.
    contact: String,
}

impl Push {
    pub(crate) fn new(key: HouseKey, delivery: Delivery, contact: String) -> Arc<Self> {
        Arc::new(Self {
            key,
            delivery,
            contact,
        })
    }

    /// The house's public key, for which browsers subscribe.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// A browser that somebody wants messages to go to.
    ///
    /// # Errors
    /// If nothing may be sent there, or its keys are none.
    pub(crate) fn read(&self, wanted: &NewBrowser, session: &Key) -> Result<Browser, Trouble> {
        let bytes = |text: &str| {
            let text = text.trim_end_matches('=');
            Base64UrlUnpadded::decode_vec(text).map_err(|_| Trouble::BadBrowser)
        };
        let (p256dh, auth) = (bytes(&wanted.keys.p256dh)?, bytes(&wanted.keys.auth)?);
        PublicKey::from_sec1_bytes(&p256dh).map_err(|_| Trouble::BadBrowser)?;
        let is_fine = p256dh.len() == 65
            && auth.len() == 16
            && wanted.endpoint.len() <= MOST_ADDRESS
            && self.delivery.target(&wanted.endpoint).is_some();
        if !is_fine {
            return Err(Trouble::BadBrowser);
        }
        Ok(Browser {
            id: ids::new_id(),
            session: session.id.clone(),
            endpoint: wanted.endpoint.clone(),
            p256dh,
            auth,
            made: now(),
        })
    }

    /// Sends a message to a browser.
    pub(crate) async fn send(&self, browser: &Browser, message: &[u8]) -> Sent {
        let Some(target) = self.delivery.target(&browser.endpoint) else {
            return Sent::NeverAgain;
        };
        let Some(sealed) = sealing::seal(&browser.p256dh, &browser.auth, message) else {
            return Sent::NeverAgain;
        };
        let pass = self.key.pass(&target.origin(), &self.contact, now() / 1000);
        self.delivery.bring(&target, &pass, sealed).await
    }
}
