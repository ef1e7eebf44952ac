//! Load and faults against a real server process: `cargo xtask load`, `cargo xtask chaos`, `cargo xtask pair`.
#![expect(clippy::print_stdout, reason = "a command that prints figures")]

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;
use tharsis_drill::{Cluster, Load, Scratch, chaos, load, pair};

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
    /// Many tables and viewers, a steady flow of choices
    Load {
        #[arg(long, default_value_t = 1000)]
        tables: usize,
        #[arg(long, default_value_t = 5000)]
        viewers: usize,
        /// Choices a second
        #[arg(long, default_value_t = 550)]
        rate: u32,
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// Kill the server at random moments and compare what players were told with what is stored
    Chaos {
        #[arg(long, default_value_t = 8)]
        tables: usize,
        #[arg(long, default_value_t = 100)]
        kills: u32,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Two servers on one PostgreSQL, both receiving choices for the same tables
    Pair {
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// Choices to be made in all, at least
        #[arg(long, default_value_t = 5000)]
        choices: usize,
    },
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let folder = Scratch::new("drill");
    let needs_cluster = args.postgres || matches!(args.command, Command::Pair { .. });
    let cluster = if needs_cluster { Some(Cluster::start().await?) } else { None };
    let database = cluster.as_ref().map_or_else(|| folder.sqlite(), Cluster::url);
    match args.command {
        Command::Load { tables, viewers, rate, seconds } => {
            let wanted =
                Load { tables, viewers, rate, time: Duration::from_secs(seconds), ..Load::default() };
            let found = load(&args.binary, &database, wanted).await?;
            println!("{tables} live tables, {viewers} connected viewers, {seconds} s");
            println!("accepted and durable choices a second: {:.0}", found.accepted_per_second);
            let times = |[half, most, nearly, all]: [f64; 4]| {
                format!("median {half:.1} ms, 95 % {most:.1}, 99 % {nearly:.1}, longest {all:.1}")
            };
            println!("a choice: {}", times(found.choice_ms));
            println!("until a viewer is told: {} ({} messages)", times(found.push_ms), found.pushes);
            println!("memory: {} bytes for a table, {} MB in all", found.bytes_per_table, found.memory >> 20);
        }
        Command::Chaos { tables, kills, seed } => {
            let found = chaos(&args.binary, &database, tables, kills, seed).await?;
            println!("{} kills, {} entries at {tables} tables", found.kills, found.entries);
            println!("{} choices acknowledged, none lost or doubled", found.acknowledged);
            println!("{} answers lost, {} of those choices made", found.in_doubt, found.in_doubt_made);
            println!("{} pages followed through all of it and show the right game", found.followers);
        }
        Command::Pair { tables, choices } => {
            let found = pair(&args.binary, &database, tables, choices).await?;
            println!("{} tables, {} choices accepted by two processes", found.tables, found.accepted);
            println!("{} races for one moment, each won once", found.races);
            println!("the processes agree; the last to catch up took {} ms", found.slowest_ms);
        }
    }
    Ok(())
}
