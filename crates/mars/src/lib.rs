//! Terraforming Mars with the Corporate Era, draft, solo and the expansions Colonies and Turmoil, as exact rules
//! without any IO.
//!
//! Deal a game, look at the legal choices, make one:
//!
//! ```
//! use tharsis_kernel::{Game, Seat, seed_from_u64};
//! use tharsis_mars::{Choice, Event, Mars, Options, Question};
//!
//! let options: Options = "corporate-era draft".parse()?;
//! Mars::check_options(&options, 2)?;
//! let mut state = Mars::setup(&options, 2, seed_from_u64(7));
//!
//! // Everybody chooses a corporation at the same time; seat 1 need not wait for seat 0.
//! assert_eq!(Mars::asked(&state).len(), 2);
//! assert_eq!(Mars::question(&state, Seat(1)), Some(Question::Corporation));
//! let mut legal = Vec::new();
//! Mars::legal(&state, Seat(1), &mut legal);
//! assert!(matches!(legal[..], [Choice::Card(_), Choice::Card(_)]));
//!
//! // The last argument takes the events; `()` leaves them out.
//! let mut events: Vec<Event> = Vec::new();
//! Mars::apply(&mut state, Seat(1), legal[0], &mut events);
//! assert!(matches!(Mars::question(&state, Seat(1)), Some(Question::Opening(_))));
//! # Ok::<(), tharsis_kernel::OptionsError>(())
//! ```
//!
//! Ask why something cannot be done, and what a choice would bring:
//!
//! ```
//! # use tharsis_kernel::{Game, Seat, seed_from_u64};
//! # use tharsis_mars::{Choice, Mars, Obstacle, Options, Project};
//! let mut state = Mars::setup(&Options::default(), 2, seed_from_u64(7));
//! let mut legal = Vec::new();
//! while Mars::question(&state, Seat(0)) != Some(tharsis_mars::Question::Turn) {
//!     let seat = Mars::asked(&state).iter().next().unwrap();
//!     legal.clear();
//!     Mars::legal(&state, seat, &mut legal);
//!     Mars::apply(&mut state, seat, *legal.last().unwrap(), &mut ());
//! }
//! let pass = Mars::preview(&state, Seat(0), Choice::Pass).unwrap();
//! assert!(!pass.depends_on_chance && !pass.events.is_empty());
//! let second = "award banker".parse()?;
//! assert_eq!(state.why_not(Seat(1), second)[0], Obstacle::NotYourTurn);
//! # Ok::<(), tharsis_kernel::NotationError>(())
//! ```
//!
//! Undo, keep a record, read it again:
//!
//! ```
//! # use tharsis_kernel::{Game, History, Record, seed_from_u64};
//! # use tharsis_mars::{Mars, Options};
//! let mut game = History::<Mars>::new(Options::default(), 1, seed_from_u64(7));
//! for _ in 0..20 {
//!     let seat = Mars::asked(game.state()).iter().next().unwrap();
//!     let mut legal = Vec::new();
//!     Mars::legal(game.state(), seat, &mut legal);
//!     game.play(seat, legal[0], &mut ())?;
//! }
//! assert!(game.undo_to(12));
//! let text = game.record().write();
//! assert!(text.starts_with("tharsis-record 1\ngame mars\n"));
//! let (record, state) = Record::<Mars>::read(&text)?;
//! assert_eq!((record.choices.len(), &state), (12, game.state()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play a whole game (`examples/play.rs`):
//!
//! ```
#![doc = include_str!("../examples/play.rs")]
//! ```
//!
//! Bots are in `tharsis-bots`, texts and icons in `tharsis-words`, positions worked out by hand in `tharsis-scenario`.
//!
//! Rule numbers refer to `docs/rules/`: M1 … to `mars.md`, C1 … to `colonies.md`, T1 … to `turmoil.md`, P1 … to
//! `prelude.md`, V1 … to `venus.md`; rulings to
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
mod forecast;
mod game;
mod global_event;
mod goal;
mod hex;
mod holdings;
mod legal;
mod lost;
mod machine;
mod map;
mod maps;
mod obstacle;
mod options;
mod outset;
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
mod toll;
mod turmoil;
mod view;
mod vocabulary;
mod why;

pub use board::{Board, SEATS_MAX};
pub use card::{
    Action, AreaUse, Beside, By, Card, ColonyEffect, Count, Effect, ExtraEffect, Kinds, Loss, MoonUse,
    NEEDS_IGNORED, Need, Open, PartyUse, Passive, Points, PoliticEffect, ResourceUse, Site, Sought, Takers,
    Trigger, When, Which, active, automated, corporation, event, free, prelude, spend, when,
};
pub use cards::CardSet;
pub use change::production_floor;
pub use colony::{
    COLONIES_MAX, COLONY_TILES, ColonyTile, MARKER_MAX, MARKER_START, MoonState, N_MOONS, Status,
};
pub use event::{Cause, Event};
pub use forecast::EventForecast;
pub use game::{Mars, RULES};
pub use global_event::{EventId, GLOBAL_EVENTS, GlobalEvent, N_EVENTS, event_by_name, global_event};
pub use goal::{Goal, Measure};
pub use hex::{AREAS_MAX, Hex, HexSet, N_SPACE};
pub use holdings::Holdings;
pub use map::{Area, Ground, MAPS, Map, MapChoice, MapId};
pub use obstacle::Obstacle;
pub use options::Options;
pub use parameter::{N_PARAMETERS, Track};
pub use party::{PARTIES, Policy, Programme};
pub use perform::OCEAN_BONUS;
pub use phase::{SOLO_GENERATIONS, SOLO_GENERATIONS_WITH_PRELUDES};
pub use position::Layout;
pub use price::{
    AWARD_PRICES, CARD_PRICE, HEAT_PER_STEP, MILESTONE_PRICE, PLANTS_PER_GREENERY, Payer, TRADE_PAYERS,
    trade_price,
};
pub use question::{Bill, Choice, Question};
pub use score::{RATING_GOAL, Score};
pub use state::{PRELUDES_KEPT, Player, State};
pub use tally::{Influence, Ranking, TALLY_MAX, TagSet, Tally};
pub use text::{At, BonusStep, Clause, Text, conversion_effects, project_cost, project_effects};
pub use turmoil::{
    Bench, Committee, DELEGATE_PRICE, DELEGATES, NEUTRAL_DELEGATES, Owner, PARTY_NEED, Turmoil,
};
pub use view::{EventView, MoonView, OwnView, PlayerView, TurmoilView, View};
pub use vocabulary::{
    Award, CardResource, Conversion, Deck, Kind, Milestone, Moon, N_SPECIAL, Orbit, Parameter, Party, Phase,
    Project, Resource, Source, Tag, Tile,
};
