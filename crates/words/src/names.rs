//! What the players at a table are called.

use crate::language::Language;
use tharsis_kernel::Seat;

/// The names shown for the seats of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// Names by seat. A seat without a name, or with an empty one, is called by its number.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Names {
        Names(names.into_iter().map(Into::into).collect())
    }

    /// What a seat is called.
    pub fn of(&self, seat: Seat, language: &Language) -> String {
        match self.0.get(seat.idx()) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => language.phrase().number("n", seat.0 + 1).say("player"),
        }
    }
}
