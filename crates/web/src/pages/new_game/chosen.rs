//! What has been chosen for a new game.

use engine::{Message, Setup, SetupError};
use leptos::prelude::*;
use protocol::{Flag, NewSeat, Talk};
use table::{Occupant, Rules, Words};

use crate::settings::Preferences;

/// What has been chosen so far.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    rules: StoredValue<&'static dyn Rules>,
    pub(super) variant: RwSignal<&'static str>,
    pub(super) players: RwSignal<u8>,
    pub(super) options: RwSignal<Vec<(&'static str, String)>>,
    pub(super) seats: RwSignal<Vec<String>>,
    pub(super) names: RwSignal<Vec<String>>,
    pub(super) public: RwSignal<bool>,
    pub(super) clock: RwSignal<&'static str>,
    pub(super) minutes: RwSignal<u32>,
    pub(super) increment: RwSignal<u32>,
    pub(super) days: RwSignal<u32>,
    pub(super) flag: RwSignal<Flag>,
    /// Whether there are to be hints, if anything was said about it.
    pub(super) hints: RwSignal<Option<bool>>,
    pub(super) talk: RwSignal<Talk>,
    /// Whether the game is to count for ratings, if anything was said about it.
    pub(super) rated: RwSignal<Option<bool>>,
    /// Whether only those are to sit down who are about as strong.
    pub(super) near: RwSignal<bool>,
    pub(super) wrong: RwSignal<String>,
    pub(super) preferences: Preferences,
}

impl Chosen {
    pub(super) fn new(rules: &'static dyn Rules) -> Self {
        let preferences = expect_context::<Preferences>();
        let usual = rules.profile().usual();
        let options = usual
            .options()
            .map(|(id, value)| (id, value.to_owned()))
            .collect();
        let most = rules.profile().seats.len();
        let mut seats = vec!["worker".to_owned(); most];
        "you".clone_into(&mut seats[0]);
        let mut names = vec![String::new(); most];
        names[0] = preferences.now().name;
        Self {
            rules: StoredValue::new(rules),
            variant: RwSignal::new(usual.variant()),
            players: RwSignal::new(usual.players() as u8),
            options: RwSignal::new(options),
            seats: RwSignal::new(seats),
            names: RwSignal::new(names),
            public: RwSignal::new(true),
            clock: RwSignal::new("none"),
            minutes: RwSignal::new(20),
            increment: RwSignal::new(15),
            days: RwSignal::new(2),
            flag: RwSignal::new(Flag::Loses),
            hints: RwSignal::new(None),
            talk: RwSignal::new(Talk::Seated),
            rated: RwSignal::new(None),
            near: RwSignal::new(false),
            wrong: RwSignal::new(String::new()),
            preferences,
        }
    }

    pub(super) fn rules(self) -> &'static dyn Rules {
        self.rules.get_value()
    }

    pub(super) fn pick_variant(self, id: &str) {
        let profile = self.rules().profile();
        if let Some(variant) = profile.variants.iter().find(|variant| variant.id == id) {
            self.variant.set(variant.id);
            self.players.set(variant.usual);
            if let Ok(usual) = profile.setup(variant.id, None, []) {
                let options = usual.options();
                self.options
                    .set(options.map(|(id, value)| (id, value.to_owned())).collect());
            }
        }
    }

    /// The value of an option; the reader is told when it changes.
    pub(super) fn option(self, id: &str) -> Option<String> {
        let options = self.options.read();
        let option = options.iter().find(|(option, _)| *option == id);
        option.map(|(_, value)| value.clone())
    }

    pub(super) fn set_option(self, id: &str, value: String) {
        self.options.update(|options| {
            if let Some(place) = options.iter_mut().find(|(option, _)| *option == id) {
                place.1 = value;
            }
        });
    }

    pub(super) fn setup(self) -> Result<Setup, SetupError> {
        let options = self.options.get_untracked();
        self.rules().profile().setup(
            self.variant.get_untracked(),
            Some(self.players.get_untracked()),
            options.iter().map(|(id, value)| (*id, value.as_str())),
        )
    }

    /// Whether there will be hints: usually not where two people play.
    pub(super) fn has_hints(self) -> bool {
        let players = usize::from(self.players.get());
        let seats = self.seats.read();
        let people = seats.iter().take(players);
        let people = people.filter(|seat| matches!(seat.as_str(), "you" | "open" | "invited"));
        self.hints.get().unwrap_or(people.count() < 2)
    }

    /// Whether the game could count for ratings: two or more people play, and no bots.
    pub(super) fn may_be_rated(self) -> bool {
        let players = usize::from(self.players.get());
        let seats = self.seats.read();
        let mut seats = seats.iter().take(players);
        let is_person = |seat: &String| matches!(seat.as_str(), "you" | "open" | "invited");
        players >= 2 && seats.all(is_person)
    }

    /// Whether the game will count for ratings: usually where everybody may come.
    pub(super) fn is_rated(self) -> bool {
        self.may_be_rated() && self.rated.get().unwrap_or(self.public.get())
    }

    pub(super) fn seats(self) -> Vec<String> {
        let players = usize::from(self.players.get_untracked());
        self.seats
            .get_untracked()
            .into_iter()
            .take(players)
            .collect()
    }

    /// The name of the person on a seat; people without one are counted.
    fn name(self, index: usize, words: &Words) -> String {
        let names = self.names.read_untracked();
        let first = self.seats().iter().position(|seat| seat == "you") == Some(index);
        // The first name is the reader's own, wherever the reader sits.
        let given = if first { 0 } else { index };
        let name = names[given].trim();
        if name.is_empty() || (given == 0 && !first) {
            let number = index as i64 + 1;
            return words.tell(&Message::new("web-player-number").with("number", number));
        }
        name.to_owned()
    }

    /// Who sits where in a game at this screen.
    pub(super) fn occupants(self, words: &Words) -> Vec<Occupant> {
        self.seats()
            .iter()
            .enumerate()
            .map(|(index, seat)| match seat.parse() {
                Ok(level) => Occupant::Bot(level),
                Err(_) => Occupant::Human(self.name(index, words)),
            })
            .collect()
    }

    /// Who is to sit where on the server, with what the reader promises to add to chance.
    pub(super) fn new_seats(self, promise: &str) -> Vec<NewSeat> {
        let mut me = true;
        self.seats()
            .iter()
            .map(|seat| match seat.as_str() {
                "you" if std::mem::take(&mut me) => NewSeat::Me {
                    promise: Some(promise.to_owned()),
                },
                "you" | "open" => NewSeat::Open,
                "invited" => NewSeat::Invited,
                level => NewSeat::Bot {
                    level: level.to_owned(),
                },
            })
            .collect()
    }
}
