//! What an opening would come to: the corporation, the preludes and the cards chosen, carried out in an imagined world
//! before anything is revealed.

use crate::cards::CORPORATIONS;
use crate::event::Event;
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::vocabulary::Phase;
use tharsis_kernel::{Seat, SeatSet, Sink};

impl State {
    /// A copy in which a seat's opening is never over, so that nothing is revealed whatever it chooses.
    pub fn held_open(&self, seat: Seat) -> State {
        let mut held = self.clone();
        if self.phase == Phase::Setup {
            held.lanes.seats[seat.idx()].insert(0, Task::Ask(seat, Question::Draft));
        }
        held
    }

    /// The events by which a seat's opening would come into force if nobody else were there; `None` before it has chosen a
    /// corporation. Preludes are played in the order in which most of them can be; where a choice is left open, the first is
    /// taken, so what hangs on areas and cards chosen on the way is only an example.
    pub fn opening_events(&self, seat: Seat) -> Option<Vec<Event>> {
        let beginner = self.options.beginners.has(seat);
        let chosen = self.player(seat).kept.meets(&CORPORATIONS) || beginner;
        if self.phase != Phase::Setup || !chosen {
            return None;
        }
        // Nothing of what lies in the real deck may show.
        let mut knowing = SeatSet::EMPTY;
        knowing.add(seat);
        let mut world = self.redealt(knowing, 0).as_if_only(seat);
        let mut log: Vec<Event> = Vec::new();
        world.reveal_corporation(seat, &mut log);
        world.answer_anyhow(seat, &mut log);
        if self.options.prelude {
            world.prelude_round(0, &mut ());
            world.lanes.game.clear();
            while let Some(id) = world.next_prelude(seat) {
                world.play_own_prelude(seat, id, &mut log);
                world.answer_anyhow(seat, &mut log);
            }
        }
        Some(log)
    }

    /// The first of a seat's preludes that can be played now, or simply the first.
    fn next_prelude(&self, seat: Seat) -> Option<u16> {
        let own = &self.player(seat).preludes;
        own.iter().copied().find(|&id| self.can_play_prelude(seat, id)).or(own.first().copied())
    }

    /// Goes on until nothing is left to do, taking the first of the choices there are.
    fn answer_anyhow<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        self.active = seat;
        self.run(log);
        let mut legal: Vec<Choice> = Vec::new();
        while self.pending_question(seat).is_some() {
            legal.clear();
            self.legal_choices(seat, &mut legal);
            let Some(&choice) = legal.first() else { return };
            self.answer(seat, choice, log);
        }
    }
}
