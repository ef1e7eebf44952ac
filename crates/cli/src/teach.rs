//! Teaching the bots' network by self-play.

use crate::args::Teach;
use crate::bots::network;
use anyhow::{Context, Result, anyhow, bail};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;
use tharsis_ares::Ares;
use tharsis_bots::Knowledge;
use tharsis_bots::net::Network;
use tharsis_mars::Mars;
use tharsis_teach::{Course, Recipe, Reliability, Report, Step};

pub(crate) fn run(args: &Teach) -> Result<ExitCode> {
    if args.threads == 0 {
        bail!("--threads must be at least 1");
    }
    let name = args.recipe.display();
    let text = std::fs::read_to_string(&args.recipe).with_context(|| format!("{name}"))?;
    let recipe = Recipe::read(&text).with_context(|| format!("{name}"))?;
    match &recipe.game[..] {
        "mars" => teach::<Mars>(args, &text),
        "ares" => teach::<Ares>(args, &text),
        other => bail!("{name}: there is no game \"{other}\"; there are mars and ares"),
    }
}

/// A network whose rows are carried over to the features of this program.
fn carry<G: Knowledge>(from: &Path, to: &Path) -> Result<ExitCode> {
    let name = from.display();
    let bytes = std::fs::read(from).with_context(|| format!("{name}"))?;
    let (network, fresh) =
        Network::carried(&bytes, G::layout()).map_err(|problem| anyhow!("{name}: {problem}"))?;
    std::fs::write(to, network.write()).with_context(|| format!("{}", to.display()))?;
    out!("{} reads the features of this program; {fresh} of its rows are new", to.display());
    Ok(ExitCode::SUCCESS)
}

/// A network whose chances are levelled by games of its own.
fn level<G: Knowledge<Options: Sync>>(args: &Teach, text: &str, from: &Path, to: &Path) -> Result<ExitCode> {
    let recipe = Recipe::read(text)?;
    recipe.check::<G>()?;
    if args.level_games < 2 {
        bail!("--level-games must be at least 2: half of them level, half check");
    }
    let (start, network) = (Instant::now(), Arc::new(network::<G>(from)?));
    let told = |done: u64, all: u64| out!("{:>6} s  {done} of {all} games", start.elapsed().as_secs());
    let (levelled, checked) =
        tharsis_teach::level::<G>(&recipe, &network, args.level_games, args.threads, told);
    std::fs::write(to, levelled.write()).with_context(|| format!("{}", to.display()))?;
    tell_reliability(&checked[0], &checked[1]);
    out!(
        "{} tells its chances stretched by {} and {}",
        to.display(),
        levelled.calm(false),
        levelled.calm(true)
    );
    Ok(ExitCode::SUCCESS)
}

fn teach<G: Knowledge<Options: Sync>>(args: &Teach, text: &str) -> Result<ExitCode> {
    if let (Some(from), Some(to)) = (&args.carry, &args.out) {
        return carry::<G>(from, to);
    }
    if let (Some(from), Some(to)) = (&args.level, &args.out) {
        return level::<G>(args, text, from, to);
    }
    let Some(work) = &args.work else { bail!("--work is needed") };
    let mut course =
        Course::new(text, work, args.threads).with_context(|| format!("{}", args.recipe.display()))?;
    if let Some(from) = &args.from {
        course = course.with_network(network::<G>(from)?);
    }
    let start = Instant::now();
    let reports = course.go_on::<G>(args.rounds, &mut |step| tell(start, &step))?;
    let Some(network) = course.chosen::<G>(&reports)? else {
        out!("no round is done yet");
        return Ok(ExitCode::SUCCESS);
    };
    if let Some(out) = &args.out {
        let bytes = network.write();
        std::fs::write(out, &bytes).with_context(|| format!("{}", out.display()))?;
        out!("the network chosen last is in {} ({} bytes)", out.display(), bytes.len());
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(start: Instant, step: &Step) {
    let seconds = start.elapsed().as_secs();
    match step {
        Step::Playing { round, done, all } if done % 500 == 0 || done == all => {
            out!("{seconds:>6} s  round {round}: {done} of {all} games");
        }
        Step::Playing { .. } => {}
        Step::Fitting { round, positions, pass, won, points, surprise } => out!(
            "{seconds:>6} s  round {round}: pass {pass} over {positions} positions: {won:.4} and {points:.4}; kept apart {surprise:.4}"
        ),
        Step::Habits { round, lessons, foreseen } => out!(
            "{seconds:>6} s  round {round}: habits from {lessons} choices: {:.1} % of others foreseen, {:.1} % by the formulas",
            100.0 * foreseen.with_habits,
            100.0 * foreseen.by_formulas
        ),
        Step::Round(report) => tell_report(seconds, report),
    }
}

fn tell_report(seconds: u64, report: &Report) {
    let chosen = if report.chosen { "chosen" } else { "not chosen" };
    out!("{seconds:>6} s  round {} is over, its network {chosen}", report.round);
    for trial in report.steady.iter().chain(&report.before) {
        out!(
            "          {:>5.1} % ({:.1} to {:.1}; fair {:.1}) of {} games against {}, {}",
            100.0 * trial.won,
            100.0 * trial.low,
            100.0 * trial.high,
            100.0 * trial.fair,
            trial.games,
            trial.against,
            trial.table
        );
    }
    tell_reliability(&report.reliability, &report.common);
}

fn tell_reliability(others: &Reliability, common: &Reliability) {
    for (name, kind) in [("against others", others), ("in common", common)] {
        let tenths: Vec<String> = kind
            .tenths
            .iter()
            .map(|tenth| format!("{:.3}>{:.3}({})", tenth.said, tenth.seen, tenth.n))
            .collect();
        out!(
            "          chances {name}: {:.4}, points missed by {:.1}; {}",
            kind.surprise,
            kind.missed,
            tenths.join(" ")
        );
    }
}
