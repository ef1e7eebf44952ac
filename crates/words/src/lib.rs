//! The game in words and pictures: cards, events, questions, choices and reasons, all read from the same
//! definitions that the rules run on.
//!
//! - [`Language`] says things to people, in Fluent messages from `locales/`; Rust knows no grammar.
//! - [`mars`] and [`ares`] are the games in these words. Each also draws its cards as rows of icons, as plain data for
//!   a client (`depict`), and writes them as the fact tables do, so that a test can compare the two (`shorthand`).
//!
//! ```
//! use tharsis_kernel::Seat;
//! use tharsis_mars::{Cause, Event, Obstacle, Resource, cards};
//! use tharsis_words::{Language, Names};
//!
//! let (english, czech) = (Language::english(), Language::get("cs").unwrap());
//! let fish = cards::by_name("Fish").unwrap();
//! assert_eq!(czech.card_name(fish), "Ryby");
//! assert!(english.card(fish).contains("animal"), "{}", english.card(fish));
//!
//! let names = Names::new(["Ann", "Bob"]);
//! let gained = Event::Gained { seat: Seat(1), resource: Resource::Plants, amount: 3, cause: Cause::Card(fish) };
//! assert_eq!(english.event(&gained, &names), "Bob gains 3 plants (Fish).");
//! assert_eq!(czech.event(&gained, &names), "Bob obdrží 3 rostliny (Ryby).");
//! assert_eq!(english.obstacle(&Obstacle::MoneyShort { cost: 14, short: 4 }, &names), "4 M€ short");
//! ```
//!
//! Nothing here knows a state: a text depends on the definition, the event or the question alone.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod ares;
mod card_text;
mod coach;
mod depiction;
mod language;
pub mod mars;
mod names;
mod nouns;
mod phrase;
mod record;
mod refusal;
mod service;
mod survey;

pub use card_text::{CardText, Line, LineKind};
pub use coach::Nudge;
pub use depiction::{Depiction, Glyph, ICONS, Row};
pub use language::Language;
pub use names::Names;
pub use nouns::Noun;
pub use service::Denial;
pub use survey::Survey;

#[cfg(test)]
mod tests;
