//! Games that begin in the middle: large colonies with traits, castes, hand cards and shared areas, a few
//! game turns before the end. Random colonies starve before they have any of this.

use engine::chance::shuffle;
use engine::encode::{Encode, Encoder, Layout};
use engine::testkit::Laws;
use engine::{
    Account, Awaited, Dice, EventOf, Game, Message, Observer, Profile, QuickDice, Refusal, Seat,
    Setup, SetupError, Texts,
};

use super::{census, scramble, stray};
use crate::action::{Action, Chance};
use crate::board::Area;
use crate::cards::nest::Quarters;
use crate::cards::{Card, Hand, Trait};
use crate::components::{Ants, Caste, Marker, SIZE_PER_SITE};
use crate::encode::HiddenEmpiresEncoder;
use crate::setup::Options;
use crate::state::{Colony, HiddenEmpires, Sheet};
use crate::view::View;

/// Game turns that are left.
const TURNS: u16 = 4;

/// A game that begins in the middle. The target score says in which of many positions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Flourishing(HiddenEmpires);

impl Flourishing {
    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &HiddenEmpires {
        &self.0
    }
}

/// The laws for games that begin in the middle.
#[must_use]
pub fn flourishing_laws() -> Laws<Flourishing> {
    Laws::new(
        200_000,
        stray,
        |game, seat, dice| Flourishing(scramble(&game.0, seat, dice)),
        |game| census(&game.0),
    )
}

fn up_to(most: u32, dice: &mut dyn Dice) -> u16 {
    dice.below(most + 1) as u16
}

/// A position in which these seats hold these traits and hand cards, a game turn before the end; what else
/// they hold is drawn. Nothing if a seat cannot hold its traits together.
#[must_use]
pub fn meeting(setup: &Setup, held: &[(Seat, Card)], seed: u64) -> Option<HiddenEmpires> {
    let mut options = Options::from(setup);
    options.target = 32;
    let mut game = HiddenEmpires::begin(options);
    for &(seat, card) in held {
        let colony = game.table.colony_mut(seat);
        match card {
            Card::Trait(card) if !colony.traits.may_gain(card, false) => return None,
            Card::Trait(card) => colony.traits.insert(card),
            Card::Hand(card) => {
                game.hands[seat.index()].blindly(|hand| hand.insert(card));
                colony.cards += 1;
            }
            Card::Event(_) => {}
        }
    }
    game.flourish(&mut QuickDice::new(seed));
    game.table.game_turn = options.last_turn();
    Some(game)
}

/// The same position without a trait that somebody holds: to see whether it makes a difference.
#[must_use]
pub fn without(game: &HiddenEmpires, seat: Seat, card: Trait) -> HiddenEmpires {
    let mut game = game.clone();
    game.table.colony_mut(seat).traits.remove(card);
    game
}

impl HiddenEmpires {
    /// Turns the beginning of a game into its middle. Cards that are held already stay.
    fn flourish(&mut self, dice: &mut dyn Dice) {
        let game = self;
        let options = game.table.options;
        let players = game.table.players();
        let mut starts: Vec<Area> = options.starts.iter().collect();
        shuffle(&mut starts, dice);
        for (colony, start) in game.table.colonies.iter_mut().zip(starts) {
            colony.nest = Some(start);
        }
        game.table.placed = Seat::all(players).collect();
        game.table.game_turn = options.last_turn() - TURNS;
        let colonies = &game.table.colonies;
        let is_free = |card: &Trait| !colonies.iter().any(|colony| colony.traits.has(*card));
        let mut traits: Vec<Trait> = Trait::all().filter(is_free).collect();
        let hands = &game.hands;
        let in_deck = |card: &Hand| {
            !hands
                .iter()
                .any(|hand| hand.openly(|it| it.contains(*card)))
        };
        let mut hands: Vec<Hand> = Hand::ALL.into_iter().filter(in_deck).collect();
        shuffle(&mut traits, dice);
        shuffle(&mut hands, dice);
        let mut cards = hands.into_iter();
        for seat in Seat::all(players) {
            if options.advanced && (!options.fewer_events || options.realistic) {
                game.give_traits(seat, &mut traits, dice);
            }
            if options.draws_cards() {
                let hand = &mut game.hands[seat.index()];
                for _ in 0..up_to(2, dice) {
                    hand.blindly(|hand| hand.extend(cards.next()));
                }
                game.table.colony_mut(seat).cards = hand.openly(|hand| hand.len());
            }
            game.table.colony_mut(seat).prosper(dice);
        }
        game.lay_out(dice);
        game.table.begin_game_turn();
        game.go_on();
    }

    fn give_traits(&mut self, seat: Seat, traits: &mut Vec<Trait>, dice: &mut dyn Dice) {
        let wanted = up_to(4, dice);
        let colony = self.table.colony_mut(seat);
        traits.retain(|&card| {
            let gains = colony.traits.len() < wanted && colony.traits.may_gain(card, false);
            if gains {
                colony.traits.insert(card);
            }
            !gains
        });
    }

    /// Ants all over the map, also at the nests of others; markers where none of them are missing.
    fn lay_out(&mut self, dice: &mut dyn Dice) {
        let table = &mut self.table;
        let nests: Vec<Area> = table.all_nests().iter().collect();
        let areas: Vec<Area> = Area::all().collect();
        for seat in Seat::all(table.players()) {
            for _ in 0..3 + up_to(6, dice) {
                let area = match dice.below(3) {
                    0 => nests[dice.below(nests.len() as u32) as usize],
                    1 => {
                        let near: Vec<Area> = table.colonies[seat.index()]
                            .nest
                            .into_iter()
                            .flat_map(Area::neighbours)
                            .collect();
                        near[dice.below(near.len() as u32) as usize]
                    }
                    _ => areas[dice.below(areas.len() as u32) as usize],
                };
                let colony = table.colony_mut(seat);
                colony.ants.set(area, colony.some_ants(8, dice));
            }
        }
        if table.options.advanced {
            for area in Area::all() {
                let mut owners = table.owners(area);
                if let (Some(seat), None) = (owners.next(), owners.next())
                    && dice.below(3) == 0
                {
                    drop(owners);
                    let colony = table.colony_mut(seat);
                    colony.patrol.set(area, colony.ants[area]);
                }
            }
        }
        let trunks: Vec<Area> = table
            .colonies
            .iter()
            .flat_map(|colony| colony.trunks.iter())
            .collect();
        for area in areas {
            if nests.contains(&area) || trunks.contains(&area) {
                continue;
            }
            match dice.below(4) {
                0 => table.markers.lay_facedown(area),
                1 | 2 => {
                    let marker = Marker::from_index(dice.below(13) as usize);
                    let occupied = table.owners(area).next().is_some();
                    let left = &mut table.markers.layers[0].kinds[marker.index()];
                    if *left > 0 && !(marker.is_predators() && occupied) {
                        *left -= 1;
                        table.markers.faceup.lay(area, marker);
                        if marker.is_food() {
                            table.markers.modifier.set(area, up_to(2, dice) as i16);
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

impl Colony {
    fn some_ants(&self, most: u32, dice: &mut dyn Dice) -> Ants {
        let mut ants = Ants::of(Caste::Worker, 1 + up_to(most, dice));
        for caste in [Caste::Media, Caste::Major] {
            let raised = match caste {
                Caste::Media => self.traits.medias(),
                _ => self.traits.majors(),
            };
            if raised == Some(Quarters::Anywhere) {
                ants[caste] = up_to(2, dice);
            }
        }
        ants
    }

    fn prosper(&mut self, dice: &mut dyn Dice) {
        self.size = 20 + up_to(40, dice);
        self.food = up_to(40, dice);
        self.nurses = self.some_ants(4, dice);
        self.builders = Ants::of(Caste::Worker, up_to(4, dice));
        self.eggs = [up_to(5, dice), up_to(3, dice)];
        self.larvae = [up_to(5, dice), up_to(3, dice)];
        self.small_pupae = up_to(5, dice);
        self.large_pupae = up_to(3, dice);
        self.male_pupae = up_to(3, dice);
        self.virgin_queens = up_to(2, dice);
        self.drones = up_to(2, dice);
        if self.sheet == Sheet::Basic {
            return;
        }
        self.reserves = self.some_ants(8, dice);
        self.dna = up_to(40, dice);
        self.queens = up_to(2, dice);
        match self.traits.medias() {
            Some(Quarters::Storage) => {
                self.storage[Caste::Media] = up_to(3, dice);
                self.stored = self.repletes() * 10;
            }
            Some(_) => self.medium_pupae = up_to(3, dice),
            None => {}
        }
        match self.traits.majors() {
            Some(Quarters::Storage) => self.storage[Caste::Major] = up_to(3, dice),
            Some(Quarters::Reserves) => self.reserves[Caste::Major] = up_to(2, dice),
            _ => {}
        }
        if self.traits.stores_seeds() {
            self.stored += up_to(30, dice);
        }
        let near: Vec<Area> = self.nest.into_iter().flat_map(Area::neighbours).collect();
        if self.traits.founds_sites() {
            self.sites.insert(near[0]);
            self.queens += 1;
            self.size += SIZE_PER_SITE;
        }
        if self.traits.builds_trunks() {
            self.trunks.insert(near[1]);
        }
    }
}

impl Game for Flourishing {
    const PROFILE: &'static Profile = HiddenEmpires::PROFILE;
    const TEXTS: Texts = HiddenEmpires::TEXTS;

    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let options = Options::from(setup);
        let seed = setup
            .options()
            .flat_map(|(_, value)| value.bytes())
            .fold(setup.players() as u64, |seed, byte| {
                seed.wrapping_mul(31).wrapping_add(byte.into())
            });
        let mut game = HiddenEmpires::begin(options);
        game.flourish(&mut QuickDice::new(seed));
        Ok(Self(game))
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn awaited(&self) -> Awaited {
        self.0.awaited()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal_actions(seat, out);
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.0.play(seat, action)
    }

    fn play_listed(&mut self, seat: Seat, action: Action) {
        self.0.play_listed(seat, action);
    }

    fn chances(&self) -> Option<Vec<(Chance, u64)>> {
        self.0.chances()
    }

    fn sample_chance(&self, dice: &mut dyn Dice) -> Chance {
        self.0.sample_chance(dice)
    }

    fn apply_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        self.0.apply_chance(chance)
    }

    fn view(&self, observer: Observer) -> View {
        self.0.view(observer)
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> Self {
        Self(HiddenEmpires::determinize(view, dice))
    }

    fn describe(&self, event: &EventOf<Self>, observer: Observer) -> Account {
        self.0.describe(event, observer)
    }

    fn aftermath(&self, after: &Self, observer: Observer) -> Vec<Message> {
        self.0.aftermath(&after.0, observer)
    }
}

impl Encode for Flourishing {
    type Encoder = Within;

    fn encoder(setup: &Setup) -> Result<Within, SetupError> {
        HiddenEmpires::encoder(setup).map(Within)
    }
}

/// As numbers, too, it is the game itself.
#[derive(Debug)]
pub struct Within(HiddenEmpiresEncoder);

impl Encoder<Flourishing> for Within {
    fn observation(&self) -> &Layout {
        self.0.observation()
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [f32]) {
        self.0.observe(view, seat, out);
    }

    fn observe_state(&self, state: &Flourishing, seat: Seat, out: &mut [f32]) {
        self.0.observe_state(&state.0, seat, out);
    }

    fn features(&self) -> &Layout {
        self.0.features()
    }

    fn describe_action(&self, view: &View, seat: Seat, action: &Action, out: &mut [f32]) {
        self.0.describe_action(view, seat, action, out);
    }

    fn kinds(&self) -> &Layout {
        self.0.kinds()
    }

    fn number(&self, state: &Flourishing, seat: Seat, action: &Action) -> Option<usize> {
        self.0.number(&state.0, seat, action)
    }

    fn action(&self, state: &Flourishing, seat: Seat, number: usize) -> Option<Action> {
        self.0.action(&state.0, seat, number)
    }

    fn numbers(&self, state: &Flourishing, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        self.0.numbers(&state.0, seat, listed, out);
    }
}
