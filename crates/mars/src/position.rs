//! Starting a game from any position, for scenarios and tests: the fields of `State` are set, then `resume`.

use crate::board::SEATS_MAX;
use crate::event::Event;
use crate::state::{GameLane, SeatLane, State, Task};
use crate::vocabulary::Phase;
use tharsis_kernel::Sink;

impl State {
    /// Goes on from the beginning of a phase, as the fields of the state stand, up to the next question.
    ///
    /// - `Setup`: players with corporations in `dealt` are asked to choose.
    /// - `Research`: players are asked about `dealt`; if nobody has any, cards are dealt first.
    /// - `Action`: `active` moves next, `actions_done` actions into the turn.
    /// - `Production`, `Solar`: nothing happens until [`State::run_production`].
    /// - `FinalGreenery`: from the first player on, the last plants may be converted.
    pub fn resume(&mut self, phase: Phase) {
        self.game_lane = GameLane::default();
        self.seat_lanes = [SeatLane::default(); SEATS_MAX];
        self.phase = phase;
        match phase {
            Phase::Setup => self.begin_opening(),
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
        self.game_lane = GameLane::default();
        self.seat_lanes = [SeatLane::default(); SEATS_MAX];
        match self.phase {
            Phase::Solar => self.solar(log),
            _ => self.push(Task::Production),
        }
        self.run(log);
    }
}
