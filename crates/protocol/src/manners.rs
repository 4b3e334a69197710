//! How people at a table treat each other: clocks that have run out, giving up, ending it together.

use engine::record::{Call, Called};
use serde::{Deserialize, Serialize};

/// What happens when somebody's time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// They have lost. With more than two players a bot plays on for them.
    #[default]
    Loses,
    /// Any of the others may let a bot stand in until they are back.
    StandIn,
}

/// Something that people decided about a game outside its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CallInfo {
    /// How many events came before.
    pub ply: usize,
    /// What was decided.
    pub kind: CallKind,
    /// Who is out by it, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
}

/// What people can decide about a game outside its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CallKind {
    /// Somebody gave up.
    Resigned,
    /// Somebody's time ran out.
    Late,
    /// Everybody agreed to leave it at that.
    Agreed,
    /// The game was broken off before it had properly begun.
    Aborted,
}

/// Somebody proposes to leave it at that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OfferInfo {
    /// Who proposes it, counted from 1.
    pub by: usize,
    /// Who has agreed, with the one who proposes it.
    pub agreed: Vec<usize>,
}

/// The same game again, with the same people.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewRematch {
    /// As for sitting down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<String>,
}

impl From<&Called> for CallInfo {
    fn from((ply, call): &Called) -> Self {
        Self {
            ply: *ply,
            kind: match call {
                Call::Resigned(_) => CallKind::Resigned,
                Call::Late(_) => CallKind::Late,
                Call::Agreed => CallKind::Agreed,
                Call::Aborted => CallKind::Aborted,
            },
            seat: call.out().map(engine::Seat::number),
        }
    }
}
