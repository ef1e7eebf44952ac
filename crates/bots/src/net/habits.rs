//! Habits: what one prefers without judging, beyond what the formulas of instinct say. For every kind of choice (a card played,
//! an action used, a pass …) a row of numbers, weighed by the situation of the seat: cheap enough for every choice of every
//! line of play. They are learned from what the searching bot chose.

/// How many numbers tell a situation.
pub const SITUATION: usize = 20;

/// A seat's situation in a few numbers.
pub type Situation = [f32; SITUATION];

/// A choice as habits see it: its kind, if it has one, and what the formulas say of it.
pub type Offered = (Option<usize>, f32);

/// What is preferred, in points.
#[derive(Clone, PartialEq, Debug)]
pub struct Habits {
    /// By kind of choice: against others, then where all win or lose together.
    pub by: Vec<Situation>,
    /// How much more or less the formulas count.
    pub urge: Situation,
}

impl Habits {
    /// No habits.
    pub fn none(kinds: usize) -> Habits {
        Habits { by: vec![[0.0; SITUATION]; 2 * kinds], urge: [0.0; SITUATION] }
    }

    /// Where the habits of a kind stand.
    pub fn place(&self, kind: usize, common: bool) -> usize {
        if common { self.by.len() / 2 + kind } else { kind }
    }

    /// All numbers, in the order of the file.
    pub fn layers(&self) -> [&[f32]; 2] {
        [self.by.as_flattened(), &self.urge]
    }

    /// The same, to be changed.
    pub fn layers_mut(&mut self) -> [&mut [f32]; 2] {
        [self.by.as_flattened_mut(), &mut self.urge]
    }

    /// How a kind of choice is liked in a situation, beside what the formulas say.
    #[inline]
    pub fn liking(&self, kind: usize, common: bool, urge: f32, situation: &Situation) -> f32 {
        product(&self.by[self.place(kind, common)], situation) + urge * product(&self.urge, situation)
    }
}

/// Habits in the situation of a seat; none for those who have none.
pub(crate) struct Liking<'a>(pub(crate) Option<(&'a Habits, bool, Situation)>);

impl Liking<'_> {
    /// What is added to what the formulas say; nothing where a choice is of no kind.
    #[inline]
    pub(crate) fn of(&self, kind: Option<usize>, urge: f32) -> f32 {
        match (&self.0, kind) {
            (Some((habits, common, situation)), Some(kind)) => habits.liking(kind, *common, urge, situation),
            _ => 0.0,
        }
    }
}

/// The product of two rows, summed in a fixed order.
#[inline]
fn product(a: &Situation, b: &Situation) -> f32 {
    let mut sum = 0.0;
    for (a, b) in a.iter().zip(b) {
        sum += a * b;
    }
    sum
}
