//! Starting a game from any position, for scenarios and tests: the fields of `State` are set, then `resume`.

use crate::board::SEATS_MAX;
use crate::event::Event;
use crate::state::{GameLane, SeatLane, State, Task};
use crate::vocabulary::{Phase, PhaseCard};
use tharsis_kernel::Sink;

impl State {
    /// Goes on from the beginning of a phase, as the fields of the state stand, up to the next question.
    ///
    /// The phases that follow in the round are those the players (and in solo the neutral card) have chosen.
    /// - `Setup`: players with corporations in `dealt` are asked to choose.
    /// - `Research`: players are asked about `dealt`; if nobody has any, cards are dealt first.
    /// - `Pool`: both take a piece.
    pub fn resume(&mut self, phase: Phase, log: &mut impl Sink<Event>) {
        self.game_lane = GameLane::default();
        self.seat_lanes = [SeatLane::default(); SEATS_MAX];
        self.phase = phase;
        self.at_start = self.steps;
        self.to_come = 0;
        let chosen = self.players().iter().filter_map(|player| player.chosen).chain(self.neutral_now);
        // While planning nothing is revealed yet.
        let revealed = phase > Phase::Planning;
        for card in chosen.collect::<Vec<PhaseCard>>() {
            self.to_come |= u8::from(revealed && card.phase() > phase) << card.idx();
        }
        match (phase, phase.card()) {
            (Phase::Research, _) if self.players().iter().any(|player| !player.dealt.is_empty()) => {
                self.game_lane.push(Task::PhaseOver);
                self.ask_keep();
            }
            (_, Some(card)) => {
                let used = self.used;
                self.begin_phase(card, log);
                self.used = used;
            }
            (Phase::Setup, _) => self.begin_opening(),
            (Phase::Pool, _) => {
                self.game_lane.push(Task::NextPhase);
                self.ask_pool();
            }
            (Phase::End, _) => self.ask_hand_limits(),
            (Phase::Over, _) => {}
            _ => self.game_lane.push(Task::Planning),
        }
        self.run(log);
    }

    /// Takes away what a seat is asked, for positions in which it has done its part already.
    pub fn set_done(&mut self, seat: tharsis_kernel::Seat) {
        self.seat_lanes[seat.idx()] = SeatLane::default();
        self.run(&mut ());
    }
}
