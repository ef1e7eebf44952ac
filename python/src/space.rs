//! The action space: every choice a game can ever offer has a number that does not depend on the position.
//!
//! The numbers are made from the definitions of the game, in the order of its choices, so that legal choices, which come
//! ascending, have ascending numbers. Two choices never share a number. Amounts above [`AMOUNT_MAX`] have none: they can be
//! made by position or text only. Some other amount of the same question always has one: no payment is larger, since
//! prices are bytes, and all other amounts are offered from 0 or 1 on.

mod ares;
mod mars;

use crate::error::{Fault, Kind, guarded};
use crate::playable::{Playable, for_game};
use pyo3::prelude::*;
use std::fmt::Display;
use tharsis_kernel::{CardId, Game, state_hash};

/// The largest amount that has a number.
pub(crate) const AMOUNT_MAX: u16 = u8::MAX as u16;
/// Alternatives, and effects whose order is asked, that have numbers: more than the lanes of either game hold.
pub(crate) const OPTIONS: u8 = 32;

/// A game whose choices have numbers.
pub(crate) trait Space: Game {
    /// All choices by form; the numbers begin with the first.
    fn forms() -> Vec<(&'static str, Vec<Self::Choice>)>;
    /// The numbers, made once.
    fn numbering() -> &'static Numbering<Self>;
    /// The name of the card that a choice is about.
    fn card_name(choice: Self::Choice) -> Option<&'static str>;
}

/// Choices of one form.
#[derive(Clone, Debug)]
struct Block {
    name: &'static str,
    start: usize,
    len: usize,
}

/// All choices of a game, ascending: the place of a choice is its number.
#[derive(Debug)]
pub(crate) struct Numbering<G: Game> {
    choices: Vec<G::Choice>,
    blocks: Vec<Block>,
}

impl<G: Space> Numbering<G> {
    pub(crate) fn new() -> Numbering<G> {
        let (mut choices, mut blocks) = (Vec::new(), Vec::new());
        for (name, mut form) in G::forms() {
            form.sort_unstable();
            blocks.push(Block { name, start: choices.len(), len: form.len() });
            choices.extend(form);
        }
        assert!(choices.is_sorted_by(|a, b| a < b), "forms come in the order of choices, none twice");
        Numbering { choices, blocks }
    }

    pub(crate) fn len(&self) -> usize {
        self.choices.len()
    }

    /// The number of a choice, if it has one.
    pub(crate) fn number(&self, choice: G::Choice) -> Option<usize> {
        self.choices.binary_search(&choice).ok()
    }

    /// The choice of a number.
    pub(crate) fn choice(&self, number: i64) -> Result<G::Choice, Fault> {
        let choice = usize::try_from(number).ok().and_then(|number| self.choices.get(number));
        choice.copied().ok_or_else(|| {
            let last = self.len() - 1;
            Fault::new(
                Kind::Illegal,
                format!("there is no action {number}; actions of {} are 0 to {last}", G::NAME),
            )
        })
    }

    /// Tells the numbers of ascending choices, those that have none left out.
    pub(crate) fn each(&self, ascending: &[G::Choice], mut tell: impl FnMut(usize)) {
        // Each lies after the one before it.
        let mut from = 0;
        for choice in ascending {
            match self.choices[from..].binary_search(choice) {
                Ok(i) => {
                    tell(from + i);
                    from += i + 1;
                }
                Err(i) => from += i,
            }
        }
    }
}

/// The ids of so many cards.
fn ids(n_cards: usize) -> impl Iterator<Item = CardId> {
    0..n_cards as CardId
}

/// A choice for each of these things.
fn each<T: Copy, C>(all: &[T], choice: fn(T) -> C) -> Vec<C> {
    all.iter().map(|&it| choice(it)).collect()
}

/// A choice for each action of each card.
fn acts<C>(n_cards: usize, n_actions: fn(CardId) -> usize, choice: fn(CardId, u8) -> C) -> Vec<C> {
    ids(n_cards).flat_map(|id| (0..n_actions(id) as u8).map(move |action| choice(id, action))).collect()
}

/// A space without its type parameter.
trait AnySpace: Send + Sync {
    fn name(&self) -> &'static str;
    fn len(&self) -> usize;
    fn blocks(&self) -> &[Block];
    fn text(&self, number: i64) -> Result<String, Fault>;
    fn card_name(&self, number: i64) -> Result<Option<&'static str>, Fault>;
    fn index(&self, text: &str) -> Result<usize, Fault>;
    fn hash(&self) -> u64;
}

impl<G: Space> AnySpace for &'static Numbering<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn len(&self) -> usize {
        (**self).len()
    }

    fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    fn text(&self, number: i64) -> Result<String, Fault> {
        Ok(self.choice(number)?.to_string())
    }

    fn card_name(&self, number: i64) -> Result<Option<&'static str>, Fault> {
        Ok(G::card_name(self.choice(number)?))
    }

    fn index(&self, text: &str) -> Result<usize, Fault> {
        let choice: G::Choice = text.parse()?;
        self.number(choice).ok_or_else(|| no_number(choice))
    }

    fn hash(&self) -> u64 {
        state_hash(&self.choices)
    }
}

/// A choice that can be read but has no number.
pub(crate) fn no_number(choice: impl Display) -> Fault {
    let text = format!(
        "\"{choice}\" has no number: numbers end with amount {AMOUNT_MAX}, option {} and the things a game has",
        OPTIONS - 1
    );
    Fault::new(Kind::Illegal, text)
}

/// The numbers of all choices of a game: fixed, whatever the options and the position.
#[pyclass(module = "tharsis", frozen)]
pub(crate) struct ActionSpace(Box<dyn AnySpace>);

#[pymethods]
impl ActionSpace {
    /// The game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.name()
    }

    /// How many numbers there are.
    #[getter]
    fn size(&self) -> usize {
        self.0.len()
    }

    /// Changes whenever a number means something else: a hash of all choices in order.
    #[getter]
    fn version(&self) -> String {
        format!("{:016x}", self.0.hash())
    }

    /// The forms of choices with their first number and how many there are: ``(name, start, length)``.
    #[getter]
    fn blocks(&self) -> Vec<(&'static str, usize, usize)> {
        self.0.blocks().iter().map(|block| (block.name, block.start, block.len)).collect()
    }

    /// The notation of a number.
    fn text(&self, action: i64) -> PyResult<String> {
        Ok(self.0.text(action)?)
    }

    /// The notation of a number with the name of the card it is about.
    fn describe(&self, action: i64) -> PyResult<String> {
        let text = self.0.text(action)?;
        Ok(match self.0.card_name(action)? {
            Some(name) => format!("{text} ({name})"),
            None => text,
        })
    }

    /// The number of a notation.
    fn index(&self, text: &str) -> PyResult<usize> {
        Ok(self.0.index(text)?)
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        format!("<ActionSpace of {}: {} actions, version {}>", self.game(), self.size(), self.version())
    }
}

/// The numbers of all choices of a game.
#[pyfunction]
#[pyo3(signature = (game = "mars"))]
pub(crate) fn action_space(game: &str) -> PyResult<ActionSpace> {
    let space = guarded(|| for_game!(game, G => Ok(Box::new(G::numbering()) as Box<dyn AnySpace>)))?;
    Ok(ActionSpace(space))
}

/// The numbers of a seat's legal choices, ascending.
pub(crate) fn numbers_of<G: Playable>(legal: &[G::Choice]) -> Vec<usize> {
    let mut numbers = Vec::with_capacity(legal.len());
    G::numbering().each(legal, |number| numbers.push(number));
    numbers
}
