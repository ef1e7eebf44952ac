//! Scenarios as a reader and writer meets them; `files.rs` beside this runs every file.

mod ares;
mod common;
mod coverage;
mod damage;
mod errors;
mod games;
mod show;
mod written;
