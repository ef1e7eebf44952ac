//! The command line: one binary for players, self-hosters, bot writers and researchers.

#[macro_use]
mod out;

mod arena;
mod args;
mod bench;
mod bench_bots;
mod bench_coach;
mod bench_variants;
mod bots;
mod cards;
mod demo;
mod explain;
mod languages;
mod numbers;
mod puzzles;
mod replay;
mod review;
mod scenario;
mod serve;
mod simulate;
mod teach;
mod told;
mod tune;

use args::{Command, Options};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let options = Options::parse();
    let result = match options.command.unwrap_or_else(args::default_command) {
        Command::Serve(serve) => serve::run(serve),
        Command::Backup(backup) => serve::backup(&backup),
        Command::Restore(restore) => serve::restore(&restore),
        Command::Demo(demo) => demo::run(&demo),
        Command::Cards(cards) => cards::run(&cards),
        Command::Explain(explain) => explain::run(&explain),
        Command::Languages(languages) => Ok(languages::run(&languages)),
        Command::Scenario(scenario) => scenario::run(&scenario),
        Command::Replay(replay) => replay::run(&replay),
        Command::Review(review) => review::run(&review),
        Command::Simulate(simulate) => simulate::run(&simulate),
        Command::Arena(arena) => arena::run(&arena),
        Command::Numbers(numbers) => numbers::run(&numbers),
        Command::Puzzles(puzzles) => puzzles::run(&puzzles),
        Command::Tune(tune) => tune::run(&tune),
        Command::Teach(teach) => teach::run(&teach),
        Command::Bench(bench) => bench::run(&bench),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
