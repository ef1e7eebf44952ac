//! The words of both games against facts, glossaries and each other. One program: it is linked once.

mod ares_facts;
mod ares_games;
mod complete;
mod mars_facts;
mod mars_games;
mod samples;
mod snapshots;
mod terms;
mod translated;
