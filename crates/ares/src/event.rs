//! What happened, for people: every change of every number, with its cause. Sentences come from `words`.

use crate::board::SEATS_MAX;
use crate::text::{Clause, Text};
use crate::vocabulary::{
    CardResource, Level, Parameter, Phase, PhaseCard, Piece, Product, Resource, Standard,
};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Seat, SeatSet};

/// What made something happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A card of the player's own.
    Card(CardId),
    /// A standard action.
    Standard(Standard),
    /// The reward of an ocean tile, by its row in `TILES`.
    Tile(u8),
    /// A phase card: what the phase gives to all, or its bonus.
    Phase(PhaseCard),
    /// A card sold (A9).
    Sale,
    /// The hand limit at the end of the round (A28).
    HandLimit,
    /// The co-op pool (A48).
    Pool,
    /// The solo counter (A57).
    Counter,
    /// Setting up the game.
    Setup,
}

impl Text {
    /// What changes made by this text are put down to.
    pub fn cause(self) -> Cause {
        match self.clause {
            Clause::Play | Clause::Production | Clause::Stock | Clause::Cost(_) | Clause::Gain(_) => {
                Cause::Card(self.card)
            }
            Clause::Trigger(_) | Clause::Step => Cause::Card(self.card),
            Clause::Standard(standard) => Cause::Standard(standard),
            Clause::Tile(row) => Cause::Tile(row),
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
        /// In which round.
        round: u16,
    },
    /// A corporation is revealed.
    CorporationRevealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A phase card is laid face down. Others learn only that.
    Planned {
        /// By whom.
        seat: Seat,
        /// Which.
        phase: Option<PhaseCard>,
    },
    /// A phase card is turned over.
    Revealed {
        /// Whose; nobody for the neutral card of a solo game.
        seat: Option<Seat>,
        /// Which.
        phase: PhaseCard,
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
        /// A second time, by the bonus of the phase (A25).
        again: bool,
    },
    /// A standard action is used.
    StandardUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        standard: Standard,
    },
    /// A player has done all in this phase.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// A card was sold. Others learn only that.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
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
    /// Production changed.
    Produced {
        /// Whose.
        seat: Seat,
        /// Of what.
        product: Product,
        /// By how much.
        steps: i16,
        /// Why.
        cause: Cause,
    },
    /// Steel or titanium rose.
    Levelled {
        /// Whose.
        seat: Seat,
        /// Which.
        level: Level,
        /// By how much.
        steps: u8,
        /// Why.
        cause: Cause,
    },
    /// The terraform rating changed.
    Rated {
        /// Whose.
        seat: Seat,
        /// By how much.
        steps: i16,
        /// Why.
        cause: Cause,
    },
    /// Temperature or oxygen was raised.
    Raised {
        /// By whom; nobody when the solo counter does it.
        seat: Option<Seat>,
        /// Which.
        parameter: Parameter,
        /// Its value now, in its unit.
        to: i8,
        /// Why.
        cause: Cause,
    },
    /// An ocean tile was flipped, or its reward repeated (A41).
    Flipped {
        /// By whom.
        seat: Seat,
        /// Which, by its row in `TILES`.
        tile: u8,
        /// No tile was left: the last one gives its reward again.
        again: bool,
        /// Why.
        cause: Cause,
    },
    /// A forest was gained.
    Forested {
        /// By whom.
        seat: Seat,
        /// Why.
        cause: Cause,
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
        /// Why.
        cause: Cause,
    },
    /// A card came into a hand. Others learn only that.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
        /// Why.
        cause: Cause,
    },
    /// A card was dealt to choose from.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
        /// Why.
        cause: Cause,
    },
    /// A card went face down to the discard pile, without M€.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
        /// Why.
        cause: Cause,
    },
    /// A card of the deck was shown to all.
    Shown {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Why.
        cause: Cause,
    },
    /// The discard pile became the new deck (A10).
    Reshuffled,
    /// More may be played in this phase, or the next card is cheaper or easier.
    Allowed {
        /// To whom.
        seat: Seat,
        /// Blue or red cards more.
        plays: u8,
        /// A green card of at most this printed cost, without paying it.
        free_cost: Option<u8>,
        /// M€ off the next card.
        cheaper: u8,
        /// Requirements of the next card are eased.
        eased: bool,
        /// Why.
        cause: Cause,
    },
    /// A piece was taken from the co-op pool.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// A card was offered to the partner; only the two know it.
    Offered {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
    },
    /// Partners exchanged cards, or not; only the two know them.
    Swapped {
        /// Who made the offer.
        seat: Seat,
        /// Whether the partner agreed.
        agreed: bool,
        /// What the one who made the offer got.
        card: Option<CardId>,
    },
    /// The solo counter went up (A55).
    Counted {
        /// Its value now.
        to: u8,
    },
    /// The game is over.
    GameEnded {
        /// Who has won.
        winners: SeatSet,
        /// Points, by seat.
        scores: [i16; SEATS_MAX],
    },
}

impl Event {
    /// What it is put down to, where it says so.
    pub const fn cause(&self) -> Option<Cause> {
        match *self {
            Event::Paid { cause, .. } | Event::Gained { cause, .. } | Event::Produced { cause, .. } => {
                Some(cause)
            }
            Event::Levelled { cause, .. } | Event::Rated { cause, .. } | Event::Raised { cause, .. } => {
                Some(cause)
            }
            Event::Flipped { cause, .. } | Event::Forested { cause, .. } | Event::Drew { cause, .. } => {
                Some(cause)
            }
            Event::Dealt { cause, .. } | Event::Discarded { cause, .. } | Event::Shown { cause, .. } => {
                Some(cause)
            }
            Event::Added { cause, .. } | Event::Removed { cause, .. } | Event::Allowed { cause, .. } => {
                Some(cause)
            }
            Event::PhaseBegan { .. } | Event::CorporationRevealed { .. } | Event::Planned { .. } => None,
            Event::Revealed { .. } | Event::Played { .. } | Event::Used { .. } => None,
            Event::StandardUsed { .. } | Event::Finished { .. } | Event::Sold { .. } => None,
            Event::Reshuffled | Event::Took { .. } | Event::Offered { .. } | Event::Swapped { .. } => None,
            Event::Counted { .. } | Event::GameEnded { .. } => None,
        }
    }

    /// What a seat may learn of it; `None` as a seat is a spectator.
    pub(crate) fn revealed_to(&self, viewer: Option<Seat>) -> Event {
        let mut event = *self;
        match &mut event {
            Event::Drew { seat, card, .. }
            | Event::Dealt { seat, card, .. }
            | Event::Sold { seat, card }
            | Event::Discarded { seat, card, .. }
                if viewer != Some(*seat) =>
            {
                *card = None;
            }
            Event::Planned { seat, phase } if viewer != Some(*seat) => *phase = None,
            // Only co-op has exchanges: both seats take part in each.
            Event::Offered { card, .. } | Event::Swapped { card, .. } if viewer.is_none() => *card = None,
            _ => {}
        }
        event
    }
}
