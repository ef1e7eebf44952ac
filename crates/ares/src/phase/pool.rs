//! The pool of the co-operative game and the exchange of cards (A48).

use crate::event::{Cause, Event};
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::vocabulary::{Phase, Piece, Resource};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    /// Everybody takes a piece after the phase cards are revealed.
    pub(crate) fn begin_pool<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Pool;
        log.emit(Event::PhaseBegan { phase: self.phase, round: self.round });
        self.ask_pool();
    }

    /// Asks both for a piece.
    pub(crate) fn ask_pool(&mut self) {
        self.lanes.game.push(Task::Join);
        for seat in self.seats() {
            if self.cubes + self.markers > 0 {
                self.ask(seat, Question::Pool);
            }
        }
    }

    fn partner(&self, seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    pub(crate) fn take_piece<L: Sink<Event>>(&mut self, seat: Seat, piece: Piece, log: &mut L) {
        // Only a position given from outside has fewer pieces than players.
        if self.cubes + self.markers == 1 {
            let other = self.partner(seat);
            self.lanes.seats[other.idx()].retain(|task| *task != Task::Ask(Question::Pool));
        }
        log.emit(Event::Took { seat, piece });
        match piece {
            Piece::Cube => {
                self.cubes -= 1;
                self.gain(seat, 1, Resource::Money, Cause::Pool, log);
            }
            Piece::Marker => {
                self.markers -= 1;
                let hands = [seat, self.partner(seat)].map(|seat| self.player(seat).hand);
                if hands.iter().all(|hand| !hand.is_empty()) {
                    self.ask(seat, Question::Offer);
                }
            }
        }
    }

    /// The card offered lies between the two until the partner answers.
    pub(crate) fn offer<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        let Choice::Card(id) = choice else { return };
        self.player_mut(seat).hand.remove(id);
        log.emit(Event::Offered { seat, card: Some(id) });
        self.ask(self.partner(seat), Question::Swap(id));
    }

    /// The partner gives a card for the one offered, or declines.
    pub(crate) fn swap<L: Sink<Event>>(&mut self, seat: Seat, offered: CardId, choice: Choice, log: &mut L) {
        let taker = self.partner(seat);
        let given = match choice {
            Choice::Card(id) => Some(id),
            _ => None,
        };
        if let Some(id) = given {
            let hand = &mut self.player_mut(seat).hand;
            hand.remove(id);
            hand.add(offered);
        }
        self.player_mut(taker).hand.add(given.unwrap_or(offered));
        log.emit(Event::Swapped { seat: taker, agreed: given.is_some(), card: given });
    }
}
