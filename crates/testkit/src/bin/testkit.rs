//! Long runs and golden files; `cargo xtask soak` and `cargo xtask golden` call this.

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tharsis_ares::Ares;
use tharsis_mars::Mars;
use tharsis_testkit::{Conformance, Coverage, Proven, golden};

#[derive(Parser)]
#[command(about = "Long test runs and golden files of Tharsis")]
enum Command {
    /// Play checked random games of all variants; ends with an error at the first broken promise.
    Soak(Soak),
    /// Compare the golden playthroughs, or write them anew.
    Golden {
        /// Write instead of compare. Say in the commit which rule moved them.
        #[arg(long)]
        bless: bool,
    },
}

#[derive(clap::Args)]
struct Soak {
    /// Which game.
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    game: String,
    /// How many games.
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// Seed of the first game.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many games at once.
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// Check the costly promises (saving, leaks, previews, reasons) at one step in so many.
    #[arg(long, default_value_t = 100)]
    thorough_every: u32,
}

fn main() -> ExitCode {
    match Command::parse() {
        Command::Soak(soak) if soak.game == "ares" => soak.run::<Ares>(),
        Command::Soak(soak) => soak.run::<Mars>(),
        Command::Golden { bless: true } => {
            bless::<Mars>();
            bless::<Ares>();
            ExitCode::SUCCESS
        }
        Command::Golden { bless: false } => {
            let same = [compare::<Mars>(), compare::<Ares>()];
            if same == [true, true] { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
    }
}

impl Soak {
    fn run<G: Proven>(&self) -> ExitCode {
        let &Soak { games, seed, threads, thorough_every, .. } = self;
        let bar = ProgressBar::new(games);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
        bar.set_style(style.expect("a valid template"));
        let (next, choices, start) = (AtomicU64::new(0), AtomicU64::new(0), Instant::now());
        let all = Mutex::new(Coverage::<G>::default());
        let variants = G::variants();
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let mut mine = Conformance::<G>::new(thorough_every);
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= games {
                            break;
                        }
                        let (options, n_seats) = variants[(game % variants.len() as u64) as usize];
                        let report = mine.play(&options, n_seats, seed + game);
                        choices.fetch_add(u64::from(report.choices), Ordering::Relaxed);
                        bar.inc(1);
                    }
                    all.lock().expect("no thread panicked").merge(&mine.coverage);
                });
            }
        });
        bar.finish_and_clear();
        let (seconds, choices) = (start.elapsed().as_secs_f64(), choices.into_inner());
        println!("{games} games from seed {seed}, {choices} choices, {seconds:.1} s: no promise broken");
        print!("{}", all.into_inner().expect("no thread panicked").gaps());
        ExitCode::SUCCESS
    }
}

fn bless<G: Proven>() {
    for golden in G::goldens() {
        let path = golden::file::<G>(golden);
        std::fs::write(&path, golden::play::<G>(golden)).expect("the golden folder is writable");
        println!("wrote {}", path.display());
    }
}

/// Whether all goldens of a game are as they were; tells of those that are not.
fn compare<G: Proven>() -> bool {
    let problems = G::goldens().iter().filter_map(|it| golden::check::<G>(it).err());
    let differing = problems.inspect(|problem| println!("{problem}")).count();
    differing == 0
}
