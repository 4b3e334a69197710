//! Hidden Empires in the browser: the map as one picture, with the nest and the players around it.
//!
//! Reading order: `position` (what is shown), `plan` (the Nest Phase as it would go), `choice` (what
//! the player is about to do), then the picture: `stage`; then what is beside it: `beside`, `tray`,
//! `chores`, `cards`, `sheet`. `art` names the drawings, which are in `*.svg`; `geometry` knows where areas lie.

mod art;
mod beside;
mod cards;
mod choice;
mod chores;
mod geometry;
mod keys;
mod plan;
mod position;
mod sheet;
mod stage;
#[cfg(test)]
mod tests;
mod tray;
mod wording;

use engine::Texts;
use hidden_empires::Phase;
use hidden_empires::state::Chore;
use leptos::html::Section;
use leptos::prelude::*;

use self::beside::{checks, plates, steps};
use self::cards::hand;
use self::choice::Choice;
use self::position::Position;
use self::sheet::{chambers, sheet};
use self::stage::{dragged, stage};
use self::tray::tray;
use super::{Board, BoardProps};

/// The board of Hidden Empires.
pub const BOARD: Board = Board {
    game: "hidden-empires",
    texts: Texts {
        english: include_str!("../../locale/boards/hidden-empires.en.ftl"),
        french: include_str!("../../locale/boards/hidden-empires.fr.ftl"),
    },
    show: |props| board(&props).into_any(),
    phase,
};

fn phase(view: &serde_json::Value) -> Option<&'static str> {
    let position = Position::read(view, None)?;
    Some(match position.phase() {
        Phase::DrawNest | Phase::PlaceNest(_) => "rule-setup",
        Phase::Marker(turning) if turning.seat.is_none() => "rule-setup",
        Phase::NextPlayer | Phase::DrawCard(_) => "rule-turn-order",
        Phase::Deal(_) | Phase::Draft(_) => "rule-draft",
        Phase::Restart(_) => "rule-restart",
        Phase::Shelter(..)
        | Phase::Release(_)
        | Phase::DnaDice(..)
        | Phase::RaidDice(..)
        | Phase::Raided(..)
        | Phase::Forfeit(..) => "rule-hand-cards",
        Phase::OfferAuction(..) | Phase::SeekTrait(..) | Phase::Auction(_) => "rule-auction",
        Phase::Redistribute(_) => "rule-redistribute",
        Phase::MoveOne(_) => "rule-move-one",
        Phase::Scout(_)
        | Phase::SearchDice(_)
        | Phase::React(_)
        | Phase::ScoutMarker(_)
        | Phase::PredatorDice(_)
        | Phase::Reinforce(_) => "rule-scout",
        Phase::Discover(_) | Phase::Marker(_) => "rule-discovery",
        Phase::Tasks(_) => "rule-tasks",
        Phase::TrunkDice(..) => "rule-trunks",
        Phase::Repelled(..) => "rule-repellent",
        Phase::ForageDice(_) => "rule-foraging",
        Phase::ScatterDice(_) | Phase::Scatter(..) => "rule-scatter",
        Phase::WeaponDice(_)
        | Phase::DrivenOff(..)
        | Phase::Bomb(_)
        | Phase::BombDice(..)
        | Phase::Bombed(..)
        | Phase::Exploded(..) => "rule-weapons",
        Phase::RecruitLosses(..) | Phase::Losses(..) => "rule-losses",
        Phase::Protect(..)
        | Phase::Invade(_)
        | Phase::Seal(_)
        | Phase::BlockDice(_)
        | Phase::Blocked(..) => "rule-invade",
        Phase::Loot(_) => "rule-carry-off",
        Phase::QueenDice(_) => "rule-kill-queen",
        Phase::StayOrReturn(_) => "rule-stay-or-return",
        Phase::NestCards(..) => "rule-nest-phase",
        Phase::Found(_) => "rule-supercolony",
        Phase::Nest => match position.own().chore {
            Chore::None => "rule-nest-phase",
            Chore::Return => "rule-return-ants",
            Chore::Adults(_) | Chore::Larvae { .. } | Chore::Eggs(_) => "rule-food-shortage",
            Chore::Majors => "rule-pupae-emerge",
            Chore::Diet => "rule-feed-larvae",
            Chore::Lay => "rule-lay-eggs",
            Chore::Flight => "rule-flight",
        },
        Phase::Over => "rule-end-of-game",
    })
}

fn board(props: &BoardProps) -> impl IntoView + use<> {
    let choice = Choice::new(props);
    let root = NodeRef::<Section>::new();
    keys::listen(root, choice);
    stage::listen_to_drags(root, choice);
    let animate = props.animate;
    view! {
        <section
            class="empires-board"
            class:lively=move || animate.get()
            data-board="hidden-empires"
            data-phase=move || choice.phase_name()
            tabindex="-1"
            node_ref=root
        >
            <div class="layout">
                <div class="main">
                    {steps(choice)}
                    {checks(choice)}
                    {stage(choice)}
                    {chambers(choice)}
                </div>
                <div class="aside">
                    {tray(choice)}
                    {hand(choice)}
                    {plates(choice)}
                    {sheet(choice)}
                </div>
            </div>
            {dragged(choice)}
        </section>
    }
}
