//! When an action has its place, and what the game waits for instead: for refusals.

/// When an action has its place.
#[derive(Clone, Copy)]
pub(crate) enum When {
    Plan,
    Work,
    Sortie,
    Harvest,
    Scavenge,
    Extra,
    Atelier,
    Giving,
    Store,
    Feed,
    Larvae,
}

impl When {
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Plan => "when-plan",
            Self::Work => "when-work",
            Self::Sortie => "when-sortie",
            Self::Harvest => "when-harvest",
            Self::Scavenge => "when-scavenge",
            Self::Extra => "when-extra",
            Self::Atelier => "when-atelier",
            Self::Giving => "when-giving",
            Self::Store => "when-store",
            Self::Feed => "when-feed",
            Self::Larvae => "when-larvae",
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy)]
pub(crate) enum Now {
    Plan,
    Work,
    Sortie,
    Harvest,
    Scavenge,
    Extra,
    Atelier,
    Giving,
    Store,
    Feed,
}

impl Now {
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Plan => "now-plan",
            Self::Work => "now-work",
            Self::Sortie => "now-sortie",
            Self::Harvest => "now-harvest",
            Self::Scavenge => "now-scavenge",
            Self::Extra => "now-extra",
            Self::Atelier => "now-atelier",
            Self::Giving => "now-giving",
            Self::Store => "now-store",
            Self::Feed => "now-feed",
        }
    }
}
