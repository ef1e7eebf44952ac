//! Starting a game from any position, for scenarios, puzzles and tests: [`State::layout`] lays it out, [`State::resume`]
//! goes on from it. The one door by which a state is changed other than by choices.

use crate::board::Board;
use crate::cards::{CardSet, N_PRELUDES};
use crate::colony::{MoonState, N_MOONS};
use crate::event::Event;
use crate::holdings::Holdings;
use crate::options::Options;
use crate::parameter::N_PARAMETERS;
use crate::state::{DECK_MAX, Lanes, Player, State, Task};
use crate::turmoil::Turmoil;
use crate::vocabulary::{Award, Milestone, Parameter, Phase};
use tharsis_kernel::{CardId, Seat, Sink};
use tinyvec::ArrayVec;

/// A position being laid out: everything of a state that can be put there by hand. The rules do not look at it until
/// [`State::resume`] goes on from it, so it is up to the caller that it is one that can be.
///
/// ```
/// use tharsis_kernel::{Game, Seat, seed_from_u64};
/// use tharsis_mars::{Mars, Options, Phase, Resource, State};
///
/// let mut state = State::bare(Options::default(), 2, seed_from_u64(1));
/// let table = state.layout();
/// *table.generation = 5;
/// table.players[0].stock[Resource::Money.idx()] = 40;
/// state.resume(Phase::Action);
/// assert_eq!((state.generation(), state.player(Seat(0)).stock(Resource::Money)), (5, 40));
/// ```
#[derive(Debug)]
pub struct Layout<'s> {
    /// The variant.
    pub options: &'s mut Options,
    /// Counted from 1.
    pub generation: &'s mut u8,
    /// Holder of the first-player marker.
    pub first_player: &'s mut Seat,
    /// Whose turn it is.
    pub active: &'s mut Seat,
    /// Actions taken in this turn.
    pub actions_done: &'s mut u8,
    /// The players.
    pub players: &'s mut [Player],
    /// What lies on the map.
    pub board: &'s mut Board,
    /// The colony tiles, by `Moon`.
    pub moons: &'s mut [MoonState; N_MOONS],
    /// The deck, its top card last.
    pub deck: &'s mut ArrayVec<[CardId; DECK_MAX]>,
    /// The discard pile.
    pub discard: &'s mut CardSet,
    /// The preludes that nobody has been dealt, the next one last.
    pub prelude_deck: &'s mut ArrayVec<[CardId; N_PRELUDES]>,
    /// Cards whose action was used in this generation.
    pub used: &'s mut CardSet,
    /// Resources on cards, by `CardId`.
    pub on_card: &'s mut Holdings,
    /// The committee and the global events.
    pub turmoil: &'s mut Turmoil,
    raised: &'s mut [u8; N_PARAMETERS],
    milestones: &'s mut ArrayVec<[(u8, u8); 3]>,
    awards: &'s mut ArrayVec<[(u8, u8); 3]>,
}

impl Layout<'_> {
    /// Puts a parameter so many steps above its beginning. Oceans are laid on the board instead.
    pub fn set_steps(&mut self, parameter: Parameter, steps: u8) {
        debug_assert!(parameter != Parameter::Oceans && steps <= parameter.track().steps);
        self.raised[parameter.idx()] = steps;
    }

    /// Marks a milestone as claimed.
    pub fn set_milestone(&mut self, milestone: Milestone, by: Seat) {
        self.milestones.push((milestone as u8, by.0));
    }

    /// Marks an award as funded.
    pub fn set_award(&mut self, award: Award, by: Seat) {
        self.awards.push((award as u8, by.0));
    }
}

impl State {
    /// Lets a position be laid out by hand.
    pub fn layout(&mut self) -> Layout<'_> {
        Layout {
            options: &mut self.options,
            generation: &mut self.generation,
            first_player: &mut self.first_player,
            active: &mut self.active,
            actions_done: &mut self.actions_done,
            players: &mut self.players[..self.n_seats as usize],
            board: &mut self.board,
            moons: &mut self.moons,
            deck: &mut self.deck,
            discard: &mut self.discard,
            prelude_deck: &mut self.prelude_deck,
            used: &mut self.used,
            on_card: &mut self.on_card,
            turmoil: &mut self.turmoil,
            raised: &mut self.raised,
            milestones: &mut self.milestones,
            awards: &mut self.awards,
        }
    }

    /// Goes on from the beginning of a phase, as the fields of the state stand, up to the next question.
    ///
    /// - `Setup`: players with corporations in `dealt` are asked to choose.
    /// - `Prelude`: `active` plays a prelude next, then those after them.
    /// - `Research`: players are asked about `dealt`; if nobody has any, cards are dealt first.
    /// - `Action`: `active` moves next, `actions_done` actions into the turn.
    /// - `Production`, `Solar`: nothing happens until [`State::run_production`].
    /// - `FinalGreenery`: from the first player on, the last plants may be converted.
    pub fn resume(&mut self, phase: Phase) {
        self.lanes = Lanes::default();
        self.phase = phase;
        match phase {
            Phase::Setup => self.begin_opening(),
            Phase::Prelude => {
                let turn = (self.n_seats + self.active.0 - self.first_player.0) % self.n_seats;
                self.push(Task::BeginActions);
                self.push(Task::PreludeRound(turn));
            }
            Phase::Research if self.players().iter().all(|player| player.dealt.is_empty()) => {
                self.begin_research(&mut ());
            }
            Phase::Research => self.ask_research(),
            Phase::Action => self.push(Task::Turn),
            Phase::Production | Phase::Solar | Phase::End => {}
            Phase::FinalGreenery => self.begin_final_greenery(&mut ()),
        }
        self.run(&mut ());
    }

    /// Runs the production phase, or the solar phase if it is due, whatever else was going on, up to the next question.
    pub fn run_production(&mut self, log: &mut impl Sink<Event>) {
        self.lanes = Lanes::default();
        match self.phase {
            Phase::Solar => self.solar(log),
            _ => self.push(Task::Production),
        }
        self.run(log);
    }
}
