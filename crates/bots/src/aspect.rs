//! What a judgement is made of, in terms that both games share: hints and reviews give their reasons by it.

/// One side of what a world promises a seat. All are told in points at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aspect {
    /// Points there are.
    Points,
    /// The rating, with what it still earns: the race for the steps.
    Rating,
    /// Milestones within reach.
    Milestones,
    /// Awards that are funded.
    Awards,
    /// M€.
    Money,
    /// Resources besides M€.
    Stock,
    /// Production still to come.
    Production,
    /// What cards in play still bring: actions, triggers, reductions.
    Engine,
    /// Tags, and room beside cities.
    Footing,
    /// Fleets and colonies.
    Colonies,
    /// Cards in hand.
    Hand,
    /// The committee and the events in sight.
    Politics,
    /// Alone: what is missing to the goal.
    Goal,
}

impl Aspect {
    /// All of them.
    pub const ALL: [Aspect; 13] = [
        Aspect::Points,
        Aspect::Rating,
        Aspect::Milestones,
        Aspect::Awards,
        Aspect::Money,
        Aspect::Stock,
        Aspect::Production,
        Aspect::Engine,
        Aspect::Footing,
        Aspect::Colonies,
        Aspect::Hand,
        Aspect::Politics,
        Aspect::Goal,
    ];

    /// Its word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Aspect::Points => "points",
            Aspect::Rating => "rating",
            Aspect::Milestones => "milestones",
            Aspect::Awards => "awards",
            Aspect::Money => "money",
            Aspect::Stock => "stock",
            Aspect::Production => "production",
            Aspect::Engine => "engine",
            Aspect::Footing => "footing",
            Aspect::Colonies => "colonies",
            Aspect::Hand => "hand",
            Aspect::Politics => "politics",
            Aspect::Goal => "goal",
        }
    }
}
