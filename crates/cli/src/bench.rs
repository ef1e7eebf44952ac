//! The figures of the engine, measured within one run so that they compare on a noisy machine.

use crate::args::Bench;
use crate::bench_bots::{self, BotFigures};
use crate::bench_coach;
use crate::bench_variants::{self, VariantFigures};
use crate::simulate::{Tally, play, play_ares};
use anyhow::Result;
use serde::Serialize;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;
use tharsis_bots::mars::{Playout, Reference};
use tharsis_kernel::{Game, save, seed_from_u64, state_hash};
use tharsis_mars::{Choice, Mars, Options, State};

#[derive(Serialize)]
struct Figures {
    state_bytes: usize,
    save_bytes: usize,
    clone_ns: f64,
    clone_from_ns: f64,
    save_ns: f64,
    hash_ns: f64,
    setup_ns: f64,
    legal_turn_ns: f64,
    determinize_ns: f64,
    games: Vec<GameFigures>,
    variants: Vec<VariantFigures>,
    /// Nanoseconds per decision in each quarter of the games' decisions: flat if nothing grows with history.
    decision_ns_by_quarter: [f64; 4],
    bots: BotFigures,
}

#[derive(Serialize)]
struct GameFigures {
    players: u8,
    games: u64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_generations: f64,
    mean_actions: f64,
    mean_decisions: f64,
}

pub(crate) fn run(args: &Bench) -> Result<ExitCode> {
    if let Some(games) = args.silent {
        bench_variants::play_silently(args.variant, games)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.instructions {
        return bench_instructions(args);
    }
    if let Some(positions) = args.coach {
        return bench_coach::run(args, positions);
    }
    if args.game == "ares" {
        return bench_ares(args);
    }
    let figures = measure(&Options::default(), args.games.max(1))?;
    if args.json {
        out!("{}", serde_json::to_string(&figures)?);
    } else {
        print_figures(&figures);
    }
    Ok(ExitCode::SUCCESS)
}

/// The variants side by side, with instructions.
fn bench_instructions(args: &Bench) -> Result<ExitCode> {
    let figures = bench_variants::measure(args.games.max(1), true)?;
    if args.json {
        out!("{}", serde_json::to_string(&figures)?);
    } else {
        bench_variants::print(&figures);
    }
    Ok(ExitCode::SUCCESS)
}

/// The figures of Ares: size and cost of a state, whole random games.
fn bench_ares(args: &Bench) -> Result<ExitCode> {
    use tharsis_ares::{Ares, Options, State};
    let options = Options::default();
    let state = Ares::setup(&options, 2, seed_from_u64(3));
    let clone_ns = time(1_000_000, || black_box(black_box(&state).clone()));
    let rows: Vec<GameFigures> = [2, 3, 4, 1]
        .map(|players| {
            let start = Instant::now();
            let tally = play_ares(&options, players, 0..args.games.max(1));
            figures_of(players, &tally, start.elapsed().as_secs_f64())
        })
        .into();
    if args.json {
        let figures = serde_json::json!({
            "game": "ares", "state_bytes": size_of::<State>(), "clone_ns": clone_ns, "games": rows,
        });
        out!("{figures}");
        return Ok(ExitCode::SUCCESS);
    }
    out!("state            {} bytes, saved {} bytes", size_of::<State>(), save::<Ares>(&state).len());
    out!("clone            {clone_ns:.0} ns");
    out!("\nwhole random games, one core");
    print_games(&rows, "rounds");
    Ok(ExitCode::SUCCESS)
}

fn measure(options: &Options, games: u64) -> Result<Figures> {
    let middle = middle_of_a_game(options);
    let mut target = middle.clone();
    let mut legal = Vec::new();
    let seat = middle.asked().iter().next().expect("the middle of a game asks somebody");
    Ok(Figures {
        state_bytes: size_of::<State>(),
        save_bytes: save::<Mars>(&middle).len(),
        clone_ns: time(1_000_000, || black_box(black_box(&middle).clone())),
        clone_from_ns: time(1_000_000, || black_box(&mut target).clone_from(black_box(&middle))),
        save_ns: time(50_000, || save::<Mars>(black_box(&middle))),
        hash_ns: time(50_000, || state_hash(black_box(&middle))),
        setup_ns: time(20_000, || Mars::setup(black_box(options), 2, seed_from_u64(3))),
        legal_turn_ns: time(500_000, || {
            legal.clear();
            Mars::legal(black_box(&middle), seat, &mut legal);
        }),
        determinize_ns: time(50_000, || Mars::determinize(black_box(&middle), Some(seat), 1)),
        games: [2, 3, 4, 5, 1].map(|players| measure_games(options, players, games)).into(),
        variants: bench_variants::measure(games, false)?,
        decision_ns_by_quarter: measure_quarters(options, games.min(2_000)),
        bots: bench_bots::measure(options),
    })
}

/// A turn of a two-player game in its eighth generation.
fn middle_of_a_game(options: &Options) -> State {
    for seed in 0.. {
        let mut found = None;
        let mut state = Mars::setup(options, 2, seed_from_u64(seed));
        Playout::default().play_on(&mut state, &mut Reference::new(seed), |state, choice| {
            if state.generation() == 8 && found.is_none() && matches!(choice, Choice::Play(_)) {
                found = Some(state.clone());
            }
        });
        if let Some(state) = found {
            return state;
        }
    }
    unreachable!("some game plays a card in its eighth generation")
}

fn time<T>(times: u32, mut work: impl FnMut() -> T) -> f64 {
    for _ in 0..times / 10 {
        black_box(work());
    }
    let start = Instant::now();
    for _ in 0..times {
        black_box(work());
    }
    start.elapsed().as_nanos() as f64 / f64::from(times)
}

fn measure_games(options: &Options, players: u8, games: u64) -> GameFigures {
    let start = Instant::now();
    let tally: Tally = play(options, players, 0..games);
    figures_of(players, &tally, start.elapsed().as_secs_f64())
}

fn figures_of(players: u8, tally: &Tally, seconds: f64) -> GameFigures {
    let games = tally.games;
    GameFigures {
        players,
        games,
        games_per_second: games as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        mean_generations: tally.mean(tally.generations),
        mean_actions: tally.mean(tally.actions),
        mean_decisions: tally.mean(tally.decisions),
    }
}

/// Where in the games the time goes: each game's decisions in four equal parts.
fn measure_quarters(options: &Options, games: u64) -> [f64; 4] {
    let (mut nanoseconds, mut counted) = ([0.0; 4], [0u64; 4]);
    let mut playout = Playout::default();
    for seed in 0..games {
        let mut moments = Vec::with_capacity(1024);
        let mut state = Mars::setup(options, 2, seed_from_u64(seed));
        playout.play_on(&mut state, &mut Reference::new(seed), |_, _| moments.push(Instant::now()));
        let size = moments.len() / 4;
        for quarter in 0..4 {
            let (first, last) = (moments[quarter * size], moments[(quarter + 1) * size - 1]);
            nanoseconds[quarter] += last.duration_since(first).as_nanos() as f64;
            counted[quarter] += size as u64 - 1;
        }
    }
    [0, 1, 2, 3].map(|quarter| nanoseconds[quarter] / counted[quarter] as f64)
}

fn print_games(games: &[GameFigures], rounds: &str) {
    out!("players   games/s  decisions/s {rounds:>12}  actions  decisions");
    for game in games {
        out!(
            "{:>7} {:>9.0} {:>12.0} {:>12.2} {:>8.1} {:>10.1}",
            game.players,
            game.games_per_second,
            game.decisions_per_second,
            game.mean_generations,
            game.mean_actions,
            game.mean_decisions
        );
    }
}

fn print_figures(figures: &Figures) {
    out!("state            {} bytes, saved {} bytes", figures.state_bytes, figures.save_bytes);
    out!(
        "clone            {:.0} ns, into an existing state {:.0} ns",
        figures.clone_ns,
        figures.clone_from_ns
    );
    out!("legal choices    {:.0} ns for a turn in generation 8", figures.legal_turn_ns);
    out!("save             {:.0} ns, hash {:.0} ns", figures.save_ns, figures.hash_ns);
    out!("setup            {:.0} ns, determinize {:.0} ns", figures.setup_ns, figures.determinize_ns);
    out!();
    out!("whole random games with the Corporate Era, one core");
    print_games(&figures.games, "generations");
    out!();
    bench_variants::print(&figures.variants);
    let quarters = figures.decision_ns_by_quarter.map(|ns| format!("{ns:.0}")).join(", ");
    out!("\nns per decision by quarter of the game: {quarters} (clock included)");
    let bots = &figures.bots;
    out!("\nbots, on turns of two-player games, one core");
    out!("steady           {:.0} µs a decision", bots.steady_us);
    out!(
        "sharp            {:.0} µs a decision; a position {:.1} µs: features {:.1}, network {:.1}",
        bots.sharp_us,
        bots.features_us + bots.network_us,
        bots.features_us,
        bots.network_us
    );
    out!("search           {:.0} iterations/s with roll-outs of 10 decisions", bots.search_per_second_10);
    out!(
        "                 {:.0} iterations/s with roll-outs to the end of the game",
        bots.search_per_second_whole
    );
    out!(
        "budget {:.0} ms    used {:.1} ms in the mean, {:.1} ms at most; {:.0} % of the choices were clear before",
        bots.budget_ms,
        bots.budget_used_mean_ms,
        bots.budget_used_max_ms,
        100.0 * bots.clear_share
    );
}
