//! What lies beside the map: the game turn, the players, cards, a nest sheet.

use engine::{Message, Seat};
use hidden_empires::cards::Card;
use hidden_empires::components::{BROOD_PER_NURSE, Caste};
use hidden_empires::state::Pick;
use hidden_empires::{Colony, Member, Phase, Table, View};
use ratatui::text::Span;

use super::{About, Pointing, letter, player};
use crate::boards::hexmap::Mark;
use crate::boards::writer::{Writer, wrapped};

/// The height of a nest sheet, which has to find room below cards.
const SHEET: usize = 12;

/// Writes from the top down.
pub(super) struct Side<'a> {
    pub(super) writer: Writer<'a>,
    pub(super) view: &'a View,
    pub(super) table: &'a Table,
    pub(super) seat: Option<Seat>,
    /// Whose nest sheet is shown.
    pub(super) sheet: Seat,
    pub(super) pointer: &'a mut Pointing,
}

impl Side<'_> {
    /// Draws everything; returns the height it took.
    pub(super) fn draw(mut self) -> u16 {
        let whole = self.writer.area;
        let step = self.writer.beside.words.get(self.table.heading(self.seat));
        self.writer.tell(
            &Message::new("ui-hidden-empires-turn")
                .with("turn", i64::from(self.table.game_turn))
                .with("step", step),
        );
        for seat in Seat::all(self.table.players()) {
            self.colony(seat);
        }
        // What is decided about comes first: what does not fit is cut off.
        self.carried();
        self.auction();
        self.draft();
        self.hand();
        self.sheet();
        let options = self.table.options;
        if options.advanced && !options.realistic {
            self.deck();
        }
        whole.height - self.writer.area.height
    }

    fn colony(&mut self, seat: Seat) {
        let colony = self.table.colony(seat);
        let mark = if self.seat == Some(seat) { "►" } else { " " };
        let first = if self.table.first() == Some(seat) {
            "①"
        } else {
            " "
        };
        let title = Message::new("ui-hidden-empires-colony")
            .with("player", self.writer.beside.names[seat.index()].clone())
            .with("score", i64::from(colony.score))
            .with("target", i64::from(self.table.options.target))
            .with("food", i64::from(colony.food));
        let title = self.writer.beside.words.tell(&title);
        self.writer.heading(
            format!("{mark}{}{first}{title}", letter(seat)),
            player(seat),
        );
    }

    /// The nest sheet, with what has to fit into the nest.
    fn sheet(&mut self) {
        let colony = self.table.colony(self.sheet);
        let owner = self.writer.beside.names[self.sheet.index()].clone();
        let size = match colony.capacity() {
            u16::MAX => "∞".to_owned(),
            size => size.to_string(),
        };
        self.writer.tell(
            &Message::new("ui-hidden-empires-sheet")
                .with("player", owner)
                .with("housed", i64::from(colony.housed()))
                .with("size", size),
        );
        self.chambers(colony);
        let needed = colony.brood().div_ceil(BROOD_PER_NURSE);
        if needed > colony.nurses.total() {
            self.writer.tell(
                &Message::new("ui-hidden-empires-nurses-missing")
                    .with("needed", i64::from(needed))
                    .with("nurses", i64::from(colony.nurses.total())),
            );
        }
        self.members(colony, "eggs", &[Member::FemaleEgg, Member::MaleEgg]);
        self.members(colony, "larvae", &[Member::FemaleLarva, Member::MaleLarva]);
        let mut pupae = vec![Member::SmallPupa, Member::LargePupa, Member::MalePupa];
        if colony.medium_pupae > 0 {
            pupae.insert(1, Member::MediumPupa);
        }
        self.members(colony, "pupae", &pupae);
        self.members(colony, "adults", &[Member::VirginQueen, Member::Drone]);
        if !colony.returning.is_empty() {
            self.writer.tell(
                &Message::new("ui-hidden-empires-returning")
                    .with("ants", i64::from(colony.returning.total())),
            );
        }
        if self.table.options.advanced {
            self.heredity(colony);
        }
    }

    fn chambers(&mut self, colony: &Colony) {
        let words = self.writer.beside.words;
        let mut pieces = Vec::new();
        for &chamber in colony.chambers() {
            let key = format!("ui-hidden-empires-{chamber}");
            let ants = colony.at(chamber);
            let larger = ants.total() - ants[Caste::Worker];
            let mut piece = format!("{} {}", words.get(&key), ants[Caste::Worker]);
            if larger > 0 {
                piece.push_str(&format!("+{larger}"));
            }
            pieces.push((About::Place(chamber), vec![Span::raw(piece)]));
        }
        self.writer.pieces(self.pointer, String::new(), pieces);
    }

    fn members(&mut self, colony: &Colony, heading: &str, members: &[Member]) {
        let words = self.writer.beside.words;
        let title = words.get(&format!("ui-hidden-empires-{heading}"));
        let pieces = members.iter().map(|&member| {
            let sign = words.get(&format!("ui-hidden-empires-{}", member.id()));
            let piece = format!("{sign} {}", colony.count(member));
            (About::Member(member), vec![Span::raw(piece)])
        });
        self.writer
            .pieces(self.pointer, format!(" {title}"), pieces.collect());
    }

    fn heredity(&mut self, colony: &Colony) {
        let stored = [Member::StoredFood, Member::Replete, Member::Miller];
        let stored: Vec<_> = stored
            .into_iter()
            .filter(|&member| colony.count(member) > 0)
            .collect();
        if !stored.is_empty() {
            self.members(colony, "store", &stored);
        }
        self.writer.tell(
            &Message::new("ui-hidden-empires-dna")
                .with("dna", i64::from(colony.dna))
                .with("cards", i64::from(colony.cards))
                .with("queens", i64::from(colony.queens)),
        );
        self.cards("traits", colony.traits.iter().map(Card::Trait));
    }

    /// Cards with what they do, if there are any. Where room is short, only the card that is pointed at
    /// tells it.
    fn cards(&mut self, heading: &str, cards: impl Iterator<Item = Card>) {
        let words = self.writer.beside.words;
        let width = self.writer.area.width;
        let cards: Vec<(Card, String)> = cards
            .map(|card| (card, words.get(&format!("card-{}-text", card.id()))))
            .collect();
        let lines = |(_, text): &(Card, String)| 1 + wrapped(text, width).len();
        let needed: usize = cards.iter().map(lines).sum();
        let is_roomy = needed + SHEET <= usize::from(self.writer.area.height);
        let mut title = words.get(&format!("ui-hidden-empires-{heading}"));
        title.insert(0, ' ');
        let named = |card: Card| {
            let name = words.get(&format!("card-{}", card.id()));
            (About::Card(card), vec![Span::raw(name)])
        };
        if is_roomy {
            for (card, text) in cards {
                let title = std::mem::take(&mut title);
                self.writer.pieces(self.pointer, title, vec![named(card)]);
                self.writer.prose(&text);
            }
            return;
        }
        let names = cards.iter().map(|&(card, _)| named(card)).collect();
        self.writer.pieces(self.pointer, title, names);
        for (card, text) in cards {
            if self.pointer.mark(About::Card(card)) == Mark::Pointed {
                self.writer.prose(&text);
            }
        }
    }

    fn hand(&mut self) {
        let hand = &self.view.hand;
        self.cards("hand", hand.iter().copied().map(Card::Hand));
    }

    fn draft(&mut self) {
        let Some(draft) = &self.view.draft else {
            return;
        };
        let chosen = match draft.pick {
            Some(Pick::Keep(chosen)) => Some(chosen),
            _ => None,
        };
        let pack = draft.pack.iter().copied();
        let pack = pack.filter(|&card| Some(card) != chosen);
        self.cards("pack", pack.map(Card::Trait));
        let kept = draft.kept.iter().copied().chain(chosen);
        self.cards("kept", kept.map(Card::Trait));
    }

    fn deck(&mut self) {
        self.writer.tell(
            &Message::new("ui-hidden-empires-deck")
                .with("deck", self.table.deck_size() as i64)
                .with("discards", self.table.discards.len() as i64),
        );
    }

    fn carried(&mut self) {
        if let Some((from, _, ants)) = self.table.turn.carried {
            self.writer.tell(
                &Message::new("ui-hidden-empires-carried")
                    .with("ants", i64::from(ants))
                    .with("place", from),
            );
        }
    }

    fn auction(&mut self) {
        let Phase::Auction(auction) = &self.table.phase else {
            return;
        };
        let words = self.writer.beside.words;
        let card = words.get(&format!("card-{}", Card::Trait(auction.card).id()));
        let highest = match auction.highest {
            Some((seat, bid)) => format!("{bid} ({})", self.writer.beside.names[seat.index()]),
            None => "–".to_owned(),
        };
        self.writer.tell(
            &Message::new("ui-hidden-empires-auction")
                .with("card", card)
                .with("highest", highest),
        );
        let text = words.get(&format!("card-{}-text", Card::Trait(auction.card).id()));
        self.writer.prose(&text);
    }
}
