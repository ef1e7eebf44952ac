//! Terraforming Mars: Ares Expedition, with its co-operative and solo games, as exact rules without any IO.
//!
//! All play at once: everybody who is asked can answer without waiting for the others.
//!
//! ```
//! use tharsis_ares::{Ares, Choice, Options, PhaseCard, Question};
//! use tharsis_kernel::{Game, Seat, seed_from_u64};
//!
//! let options: Options = "first-game".parse()?;
//! Ares::check_options(&options, 3)?;
//! let mut state = Ares::setup(&options, 3, seed_from_u64(7));
//! assert_eq!(Ares::asked(&state).len(), 3);
//! assert_eq!(Ares::question(&state, Seat(2)), Some(Question::Plan));
//!
//! // Choices are played through a checked door, or with `apply` if they are known to be legal.
//! let plans = [PhaseCard::Development, PhaseCard::Action, PhaseCard::Production];
//! for (seat, plan) in Seat::all(3).zip(plans) {
//!     Ares::play(&mut state, seat, Choice::Phase(plan), &mut ())?;
//! }
//! // Development is on: everybody may play green cards until they are done.
//! assert_eq!(Ares::question(&state, Seat(0)), Some(Question::Work));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Undo, records and saves work as in `tharsis-mars`, whose front page shows them: they belong to `tharsis-kernel`.
//!
//! Rule numbers (A1 …) refer to `docs/rules/ares.md`, rulings to `docs/rules/ares-rulings.md`.
#![deny(clippy::float_arithmetic, clippy::disallowed_types)]

mod board;
mod card;
pub mod cards;
mod change;
mod check;
mod count;
mod determinize;
mod event;
mod game;
mod legal;
mod machine;
mod obstacle;
mod options;
mod perform;
mod phase;
mod position;
mod preview;
mod price;
mod question;
mod score;
mod state;
mod text;
mod view;
mod vocabulary;
mod why;

pub use board::{
    CARD_PRICE, COOP_CUBES, COOP_MARKERS, COOP_POINTS, COOP_ROUNDS, DEVELOPMENT_BONUS, HAND_LIMIT,
    HEAT_PER_STEP, OCEANS_MAX, OXYGEN_MAX, PLANTS_PER_FOREST, PRODUCTION_BONUS, RESEARCH, RESEARCH_BONUS,
    SEATS_MAX, SOLO_COUNTER_MAX, SOLO_ROUNDS, STEEL_WORTH, TEMPERATURE_MAX, TILES, TITANIUM_WORTH, Tile,
    in_unit, maximum, standard_cost, standard_effects, zone, zone_starts,
};
pub use card::{
    Action, Card, Count, Effect, Need, Own, Passive, Points, Trigger, When, blue, corporation, free, green,
    pay, red, spend, when,
};
pub use cards::CardSet;
pub use count::per_production;
pub use event::{Cause, Event};
pub use game::{Ares, RULES};
pub use obstacle::Obstacle;
pub use options::Options;
pub use position::Layout;
pub use question::{Bill, Choice, Question};
pub use score::Score;
pub use state::{Player, State, Turn};
pub use text::{At, Clause, Text};
pub use view::{OwnView, PlayerView, SoloView, View};
pub use vocabulary::{
    CardResource, Difficulty, Kind, Level, Parameter, Payer, Phase, PhaseCard, Piece, Product, Resource,
    Standard, Tag, Zone,
};
