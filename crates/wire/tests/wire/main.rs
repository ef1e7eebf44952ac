//! What clients are sent of expansions and maps.

mod account;
mod coach;
mod expansions;
mod insight;
mod maps;
mod story;
mod typescript;
