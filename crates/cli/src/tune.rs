//! Fitting the bots' weights by self-play.

use crate::args::Tune;
use crate::bots::experience;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;
use tharsis_ares::Ares;
use tharsis_bots::{Experience, Tunable, Tuning, Weights, tune};
use tharsis_mars::Mars;

pub(crate) fn run(args: &Tune) -> Result<ExitCode> {
    if args.variant.is_ares() {
        return fit::<Ares>(args, &args.variant.ares_options()?);
    }
    fit::<Mars>(args, &args.variant.options()?)
}

fn fit<G: Tunable<Options: Sync>>(args: &Tune, options: &G::Options) -> Result<ExitCode> {
    if args.rounds < 2 || args.deals == 0 || args.threads == 0 {
        bail!("--rounds must be at least 2, --deals and --threads at least 1");
    }
    let mut experience = experience::<G>(args.weights.as_deref())?;
    let players = args.variant.players;
    let weights = experience.part_mut(options, players);
    let start = weights.values();
    let tuning = Tuning {
        rounds: args.rounds,
        deals: args.deals,
        n_seats: players,
        nudge: args.nudge,
        step: args.step,
        threads: args.threads,
        seed: args.seed,
    };
    let bar = ProgressBar::new(u64::from(args.rounds));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} rounds, {eta} left  {msg}")?);
    let fitted = tune::<G>(options, &start, &tuning, |_, _, lead| {
        bar.set_message(format!("last lead {lead:+.3}"));
        bar.inc(1);
    });
    bar.finish_and_clear();
    for ((name, before), after) in names_of(weights).iter().zip(start).zip(&fitted) {
        out!("{name:<22} {before:>8.4} -> {after:>8.4}");
    }
    *weights = Weights::from_values(&fitted);
    std::fs::write(&args.out, experience.write()).with_context(|| format!("{}", args.out.display()))?;
    out!("written to {}", args.out.display());
    Ok(ExitCode::SUCCESS)
}

fn names_of<W: Weights>(_: &W) -> &'static [&'static str] {
    W::NAMES
}
