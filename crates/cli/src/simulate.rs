//! Many random games, with statistics.

use crate::args::Simulate;
use crate::bots::{experience, levels};
use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::ops::Range;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tharsis_ares::Ares;
use tharsis_bots::{CHOICES_MAX, Knowledge, Level, Outcome, ares, mars, play_match};
use tharsis_kernel::seed_from_u64;
use tharsis_mars::{Mars, Options};

/// What many games came to.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) finished: u64,
    pub(crate) generations: u64,
    pub(crate) decisions: u64,
    pub(crate) actions: u64,
    pub(crate) scores: Vec<i32>,
}

#[derive(Serialize)]
struct Summary {
    game: String,
    players: u8,
    options: String,
    seed: u64,
    threads: u16,
    games: u64,
    finished: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_generations: f64,
    mean_decisions: f64,
    mean_actions: f64,
    score: ScoreSummary,
}

#[derive(Serialize)]
struct ScoreSummary {
    mean: f64,
    deviation: f64,
    min: i32,
    median: i32,
    max: i32,
}

/// Plays games by the reference policy and counts them.
pub(crate) fn play(options: &Options, players: u8, seeds: Range<u64>) -> Tally {
    play_all(
        seeds,
        1,
        &|players_of_games: &mut Players, seed| players_of_games.mars.play(options, players, seed),
        &|| {},
    )
}

/// Plays random games of Ares and counts them.
pub(crate) fn play_ares(options: &tharsis_ares::Options, players: u8, seeds: Range<u64>) -> Tally {
    let work = |players_of_games: &mut Players, seed| players_of_games.ares.play(options, players, seed);
    play_all(seeds, 1, &work, &|| {})
}

/// What plays games without thinking, for each game; buffers are kept.
#[derive(Default)]
struct Players {
    mars: mars::Playout,
    ares: ares::Playout,
}

/// A game between bots.
fn play_bots<G: Knowledge>(
    options: &G::Options,
    levels: &[Level],
    experience: &G::Weights,
    seed: u64,
) -> Outcome {
    let mut bots: Vec<_> = levels
        .iter()
        .enumerate()
        .map(|(i, level)| level.bot::<G>(experience, seed * 31 + i as u64))
        .collect();
    let state = G::setup(options, levels.len() as u8, seed_from_u64(seed));
    let (mut decisions, mut actions) = (0, 0);
    let (result, end) = play_match::<G>(state, CHOICES_MAX, &mut bots, |state, seat, choice| {
        decisions += 1;
        actions += u32::from(!G::is_midway(state, seat) && !G::is_rest(choice));
    });
    let generations = G::rounds(&end).min(u32::from(u8::MAX)) as u8;
    Outcome { finished: result.finished, generations, decisions, actions, scores: result.scores }
}

/// Plays a game for each seed and counts them; `progress` hears of every finished one.
fn play_all(
    seeds: Range<u64>,
    threads: u16,
    play: &(dyn Fn(&mut Players, u64) -> Outcome + Sync),
    progress: &(dyn Fn() + Sync),
) -> Tally {
    let (next, total) = (AtomicU64::new(seeds.start), Mutex::new(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let (mut players, mut tally) = (Players::default(), Tally::default());
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        break;
                    }
                    let outcome = play(&mut players, seed);
                    tally.games += 1;
                    tally.finished += u64::from(outcome.finished);
                    tally.generations += u64::from(outcome.generations);
                    tally.decisions += u64::from(outcome.decisions);
                    tally.actions += u64::from(outcome.actions);
                    tally.scores.extend(outcome.scores);
                    progress();
                }
                total.lock().expect("no game panicked").add(tally);
            });
        }
    });
    total.into_inner().expect("no game panicked")
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.finished += other.finished;
        self.generations += other.generations;
        self.decisions += other.decisions;
        self.actions += other.actions;
        self.scores.extend(other.scores);
    }

    pub(crate) fn mean(&self, total: u64) -> f64 {
        total as f64 / self.games as f64
    }
}

fn summarize_scores(scores: &mut [i32]) -> ScoreSummary {
    scores.sort_unstable();
    let n = scores.len() as f64;
    let mean = scores.iter().map(|&score| f64::from(score)).sum::<f64>() / n;
    let variance = scores.iter().map(|&score| (f64::from(score) - mean).powi(2)).sum::<f64>() / n;
    ScoreSummary {
        mean,
        deviation: variance.sqrt(),
        min: scores[0],
        median: scores[scores.len() / 2],
        max: scores[scores.len() - 1],
    }
}

pub(crate) fn run(args: &Simulate) -> Result<ExitCode> {
    if args.variant.is_ares() {
        let options = args.variant.ares_options()?;
        let players = args.variant.players;
        return simulate::<Ares>(args, &options, &|it, seed| it.ares.play(&options, players, seed));
    }
    let options = args.variant.options()?;
    let players = args.variant.players;
    simulate::<Mars>(args, &options, &|it, seed| it.mars.play(&options, players, seed))
}

/// Plays games between bots, or by the policy without thought where none are named, and prints what came of them.
fn simulate<G: Knowledge<Options: Sync>>(
    args: &Simulate,
    options: &G::Options,
    thoughtless: &(dyn Fn(&mut Players, u64) -> Outcome + Sync),
) -> Result<ExitCode> {
    if args.games == 0 || args.threads == 0 {
        bail!("--games and --threads must be at least 1");
    }
    // indicatif draws only where there is a terminal.
    let bar = ProgressBar::new(args.games);
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")?);
    let start = Instant::now();
    let seeds = args.seed..args.seed.saturating_add(args.games);
    let players = args.variant.players;
    let mut tally = if args.bots.is_empty() {
        play_all(seeds, args.threads, thoughtless, &|| bar.inc(1))
    } else {
        let (levels, experience) = (levels(&args.bots, players)?, experience::<G>(None)?);
        let work = |_: &mut Players, seed| play_bots::<G>(options, &levels, &experience, seed);
        play_all(seeds, args.threads, &work, &|| bar.inc(1))
    };
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let score = summarize_scores(&mut tally.scores);
    let summary = Summary {
        game: args.variant.game.clone(),
        players: args.variant.players,
        options: options.to_string(),
        seed: args.seed,
        threads: args.threads,
        games: tally.games,
        finished: tally.finished,
        seconds,
        games_per_second: tally.games as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        mean_generations: tally.mean(tally.generations),
        mean_decisions: tally.mean(tally.decisions),
        mean_actions: tally.mean(tally.actions),
        score,
    };
    if args.json {
        out!("{}", serde_json::to_string(&summary)?);
    } else {
        print_summary(&summary);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_summary(summary: &Summary) {
    let Summary { games, finished, seconds, score, .. } = summary;
    out!("{} with {} players, options: {}", summary.game, summary.players, summary.options);
    out!("games            {games} ({finished} finished) in {seconds:.2} s");
    out!("games/s          {:.0}", summary.games_per_second);
    out!("decisions/s      {:.0}", summary.decisions_per_second);
    out!("mean generations {:.2}", summary.mean_generations);
    out!("mean decisions   {:.1}", summary.mean_decisions);
    out!("mean actions     {:.1}", summary.mean_actions);
    out!(
        "score            mean {:.1}, deviation {:.1}, min {}, median {}, max {}",
        score.mean,
        score.deviation,
        score.min,
        score.median,
        score.max
    );
}
