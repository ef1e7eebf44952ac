//! A table's log, folded: which choices stand after all undos, what can be undone and redone, how much time
//! everybody has used. Made from the entries alone; knows no game and no database.

use crate::store::{ByWhom, EntryRow, StoreError};
use tharsis_kernel::{Seat, SeatSet};
use tharsis_wire::api::{ClockKind, ClockRule};

const UNDO: &str = "undo ";

/// What is remembered of a choice that stands; the choice itself is kept by the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    seat: Seat,
    /// The first of those sent together.
    begins: bool,
    /// Somebody learnt something new.
    reveals: bool,
}

/// A choice taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Undone {
    mark: Mark,
    choice: String,
}

/// The folded log.
#[derive(Clone, Debug, Default)]
pub(crate) struct Logbook {
    /// Entries so far.
    pub(crate) seq: i64,
    /// The choices that stand.
    made: Vec<Mark>,
    /// The choices taken back last, in their order; redoing makes them again.
    undone: Vec<Undone>,
    /// Milliseconds each seat has used in all.
    used: [i64; 8],
    /// When each seat was asked, if it is.
    asked_since: [Option<i64>; 8],
    /// The number of the last undo; 0 if there was none.
    last_undo: i64,
}

/// To how many choices an entry goes back, if it is an undo.
pub(crate) fn undo_of(what: &str) -> Result<Option<usize>, StoreError> {
    let Some(to) = what.strip_prefix(UNDO) else { return Ok(None) };
    to.parse().map(Some).map_err(|_| StoreError::Broken(format!("\"{what}\" is not an undo")))
}

/// An undo as an entry.
pub(crate) fn undo_entry(to: usize) -> String {
    format!("{UNDO}{to}")
}

impl Logbook {
    /// A log whose first question is asked at this moment.
    pub(crate) fn new(started: i64, asked: SeatSet) -> Logbook {
        let mut book = Logbook::default();
        book.tick(started, asked, None);
        book
    }

    /// Forgets the choices from a step on, without an entry: they cannot be made here.
    pub(crate) fn cut(&mut self, steps: usize) {
        self.made.truncate(steps);
        self.undone.clear();
    }

    /// A log of so many entries that cannot be read here.
    pub(crate) fn unread(seq: i64) -> Logbook {
        Logbook { seq, ..Logbook::default() }
    }

    /// How many choices stand.
    pub(crate) fn steps(&self) -> usize {
        self.made.len()
    }

    /// Takes in the next entry. `taken_back` gives the choices that an undo takes back, from a step on.
    pub(crate) fn add(
        &mut self,
        entry: &EntryRow,
        taken_back: impl FnOnce(usize) -> Vec<(Seat, String)>,
    ) -> Result<(), StoreError> {
        if entry.seq != self.seq + 1 {
            return Err(StoreError::Broken(format!("entry {} after {}", entry.seq, self.seq)));
        }
        match undo_of(&entry.what)? {
            Some(to) if to > self.made.len() => {
                let problem = format!("an undo to {to} of {} choices", self.made.len());
                return Err(StoreError::Broken(problem));
            }
            Some(to) => {
                let marks = self.made.split_off(to);
                let choices = taken_back(to).into_iter().map(|(_, choice)| choice);
                let undone = marks.into_iter().zip(choices).map(|(mark, choice)| Undone { mark, choice });
                self.undone.splice(0..0, undone);
                self.last_undo = entry.seq;
            }
            None => self.add_choice(entry),
        }
        self.seq = entry.seq;
        let mover = (entry.by != ByWhom::Copied).then_some(Seat(entry.seat));
        self.tick(entry.at, SeatSet(entry.asked), mover);
        Ok(())
    }

    fn add_choice(&mut self, entry: &EntryRow) {
        let mark = Mark { seat: Seat(entry.seat), begins: entry.begins, reveals: entry.reveals };
        // Making the same choice again keeps the rest to be redone.
        match self.undone.first() {
            Some(next) if (next.mark.seat, &next.choice) == (mark.seat, &entry.what) => {
                self.undone.remove(0);
            }
            _ => self.undone.clear(),
        }
        self.made.push(mark);
    }

    /// Moves the clocks on: whoever was asked has used the time; whoever is asked now begins, the mover anew.
    fn tick(&mut self, at: i64, asked: SeatSet, mover: Option<Seat>) {
        for seat in (0..8).map(Seat) {
            let since = &mut self.asked_since[seat.idx()];
            let still = asked.has(seat);
            if let Some(start) = *since
                && (!still || mover == Some(seat))
            {
                self.used[seat.idx()] += (at - start).max(0);
                *since = None;
            }
            if still && since.is_none() {
                *since = Some(at);
            }
        }
    }

    /// Milliseconds a seat has left; negative when they are used up.
    pub(crate) fn time_left(&self, rule: &ClockRule, seat: Seat, now: i64) -> i64 {
        let budget = i64::from(rule.seconds) * 1000;
        let running = self.asked_since[seat.idx()].map_or(0, |since| (now - since).max(0));
        match rule.kind {
            ClockKind::Turn => budget - running,
            ClockKind::Game => budget - running - self.used[seat.idx()],
        }
    }

    /// How many choices stood at a moment; `None` if something was taken back since.
    pub(crate) fn steps_at(&self, seq: i64) -> Option<usize> {
        let since = usize::try_from(self.seq - seq).ok()?;
        if self.last_undo > seq || seq < 0 { None } else { self.made.len().checked_sub(since) }
    }

    /// How many choices were made since a moment, if others made them all and nothing was taken back.
    pub(crate) fn others_since(&self, seq: i64, seat: Seat) -> Option<usize> {
        let n = usize::try_from(self.seq - seq).ok().filter(|n| (1..=self.made.len()).contains(n))?;
        let others = self.made.iter().rev().take(n).all(|made| made.seat != seat);
        (self.last_undo <= seq && others).then_some(n)
    }

    /// How far back a seat may undo; `None` if it may not.
    ///
    /// Among people: its own last choices, as long as nobody else has acted and nothing new was learnt. Alone or
    /// against bots: to any earlier question.
    pub(crate) fn undo_floor(&self, seat: Seat, alone: bool) -> Option<usize> {
        if alone {
            return self.made.iter().any(|made| made.seat == seat).then_some(0);
        }
        let own = self.made.iter().rev().take_while(|made| made.seat == seat && !made.reveals).count();
        (own > 0).then(|| self.made.len() - own)
    }

    /// Where an undo leads if nothing else is said: before what the seat sent last.
    pub(crate) fn undo_target(&self, seat: Seat, alone: bool) -> Option<usize> {
        let floor = self.undo_floor(seat, alone)?;
        let last = self.made.iter().rposition(|made| made.seat == seat && made.begins)?;
        Some(last.max(floor))
    }

    /// The choices to be made again, those once sent together.
    pub(crate) fn redo(&self, seat: Seat) -> Vec<String> {
        let mut group = self.undone.iter().enumerate();
        let own = group.by_ref().take_while(|(i, it)| it.mark.seat == seat && (*i == 0 || !it.mark.begins));
        own.map(|(_, it)| it.choice.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tharsis_wire::api::Flag;

    fn entry(seq: i64, seat: u8, what: &str, begins: bool, reveals: bool) -> EntryRow {
        let by = ByWhom::Player;
        EntryRow {
            seq,
            seat,
            what: what.into(),
            by,
            at: seq * 1000,
            begins,
            reveals,
            asked: 0b11,
            sent: String::new(),
            hash: 0,
        }
    }

    /// A logbook beside the choices it does not keep.
    #[derive(Default)]
    struct Kept {
        book: Logbook,
        choices: Vec<(Seat, String)>,
    }

    impl std::ops::Deref for Kept {
        type Target = Logbook;
        fn deref(&self) -> &Logbook {
            &self.book
        }
    }

    impl Kept {
        fn add(&mut self, entry: &EntryRow) -> Result<(), StoreError> {
            let choices = &mut self.choices;
            self.book.add(entry, |to| choices.split_off(to))?;
            if !entry.what.starts_with(UNDO) {
                self.choices.push((Seat(entry.seat), entry.what.clone()));
            }
            Ok(())
        }
    }

    fn book(entries: &[(u8, &str, bool, bool)]) -> Kept {
        let mut book = Kept { book: Logbook::new(0, SeatSet(0b11)), choices: Vec::new() };
        for (i, &(seat, what, begins, reveals)) in entries.iter().enumerate() {
            book.add(&entry(i as i64 + 1, seat, what, begins, reveals)).expect("a good entry");
        }
        book
    }

    #[test]
    fn undo_ends_where_somebody_else_acted_or_something_was_learnt() {
        let own =
            [(0, "a", true, false), (1, "b", true, false), (0, "c", true, false), (0, "d", false, false)];
        assert_eq!(book(&own).undo_floor(Seat(0), false), Some(2));
        assert_eq!(book(&own).undo_floor(Seat(1), false), None);
        assert_eq!(book(&own).undo_floor(Seat(0), true), Some(0));
        let learnt = [(0, "a", true, false), (0, "b", true, true), (0, "c", true, false)];
        assert_eq!(book(&learnt).undo_floor(Seat(0), false), Some(2));
    }

    #[test]
    fn undo_takes_back_what_was_sent_together_and_redo_makes_it_again() {
        let mut book = book(&[(0, "a", true, false), (0, "b", true, false), (0, "c", false, false)]);
        assert_eq!(book.undo_target(Seat(0), false), Some(1));
        book.add(&entry(4, 0, "undo 1", true, false)).expect("a good entry");
        assert_eq!((book.steps(), book.redo(Seat(0))), (1, vec!["b".to_string(), "c".to_string()]));
        book.add(&entry(5, 0, "b", true, false)).expect("a good entry");
        assert_eq!(book.redo(Seat(0)), ["c"]);
        book.add(&entry(6, 0, "x", true, false)).expect("a good entry");
        assert!(book.redo(Seat(0)).is_empty());
    }

    #[test]
    fn what_others_did_since_a_moment_is_counted() {
        let mut book = book(&[(0, "a", true, false), (1, "b", true, false), (1, "c", true, false)]);
        let since = |book: &Logbook, seq| book.others_since(seq, Seat(0));
        assert_eq!(
            [0, 1, 2, 3, 4, -1].map(|seq| since(&book, seq)),
            [None, Some(2), Some(1), None, None, None]
        );
        book.add(&entry(4, 1, "undo 2", true, false)).expect("a good entry");
        assert_eq!((since(&book, 2), since(&book, 3)), (None, None), "something was taken back");
        book.add(&entry(5, 1, "d", true, false)).expect("a good entry");
        assert_eq!(since(&book, 4), Some(1));
    }

    #[test]
    fn two_undos_are_redone_in_order() {
        let mut book = book(&[(0, "a", true, false), (0, "b", true, false)]);
        book.add(&entry(3, 0, "undo 1", true, false)).expect("a good entry");
        book.add(&entry(4, 0, "undo 0", true, false)).expect("a good entry");
        assert_eq!(book.redo(Seat(0)), ["a"]);
        book.add(&entry(5, 0, "a", true, false)).expect("a good entry");
        assert_eq!(book.redo(Seat(0)), ["b"]);
    }

    #[test]
    fn gaps_and_wrong_undos_are_refused() {
        let mut book = book(&[(0, "a", true, false)]);
        assert!(book.add(&entry(3, 0, "b", true, false)).is_err());
        assert!(book.add(&entry(2, 0, "undo 9", true, false)).is_err());
    }

    #[test]
    fn clocks_run_for_those_who_are_asked() {
        let rule = |kind| ClockRule { kind, seconds: 10, flag: Flag::Nothing };
        let book = book(&[(0, "a", true, false), (1, "b", true, false), (0, "c", true, false)]);
        // Seat 0 moved at 1 and 3 seconds and is asked since; seat 1 moved at 2 and waits since.
        assert_eq!(book.time_left(&rule(ClockKind::Turn), Seat(0), 4000), 9000);
        assert_eq!(book.time_left(&rule(ClockKind::Game), Seat(0), 4000), 6000);
        assert_eq!(book.time_left(&rule(ClockKind::Turn), Seat(1), 4000), 8000);
        assert_eq!(book.time_left(&rule(ClockKind::Game), Seat(1), 4000), 6000);
    }
}
