//! Crumbs as numbers: cards by what is known of each.

use engine::encode::{Encode, Encoder, Layout, Numbering, Pen, SEATS, Sheet, distance, from_own};
use engine::{Game, Observer, Seat, Setup, SetupError};

use crate::crumbs::{Action, Card, Cards, CrumbsUpTo, Phase, View};

const PHASES: [&str; 6] = ["roll", "draw", "bid", "take", "dig", "over"];
const KINDS: [&str; 4] = ["bid", "sting", "eat", "dig"];

/// Crumbs as numbers.
#[derive(Debug)]
pub struct Numbers {
    cards: Vec<Card>,
    has_wasps: bool,
    observation: Layout,
    features: Layout,
    numbers: Numbering<Action>,
}

impl<const REVISION: u32> Encode for CrumbsUpTo<REVISION> {
    type Encoder = Numbers;

    fn encoder(setup: &Setup) -> Result<Numbers, SetupError> {
        let seat = Seat::new(0);
        let view = Self::new(setup)?.view(Observer::Seat(seat));
        let cards: Vec<Card> = view.rules.cards().iter().collect();
        let mut observation = Layout::new();
        observation.add_each("cards", cards.len(), |sheet| {
            write_card(&view, seat, cards[0], sheet);
        });
        observation.add_each("players", setup.players(), |sheet| {
            write_player(&view, seat, sheet);
        });
        observation.add_written("table", |sheet| write_table(&view, seat, sheet));
        let mut features = Layout::new();
        features.add_written("action", |sheet| write_action(&Action::Eat, sheet));
        let mut numbers = Numbering::default();
        numbers.add("bid", cards.iter().copied().map(Action::Bid));
        let wasps = cards.iter().copied().filter(|card| card.is_wasp());
        numbers.add("sting", wasps.map(Action::Sting));
        numbers.add("pile", [Action::Eat, Action::Dig]);
        Ok(Numbers {
            cards,
            has_wasps: setup.variant() == "base" && setup.option("wasps") == "sting",
            observation,
            features,
            numbers,
        })
    }
}

impl<const REVISION: u32> Encoder<CrumbsUpTo<REVISION>> for Numbers {
    fn observation(&self) -> &Layout {
        &self.observation
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(out, self.observation.len());
        for &card in &self.cards {
            write_card(view, seat, card, &mut pen);
        }
        for other in from_own(seat, view.crumbs.players()) {
            write_player(view, other, &mut pen);
        }
        write_table(view, seat, &mut pen);
        pen.end();
    }

    fn features(&self) -> &Layout {
        &self.features
    }

    fn describe_action(&self, _: &View, _: Seat, action: &Action, out: &mut [f32]) {
        let mut pen = Pen::new(out, self.features.len());
        write_action(action, &mut pen);
        pen.end();
    }

    fn kinds(&self) -> &Layout {
        self.numbers.kinds()
    }

    fn number(&self, _: &CrumbsUpTo<REVISION>, _: Seat, action: &Action) -> Option<usize> {
        self.numbers.number(action)
    }

    fn action(&self, _: &CrumbsUpTo<REVISION>, _: Seat, number: usize) -> Option<Action> {
        self.numbers.action(number).copied()
    }

    fn has_passing(&self) -> bool {
        self.has_wasps
    }
}

fn write_card(view: &View, seat: Seat, card: Card, sheet: &mut impl Sheet) {
    let buried: Cards = view.under.iter().filter_map(|(_, card)| *card).collect();
    sheet.flag("wasp", card.is_wasp());
    sheet.flag("in-hand", view.known[seat].contains(card));
    sheet.flag("shown", view.shown.contains(card));
    sheet.flag("buried", buried.contains(card));
    sheet.flag("spent", view.spent.contains(card));
    sheet.flag("bid", view.bids[seat] == Some(card));
}

fn write_player(view: &View, seat: Seat, sheet: &mut impl Sheet) {
    sheet.count("crumbs", view.crumbs[seat], 20);
    sheet.count("cards", view.hand_sizes[seat], 3);
    sheet.flag("has-bid", view.answered.contains(seat));
    let buried = view.under.iter().filter(|(digger, _)| *digger == seat);
    sheet.count("buried", buried.count() as u8, 6);
    let bid = view.bids[seat].map_or(0, Card::number);
    sheet.count("bid", bid, 30);
}

fn write_table(view: &View, seat: Seat, sheet: &mut impl Sheet) {
    let (phase, actor) = match view.phase {
        Phase::Roll => (0, None),
        Phase::Draw => (1, None),
        Phase::Bid => (2, None),
        Phase::Take(actor) => (3, Some(actor)),
        Phase::Dig(actor) => (4, Some(actor)),
        Phase::Over => (5, None),
    };
    let players = view.crumbs.players();
    sheet.one_of("phase", &PHASES, Some(phase));
    let actor = actor.map(|actor| distance(seat, actor, players));
    sheet.one_of("turn", &SEATS[..players], actor);
    sheet.count("round", view.round, 6);
    sheet.count("pile", view.pile, 6);
    sheet.count("deck", view.deck, 30);
}

fn write_action(action: &Action, sheet: &mut impl Sheet) {
    let (kind, card) = match *action {
        Action::Bid(card) => (0, card.number()),
        Action::Sting(card) => (1, card.number()),
        Action::Eat => (2, 0),
        Action::Dig => (3, 0),
    };
    sheet.one_of("", &KINDS, Some(kind));
    sheet.count("card", card, 30);
}
