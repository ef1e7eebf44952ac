//! The course of a game: opening, planning, the five phases, the end.

mod end;
mod income;
mod opening;
mod planning;
mod pool;
mod work;
