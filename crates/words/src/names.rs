//! What the players at a table are called.

use crate::language::Language;
use crate::phrase::Phrase;
use tharsis_kernel::Seat;

/// The names shown for the seats of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    names: Vec<String>,
    /// Who is spoken to: "you", where a sentence can say so.
    you: Option<Seat>,
}

impl Names {
    /// Names by seat. A seat without a name, or with an empty one, is called by its number.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Names {
        Names { names: names.into_iter().map(Into::into).collect(), you: None }
    }

    /// The same names, told to one of the players.
    pub fn told_to(&self, you: Option<Seat>) -> Names {
        Names { names: self.names.clone(), you }
    }

    /// What a sentence chooses its verb by.
    pub(crate) fn person(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "other" }
    }

    /// What a seat is called, standing alone.
    pub fn of(&self, seat: Seat, language: &Language) -> String {
        let (id, phrase) = self.noun(seat, language);
        phrase.say(id)
    }

    /// What a seat is called among others to choose from.
    pub(crate) fn called(&self, seat: Seat, language: &Language) -> String {
        if self.you == Some(seat) { language.phrase().say("player-you") } else { self.of(seat, language) }
    }

    /// The message for a seat, filled: a person's name is not declined, but a language may put a noun before it.
    pub(crate) fn noun<'l>(&self, seat: Seat, language: &'l Language) -> (&'static str, Phrase<'l>) {
        match self.names.get(seat.idx()) {
            Some(name) if !name.is_empty() => ("player-named", language.phrase().text("name", name.clone())),
            Some(_) | None => ("player", language.phrase().number("n", seat.0 + 1)),
        }
    }
}
