//! Load and faults against a real server process: `cargo xtask load`, `cargo xtask lab`.
#![expect(clippy::print_stdout, reason = "a command that prints figures")]

use anyhow::Context;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tharsis_drill::lab::{Disk, MIXES, Mix, Plan, lab};
use tharsis_drill::{Cluster, Load, Loaded, Measured, Scratch};

#[derive(Parser)]
struct Args {
    /// The server's program
    #[arg(long)]
    binary: PathBuf,
    /// Use a PostgreSQL server of our own instead of SQLite
    #[arg(long)]
    postgres: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Many tables in the middle of their games, many viewers: the highest rate of choices that is served in good time
    Load {
        #[arg(long, default_value_t = 1000)]
        tables: usize,
        #[arg(long, default_value_t = 5000)]
        viewers: usize,
        /// Choices made at each table before anything is measured
        #[arg(long, default_value_t = 150)]
        steps: usize,
        /// Only this rate of choices a second, instead of searching for the highest
        #[arg(long)]
        rate: Option<u32>,
        /// How long each rate is tried
        #[arg(long, default_value_t = 8)]
        seconds: u64,
    },
    /// Hurt servers by seed while real clients play, and compare their histories with the log
    Lab {
        /// One mix of faults; all that fit the database if left out
        #[arg(long)]
        mix: Option<String>,
        /// Faults of each mix
        #[arg(long, default_value_t = 100)]
        kills: u32,
        /// Tables that are played at at any time
        #[arg(long, default_value_t = 8)]
        tables: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let folder = Scratch::new("drill");
    let mut cluster = if args.postgres { Some(Cluster::start().await?) } else { None };
    let database = cluster.as_ref().map_or_else(|| folder.sqlite(), Cluster::url);
    match args.command {
        Command::Load { tables, viewers, steps, rate, seconds } => {
            let load = Load { tables, viewers, steps, time: Duration::from_secs(seconds) };
            measure(&args.binary, &database, load, rate).await?;
        }
        Command::Lab { mix, kills, tables, seed } => {
            let mixes = mixes(mix.as_deref(), args.postgres)?;
            let mut failed = Vec::new();
            for mix in mixes {
                let plan = Plan { mix, faults: kills, tables, seed };
                println!("== {} on {}", mix.name, if args.postgres { "PostgreSQL" } else { "SQLite" });
                let found = lab(&args.binary, plan, cluster.as_mut()).await?;
                println!("{found}");
                if found.verdict().is_err() {
                    failed.push(mix.name);
                }
            }
            anyhow::ensure!(failed.is_empty(), "FAILED: {}", failed.join(", "));
        }
    }
    Ok(())
}

/// Prints what a load costs, and the highest rate, or what a given one is like.
async fn measure(binary: &Path, database: &str, load: Load, rate: Option<u32>) -> anyhow::Result<()> {
    let kind = database.split(':').next().unwrap_or_default();
    println!("{} tables on {kind}, {} choices into their games", load.tables, load.steps);
    let mut loaded = Loaded::prepare(binary, database, load).await?;
    let [fresh, midgame, watched] = loaded.bytes_per_table.map(|bytes| bytes / 1024);
    println!("memory a table: {fresh} KB fresh, {midgame} KB mid-game, {watched} KB with its viewers");
    println!("{} streams are open", loaded.streams);
    let times = |[half, most, nearly, all]: [f64; 4]| {
        format!("median {half:.1} ms, 95 % {most:.1}, 99 % {nearly:.1}, longest {all:.1}")
    };
    let tell = |found: &Measured| {
        let word = if found.is_good() { "in good time" } else { "TOO MUCH" };
        println!(
            "{} choices a second sent, {:.0} accepted and durable, {} refused, {:.0} µs computed for each: {} ({word})",
            found.rate,
            found.accepted_per_second,
            found.refused,
            found.computed_us,
            times(found.choice_ms)
        );
        println!("  until a viewer is told: {} ({} messages)", times(found.push_ms), found.pushes);
    };
    match rate {
        Some(rate) => tell(&loaded.measure(rate).await?),
        None => match loaded.search(tell).await? {
            Some(best) => println!("the limit, 99 of 100 within 25 ms: {} choices a second", best.rate),
            None => println!("no rate is served in good time"),
        },
    }
    println!("memory: {} MB in all", loaded.memory() >> 20);
    Ok(())
}

/// The mixes that fit the database. Without a C compiler or Linux those that need a disk of ours are left out.
fn mixes(wanted: Option<&str>, postgres: bool) -> anyhow::Result<Vec<Mix>> {
    let fits = |mix: &&Mix| mix.postgres.is_none_or(|needs| needs == postgres);
    let names = || MIXES.iter().filter(fits).map(|mix| mix.name).collect::<Vec<_>>().join(", ");
    if let Some(name) = wanted {
        let found = MIXES.iter().filter(fits).find(|mix| mix.name == name);
        return Ok(vec![*found.with_context(|| format!("no mix \"{name}\" here; there are {}", names()))?]);
    }
    let folder = Scratch::new("try");
    let disk = Disk::new(&folder.path().join("data"), &folder.path().join("own"));
    let mut mixes: Vec<Mix> = MIXES.iter().filter(fits).copied().collect();
    if let Err(why) = disk {
        println!("SKIPPED, all that needs a disk and a clock of our own: {why}");
        mixes.retain(|mix| !mix.needs_disk());
    }
    Ok(mixes)
}
