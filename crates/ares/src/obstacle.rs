//! Why something cannot be done, as data. Sentences come from `words`.

use crate::vocabulary::{CardResource, Kind, Parameter, Phase, PhaseCard, Resource, Standard, Tag, Zone};
use serde::{Deserialize, Serialize};
pub(crate) use tharsis_kernel::Any;
use tharsis_kernel::CardId;

/// One reason against a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// The game is over.
    GameOver,
    /// The player has finished this phase, or is not asked.
    NotAsked,
    /// Something else is asked now.
    AnswerFirst,
    /// The card is not in hand.
    NotInHand(CardId),
    /// Cards of this colour are not played in this phase (A22, A23).
    WrongPhase {
        /// The card's colour.
        kind: Kind,
        /// The phase going on.
        phase: Phase,
    },
    /// No further card may be played in this phase.
    NoPlayLeft,
    /// Only a cheaper green card may be played without its cost.
    TooDearToBeFree {
        /// Its printed cost.
        cost: u8,
        /// The highest allowed.
        most: u8,
    },
    /// A parameter's zone at the start of the phase is too low (A31).
    ZoneTooLow {
        /// Which.
        parameter: Parameter,
        /// The zone at the start of the phase.
        now: Zone,
        /// The zone that would do, with the ease counted.
        need: Zone,
        /// One zone of ease is counted already.
        eased: bool,
    },
    /// A parameter's zone at the start of the phase is too high (A31).
    ZoneTooHigh {
        /// Which.
        parameter: Parameter,
        /// The zone at the start of the phase.
        now: Zone,
        /// The highest zone allowed.
        need: Zone,
        /// One zone of ease is counted already.
        eased: bool,
    },
    /// Too few oceans at the start of the phase (A31).
    OceansTooFew {
        /// How many there were.
        now: u8,
        /// How many are needed.
        need: u8,
    },
    /// Too many oceans at the start of the phase (A31).
    OceansTooMany {
        /// How many there were.
        now: u8,
        /// How many are allowed.
        need: u8,
    },
    /// Too few tags in play.
    TagsShort {
        /// Which.
        tag: Tag,
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// The rating is too low.
    RatingShort {
        /// What it is.
        have: i16,
        /// What is needed.
        need: u8,
    },
    /// The price cannot be paid.
    MoneyShort {
        /// The price after reductions.
        cost: u8,
        /// How much is missing, everything else that may pay counted.
        short: i32,
        /// What selling the other cards in hand would bring (A9).
        by_selling: i32,
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
    /// Too few resources on the card.
    CardResourceShort {
        /// Which card.
        card: CardId,
        /// What is on it.
        have: u8,
        /// What is needed.
        need: u8,
    },
    /// No card of one's own has such a resource.
    NothingToTake(CardResource),
    /// Too few cards in hand to discard.
    HandShort {
        /// What there is.
        have: u8,
        /// What is needed.
        need: u8,
    },
    /// Nothing would come of it (A42).
    NothingWouldHappen,
    /// The parameter was at its maximum before this phase (A42).
    ParameterFull(Parameter),
    /// The card is not in play, or not one's own.
    NotInPlay(CardId),
    /// The card has no such action.
    NoSuchAction(CardId),
    /// Used already in this phase, and the bonus is not there for it (A24, A25).
    AlreadyUsed(CardId),
    /// Actions are for the action phase (A24).
    NotInThisPhase(Phase),
    /// The bonus of construction is not there, or used (A23).
    NoBonus,
    /// No corporation offers a step of rating, or not now.
    NoStepOffered,
    /// The step of this phase was bought already.
    StepBought,
    /// A conversion is still due (A43).
    ConversionDue(Standard),
    /// The phase of the round before (A18).
    PhaseOfLastRound(PhaseCard),
    /// The neutral card was used already (A56).
    NeutralCardUsed(PhaseCard),
    /// No such piece is left in the pool (A48).
    NoPieceLeft,
    /// Not one of the answers to this question.
    NotAnAnswer,
}

/// Collects reasons: all of them for people, or only whether there is one for the hot path.
pub(crate) trait Objections: tharsis_kernel::Objections<Obstacle> {}
impl<T: tharsis_kernel::Objections<Obstacle>> Objections for T {}

impl Obstacle {
    /// Whether it is the requirement printed on a card that is not met (A31).
    pub const fn is_requirement(&self) -> bool {
        matches!(
            self,
            Obstacle::ZoneTooLow { .. }
                | Obstacle::ZoneTooHigh { .. }
                | Obstacle::OceansTooFew { .. }
                | Obstacle::OceansTooMany { .. }
                | Obstacle::TagsShort { .. }
                | Obstacle::RatingShort { .. }
        )
    }
}
