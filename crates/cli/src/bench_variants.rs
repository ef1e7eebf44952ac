//! Two-player games of several variants side by side: their rates as shares of the base game's in the same run, and
//! instructions a game, which are the same on a busy machine.

use crate::simulate::{Tally, play, play_ares};
use anyhow::{Context, Result};
use serde::Serialize;
use std::hint::black_box;
use std::ops::Range;
use std::process::Command;
use std::time::{Duration, Instant};
use tharsis_mars::Options;

#[derive(Clone, Copy)]
enum Variant {
    Mars(fn() -> Options),
    Ares,
}

const PLAIN: Options = Options::CORPORATE_ERA;

/// What is measured; the others are compared with the first.
const VARIANTS: [(&str, Variant); 8] = [
    ("base", Variant::Mars(|| PLAIN)),
    ("with Colonies", Variant::Mars(|| Options { colonies: true, ..PLAIN })),
    ("with Turmoil", Variant::Mars(|| Options { turmoil: true, ..PLAIN })),
    ("with both", Variant::Mars(|| Options { colonies: true, turmoil: true, ..PLAIN })),
    ("with Prelude", Variant::Mars(|| Options { prelude: true, ..PLAIN })),
    ("with Venus", Variant::Mars(|| Options { venus: true, ..PLAIN })),
    (
        "with all",
        Variant::Mars(|| Options { colonies: true, turmoil: true, prelude: true, venus: true, ..PLAIN }),
    ),
    ("Ares", Variant::Ares),
];

/// The variants take turns so often, so that what disturbs the machine disturbs all alike.
const ROUNDS: u64 = 20;

#[derive(Serialize)]
pub(crate) struct VariantFigures {
    variant: &'static str,
    games_per_second: f64,
    rate_of_base: f64,
    /// Of a game, if counted.
    instructions: Option<u64>,
}

impl Variant {
    fn play(self, seeds: Range<u64>) -> Tally {
        match self {
            Variant::Mars(options) => play(&options(), 2, seeds),
            Variant::Ares => play_ares(&tharsis_ares::Options::default(), 2, seeds),
        }
    }
}

/// Plays so many games of each variant; `counted` also counts their instructions.
pub(crate) fn measure(games: u64, counted: bool) -> Result<Vec<VariantFigures>> {
    let mut spent = [Duration::ZERO; VARIANTS.len()];
    for round in 0..ROUNDS {
        for ((_, variant), spent) in VARIANTS.iter().zip(&mut spent) {
            let start = Instant::now();
            black_box(variant.play(games * round / ROUNDS..games * (round + 1) / ROUNDS));
            *spent += start.elapsed();
        }
    }
    let rates = spent.map(|spent| games as f64 / spent.as_secs_f64());
    let figures = VARIANTS.iter().zip(rates).enumerate().map(|(i, (&(variant, _), games_per_second))| {
        Ok(VariantFigures {
            variant,
            games_per_second,
            rate_of_base: games_per_second / rates[0],
            instructions: if counted { Some(count_instructions(i)?) } else { None },
        })
    });
    figures.collect()
}

/// Only plays, for [`count_instructions`].
pub(crate) fn play_silently(variant: usize, games: u64) -> Result<()> {
    let (_, variant) = VARIANTS.get(variant).with_context(|| format!("there are {}", VARIANTS.len()))?;
    black_box(variant.play(0..games));
    Ok(())
}

/// Instructions of one whole game: the difference of two runs, so that starting the program does not count.
fn count_instructions(variant: usize) -> Result<u64> {
    const FEW: u64 = 10;
    const MANY: u64 = 110;
    Ok((instructions_of(variant, MANY)? - instructions_of(variant, FEW)?) / (MANY - FEW))
}

fn instructions_of(variant: usize, games: u64) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe()?)
        .args(["bench", "--silent", &games.to_string(), "--variant", &variant.to_string()])
        .output()
        .context("valgrind counts instructions and is not there (apt-get install valgrind)")?;
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let counted = report.lines().find(|line| line.contains("Collected :"));
    let counted = counted.and_then(|line| line.rsplit(' ').next()?.parse().ok());
    counted.with_context(|| format!("valgrind did not count:\n{report}"))
}

pub(crate) fn print(figures: &[VariantFigures]) {
    out!("two-player games, the variants taking turns, one core");
    out!("variant           games/s  of base  instructions a game");
    for it in figures {
        let instructions = it.instructions.map_or("-".to_string(), |n| n.to_string());
        out!(
            "{:<14} {:>10.0} {:>8.2} {:>21}",
            it.variant,
            it.games_per_second,
            it.rate_of_base,
            instructions
        );
    }
}
