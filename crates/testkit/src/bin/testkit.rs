//! Long runs and golden files; `cargo xtask soak` and `cargo xtask golden` call this.

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tharsis_testkit::{Conformance, Coverage, all_variants, golden};

#[derive(Parser)]
#[command(about = "Long test runs and golden files of Tharsis")]
enum Command {
    /// Play checked random games of all variants; ends with an error at the first broken promise.
    Soak {
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
        Command::Soak { games, seed, threads, thorough_every } => soak(games, seed, threads, thorough_every),
        Command::Golden { bless } => golden_files(bless),
    }
}

fn soak(games: u64, seed: u64, threads: u64, thorough_every: u32) -> ExitCode {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    bar.set_style(style.expect("a valid template"));
    let variants = all_variants();
    let (next, choices, start) = (AtomicU64::new(0), AtomicU64::new(0), Instant::now());
    let coverage = Mutex::new(Coverage::default());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut conformance = Conformance::new(thorough_every);
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let (options, n_seats) = variants[(game % variants.len() as u64) as usize];
                    let report = conformance.play(&options, n_seats, seed + game);
                    choices.fetch_add(u64::from(report.choices), Ordering::Relaxed);
                    bar.inc(1);
                }
                coverage.lock().expect("no thread panicked").merge(&conformance.coverage);
            });
        }
    });
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games from seed {seed}, {} choices, {seconds:.1} s: no promise broken",
        choices.into_inner()
    );
    print!("{}", coverage.into_inner().expect("no thread panicked").gaps());
    ExitCode::SUCCESS
}

fn golden_files(bless: bool) -> ExitCode {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden/mars");
    let mut differing = 0;
    for (name, options, n_seats, seed) in golden::wanted() {
        let path = folder.join(format!("{name}.txt"));
        let old = std::fs::read_to_string(&path).unwrap_or_default();
        if bless {
            std::fs::write(&path, golden::play(&options, n_seats, seed))
                .expect("the golden folder is writable");
            println!("wrote {name}.txt");
        } else if golden::replay(&old).as_ref() != Ok(&old) {
            println!("{name}.txt differs");
            differing += 1;
        }
    }
    if differing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
