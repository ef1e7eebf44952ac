//! A game in progress as plain data. What is still to be done lies in the lanes, nothing on Rust's stack.

use crate::board::{Board, SEATS_MAX};
use crate::cards::CardSet;
use crate::cards::{self, CORPORATIONS};
use crate::colony::{MoonState, N_MOONS};
use crate::holdings::Holdings;
use crate::map::{Map, MapId};
use crate::options::Options;
use crate::parameter::N_PARAMETERS;
use crate::question::Question;
use crate::text::{At, Text};
use crate::turmoil::Turmoil;
use crate::vocabulary::{Award, Milestone, Moon, Parameter, Party, Phase, Resource, Source, Tag};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Dice, Seat};
use tinyvec::ArrayVec;

/// Room for every project card.
pub(crate) const DECK_MAX: usize = cards::N_PROJECTS;
/// Tasks waiting in the game's lane at most; exceeding it is a bug and panics.
pub(crate) const GAME_LANE_MAX: usize = 28;
/// Tasks waiting in a seat's lane at most.
pub(crate) const SEAT_LANE_MAX: usize = 6;

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The six resources, by `Resource`.
    pub stock: [i32; 6],
    /// Their production.
    pub production: [i16; 6],
    /// Terraform rating.
    pub rating: i16,
    /// Cards in hand: hidden.
    pub hand: CardSet,
    /// Face-up cards, the corporation included.
    pub tableau: CardSet,
    /// Events played, face down.
    pub events: CardSet,
    /// Cards lying before the player to choose from (opening, research, draft, drawn to look at): hidden.
    pub dealt: CardSet,
    /// Those of them chosen so far; in the draft the cards kept aside: hidden.
    pub kept: CardSet,
    /// Passed for this generation.
    pub passed: bool,
    /// The corporation's first action is still to come (M42).
    pub first_action_due: bool,
    /// The rating was raised in this generation.
    pub rating_raised: bool,
    /// M€ off the next card in this generation.
    pub next_cheaper: u8,
    /// Steps of ease for the next card in this generation.
    pub next_eased: u8,
    /// Trade fleets, those on colony tiles included (C7).
    pub fleets: u8,
    /// Preludes kept and not played yet: hidden (P5).
    pub preludes: ArrayVec<[CardId; PRELUDES_KEPT as usize]>,
    /// Preludes this player has seen and laid aside; they are out of the game (P6): hidden.
    pub laid_aside: ArrayVec<[CardId; 4]>,
}

/// How many preludes are kept (P4).
pub const PRELUDES_KEPT: u8 = 2;

impl Player {
    /// The corporation, once revealed.
    pub fn corporation(&self) -> Option<CardId> {
        self.tableau.and(&CORPORATIONS).last()
    }

    /// Own tags on face-up cards, each symbol separately (M58).
    #[inline]
    pub fn tags(&self, tag: Tag) -> u32 {
        cards::count_tags(&self.tableau, tag)
    }

    /// How much of a resource there is.
    #[inline]
    pub const fn stock(&self, resource: Resource) -> i32 {
        self.stock[resource.idx()]
    }

    /// Production of a resource.
    #[inline]
    pub const fn production(&self, resource: Resource) -> i16 {
        self.production[resource.idx()]
    }

    /// M€ the production phase brings: TR and M€ production together, never below 0 (M46).
    pub fn income(&self) -> i32 {
        (i32::from(self.rating) + i32::from(self.production(Resource::Money))).max(0)
    }
}

/// A task: what remains to be done in a lane. The last of a lane is what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Task {
    #[default]
    Nothing,
    /// Carry out a text from a step on.
    Perform { at: At, seat: Seat, subject: CardId },
    /// Place one ocean tile, if one is left.
    Ocean { at: At, seat: Seat },
    /// A player must answer.
    Ask(Seat, Question),
    /// A text waiting for its place in the order (M127).
    Pending { text: Text, seat: Seat, subject: CardId },
    /// The active player orders so many pending texts just below.
    Resolve { seat: Seat, pending: u8 },
    /// Take so much of what a price leaves, from the resources that may pay.
    Pay { seat: Seat, due: u8, with: u8, heat_kept: u8, text: Text },
    /// Spend so much heat, for which resources of a card may stand in.
    SpendHeat { seat: Seat, due: u8, text: Text },
    /// The play of a card, once it is paid; through a prelude, if so (P25).
    Played { seat: Seat, card: CardId, through: Option<CardId> },
    /// A use of a standard project, once it is paid.
    ProjectPaid { seat: Seat, text: Text },
    /// A milestone or award, once it is paid.
    Claim { seat: Seat, text: Text },
    /// Look at the card bought by Inventors' Guild and the like, once it is paid.
    TakeDealt { seat: Seat, text: Text },
    /// Cards bought, once they are paid.
    Bought { seat: Seat },
    /// A trade with a colony tile, once it is paid (C15).
    Trade { seat: Seat, moon: Moon },
    /// The trade income of the position under the marker (C16).
    Income { seat: Seat, moon: Moon },
    /// The marker goes back after a trade (C18).
    MarkerBack(Moon),
    /// Wait until no seat has anything left to do in its own lane.
    Join,
    /// The opening: corporations are revealed in player order (M28).
    RevealCorporations,
    /// The next corporation to be revealed.
    RevealCorporation(Seat),
    /// The next prelude, of the player so many places from the first player (P9).
    PreludeRound(u8),
    /// Pass the packs of the draft on, or buy if it is over (M160).
    PassPacks,
    /// The action phase begins.
    BeginActions,
    /// The next turn or action (M38).
    Turn,
    /// Production, then the next generation or the end.
    Production,
    /// The next player who may convert the last plants (M130), counted from the first player.
    FinalGreenery(u8),
    /// The end of an action while the Reds rule: what it cost because the rating rose is paid (T42).
    Settle(Seat),
    /// A delegate that has been paid (T6).
    Delegate { seat: Seat, party: Party, source: Source },
    /// An effect of the current event, for the player so many places from the first player (T21).
    GlobalEvent { step: u8, turn: u8 },
    /// The rest of the solar phase: colonies, then politics.
    SolarRest,
    /// The dominant party takes power (T27 to T33).
    Government,
    /// The events move on (T34 to T36).
    ChangingTimes,
    /// The next generation begins.
    NextGeneration,
}

/// M€ that are due before an action ends, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Owed {
    pub(crate) money: u8,
    pub(crate) text: Text,
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
    /// The map played on.
    pub(crate) map: MapId,
    /// How many play.
    pub(crate) n_seats: u8,
    /// Where we are.
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) generation: u8,
    /// How far each parameter was raised, by `Parameter`; oceans are counted on the map instead.
    pub(crate) raised: [u8; N_PARAMETERS],
    /// Holder of the first-player marker.
    pub(crate) first_player: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Actions taken in this turn.
    pub(crate) actions_done: u8,
    /// The players; only the first `n_seats` take part.
    pub(crate) players: [Player; SEATS_MAX],
    /// The map.
    pub(crate) board: Board,
    /// The colony tiles, by `Moon`.
    pub(crate) moons: [MoonState; N_MOONS],
    /// The deck, its top card last: hidden.
    pub(crate) deck: ArrayVec<[CardId; DECK_MAX]>,
    /// The discard pile: hidden.
    pub(crate) discard: CardSet,
    /// The preludes that nobody has been dealt, the next one last: hidden.
    pub(crate) prelude_deck: ArrayVec<[CardId; cards::N_PRELUDES]>,
    /// Cards whose action was used in this generation.
    pub(crate) used: CardSet,
    /// Resources on cards, by `CardId`.
    pub(crate) on_card: Holdings,
    /// Milestones claimed, in order: which and by whom.
    pub(crate) milestones: ArrayVec<[(u8, u8); 3]>,
    /// Awards funded, in order: which and by whom.
    pub(crate) awards: ArrayVec<[(u8, u8); 3]>,
    /// The committee and the global events; as at the start where Turmoil is not played.
    pub(crate) turmoil: Turmoil,
    /// What the action under way still costs at its end, besides taxes (H10).
    pub(crate) owed: Owed,
    /// The randomness to come: hidden.
    pub(crate) dice: Dice,
    /// What is still to be done.
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

    /// The generation, counted from 1.
    #[inline]
    pub const fn generation(&self) -> u8 {
        self.generation
    }

    /// Holder of the first-player marker.
    #[inline]
    pub const fn first_player(&self) -> Seat {
        self.first_player
    }

    /// Whose turn it is.
    #[inline]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Actions taken in this turn.
    #[inline]
    pub const fn actions_done(&self) -> u8 {
        self.actions_done
    }

    /// What lies on the map.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The colony tiles, by `Moon`.
    #[inline]
    pub const fn moons(&self) -> &[MoonState; N_MOONS] {
        &self.moons
    }

    /// The deck, its top card last: hidden.
    #[inline]
    pub fn deck(&self) -> &[CardId] {
        &self.deck
    }

    /// The discard pile: hidden.
    #[inline]
    pub const fn discard_pile(&self) -> CardSet {
        self.discard
    }

    /// The preludes that nobody has been dealt, the next one last: hidden.
    #[inline]
    pub fn prelude_deck(&self) -> &[CardId] {
        &self.prelude_deck
    }

    /// Cards whose action was used in this generation.
    #[inline]
    pub const fn used(&self) -> CardSet {
        self.used
    }

    /// Resources on a card.
    #[inline]
    pub fn on_card(&self, id: CardId) -> u8 {
        self.on_card[id as usize]
    }

    /// The committee and the global events; as at the start where Turmoil is not played.
    #[inline]
    pub const fn turmoil(&self) -> &Turmoil {
        &self.turmoil
    }
}

impl State {
    /// Whether one player plays alone (M144).
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// Which map is played on.
    #[inline]
    pub const fn map_id(&self) -> MapId {
        self.map
    }

    /// The map played on.
    #[inline]
    pub fn map(&self) -> &'static Map {
        self.map.map()
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

    /// Ocean tiles not yet placed.
    #[inline]
    pub fn oceans_left(&self) -> u8 {
        self.steps_left(Parameter::Oceans)
    }

    /// Milestones claimed so far, in order.
    pub fn milestones(&self) -> impl Iterator<Item = (Milestone, Seat)> + '_ {
        self.milestones.iter().map(|&(what, by)| (Milestone::ALL[what as usize], Seat(by)))
    }

    /// Awards funded so far, in order.
    pub fn awards(&self) -> impl Iterator<Item = (Award, Seat)> + '_ {
        self.awards.iter().map(|&(what, by)| (Award::ALL[what as usize], Seat(by)))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::End
    }
}
