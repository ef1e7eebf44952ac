//! What happened, for people: every change of every number, with its cause. Sentences come from `words`.

use crate::board::SEATS_MAX;
use crate::global_event::EventId;
use crate::hex::Hex;
use crate::map::MapId;
use crate::text::{Clause, Text};
use crate::turmoil::Owner;
use crate::vocabulary::{
    Award, CardResource, Conversion, Milestone, Moon, Parameter, Party, Phase, Project, Resource, Tile,
};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Seat, SeatSet};
use tinyvec::ArrayVec;

/// What made something happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A card, anybody's.
    Card(CardId),
    /// The production box of this card, repeated by Robotic Workforce.
    Copied(CardId),
    /// A standard project.
    Project(Project),
    /// A conversion.
    Convert(Conversion),
    /// A bonus step of a parameter.
    BonusStep {
        /// The parameter.
        parameter: Parameter,
        /// The value reached.
        at: i8,
    },
    /// What is printed on an area.
    Area(Hex),
    /// The oceans beside a tile placed here.
    OceansBeside(Hex),
    /// The production phase.
    Production,
    /// A milestone.
    Milestone(Milestone),
    /// An award.
    Award(Award),
    /// Cards bought or drafted.
    Research,
    /// Setting up the game.
    Setup,
    /// A trade with a colony tile: its price, its income, its marker.
    Trade(Moon),
    /// A new colony on a tile.
    Build(Moon),
    /// A colony, when somebody trades with its tile.
    ColonyBonus(Moon),
    /// The solar phase (C23).
    Solar,
    /// A global event: carried out, or shown so that a delegate follows it.
    Global(EventId),
    /// A party taking power.
    RulingBonus(Party),
    /// The policy of the ruling party.
    Policy(Party),
    /// Delegates sent by a player.
    Delegate,
    /// The revision of all ratings at the end of a generation (T20).
    Revision,
    /// Becoming chairman (T30).
    Chairman,
    /// The World Government (V22).
    WorldGovernment,
    /// A prelude that could not be played (P17).
    Prelude,
}

impl Text {
    /// What changes made by this text are put down to.
    #[inline]
    pub fn cause(self) -> Cause {
        match self.clause {
            Clause::Play | Clause::First | Clause::Cost(_) | Clause::Gain(_) | Clause::Trigger(_) => {
                Cause::Card(self.card)
            }
            Clause::Copied => Cause::Copied(self.card),
            Clause::Project(project) => Cause::Project(project),
            Clause::Convert(conversion) => Cause::Convert(conversion),
            Clause::BonusStep(map, i) => {
                let step = &map.map().bonus_steps[i as usize];
                Cause::BonusStep { parameter: step.parameter, at: step.at }
            }
            Clause::Area(_, hex) => Cause::Area(hex),
            Clause::Milestone(milestone) => Cause::Milestone(milestone),
            Clause::Award(award) => Cause::Award(award),
            Clause::Research => Cause::Research,
            Clause::Trade(moon) | Clause::Income(moon, _) => Cause::Trade(moon),
            Clause::Build(moon) => Cause::Build(moon),
            Clause::ColonyBonus(moon) => Cause::ColonyBonus(moon),
            Clause::Global(event) => Cause::Global(event),
            Clause::RulingBonus(party) => Cause::RulingBonus(party),
            Clause::Policy(party) | Clause::PolicyCost(party) | Clause::PolicyGain(party) => {
                Cause::Policy(party)
            }
            Clause::Delegate => Cause::Delegate,
            Clause::WorldGovernment | Clause::Governed(_) => Cause::WorldGovernment,
            Clause::Prelude => Cause::Prelude,
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A phase begins.
    PhaseBegan {
        /// Which.
        phase: Phase,
        /// In which generation.
        generation: u8,
    },
    /// The first-player marker is here now.
    FirstPlayer(Seat),
    /// The seed has chosen the map (H2).
    MapDrawn(MapId),
    /// A turn begins.
    TurnBegan(Seat),
    /// A turn ends after one action.
    TurnEnded(Seat),
    /// A player passes for this generation.
    Passed(Seat),
    /// A corporation is revealed.
    CorporationRevealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card is played from hand.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The action of a card is used.
    Used {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A standard project is used.
    ProjectUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        project: Project,
    },
    /// Plants or heat are converted.
    Converted {
        /// By whom.
        seat: Seat,
        /// Which.
        conversion: Conversion,
    },
    /// A milestone is claimed.
    MilestoneClaimed {
        /// By whom.
        seat: Seat,
        /// Which.
        milestone: Milestone,
    },
    /// An award is funded.
    AwardFunded {
        /// By whom.
        seat: Seat,
        /// Which.
        award: Award,
    },
    /// A resource was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How much.
        amount: i32,
        /// What for.
        cause: Cause,
    },
    /// Resources of a card were paid (V18).
    PaidHere {
        /// By whom.
        seat: Seat,
        /// Off which card.
        card: CardId,
        /// What.
        resource: CardResource,
        /// How many.
        amount: u8,
        /// What for.
        cause: Cause,
    },
    /// A resource was gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How much.
        amount: i32,
        /// Why.
        cause: Cause,
    },
    /// A resource was lost.
    Lost {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How much.
        amount: i32,
        /// Whose doing.
        by: Seat,
        /// Why.
        cause: Cause,
    },
    /// Energy became heat (M44).
    EnergyToHeat {
        /// Whose.
        seat: Seat,
        /// How much.
        amount: i32,
    },
    /// Production changed.
    Produced {
        /// Whose.
        seat: Seat,
        /// Of what.
        resource: Resource,
        /// By how many steps, up or down.
        steps: i16,
        /// Whose doing.
        by: Seat,
        /// Why.
        cause: Cause,
    },
    /// The terraform rating rose.
    Rated {
        /// Whose.
        seat: Seat,
        /// By how much.
        steps: i16,
        /// Why.
        cause: Cause,
    },
    /// A parameter was raised.
    Raised {
        /// By whom.
        seat: Seat,
        /// Which.
        parameter: Parameter,
        /// Its value now, in its unit.
        to: i8,
        /// Why.
        cause: Cause,
    },
    /// A tile was placed.
    Placed {
        /// By whom; nobody for neutral tiles.
        seat: Option<Seat>,
        /// What.
        tile: Tile,
        /// Where.
        hex: Hex,
        /// Why.
        cause: Cause,
    },
    /// An area was claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        hex: Hex,
    },
    /// Resources came onto a card.
    Added {
        /// Whose card.
        seat: Seat,
        /// Which.
        card: CardId,
        /// What.
        resource: CardResource,
        /// How many.
        amount: u8,
        /// Why.
        cause: Cause,
    },
    /// Resources went off a card.
    Removed {
        /// Whose card.
        seat: Seat,
        /// Which.
        card: CardId,
        /// What.
        resource: CardResource,
        /// How many.
        amount: u8,
        /// Whose doing.
        by: Seat,
        /// Why.
        cause: Cause,
    },
    /// A card came into a hand. Others learn only that (`card` is `None`).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
        /// Why.
        cause: Cause,
    },
    /// A card was dealt to look at: opening, research, draft, or drawn to choose from.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
        /// Why.
        cause: Cause,
    },
    /// A prelude was kept (P5). Others learn only that (`card` is `None`).
    PreludeKept {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
    },
    /// A card was kept aside in the draft.
    Drafted {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
    },
    /// A card went face down to the discard pile.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
        /// Why.
        cause: Cause,
    },
    /// The top card was shown to all and discarded.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Why.
        cause: Cause,
    },
    /// A card that was looked for was shown to all and went to a hand (ruling 79).
    Found {
        /// Whose hand.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Why.
        cause: Cause,
    },
    /// A prelude could not be played: it was shown and discarded (P17).
    Unplayable {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The discard pile became the new deck (M36).
    Reshuffled,
    /// The next card in this generation is cheaper, or its requirements are eased.
    NextCard {
        /// For whom.
        seat: Seat,
        /// M€ less.
        cheaper: u8,
        /// Steps of ease.
        eased: u8,
        /// Why.
        cause: Cause,
    },
    /// The used markers were taken off (M47).
    Refreshed,
    /// A colony tile takes part in this game (C2).
    MoonInPlay {
        /// Which.
        moon: Moon,
        /// Whether it is active; its marker is then at the start (C4, C5).
        active: bool,
    },
    /// A colony tile is left out (C28).
    MoonLeftOut(Moon),
    /// A colony tile becomes active (C6); its marker is at the start.
    MoonWoke(Moon),
    /// A colony was placed.
    ColonyPlaced {
        /// By whom.
        seat: Seat,
        /// Where.
        moon: Moon,
        /// Why.
        cause: Cause,
    },
    /// A fleet is sent to a colony tile (C15).
    FleetSent {
        /// Whose.
        seat: Seat,
        /// Where to.
        moon: Moon,
    },
    /// All fleets are back (C25).
    FleetsBack,
    /// A player has more fleets (C7).
    FleetsGained {
        /// Who.
        seat: Seat,
        /// How many more.
        n: u8,
        /// Why.
        cause: Cause,
    },
    /// A marker moved.
    MarkerMoved {
        /// Of which tile.
        moon: Moon,
        /// The position it left.
        from: u8,
        /// Its position now.
        to: u8,
        /// Why.
        cause: Cause,
    },
    /// The action of the ruling party's policy is used.
    PolicyUsed {
        /// By whom.
        seat: Seat,
        /// Which party rules.
        party: Party,
    },
    /// A delegate joined a party.
    DelegateJoined {
        /// Whose.
        owner: Owner,
        /// Which.
        party: Party,
        /// Why.
        cause: Cause,
    },
    /// A delegate went back to its reserve.
    DelegateLeft {
        /// Whose.
        owner: Owner,
        /// Which party it left.
        party: Party,
        /// Why.
        cause: Cause,
    },
    /// A party has a new leader, or none.
    LeaderChosen {
        /// Which party.
        party: Party,
        /// Whose delegate.
        owner: Option<Owner>,
    },
    /// Another party is dominant now.
    DominanceMoved(Party),
    /// A party rules from now on.
    TookPower(Party),
    /// A new chairman.
    ChairmanChosen(Owner),
    /// A delegate came into the lobby.
    LobbyFilled(Seat),
    /// An event was revealed as the distant one; the coming one in the set-up.
    EventRevealed(EventId),
    /// An event is the coming one now.
    EventComing(EventId),
    /// An event is the current one now.
    EventCurrent(EventId),
    /// The current event is carried out.
    EventBegan(EventId),
    /// The discarded events became the new deck.
    EventsReshuffled,
    /// A parameter moved for nobody (T24).
    Shifted {
        /// Which.
        parameter: Parameter,
        /// Its value now, in its unit.
        to: i8,
        /// Why.
        cause: Cause,
    },
    /// An ocean was taken off the map.
    OceanRemoved {
        /// Where it lay.
        hex: Hex,
        /// Why.
        cause: Cause,
    },
    /// The game is over.
    GameEnded {
        /// Points by seat.
        scores: ArrayVec<[i32; SEATS_MAX]>,
        /// Who has won.
        winners: SeatSet,
    },
}

impl Event {
    /// What it is put down to, where it says so.
    pub const fn cause(&self) -> Option<Cause> {
        match *self {
            Event::Paid { cause, .. } | Event::Gained { cause, .. } | Event::Lost { cause, .. } => {
                Some(cause)
            }
            Event::Produced { cause, .. } | Event::Rated { cause, .. } | Event::Raised { cause, .. } => {
                Some(cause)
            }
            Event::Placed { cause, .. } | Event::Drew { cause, .. } | Event::Dealt { cause, .. } => {
                Some(cause)
            }
            Event::Added { cause, .. } | Event::Removed { cause, .. } | Event::Discarded { cause, .. } => {
                Some(cause)
            }
            Event::Flipped { cause, .. } | Event::NextCard { cause, .. } => Some(cause),
            Event::ColonyPlaced { cause, .. } | Event::MarkerMoved { cause, .. } => Some(cause),
            Event::FleetsGained { cause, .. } | Event::DelegateJoined { cause, .. } => Some(cause),
            Event::DelegateLeft { cause, .. } | Event::Shifted { cause, .. } => Some(cause),
            Event::OceanRemoved { cause, .. } | Event::Found { cause, .. } => Some(cause),
            Event::PaidHere { cause, .. } => Some(cause),
            Event::PhaseBegan { .. } | Event::FirstPlayer(_) | Event::MapDrawn(_) | Event::TurnBegan(_) => {
                None
            }
            Event::TurnEnded(_) | Event::Passed(_) | Event::CorporationRevealed { .. } => None,
            Event::Played { .. } | Event::Used { .. } | Event::ProjectUsed { .. } => None,
            Event::Unplayable { .. } | Event::PreludeKept { .. } => None,
            Event::Converted { .. } | Event::MilestoneClaimed { .. } | Event::AwardFunded { .. } => None,
            Event::EnergyToHeat { .. } | Event::Claimed { .. } | Event::Drafted { .. } => None,
            Event::Reshuffled | Event::Refreshed | Event::GameEnded { .. } => None,
            Event::MoonInPlay { .. } | Event::MoonLeftOut(_) | Event::MoonWoke(_) => None,
            Event::FleetSent { .. } | Event::FleetsBack | Event::PolicyUsed { .. } => None,
            Event::LeaderChosen { .. } | Event::DominanceMoved(_) | Event::TookPower(_) => None,
            Event::ChairmanChosen(_) | Event::LobbyFilled(_) | Event::EventRevealed(_) => None,
            Event::EventComing(_) | Event::EventCurrent(_) | Event::EventBegan(_) => None,
            Event::EventsReshuffled => None,
        }
    }

    /// What a seat may learn of it; `None` as a seat is a spectator (M15).
    pub(crate) fn revealed_to(&self, viewer: Option<Seat>) -> Event {
        let mut event = *self;
        match &mut event {
            Event::Drew { seat, card, .. }
            | Event::Dealt { seat, card, .. }
            | Event::Drafted { seat, card }
            | Event::PreludeKept { seat, card }
            | Event::Discarded { seat, card, .. }
                if viewer != Some(*seat) =>
            {
                *card = None;
            }
            _ => {}
        }
        event
    }
}
