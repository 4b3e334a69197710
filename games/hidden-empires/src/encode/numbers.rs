//! A number for everything that is listed.
//!
//! Counters are no limit (Ruling 76), so a number cannot tell each amount from all others. Of a group it tells the
//! size, or that it is the one size that is no round number: all that there are. Choices of ants of several castes
//! are counted in the order in which they are listed, and so is whatever else has no number of its own.

use engine::Seat;
use engine::encode::{Block, Layout, distance};

use crate::action::{Action, On};
use crate::board::{AREAS, Area, Place};
use crate::cards::Hand;
use crate::components::{Ants, Caste, MOST_HARVESTERS, Member};
use crate::phases::nest_phase::SINGLY;
use crate::setup::Options;

/// Sizes of groups, and another size.
const SIZES: usize = Action::GROUPS.len() + 1;
/// Single amounts, tens above them, and another amount.
const TENS: u16 = 300;
const CLUTCHES: usize = SINGLY as usize + 1 + (TENS - SINGLY) as usize / 10 + 1;
/// So many workers alone, and none.
const WORKERS: usize = 64;
/// Bids up to this.
const BIDS: usize = 256;
/// Areas and chambers.
const PLACES: usize = AREAS + 3;
/// Beside an area.
const BESIDE: usize = 6;
/// What has no number of its own.
const OTHERS: usize = 4096;
const CARDS: usize = Hand::ALL.len();

/// Where the numbers of each kind begin.
#[derive(Debug)]
pub(super) struct Numbers {
    players: usize,
    castes: usize,
    /// Ants of several castes that may forage together, in order.
    parties: Vec<Ants>,
    kinds: Layout,
    nest: Block,
    bid: Block,
    keep: Block,
    play: Block,
    play_on_player: Block,
    play_on_area: Block,
    play_on_way: Block,
    release: Block,
    wander: Block,
    lift: Block,
    put: Block,
    turn_up: Block,
    scout: Block,
    reinforce: Block,
    trunk: Block,
    repel: Block,
    attack: Block,
    attack_sparing: Block,
    wield: Block,
    bomb: Block,
    from: Block,
    protect: Block,
    carry_off: Block,
    capture: Block,
    harvest: Block,
    harvest_with: Block,
    tend: Block,
    tend_with: Block,
    give_back: Block,
    lose: Block,
    house: Block,
    eliminate: Block,
    majors: Block,
    patrol: Block,
    patrol_with: Block,
    raise: Block,
    lay: Block,
    found: Block,
    simple: Block,
    others: Block,
}

impl Numbers {
    pub(super) fn of(options: Options) -> Self {
        let players = usize::from(options.players);
        let castes = if options.advanced {
            Caste::ALL.len()
        } else {
            1
        };
        let parties = parties(castes);
        let together = parties.len();
        let mut kinds = Layout::new();
        let mut add = |name, shape: &[usize]| kinds.add(name, shape);
        let members = Member::ALL.len();
        let both = Self {
            nest: add("nest", &[AREAS]),
            lift: add("lift", &[PLACES, castes, SIZES]),
            put: add("put", &[PLACES]),
            turn_up: add("turn", &[AREAS]),
            harvest: add("harvest", &[AREAS, usize::from(MOST_HARVESTERS)]),
            harvest_with: add("harvest-with", &[AREAS, together]),
            tend: add("tend", &[AREAS]),
            tend_with: add("tend-with", &[AREAS, together]),
            attack: add("attack", &[AREAS, players]),
            give_back: add("return", &[WORKERS]),
            lose: add("lose", &[WORKERS]),
            house: add("house", &[PLACES, castes, SIZES]),
            eliminate: add("eliminate", &[members]),
            raise: add(
                "raise",
                &[CLUTCHES, if options.advanced { CLUTCHES } else { 1 }],
            ),
            lay: add("lay", &[CLUTCHES, CLUTCHES]),
            simple: kinds.add_named(
                "simple",
                ["pass", "auction", "invade", "hunt", "fly", "stay", "done"],
            ),
            players,
            castes,
            parties,
            bid: Block::default(),
            keep: Block::default(),
            play: Block::default(),
            play_on_player: Block::default(),
            play_on_area: Block::default(),
            play_on_way: Block::default(),
            release: Block::default(),
            wander: Block::default(),
            scout: Block::default(),
            reinforce: Block::default(),
            trunk: Block::default(),
            repel: Block::default(),
            attack_sparing: Block::default(),
            wield: Block::default(),
            bomb: Block::default(),
            from: Block::default(),
            protect: Block::default(),
            carry_off: Block::default(),
            capture: Block::default(),
            majors: Block::default(),
            patrol: Block::default(),
            patrol_with: Block::default(),
            found: Block::default(),
            others: Block::default(),
            kinds: Layout::new(),
        };
        let mut numbers = Self { kinds, ..both };
        if options.advanced {
            numbers.add_advanced();
        }
        numbers.others = numbers.kinds.add("others-by-place-in-list", &[OTHERS]);
        numbers
    }

    fn add_advanced(&mut self) {
        let (players, castes) = (self.players, self.castes);
        let members = Member::ALL.len();
        let kinds = &mut self.kinds;
        self.bid = kinds.add("bid", &[BIDS]);
        self.keep = kinds.add_named("keep", super::TRAIT_IDS);
        self.play = kinds.add_named("play", super::HAND_IDS);
        self.play_on_player = kinds.add("play-on-player", &[CARDS, players]);
        self.play_on_area = kinds.add("play-on-area", &[CARDS, AREAS]);
        self.play_on_way = kinds.add("play-on-way", &[AREAS, BESIDE]);
        self.release = kinds.add("release", &[AREAS]);
        self.wander = kinds.add("wander", &[AREAS]);
        self.scout = kinds.add("scout", &[AREAS]);
        self.reinforce = kinds.add("reinforce", &[WORKERS]);
        self.trunk = kinds.add("trunk", &[AREAS, CLUTCHES]);
        self.repel = kinds.add("repel", &[AREAS, players]);
        self.attack_sparing = kinds.add("attack-sparing", &[AREAS, players]);
        self.wield = kinds.add("wield", &[CLUTCHES]);
        self.bomb = kinds.add("bomb", &[CLUTCHES]);
        self.from = kinds.add("from", &[PLACES, castes, SIZES]);
        self.protect = kinds.add("protect", &[members, SIZES]);
        self.carry_off = kinds.add("carry", &[members, SIZES]);
        self.capture = kinds.add("capture", &[members, SIZES]);
        self.majors = kinds.add("majors", &[CLUTCHES]);
        self.patrol = kinds.add("patrol", &[AREAS]);
        self.patrol_with = kinds.add("patrol-with", &[AREAS, castes, SIZES]);
        self.found = kinds.add("found", &[AREAS]);
    }

    pub(super) const fn kinds(&self) -> &Layout {
        &self.kinds
    }

    /// The numbers of all that is listed.
    pub(super) fn number_all(&self, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        let mut others = 0;
        out.extend(listed.iter().map(|action| {
            let number = self.own_number(seat, action).unwrap_or_else(|| {
                others += 1;
                let number = self.others.at(others - 1);
                number.expect("no list is so long")
            });
            number as u32
        }));
    }

    /// The number of an action that has one of its own.
    fn own_number(&self, seat: Seat, action: &Action) -> Option<usize> {
        let at = |block: Block, area: Area| block.at(area.index());
        let against = |block: Block, area: Area, other: Seat| {
            block.at(area.index() * self.players + distance(seat, other, self.players))
        };
        let member = |block: Block, member: Member, count: u16| {
            block.at(place_of(member) * SIZES + size(count))
        };
        match *action {
            Action::Nest(area) => at(self.nest, area),
            Action::Bid(bid) => self.bid.at(bid.into()),
            Action::Pass => self.simple.at(0),
            Action::Auction => self.simple.at(1),
            Action::Invade => self.simple.at(2),
            Action::Hunt => self.simple.at(3),
            Action::Fly => self.simple.at(4),
            Action::Stay => self.simple.at(5),
            Action::Done => self.simple.at(6),
            Action::Keep(card) => self.keep.at(card as usize),
            Action::Play(card, On::Nothing) => self.play.at(card as usize),
            Action::Play(card, On::Player(other)) => {
                let place = card as usize * self.players + distance(seat, other, self.players);
                self.play_on_player.at(place)
            }
            Action::Play(card, On::Area(area)) => {
                self.play_on_area.at(card as usize * AREAS + area.index())
            }
            Action::Play(_, On::Way(from, to)) => {
                let beside = from.neighbours().position(|area| area == to)?;
                self.play_on_way.at(from.index() * BESIDE + beside)
            }
            Action::Release(area) => at(self.release, area),
            Action::Wander(area) => at(self.wander, area),
            Action::Lift(place, caste, ants) => self.group(self.lift, place, caste, ants),
            Action::Put(place) => self.put.at(index_of(place)),
            Action::TurnUp(area) => at(self.turn_up, area),
            Action::Scout(area) => at(self.scout, area),
            Action::Reinforce(ants) => workers(self.reinforce, ants),
            Action::Trunk(area, workers) => {
                self.trunk.at(area.index() * CLUTCHES + clutch(workers)?)
            }
            Action::Repel(area, other) => against(self.repel, area, other),
            Action::Attack(area, other) => against(self.attack, area, other),
            Action::AttackSparing(area, other) => against(self.attack_sparing, area, other),
            Action::Wield(dice) => self.wield.at(clutch(dice)?),
            Action::Bomb(dice) => self.bomb.at(clutch(dice)?),
            Action::From(place, caste, ants) => self.group(self.from, place, caste, ants),
            Action::Protect(of, count) => member(self.protect, of, count),
            Action::CarryOff(of, count) => member(self.carry_off, of, count),
            Action::Capture(of, count) => member(self.capture, of, count),
            Action::Harvest(area, ants) => {
                let most = usize::from(MOST_HARVESTERS);
                let ants = usize::from(ants)
                    .checked_sub(1)
                    .filter(|&ants| ants < most)?;
                self.harvest.at(area.index() * most + ants)
            }
            Action::HarvestWith(area, ants) => self.party(self.harvest_with, area, ants),
            Action::Tend(area) => at(self.tend, area),
            Action::TendWith(area, ants) => self.party(self.tend_with, area, ants),
            Action::Return(ants) => workers(self.give_back, ants),
            Action::Lose(ants) => workers(self.lose, ants),
            Action::House(place, caste, ants) => self.group(self.house, place, caste, ants),
            Action::Eliminate(member) => self.eliminate.at(place_of(member)),
            // These are not thinned out: above the single ones they have no number of their own.
            Action::Majors(pupae) if pupae <= SINGLY => self.majors.at(clutch(pupae)?),
            Action::Majors(_) => None,
            Action::Patrol(area) => at(self.patrol, area),
            Action::PatrolWith(area, caste, ants) => {
                self.group(self.patrol_with, Place::Map(area), caste, ants)
            }
            Action::Raise(large, medium) if self.castes == 1 => {
                self.raise.at(clutch(large)?).filter(|_| medium == 0)
            }
            Action::Raise(large, medium) => {
                self.raise.at(clutch(large)? * CLUTCHES + clutch(medium)?)
            }
            Action::Lay(female, male) => self.lay.at(clutch(female)? * CLUTCHES + clutch(male)?),
            Action::Found(area) => at(self.found, area),
        }
    }

    fn group(&self, block: Block, place: Place, caste: Caste, ants: u16) -> Option<usize> {
        let caste = Some(caste as usize).filter(|&caste| caste < self.castes)?;
        block.at((index_of(place) * self.castes + caste) * SIZES + size(ants))
    }

    fn party(&self, block: Block, area: Area, ants: Ants) -> Option<usize> {
        let party = self.parties.binary_search(&ants).ok()?;
        block.at(area.index() * self.parties.len() + party)
    }
}

/// All ants that may harvest together.
fn parties(castes: usize) -> Vec<Ants> {
    let mut most = [0; 3];
    most[..castes].fill(MOST_HARVESTERS);
    let parts = Ants::new(most).parts();
    let mut parties: Vec<_> = parts
        .filter(|part| part.total() <= MOST_HARVESTERS)
        .collect();
    parties.sort_unstable();
    parties
}

fn index_of(place: Place) -> usize {
    match place {
        Place::Map(area) => area.index(),
        Place::Builders => AREAS,
        Place::Nurses => AREAS + 1,
        Place::Reserves => AREAS + 2,
    }
}

fn place_of(member: Member) -> usize {
    let place = Member::ALL.iter().position(|&other| other == member);
    place.expect("everybody is there")
}

/// The place of a group among the sizes. Of those that are no usual size at most one is listed.
fn size(group: u16) -> usize {
    let usual = Action::GROUPS.iter().position(|&size| size == group);
    usual.unwrap_or(SIZES - 1)
}

/// The place of an amount among those that are listed. Of those that are neither small nor round at most one is
/// listed; large round ones have no number of their own.
fn clutch(amount: u16) -> Option<usize> {
    if amount <= SINGLY {
        return Some(amount.into());
    }
    match (amount.is_multiple_of(10), amount <= TENS) {
        (true, true) => Some(usize::from(SINGLY + (amount - SINGLY) / 10)),
        (true, false) => None,
        (false, _) => Some(CLUTCHES - 1),
    }
}

/// Workers alone, if they are not too many.
fn workers(block: Block, ants: Ants) -> Option<usize> {
    let workers = ants[Caste::Worker];
    let alone = ants == Ants::of(Caste::Worker, workers);
    block.at(workers.into()).filter(|_| alone)
}
