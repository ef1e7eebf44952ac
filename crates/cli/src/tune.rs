//! Fitting the bots' weights by self-play.

use crate::args::Tune;
use crate::bots::experience;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;
use tharsis_bots::{MarsWeights, Tuning, tune};
use tharsis_mars::Mars;

pub(crate) fn run(args: &Tune) -> Result<ExitCode> {
    let options = args.variant.options()?;
    if args.rounds < 2 || args.deals == 0 || args.threads == 0 {
        bail!("--rounds must be at least 2, --deals and --threads at least 1");
    }
    let mut weights = experience(args.weights.as_deref())?;
    let solo = args.variant.players == 1;
    let start = if solo { weights.solo } else { weights.table };
    let tuning = Tuning {
        rounds: args.rounds,
        deals: args.deals,
        n_seats: args.variant.players,
        nudge: args.nudge,
        step: args.step,
        threads: args.threads,
        seed: args.seed,
    };
    let bar = ProgressBar::new(u64::from(args.rounds));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} rounds, {eta} left  {msg}")?);
    let fitted = tune::<Mars>(&options, &start.values(), &tuning, |_, _, lead| {
        bar.set_message(format!("last lead {lead:+.3}"));
        bar.inc(1);
    });
    bar.finish_and_clear();
    let fitted = MarsWeights::from_values(&fitted);
    for ((name, before), after) in MarsWeights::NAMES.iter().zip(start.values()).zip(fitted.values()) {
        out!("{name:<22} {before:>8.4} -> {after:>8.4}");
    }
    if solo {
        weights.solo = fitted;
    } else {
        weights.table = fitted;
    }
    std::fs::write(&args.out, weights.write()).with_context(|| format!("{}", args.out.display()))?;
    out!("written to {}", args.out.display());
    Ok(ExitCode::SUCCESS)
}
