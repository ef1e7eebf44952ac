//! What becomes of every card in games of bots among their like.

use crate::args::Numbers;
use crate::bots::{entrants, experience};
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;
use std::time::{Instant, SystemTime};
use tharsis_arena::Entrant;
use tharsis_arena::numbers::{Census, Counted, Provenance, count};
use tharsis_ares::Ares;
use tharsis_bots::Limit;
use tharsis_mars::Mars;

pub(crate) fn run(args: &Numbers) -> Result<ExitCode> {
    if args.game == "ares" { take::<Ares>(args) } else { take::<Mars>(args) }
}

fn take<G: Counted<Options: Sync>>(args: &Numbers) -> Result<ExitCode> {
    if args.games == 0 || args.threads == 0 {
        bail!("--games and --threads must be at least 1");
    }
    let census = Census::<G> {
        bot: bot::<G>(&args.bots)?,
        weights: experience::<G>(None)?,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
    };
    // Nobody plays for hours to learn that the file cannot be written.
    let name = args.out.display();
    std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(&args.out)
        .with_context(|| format!("{name}"))?;
    let bar = ProgressBar::new(args.games);
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {elapsed} gone, {eta} left")?);
    let start = Instant::now();
    let table = count(&census, provenance(args), &|| bar.inc(1))?;
    bar.finish_and_clear();
    std::fs::write(&args.out, table.to_string()).with_context(|| format!("{name}"))?;
    let seconds = start.elapsed().as_secs_f64();
    out!(
        "{name}: {} games, {} seats, {} cards in {seconds:.0} s",
        table.games,
        table.seats,
        table.cards.len()
    );
    Ok(ExitCode::SUCCESS)
}

/// The bot of all seats. What it does must not hang on how fast this machine is.
fn bot<G: Counted>(name: &str) -> Result<Entrant> {
    let bot = entrants::<G>(&[name.to_string()], 1)?.remove(0);
    if let Some(budget) = bot.level.budget() {
        let level = name.split([':', '@']).next().unwrap_or(name);
        if let Limit::Time(_) = budget.limit {
            bail!("{name} thinks for a time, which gives other numbers each time; {level}:60 plays 60 lines");
        }
        if budget.threads > 1 {
            bail!("{name} thinks on several threads, which gives other numbers each time; use --threads");
        }
    }
    Ok(bot)
}

fn provenance(args: &Numbers) -> Provenance {
    let Numbers { game, games, bots, seed, .. } = args;
    Provenance {
        command: format!("tharsis numbers --game {game} --games {games} --bots {bots} --seed {seed}"),
        date: args.date.clone().unwrap_or_else(today),
        bots: bots.clone(),
    }
}

/// The day in UTC, by the rule of the calendar: years begin in March, so that the day of a leap year comes last.
pub(crate) fn today() -> String {
    let days = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |it| it.as_secs() / 86_400);
    day(days)
}

/// The day so many days after 1970-01-01.
fn day(days: u64) -> String {
    let days = days + 719_468; // since 0000-03-01
    let (era, in_era) = (days / 146_097, days % 146_097);
    let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let day = in_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + later)
}
