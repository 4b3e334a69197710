//! Events in words, for each observer as much as that one gets to know.

use engine::{Account, Event, EventOf, Game, Message, Observer, Seat};

use super::{Action, Card, Chance, CrumbsUpTo, Phase};

pub(super) fn describe<const REVISION: u32>(
    state: &CrumbsUpTo<REVISION>,
    event: &EventOf<CrumbsUpTo<REVISION>>,
    observer: Observer,
) -> Account {
    match event {
        Event::Action(seat, action) => match action {
            Action::Bid(card) => describe_bid(state, *seat, *card, observer),
            Action::Sting(card) => known(
                action,
                Message::new("crumbs-sting")
                    .with("seat", *seat)
                    .with("card", card.number()),
            ),
            Action::Eat => known(
                action,
                Message::new("crumbs-eat")
                    .with("seat", *seat)
                    .with("crumbs", state.pile),
            ),
            Action::Dig => known(action, Message::new("crumbs-dig").with("seat", *seat)),
        },
        Event::Chance(Chance::Roll(crumbs)) => known(
            &Chance::Roll(*crumbs),
            Message::new("crumbs-roll").with("crumbs", *crumbs),
        ),
        Event::Chance(Chance::Draw(card)) => describe_draw(state, *card, observer),
    }
}

fn known(event: &impl ToString, message: Message) -> Account {
    Account {
        notation: Some(event.to_string()),
        message,
    }
}

const fn secret(message: Message) -> Account {
    Account {
        notation: None,
        message,
    }
}

fn describe_bid<const REVISION: u32>(
    state: &CrumbsUpTo<REVISION>,
    seat: Seat,
    card: Card,
    observer: Observer,
) -> Account {
    if state.owing().without(seat).is_empty() {
        // The last bid opens all of them.
        let bids: Vec<_> = Seat::all(state.players())
            .filter_map(|other| {
                if other == seat {
                    Some(card)
                } else {
                    *state.bids[other].open()
                }
            })
            .map(|bid| bid.to_string())
            .collect();
        return known(
            &Action::Bid(card),
            Message::new("crumbs-bids-open")
                .with("seat", seat)
                .with("bids", bids.join(", ")),
        );
    }
    if observer.is(seat) {
        known(
            &Action::Bid(card),
            Message::new("crumbs-bid-own").with("card", card.number()),
        )
    } else {
        secret(Message::new("crumbs-bid").with("seat", seat))
    }
}

fn describe_draw<const REVISION: u32>(
    state: &CrumbsUpTo<REVISION>,
    card: Card,
    observer: Observer,
) -> Account {
    let seat = state.drawer().expect("somebody draws");
    let digs = matches!(state.phase, Phase::Dig(_));
    let draw = Chance::Draw(card);
    if !digs && state.deck_is_empty() {
        return known(
            &draw,
            Message::new("crumbs-draw-from-under")
                .with("seat", seat)
                .with("card", card.number()),
        );
    }
    if observer.is(seat) {
        let key = if digs {
            "crumbs-bury-own"
        } else {
            "crumbs-draw-own"
        };
        known(&draw, Message::new(key).with("card", card.number()))
    } else {
        let key = if digs { "crumbs-bury" } else { "crumbs-draw" };
        secret(Message::new(key).with("seat", seat))
    }
}
