//! The nest sheet: the chambers that ants are moved to, and the nest that is shown.

use engine::{Message, Seat};
use hidden_empires::{Colony, Member, Place};
use leptos::prelude::*;

use super::art::{self, icon, plain, span, titled};
use super::choice::Choice;
use super::position::Position;
use super::wording;
use crate::boards::kit::buttons::still;
use crate::boards::kit::picture;

/// The reader's chambers, beside the map: ants are moved here as they are between areas.
pub(super) fn chambers(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        let colony = position.own();
        let rooms: Vec<_> = colony
            .chambers()
            .iter()
            .map(|&place| chamber(choice, &position, place))
            .collect();
        let returning = (!colony.returning.is_empty()).then(|| {
            let label = wording::number(
                &words,
                "board-empires-returning-ants",
                colony.returning.total(),
            );
            let content = format!(
                "{}{}",
                icon("returning"),
                span("count", colony.returning.total())
            );
            view! { <span class="returning" title=label inner_html=content></span> }
        });
        let color = art::color(position.me);
        Some(view! {
            <div
                class=format!("chambers {color}")
                role="group"
                aria-label=words.get("board-empires-chambers")
            >
                {rooms}
                {returning}
            </div>
        })
    }
}

fn chamber(choice: Choice, position: &Position, place: Place) -> AnyView {
    let words = choice.words.get();
    let colony = position.own();
    let (drawing, does) = match place {
        Place::Builders => ("builder", "board-empires-builders-do"),
        Place::Nurses => ("nurse", "board-empires-nurses-do"),
        _ => ("reserve", "board-empires-reserves-do"),
    };
    let ants = colony.at(place);
    let name = wording::place(&words, place);
    let label = words.tell(
        &Message::new("board-empires-chamber")
            .with("name", name.clone())
            .with("ants", wording::ants(&words, ants))
            .with("does", words.get(does)),
    );
    let has_movable = position.moves() && !position.movable(place).is_empty();
    let is_target = move || choice.targets.read().contains(&place);
    let is_from = move || choice.held.get().is_some_and(|held| held.from == place);
    let is_refused = move || choice.looks.refused.get() == Some(place);
    let content = icon(drawing) + &span("room-name", plain(&name)) + &span("count", ants.total());
    if choice.watches.get() {
        return still("chamber", label, &content);
    }
    view! {
        <button
            type="button"
            class="chamber"
            class:can=move || is_target() || has_movable
            class:target=is_target
            class:mine=has_movable
            class:chosen=is_from
            class:no=is_refused
            data-spot=place.to_string()
            title=label.clone()
            inner_html=art::face(&label, &content)
            on:click=move |event| picture::click(choice, &event)
        ></button>
    }
    .into_any()
}

/// The nest that is shown: brood and reproductives, food, and what the last Nest Phase brought.
pub(super) fn sheet(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let seat = choice.shown_seat(&position);
        let words = choice.words.get();
        let colony = position.table().colony(seat);
        let title =
            words.tell(&Message::new("board-empires-sheet-of").with("player", choice.name(seat)));
        let heading = icon(&format!("emblem-{}", art::color(seat))) + &plain(&title);
        let lines = wording::ledger(&words, &colony.ledger);
        let items: String = lines
            .iter()
            .map(|line| format!("<li>{}</li>", plain(line)))
            .collect();
        let ledger = (!lines.is_empty()).then(|| {
            view! {
                <details class="ledger">
                    <summary>{words.get("board-empires-ledger")}</summary>
                    <ul inner_html=items></ul>
                </details>
            }
        });
        Some(view! {
            <section class=format!("sheet {}", art::color(seat)) aria-label=title>
                <h2 inner_html=heading></h2>
                {brood(choice, &position, seat)}
                {ants(choice, colony)}
                {super::cards::traits(choice, colony)}
                {ledger}
            </section>
        })
    }
}

/// Where the ants of a colony are.
fn ants(choice: Choice, colony: &Colony) -> impl IntoView + use<> {
    let words = choice.words.get();
    let on_map: u16 = colony.ants.iter().map(|(_, ants)| ants.total()).sum();
    let mut places = vec![
        ("worker", on_map, "board-empires-on-map"),
        ("builder", colony.builders.total(), "board-empires-builders"),
        ("nurse", colony.nurses.total(), "board-empires-nurses"),
    ];
    if colony.chambers().contains(&Place::Reserves) {
        places.push(("reserve", colony.reserves.total(), "board-empires-reserves"));
    }
    places.extend([
        (
            "returning",
            colony.returning.total(),
            "board-empires-returning",
        ),
        ("home", colony.size, "board-empires-size"),
        ("food", colony.food, "board-empires-food"),
    ]);
    if colony.chambers().contains(&Place::Reserves) {
        places.extend([
            ("queen", colony.queens, "board-empires-queens"),
            ("dna", colony.dna, "board-empires-dna"),
        ]);
    }
    if colony.stored > 0 {
        places.push(("food", colony.stored, "board-empires-stored"));
    }
    let cells: String = places
        .into_iter()
        .map(|(drawing, count, key)| {
            let name = words.get(key);
            let class = if count == 0 { "stock none" } else { "stock" };
            titled(
                class,
                &words.labelled(&name, count),
                icon(drawing) + &span("stock-name", plain(&name)) + &span("count", count),
            )
        })
        .collect();
    view! { <div class="stocks" inner_html=cells></div> }
}

/// Eggs, larvae, pupae, who can fly, and who lives among the stores.
fn brood(choice: Choice, position: &Position, seat: Seat) -> impl IntoView + use<> {
    let words = choice.words.get();
    let colony = position.table().colony(seat);
    let medium = colony.medium_pupae > 0 || colony.traits.medias().is_some();
    let stages: [(&str, Vec<Member>); 4] = [
        ("eggs", vec![Member::FemaleEgg, Member::MaleEgg]),
        ("larvae", vec![Member::FemaleLarva, Member::MaleLarva]),
        (
            "pupae",
            [
                Member::SmallPupa,
                Member::MediumPupa,
                Member::LargePupa,
                Member::MalePupa,
            ]
            .into_iter()
            .filter(|&member| medium || member != Member::MediumPupa)
            .collect(),
        ),
        ("reproductives", vec![Member::VirginQueen, Member::Drone]),
    ];
    let stores = colony.traits.medias().is_some()
        || colony.traits.majors().is_some()
        || colony.traits.stores_seeds()
        || !colony.storage.is_empty();
    let storage = stores.then(|| {
        let members = vec![Member::Replete, Member::Miller];
        ("storage", members)
    });
    let rows: Vec<_> = stages
        .into_iter()
        .chain(storage)
        .map(|(stage, members)| {
            let cells: Vec<AnyView> = members
                .into_iter()
                .map(|member| cell(choice, colony, member))
                .collect();
            let name = words.get(&format!("board-empires-{stage}"));
            view! {
                <div class="brood-row" role="group" aria-label=name.clone()>
                    <span class="stage-name">{name.clone()}</span>
                    <span class="cells">{cells}</span>
                </div>
            }
        })
        .collect();
    view! { <div class="brood">{rows}</div> }
}

fn cell(choice: Choice, colony: &Colony, member: Member) -> AnyView {
    let words = choice.words.get();
    let count = colony.count(member);
    let name = words.get(&format!("board-empires-{}", member.id()));
    let content = member_face(member, count);
    let class = if count == 0 { "stock none" } else { "stock" };
    let label = words.labelled(&name, count);
    view! {
        <span class=class title=label.clone()>
            <span class="unseen">{label.clone()}</span>
            <span class="face" aria-hidden="true" inner_html=content></span>
        </span>
    }
    .into_any()
}

/// Somebody of the nest, with sex and number.
pub(super) fn member_face(member: Member, count: u16) -> String {
    format!(
        "{}{}{}",
        icon(art::member(member)),
        span("sex", art::sex(member)),
        span("count", count),
    )
}
