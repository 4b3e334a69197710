//! How strong the reader is, as far as the server knows: some tables are only for those who are about as strong as
//! whoever has opened them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ProfileInfo, RatingInfo, TableInfo};

use crate::browser::fetch;
use crate::pages::account::{Presence, Standing};
use crate::route::encode;

/// With this everybody begins.
const FIRST: i32 = 1500;

/// The reader's ratings.
#[derive(Clone, Copy)]
pub(crate) struct Strength {
    ratings: RwSignal<Vec<RatingInfo>>,
    presence: Presence,
}

impl Strength {
    /// Knows nothing yet.
    pub(crate) fn new(presence: Presence) -> Self {
        Self {
            ratings: RwSignal::new(Vec::new()),
            presence,
        }
    }

    /// Asks the server.
    pub(crate) fn refresh(self) {
        let Standing::Known(me) = self.presence.standing.get_untracked() else {
            return;
        };
        if me.account {
            let path = format!("people/{}", encode(&me.name));
            spawn_local(async move {
                if let Ok(profile) = fetch::get::<ProfileInfo>(&path).await {
                    self.ratings.set(profile.ratings);
                }
            });
        }
    }

    /// Whether the reader may sit down at a table as far as their rating goes.
    pub(crate) fn fits(self, table: &TableInfo) -> bool {
        let Some([least, most]) = table.strength else {
            return true;
        };
        let ratings = self.ratings.read();
        let players = table.seats.len();
        let is_it = |own: &&RatingInfo| own.game == table.game && own.players == players;
        let rating = ratings.iter().find(is_it).map_or(FIRST, |own| own.rating);
        (least..=most).contains(&rating)
    }
}
