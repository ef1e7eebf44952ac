//! The types of `setup`: a position of which everything has a default.

use super::committee::TurmoilEntry;
use super::entry::{BoardEntry, ClaimEntry, ColonyEntry, OptionsEntry, Production};
use super::names::{CardEntry, CardList, CorporationCard, PreludeList};
use crate::names::Name;
use serde::Deserialize;
use tharsis_mars::{Award, Milestone, Phase, Resource};

/// The position a scenario starts from.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Setup {
    pub(crate) options: OptionsEntry,
    pub(crate) seed: u64,
    pub(crate) phase: Option<Name<Phase>>,
    pub(crate) generation: Option<u8>,
    pub(crate) temperature: Option<i8>,
    pub(crate) oxygen: Option<i8>,
    pub(crate) venus: Option<i8>,
    pub(crate) first_player: Option<usize>,
    pub(crate) active: Option<usize>,
    pub(crate) board: Vec<BoardEntry>,
    pub(crate) milestones: Vec<ClaimEntry<Milestone>>,
    pub(crate) awards: Vec<ClaimEntry<Award>>,
    pub(crate) colonies: Vec<ColonyEntry>,
    pub(crate) deck: CardList,
    pub(crate) deck_only: bool,
    pub(crate) discard: CardList,
    pub(crate) prelude_deck: PreludeList,
    pub(crate) players: Option<Vec<PlayerSetup>>,
    /// The draft of this generation is over: `dealt` is what can be bought. Written by `show`.
    pub(crate) draft_done: bool,
    pub(crate) turmoil: TurmoilEntry,
}

/// One player of a position.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PlayerSetup {
    pub(crate) corporation: Option<CardEntry>,
    pub(crate) corporations: Vec<Name<CorporationCard>>,
    pub(crate) tr: Option<i16>,
    megacredits: i32,
    steel: i32,
    titanium: i32,
    plants: i32,
    energy: i32,
    heat: i32,
    pub(crate) production: Production,
    pub(crate) hand: CardList,
    pub(crate) played: Vec<CardEntry>,
    pub(crate) dealt: CardList,
    pub(crate) drafted: CardList,
    /// Preludes not played yet.
    pub(crate) preludes: PreludeList,
    /// Phase setup: the preludes dealt.
    pub(crate) dealt_preludes: PreludeList,
    pub(crate) passed: bool,
    pub(crate) actions_done: u8,
    pub(crate) fleets: Option<u8>,
    // What follows is hidden in no other key; `show` writes it where it is not the default.
    /// The corporation's first action is still to come.
    pub(crate) first_action_due: bool,
    /// The rating was raised in this generation.
    pub(crate) tr_raised: bool,
    /// The next card of this generation is so much cheaper.
    pub(crate) next_cheaper: u8,
    /// Global requirements of the next card of this generation are eased by so many steps.
    pub(crate) next_eased: u8,
    /// Turmoil: a delegate is in the lobby.
    pub(crate) lobby: Option<bool>,
    /// Turmoil: delegates in reserve.
    pub(crate) reserve: Option<u8>,
    /// Turmoil: a policy that is for once in a generation has been used.
    pub(crate) policy_used: bool,
    /// Preludes seen and not kept: out of the game.
    pub(crate) laid_aside: PreludeList,
    /// Phase research: has bought already.
    pub(crate) bought: bool,
    /// Phase setup: what was chosen already, in secret.
    pub(crate) chosen: Option<Chosen>,
}

/// What a player has chosen in the opening while others still think.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chosen {
    /// None of a beginner, who chooses preludes only.
    pub(crate) corporation: Option<Name<CorporationCard>>,
    #[serde(default)]
    pub(crate) preludes: PreludeList,
    pub(crate) buy: Option<CardList>,
}

impl PlayerSetup {
    /// How much of a resource there is.
    pub(crate) fn stock(&self, resource: Resource) -> i32 {
        match resource {
            Resource::Money => self.megacredits,
            Resource::Steel => self.steel,
            Resource::Titanium => self.titanium,
            Resource::Plants => self.plants,
            Resource::Energy => self.energy,
            Resource::Heat => self.heat,
        }
    }
}
