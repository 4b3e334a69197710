//! What people want done at a table.

use protocol::{Command, Notice};

use super::{Gone, Host, Stop};
use crate::problem::{Failure, Trouble};
use crate::store::{Entry, Person};
use crate::tables::visitor::{Answering, Visitor};

/// Where others were quicker elsewhere, a command is tried so often.
const TRIES: u32 = 8;

impl Host {
    pub(super) async fn command(
        &mut self,
        visitor: &Visitor,
        command: &Command,
        answering: &Answering,
    ) -> Result<(), Gone> {
        let answer = match self.carry_out(visitor, command).await {
            Ok(answer) => answer,
            Err(Stop::Refused(failure)) => {
                self.shared.metrics.refused(failure.code());
                let words = &self.words[&visitor.locale];
                Some(failure.refuse(command.id(), words))
            }
            // Whoever has a socket comes back, says the same once more, and is told what is true by then.
            Err(_) if self.unsure && matches!(answering, Answering::Socket(_)) => {
                return Err(Gone);
            }
            Err(_) => {
                let words = &self.words[&visitor.locale];
                let failure = if self.unsure {
                    Trouble::Unsure
                } else {
                    Trouble::Internal
                };
                let failure = Failure::from(failure);
                answering.answer(failure.refuse(command.id(), words));
                return Err(Gone);
            }
        };
        if let Some(answer) = answer {
            answering.answer(answer);
        }
        Ok(())
    }

    async fn carry_out(
        &mut self,
        visitor: &Visitor,
        command: &Command,
    ) -> Result<Option<Notice>, Stop> {
        let person = visitor.person.as_ref().ok_or(Trouble::SignInFirst)?;
        if let Command::Chat { text } = command {
            self.chat(person, visitor.from, text).await?;
            return Ok(None);
        }
        let id = command.id();
        // It is stored, and not every store keeps every sign.
        let printable = id.bytes().all(|byte| matches!(byte, b' '..=b'~'));
        if id.is_empty() || id.len() > 64 || !printable {
            return Err(Trouble::BadRequest.into());
        }
        let accepted = |ply| {
            Some(Notice::Accepted {
                id: id.to_owned(),
                ply,
            })
        };
        if let Some(ply) = self.hosted.done_before(&person.id, id) {
            return Ok(accepted(ply));
        }
        if matches!(command, Command::Undo { .. })
            && !self.shared.undoing.pass(&person.id, visitor.from)
        {
            return Err(Trouble::TooOften.into());
        }
        if matches!(command, Command::Sit { .. }) {
            self.shared.is_own_name(person).await?;
        }
        self.know(person);
        if let (Command::Sit { .. }, Some(strength)) = (command, self.hosted.opening().strength)
            && person.id != self.hosted.opening().opener
        {
            let rating = self.shared.rating(&person.id, self.hosted.opening()).await;
            if !rating?.is_between(strength) {
                return Err(Trouble::TooFarApart.into());
            }
        }
        for _ in 1..TRIES {
            match self.try_to(person, command).await {
                Ok(ply) => return Ok(accepted(ply)),
                Err(Stop::Overtaken) => {}
                // Perhaps only because something is not known here yet.
                Err(Stop::Refused(failure)) => {
                    if !self.catch_up().await? {
                        return Err(failure.into());
                    }
                }
                Err(Stop::Gone) => return Err(Stop::Gone),
            }
            if let Some(ply) = self.hosted.done_before(&person.id, id) {
                return Ok(accepted(ply));
            }
        }
        match self.try_to(person, command).await {
            Ok(ply) => Ok(accepted(ply)),
            Err(Stop::Overtaken) => Err(Trouble::Stale.into()),
            Err(stop) => Err(stop),
        }
    }

    /// Does what somebody wants as things are known here. Gives how many events there are then.
    async fn try_to(&mut self, person: &Person, command: &Command) -> Result<usize, Stop> {
        let at = self.now();
        let stand_in = self.shared.stand_in;
        let deeds = self
            .hosted
            .check(&person.id, &person.name, command, at, stand_in)?;
        let before = self.hosted.seq();
        let mut firm = usize::MAX;
        let mut entries = Vec::with_capacity(deeds.len());
        for deed in deeds {
            let entry = Entry {
                at,
                person: Some(person.id.clone()),
                command: Some(command.id().to_owned()),
                deed,
            };
            firm = firm.min(self.hosted.apply(&entry)?);
            entries.push(entry);
        }
        let ply = self.hosted.session().plies();
        self.store_and_draw(before, entries).await?;
        if matches!(command, Command::Play { .. }) {
            self.shared.metrics.moved();
        }
        self.after_change(firm);
        Ok(ply)
    }
}
