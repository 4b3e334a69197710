//! An address for e-mail, with which somebody who has forgotten the password comes back.

use std::net::IpAddr;

use engine::Message;
use protocol::{FromLink, NewEmail};
use table::Words;

use super::{People, passwords};
use crate::ids;
use crate::messages::{Letter as Written, Messenger};
use crate::problem::{Failure, Trouble};
use crate::store::{Letter, Person, Purpose, Which};
use crate::tables::now;

/// A link that proves an address is good for a day.
const CONFIRM: u64 = 24 * 3600 * 1000;
/// A link that gives another password is good for half an hour.
const RECOVER: u64 = 30 * 60 * 1000;
/// So many accounts with one address are written to.
const MOST_ACCOUNTS: usize = 5;
/// No address is longer.
const MOST_ADDRESS: usize = 254;

impl People {
    /// Somebody with an account wants messages to go to this address: it is asked first whether it is theirs.
    pub(crate) async fn ask_address(
        &self,
        messenger: &Messenger,
        words: &Words,
        person: &Person,
        wanted: &NewEmail,
        from: IpAddr,
    ) -> Result<(), Failure> {
        if person.password.is_none() {
            return Err(Trouble::NoAccount.into());
        }
        let address = checked(&wanted.address)?;
        self.make_sure(person, &wanted.password, from).await?;
        if !messenger.may_write(&address)? {
            return Err(Trouble::TooOften.into());
        }
        let token = self
            .letter(person, Purpose::Confirm, &address, CONFIRM)
            .await?;
        let text = Message::new("message-confirm-text")
            .with("name", person.name.clone())
            .with("link", messenger.link(&format!("confirm?token={token}")));
        let subject = "message-confirm-subject";
        messenger.write(&address, words, &Written { subject, text });
        Ok(())
    }

    /// Somebody has followed the link: the address is theirs. Whoever had it before hears of it.
    pub(crate) async fn confirm_address(
        &self,
        messenger: &Messenger,
        words: &Words,
        token: &str,
    ) -> Result<(), Failure> {
        let register = self.store.register();
        let letter = register.take_letter(ids::hash_of(token), Purpose::Confirm, now());
        let letter = letter.await?.ok_or(Trouble::BadLink)?;
        let person = register.person(&letter.person).await?;
        let person = person.ok_or(Trouble::BadLink)?;
        if let Some(before) = person.email.filter(|before| *before != letter.address) {
            let text = Message::new("message-moved-text").with("name", person.name);
            let subject = "message-moved-subject";
            messenger.write(&before, words, &Written { subject, text });
        }
        register
            .set_email(&letter.person, Some(letter.address))
            .await?;
        self.look_again(&letter.person);
        Ok(())
    }

    /// No messages go to somebody's address any more.
    pub(crate) async fn remove_address(&self, person: &Person) -> Result<(), Failure> {
        self.store.register().set_email(&person.id, None).await?;
        self.look_again(&person.id);
        Ok(())
    }

    /// Somebody has forgotten the password. Whether there is an account with the address is told nobody but its
    /// owner.
    pub(crate) async fn ask_for_recovery(
        &self,
        messenger: &Messenger,
        words: &Words,
        address: &str,
    ) -> Result<(), Failure> {
        if !messenger.may_write(address)? {
            return Ok(());
        }
        let accounts = self.store.register().by_email(address).await?;
        for person in accounts.iter().take(MOST_ACCOUNTS) {
            let token = self
                .letter(person, Purpose::Recover, address, RECOVER)
                .await?;
            let text = Message::new("message-recover-text")
                .with("name", person.name.clone())
                .with("link", messenger.link(&format!("recover?token={token}")));
            let subject = "message-recover-subject";
            messenger.write(address, words, &Written { subject, text });
        }
        Ok(())
    }

    /// Somebody has followed the link and chosen another password. All keys end.
    pub(crate) async fn recover(&self, wanted: &FromLink) -> Result<Person, Failure> {
        let register = self.store.register();
        let hash = ids::hash_of(&wanted.token);
        let letter = register.take_letter(hash, Purpose::Recover, now()).await?;
        let letter = letter.ok_or(Trouble::BadLink)?;
        let person = register.person(&letter.person).await?;
        // Whoever has another address by now does not come in with an old letter.
        let person = person
            .filter(|person| person.email.as_ref() == Some(&letter.address))
            .ok_or(Trouble::BadLink)?;
        if let Err(trouble) = passwords::check(&person.name, &wanted.password) {
            // The link is good for another try.
            register.add_letter(letter).await?;
            return Err(trouble.into());
        }
        let hash = self.hash(&wanted.password).await?;
        self.store.change_password(&person.id, hash).await?;
        self.end_keys(&person, Which::All).await?;
        self.look_again(&person.id);
        let person = register.person(&person.id).await?;
        Ok(person.ok_or(Trouble::BadLink)?)
    }

    /// What stands in a link to somebody; only its hash is kept.
    async fn letter(
        &self,
        person: &Person,
        purpose: Purpose,
        address: &str,
        good_for: u64,
    ) -> Result<String, Failure> {
        let token = ids::new_key();
        let letter = Letter {
            hash: ids::hash_of(&token),
            person: person.id.clone(),
            purpose,
            address: address.to_owned(),
            until: now() + good_for,
        };
        self.store.register().add_letter(letter).await?;
        Ok(token)
    }
}

/// An address as it is kept.
pub(crate) fn checked(address: &str) -> Result<String, Trouble> {
    let address = address.trim().to_lowercase();
    let fine = address.is_ascii()
        && address.len() <= MOST_ADDRESS
        && address.parse::<lettre::Address>().is_ok();
    if fine {
        Ok(address)
    } else {
        Err(Trouble::BadAddress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked() {
        assert_eq!(checked(" Ada@Example.org ").unwrap(), "ada@example.org");
        let long = format!("{}@example.org", "a".repeat(250));
        for bad in [
            "",
            "ada",
            "ada@",
            "a b@example.org",
            "ada@example.org\nBcc: x@y.z",
            "ä@ö.de",
            &long,
        ] {
            assert_eq!(checked(bad), Err(Trouble::BadAddress), "{bad}");
        }
    }
}
