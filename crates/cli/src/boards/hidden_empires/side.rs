//! What lies beside the map: the game turn, the players, a nest sheet.

use engine::{Message, Seat};
use hidden_empires::cards::Card;
use hidden_empires::components::{BROOD_PER_NURSE, Caste};
use hidden_empires::{Colony, Member, Phase, Table};
use ratatui::text::Line;

use super::{About, Pointing, letter, player};
use crate::boards::writer::Writer;

/// Writes from the top down.
pub(super) struct Side<'a> {
    pub(super) writer: Writer<'a>,
    pub(super) table: &'a Table,
    pub(super) seat: Option<Seat>,
    /// Whose nest sheet is shown.
    pub(super) sheet: Seat,
    pub(super) pointer: &'a mut Pointing,
}

/// The rule that tells what to do now.
fn heading(phase: &Phase) -> &'static str {
    match phase {
        Phase::PlaceNest(_) | Phase::DrawNest => "rule-setup",
        Phase::Auction(_) => "rule-auction",
        Phase::Redistribute(_) => "rule-redistribute",
        Phase::MoveOne(_) => "rule-move-one",
        Phase::Scout(_) => "rule-scout",
        Phase::Discover(_) => "rule-discovery",
        Phase::Tasks(_) => "rule-tasks",
        Phase::Scatter(..) => "rule-scatter",
        Phase::Losses(..) => "rule-losses",
        Phase::StayOrReturn(_) => "rule-stay-or-return",
        Phase::Nest => "rule-nest-phase",
        _ => "rule-turn-order",
    }
}

impl Side<'_> {
    /// Draws everything; returns the height it took.
    pub(super) fn draw(mut self) -> u16 {
        let whole = self.writer.area;
        let step = self.writer.beside.words.get(heading(&self.table.phase));
        self.writer.tell(
            &Message::new("ui-hidden-empires-turn")
                .with("turn", i64::from(self.table.game_turn))
                .with("step", step),
        );
        for seat in Seat::all(self.table.players()) {
            self.colony(seat);
        }
        self.sheet();
        self.carried();
        self.auction();
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
        self.writer.tell(
            &Message::new("ui-hidden-empires-sheet")
                .with("player", owner)
                .with("housed", i64::from(colony.housed()))
                .with("size", i64::from(colony.size)),
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
            pieces.push((About::Place(chamber), piece));
        }
        self.writer.pieces(self.pointer, &pieces);
    }

    fn members(&mut self, colony: &Colony, heading: &str, members: &[Member]) {
        let words = self.writer.beside.words;
        let heading = words.get(&format!("ui-hidden-empires-{heading}"));
        let mut pieces: Vec<_> = members
            .iter()
            .map(|&member| {
                let sign = words.get(&format!("ui-hidden-empires-{}", member.id()));
                (
                    About::Member(member),
                    format!("{sign} {}", colony.count(member)),
                )
            })
            .collect();
        if let Some((_, first)) = pieces.first_mut() {
            *first = format!("{heading} {first}");
        }
        self.writer.pieces(self.pointer, &pieces);
    }

    fn heredity(&mut self, colony: &Colony) {
        self.writer
            .tell(&Message::new("ui-hidden-empires-dna").with("dna", i64::from(colony.dna)));
        for held in colony.traits.iter() {
            let key = format!("card-{}", Card::Trait(held).id());
            let name = self.writer.beside.words.get(&key);
            self.writer.line(Line::from(format!("  {name}")));
        }
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
            Some((seat, bid)) => format!("{} {bid}", self.writer.beside.names[seat.index()]),
            None => "–".to_owned(),
        };
        self.writer.tell(
            &Message::new("ui-hidden-empires-auction")
                .with("card", card)
                .with("highest", highest),
        );
    }
}
