//! What people may do at a table.

use bots::Level;
use engine::record::Call;
use engine::{Refusal, Seat};
use protocol::{Command, Status};
use table::PlayError;

use super::{Holder, Hosted};
use crate::problem::{Failure, Trouble};
use crate::store::{Deed, FirstSeat};
use crate::tables::shares;

/// No action is written with more.
const MOST_BYTES: usize = 1_000;
/// So often somebody may take back before anybody else does something.
const MOST_UNDONE_IN_TURN: u32 = 50;
/// So often somebody may take back in a game.
const MOST_UNDONE: u32 = 1_000;
/// So often somebody may stand up from a table and sit down there again.
const MOST_LEFT: u32 = 20;

impl Hosted {
    /// What a person's command means for the table, if it may be carried out.
    ///
    /// # Errors
    /// If it may not. Whether the rules allow a move is seen only when it is applied.
    pub(crate) fn check(
        &self,
        person: &str,
        name: &str,
        command: &Command,
        now: u64,
        stand_in: Level,
    ) -> Result<Vec<Deed>, Failure> {
        let own = self.seat_of(person);
        let deed = match command {
            Command::Play { ply, action, .. } => {
                let seat = self.may_act(own)?;
                if !self.session.still_holds(seat, *ply) {
                    return Err(Trouble::Stale.into());
                }
                if action.len() > MOST_BYTES {
                    return Err(Trouble::TooLong.into());
                }
                let action = self.session.canonical(action).map_err(PlayError::from)?;
                Deed::Ply(engine::record::Ply {
                    seat: Some(seat),
                    text: action.into(),
                })
            }
            // The end reveals everything, the seed too.
            Command::Undo { .. } if self.status() == Status::Over => {
                return Err(PlayError::Refused(Refusal::game_over()).into());
            }
            Command::Undo { ply, .. } => {
                let seat = self.may_act(own)?;
                if *ply != self.session.plies() {
                    // Others may have sealed answers meanwhile, but one's own action must be known.
                    let action = self.session.may_undo(seat).map_err(|_| Trouble::Stale)?;
                    if *ply > self.session.plies() || *ply <= action {
                        return Err(Trouble::Stale.into());
                    }
                }
                let undone = self.undone[seat.index()];
                if undone.in_turn >= MOST_UNDONE_IN_TURN || undone.in_game >= MOST_UNDONE {
                    return Err(Trouble::TooManyUndone.into());
                }
                Deed::Undo(seat)
            }
            Command::Sit {
                seat,
                invitation,
                promise,
                ..
            } => {
                if self.opening.rated && !self.accounts.contains_key(person) {
                    return Err(Trouble::RatedWithAccount.into());
                }
                let seat = self.may_sit(own, *seat, invitation.as_deref())?;
                let often = |(id, times): &(String, u32)| id == person && *times >= MOST_LEFT;
                if self.left.iter().any(often) {
                    return Err(Trouble::SatTooOften.into());
                }
                let promise = shares::promise(promise.as_deref())?;
                let sit = Deed::Sit(seat, name.to_owned());
                let promise = promise.map(|promise| Deed::Promise(seat, promise));
                return Ok(std::iter::once(sit).chain(promise).collect());
            }
            Command::Share { share, .. } => {
                let seat = own.ok_or(Trouble::NotSeated)?;
                if self.status() != Status::Sharing {
                    return Err(Trouble::NotSharing.into());
                }
                Deed::Share(seat, self.shares.check(seat, share)?)
            }
            Command::Leave { .. } => {
                let seat = own.ok_or(Trouble::NotSeated)?;
                if self.status() != Status::Waiting {
                    return Err(Trouble::Begun.into());
                }
                Deed::Leave(seat)
            }
            Command::StandIn { seat, .. } => {
                let own = own.ok_or(Trouble::NotSeated)?;
                let seat = self.seat(*seat)?;
                if seat == own || self.bot(seat).is_some() || !self.clocks.is_overdue(seat, now) {
                    return Err(Trouble::NotOverdue.into());
                }
                Deed::StandIn(seat, stand_in)
            }
            Command::Return { .. } => {
                let seat = self.still_in(own)?;
                let place = &self.places[seat.index()];
                place.stand_in.ok_or(Trouble::NoStandIn)?;
                Deed::Return(seat)
            }
            Command::Resign { .. } => {
                let seat = self.begun(own)?;
                return Ok(self.leaving(Call::Resigned(seat), stand_in));
            }
            Command::Abort { .. } => {
                self.begun(own)?;
                Deed::Call(Call::Aborted)
            }
            Command::Agree { .. } => return Ok(self.agree(self.begun(own)?)?),
            Command::Decline { .. } => {
                let seat = self.begun(own)?;
                self.offer.ok_or(Trouble::NothingOffered)?;
                Deed::Decline(seat)
            }
            Command::Chat { .. } => return Err(Trouble::BadRequest.into()),
        };
        Ok(vec![deed])
    }

    /// Somebody who has a seat and has neither resigned nor run out of time.
    fn still_in(&self, own: Option<Seat>) -> Result<Seat, Trouble> {
        let seat = own.ok_or(Trouble::NotSeated)?;
        if self.session.out().contains(seat) && self.status() != Status::Over {
            Err(Trouble::Out)
        } else {
            Ok(seat)
        }
    }

    fn begun(&self, own: Option<Seat>) -> Result<Seat, Trouble> {
        let seat = self.still_in(own)?;
        if matches!(self.status(), Status::Waiting | Status::Sharing) {
            Err(Trouble::NotBegun)
        } else {
            Ok(seat)
        }
    }

    fn may_act(&self, own: Option<Seat>) -> Result<Seat, Trouble> {
        let seat = self.begun(own)?;
        if self.places[seat.index()].stand_in.is_some() {
            Err(Trouble::BotStandsIn)
        } else {
            Ok(seat)
        }
    }

    fn may_sit(
        &self,
        own: Option<Seat>,
        seat: usize,
        invitation: Option<&str>,
    ) -> Result<Seat, Trouble> {
        let seat = self.seat(seat)?;
        let kept = matches!(
            self.opening.seats.get(seat.index()),
            Some(FirstSeat::Invited)
        );
        if own.is_some() {
            Err(Trouble::SeatedAlready)
        } else if !matches!(self.places[seat.index()].holder, Holder::Nobody) {
            Err(Trouble::SeatTaken)
        } else if kept && invitation != Some(self.opening.invitation.as_str()) {
            Err(Trouble::SeatKept)
        } else {
            Ok(seat)
        }
    }

    fn seat(&self, number: usize) -> Result<Seat, Trouble> {
        Seat::from_number(number)
            .filter(|seat| seat.index() < self.places.len())
            .ok_or(Trouble::UnknownSeat)
    }
}
