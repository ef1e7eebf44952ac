//! A table at one moment, and the change from one moment to the next: what viewers are sent.

use super::live::{alone, names};
use super::logbook::Logbook;
use crate::store::TableRow;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use tharsis_kernel::Seat;
use tharsis_wire::api::{Insight, LogEntry, Moment, Update};
use tharsis_wire::{Play, Story};
use tharsis_words::{Language, Names};

/// Who looks, in which language.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) viewer: Option<Seat>,
    pub(crate) language: &'static Language,
    /// Whether they want to be told what each of their answers would bring.
    pub(crate) insight: bool,
}

impl Look {
    fn key(self) -> Key {
        (self.viewer.map(|seat| seat.0), self.language.code(), self.insight && self.viewer.is_some())
    }
}

/// A kind of viewer: seat, language, with insight.
type Key = (Option<u8>, &'static str, bool);
type ByLook<T> = Mutex<HashMap<Key, T>>;

/// What a viewer is shown at a moment: ready to be compared with the next.
#[derive(Serialize)]
pub(crate) struct Seen {
    /// Without the insight, which is compared choice by choice.
    #[serde(flatten)]
    moment: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    insight: Option<Insight>,
}

impl Seen {
    pub(crate) fn new(mut moment: Moment) -> Seen {
        let insight = moment.insight.take();
        Seen { moment: as_value(&moment), insight }
    }
}

fn as_value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("plain data")
}

/// A table at one moment.
pub(crate) struct Shot {
    pub(crate) play: Box<dyn Play>,
    pub(crate) book: Logbook,
    pub(crate) names: Names,
    /// One person plays, alone or against bots, and competes with nobody.
    pub(crate) alone: bool,
    /// Nobody may go on: nothing is asked, nothing can be taken back.
    frozen: bool,
    /// What viewers are shown, as long as one of them keeps it for the next moment: there are thousands of tables.
    seen: ByLook<Weak<Seen>>,
}

impl Shot {
    pub(crate) fn new(play: Box<dyn Play>, book: Logbook, row: &TableRow) -> Shot {
        let (names, alone) = (names(&row.seats), alone(row));
        Shot { play, book, names, alone, frozen: false, seen: ByLook::default() }
    }

    /// The game at another moment, at the same table.
    pub(crate) fn next(&self, play: Box<dyn Play>, book: Logbook) -> Shot {
        let (names, seen) = (self.names.clone(), ByLook::default());
        Shot { play, book, names, alone: self.alone, frozen: self.frozen, seen }
    }

    /// The same moment, others at the table.
    pub(crate) fn renamed(&self, row: &TableRow) -> Shot {
        let same = Shot::new(self.play.copy(), self.book.clone(), row);
        Shot { frozen: self.frozen, ..same }
    }

    /// The same moment, with nobody asked.
    pub(crate) fn frozen(self) -> Shot {
        Shot { frozen: true, ..self }
    }

    /// What a viewer is shown.
    pub(crate) fn moment(&self, Look { viewer, language, insight }: Look) -> Moment {
        let mover = viewer.filter(|_| !self.frozen);
        let considers = mover.filter(|_| insight && !self.play.asked().is_empty());
        let (ask, insight) = match considers {
            Some(seat) => {
                let (ask, insight) = self.play.consider(seat, language, &self.names);
                (ask, Some(insight))
            }
            None => (mover.and_then(|seat| self.play.ask(seat, language, &self.names)), None),
        };
        Moment {
            seq: self.book.seq,
            step: self.book.steps(),
            scene: self.play.scene(viewer),
            ask,
            insight,
            undo: mover.and_then(|seat| self.book.undo_target(seat, self.alone)),
            redo: mover.is_some_and(|seat| self.can_redo(seat)),
        }
    }

    /// The same, made once for all who look alike while one of them keeps it.
    pub(crate) fn seen(&self, look: Look) -> Arc<Seen> {
        if let Some(seen) = self.kept(look) {
            return seen;
        }
        let seen = Arc::new(Seen::new(self.moment(look)));
        self.all_seen().insert(look.key(), Arc::downgrade(&seen));
        seen
    }

    fn kept(&self, look: Look) -> Option<Arc<Seen>> {
        self.all_seen().get(&look.key())?.upgrade()
    }

    fn all_seen(&self) -> MutexGuard<'_, HashMap<Key, Weak<Seen>>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        self.play.asked().has(seat) && !self.book.redo(seat).is_empty()
    }

    /// What happened from a step on.
    pub(crate) fn entries(&self, from: usize, viewer: Option<Seat>, language: &Language) -> Vec<LogEntry> {
        self.play.story(from).entries(viewer, language, &self.names)
    }
}

/// The change from one moment to the next. Made once for each kind of viewer, however many there are.
pub(crate) struct Step {
    pub(crate) before: Arc<Shot>,
    pub(crate) after: Arc<Shot>,
    pub(crate) stories: Vec<Box<dyn Story>>,
    /// Choices were taken back to this step.
    pub(crate) undone: Option<usize>,
    told: ByLook<Arc<OnceLock<Arc<str>>>>,
}

impl Step {
    pub(crate) fn new(
        before: Arc<Shot>,
        after: Arc<Shot>,
        stories: Vec<Box<dyn Story>>,
        undone: Option<usize>,
    ) -> Step {
        Step { before, after, stories, undone, told: ByLook::default() }
    }

    /// The update for a viewer, as JSON, and what they see then, to be kept for the next.
    pub(crate) fn told(&self, look: Look) -> (Arc<str>, Option<Arc<Seen>>) {
        // Nobody waits for what is made for others.
        let told = {
            let mut all = self.told.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry(look.key()).or_default())
        };
        let mut seen = None;
        let text = told.get_or_init(|| {
            let after = self.after.seen(look);
            let update = self.update(&self.before.seen(look), &after, look);
            seen = Some(after);
            serde_json::to_string(&update).expect("plain data").into()
        });
        (Arc::clone(text), seen.or_else(|| self.after.kept(look)))
    }

    fn update(&self, before: &Seen, after: &Seen, look: Look) -> Update {
        Update {
            seq: self.after.book.seq,
            base: self.before.book.seq,
            patch: patch(before, after),
            log: self.log(look.viewer, look.language),
            undone: self.undone,
        }
    }

    /// What the choices brought about; a move that goes on is told once, whole.
    fn log(&self, viewer: Option<Seat>, language: &Language) -> Vec<LogEntry> {
        let names = &self.after.names;
        let told = self.stories.iter().flat_map(|story| story.entries(viewer, language, names));
        told.map(|entry| (entry.key, entry)).collect::<BTreeMap<_, _>>().into_values().collect()
    }
}

/// What turns one moment into the other.
pub(crate) fn patch(before: &Seen, after: &Seen) -> Value {
    let mut patch = as_value(&json_patch::diff(&before.moment, &after.moment));
    if let Some(steps) = patch.as_array_mut() {
        match (&before.insight, &after.insight) {
            (Some(before), Some(after)) => {
                patch_by_choice(steps, "/insight/previews", &before.previews, &after.previews);
                patch_by_choice(steps, "/insight/refusals", &before.refusals, &after.refusals);
                // It is left out where it is empty.
                if before.unmet != after.unmet && after.unmet.is_empty() {
                    steps.push(json!({ "op": "remove", "path": "/insight/unmet" }));
                } else if before.unmet != after.unmet {
                    steps.push(json!({ "op": "add", "path": "/insight/unmet", "value": after.unmet }));
                }
            }
            (None, Some(after)) => steps.push(json!({ "op": "add", "path": "/insight", "value": after })),
            (Some(_), None) => steps.push(json!({ "op": "remove", "path": "/insight" })),
            (None, None) => {}
        }
    }
    patch
}

/// Whatever is told of a choice is replaced whole: most of it changes together.
fn patch_by_choice<T: Serialize + PartialEq>(
    steps: &mut Vec<Value>,
    path: &str,
    before: &BTreeMap<String, T>,
    after: &BTreeMap<String, T>,
) {
    let stay = after.iter().filter(|(choice, told)| before.get(*choice) == Some(told)).count();
    if stay == after.len() && stay == before.len() {
        return;
    }
    if 2 * stay < before.len().max(after.len()) {
        return steps.push(json!({ "op": "replace", "path": path, "value": after }));
    }
    let at = |choice: &str| format!("{path}/{}", choice.replace('~', "~0").replace('/', "~1"));
    for choice in before.keys().filter(|choice| !after.contains_key(*choice)) {
        steps.push(json!({ "op": "remove", "path": at(choice) }));
    }
    for (choice, told) in after.iter().filter(|(choice, told)| before.get(*choice) != Some(told)) {
        steps.push(json!({ "op": "add", "path": at(choice), "value": told }));
    }
}
