//! Experience: the numbers of a game's judgement. Files of `weights/` are part of the program; `tharsis tune` fits them
//! by self-play.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use tharsis_kernel::Game;
use thiserror::Error;

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Debug, Error)]
#[error(transparent)]
pub struct ExperienceError(#[from] toml::de::Error);

/// The numbers of one judgement. All are positive multipliers or points.
pub trait Weights: Copy {
    /// The names, in the order of `values`.
    const NAMES: &'static [&'static str];
    /// All values in order.
    fn values(&self) -> Vec<f32>;
    /// From values in order.
    fn from_values(values: &[f32]) -> Self;
}

/// Declares the weights of a game.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// What experience adds to the rules. All are positive multipliers or points.
        #[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights { $($(#[$doc])* pub $name: f32),* }

        impl $crate::experience::Weights for Weights {
            const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            fn values(&self) -> Vec<f32> { vec![$(self.$name),*] }

            fn from_values(values: &[f32]) -> Weights {
                let mut values = values.iter().copied();
                let mut next = || values.next().expect("as many values as weights");
                Weights { $($name: next()),* }
            }
        }
    };
}
pub(crate) use weights;

/// All the experience there is with a game: weights for each kind of table, since playing alone asks for other
/// judgement than playing against others.
pub trait Experience<G: Game>: Clone + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The numbers of one kind of table.
    type Weights: Weights;
    /// The file that is part of the program.
    const FITTED: &'static str;
    /// What the first line of such a file says.
    const HEAD: &'static str;

    /// The same weights in every game.
    fn of(weights: Self::Weights) -> Self;
    /// The weights for games of a kind.
    fn part(&self, options: &G::Options, n_seats: u8) -> &Self::Weights;
    /// The same, to be changed.
    fn part_mut(&mut self, options: &G::Options, n_seats: u8) -> &mut Self::Weights;

    /// The weights of a file, or what is wrong with it.
    fn read(text: &str) -> Result<Self, ExperienceError> {
        Ok(toml::from_str(text)?)
    }

    /// As a file.
    fn write(&self) -> String {
        format!("# {}\n\n{}", Self::HEAD, toml::to_string(self).expect("weights are plain numbers"))
    }

    /// The fitted weights that come with the program.
    fn fitted() -> Self {
        Self::read(Self::FITTED).expect("the weights of the program are well-formed")
    }
}
