//! A table at one moment, and the change from one moment to the next: what viewers are sent.

use super::live::{alone, names};
use super::logbook::Logbook;
use crate::store::SeatRow;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tharsis_kernel::Seat;
use tharsis_wire::api::{LogLine, Moment, Update};
use tharsis_wire::{Play, Story};
use tharsis_words::{Language, Names};

/// A table at one moment.
pub(crate) struct Shot {
    pub(crate) play: Box<dyn Play>,
    pub(crate) book: Logbook,
    pub(crate) names: Names,
    /// One person plays, alone or against bots.
    pub(crate) alone: bool,
    /// Nobody may go on: nothing is asked, nothing can be taken back.
    frozen: bool,
}

impl Shot {
    pub(crate) fn new(play: Box<dyn Play>, book: Logbook, seats: &[SeatRow]) -> Shot {
        Shot { play, book, names: names(seats), alone: alone(seats), frozen: false }
    }

    /// The game at another moment, at the same table.
    pub(crate) fn next(&self, play: Box<dyn Play>, book: Logbook) -> Shot {
        Shot { play, book, names: self.names.clone(), alone: self.alone, frozen: self.frozen }
    }

    /// The same moment, others at the table.
    pub(crate) fn renamed(&self, seats: &[SeatRow]) -> Shot {
        let same = Shot::new(self.play.copy(), self.book.clone(), seats);
        Shot { frozen: self.frozen, ..same }
    }

    /// The same moment, with nobody asked.
    pub(crate) fn frozen(self) -> Shot {
        Shot { frozen: true, ..self }
    }

    /// What a viewer is shown.
    pub(crate) fn moment(&self, viewer: Option<Seat>, language: &Language) -> Moment {
        let mover = viewer.filter(|_| !self.frozen);
        Moment {
            seq: self.book.seq,
            step: self.book.steps(),
            scene: self.play.scene(viewer),
            ask: mover.and_then(|seat| self.play.ask(seat, language, &self.names)),
            undo: mover.and_then(|seat| self.book.undo_target(seat, self.alone)),
            redo: mover.is_some_and(|seat| self.can_redo(seat)),
        }
    }

    fn can_redo(&self, seat: Seat) -> bool {
        self.play.asked().has(seat) && !self.book.redo(seat).is_empty()
    }

    /// What happened from a step on.
    pub(crate) fn lines(&self, from: usize, viewer: Option<Seat>, language: &Language) -> Vec<LogLine> {
        self.play.story(from).lines(viewer, language, &self.names)
    }
}

/// Who looks, in which language.
type Look = (Option<u8>, &'static str);

/// The change from one moment to the next. Made once for each kind of viewer, however many there are.
pub(crate) struct Step {
    pub(crate) before: Arc<Shot>,
    pub(crate) after: Arc<Shot>,
    pub(crate) stories: Vec<Box<dyn Story>>,
    /// Choices were taken back to this step.
    pub(crate) undone: Option<usize>,
    told: Mutex<HashMap<Look, Arc<str>>>,
}

impl Step {
    pub(crate) fn new(
        before: Arc<Shot>,
        after: Arc<Shot>,
        stories: Vec<Box<dyn Story>>,
        undone: Option<usize>,
    ) -> Step {
        Step { before, after, stories, undone, told: Mutex::default() }
    }

    /// The update for a viewer, as JSON.
    pub(crate) fn told(&self, viewer: Option<Seat>, language: &'static Language) -> Arc<str> {
        let look = (viewer.map(|seat| seat.0), language.code());
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let text = told.entry(look).or_insert_with(|| {
            let update = self.update(viewer, language);
            serde_json::to_string(&update).expect("plain data").into()
        });
        Arc::clone(text)
    }

    fn update(&self, viewer: Option<Seat>, language: &Language) -> Update {
        let names = &self.after.names;
        Update {
            seq: self.after.book.seq,
            base: self.before.book.seq,
            patch: patch(&self.before.moment(viewer, language), &self.after.moment(viewer, language)),
            log: self.stories.iter().flat_map(|story| story.lines(viewer, language, names)).collect(),
            undone: self.undone,
        }
    }
}

/// What turns one moment into the other.
pub(crate) fn patch(before: &Moment, after: &Moment) -> Value {
    let as_value = |moment: &Moment| serde_json::to_value(moment).expect("plain data");
    let patch = json_patch::diff(&as_value(before), &as_value(after));
    serde_json::to_value(patch).expect("plain data")
}
