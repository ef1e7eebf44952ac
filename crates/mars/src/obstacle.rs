//! Why something cannot be done, as data. Sentences come from `words`.

use crate::vocabulary::{CardResource, Milestone, Moon, Parameter, Party, Resource, Tag, Tile};
use serde::{Deserialize, Serialize};
pub(crate) use tharsis_kernel::Any;
use tharsis_kernel::{CardId, Seat};

/// One reason against a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn,
    /// Something else is asked now.
    AnswerFirst,
    /// The card is not in hand.
    NotInHand(CardId),
    /// A parameter is too low for the requirement (M57).
    TooLow {
        /// Which.
        parameter: Parameter,
        /// Its value now.
        now: i8,
        /// What would do, with the ease counted.
        need: i8,
        /// Steps by which the requirement is eased already.
        eased: u8,
    },
    /// A parameter is too high for the requirement (M57).
    TooHigh {
        /// Which.
        parameter: Parameter,
        /// Its value now.
        now: i8,
        /// What would still do, with the ease counted.
        need: i8,
        /// Steps by which the requirement is eased already.
        eased: u8,
    },
    /// The own terraform rating is too low for the requirement (V11).
    RatingShort {
        /// What there is.
        have: i16,
        /// What is needed.
        need: u8,
    },
    /// No other card in hand to discard.
    NoCardToDiscard,
    /// No card in hand can be played (P19).
    NoCardToPlay,
    /// No action of an own blue card can be used again.
    NothingToRepeat,
    /// Venus Next is not played.
    NoVenus,
    /// The terraform rating is not the goal of this game (P32).
    NoRatingGoal,
    /// Too few tags (M58).
    TagsShort {
        /// Which.
        tag: Tag,
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// The printed requirement asks for more production.
    ProductionRequired {
        /// Of what.
        resource: Resource,
        /// What there is.
        have: i16,
        /// What is needed.
        need: u8,
    },
    /// Too few own greenery tiles.
    GreeneriesShort {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// Too few cities in play.
    CitiesShort {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// The price cannot be paid.
    MoneyShort {
        /// The price after reductions.
        cost: u8,
        /// How much is missing, steel, titanium and heat counted where they may pay.
        short: i32,
    },
    /// A resource that must be spent is not there.
    ResourceShort {
        /// Which.
        resource: Resource,
        /// What there is.
        have: i32,
        /// What is needed.
        need: u8,
    },
    /// Own production cannot go down so far (M11).
    ProductionTooLow {
        /// Of what.
        resource: Resource,
        /// What there is.
        have: i16,
        /// By how many steps it must go down.
        steps: u8,
    },
    /// Nobody's production can go down so far (M71).
    NobodyToLower {
        /// Of what.
        resource: Resource,
        /// By how many steps.
        steps: u8,
    },
    /// No area is legal for the tile (M59).
    NoArea(Tile),
    /// No area is free to be claimed.
    NoAreaToClaim,
    /// Too few resources on the card.
    CardResourceShort {
        /// Which card.
        card: CardId,
        /// What is on it.
        have: u8,
        /// What is needed.
        need: u8,
    },
    /// No card has such a resource that may be taken.
    NothingToTake(CardResource),
    /// No building card whose production can be repeated.
    NothingToCopy,
    /// The rating was not raised in this generation.
    RatingNotRaised,
    /// The card is not in play.
    NotInPlay(CardId),
    /// The card has no such action.
    NoSuchAction(CardId),
    /// Used already in this generation (M122).
    AlreadyUsed(CardId),
    /// The corporation's first action comes first (M42).
    FirstActionDue(CardId),
    /// There is no first action to carry out.
    NoFirstAction,
    /// No card in hand to sell.
    NoCardToSell,
    /// Not part of the solo game (M146).
    NotInSolo,
    /// Claimed already (M103).
    MilestoneClaimed {
        /// By whom.
        by: Seat,
    },
    /// Three are claimed (M103).
    NoMilestoneLeft,
    /// Its condition does not hold (M102).
    MilestoneNotMet {
        /// Which.
        milestone: Milestone,
        /// What there is.
        have: i32,
        /// What is needed.
        need: i32,
    },
    /// Funded already (M111).
    AwardFunded {
        /// By whom.
        by: Seat,
    },
    /// Three are funded (M111).
    NoAwardLeft,
    /// Passing comes before the first action of a turn (M40).
    PassTooLate,
    /// A turn ends after one action (M39).
    EndTurnTooEarly,
    /// Something lies there already.
    AreaTaken,
    /// The area is reserved (M18, M19).
    AreaReserved,
    /// Only an area reserved for ocean will do.
    NotAnOceanArea,
    /// Another player has claimed it.
    AreaClaimed {
        /// Who.
        by: Seat,
    },
    /// A city lies beside it (M88).
    BesideCity,
    /// It must lie beside an own tile while that is possible (M85).
    NotBesideOwn,
    /// The card names other areas.
    WrongArea(Tile),
    /// The player has nothing to lose, or is protected.
    NothingToLose {
        /// Who.
        seat: Seat,
    },
    /// Not one of the answers to this question.
    NotAnAnswer,
    /// Too few own cities.
    OwnCitiesShort {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// Too few resources of a kind on all own cards.
    HeldShort {
        /// Which.
        resource: CardResource,
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// Too few own colonies.
    ColoniesShort {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// Too many own colonies.
    ColoniesTooMany {
        /// How many there are.
        have: u8,
        /// How many are allowed.
        most: u8,
    },
    /// The expansion Colonies is not played.
    NoColonies,
    /// No colony tile where a colony could be placed (C12).
    NoMoonToSettle,
    /// The tile is not in this game.
    MoonAbsent(Moon),
    /// The tile is inactive (C5).
    MoonAsleep(Moon),
    /// There are three colonies already (C11).
    MoonFull(Moon),
    /// There is an own colony already (C11).
    MoonSettled(Moon),
    /// A fleet stands there already (C15).
    MoonVisited {
        /// Whose.
        by: Seat,
    },
    /// No own fleet to be sent out (C15).
    NoFleet,
    /// No colony tile to trade with (C15).
    NoMoonToVisit,
    /// No two markers of which one can go up and the other down.
    NoMarkersToMove,
    /// The marker cannot go there.
    MarkerStuck(Moon),
    /// The tile is in play already.
    MoonInPlay(Moon),
    /// All colony tiles are in play.
    NoMoonToAdd,
    /// The expansion is not played.
    NoTurmoil,
    /// The party neither rules nor has two own delegates (T16).
    PartyNotBehind {
        /// Which.
        party: Party,
        /// Own delegates there.
        have: u8,
    },
    /// The own delegate is not chairman.
    NotChairman,
    /// The chairman is a player's.
    ChairmanNotNeutral,
    /// Too few parties led.
    PartiesLedShort {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// Too few delegates left (T7).
    DelegatesShort {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// No delegate in the lobby.
    LobbyEmpty,
    /// No neutral delegate that leads no party.
    NoNeutralDelegate,
    /// No own production can go down.
    NoProductionToSell,
    /// The ruling party's policy is no action.
    NoPolicyAction(Party),
    /// The policy was used already in this generation (T39).
    PolicyUsed,
    /// What the rising rating costs could not be paid at the end of the action (T43).
    TaxShort {
        /// What would be due.
        tax: u8,
        /// How much would be missing at best.
        short: i32,
    },
    /// What a tile on this area costs could not be paid at the end of the action (H9).
    AreaPriceShort {
        /// What would be due.
        price: u8,
        /// How much would be missing at best.
        short: i32,
    },
    /// The milestone is none of this map's (H3).
    MilestoneElsewhere,
    /// The award is none of this map's (H3).
    AwardElsewhere,
}

/// Collects reasons: all of them for people, or only whether there is one for the hot path.
pub(crate) trait Objections: tharsis_kernel::Objections<Obstacle> {}
impl<T: tharsis_kernel::Objections<Obstacle>> Objections for T {}

impl Obstacle {
    /// Whether it is the requirement printed on a card that is not met (M57).
    pub const fn is_requirement(&self) -> bool {
        matches!(
            self,
            Obstacle::TooLow { .. }
                | Obstacle::TooHigh { .. }
                | Obstacle::TagsShort { .. }
                | Obstacle::ProductionRequired { .. }
                | Obstacle::GreeneriesShort { .. }
                | Obstacle::CitiesShort { .. }
                | Obstacle::OwnCitiesShort { .. }
                | Obstacle::HeldShort { .. }
                | Obstacle::ColoniesShort { .. }
                | Obstacle::ColoniesTooMany { .. }
                | Obstacle::PartyNotBehind { .. }
                | Obstacle::NotChairman
                | Obstacle::ChairmanNotNeutral
                | Obstacle::PartiesLedShort { .. }
                | Obstacle::RatingShort { .. }
        )
    }
}
