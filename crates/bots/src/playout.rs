//! How a whole game went, played to measure the engine's speed.

/// How a game went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// It came to its end.
    pub finished: bool,
    /// Generations played.
    pub generations: u8,
    /// Choices made, every atomic one counted.
    pub decisions: u32,
    /// Top-level actions taken, passes counted, ends of turn not.
    pub actions: u32,
    /// Points by seat.
    pub scores: Vec<i32>,
}
