//! Fights: odds before an attack, ants that flee or are lost, nests that are invaded and plundered.

use engine::{Message, Seat};
use hidden_empires::components::{Ants, Caste};
use hidden_empires::forecast::Odds;
use hidden_empires::state::Fight;
use hidden_empires::{Action, Area, Phase};
use leptos::prelude::*;

use super::art::{self, icon, plain};
use super::basket::Fate;
use super::choice::Choice;
use super::position::Position;
use super::tray::basket_steppers;
use super::wording;
use crate::boards::kit::buttons::{Press, act_button, button, stepper};
use crate::boards::kit::scene::Shown;

/// An attack with its odds.
pub(super) fn attack(choice: Choice, position: &Position, area: Area, defender: Seat) -> AnyView {
    let words = choice.words.get();
    let table = position.table();
    let outside = table.colony(defender).ants_in(area);
    let (key, others) = if outside == 0 {
        let inside = table.colony(defender).nest_defenders().total();
        ("board-empires-attack-nest", inside)
    } else {
        ("board-empires-attack", outside)
    };
    let label = words.tell(
        &Message::new(key)
            .with("player", choice.name(defender))
            .with("own", i64::from(position.own().ants_in(area)))
            .with("other", i64::from(others)),
    );
    let content = icon("fight") + &plain(&label);
    let odds = odds_rows(choice, area, position.odds(area, defender));
    let sparing = Action::AttackSparing(area, defender);
    let sparing = position.is_legal(sparing).then(|| {
        let label = words.get("board-empires-attack-sparing");
        let content = plain(&label);
        act_button(choice, sparing, "quiet", label, &content)
    });
    view! {
        <div class=format!("attack {}", art::color(defender))>
            {act_button(choice, Action::Attack(area, defender), "danger", label, &content)}
            {sparing}
            {odds}
        </div>
    }
    .into_any()
}

/// The ways the defenders may take it, if a fight is to come.
fn odds_rows(choice: Choice, area: Area, odds: Option<[Odds; 2]>) -> Option<AnyView> {
    let [stand, flee] = odds?;
    let rows: Vec<_> = if stand == flee {
        vec![odds_row(choice, "board-empires-odds", &stand)]
    } else {
        [
            ("board-empires-odds-stand", stand),
            ("board-empires-odds-flee", flee),
        ]
        .into_iter()
        .map(|(key, odds)| odds_row(choice, key, &odds))
        .collect()
    };
    Some(view! { <div class="odds" data-odds=area.to_string()>{rows}</div> }.into_any())
}

/// One way the defenders may take it: a bar of chances and a sentence.
fn odds_row(choice: Choice, key: &'static str, odds: &Odds) -> impl IntoView + use<> {
    let words = choice.words.get();
    let parts: String = [("won", odds.won), ("tied", odds.tied), ("lost", odds.lost)]
        .into_iter()
        .filter(|&(_, chance)| chance > 0.0)
        .map(|(class, chance)| {
            let name = words.get(&format!("board-empires-{class}"));
            format!(
                "<span class=\"{class}\" style=\"flex-grow:{chance:.4}\">{} {}</span>",
                plain(&name),
                plain(&wording::percent(chance)),
            )
        })
        .collect();
    let told = wording::odds(&words, odds);
    view! {
        <div class="odds-row">
            <span class="if">{words.get(key)}</span>
            <span class="bar" inner_html=parts></span>
            <span class="facts">{told}</span>
        </div>
    }
}

/// Some of the ants that are asked for: who flees, returns, is lost or comes to help.
pub(super) fn counting(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let chosen = choice.chosen.get();
    let asked = position.asked().map_or(Ants::NONE, |(ants, _)| ants);
    let castes: Vec<AnyView> = Caste::ALL
        .into_iter()
        .filter(|&caste| asked[caste] > 0)
        .map(|caste| {
            let name = words.get(&format!("caste-{}", art::caste(caste)));
            let press = |up: bool| -> Press {
                let next = position.next_count(chosen, caste, up)?;
                Some(Box::new(move || choice.chosen.set(next)))
            };
            stepper(
                choice.scene,
                caste.id(),
                &name,
                &icon(art::caste(caste)),
                format!("{}/{}", chosen[caste], asked[caste]),
                [press(false), press(true)],
            )
        })
        .collect();
    let answer = position.answer(chosen);
    let key = match (position.phase(), answer) {
        (Phase::Scatter(..), _) => "board-empires-flee",
        (_, Action::Lose(_)) => "board-empires-lose",
        (_, Action::Reinforce(_)) => "board-empires-reinforce",
        _ => "board-empires-return",
    };
    let label = wording::number(&words, key, chosen.total());
    let content = icon("check") + &plain(&label);
    let all = [Ants::NONE, asked]
        .into_iter()
        .filter(|&ants| ants != chosen && position.is_legal(position.answer(ants)))
        .map(|ants| {
            let label = wording::number(&words, key, ants.total());
            let content = plain(&label);
            act_button(choice, position.answer(ants), "", label, &content)
        });
    let retreat = matches!(position.phase(), Phase::React(_)).then(|| {
        position
            .legal
            .iter()
            .filter(|action| matches!(action, Action::Return(_)))
            .max_by_key(|action| match action {
                Action::Return(ants) => ants.total(),
                _ => 0,
            })
            .map(|&action| {
                let label = words.get("board-empires-retreat");
                let content = icon("returning") + &plain(&label);
                act_button(choice, action, "", label, &content)
            })
    });
    view! {
        <div class="acts">
            {castes}
            {act_button(choice, answer, "primary", label, &content)}
            {all.collect::<Vec<_>>()}
            {retreat}
        </div>
    }
}

/// Whether to go into the nest.
pub(super) fn invade(choice: Choice, position: &Position, fight: Fight) -> impl IntoView + use<> {
    let words = choice.words.get();
    let table = position.table();
    let inside = table.colony(fight.defender).nest_defenders().total();
    let label = words.tell(
        &Message::new("board-empires-attack-nest")
            .with("player", choice.name(fight.defender))
            .with("own", i64::from(position.own().ants_in(fight.area)))
            .with("other", i64::from(inside)),
    );
    let content = icon("fight") + &plain(&label);
    let odds = odds_rows(choice, fight.area, position.invasion_odds(fight));
    let leave = words.get("board-empires-return-all");
    let leave_content = icon("returning") + &plain(&leave);
    view! {
        <div class=format!("attack {}", art::color(fight.defender))>
            {act_button(choice, Action::Invade, "danger", label, &content)}
            {odds}
        </div>
        <div class="acts">{act_button(choice, Action::Pass, "", leave, &leave_content)}</div>
    }
}

/// A die for each hunter, and one of them has to show 1.
fn queen_dies(hunters: u16) -> f64 {
    1.0 - (5.0_f64 / 6.0).powi(i32::from(hunters))
}

/// Who carries off what, who hunts the queen, or the way home.
pub(super) fn loot(choice: Choice, position: &Position, fight: Fight) -> impl IntoView + use<> {
    let words = choice.words.get();
    let basket = choice.basket.get();
    let ants = position.own().ants_in(fight.area);
    let total: u16 = basket.iter().map(|load| load.count).sum();
    let actions = position.taking(&basket).unwrap_or_default();
    let full = position.full_basket();
    let fill = (total == 0 && !full.is_empty()).then(|| {
        let content = icon("all") + &plain(&words.get("board-empires-fill"));
        button("fill", "", &content, move || {
            choice.basket.set(full.clone());
        })
    });
    let carry = (total > 0).then(|| {
        let food = basket.iter().filter(|load| load.fate == Fate::CarriedOff);
        let food: u16 = food.map(|load| load.count).sum();
        let label = words.tell(
            &Message::new("board-empires-carry-off")
                .with("count", i64::from(total))
                .with("food", i64::from(food)),
        );
        let content = icon("harvest") + &plain(&label);
        let actions = actions.clone();
        button("carry-off", "primary", &content, move || {
            choice.act_all(actions.clone());
        })
    });
    // The basket follows the position a moment later.
    let hunters = ants.saturating_sub(total);
    let hunt = (hunters > 0 && position.is_legal(Action::Hunt)).then(|| {
        let label = words.tell(
            &Message::new("board-empires-hunt")
                .with("count", i64::from(hunters))
                .with("chance", wording::percent(queen_dies(hunters))),
        );
        let content = icon("queen") + &plain(&label);
        let all: Vec<Action> = actions.iter().copied().chain([Action::Hunt]).collect();
        button("hunt", "danger", &content, move || {
            choice.act_all(all.clone());
        })
    });
    let leave = words.get("board-empires-leave-nest");
    let content = icon("returning") + &plain(&leave);
    view! {
        {basket_steppers(choice, position)}
        <div class="acts">
            {fill} {carry} {hunt} {act_button(choice, Action::Pass, "", leave, &content)}
        </div>
    }
}

/// Which of the brood those who flee take along.
pub(super) fn protect(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let basket = choice.basket.get();
    let total: u16 = basket.iter().map(|load| load.count).sum();
    let mut actions = position.taking(&basket).unwrap_or_default();
    if Some(total) != position.basket_size() {
        actions.push(Action::Pass);
    }
    let label = wording::number(&words, "board-empires-protect", total);
    let content = icon("check") + &plain(&label);
    view! {
        {basket_steppers(choice, position)}
        <div class="acts">
            {button("protect", "primary", &content, move || choice.act_all(actions.clone()))}
        </div>
    }
}
