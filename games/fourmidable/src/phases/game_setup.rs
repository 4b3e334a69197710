//! Rulebook: Mise en place, at each level.

use arrayvec::ArrayVec;
use engine::{Refusal, Seat};

use super::refuse;
use super::ways::Ways;
use crate::action::Action;
use crate::board::{Hex, HexSet, RESOURCES, first_hole};
use crate::cards::decks::Deck;
use crate::cards::{ObjectiveSet, SpecialSet};
use crate::components::{ANTS, CHILD_OBJECTIVES, Caste, PHEROMONES, SPECIALS, Species, Time};
use crate::list::{Blank, List};
use crate::nest::{Cell, CellSet};
use crate::secrets::Secrets;
use crate::setup::{Level, Options};
use crate::state::{Ant, Colony, Draw, Fourmidable, Gain, Phase, Place, Resume, Table};

const RULE: &str = "rule-setup";

impl Fourmidable {
    pub(crate) fn begin(options: Options, deck: Deck) -> Self {
        let players = usize::from(options.players);
        let area = options.area();
        let colonies = (0..players)
            .map(|seat| colony(first_hole(options.players, seat)))
            .collect();
        let table = Table {
            options,
            deck,
            round: 1,
            time: Time::Day,
            first: Seat::new(0),
            weather: None,
            phase: Phase::First,
            drafted: 0,
            area,
            resources: area & RESOURCES,
            empty: HexSet::NONE,
            spider: None,
            grasshopper: None,
            worm: None,
            tiles: [0; 3],
            colonies,
            row: ArrayVec::new(),
            gain: Gain::default(),
            quiet: true,
            eaten: [0; 9],
            lost: ObjectiveSet::default(),
        };
        let mut secrets = Secrets::new(options);
        // Ruling 92: alone as for two or three.
        let objectives = deck.in_play(options.players);
        secrets.fresh.blindly(|fresh| *fresh = objectives);
        if options.is_intermediate() {
            secrets.stock.blindly(|stock| *stock = SpecialSet::ALL);
        }
        let mut game = Self {
            table,
            secrets,
            ways: Ways::default(),
        };
        game.table.new_round();
        game
    }

    /// What follows when it is known who begins.
    pub(super) fn after_first(&mut self) {
        let first = self.table.first;
        self.table.phase = match self.table.options.level {
            Level::Child => Phase::Split(first),
            Level::Apprentice => Phase::Ants(first),
            Level::Intermediate if self.table.options.choose_species => Phase::ChooseSpecies(first),
            Level::Intermediate => Phase::Species,
            Level::Experienced | Level::Solo => Phase::Row,
        };
    }

    pub(super) fn list_species(&self, out: &mut Vec<Action>) {
        let free = |species: &&Species| !self.is_taken(**species);
        out.extend(
            Species::ALL
                .iter()
                .filter(free)
                .map(|&species| Action::Species(species)),
        );
    }

    fn is_taken(&self, species: Species) -> bool {
        let mut colonies = self.table.colonies.iter();
        colonies.any(|colony| colony.species == Some(species))
    }

    pub(super) fn check_species_choice(&self, species: Species) -> Result<(), Refusal> {
        let rule = "rule-species";
        if !matches!(self.table.phase, Phase::ChooseSpecies(_)) {
            return Err(self
                .table
                .phase
                .only_when(rule, "refused-choose-species-when"));
        }
        if self.is_taken(species) {
            return Err(refuse(rule, "refused-species-taken"));
        }
        Ok(())
    }

    pub(super) fn choose_species(&mut self, seat: Seat, species: Species) {
        self.table.colony_mut(seat).species = Some(species);
        self.table.phase = match self.table.after(seat) {
            Some(next) => Phase::ChooseSpecies(next),
            None => Phase::Deal(self.table.first),
        };
    }

    /// Rulebook: Solo. Any six cards.
    pub(super) fn list_picks(&self, out: &mut Vec<Action>) {
        out.extend(self.secrets.stock.open().iter().map(Action::Take));
    }

    pub(super) fn list_ants(&self, seat: Seat, out: &mut Vec<Action>) {
        let most = self.table.options.first_ants();
        if self.table.options.is_experienced() {
            let unborn = self.table.colony(seat).unborn;
            let can = |caste: &&Caste| unborn[**caste as usize] > 0;
            out.extend(
                Caste::ALL
                    .iter()
                    .filter(can)
                    .map(|&caste| Action::Ant(caste)),
            );
            return;
        }
        each_split(most, [ANTS; 3], |ants| out.push(Action::Ants(ants)));
    }

    pub(super) fn check_ants(&self, ants: [u8; 3]) -> Result<(), Refusal> {
        if !matches!(self.table.phase, Phase::Ants(_)) {
            return Err(self.table.phase.only_when(RULE, "refused-ants-when"));
        }
        if self.table.options.is_experienced() {
            return Err(refuse(RULE, "refused-one-ant-at-a-time"));
        }
        let most = self.table.options.first_ants();
        if sum(ants) != Some(most) {
            return Err(Refusal::new(
                RULE,
                engine::Message::new("refused-ant-count").with("count", most),
            ));
        }
        Ok(())
    }

    /// Ruling 5: all at once, one seat after the other.
    pub(super) fn choose_ants(&mut self, seat: Seat, ants: [u8; 3]) {
        for &caste in Caste::ALL {
            for _ in 0..ants[caste as usize] {
                self.table
                    .colony_mut(seat)
                    .hatch(caste, Place::Cell(Cell::HOLE));
            }
        }
        match self.table.after(seat) {
            Some(next) => self.table.phase = Phase::Ants(next),
            None => self.after_ants(),
        }
    }

    pub(super) fn check_ant(&self) -> Result<(), Refusal> {
        if !matches!(self.table.phase, Phase::Ants(_)) {
            return Err(self.table.phase.only_when(RULE, "refused-ants-when"));
        }
        if !self.table.options.is_experienced() {
            return Err(refuse(RULE, "refused-all-ants-at-once"));
        }
        Ok(())
    }

    /// Rulebook: Sélection des cartes spéciales. One ant after the other, round the table.
    pub(super) fn choose_ant(&mut self, seat: Seat, caste: Caste) {
        // Nobody begins with more ants than there are of a caste.
        let colony = self.table.colony_mut(seat);
        colony.hatch(caste, Place::Cell(Cell::HOLE));
        let next = seat.next(self.table.players());
        let first_ants = usize::from(self.table.options.first_ants());
        if self.table.colony(next).ants.len() < first_ants {
            self.table.phase = Phase::Ants(next);
        } else {
            self.after_ants();
        }
    }

    fn after_ants(&mut self) {
        let first = self.table.first;
        match self.table.options.level {
            Level::Apprentice | Level::Intermediate => self.begin_first_draw(first),
            Level::Child | Level::Experienced | Level::Solo => self.table.start_round(),
        }
    }

    /// Rulebook: Mise en place (apprentice). An objective for each ant. Ruling 96: the Strategist looks at
    /// one more for each, so draws one after the other.
    fn begin_first_draw(&mut self, seat: Seat) {
        let colony = self.table.colony(seat);
        let counts = [Caste::Hunter, Caste::Farmer, Caste::Digger].map(|caste| colony.born(caste));
        if self.strategist(seat) > 0 {
            self.draw_first(seat, counts);
        } else {
            self.table.phase = Phase::Objectives(seat, counts);
        }
    }

    /// The Strategist's next draw, of so many from each deck.
    pub(super) fn draw_first(&mut self, seat: Seat, mut counts: [u8; 3]) {
        for &caste in Caste::ALL {
            if counts[caste as usize] > 0 && self.deck(caste) > 0 {
                counts[caste as usize] -= 1;
                let draw = Draw {
                    caste,
                    count: 1 + self.strategist(seat),
                    resume: Resume::Opening(counts),
                };
                self.table.phase = Phase::Draw(seat, draw);
                return;
            }
        }
        self.after_first_draw(seat);
    }

    /// The next seat gets its first objectives. Rulebook: Mise en place. Children choose their ants only
    /// then.
    pub(super) fn after_first_draw(&mut self, seat: Seat) {
        let child = self.table.options.level == Level::Child;
        match self.table.after(seat) {
            Some(next) if child => self.table.phase = Phase::Split(next),
            Some(next) => self.begin_first_draw(next),
            None if child => self.table.phase = Phase::Ants(self.table.first),
            None => self.table.start_round(),
        }
    }

    pub(super) fn list_splits(&self, out: &mut Vec<Action>) {
        each_split(CHILD_OBJECTIVES, self.fresh_counts(), |split| {
            out.push(Action::Split(split));
        });
    }

    /// What each deck has is seen by all.
    fn fresh_counts(&self) -> [u8; 3] {
        self.secrets.fresh.openly(|deck| deck.by_caste())
    }

    pub(super) fn check_split(&self, split: [u8; 3]) -> Result<(), Refusal> {
        if !matches!(self.table.phase, Phase::Split(_)) {
            return Err(self.table.phase.only_when(RULE, "refused-split-when"));
        }
        if sum(split) != Some(CHILD_OBJECTIVES) {
            return Err(refuse(RULE, "refused-split-count"));
        }
        let decks = self.fresh_counts();
        if (0..3).any(|deck| split[deck] > decks[deck]) {
            return Err(refuse(RULE, "refused-deck-too-small"));
        }
        Ok(())
    }

    /// Ruling 6: the split is announced, then the cards are drawn.
    pub(super) fn choose_split(&mut self, seat: Seat, split: [u8; 3]) {
        self.table.phase = Phase::Objectives(seat, split);
    }
}

impl Colony {
    pub(crate) fn hatch(&mut self, caste: Caste, at: Place) {
        self.unborn[caste as usize] -= 1;
        self.ants.push(Ant {
            caste,
            at,
            moved: false,
        });
    }
}

/// Special cards that each seat is dealt.
pub(super) fn dealt(options: Options) -> usize {
    if options.is_experienced() {
        crate::components::DRAFT
    } else {
        SPECIALS.into()
    }
}

fn sum(counts: [u8; 3]) -> Option<u8> {
    counts
        .iter()
        .try_fold(0_u8, |total, &count| total.checked_add(count))
}

/// Every way to take `total` from three kinds.
fn each_split(total: u8, most: [u8; 3], mut tell: impl FnMut([u8; 3])) {
    for hunters in 0..=total.min(most[0]) {
        for farmers in 0..=(total - hunters).min(most[1]) {
            let diggers = total - hunters - farmers;
            if diggers <= most[2] {
                tell([hunters, farmers, diggers]);
            }
        }
    }
}

impl Blank for Colony {
    const BLANK: Self = colony(Hex::MIDDLE);
}

const fn colony(hole: Hex) -> Colony {
    Colony {
        ants: List::NONE,
        unborn: [ANTS; 3],
        store: [0; 9],
        dug: CellSet::ROOMS,
        holes: [Some(hole), None, None, None],
        pheromones: HexSet::NONE,
        supply: PHEROMONES,
        score: 0,
        completed: ObjectiveSet::NONE,
        played: SpecialSet::NONE,
        species: None,
        flipped: false,
        birth_done: false,
        tile: None,
        predator_done: false,
        moved_by_action: None,
        moved_by_species: None,
    }
}
