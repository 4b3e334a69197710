//! How a message is encrypted so that only one browser can read it: RFC 8291, with the content coding of RFC 8188.

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, Nonce};
use hmac::{Hmac, KeyInit, Mac};
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// No message is longer: services need not take more.
pub(crate) const MOST_BYTES: usize = 3_000;
/// The size of a record; a message is a single one.
const RECORD: u32 = 4096;
/// Ends the last record.
const END: u8 = 2;

/// A message that only the browser with these keys can read. None if they are no keys.
pub(super) fn seal(p256dh: &[u8], auth: &[u8], message: &[u8]) -> Option<Vec<u8>> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).ok()?;
    seal_with(p256dh, auth, message, &fresh_key()?, salt)
}

/// A key pair that nobody had before.
pub(super) fn fresh_key() -> Option<SecretKey> {
    // All but very few numbers are keys.
    (0..8).find_map(|_| {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        SecretKey::from_slice(&bytes).ok()
    })
}

fn seal_with(
    p256dh: &[u8],
    auth: &[u8],
    message: &[u8],
    own: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let browser = PublicKey::from_sec1_bytes(p256dh).ok()?;
    let own_public = uncompressed(&own.public_key());
    let shared = own.diffie_hellman(&browser);
    let between = mac(auth, &[shared.raw_secret_bytes()]);
    let info: [&[u8]; 4] = [b"WebPush: info\0", p256dh, &own_public, &[1]];
    let common = mac(&salt, &[&mac(&between, &info)]);
    let key = mac(&common, &[b"Content-Encoding: aes128gcm\0\x01"]);
    let nonce = mac(&common, &[b"Content-Encoding: nonce\0\x01"]);
    let cipher = Aes128Gcm::new_from_slice(&key[..16]).ok()?;
    let nonce = Nonce::try_from(&nonce[..12]).ok()?;
    let mut record = message.to_vec();
    record.push(END);
    let sealed = cipher.encrypt(&nonce, record.as_slice()).ok()?;
    let mut body = Vec::with_capacity(16 + 4 + 1 + own_public.len() + sealed.len());
    body.extend(salt);
    body.extend(RECORD.to_be_bytes());
    body.push(u8::try_from(own_public.len()).ok()?);
    body.extend(&own_public);
    body.extend(sealed);
    Some(body)
}

/// A public key as browsers write it: 65 bytes.
pub(super) fn uncompressed(key: &PublicKey) -> Vec<u8> {
    use p256::elliptic_curve::sec1::ToSec1Point;
    key.to_sec1_point(false).as_bytes().to_vec()
}

fn mac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key).expect("keys have any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64ct::{Base64UrlUnpadded, Encoding};

    fn bytes(text: &str) -> Vec<u8> {
        Base64UrlUnpadded::decode_vec(text).unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_sealed_as_it_stands_there() {
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        let own = own.unwrap();
        let public = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        assert_eq!(uncompressed(&own.public_key()), public);
        let browser = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(&browser, &auth, message, &own, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC\
                        YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL\
                        WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(Base64UrlUnpadded::encode_string(&sealed), expected);
    }

    #[test]
    fn no_two_messages_are_sealed_alike_and_no_key_is_no_key() {
        let browser = uncompressed(&fresh_key().unwrap().public_key());
        let seal = |key: &[u8]| seal(key, &[7; 16], b"Your turn");
        assert_ne!(seal(&browser).unwrap(), seal(&browser).unwrap());
        assert_eq!(seal(&[4; 65]), None);
        assert_eq!(seal(&[]), None);
    }
}
