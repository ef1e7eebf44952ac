//! What is still to be done, as data: a stack of tasks for the game, one more for each seat. Nothing lies on Rust's
//! stack, so a game can be saved at any question, and several seats can be asked at once.

use crate::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// What remains to be done. The last task of a lane is what happens next.
pub trait Task: Copy + Default {
    /// Whether it is a question: it stays on its lane until it is answered.
    fn asks(&self) -> bool;
    /// Whether it waits until no seat has anything left to do in its own lane.
    fn joins(&self) -> bool;
}

/// A lane: the game's own, or that of a seat that does something while others do something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// The game's.
    Game,
    /// A seat's.
    Seat(Seat),
}

/// The lanes of a game: room for so many tasks in its own and in each seat's. More is a bug and panics.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "ArrayVec<[T; GAME]>: Serialize, [ArrayVec<[T; SEAT]>; SEATS]: Serialize",
    deserialize = "ArrayVec<[T; GAME]>: Deserialize<'de>, [ArrayVec<[T; SEAT]>; SEATS]: Deserialize<'de>"
))]
pub struct Lanes<T: Task, const GAME: usize, const SEAT: usize, const SEATS: usize> {
    /// What the game does next.
    pub game: ArrayVec<[T; GAME]>,
    /// What seats do on their own, at the same time.
    pub seats: [ArrayVec<[T; SEAT]>; SEATS],
}

impl<T: Task, const GAME: usize, const SEAT: usize, const SEATS: usize> Default
    for Lanes<T, GAME, SEAT, SEATS>
{
    fn default() -> Self {
        Lanes { game: ArrayVec::default(), seats: [ArrayVec::default(); SEATS] }
    }
}

impl<T: Task, const GAME: usize, const SEAT: usize, const SEATS: usize> Lanes<T, GAME, SEAT, SEATS> {
    /// Takes the next task that can be carried out: what seats do comes before the game goes on. `None` if everything
    /// waits for an answer, or nothing is left to do.
    #[inline]
    pub fn next(&mut self, n_seats: u8) -> Option<(Lane, T)> {
        // Seats have something of their own only while the game waits for them.
        if let Some(task) = self.game.last()
            && !task.joins()
        {
            debug_assert!(self.seats.iter().all(|lane| lane.is_empty()), "seats act while the game waits");
            return if task.asks() { None } else { self.game.pop().map(|task| (Lane::Game, task)) };
        }
        for seat in Seat::all(n_seats) {
            let lane = &mut self.seats[seat.idx()];
            if lane.last().is_some_and(|task| !task.asks()) {
                return lane.pop().map(|task| (Lane::Seat(seat), task));
            }
        }
        let task = self.game.last()?;
        let busy = |seat: Seat| !self.seats[seat.idx()].is_empty();
        if task.asks() || task.joins() && Seat::all(n_seats).any(busy) {
            return None;
        }
        self.game.pop().map(|task| (Lane::Game, task))
    }

    /// To be done next in a lane.
    #[inline]
    pub fn push(&mut self, lane: Lane, task: T) {
        match lane {
            Lane::Game => self.game.push(task),
            Lane::Seat(seat) => self.seats[seat.idx()].push(task),
        }
    }

    /// Takes what would be done next in a lane, such as a question that is answered.
    #[inline]
    pub fn pop(&mut self, lane: Lane) -> Option<T> {
        match lane {
            Lane::Game => self.game.pop(),
            Lane::Seat(seat) => self.seats[seat.idx()].pop(),
        }
    }

    /// What is to be done next in a seat's own lane.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<&T> {
        self.seats[seat.idx()].last()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    enum Todo {
        #[default]
        Work,
        Ask,
        Join,
    }

    impl Task for Todo {
        fn asks(&self) -> bool {
            *self == Todo::Ask
        }
        fn joins(&self) -> bool {
            *self == Todo::Join
        }
    }

    #[test]
    fn seats_work_first_and_the_game_waits_for_them() {
        let mut lanes: Lanes<Todo, 3, 2, 2> = Lanes::default();
        let second = Lane::Seat(Seat(1));
        for (lane, task) in [(Lane::Game, Todo::Work), (Lane::Game, Todo::Join), (second, Todo::Ask)] {
            lanes.push(lane, task);
        }
        lanes.push(second, Todo::Work);
        assert_eq!(lanes.next(2), Some((second, Todo::Work)));
        assert_eq!(lanes.next(2), None, "the seat must answer");
        assert_eq!(lanes.of(Seat(1)), Some(&Todo::Ask));
        assert_eq!(lanes.pop(second), Some(Todo::Ask));
        assert_eq!(lanes.next(2), Some((Lane::Game, Todo::Join)));
        assert_eq!(lanes.next(2), Some((Lane::Game, Todo::Work)));
        assert_eq!(lanes.next(2), None, "nothing is left");
    }
}
