//! What happened, to be told to each viewer in their language and with what they may know.

use crate::api::LogLine;
use crate::shown::Shown;
use serde_json::Value;
use tharsis_kernel::Seat;
use tharsis_words::{Language, Names};

/// A run of events, step by step.
pub trait Story: Send + Sync {
    /// As lines of the log.
    fn lines(&self, viewer: Option<Seat>, language: &Language, names: &Names) -> Vec<LogLine>;
    /// As data for programs.
    fn events(&self, viewer: Option<Seat>) -> Vec<Value>;
}

/// The events of a game: for each, the number of the choice that brought it about, counted from 1; 0 is the
/// set-up.
pub(crate) struct Events<G: Shown>(pub(crate) Vec<(usize, G::Event)>);

impl<G: Shown<Event: Send + Sync>> Story for Events<G> {
    fn lines(&self, viewer: Option<Seat>, language: &Language, names: &Names) -> Vec<LogLine> {
        let mut lines = Vec::new();
        for of_step in self.0.chunk_by(|a, b| a.0 == b.0) {
            let revealed: Vec<G::Event> =
                of_step.iter().filter_map(|(_, event)| G::reveal(event, viewer)).collect();
            lines.extend(G::lines(&revealed, of_step[0].0, language, names));
        }
        lines
    }

    fn events(&self, viewer: Option<Seat>) -> Vec<Value> {
        let revealed = self.0.iter().filter_map(|(step, event)| Some((step, G::reveal(event, viewer)?)));
        revealed
            .map(|(step, event)| serde_json::json!({ "step": step, "event": G::event_json(&event) }))
            .collect()
    }
}
