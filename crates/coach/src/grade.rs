//! What a choice cost, and what it is called by.

use serde::{Deserialize, Serialize};

/// What a choice cost against the best one.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Loss {
    /// In chance to win, 0 to 1.
    pub chance: f32,
    /// In points at the end, as far as a search can tell.
    pub points: f32,
}

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// What the coach would have done, or as good.
    Best,
    /// Nearly as good.
    Good,
    /// It cost a little.
    Inaccuracy,
    /// It cost a lot.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

/// The chance to win from which a loss is called so: what a search of the default strength cannot tell apart stays below the
/// first one (docs/coach.md has the measurement).
const THRESHOLDS: [(f32, Grade); 4] =
    [(0.12, Grade::Blunder), (0.06, Grade::Mistake), (0.02, Grade::Inaccuracy), (0.005, Grade::Good)];

/// How fast accuracy falls with the chance that is lost: a blunder of 12 % is worth half.
const STEEPNESS: f32 = 5.8;

impl Grade {
    /// All of them, best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// What a loss is called.
    pub fn of(loss: Loss) -> Grade {
        let reached = THRESHOLDS.iter().find(|(from, _)| loss.chance >= *from);
        reached.map_or(Grade::Best, |&(_, grade)| grade)
    }

    /// Its word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// Where it stands among all.
    pub fn idx(self) -> usize {
        self as usize
    }
}

impl Loss {
    /// How well was chosen, from 0 to 1: 1 is the coach's own choice.
    pub fn accuracy(self) -> f32 {
        (-STEEPNESS * self.chance).exp()
    }
}
