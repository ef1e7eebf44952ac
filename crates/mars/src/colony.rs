//! The colony tiles: what is printed on them, as data in the card language, and how they stand in a game.
//!
//! Rule numbers (C1 …) refer to `docs/rules/colonies.md`.

use crate::card::Effect::{self, *};
use crate::card::Which;
use crate::state::State;
use crate::vocabulary::Resource::*;
use crate::vocabulary::{CardResource, Moon};
use serde::{Deserialize, Serialize};
use tharsis_kernel::Seat;
use tinyvec::ArrayVec;

/// How many colony tiles there are.
pub const N_MOONS: usize = Moon::ALL.len();
/// The last position of a track (C3).
pub const MARKER_MAX: u8 = 6;
/// Where a marker starts (C4).
pub const MARKER_START: u8 = 1;
/// Colonies on a tile at most (C11).
pub const COLONIES_MAX: usize = 3;

/// What is printed on a colony tile.
#[derive(Clone, Copy, Debug)]
pub struct ColonyTile {
    /// What the trader gets, by the position of the marker (C16).
    pub income: [&'static [Effect]; MARKER_MAX as usize + 1],
    /// What a builder gets, on any of the places (C10).
    pub build: &'static [Effect],
    /// What the owner of a colony gets when anybody trades here (C17).
    pub bonus: &'static [Effect],
    /// Asleep until a card that holds this comes into play (C5, C6).
    pub wakes_on: Option<CardResource>,
}

/// A track on which only the amount changes; where it is 0 there is nothing to be done.
macro_rules! track {
    ($N:ident => $effect:expr, [$($n:literal),*]) => {
        [$({
            const $N: u8 = $n;
            const GIVES: &[Effect] = if $N == 0 { &[] } else { &[$effect] };
            GIVES
        }),*]
    };
}

/// What is printed on each tile, by `Moon`.
pub static COLONY_TILES: [ColonyTile; N_MOONS] = {
    const ANIMAL: CardResource = CardResource::Animal;
    const FLOATER: CardResource = CardResource::Floater;
    const MICROBE: CardResource = CardResource::Microbe;
    [
        // Callisto
        ColonyTile {
            income: track!(N => Gain(N, Energy), [0, 2, 3, 5, 7, 10, 13]),
            build: &[Produce(1, Energy)],
            bonus: &[Gain(3, Energy)],
            wakes_on: None,
        },
        // Ceres
        ColonyTile {
            income: track!(N => Gain(N, Steel), [1, 2, 3, 4, 6, 8, 10]),
            build: &[Produce(1, Steel)],
            bonus: &[Gain(2, Steel)],
            wakes_on: None,
        },
        // Enceladus
        ColonyTile {
            income: track!(N => AddTo(N, MICROBE, Which::Any), [0, 1, 2, 3, 4, 4, 5]),
            build: &[AddTo(3, MICROBE, Which::Any)],
            bonus: &[AddTo(1, MICROBE, Which::Any)],
            wakes_on: Some(MICROBE),
        },
        // Europa
        ColonyTile {
            income: [
                &[Produce(1, Money)],
                &[Produce(1, Money)],
                &[Produce(1, Energy)],
                &[Produce(1, Energy)],
                &[Produce(1, Plants)],
                &[Produce(1, Plants)],
                &[Produce(1, Plants)],
            ],
            build: &[PlaceOceans(1)],
            bonus: &[Gain(1, Money)],
            wakes_on: None,
        },
        // Ganymede
        ColonyTile {
            income: track!(N => Gain(N, Plants), [0, 1, 2, 3, 4, 5, 6]),
            build: &[Produce(1, Plants)],
            bonus: &[Gain(1, Plants)],
            wakes_on: None,
        },
        // Io
        ColonyTile {
            income: track!(N => Gain(N, Heat), [2, 3, 4, 6, 8, 10, 13]),
            build: &[Produce(1, Heat)],
            bonus: &[Gain(2, Heat)],
            wakes_on: None,
        },
        // Luna
        ColonyTile {
            income: track!(N => Gain(N, Money), [1, 2, 4, 7, 10, 13, 17]),
            build: &[Produce(2, Money)],
            bonus: &[Gain(2, Money)],
            wakes_on: None,
        },
        // Miranda
        ColonyTile {
            income: track!(N => AddTo(N, ANIMAL, Which::Any), [0, 1, 1, 2, 2, 3, 3]),
            build: &[AddTo(1, ANIMAL, Which::Any)],
            bonus: &[Draw(1)],
            wakes_on: Some(ANIMAL),
        },
        // Pluto
        ColonyTile {
            income: track!(N => Draw(N), [0, 1, 2, 2, 3, 3, 4]),
            build: &[Draw(2)],
            bonus: &[Draw(1), Discard],
            wakes_on: None,
        },
        // Titan
        ColonyTile {
            income: track!(N => AddTo(N, FLOATER, Which::Any), [0, 1, 1, 2, 3, 3, 4]),
            build: &[AddTo(3, FLOATER, Which::Any)],
            bonus: &[AddTo(1, FLOATER, Which::Any)],
            wakes_on: Some(FLOATER),
        },
        // Triton
        ColonyTile {
            income: track!(N => Gain(N, Titanium), [0, 1, 1, 2, 3, 4, 5]),
            build: &[Gain(3, Titanium)],
            bonus: &[Gain(1, Titanium)],
            wakes_on: None,
        },
    ]
};

impl Moon {
    /// What is printed on the tile.
    #[inline]
    pub fn tile(self) -> &'static ColonyTile {
        &COLONY_TILES[self.idx()]
    }
}

/// Whether a colony tile takes part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Not in this game.
    #[default]
    Absent,
    /// In play, but inactive (C5).
    Asleep,
    /// Active.
    Awake,
}

/// How a colony tile stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MoonState {
    /// Whether it takes part.
    pub status: Status,
    /// The position of the marker; of no meaning unless it is awake.
    pub marker: u8,
    /// The fleet that stands here.
    pub trader: Option<Seat>,
    /// The owners of the colonies, the leftmost first.
    pub owners: ArrayVec<[Seat; COLONIES_MAX]>,
}

impl MoonState {
    /// In play and active.
    #[inline]
    pub fn is_awake(&self) -> bool {
        self.status == Status::Awake
    }

    /// How many colonies a player has here.
    pub fn colonies_of(&self, seat: Seat) -> usize {
        self.owners.iter().filter(|&&owner| owner == seat).count()
    }
}

impl State {
    /// How a colony tile stands.
    #[inline]
    pub fn moon(&self, moon: Moon) -> &MoonState {
        &self.moons[moon.idx()]
    }

    /// The colony tiles in play, asleep or awake.
    pub fn moons_in_play(&self) -> impl Iterator<Item = Moon> + '_ {
        Moon::ALL.iter().copied().filter(|&moon| self.moon(moon).status != Status::Absent)
    }

    /// A player's colonies.
    pub fn colonies(&self, seat: Seat) -> u32 {
        self.moons.iter().map(|moon| moon.colonies_of(seat) as u32).sum()
    }

    /// The colonies of all players.
    pub fn colonies_in_play(&self) -> u32 {
        self.moons.iter().map(|moon| moon.owners.len() as u32).sum()
    }

    /// A player's fleets that can be sent out (C7, C15).
    pub fn fleets_free(&self, seat: Seat) -> u8 {
        let out = self.moons.iter().filter(|moon| moon.trader == Some(seat)).count();
        self.player(seat).fleets.saturating_sub(out as u8)
    }
}
