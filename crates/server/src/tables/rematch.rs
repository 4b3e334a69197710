//! The same people play again.

use std::net::IpAddr;
use std::sync::Arc;

use protocol::{Command, Notice, TableInfo};
use tokio::sync::oneshot;

use super::host::Request;
use super::visitor::{Answering, Visitor};
use super::{Tables, ask, opening};
use crate::ids;
use crate::problem::{Failure, Trouble};
use crate::store::{Person, Quota};

impl Tables {
    /// The same game again with the same people: opens its table for the first who asks, and seats
    /// whoever asks.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        visitor: Visitor,
        person: &Person,
        from: IpAddr,
        id: &str,
        promise: Option<String>,
    ) -> Result<TableInfo, Failure> {
        self.shared.guests.come_from(person, from);
        let (sender, answer) = oneshot::channel();
        let stopping = || Failure::from(Trouble::Stopping);
        let first = self.find(id).await?;
        let asked = first.send(Request::Again(person.id.clone(), sender)).await;
        asked.map_err(|_| stopping())?;
        let again = answer.await.map_err(|_| stopping())??;
        let table = match self.wake(&again.id).await {
            Err(Failure::Trouble(Trouble::UnknownTable)) => {
                let next = again.id.clone();
                let (catalog, at) = (&self.shared.catalog, self.shared.now());
                let opening = opening::again(catalog, &again.first, &again.bots, next, person, at)?;
                // Whoever was faster has opened it.
                if self
                    .shared
                    .store
                    .open_table(opening, Vec::new(), None, Quota::NONE)
                    .await
                    .is_ok()
                {
                    self.shared.metrics.opened();
                }
                self.wake(&again.id).await?
            }
            found => found?,
        };
        let known = person.id.clone();
        let (seated, invitation) = ask(&table, move |hosted, _| {
            let seated = hosted.seat_of(&known).is_some();
            (seated, hosted.opening().invitation.clone())
        })
        .await?;
        if !seated {
            let sit = Command::Sit {
                id: ids::new_id(),
                seat: again.seat.number(),
                invitation: Some(invitation),
                promise,
            };
            let (sender, answer) = oneshot::channel();
            let request = Request::Command(visitor, sit, Answering::once(sender));
            table.send(request).await.map_err(|_| stopping())?;
            if let Notice::Refused { .. } = answer.await.map_err(|_| stopping())? {
                return Err(Trouble::SeatTaken.into());
            }
        }
        let now = self.shared.now();
        ask(&table, move |hosted, presence| hosted.info(presence, now)).await
    }
}
