//! What can go wrong, as exceptions of Python. A panic never crosses the border: it becomes an `EngineError`.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tharsis_kernel::{Illegal, NotationError, OptionsError as BadOptions, RecordError as BadRecord};

create_exception!(
    tharsis,
    TharsisError,
    PyValueError,
    "Whatever tharsis refuses; says what would be possible."
);
create_exception!(
    tharsis,
    IllegalChoiceError,
    TharsisError,
    "A choice that is not legal now, or no choice at all."
);
create_exception!(tharsis, GameOverError, TharsisError, "Nobody is asked any more.");
create_exception!(tharsis, SeatError, TharsisError, "There is no such seat, or it is not asked now.");
create_exception!(tharsis, OptionsError, TharsisError, "The game cannot be played with these options.");
create_exception!(tharsis, UnknownNameError, TharsisError, "No game or bot has this name.");
create_exception!(tharsis, SaveError, TharsisError, "Bytes that are no saved game, or one that is damaged.");
create_exception!(
    tharsis,
    RecordError,
    TharsisError,
    "A text that is no record of a game, or one that is not true."
);
create_exception!(tharsis, EngineError, TharsisError, "A defect of the engine itself. Please report it.");

/// Adds the exceptions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("TharsisError", py.get_type::<TharsisError>())?;
    module.add("IllegalChoiceError", py.get_type::<IllegalChoiceError>())?;
    module.add("GameOverError", py.get_type::<GameOverError>())?;
    module.add("SeatError", py.get_type::<SeatError>())?;
    module.add("OptionsError", py.get_type::<OptionsError>())?;
    module.add("UnknownNameError", py.get_type::<UnknownNameError>())?;
    module.add("SaveError", py.get_type::<SaveError>())?;
    module.add("RecordError", py.get_type::<RecordError>())?;
    module.add("EngineError", py.get_type::<EngineError>())
}

/// Which exception it becomes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// Any other refusal.
    Plain,
    Illegal,
    Over,
    Seat,
    Options,
    Name,
    Save,
    Record,
    Engine,
}

/// A refusal, made without Python, so that it can be made while the interpreter does something else.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    kind: Kind,
    text: String,
}

impl Fault {
    pub(crate) fn new(kind: Kind, text: impl Display) -> Fault {
        Fault { kind, text: text.to_string() }
    }

    /// The same, told of something: "environment 7: …".
    pub(crate) fn of(self, what: impl Display) -> Fault {
        Fault { text: format!("{what}: {}", self.text), ..self }
    }
}

impl From<Fault> for PyErr {
    fn from(Fault { kind, text }: Fault) -> PyErr {
        match kind {
            Kind::Plain => TharsisError::new_err(text),
            Kind::Illegal => IllegalChoiceError::new_err(text),
            Kind::Over => GameOverError::new_err(text),
            Kind::Seat => SeatError::new_err(text),
            Kind::Options => OptionsError::new_err(text),
            Kind::Name => UnknownNameError::new_err(text),
            Kind::Save => SaveError::new_err(text),
            Kind::Record => RecordError::new_err(text),
            Kind::Engine => EngineError::new_err(text),
        }
    }
}

impl From<BadOptions> for Fault {
    fn from(error: BadOptions) -> Fault {
        Fault::new(Kind::Options, error)
    }
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Fault {
        Fault::new(Kind::Illegal, error)
    }
}

impl From<BadRecord> for Fault {
    fn from(error: BadRecord) -> Fault {
        Fault::new(Kind::Record, error)
    }
}

impl From<tharsis_kernel::SaveError> for Fault {
    fn from(error: tharsis_kernel::SaveError) -> Fault {
        Fault::new(Kind::Save, error)
    }
}

impl<C: Display> From<Illegal<C>> for Fault {
    fn from(illegal: Illegal<C>) -> Fault {
        let kind = match illegal {
            Illegal::GameOver => Kind::Over,
            Illegal::NotAsked { .. } => Kind::Seat,
            Illegal::NotOffered { .. } => Kind::Illegal,
        };
        Fault::new(kind, illegal)
    }
}

/// Does something that may meet a defect of the engine; a panic becomes a refusal.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    // Whoever calls puts back, or gives up, what was being changed.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(Fault::new(Kind::Engine, format!("the engine met a state it does not know: {said}")))
    })
}

/// The same while other threads of Python go on.
pub(crate) fn detached<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> Result<T, Fault> + Send,
) -> Result<T, Fault> {
    py.detach(|| guarded(work))
}
