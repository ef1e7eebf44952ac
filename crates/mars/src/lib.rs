//! Terraforming Mars with the Corporate Era, draft, solo and the expansions Colonies and Turmoil, as exact rules
//! without any IO.
//!
//! Rule numbers refer to `docs/rules/`: M1 … to `mars.md`, C1 … to `colonies.md`, T1 … to `turmoil.md`; rulings to
//! `mars-rulings.md`.
#![deny(clippy::float_arithmetic, clippy::disallowed_types)]

mod board;
mod card;
pub mod cards;
mod change;
mod check;
mod colony;
mod count;
mod determinize;
mod due;
mod event;
mod game;
mod global_event;
mod goal;
mod hex;
mod legal;
mod machine;
mod map;
mod maps;
mod obstacle;
mod options;
mod outlook;
mod parameter;
mod party;
mod perform;
mod phase;
mod position;
mod preview;
mod price;
mod question;
mod score;
mod site;
mod state;
mod tally;
mod text;
mod turmoil;
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
pub use global_event::{EventId, GLOBAL_EVENTS, GlobalEvent, N_EVENTS, event_by_name, global_event};
pub use goal::{Goal, Measure};
pub use hex::{AREAS_MAX, Hex, HexSet, N_SPACE};
pub use map::{Area, Ground, MAPS, Map, MapChoice, MapId, UnknownMap};
pub use obstacle::Obstacle;
pub use options::Options;
pub use outlook::EventOutlook;
pub use parameter::{N_PARAMETERS, Track};
pub use party::{PARTIES, Policy, Programme};
pub use perform::OCEAN_BONUS;
pub use phase::SOLO_GENERATIONS;
pub use preview::Preview;
pub use price::{
    AWARD_PRICES, CARD_PRICE, HEAT_PER_STEP, MILESTONE_PRICE, PLANTS_PER_GREENERY, TRADE_PAYERS, trade_price,
};
pub use question::{Bill, Choice, Question};
pub use score::{RATING_GOAL, Score};
pub use state::{Player, State};
pub use tally::{Influence, Ranking, TALLY_MAX, TagSet, Tally};
pub use text::*;
pub use turmoil::{
    Bench, Committee, DELEGATE_PRICE, DELEGATES, NEUTRAL_DELEGATES, Owner, PARTY_NEED, Turmoil,
};
pub use view::{EventView, MoonView, OwnView, PlayerView, TurmoilView, View};
pub use vocabulary::*;
