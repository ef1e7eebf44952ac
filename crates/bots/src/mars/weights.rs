//! The numbers of the Mars bots' judgement. They start as a player's guesses and are fitted by self-play
//! (`tharsis tune`); the fitted ones are in `weights/mars.toml`.

use serde::{Deserialize, Serialize};
use tharsis_mars::State;

/// The fitted weights, part of the program.
const FITTED: &str = include_str!("../../weights/mars.toml");

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $guess:literal),* $(,)?) => {
        /// What experience adds to the rules. All are positive multipliers or points.
        #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights { $($(#[$doc])* pub $name: f32),* }

        impl Weights {
            /// The names, in the order of `values`.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// A player's guesses, before any fitting.
            pub const fn guessed() -> Weights { Weights { $($name: $guess),* } }

            /// All values in order.
            pub fn values(&self) -> Vec<f32> { vec![$(self.$name),*] }

            /// From values in order.
            pub fn from_values(values: &[f32]) -> Weights {
                let mut values = values.iter().copied();
                let mut next = || values.next().expect("as many values as weights");
                Weights { $($name: next()),* }
            }
        }
    };
}

weights! {
    /// Points for a M€ with many generations to come.
    money: 0.105,
    /// Points for a M€ in the last generation.
    money_late: 0.06,
    /// Points for a M€ that nothing in hand asks for.
    money_idle: 0.08,
    /// M€ that are asked for besides the cards in hand.
    money_needed: 10.0,
    /// Share of the hand's cost that will really be paid.
    hand_needed: 0.5,
    /// Terraforming steps that a table of two takes in a generation.
    pace: 4.1,
    /// More steps a generation for each further player.
    pace_per_player: 0.9,
    /// Share of its money's worth that steel keeps.
    steel: 0.85,
    /// Share of its money's worth that titanium keeps.
    titanium: 0.92,
    /// Share of a greenery's worth that plants keep.
    plants: 0.9,
    /// Share of a temperature step's worth that heat keeps.
    heat: 0.85,
    /// What energy is worth beyond the heat it becomes, in M€.
    energy: 0.4,
    /// Points that a greenery earns through cities beside it.
    greenery_beside_city: 0.45,
    /// Points for each free land area beside an own city.
    city_room: 0.3,
    /// Points for a city for what may grow beside it.
    city: 0.6,
    /// Share of a card's surplus counted while it is in hand.
    hand: 0.62,
    /// Points for a card nobody has seen.
    unseen_card: 0.32,
    /// How much each further card in hand counts less.
    crowd: 0.93,
    /// Uses of a card action in a generation.
    action_use: 0.9,
    /// Cards played in a generation, for reductions and triggers.
    cards_per_generation: 2.4,
    /// Points for being one step nearer to a milestone.
    milestone_step: 0.35,
    /// Share of an award's points counted for its leader.
    award_lead: 0.8,
    /// How much the rivals' worth counts against one's own.
    rival: 0.95,
    /// How far a choice that brings the end nearer shortens what is counted, for oneself and the rivals.
    tempo: 0.5,
    /// How much instinct counts beside judgement.
    gut: 1.0,
    /// Points for a tag that no card asks for yet.
    tag: 0.09,
    /// Points for a step of a parameter in solo, where all must be complete.
    solo_step: 1.6,
}

/// All the experience there is: playing alone asks for other judgement than playing against others.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experience {
    /// Against others.
    pub table: Weights,
    /// Alone.
    pub solo: Weights,
}

impl Experience {
    /// The same weights in every game.
    pub const fn of(weights: Weights) -> Experience {
        Experience { table: weights, solo: weights }
    }

    /// The weights for a world.
    pub(crate) fn for_world(&self, world: &State) -> &Weights {
        if world.is_solo() { &self.solo } else { &self.table }
    }

    /// The weights of a file, or what is wrong with it.
    pub fn read(text: &str) -> Result<Experience, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// As a file.
    pub fn write(&self) -> String {
        let head =
            "# The judgement of the Mars bots, fitted by self-play; `tharsis tune` writes this file.\n\n";
        head.to_string() + &toml::to_string(self).expect("weights are plain numbers")
    }

    /// The fitted weights that come with the program.
    pub fn fitted() -> Experience {
        Experience::read(FITTED).expect("the weights of the program are well-formed")
    }
}
