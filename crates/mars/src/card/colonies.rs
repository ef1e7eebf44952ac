//! The words of Colonies.

use super::Open;

/// An instruction that only Colonies knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColonyEffect {
    /// Place a colony (C9 to C12); if `own_too`, also where you have one already.
    PlaceColony {
        /// A tile with own colonies will do, too.
        own_too: bool,
    },
    /// So many more trade fleets (C7).
    Fleets(u8),
    /// Trade with a colony tile without paying (C15 to C18).
    Trade,
    /// The colony bonus of each own colony once (C17).
    ColonyBonuses,
    /// The marker of one colony tile a step up, that of another one a step down; both must be possible.
    MoveMarkers,
    /// Put a colony tile into play that is not.
    AddMoon,
}

/// What a colony tile is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoonUse {
    /// A colony is placed; if `own_too`, also where there is one already.
    Settle {
        /// A tile with own colonies will do, too.
        own_too: bool,
    },
    /// It is traded with.
    Visit,
    /// Its marker goes up, then that of another one down.
    RaiseMarker,
    /// It comes into play.
    Add,
}

impl ColonyEffect {
    /// See [`super::Effect::stage`].
    pub(super) const fn stage(self) -> u8 {
        match self {
            ColonyEffect::Fleets(_) => 0,
            ColonyEffect::PlaceColony { .. } | ColonyEffect::AddMoon => 3,
            ColonyEffect::Trade | ColonyEffect::ColonyBonuses | ColonyEffect::MoveMarkers => 4,
        }
    }

    /// See [`super::Effect::open`].
    pub(super) const fn open(self) -> Open {
        match self {
            ColonyEffect::PlaceColony { own_too } => Open::Moon(MoonUse::Settle { own_too }),
            ColonyEffect::Trade => Open::Moon(MoonUse::Visit),
            ColonyEffect::MoveMarkers => Open::Moon(MoonUse::RaiseMarker),
            ColonyEffect::AddMoon => Open::Moon(MoonUse::Add),
            ColonyEffect::ColonyBonuses => Open::Later,
            ColonyEffect::Fleets(_) => Open::Nothing,
        }
    }
}
