//! Long runs and golden files; `cargo xtask soak` and `cargo xtask golden` call this.

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tharsis_testkit::{ares, mars};

#[derive(Parser)]
#[command(about = "Long test runs and golden files of Tharsis")]
enum Command {
    /// Play checked random games of all variants; ends with an error at the first broken promise.
    Soak {
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
    },
    /// Compare the golden playthroughs, or write them anew.
    Golden {
        /// Write instead of compare. Say in the commit which rule moved them.
        #[arg(long)]
        bless: bool,
    },
}

fn main() -> ExitCode {
    match Command::parse() {
        Command::Soak { game, games, seed, threads, thorough_every } if game == "ares" => {
            soak(games, seed, threads, || ares::Conformance::new(thorough_every))
        }
        Command::Soak { games, seed, threads, thorough_every, .. } => {
            soak(games, seed, threads, || mars::Conformance::new(thorough_every))
        }
        Command::Golden { bless } => golden_files(bless),
    }
}

/// What checks games of one kind, and remembers what they came to.
trait Checker: Send {
    /// Checks one game; how many choices it took.
    fn play(&mut self, game: u64, seed: u64) -> u32;
    /// Takes over what another one has seen.
    fn merge(&mut self, other: Self);
    /// What no game came to.
    fn gaps(&self) -> String;
}

impl Checker for mars::Conformance {
    fn play(&mut self, game: u64, seed: u64) -> u32 {
        let variants = mars::all_variants();
        let (options, n_seats) = variants[(game % variants.len() as u64) as usize];
        mars::Conformance::play(self, &options, n_seats, seed).choices
    }
    fn merge(&mut self, other: mars::Conformance) {
        self.coverage.merge(&other.coverage);
    }
    fn gaps(&self) -> String {
        self.coverage.gaps().to_string()
    }
}

impl Checker for ares::Conformance {
    fn play(&mut self, game: u64, seed: u64) -> u32 {
        let variants = ares::all_variants();
        let (options, n_seats) = variants[(game % variants.len() as u64) as usize];
        ares::Conformance::play(self, &options, n_seats, seed).choices
    }
    fn merge(&mut self, other: ares::Conformance) {
        self.coverage.merge(&other.coverage);
    }
    fn gaps(&self) -> String {
        self.coverage.gaps().to_string()
    }
}

fn soak<C: Checker>(games: u64, seed: u64, threads: u64, checker: impl Fn() -> C + Sync) -> ExitCode {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    bar.set_style(style.expect("a valid template"));
    let (next, choices, start) = (AtomicU64::new(0), AtomicU64::new(0), Instant::now());
    let all = Mutex::new(checker());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut mine = checker();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    choices.fetch_add(u64::from(mine.play(game, seed + game)), Ordering::Relaxed);
                    bar.inc(1);
                }
                all.lock().expect("no thread panicked").merge(mine);
            });
        }
    });
    bar.finish_and_clear();
    let (seconds, choices) = (start.elapsed().as_secs_f64(), choices.into_inner());
    println!("{games} games from seed {seed}, {choices} choices, {seconds:.1} s: no promise broken");
    print!("{}", all.into_inner().expect("no thread panicked").gaps());
    ExitCode::SUCCESS
}

fn golden_files(bless: bool) -> ExitCode {
    let mars: Vec<Golden> = mars::golden::wanted()
        .into_iter()
        .map(|(name, options, n_seats, seed)| Golden {
            file: format!("mars/{name}.txt"),
            play: Box::new(move || mars::golden::play(&options, n_seats, seed)),
            replay: mars::golden::replay,
        })
        .collect();
    let ares = ares::golden::wanted().into_iter().map(|(name, options, n_seats, seed)| Golden {
        file: format!("ares/{name}.txt"),
        play: Box::new(move || ares::golden::play(&options, n_seats, seed)),
        replay: ares::golden::replay,
    });
    compare_goldens(mars.into_iter().chain(ares), bless)
}

/// A golden playthrough of either game.
struct Golden {
    file: String,
    play: Box<dyn Fn() -> String>,
    replay: fn(&str) -> Result<String, String>,
}

fn compare_goldens(goldens: impl Iterator<Item = Golden>, bless: bool) -> ExitCode {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let mut differing = 0;
    for Golden { file, play, replay } in goldens {
        let path = folder.join(&file);
        let old = std::fs::read_to_string(&path).unwrap_or_default();
        if bless {
            std::fs::write(&path, play()).expect("the golden folder is writable");
            println!("wrote {file}");
        } else if replay(&old).as_ref() != Ok(&old) {
            println!("{file} differs");
            differing += 1;
        }
    }
    if differing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
