//! Terraforming Mars: the base game with the Corporate Era, draft, solo and the expansion Colonies, as exact rules
//! without any IO.
//!
//! Rule numbers (M1 …) refer to `docs/rules/mars.md`, (C1 …) to `docs/rules/colonies.md`, rulings to `docs/rules/mars-rulings.md`.
#![deny(clippy::float_arithmetic, clippy::disallowed_types)]

mod board;
mod card;
pub mod cards;
mod change;
mod check;
mod colony;
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
mod site;
mod state;
mod text;
mod view;
mod vocabulary;
mod why;

pub use board::*;
pub use card::*;
pub use change::production_floor;
pub use colony::{
    COLONIES_MAX, COLONY_TILES, ColonyTile, MARKER_MAX, MARKER_START, MoonState, N_MOONS, Status,
};
pub use event::{Cause, Event};
pub use game::{Mars, RULES};
pub use obstacle::Obstacle;
pub use options::Options;
pub use phase::SOLO_GENERATIONS;
pub use preview::Preview;
pub use price::{
    AWARD_PRICES, CARD_PRICE, HEAT_PER_STEP, MILESTONE_PRICE, PLANTS_PER_GREENERY, TRADE_PAYERS, trade_price,
};
pub use question::{Bill, Choice, Question};
pub use score::{Score, milestone_need};
pub use state::{OCEANS_MAX, OXYGEN_MAX, Player, State, TEMPERATURE_MAX};
pub use text::*;
pub use view::{MoonView, OwnView, PlayerView, View};
pub use vocabulary::*;
