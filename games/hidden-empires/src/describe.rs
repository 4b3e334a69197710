//! Actions and events in words; the wording is in the locale files.

use engine::{Account, Arg, Chapter, Event, Message, Observer, Seat, Term};

use crate::action::{Action, Chance, On};
use crate::board::{Area, Place};
use crate::cards::{Card, DECK, Event as Deed, Hand, KINDS};
use crate::components::{Ants, Caste, Marker, Member};
use crate::phases::at_home;
use crate::state::{HiddenEmpires, Ledger, Phase};

impl From<Marker> for Arg {
    fn from(marker: Marker) -> Self {
        Self::Term(match marker {
            Marker::Predators(_) => "marker-predators",
            Marker::Prey(_) => "marker-prey",
            Marker::Plants(_) => "marker-plants",
            Marker::Aphids(_) => "marker-aphids",
            Marker::Empty => "marker-empty",
        })
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Self {
        match place {
            Place::Map(area) => Self::Text(area.to_string()),
            Place::Builders => Self::Term("chamber-builders"),
            Place::Nurses => Self::Term("chamber-nurses"),
            Place::Reserves => Self::Term("chamber-reserves"),
        }
    }
}

impl From<Caste> for Arg {
    fn from(caste: Caste) -> Self {
        Self::Term(match caste {
            Caste::Worker => "caste-worker",
            Caste::Media => "caste-media",
            Caste::Major => "caste-major",
        })
    }
}

impl From<Member> for Arg {
    fn from(member: Member) -> Self {
        Self::Term(match member {
            Member::Nurse(_) => "member-nurse",
            Member::Builder(_) => "member-builder",
            Member::VirginQueen => "member-virgin-queen",
            Member::Drone => "member-drone",
            Member::FemaleEgg => "member-female-egg",
            Member::MaleEgg => "member-male-egg",
            Member::FemaleLarva => "member-female-larva",
            Member::MaleLarva => "member-male-larva",
            Member::SmallPupa => "member-small-pupa",
            Member::MediumPupa => "member-medium-pupa",
            Member::LargePupa => "member-large-pupa",
            Member::MalePupa => "member-male-pupa",
            Member::Replete => "member-replete",
            Member::Miller => "member-miller",
            Member::StoredFood => "member-stored-food",
        })
    }
}

/// All cards, for those who look something up. What an event does is the same for all colours.
pub(crate) fn card_chapters() -> Vec<Chapter> {
    let terms = |wanted: fn(Card) -> bool| {
        let cards = DECK.iter().map(|(card, ..)| *card).zip(CARD_NAMES);
        cards
            .filter(move |(card, _)| wanted(*card))
            .map(|(card, name)| match card {
                Card::Event(event) => Term::from(name).told(Message::new(event.text())),
                _ => Term::from(name),
            })
    };
    vec![
        Chapter::new("rule-events", terms(|card| matches!(card, Card::Event(_)))),
        Chapter::new(
            "rule-hand-cards",
            terms(|card| matches!(card, Card::Hand(_))),
        ),
        Chapter::new("rule-auction", terms(|card| matches!(card, Card::Trait(_)))),
    ]
}

impl Deed {
    /// The key of what it does.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Caterpillars => "card-caterpillars-text",
            Self::AphidPredation => "card-aphid-predation-text",
            Self::AntDispersedSeeds => "card-ant-dispersed-seeds-text",
            Self::PoorGrowingSeason => "card-poor-growing-season-text",
            Self::PlantEatingInsects => "card-plant-eating-insects-text",
            Self::GoodGrowingSeason => "card-good-growing-season-text",
            Self::EnvironmentalChange(_) => "card-environmental-change-text",
            Self::Attrition(_) => "card-attrition-text",
        }
    }
}

/// The keys of the cards' titles, in the order of the deck.
fn card_name(card: Card) -> Arg {
    Arg::Term(CARD_NAMES[card.index()])
}

fn number(value: u16) -> Arg {
    Arg::Number(value.into())
}

/// Ants of a caste, one or several.
fn group_name(caste: Caste, ants: u16) -> Arg {
    match (caste, ants) {
        (Caste::Worker, 1) => Arg::Term("caste-one-worker"),
        (Caste::Media, 1) => Arg::Term("caste-one-media"),
        (Caste::Major, 1) => Arg::Term("caste-one-major"),
        _ => caste.into(),
    }
}

fn play_in_words(told: impl Fn(&'static str) -> Message, card: Hand, on: On) -> Message {
    let card = card_name(Card::Hand(card));
    match on {
        On::Nothing => told("log-play").with("card", card),
        On::Player(target) => told("log-play-on")
            .with("card", card)
            .with("target", target),
        On::Area(area) => told("log-play-in")
            .with("card", card)
            .with("area", area.to_string()),
        On::Way(from, to) => told("log-play-way")
            .with("card", card)
            .with("from", from.to_string())
            .with("area", to.to_string()),
    }
}

impl HiddenEmpires {
    pub(crate) fn account(&self, event: &Event<Action, Chance>, observer: Observer) -> Account {
        match event {
            // Flights are sealed until everybody has decided.
            Event::Action(seat, Action::Fly | Action::Stay) if !observer.is(*seat) => Account {
                notation: None,
                message: Message::new("log-flight-decided").with("player", *seat),
            },
            // Packs of a draft are seen by those who hold them.
            Event::Action(seat, Action::Keep(_) | Action::Pass)
                if !observer.is(*seat) && matches!(self.table.phase, Phase::Draft(_)) =>
            {
                Account {
                    notation: None,
                    message: Message::new("log-kept").with("player", *seat),
                }
            }
            Event::Action(seat, action) => Account {
                notation: Some(action.to_string()),
                message: self.action_in_words(*seat, *action),
            },
            Event::Chance(Chance::Card(Card::Hand(_))) if self.is_drawn_by_another(observer) => {
                Account {
                    notation: None,
                    message: self.drawn("log-drawn-hand"),
                }
            }
            Event::Chance(Chance::Deal(_)) if self.is_drawn_by_another(observer) => Account {
                notation: None,
                message: self.drawn("log-dealt"),
            },
            Event::Chance(chance) => Account {
                notation: Some(chance.to_string()),
                message: self.chance_in_words(*chance),
            },
        }
    }

    fn drawer(&self) -> Option<Seat> {
        match self.table.phase {
            Phase::DrawCard(seat) | Phase::Deal(seat) => Some(seat),
            _ => None,
        }
    }

    fn is_drawn_by_another(&self, observer: Observer) -> bool {
        self.drawer().is_some_and(|seat| !observer.is(seat))
    }

    fn drawn(&self, key: &'static str) -> Message {
        match self.drawer() {
            Some(seat) => Message::new(key).with("player", seat),
            None => Message::new(key),
        }
    }

    fn action_in_words(&self, seat: Seat, action: Action) -> Message {
        let table = &self.table;
        // The phase knows what an action means if it is not what it always means.
        let told = |key| {
            let key = table.phase.log(table, action).unwrap_or(key);
            Message::new(key).with("player", seat)
        };
        let foraged = |key, area: Area, foragers: Ants, harvesting| {
            told(key)
                .with("area", area.to_string())
                .with("ants", number(foragers.total()))
                .with(
                    "food",
                    number(table.food_of(seat, area, foragers, harvesting)),
                )
        };
        match action {
            Action::Nest(area) => told("log-nest").with("area", area.to_string()),
            Action::Bid(bid) => told("log-bid").with("dna", number(bid)),
            Action::Pass => told("log-declined"),
            Action::Keep(card) => told("log-keep").with("card", card_name(Card::Trait(card))),
            Action::Play(card, on) => play_in_words(told, card, on),
            Action::Auction => told("log-start-auction"),
            Action::Release(area) => told("log-release").with("area", area.to_string()),
            Action::Wander(area) => told("log-wander").with("area", area.to_string()),
            Action::Trunk(area, workers) => told("log-trunk")
                .with("area", area.to_string())
                .with("ants", number(workers)),
            Action::Repel(area, other) => told("log-repel")
                .with("area", area.to_string())
                .with("defender", other),
            Action::Wield(dice) => told("log-wield").with("dice", number(dice)),
            Action::Invade => told("log-invade"),
            Action::Bomb(dice) => told("log-bomb").with("ants", number(dice)),
            Action::Protect(member, count) => told("log-protect")
                .with("member", member)
                .with("count", number(count)),
            Action::CarryOff(member, count) => told("log-carry-off")
                .with("member", member)
                .with("count", number(count)),
            Action::Capture(member, count) => told("log-capture")
                .with("member", member)
                .with("count", number(count)),
            Action::Hunt => told("log-hunt"),
            Action::Found(area) => told("log-found").with("area", area.to_string()),
            Action::Lift(place, caste, ants) => told("log-lift")
                .with("place", place)
                .with("caste", group_name(caste, ants))
                .with("ants", number(ants)),
            Action::Put(place) => {
                let (caste, ants) = table
                    .turn
                    .carried
                    .map_or((Caste::Worker, 0), |(_, caste, ants)| (caste, ants));
                told("log-put")
                    .with("place", place)
                    .with("caste", group_name(caste, ants))
                    .with("ants", number(ants))
            }
            Action::TurnUp(area) => told("log-turn-up").with("area", area.to_string()),
            Action::Scout(area) => told("log-scout").with("area", area.to_string()),
            Action::Reinforce(ants) => told("log-reinforce").with("ants", number(ants.total())),
            Action::Attack(area, defender) | Action::AttackSparing(area, defender) => {
                let defenders = table.colonies.get(defender.index());
                told("log-attack")
                    .with("area", area.to_string())
                    .with("defender", defender)
                    .with("attackers", number(table.colony(seat).ants_in(area)))
                    .with(
                        "defenders",
                        number(defenders.map_or(0, |colony| colony.ants_in(area))),
                    )
            }
            Action::Harvest(area, foragers) => {
                let foragers = table.colony(seat).best_foragers(area, foragers, true);
                foraged("log-harvest", area, foragers, true)
            }
            Action::HarvestWith(area, foragers) => foraged("log-harvest", area, foragers, true),
            Action::Tend(area) => {
                let tenders = table.tenders(seat, area);
                let tenders = table.colony(seat).best_foragers(area, tenders, false);
                foraged("log-tend", area, tenders, false)
            }
            Action::TendWith(area, foragers) => foraged("log-tend", area, foragers, false),
            Action::Return(ants) => told("log-return").with("ants", number(ants.total())),
            Action::Lose(ants) => told("log-lose").with("ants", number(ants.total())),
            Action::House(place, caste, ants) => told("log-house")
                .with("place", place)
                .with("caste", group_name(caste, ants))
                .with("ants", number(ants)),
            Action::From(place, caste, ants) => told("log-from")
                .with("place", place)
                .with("caste", group_name(caste, ants))
                .with("ants", number(ants)),
            Action::Eliminate(member) => told("log-eliminate").with("member", member),
            Action::Raise(large, 0) => told("log-raise").with("larvae", number(large)),
            Action::Raise(large, medium) => told("log-raise-medium")
                .with("larvae", number(large))
                .with("medium", number(medium)),
            Action::Majors(pupae) => told("log-majors").with("pupae", number(pupae)),
            Action::Patrol(area) => told("log-patrol").with("area", area.to_string()),
            Action::PatrolWith(area, caste, ants) => told("log-patrol-with")
                .with("area", area.to_string())
                .with("caste", group_name(caste, ants))
                .with("ants", number(ants)),
            Action::Lay(_, male) if table.colony(seat).queens == 0 => {
                told("log-lay-nurses").with("male", number(male))
            }
            Action::Lay(female, male) => told("log-lay")
                .with("female", number(female))
                .with("male", number(male)),
            Action::Fly => told("log-fly"),
            Action::Stay => told("log-stay"),
            Action::Done => told("log-done-tasks"),
        }
    }

    fn chance_in_words(&self, chance: Chance) -> Message {
        match (chance, self.table.phase) {
            (Chance::Next(seat), Phase::DrawNest) => {
                Message::new("log-drawn-nest").with("player", seat)
            }
            (Chance::Next(seat), _) => Message::new("log-next").with("player", seat),
            (Chance::Marker(marker) | Chance::Again(marker), Phase::Marker(turning)) => {
                Message::new("log-marker")
                    .with("area", turning.area.to_string())
                    .with("marker", marker)
                    .with("value", marker.value())
            }
            (Chance::Marker(marker) | Chance::Again(marker), _) => Message::new("log-marker")
                .with("area", String::new())
                .with("marker", marker)
                .with("value", marker.value()),
            (Chance::Card(card), Phase::SeekTrait(..)) => {
                Message::new("log-turned-over").with("card", card_name(card))
            }
            (Chance::Card(card), _) => self.drawn("log-drawn").with("card", card_name(card)),
            (Chance::Deal(cards), _) => {
                let [first, second, third, fourth] = cards.map(|card| card_name(Card::Trait(card)));
                self.drawn("log-dealt-you")
                    .with("first", first)
                    .with("second", second)
                    .with("third", third)
                    .with("fourth", fourth)
            }
            (Chance::Roll(roll), _) => {
                let dice: Vec<_> = roll.to_string().chars().map(String::from).collect();
                let die = |index: usize| dice.get(index).cloned().unwrap_or_default();
                Message::new("log-roll")
                    .with("count", dice.len() as i64)
                    .with("first", die(0))
                    .with("second", die(1))
                    .with("dice", dice.join(", "))
            }
        }
    }

    /// What nobody decided: markers that change, fights, the Nest Phase. All of it lies open.
    pub(crate) fn what_followed(&self, after: &Self) -> Vec<Message> {
        let mut told = Vec::new();
        at_home!(self.table.phase, step => step.tell(self, after, &mut told));
        for seat in Seat::all(self.table.players()) {
            let out = |game: &Self| game.table.colony(seat).is_out();
            if self.table.placed.contains(&seat) && out(after) && !out(self) {
                told.push(Message::new("log-died-out").with("player", seat));
            }
        }
        for seat in Seat::all(self.table.players()) {
            self.tell_nest_phase(after, seat, &mut told);
        }
        if after.table.game_turn > self.table.game_turn {
            told.push(Message::new("log-game-turn").with("turn", number(after.table.game_turn)));
        }
        if after.table.phase == Phase::Over && self.table.phase != Phase::Over {
            told.push(Message::new("log-over"));
        }
        told
    }

    fn tell_nest_phase(&self, after: &Self, seat: Seat, told: &mut Vec<Message>) {
        let now = after.table.colony(seat).ledger;
        // The ledger of the phase before still lies there when a phase begins.
        let within = |game: &Self| {
            matches!(
                game.table.phase,
                Phase::Nest | Phase::NestCards(..) | Phase::Found(_)
            )
        };
        let before = if within(self) {
            self.table.colony(seat).ledger
        } else if within(after) || after.table.game_turn > self.table.game_turn {
            Ledger::default()
        } else {
            return;
        };
        let say = |key| Message::new(key).with("player", seat);
        if before.adults_fed.is_none()
            && let Some(food) = now.adults_fed
        {
            told.push(say("log-adults-fed").with("food", number(food)));
        }
        if before.emerged.is_none()
            && let Some([workers, virgin_queens, drones]) = now.emerged
            && workers + virgin_queens + drones > 0
        {
            told.push(
                say("log-emerged")
                    .with("workers", number(workers))
                    .with("queens", number(virgin_queens))
                    .with("drones", number(drones)),
            );
        }
        if before.castes != now.castes {
            let [medias, majors] = now.castes;
            told.push(
                say("log-emerged-castes")
                    .with("medias", number(medias))
                    .with("majors", number(majors)),
            );
        }
        if before.larvae_fed.is_none()
            && let Some(food) = now.larvae_fed
        {
            told.push(say("log-larvae-fed").with("food", number(food)));
        }
        if now.discarded > before.discarded {
            told.push(say("log-discarded").with("food", number(now.discarded)));
        }
        if now.points > before.points {
            let [virgin_queens, drones] = now.flown;
            told.push(
                say("log-flown")
                    .with("queens", number(virgin_queens))
                    .with("drones", number(drones))
                    .with("points", number(now.points)),
            );
        }
    }
}

const CARD_NAMES: [&str; KINDS] = [
    "card-plant-specialist",
    "card-aphid-specialist",
    "card-prolific-queen",
    "card-trunk-building",
    "card-bivouac",
    "card-supercolony",
    "card-slave-making",
    "card-harvester",
    "card-replete",
    "card-deadly-sting",
    "card-mace",
    "card-suicide-bombing",
    "card-recruitment",
    "card-territory-marking",
    "card-repellent",
    "card-warning-coloration",
    "card-camouflage",
    "card-plant-house",
    "card-specialist-forager-caste",
    "card-porter-caste",
    "card-guard-caste",
    "card-soldier-caste",
    "card-miller-caste",
    "card-blocker-caste",
    "card-bus-caste",
    "card-shelter-aphids",
    "card-highwayman-beetles",
    "card-additional-queen",
    "card-migrate",
    "card-predator-migration",
    "card-seal-nest-entrances",
    "card-food-eggs",
    "card-male-eggs",
    "card-rove-beetles",
    "card-thief-ants",
    "card-guest-queen",
    "card-one-queen",
    "card-larval-food",
    "card-mutate",
    "card-hybridization",
    "card-genetic-bottleneck",
    "card-caterpillars",
    "card-aphid-predation",
    "card-ant-dispersed-seeds",
    "card-poor-growing-season",
    "card-plant-eating-insects",
    "card-good-growing-season",
    "card-environmental-change-brown",
    "card-environmental-change-gray",
    "card-environmental-change-green",
    "card-environmental-change-red",
    "card-environmental-change-yellow",
    "card-attrition-brown",
    "card-attrition-gray",
    "card-attrition-green",
    "card-attrition-red",
    "card-attrition-yellow",
];
