//! The house says who it is to the services that bring its messages: VAPID, RFC 8292.

use base64ct::{Base64UrlUnpadded, Encoding};
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

use super::sealing::{fresh_key, uncompressed};

/// A pass is good for so many seconds; services take no more than a day.
const GOOD_FOR: u64 = 12 * 3600;

/// The house's key.
pub(crate) struct HouseKey(SecretKey);

impl HouseKey {
    /// A new one, as it is kept.
    pub(crate) fn fresh() -> Option<Vec<u8>> {
        Some(fresh_key()?.to_bytes().to_vec())
    }

    /// As it is kept.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        SecretKey::from_slice(bytes).ok().map(Self)
    }

    /// As it is written in settings: base64url.
    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let bytes = Base64UrlUnpadded::decode_vec(text.trim().trim_end_matches('=')).ok()?;
        Self::from_bytes(&bytes)
    }

    /// Its public half, as browsers want it.
    pub(crate) fn public(&self) -> String {
        Base64UrlUnpadded::encode_string(&uncompressed(&self.0.public_key()))
    }

    /// What to show a service at `origin`; `contact` tells it whom to ask, `now` is in seconds since 1970.
    pub(crate) fn pass(&self, origin: &str, contact: &str, now: u64) -> String {
        let part = |value: serde_json::Value| {
            Base64UrlUnpadded::encode_string(value.to_string().as_bytes())
        };
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let body = part(json!({ "aud": origin, "exp": now + GOOD_FOR, "sub": contact }));
        let said = format!("{head}.{body}");
        let signature: Signature = SigningKey::from(&self.0).sign(said.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={said}.{signature}, k={}", self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    fn bytes(text: &str) -> Vec<u8> {
        Base64UrlUnpadded::decode_vec(text).unwrap()
    }

    /// What a service makes of a pass: its claims, if it is genuine.
    fn checked(pass: &str) -> Option<serde_json::Value> {
        let (token, key) = pass.strip_prefix("vapid t=")?.split_once(", k=")?;
        let (said, signature) = token.rsplit_once('.')?;
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).ok()?;
        let signature = Signature::from_slice(&bytes(signature)).ok()?;
        key.verify(said.as_bytes(), &signature).ok()?;
        serde_json::from_slice(&bytes(said.split_once('.')?.1)).ok()
    }

    /// The example of RFC 8292, section 2.4: the check of this test takes it.
    #[test]
    fn the_example_of_the_standard_is_genuine() {
        let pass = "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5u\
                    ZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxC\
                    DquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, \
                    k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2\
                    EmClBPs";
        let claims = checked(pass).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(checked(&pass.replace("i3CYb", "i3CYc")), None);
    }

    #[test]
    fn a_pass_says_to_whom_and_until_when() {
        let key = HouseKey::from_bytes(&HouseKey::fresh().unwrap()).unwrap();
        let pass = key.pass("https://push.example", "https://formicary.example", 1_000);
        let claims = checked(&pass).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_000 + GOOD_FOR);
        assert_eq!(claims["sub"], "https://formicary.example");
        let again = HouseKey::from_text(&Base64UrlUnpadded::encode_string(&key.0.to_bytes()));
        assert_eq!(again.unwrap().public(), key.public());
        assert!(HouseKey::from_text("no key").is_none());
    }
}
