//! What things count for. Found by trying.

/// Ants that find new work in each game turn to come.
pub(super) const NEW_GROUND: f32 = 2.0;
/// Food that a forager brings home in game turns to come.
pub(super) const LATER_FOOD: f32 = 0.9;
/// Known work two steps from the nest counts for so much beside that next to it.
pub(super) const FURTHER: f32 = 0.5;
/// Food: what a value that is lost to harvesters costs.
pub(super) const DEPLETION: f32 = 0.6;
/// Food: what aphids gain by being tended, for each ant.
pub(super) const APHIDS: f32 = 0.05;
/// Food that is not needed in this game turn.
pub(super) const SURPLUS: f32 = 0.05;
/// Food: what there is to learn from a face-down marker.
pub(super) const CURIOSITY: f32 = 0.2;
/// Food: how much more there is to learn where too little is known, at most.
pub(super) const SCARCITY: f32 = 0.6;
/// This part of the food if more than one ant goes to a face-down marker.
pub(super) const CROWD: f32 = 0.7;
/// This part of the food where others have ants, too.
pub(super) const RIVALS: f32 = 0.7;
/// So many game turns ahead make the odds e (2.7) to 1.
pub(super) const LEAD: f32 = 1.0;
/// What a step that is out of place costs.
pub(super) const ASTRAY: f32 = 0.03;
/// Food: what an ant counts for in a fight.
pub(super) const ATTACK: f32 = 2.0;
/// The odds that a food of this turn makes.
pub(super) const FOOD: f32 = 0.03;
/// Food: what a patrol counts for.
pub(super) const PATROL: f32 = 0.05;
/// Food: what it costs to name ants, so that search looks at the usual choice first.
pub(super) const NAMED: f32 = 2.0;
/// Food: what an ant counts for that opens the way to work out of reach, where too little is known.
pub(super) const OUTPOST: f32 = 0.2;
/// Game turns: what a builder costs, so that nobody builds who gains nothing by it.
pub(super) const BUILDER: f32 = 0.01;
