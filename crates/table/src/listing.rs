//! A game as programs list it: its name, variants and options, in the reader's language.

use engine::Values;
use serde::{Deserialize, Serialize};

use crate::catalog::Rules;
use crate::words::Words;

/// What there is to choose from in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// What to type.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game in a sentence or two.
    pub summary: String,
    /// Its author.
    pub designer: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The seats, seat 1 first: their colours.
    pub seats: Vec<Named>,
    /// The ways to play; the first is the default.
    pub variants: Vec<VariantInfo>,
    /// What else can be chosen.
    pub options: Vec<OptionInfo>,
}

/// What to type, and what it means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Named {
    /// What to type.
    pub id: String,
    /// What it means.
    pub name: String,
}

/// One way to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariantInfo {
    /// What to type, and what it means.
    #[serde(flatten)]
    pub named: Named,
    /// Fewest players.
    pub least_players: u8,
    /// Most players.
    pub most_players: u8,
    /// Number of players when nothing is said.
    pub usual_players: u8,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// What to type, and what it means.
    #[serde(flatten)]
    pub named: Named,
    /// The variants that have the option.
    pub variants: Vec<String>,
    /// Its value when nothing is said.
    pub default: String,
    /// What can be chosen.
    #[serde(flatten)]
    pub values: ValuesInfo,
}

/// The possible values of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ValuesInfo {
    /// One of these.
    OneOf {
        /// The values; the first is the default.
        values: Vec<Named>,
    },
    /// A number.
    Number {
        /// Smallest value.
        least: i64,
        /// Largest value.
        most: i64,
    },
    /// What is printed in a box: `standard`, or the content of a box file in one word, with `_` for spaces
    /// and `;` for the ends of lines.
    Printed {
        /// A box file to learn from.
        example: String,
    },
}

impl GameInfo {
    /// The game with these rules; `words` must have the game's own.
    #[must_use]
    pub fn of(rules: &dyn Rules, words: &Words) -> Self {
        let profile = rules.profile();
        let game = profile.id;
        let named = |key: String, id: &str| Named {
            id: id.to_owned(),
            name: words.get(&key),
        };
        let every_variant = || profile.variants.iter().map(|variant| variant.id);
        Self {
            id: game.to_owned(),
            name: words.get(&format!("game-{game}")),
            summary: words.get(&format!("game-{game}-summary")),
            designer: profile.designer.to_owned(),
            revision: profile.newest(),
            seats: profile
                .seats
                .iter()
                .map(|seat| named(format!("seat-{seat}"), seat))
                .collect(),
            variants: profile
                .variants
                .iter()
                .map(|variant| VariantInfo {
                    named: named(format!("variant-{game}-{}", variant.id), variant.id),
                    least_players: variant.least,
                    most_players: variant.most,
                    usual_players: variant.usual,
                })
                .collect(),
            options: profile
                .options
                .iter()
                .map(|option| OptionInfo {
                    named: named(format!("option-{game}-{}", option.id), option.id),
                    variants: if option.variants.is_empty() {
                        every_variant().map(ToOwned::to_owned).collect()
                    } else {
                        option.variants.iter().map(ToString::to_string).collect()
                    },
                    default: option.values.usual(),
                    values: match &option.values {
                        Values::OneOf(values) => ValuesInfo::OneOf {
                            values: values
                                .iter()
                                .map(|value| {
                                    named(format!("option-{game}-{}-{value}", option.id), value)
                                })
                                .collect(),
                        },
                        Values::Number { least, most, .. } => ValuesInfo::Number {
                            least: *least,
                            most: *most,
                        },
                        Values::Printed { example, .. } => ValuesInfo::Printed {
                            example: (*example).to_owned(),
                        },
                    },
                })
                .collect(),
        }
    }
}
