//! A game in progress as plain data. What is still to be done lies in the lanes, nothing on Rust's stack.

use crate::board::{OCEANS_MAX, OXYGEN_MAX, SEATS_MAX, TEMPERATURE_MAX, in_unit, maximum};
use crate::cards::CardSet;
use crate::cards::{self, CORPORATIONS, HOLDER_INDEX, N_HOLDERS, N_PROJECTS};
use crate::options::Options;
use crate::question::Question;
use crate::text::{At, Text};
use crate::vocabulary::{Level, Parameter, Phase, PhaseCard, Product, Resource, Tag};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Dice, Seat, SeatSet};
use tinyvec::ArrayVec;

/// Tasks waiting in the game's lane at most; exceeding it is a bug and panics.
pub(crate) const GAME_LANE_MAX: usize = 6;
/// Tasks waiting in a seat's lane at most.
pub(crate) const SEAT_LANE_MAX: usize = 24;

/// What a player may still do in the phase going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Cards that may still be played: green ones in development, blue and red ones in construction.
    pub plays: u8,
    /// A green card may still be played without its M€ cost: the highest printed cost.
    pub free_cost: Option<u8>,
    /// The bonus of construction or action is still to be used; in the opening, cards may still be exchanged.
    pub bonus: bool,
    /// M€ off the next card.
    pub next_cheaper: u8,
    /// The next card's requirements are eased.
    pub next_eased: bool,
    /// The rating went up in this phase.
    pub rated: bool,
    /// The step offered for that was bought.
    pub step_bought: bool,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// M€, heat, plants, by `Resource`.
    pub stock: [i32; 3],
    /// What the mat shows, amounts per tag included (A37), by `Product`.
    pub production: [i16; 4],
    /// Steel and titanium, by `Level`.
    pub levels: [u8; 2],
    /// Terraform rating.
    pub rating: i16,
    /// Forests (A8).
    pub forests: u16,
    /// Cards in hand: hidden.
    pub hand: CardSet,
    /// Cards in play, the corporation and red cards included (A34).
    pub tableau: CardSet,
    /// Cards lying before the player to choose from (opening, research, drawn to look at): hidden.
    pub dealt: CardSet,
    /// Those of them, or of the hand, picked so far: hidden.
    pub kept: CardSet,
    /// The phase card of this round: hidden while planning.
    pub chosen: Option<PhaseCard>,
    /// The phase card of the round before.
    pub last: Option<PhaseCard>,
    /// What may still be done in this phase.
    pub turn: Turn,
}

impl Player {
    /// The corporation, once revealed.
    pub fn corporation(&self) -> Option<CardId> {
        self.tableau.and(&CORPORATIONS).last()
    }

    /// Own tags in play, each symbol separately.
    #[inline]
    pub fn tags(&self, tag: Tag) -> u32 {
        cards::count_tags(&self.tableau, tag)
    }

    /// How much of a resource there is.
    #[inline]
    pub const fn stock(&self, resource: Resource) -> i32 {
        self.stock[resource.idx()]
    }

    /// Production.
    #[inline]
    pub const fn production(&self, product: Product) -> i16 {
        self.production[product.idx()]
    }

    /// M€ the production phase brings to everybody (A26).
    pub fn income(&self) -> i32 {
        i32::from(self.rating) + i32::from(self.production(Product::Money))
    }

    /// Steel or titanium.
    #[inline]
    pub const fn level(&self, level: Level) -> u8 {
        self.levels[level.idx()]
    }
}

/// A task: what remains to be done in a lane. The last of a lane is what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Task {
    #[default]
    Nothing,
    /// The seat of the lane must answer.
    Ask(Question),
    /// Carry out a text from a step on.
    Perform { at: At, subject: CardId },
    /// Take so much of what a price leaves, from what may pay.
    Pay { due: u8, with: u8, text: Text },
    /// A card comes into play, once it is paid.
    Played(CardId),
    /// What playing a card sets off, after its own effects.
    Triggers(CardId),
    /// A text waiting for its place in the order.
    Pending { text: Text, subject: CardId },
    /// The player orders so many pending texts just below.
    Resolve(u8),
    /// Wait until no seat has anything left to do in its own lane.
    Join,
    /// Corporations are revealed (A13).
    RevealCorporations,
    /// A round begins (A16).
    Planning,
    /// Phase cards are revealed (A17).
    Reveal,
    /// The next phase somebody chose, or the end of the round (A19).
    NextPhase,
    /// A phase is over: the game may end (A44).
    PhaseOver,
    /// The end of the round is over: the solo counter, the co-op pool, the next round.
    RoundOver,
}

impl tharsis_kernel::Task for Task {
    #[inline(always)]
    fn asks(&self) -> bool {
        matches!(self, Task::Ask(..))
    }
    #[inline(always)]
    fn joins(&self) -> bool {
        matches!(self, Task::Join)
    }
}

/// What is still to be done.
pub(crate) type Lanes = tharsis_kernel::Lanes<Task, GAME_LANE_MAX, SEAT_LANE_MAX, SEATS_MAX>;

/// A whole game. It changes by choices only; whoever sets up a position does it with a [`Layout`](crate::Layout), and bots
/// and clients get a `View`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The oldest rules version that leads to this state: `RULES_SINCE`, so that hashes mean the same as long as records do.
    pub(crate) rules: u16,
    /// The variant.
    pub(crate) options: Options,
    /// How many play.
    pub(crate) n_seats: u8,
    /// Where we are.
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u16,
    /// Steps of temperature, oxygen and oceans, by `Parameter`.
    pub(crate) steps: [u8; 3],
    /// The same at the start of this phase (A31, A41).
    pub(crate) at_start: [u8; 3],
    /// The ocean tiles in the order in which they are flipped, by their row in `TILES`: hidden from the flipped ones on.
    pub(crate) tiles: [u8; OCEANS_MAX as usize],
    /// Phases still to come in this round, as bits by `PhaseCard`.
    pub(crate) to_come: u8,
    /// The players; only the first `n_seats` take part.
    pub(crate) players: [Player; SEATS_MAX],
    /// The deck, its top card last: hidden.
    pub(crate) deck: ArrayVec<[u8; N_PROJECTS]>,
    /// The discard pile: hidden.
    pub(crate) discard: CardSet,
    /// Cards whose action was used in this phase.
    pub(crate) used: CardSet,
    /// Resources on the cards that hold any.
    pub(crate) on_card: [u8; N_HOLDERS],
    /// Solo: the neutral phase cards not yet used, the next one last: their order is hidden.
    pub(crate) neutral: ArrayVec<[u8; 5]>,
    /// Solo: the neutral card of this round.
    pub(crate) neutral_now: Option<PhaseCard>,
    /// Solo: how often the neutral cards have been shuffled (A53).
    pub(crate) counter: u8,
    /// Co-op: cubes in the pool (A48).
    pub(crate) cubes: u8,
    /// Co-op: markers in the pool (A48).
    pub(crate) markers: u8,
    /// The randomness to come: hidden.
    pub(crate) dice: Dice,
    /// What is still to be done; seats work at the same time (A1).
    pub(crate) lanes: Lanes,
}

/// States are copied by the million: their size is a promise.
const _: () = assert!(size_of::<State>() <= 4096);

/// What can be read of a game.
impl State {
    /// The variant.
    #[inline]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    #[inline]
    pub const fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// Where we are.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1.
    #[inline]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Steps of temperature, oxygen and oceans, by `Parameter`.
    #[inline]
    pub const fn steps(&self) -> [u8; 3] {
        self.steps
    }

    /// The same at the start of this phase (A31, A41).
    #[inline]
    pub const fn at_start(&self) -> [u8; 3] {
        self.at_start
    }

    /// The ocean tiles in the order in which they are flipped, by their row in `TILES`: hidden from the flipped ones on.
    #[inline]
    pub const fn tiles(&self) -> [u8; OCEANS_MAX as usize] {
        self.tiles
    }

    /// The deck, its top card last: hidden.
    #[inline]
    pub fn deck(&self) -> &[u8] {
        &self.deck
    }

    /// The discard pile: hidden.
    #[inline]
    pub const fn discard_pile(&self) -> CardSet {
        self.discard
    }

    /// Phases still to come in this round.
    pub fn phases_to_come(&self) -> impl Iterator<Item = PhaseCard> + use<'_> {
        PhaseCard::ALL.iter().copied().filter(|card| self.to_come >> card.idx() & 1 == 1)
    }

    /// Cards whose action was used in this phase.
    #[inline]
    pub const fn used(&self) -> CardSet {
        self.used
    }

    /// Solo: the neutral phase cards not yet used, the next one last: their order is hidden.
    #[inline]
    pub fn neutral(&self) -> &[u8] {
        &self.neutral
    }

    /// Solo: the neutral card of this round.
    #[inline]
    pub const fn neutral_now(&self) -> Option<PhaseCard> {
        self.neutral_now
    }

    /// Solo: how often the neutral cards have been shuffled (A53).
    #[inline]
    pub const fn counter(&self) -> u8 {
        self.counter
    }

    /// Co-op: cubes in the pool (A48).
    #[inline]
    pub const fn cubes(&self) -> u8 {
        self.cubes
    }

    /// Co-op: markers in the pool (A48).
    #[inline]
    pub const fn markers(&self) -> u8 {
        self.markers
    }
}

impl State {
    /// Whether one player plays alone (A52).
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// The seats in play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats)
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.idx()]
    }

    /// The players in play.
    pub fn players(&self) -> &[Player] {
        &self.players[..self.n_seats as usize]
    }

    /// A parameter's value in its own unit.
    pub fn parameter(&self, parameter: Parameter) -> i8 {
        in_unit(parameter, self.steps[parameter.idx()])
    }

    /// Whether a parameter is at its maximum now.
    #[inline]
    pub fn is_full(&self, parameter: Parameter) -> bool {
        self.steps[parameter.idx()] >= maximum(parameter)
    }

    /// Whether a parameter was at its maximum before this phase: it gives nothing any more (A42).
    #[inline]
    pub fn is_closed(&self, parameter: Parameter) -> bool {
        self.at_start[parameter.idx()] >= maximum(parameter)
    }

    /// Whether all three parameters are at their maximum (A44).
    pub fn is_terraformed(&self) -> bool {
        self.steps == [TEMPERATURE_MAX, OXYGEN_MAX, OCEANS_MAX]
    }

    /// Resources on a card.
    #[inline]
    pub fn on_card(&self, id: CardId) -> u8 {
        self.on_card.get(HOLDER_INDEX[id as usize] as usize).copied().unwrap_or(0)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whether a player chose the phase going on, so that its bonus is theirs (A20).
    #[inline]
    pub fn has_bonus(&self, seat: Seat) -> bool {
        self.player(seat).chosen.is_some_and(|card| card.phase() == self.phase)
    }

    /// Seats that have nothing left to do in this phase.
    pub fn done(&self) -> SeatSet {
        self.seats().filter(|seat| self.lanes.seats[seat.idx()].is_empty()).collect()
    }
}
