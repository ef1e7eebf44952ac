//! Puzzles: finding them in games, checking them again, listing them.

use crate::args::{CheckPuzzles, FindPuzzles, ListPuzzles, Puzzles};
use crate::numbers::today;
use anyhow::{Context, Result, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tharsis_ares::Ares;
use tharsis_coach::Coach;
use tharsis_coach::puzzle::{
    Checked, Collection, Finder, Kind, Played, Provenance, Puzzle, Puzzling, Thinking, check,
};
use tharsis_kernel::{Game, Record};
use tharsis_mars::Mars;

pub(crate) fn run(puzzles: &Puzzles) -> Result<ExitCode> {
    match puzzles {
        Puzzles::Find(args) if args.game == "ares" => find::<Ares>(args),
        Puzzles::Find(args) => find::<Mars>(args),
        Puzzles::Check(args) => {
            let collection = read(&args.file)?;
            match &collection.provenance.game[..] {
                "ares" => check_all::<Ares>(args, collection),
                _ => check_all::<Mars>(args, collection),
            }
        }
        Puzzles::List(args) => list(args),
    }
}

fn read(file: &Path) -> Result<Collection> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name}"))?;
    let collection = Collection::read(&text).map_err(|error| anyhow!("{name}: {error}"))?;
    let Provenance { game, rules, .. } = &collection.provenance;
    let played = match &game[..] {
        Mars::NAME => Mars::RULES,
        Ares::NAME => Ares::RULES,
        _ => bail!("{name}: puzzles of \"{game}\"; there are {} and {}", Mars::NAME, Ares::NAME),
    };
    if *rules != played {
        bail!("{name}: puzzles of rules version {rules}, and this program plays version {played}");
    }
    Ok(collection)
}

fn find<G: Puzzling>(args: &FindPuzzles) -> Result<ExitCode>
where
    Finder<G>: Sync,
    Record<G>: Send + Sync,
{
    if args.games == 0 || args.threads == 0 || args.sieve == 0 || args.lines == 0 || args.searches == 0 {
        bail!("--games, --threads, --sieve, --lines and --searches must be at least 1");
    }
    let name = args.out.display();
    let thinking = Thinking { sieve: args.sieve, deep: args.lines, searches: args.searches };
    let finder = Finder::<G>::new(Coach::new()?, thinking);
    let mut known = begun::<G>(args)?;
    let mut file =
        OpenOptions::new().append(true).create(true).open(&args.out).with_context(|| format!("{name}"))?;
    if known.games.is_empty() && file.metadata()?.len() == 0 {
        write!(file, "{}", known.provenance)?;
    }
    let mut keep = |played: Option<Played>| -> Result<()> {
        let Some(played) = played.filter(|played| known.games.iter().all(|it| it.seed != played.seed)) else {
            return Ok(());
        };
        write!(file, "{played}").with_context(|| format!("{name}"))?;
        known.games.push(played);
        Ok(())
    };
    if args.records.is_empty() {
        let next = known_games(&read_begun(args)?).map_or(0, |last| last + 1);
        let bar = bar(args.games.saturating_sub(next), "games")?;
        let numbers: Vec<u64> = (next..args.games).collect();
        for some in numbers.chunks(usize::from(args.threads)) {
            let found = at_once(some.len(), some, |&number| finder.play(args.seed, number));
            found.into_iter().try_for_each(&mut keep)?;
            bar.inc(some.len() as u64);
        }
        bar.finish_and_clear();
    }
    for path in &args.records {
        let text = std::fs::read_to_string(path).with_context(|| format!("{}", path.display()))?;
        let (record, _) = Record::<G>::read(&text).map_err(|error| anyhow!("{}, {error}", path.display()))?;
        keep(finder.find(&record, None))?;
    }
    out!("{name}: {} games with puzzles in them", known.games.len());
    tell_sums(&known);
    Ok(ExitCode::SUCCESS)
}

/// What a file holds that was begun, if there is one.
fn read_begun(args: &FindPuzzles) -> Result<Option<Collection>> {
    let is_there = std::fs::metadata(&args.out).is_ok_and(|it| it.len() > 0);
    is_there.then(|| read(&args.out)).transpose()
}

/// The same, or a collection of nothing.
fn begun<G: Puzzling>(args: &FindPuzzles) -> Result<Collection> {
    let FindPuzzles { game, games, seed, sieve, lines, searches, .. } = args;
    let provenance = Provenance {
        game: game.clone(),
        rules: G::RULES,
        command: format!(
            "tharsis puzzles find --game {game} --games {games} --seed {seed} --sieve {sieve} --lines {lines} --searches {searches}"
        ),
        date: args.date.clone().unwrap_or_else(today),
        network: format!("{:016x}", G::network()?.version()),
    };
    let Some(known) = read_begun(args)? else { return Ok(Collection { provenance, games: Vec::new() }) };
    if known.provenance.command != provenance.command || known.provenance.network != provenance.network {
        bail!(
            "{} was begun with \"{}\" and network {}: go on with the same, or write to another file",
            args.out.display(),
            known.provenance.command,
            known.provenance.network
        );
    }
    Ok(known)
}

/// The last game that was played for a file.
fn known_games(known: &Option<Collection>) -> Option<u64> {
    known.as_ref()?.games.iter().filter_map(|played| played.number).max()
}

fn bar(n: u64, what: &str) -> Result<ProgressBar> {
    let bar = ProgressBar::new(n);
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{elapsed}} gone, {{eta}} left");
    bar.set_style(ProgressStyle::with_template(&template)?);
    Ok(bar)
}

/// Does something to many on so many threads; the results are in their order.
fn at_once<T: Sync, R: Send>(threads: usize, of: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let i = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(it) = of.get(i)
                {
                    let result = work(it);
                    done.lock().expect("no work panicked").insert(i, result);
                }
            });
        }
    });
    done.into_inner().expect("no work panicked").into_values().collect()
}

fn check_all<G: Puzzling>(args: &CheckPuzzles, collection: Collection) -> Result<ExitCode>
where
    Coach<G>: Sync,
{
    if args.lines == 0 || args.threads == 0 {
        bail!("--lines and --threads must be at least 1");
    }
    let coach = Coach::<G>::new()?;
    let all: Vec<(&Played, &Puzzle)> = collection.puzzles().collect();
    let bar = bar(all.len() as u64, "puzzles")?;
    let checked = at_once(usize::from(args.threads), &all, |(played, puzzle)| {
        let checked = check(&coach, played, puzzle, args.lines);
        bar.inc(1);
        checked
    });
    bar.finish_and_clear();
    let mut fit = BTreeSet::new();
    let (mut same, mut as_good, mut held, mut unreadable) = (0, 0, 0, 0);
    for ((_, puzzle), checked) in all.iter().zip(checked) {
        match checked {
            Ok(checked) => {
                same += usize::from(checked.same);
                as_good += usize::from(checked.is_as_good());
                held += usize::from(checked.holds());
                tell_check(puzzle, checked);
                if checked.is_fit() {
                    fit.insert(puzzle.id.clone());
                }
            }
            Err(error) => {
                unreadable += 1;
                out!("{}: {error}", puzzle.id);
            }
        }
    }
    let share = |n: usize| 100.0 * n as f64 / all.len().max(1) as f64;
    out!(
        "{} puzzles, {} lines: the same answer in {same} ({:.1} %), as good as any in {as_good} ({:.1} %), clearly ahead in {held} ({:.1} %); {} worth asking; {unreadable} cannot be set up",
        all.len(),
        args.lines,
        share(same),
        share(as_good),
        share(held),
        fit.len()
    );
    if let Some(out) = &args.out {
        let kept = collection.only(|puzzle| fit.contains(&puzzle.id));
        std::fs::write(out, kept.to_string()).with_context(|| format!("{}", out.display()))?;
        tell_sums(&kept);
    }
    Ok(if unreadable == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Tells of a puzzle whose answer does not hold.
fn tell_check(puzzle: &Puzzle, checked: Checked) {
    if !checked.holds() {
        let (lost, second) = (100.0 * checked.lost, 100.0 * checked.second);
        out!(
            "{}: {} costs {lost:.1} %, the second {second:.0} % of what is asked",
            puzzle.id,
            puzzle.answer()
        );
    }
}

fn list(args: &ListPuzzles) -> Result<ExitCode> {
    let read = args.file.as_deref().map(read).transpose()?;
    let shipped = if args.game == "ares" { Ares::puzzles() } else { Mars::puzzles() };
    let collection = read.as_ref().unwrap_or(shipped);
    for (played, puzzle) in collection.puzzles() {
        let Puzzle { id, kind, difficulty, round, .. } = puzzle;
        out!("{id}  {:8} {difficulty}  {} {}, {round}", kind.word(), played.seats, played.options);
    }
    tell_sums(collection);
    Ok(ExitCode::SUCCESS)
}

/// How many there are of each kind, by difficulty.
fn tell_sums(collection: &Collection) {
    let mut sums: BTreeMap<Kind, [usize; 5]> = BTreeMap::new();
    for (_, puzzle) in collection.puzzles() {
        sums.entry(puzzle.kind).or_default()[usize::from(puzzle.difficulty.clamp(1, 5)) - 1] += 1;
    }
    let all: usize = sums.values().flatten().sum();
    out!("{all} puzzles; by difficulty, from 1 to 5:");
    for (kind, by_difficulty) in &sums {
        let n: usize = by_difficulty.iter().sum();
        out!("  {:8} {n:4}: {}", kind.word(), by_difficulty.map(|n| n.to_string()).join(" "));
    }
}
