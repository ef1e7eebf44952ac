//! What can be wrong: a file that cannot be used, or a scenario that did not hold.

use std::fmt;
use thiserror::Error;

/// A file that cannot be used as it stands.
#[derive(Debug, Error)]
pub enum Error {
    /// It cannot be read at all.
    #[error("{file}: cannot be read: {source}")]
    Unreadable {
        /// Which file.
        file: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// It is not JSON.
    #[error("{file}:{line}:{column}: {message}")]
    NotJson {
        /// Which file.
        file: String,
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What is wrong there.
        message: String,
    },
    /// It holds something that is not known or does not fit.
    #[error("{}: {message}{}", joined(file, path), position(*line, *column))]
    Content {
        /// Which file.
        file: String,
        /// Where in it, as `setup.players[0].hand[1]`; begins with `[3]` in a file of several scenarios.
        path: String,
        /// What is wrong.
        message: String,
        /// Counted from 1; 0 where only the path is known.
        line: usize,
        /// Counted from 1; 0 where only the path is known.
        column: usize,
    },
}

fn joined(file: &str, path: &str) -> String {
    match path {
        "" | "." => file.to_string(),
        path if path.starts_with('[') => format!("{file}{path}"),
        path => format!("{file}: {path}"),
    }
}

fn position(line: usize, column: usize) -> String {
    if line == 0 { String::new() } else { format!(" (line {line}, column {column})") }
}

/// What does not fit in a file, and where; the file is known to whoever reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Misfit {
    pub(crate) path: String,
    pub(crate) message: String,
}

impl Misfit {
    pub(crate) fn new(path: impl Into<String>, message: impl Into<String>) -> Misfit {
        Misfit { path: path.into(), message: message.into() }
    }
}

/// A step or an answer whose keys do not go together.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum KeyFault {
    /// A flag that says false.
    #[error("{0} can only be true")]
    OnlyTrue(&'static str),
    /// More than one thing to do.
    #[error("a step does one thing, not {}", .0.join(" and "))]
    Several(Vec<&'static str>),
    /// Nothing to do.
    #[error("nothing to do; give one of {0}")]
    Nothing(&'static str),
    /// A trade that is not paid, or with something else.
    #[error("a trade is paid with \"megacredits\", \"energy\" or \"titanium\"")]
    TradePay,
    /// A payment where none is chosen.
    #[error("\"pay\" does not belong to \"{0}\" here; other prices are answers")]
    Pay(&'static str),
    /// A key without the one it belongs to.
    #[error("\"{key}\" belongs to \"{to}\"")]
    Stray {
        /// The key.
        key: &'static str,
        /// What it belongs to.
        to: &'static str,
    },
    /// A delegate from nowhere, or an origin without a delegate.
    #[error("\"from\" belongs to \"delegate\", and a delegate comes from somewhere")]
    From,
    /// No answer, or several.
    #[error("an answer has exactly one of {0}")]
    Answer(&'static str),
}

/// The one move that the keys of a step give; `known` are the keys there are.
pub(crate) fn one_move<M>(
    mut given: Vec<(&'static str, M)>,
    known: &'static str,
) -> Result<(&'static str, M), KeyFault> {
    if given.len() > 1 {
        return Err(KeyFault::Several(given.iter().map(|(key, _)| *key).collect()));
    }
    given.pop().ok_or(KeyFault::Nothing(known))
}

/// The one answer that its keys give; `known` are the keys there are.
pub(crate) fn one_answer<A>(
    given: impl IntoIterator<Item = Option<A>>,
    known: &'static str,
) -> Result<A, KeyFault> {
    let mut given = given.into_iter().flatten();
    match (given.next(), given.next()) {
        (Some(answer), None) => Ok(answer),
        _ => Err(KeyFault::Answer(known)),
    }
}

/// The first field that is not as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which field, as `players[1].production.heat`.
    pub path: String,
    /// What the scenario says, as JSON.
    pub expected: String,
    /// What there is, as JSON.
    pub found: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.path, self.expected, self.found)
    }
}

/// A scenario that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file, with the place in it where it holds several scenarios.
    pub name: String,
    /// The scenario's title.
    pub title: String,
    /// Which step, counted from 1.
    pub step: usize,
    /// What went wrong.
    pub problem: Box<Problem>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}), step {}: {}", self.name, self.title, self.step, self.problem)
    }
}

/// What went wrong in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something is not as expected.
    Differs(Difference),
    /// The move, or an answer, was refused.
    Refused(String),
    /// The move should have been refused but is legal.
    NotRefused,
    /// It was refused, but for another reason.
    OtherReason {
        /// What the reason should contain.
        expected: String,
        /// The reason given.
        found: String,
    },
    /// A decision with several legal choices and no answer that fits.
    Unanswered {
        /// Who is asked.
        player: u8,
        /// What is asked.
        question: String,
        /// All legal choices, in notation.
        legal: Vec<String>,
    },
    /// An answer nothing asked for.
    LeftOver(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Differs(difference) => difference.fmt(f),
            Problem::Refused(reason) => write!(f, "refused: {reason}"),
            Problem::NotRefused => write!(f, "should have been refused, but is legal"),
            Problem::OtherReason { expected, found } => {
                write!(f, "refused, but not because of {expected:?}: {found}")
            }
            Problem::Unanswered { player, question, legal } => {
                write!(f, "no answer for player {player}: {question}; legal: {}", legal.join(", "))
            }
            Problem::LeftOver(answer) => write!(f, "the answer {answer} was not asked for"),
        }
    }
}
