//! What only the advanced game has: auctions, hands, drafts, traits, and whatever else is offered.

use engine::{Message, Seat};
use hidden_empires::cards::{Card, Hand, Trait, TraitType};
use hidden_empires::state::Auction;
use hidden_empires::{Action, Colony};
use leptos::prelude::*;

use super::aim::{Aim, is_aimed};
use super::art::{self, icon, plain, span};
use super::choice::Choice;
use super::position::Position;
use super::wording;
use crate::boards::kit::buttons::{Press, act_button, stepper};

/// What a card says.
fn text(choice: Choice, card: Card) -> String {
    choice.get(&format!("card-{}-text", card.id()))
}

pub(super) fn title(choice: Choice, card: Card) -> String {
    choice.get(&format!("card-{}", card.id()))
}

const fn kind_of(kind: TraitType) -> &'static str {
    match kind {
        TraitType::Chemical => "chemical",
        TraitType::Color => "color",
        TraitType::Major => "major",
        TraitType::Media => "media",
        TraitType::Nest => "nest",
        TraitType::Resource => "resource",
    }
}

/// A trait as a card.
fn trait_card(choice: Choice, held: Trait) -> impl IntoView + use<> {
    let card = Card::Trait(held);
    let kind = choice.get(&format!("board-empires-kind-{}", kind_of(held.kind())));
    view! {
        <div class=format!("trait {}", kind_of(held.kind())) data-trait=card.id()>
            <span class="trait-name">{title(choice, card)}</span>
            <span class="trait-kind">{kind}</span>
            <span class="trait-text">{text(choice, card)}</span>
        </div>
    }
}

/// The traits of a colony.
pub(super) fn traits(choice: Choice, colony: &Colony) -> impl IntoView + use<> {
    let cards: Vec<_> = colony
        .traits
        .iter()
        .map(|held| trait_card(choice, held))
        .collect();
    (!cards.is_empty()).then(|| {
        let label = choice.get("board-empires-traits");
        view! { <div class="traits" role="group" aria-label=label>{cards}</div> }
    })
}

/// Buttons for whatever can be done besides, as the log would tell it.
pub(super) fn offers(
    choice: Choice,
    position: &Position,
    wanted: impl Fn(&Action) -> bool,
) -> Vec<AnyView> {
    let words = choice.words.get();
    position
        .legal
        .iter()
        .filter(|action| !matches!(action, Action::Play(..)) && wanted(action))
        .map(|&action| {
            let label = wording::action(&words, position, action, &|seat| choice.name(seat));
            let content = plain(&label);
            act_button(choice, action, "", label, &content)
        })
        .collect()
}

/// The auction of a trait: the card, who bids, and what the reader can do.
pub(super) fn auction(
    choice: Choice,
    position: &Position,
    auction: Auction,
) -> impl IntoView + use<> {
    let words = choice.words.get();
    let table = position.table();
    let highest = match auction.highest {
        Some((seat, bid)) => words.tell(
            &Message::new("board-empires-highest")
                .with("player", choice.name(seat))
                .with("count", i64::from(bid)),
        ),
        None => words.get("board-empires-no-bid"),
    };
    let bidders: String = Seat::all(table.players())
        .map(|seat| {
            let color = art::color(seat);
            let leads = auction.highest.is_some_and(|(leader, _)| leader == seat);
            let class = match (
                auction.bidders.contains(seat) || leads,
                auction.turn == seat,
            ) {
                (_, true) => "bidder now",
                (true, _) => "bidder",
                _ => "bidder out",
            };
            let state = match class {
                "bidder now" => "board-empires-bids",
                "bidder" => "board-empires-in",
                _ => "board-empires-out",
            };
            format!(
                "<li class=\"{class} {color}\">{}{}{}<span class=\"bid-state\">{}</span></li>",
                icon(&format!("emblem-{color}")),
                span("name", plain(&choice.name(seat))),
                span(
                    "purse",
                    format!("{}{}", table.colony(seat).dna, icon("dna"))
                ),
                plain(&words.get(state)),
            )
        })
        .collect();
    view! {
        <div class="auction" data-auction=Card::Trait(auction.card).id()>
            {trait_card(choice, auction.card)}
            <p class="highest" role="status">{highest}</p>
            <ul class="bidders" inner_html=bidders></ul>
            {position.actor.is_some().then(|| bidding(choice, position))}
        </div>
    }
}

fn bidding(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let bids = || {
        position.legal.iter().filter_map(|action| match action {
            Action::Bid(bid) => Some(*bid),
            _ => None,
        })
    };
    let offer = bids().min().zip(bids().max()).map(|(least, most)| {
        let bid = choice.bid.get().clamp(least, most);
        let set = |possible: bool, bid: u16| -> Press {
            possible.then(|| Box::new(move || choice.bid.set(bid)) as Box<dyn Fn()>)
        };
        let price = bid * position.own().traits.price_factor();
        let label = words.tell(
            &Message::new("board-empires-bid")
                .with("count", i64::from(bid))
                .with("price", i64::from(price)),
        );
        let content = icon("dna") + &plain(&label);
        view! {
            {stepper(
                choice.scene,
                "bid",
                &words.get("board-empires-your-bid"),
                &icon("dna"),
                bid.to_string(),
                [set(bid > least, bid.saturating_sub(1)), set(bid < most, bid + 1)],
            )}
            {act_button(choice, Action::Bid(bid), "primary", label, &content)}
        }
    });
    let pass = words.get("board-empires-pass");
    let content = plain(&pass);
    view! {
        <div class="acts">
            {offer}
            {act_button(choice, Action::Pass, "", pass, &content)}
        </div>
    }
}

/// The pack of which a trait is kept.
pub(super) fn draft(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let pack = position.view.draft.as_ref().map(|draft| draft.pack.clone());
    let cards: Vec<_> = pack
        .unwrap_or_default()
        .into_iter()
        .map(|held| {
            let label = wording::about(
                &words,
                "board-empires-keep",
                &title(choice, Card::Trait(held)),
            );
            let content = icon("check") + &plain(&label);
            view! {
                <div class="draft-card">
                    {trait_card(choice, held)}
                    {act_button(choice, Action::Keep(held), "", label, &content)}
                </div>
            }
        })
        .collect();
    let kept = position.view.draft.as_ref().map(|draft| draft.kept.clone());
    let kept: Vec<_> = kept
        .unwrap_or_default()
        .into_iter()
        .map(|held| title(choice, Card::Trait(held)))
        .collect();
    let kept =
        (!kept.is_empty()).then(|| wording::about(&words, "board-empires-kept", &kept.join(", ")));
    view! {
        <div class="draft">{cards}</div>
        <p class="facts">{kept}</p>
        <div class="acts">
            {offers(choice, position, |action| *action == Action::Pass)}
        </div>
    }
}

/// How many defenders may explode.
pub(super) fn bombs(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let most = position
        .legal
        .iter()
        .map(|action| match action {
            Action::Bomb(dice) => *dice,
            _ => 0,
        })
        .max()
        .unwrap_or(0);
    let dice = choice.bombs.get().min(most);
    let set = |possible: bool, dice: u16| -> Press {
        possible.then(|| Box::new(move || choice.bombs.set(dice)) as Box<dyn Fn()>)
    };
    let label = wording::number(&words, "board-empires-bomb", dice);
    let content = icon("fight") + &plain(&label);
    view! {
        <div class="acts">
            {stepper(
                choice.scene,
                "bombs",
                &words.get("board-empires-bombs"),
                &icon("worker"),
                format!("{dice}/{most}"),
                [set(dice > 0, dice.saturating_sub(1)), set(dice < most, dice + 1)],
            )}
            {act_button(choice, Action::Bomb(dice), "primary", label, &content)}
        </div>
    }
}

/// How many dice the weapon of the attacker rolls: all, or fewer.
pub(super) fn weapon(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let possible = |action: &Action| match action {
        Action::Wield(dice) => Some(*dice),
        _ => None,
    };
    let numbers: Vec<u16> = position.legal.iter().filter_map(possible).collect();
    let most = numbers.iter().copied().max().unwrap_or(0);
    let dice = choice.wielded.get().unwrap_or(most).min(most);
    let set = |dice: Option<u16>| -> Press {
        let dice = dice?;
        Some(Box::new(move || choice.wielded.set(Some(dice))))
    };
    let fewer = numbers.iter().copied().filter(|&it| it < dice).max();
    let more = numbers.iter().copied().filter(|&it| it > dice).min();
    let label = wording::number(&words, "board-empires-wield", dice);
    let content = icon("fight") + &plain(&label);
    view! {
        <div class="acts">
            {stepper(
                choice.scene,
                "wielded",
                &words.get("board-empires-wielded"),
                &icon("worker"),
                format!("{dice}/{most}"),
                [set(fewer), set(more)],
            )}
            {act_button(choice, Action::Wield(dice), "primary", label, &content)}
        </div>
    }
}

/// The reader's hand: every card with what it can be played on now.
pub(super) fn hand(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        if position.view.hand.is_empty() {
            return None;
        }
        let cards: Vec<_> = position
            .view
            .hand
            .iter()
            .map(|&card| hand_card(choice, &position, card))
            .collect();
        let label = choice.get("board-empires-hand");
        Some(view! {
            <section class="hand" aria-label=label.clone()>
                <h2 inner_html=icon("card") + &plain(&label)></h2>
                <div class="hand-cards">{cards}</div>
            </section>
        })
    }
}

fn hand_card(choice: Choice, position: &Position, card: Hand) -> AnyView {
    let words = choice.words.get();
    let plays = position.plays(card);
    let can = !plays.is_empty();
    // Areas are chosen on the map.
    let (aimed, others): (Vec<Action>, Vec<Action>) = plays.into_iter().partition(is_aimed);
    let aim = Aim::Card(card);
    let aims = (!aimed.is_empty()).then(|| {
        let content = icon("aim") + &plain(&words.get("board-empires-choose-on-map"));
        view! {
            <button
                type="button"
                class="chip can"
                data-act="aim"
                aria-pressed=choice.aims_like(aim).to_string()
                inner_html=content
                on:click=move |_| choice.take_aim(aim)
            ></button>
        }
    });
    let others: Vec<AnyView> = others
        .into_iter()
        .map(|action| {
            let label = wording::action(&words, position, action, &|seat| choice.name(seat));
            let content = plain(&wording::play(&words, action, |seat| choice.name(seat)));
            act_button(choice, action, "chip", label, &content)
        })
        .collect();
    let reason = if can {
        None
    } else {
        choice.reason(position.attempt(card))
    };
    let card = Card::Hand(card);
    let (name, text) = (title(choice, card), text(choice, card));
    if can {
        view! {
            <div class="hand-card can" data-card=card.id()>
                <span class="trait-name">{name}</span>
                <span class="trait-text">{text}</span>
                <div class="acts">{aims} {others}</div>
            </div>
        }
        .into_any()
    } else {
        // What cannot be played now takes little room.
        let told = reason
            .iter()
            .fold(text.clone(), |told, reason| format!("{told}\n{reason}"));
        view! {
            <details class="hand-card" data-card=card.id()>
                <summary class="trait-name" title=format!("{name}\n{told}")>{name.clone()}</summary>
                <span class="trait-text">{text}</span>
                {reason.map(|reason| view! { <p class="facts" data-needs="">{reason}</p> })}
            </details>
        }
        .into_any()
    }
}
