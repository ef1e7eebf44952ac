//! Bots against bots, the same deals for each in turn.

use crate::args::Arena;
use crate::bots::{entrants, experience};
use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::process::ExitCode;
use std::time::Instant;
use tharsis_arena::{Standing, Tournament, play};
use tharsis_ares::Ares;
use tharsis_bots::Knowledge;
use tharsis_mars::Mars;

#[derive(Serialize)]
struct Report {
    game: String,
    players: u8,
    options: String,
    seed: u64,
    deals: u64,
    seconds: f64,
    decisions_per_second: f64,
    #[serde(flatten)]
    standing: Standing,
}

pub(crate) fn run(args: &Arena) -> Result<ExitCode> {
    if args.variant.is_ares() {
        return compete::<Ares>(args, args.variant.ares_options()?);
    }
    compete::<Mars>(args, args.variant.options()?)
}

fn compete<G: Knowledge<Options: Sync>>(args: &Arena, options: G::Options) -> Result<ExitCode> {
    let bots = entrants::<G>(&args.bots, args.variant.players)?;
    if args.games == 0 || args.threads == 0 {
        bail!("--games and --threads must be at least 1");
    }
    // Every deal is played once for each seat.
    let deals = args.games.div_ceil(bots.len() as u64);
    let weights = experience::<G>(args.weights.as_deref())?;
    let words = options.to_string();
    let tournament: Tournament<G> =
        Tournament { options, bots, weights, deals, seed: args.seed, threads: args.threads };
    let bar = ProgressBar::new(tournament.games());
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {elapsed} gone, {eta} left")?);
    let start = Instant::now();
    let standing = play(&tournament, &|| bar.inc(1));
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    let decisions: u64 = standing.bots.iter().map(|bot| bot.decisions).sum();
    let report = Report {
        game: args.variant.game.clone(),
        players: args.variant.players,
        options: words,
        seed: args.seed,
        deals,
        seconds,
        decisions_per_second: decisions as f64 / seconds,
        standing,
    };
    if args.json {
        out!("{}", serde_json::to_string(&report)?);
    } else {
        print_report(&report);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_report(report: &Report) {
    let standing = &report.standing;
    out!(
        "{} games ({} finished) of {} with {} players in {:.1} s: {} deals, each once for every seat; {:.1} rounds",
        standing.games,
        standing.finished,
        report.game,
        report.players,
        report.seconds,
        report.deals,
        standing.mean_rounds
    );
    out!("bot              games     wins  win rate  (95 %)           fair  mean score  rating  ms/decision");
    for bot in &standing.bots {
        out!(
            "{:<16} {:>5} {:>8.1}  {:>7.1} %  {:>5.1} to {:>5.1} %  {:>5.1} %  {:>9.1}  {:>6.0}  {:>10.3}",
            bot.name,
            bot.games,
            bot.wins,
            100.0 * bot.win_rate,
            100.0 * bot.win_rate_low,
            100.0 * bot.win_rate_high,
            100.0 * bot.fair_share,
            bot.mean_score,
            bot.rating,
            bot.ms_per_decision
        );
    }
}
