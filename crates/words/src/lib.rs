//! The game in words and pictures: cards, events, questions, choices and reasons, all read from the same
//! definitions that the rules run on.
//!
//! - [`Language`] says things to people, in Fluent messages from `locales/`; Rust knows no grammar.
//! - [`depict`] draws a card as rows of icons, as plain data for a client.
//! - [`ares`] does all this for Ares Expedition.
//! - [`shorthand`] writes a card as the fact tables do, so that a test can compare the two.
//!
//! Nothing here knows a state: a text depends on the definition, the event or the question alone.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod ares;
mod choice;
mod clause;
mod depict;
mod describe;
mod event;
mod language;
mod names;
mod nouns;
mod obstacle;
mod open;
mod phrase;
mod politics;
mod question;
mod service;
mod shorthand;
mod survey;

pub use depict::{
    Depiction, Glyph, ICONS, MoonDepiction, Row, depict, depict_effects, depict_event, depict_moon,
    depict_party, icon,
};
pub use describe::{CardText, Line, LineKind, MoonText};
pub use language::Language;
pub use names::Names;
pub use nouns::Noun;
pub use politics::event_message;
pub use service::Denial;
pub use shorthand::{
    EventShorthand, MoonShorthand, PartyShorthand, Shorthand, event_shorthand, moon_shorthand,
    party_shorthand, shorthand,
};
pub use survey::Survey;

#[cfg(test)]
mod tests;
