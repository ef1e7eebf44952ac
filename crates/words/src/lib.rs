//! The game in words and pictures: cards, events, questions, choices and reasons, all read from the same
//! definitions that the rules run on.
//!
//! - [`Language`] says things to people, in Fluent messages from `locales/`; Rust knows no grammar.
//! - [`mars`] and [`ares`] are the games in these words. Each also draws its cards as rows of icons, as plain data for
//!   a client (`depict`), and writes them as the fact tables do, so that a test can compare the two (`shorthand`).
//!
//! Nothing here knows a state: a text depends on the definition, the event or the question alone.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod ares;
mod card_text;
mod depiction;
mod language;
pub mod mars;
mod names;
mod nouns;
mod phrase;
mod refusal;
mod service;
mod survey;

pub use card_text::{CardText, Line, LineKind};
pub use depiction::{Depiction, Glyph, ICONS, Row};
pub use language::Language;
pub use names::Names;
pub use nouns::Noun;
pub use service::Denial;
pub use survey::Survey;

#[cfg(test)]
mod tests;
