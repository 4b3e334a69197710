//! Species, predators and cards for those who look something up.

use engine::{Chapter, Message, Term};

use crate::cards::decks::Deck;
use crate::cards::{Effect, Objective, Special};
use crate::components::{Predator, Species};
use crate::describe::with_objective;

pub(crate) fn chapters() -> Vec<Chapter> {
    let species =
        |species: &Species| Term::from(species.key()).drawn(format!("species-{}", species.id()));
    let predator = |predator: &Predator| Term::from(predator.key()).drawn(predator.id());
    let special = |card: Special| Term::from(card.card().key).told(card.effect().told());
    vec![
        Chapter::new("rule-species", Species::ALL.iter().map(species)),
        Chapter::new("rule-predators", Predator::ALL.iter().map(predator)),
        Chapter::new("rule-objectives", objectives(&Deck::WEIGHED)),
        Chapter::new("rule-special-cards", Special::all().map(special)),
    ]
}

/// Every objective of a deck once, however many copies it has.
fn objectives(deck: &Deck) -> Vec<Term> {
    let mut terms: Vec<Term> = Vec::new();
    for card in Objective::all().filter(|&card| deck.card(card).size() > 0) {
        let named = |key| {
            let mut message = with_objective(deck, Message::new(key), card);
            message.args.retain(|(name, _)| *name != "card");
            message
        };
        let mut term = Term::new(named("objective-name")).told(named("objective-text"));
        for need in deck.needs(card) {
            term = term.drawn(need.id());
        }
        if !terms.contains(&term) {
            terms.push(term);
        }
    }
    terms
}

impl Effect {
    /// What it does, in a sentence.
    #[must_use]
    pub const fn told(self) -> Message {
        Message::new(match self {
            Self::Five(_) => "effect-five",
            Self::TwoOfEach => "effect-two-of-each",
            Self::FourHoles => "effect-four-holes",
            Self::AllPheromones => "effect-all-pheromones",
            Self::Harvest(_) => "effect-harvest",
            Self::Draw(_) => "effect-draw",
            Self::Steps(_) => "effect-steps",
            Self::Look(_) => "effect-look",
            Self::Move(_) => "effect-move",
            Self::Birth(_) => "effect-birth",
            Self::DigFurther => "effect-dig-further",
            Self::Erase => "effect-erase",
            Self::Place => "effect-place",
            Self::Cross => "effect-cross",
            Self::Hole => "effect-hole",
            Self::SkipEarth => "effect-skip-earth",
        })
    }
}
