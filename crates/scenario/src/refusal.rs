//! Why a step did not come to its end, the same for either game.

use crate::error::Problem;
use crate::{Describe, Reason};

/// Why a step did not come to its end.
pub(crate) enum Stop {
    /// The move or an answer was refused.
    Refused(Refusal),
    /// Something else is wrong with it.
    Problem(Problem),
}

impl Stop {
    /// A refusal with the engine's reasons.
    pub(crate) fn refused<O: Into<Reason>>(what: String, obstacles: Vec<O>) -> Stop {
        Stop::Refused(Refusal { what, reasons: obstacles.into_iter().map(Into::into).collect() })
    }

    /// A refusal that is its own reason.
    pub(crate) fn because(what: impl Into<String>) -> Stop {
        Stop::Refused(Refusal { what: what.into(), reasons: Vec::new() })
    }

    /// What is wrong with a step that ended so; nothing if it was to be refused, and for the reason it names.
    pub(crate) fn judge(
        self,
        illegal: bool,
        because: Option<&String>,
        describe: Describe<'_>,
    ) -> Result<(), Problem> {
        match (self, illegal) {
            (Stop::Problem(Problem::Unanswered { .. }), true) => Err(Problem::NotRefused),
            (Stop::Problem(problem), _) => Err(problem),
            (Stop::Refused(refusal), false) => Err(Problem::Refused(refusal.say(describe))),
            (Stop::Refused(refusal), true) => match because {
                Some(expected) if !refusal.is_because(expected, describe) => {
                    Err(Problem::OtherReason { expected: expected.clone(), found: refusal.say(describe) })
                }
                _ => Ok(()),
            },
        }
    }
}

/// Why something was refused.
pub(crate) struct Refusal {
    /// What was tried, or the whole reason where the engine gave none.
    what: String,
    /// The engine's reasons.
    reasons: Vec<Reason>,
}

impl Refusal {
    fn say(&self, describe: Describe<'_>) -> String {
        if self.reasons.is_empty() {
            return self.what.clone();
        }
        let reasons: Vec<String> = self.reasons.iter().map(describe).collect();
        format!("{}: {}", self.what, reasons.join("; "))
    }

    /// Whether the text is part of the reason: of its words, or of the engine's name for it, which no wording changes.
    fn is_because(&self, text: &str, describe: Describe<'_>) -> bool {
        self.say(describe).contains(text)
            || self.reasons.iter().any(|reason| format!("{reason:?}").contains(text))
    }
}
