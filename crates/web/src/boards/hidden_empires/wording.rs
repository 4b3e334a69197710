//! The board in words, for those who hear it and for the lines beside it.

use engine::{Event, Game, Message, Observer, Seat};
use hidden_empires::action::On;
use hidden_empires::cards::combat::Side;
use hidden_empires::components::{Ants, Caste};
use hidden_empires::forecast::Odds;
use hidden_empires::state::{Chore, Ledger};
use hidden_empires::{Action, Area, Phase, Place, Table};
use table::Words;

use super::art;
use super::position::Position;
use crate::boards::kit::scene::Shown;

/// A message with one number.
pub(super) fn number(words: &Words, key: &'static str, count: u16) -> String {
    words.tell(&Message::new(key).with("count", i64::from(count)))
}

/// A message about something.
pub(super) fn about(words: &Words, key: &'static str, what: &str) -> String {
    words.tell(&Message::new(key).with("what", what.to_owned()))
}

/// An area and what is in it.
pub(super) fn area(words: &Words, table: &Table, names: &[String], area: Area) -> String {
    let color = art::ground(area.color());
    let ground = words.get(&format!("board-empires-{color}"));
    let mut told = words.labelled(&area.to_string(), ground);
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let mut say = |text: String| {
        told += ", ";
        told += &text;
    };
    if let Some(owner) = table.nest_in(area) {
        say(words.tell(&Message::new("board-empires-nest-of").with("player", name(owner))));
    }
    let markers = &table.markers;
    if markers.facedown.contains(area) {
        say(words.get("board-empires-facedown"));
    }
    if let Some(marker) = markers.faceup[area] {
        let kind = words.get(&format!("marker-{}", marker.id()));
        say(format!("{kind} {}", markers.value(area)));
        if markers.modifier[area] != 0 {
            say(number(
                words,
                "board-empires-printed",
                marker.value().into(),
            ));
        }
    }
    for owner in table.owners(area) {
        let colony = table.colony(owner);
        let message = Message::new("board-empires-ants-of")
            .with("ants", ants(words, colony.ants[area]))
            .with("player", name(owner));
        say(words.tell(&message));
        if !colony.patrol[area].is_empty() {
            say(words.get("board-empires-on-patrol"));
        }
    }
    told
}

/// An action as the log would tell it.
pub(super) fn action(
    words: &Words,
    position: &Position,
    action: Action,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let event = Event::Action(position.me, action);
    let account = position.state.describe(&event, Observer::Seat(position.me));
    words.say(&account.message, name)
}

/// What a card is played on.
pub(super) fn play(words: &Words, action: Action, name: impl Fn(Seat) -> String) -> String {
    let Action::Play(_, on) = action else {
        return String::new();
    };
    match on {
        On::Nothing => words.get("board-empires-play"),
        On::Player(seat) => about(words, "board-empires-play-on", &name(seat)),
        On::Area(area) => area.to_string(),
        On::Way(from, to) => format!("{from} → {to}"),
    }
}

/// So many ants of a caste.
pub(super) fn caste(words: &Words, caste: Caste, count: u16) -> String {
    let key = match caste {
        Caste::Worker => "board-empires-workers",
        Caste::Media => "board-empires-medias",
        Caste::Major => "board-empires-majors",
    };
    number(words, key, count)
}

/// Ants by caste: `3 workers, 1 media`.
pub(super) fn ants(words: &Words, ants: Ants) -> String {
    let castes = ants.iter().filter(|&(_, count)| count > 0);
    let told: Vec<String> = castes
        .map(|(kind, count)| caste(words, kind, count))
        .collect();
    if told.is_empty() {
        words.get("board-empires-nobody")
    } else {
        told.join(", ")
    }
}

/// A place: the name of an area or of a chamber.
pub(super) fn place(words: &Words, place: Place) -> String {
    match place {
        Place::Map(area) => area.to_string(),
        Place::Builders => words.get("board-empires-builders"),
        Place::Nurses => words.get("board-empires-nurses"),
        Place::Reserves => words.get("board-empires-reserves"),
    }
}

/// What the reader can do, or whom the game waits for.
pub(super) fn task(words: &Words, position: &Position, name: impl Fn(Seat) -> String) -> String {
    if position.is_over() {
        return words.get("board-empires-over");
    }
    if position.actor.is_none() {
        let names: Vec<String> = position.awaited().iter().map(name).collect();
        return if names.is_empty() {
            words.get("board-empires-chance")
        } else {
            words.tell(&Message::new("board-empires-waits").with("players", names.join(", ")))
        };
    }
    let colony = position.own();
    let message = match position.phase() {
        Phase::PlaceNest(_) => Message::new("board-empires-do-nest"),
        Phase::Draft(_) => Message::new("board-empires-do-draft"),
        Phase::Restart(_) => Message::new("board-empires-do-restart"),
        Phase::Shelter(..) => Message::new("board-empires-do-shelter"),
        Phase::Release(_) => Message::new("board-empires-do-release"),
        Phase::OfferAuction(..) => Message::new("board-empires-do-offer"),
        Phase::Auction(_) => Message::new("board-empires-do-auction"),
        Phase::Worn(_, area) => {
            Message::new("board-empires-do-worn").with("area", area.to_string())
        }
        Phase::Raided(_, area, count) => Message::new("board-empires-do-raided")
            .with("count", i64::from(count))
            .with("area", area.to_string()),
        Phase::Forfeit(_, count, _) => {
            Message::new("board-empires-do-forfeit").with("count", i64::from(count))
        }
        Phase::Repelled(_, area, count) => Message::new("board-empires-do-driven-off")
            .with("count", i64::from(count))
            .with("area", area.to_string()),
        Phase::Protect(_, count) => {
            Message::new("board-empires-do-protect").with("count", i64::from(count))
        }
        Phase::Bomb(_) => Message::new("board-empires-do-bomb"),
        Phase::Fall(_) => Message::new("board-empires-do-fall"),
        Phase::Weapon(_) => Message::new("board-empires-do-weapon"),
        Phase::Bombed(_, count, _) | Phase::Exploded(_, count) => {
            Message::new("board-empires-do-casualties").with("count", i64::from(count))
        }
        Phase::Invade(_) => Message::new("board-empires-do-invade"),
        Phase::Seal(fight) => {
            Message::new("board-empires-do-seal").with("player", name(fight.attacker))
        }
        Phase::Blocked(_, count) => {
            Message::new("board-empires-do-blocked").with("count", i64::from(count))
        }
        Phase::Loot(_) => Message::new("board-empires-do-loot"),
        Phase::NestCards(..) => Message::new("board-empires-do-nest-cards"),
        Phase::Found(_) => Message::new("board-empires-do-found"),
        Phase::Redistribute(_) | Phase::MoveOne(_) if position.table().turn.carried.is_some() => {
            Message::new("board-empires-do-put")
        }
        Phase::Redistribute(_) if colony.is_overfull() => Message::new("board-empires-do-overfull"),
        Phase::Redistribute(_) if colony.lacks_nurses() => Message::new("board-empires-do-nurses"),
        Phase::Redistribute(_) => Message::new("board-empires-do-redistribute"),
        Phase::MoveOne(_) => Message::new("board-empires-do-move"),
        Phase::Scout(_) => Message::new("board-empires-do-scout"),
        Phase::React(_) => Message::new("board-empires-do-react"),
        Phase::ScoutMarker(_) => Message::new("board-empires-do-scout-marker"),
        Phase::Reinforce(_) => Message::new("board-empires-do-reinforce"),
        Phase::Discover(_) => Message::new("board-empires-do-discover"),
        Phase::Tasks(_) if position.has_tasks() => Message::new("board-empires-do-tasks"),
        Phase::Tasks(_) => Message::new("board-empires-no-tasks"),
        Phase::Scatter(fight, most) => Message::new("board-empires-do-scatter")
            .with("count", i64::from(most))
            .with("player", name(fight.attacker))
            .with("area", fight.area.to_string()),
        Phase::DrivenOff(fight, exactly) => Message::new("board-empires-do-driven-off")
            .with("count", i64::from(exactly))
            .with("area", fight.area.to_string()),
        Phase::RecruitLosses(_, points) | Phase::Losses(_, _, points) => {
            Message::new("board-empires-do-losses").with("count", i64::from(points))
        }
        Phase::StayOrReturn(fight) => {
            Message::new("board-empires-do-stay").with("area", fight.area.to_string())
        }
        Phase::Nest if colony.chore == Chore::Flight => Message::new("board-empires-do-flight"),
        Phase::Nest => Message::new("board-empires-do-nest-phase"),
        _ => Message::new("board-empires-chance"),
    };
    words.tell(&message)
}

/// A chance in percent; nothing certain is rounded, and nothing is rounded to certainty.
pub(super) fn percent(chance: f64) -> String {
    let rounded = (chance * 100.0).round();
    if chance > 0.0 && rounded < 1.0 {
        "<1 %".to_owned()
    } else if chance < 1.0 && rounded > 99.0 {
        ">99 %".to_owned()
    } else {
        format!("{rounded} %")
    }
}

/// Ants on average, with one decimal where it matters.
pub(super) fn average(words: &Words, ants: f64) -> String {
    let tenths = (ants * 10.0).round() as i64;
    let point = words.get("board-empires-decimal");
    if tenths % 10 == 0 {
        (tenths / 10).to_string()
    } else {
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }
}

/// How a fight may end, in a sentence or two.
pub(super) fn odds(words: &Words, odds: &Odds) -> String {
    let mut told = words.tell(
        &Message::new("board-empires-losses")
            .with("attackers", average(words, odds.attackers_lost))
            .with("defenders", average(words, odds.defenders_lost))
            .with("gone", average(words, odds.defenders_gone)),
    );
    if odds.attackers_blocked > 0.0 {
        let blocked = average(words, odds.attackers_blocked);
        told += " ";
        told += &words.tell(&Message::new("board-empires-blocked").with("blocked", blocked));
    }
    told
}

/// What a decision is about, where its question does not say it.
pub(super) fn stakes(words: &Words, position: &Position) -> Option<String> {
    let table = position.table();
    let own = position.own();
    let message = match position.phase() {
        Phase::Restart(_) => Message::new("board-empires-stakes-restart"),
        Phase::Shelter(seat, color) if position.legal.len() > 1 => {
            let areas: Vec<String> = table
                .endangered(seat, color)
                .iter()
                .map(|area| area.to_string())
                .collect();
            Message::new("board-empires-stakes-shelter").with("areas", areas.join(", "))
        }
        Phase::Shelter(..) | Phase::Seal(_) if position.legal.len() == 1 => {
            Message::new("board-empires-stakes-no-card")
        }
        Phase::Seal(fight) => Message::new("board-empires-stakes-seal")
            .with(
                "attackers",
                i64::from(table.force(fight, fight.attacker).total()),
            )
            .with("defenders", i64::from(own.nest_defenders().total()))
            .with("brood", i64::from(own.brood())),
        Phase::Invade(fight) => {
            let blockers = table.blockers(fight);
            if blockers > 0 {
                Message::new("board-empires-stakes-blockers").with("count", i64::from(blockers))
            } else {
                Message::new("board-empires-stakes-invade")
            }
        }
        Phase::Loot(fight) => Message::new("board-empires-stakes-loot")
            .with("count", i64::from(own.ants_in(fight.area))),
        Phase::Protect(..) => Message::new("board-empires-stakes-protect"),
        Phase::Forfeit(..) => Message::new("board-empires-stakes-forfeit"),
        Phase::Scatter(fight, _) => {
            let [attack, defence] = [
                (fight.attacker, Side::Attacker),
                (fight.defender, Side::Defender),
            ]
            .map(|(seat, side)| table.combat_points(seat, table.force(fight, seat), side));
            let key = if fight.inside {
                "board-empires-stakes-scatter-nest"
            } else {
                "board-empires-stakes-scatter"
            };
            Message::new(key)
                .with("attack", i64::from(attack))
                .with("defence", i64::from(defence))
        }
        Phase::Bomb(_) => Message::new("board-empires-stakes-bomb"),
        Phase::StayOrReturn(_) if table.options.advanced => {
            Message::new("board-empires-stakes-patrol")
        }
        Phase::StayOrReturn(_) => Message::new("board-empires-stakes-stay"),
        Phase::Found(_) => Message::new("board-empires-stakes-found"),
        _ => return None,
    };
    Some(words.tell(&message))
}

/// What a Nest Phase brought, in lines.
pub(super) fn ledger(words: &Words, ledger: &Ledger) -> Vec<String> {
    let mut lines = Vec::new();
    if let (Some(adults), Some(larvae)) = (ledger.adults_fed, ledger.larvae_fed) {
        lines.push(
            words.tell(
                &Message::new("board-empires-ledger-fed")
                    .with("adults", i64::from(adults))
                    .with("larvae", i64::from(larvae)),
            ),
        );
    }
    if let Some([workers, queens, drones]) = ledger.emerged.filter(|emerged| *emerged != [0; 3]) {
        lines.push(
            words.tell(
                &Message::new("board-empires-ledger-emerged")
                    .with("workers", i64::from(workers))
                    .with("queens", i64::from(queens))
                    .with("drones", i64::from(drones)),
            ),
        );
    }
    if ledger.discarded > 0 {
        lines.push(number(
            words,
            "board-empires-ledger-discarded",
            ledger.discarded,
        ));
    }
    if ledger.points > 0 {
        lines.push(number(words, "board-empires-ledger-flown", ledger.points));
    }
    lines
}
