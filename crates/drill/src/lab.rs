//! The laboratory: real clients record what they ask for and are told while real processes are hurt by seed, and an
//! exact checker compares their histories with the log.

mod actors;
mod checker;
mod disk;
mod history;
mod parties;
mod proxy;
mod replay;
mod site;
mod tally;

pub use checker::{Chair, Counted, Defect, Entry, Stored, check};
pub use disk::{Disk, Failing, Note, after_power_cut, read_journal};
pub use history::{Answer, Asked, History, Micros, Move, Recorder, Seating, Shown, Sitting};
pub use replay::digest;
pub use site::Blow;

use crate::Scratch;
use crate::client::Http;
use crate::postgres::Cluster;
use actors::World;
use anyhow::{Context, ensure};
use parties::Party;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use site::Site;
use std::fmt;
use std::path::Path;
use std::time::Duration;
use tharsis_server::store::Store;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Moves that are made at least between two faults, without a failure between them.
pub const BETWEEN: usize = 4;
/// After this a server that does not serve is said not to recover.
const PATIENCE: Duration = Duration::from_secs(30);
/// What is promised; a busy machine may take longer, which is told and no failure.
const PROMISED: Duration = Duration::from_secs(10);
/// How long clients wait for their last answers.
const LAST_ANSWERS: Duration = Duration::from_secs(30);

/// A named list of faults, and the parties that are hurt.
#[derive(Clone, Copy, Debug)]
pub struct Mix {
    /// What it is called.
    pub name: &'static str,
    /// The faults, each as likely as the others.
    pub blows: &'static [Blow],
    /// Server processes on one database.
    pub processes: usize,
    /// Needs PostgreSQL; `None` if it is for either.
    pub postgres: Option<bool>,
    parties: &'static [Party],
}

impl Mix {
    /// Whether it needs the disk and clock that are preloaded.
    pub fn needs_disk(&self) -> bool {
        use Blow::{ClockJump, Disk, PowerCut, PowerCutAfterLies};
        self.blows.iter().any(|blow| matches!(blow, Disk(_) | PowerCut | PowerCutAfterLies | ClockJump))
    }

    /// The mix of a name.
    pub fn named(name: &str) -> Option<Mix> {
        MIXES.iter().find(|mix| mix.name == name).copied()
    }
}

const PARTIES: &[Party] = &[
    Party::Duel,
    Party::AtOnce,
    Party::WithBot,
    Party::Door,
    Party::Duel,
    Party::Clock,
    Party::AtOnce,
    Party::Duel,
];

/// All mixes.
pub const MIXES: &[Mix] = &[
    Mix { name: "kills", blows: &[Blow::KillServer], processes: 1, postgres: None, parties: PARTIES },
    Mix { name: "power", blows: &[Blow::PowerCut], processes: 1, postgres: Some(false), parties: PARTIES },
    Mix {
        name: "disk",
        blows: &[
            Blow::Disk(Failing::Full),
            Blow::Disk(Failing::Broken),
            Blow::Disk(Failing::ReadOnly),
            Blow::Disk(Failing::Halves),
        ],
        processes: 1,
        postgres: Some(false),
        parties: PARTIES,
    },
    Mix {
        name: "network",
        blows: &[Blow::Cut, Blow::Halves, Blow::Delay, Blow::Down],
        processes: 1,
        postgres: None,
        parties: PARTIES,
    },
    Mix {
        name: "clock",
        blows: &[Blow::ClockJump],
        processes: 1,
        postgres: Some(false),
        parties: &[Party::Clock, Party::Duel, Party::Clock, Party::WithBot],
    },
    Mix {
        name: "doors",
        blows: &[Blow::KillServer, Blow::Cut],
        processes: 1,
        postgres: None,
        parties: &[Party::CrowdedDoor, Party::Duel, Party::CrowdedDoor],
    },
    Mix {
        name: "pauses",
        blows: &[Blow::PauseServer],
        processes: 1,
        postgres: Some(false),
        parties: PARTIES,
    },
    Mix {
        name: "database",
        blows: &[Blow::KillDatabase, Blow::PauseDatabase, Blow::PauseServer],
        processes: 1,
        postgres: Some(true),
        parties: PARTIES,
    },
    Mix {
        name: "pair",
        blows: &[Blow::KillServer, Blow::KillServer, Blow::PauseServer, Blow::Cut],
        processes: 2,
        postgres: Some(true),
        parties: PARTIES,
    },
    Mix {
        name: "all",
        blows: &[
            Blow::KillServer,
            Blow::PowerCut,
            Blow::Disk(Failing::Full),
            Blow::Disk(Failing::Broken),
            Blow::Disk(Failing::Halves),
            Blow::PauseServer,
            Blow::Cut,
            Blow::Halves,
        ],
        processes: 1,
        postgres: Some(false),
        parties: PARTIES,
    },
];

/// The proof that the laboratory finds what is lost: a mix that no server survives.
pub const LIES: Mix = Mix {
    name: "lies",
    blows: &[Blow::PowerCutAfterLies],
    processes: 1,
    postgres: Some(false),
    parties: PARTIES,
};

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Which faults.
    pub mix: Mix,
    /// How many.
    pub faults: u32,
    /// Tables that are played at at any time.
    pub tables: usize,
    /// All chance comes from it; what the machine does at the same time does not.
    pub seed: u64,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Faults, by name.
    pub blows: Vec<(String, usize)>,
    /// Tables played at.
    pub tables: usize,
    /// The sums of all tables.
    pub counted: Counted,
    /// The server knew ids of moves.
    pub ids: bool,
    /// What must not be, with its table.
    pub defects: Vec<(String, Defect)>,
    /// From a cause going away to the first move that was sent after it and made.
    pub recoveries: Vec<Duration>,
    /// Faults that were not recovered from.
    pub unrecovered: Vec<String>,
}

impl Found {
    /// An error that says what is wrong, if anything is.
    pub fn verdict(&self) -> anyhow::Result<()> {
        ensure!(self.defects.is_empty() && self.unrecovered.is_empty(), "{self}");
        Ok(())
    }

    fn count(&self, is_it: impl Fn(&Defect) -> bool) -> usize {
        self.defects.iter().filter(|(_, defect)| is_it(defect)).count()
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let blows: Vec<String> = self.blows.iter().map(|(name, n)| format!("{n} × {name}")).collect();
        writeln!(f, "faults: {}", blows.join(", "))?;
        let Counted { moves, acknowledged, in_doubt, in_doubt_made, by_bots, entries, shown } = self.counted;
        let resent = if self.ids { "sent again until answered" } else { "the server knows no ids of moves" };
        writeln!(
            f,
            "{} tables, {entries} entries, {by_bots} of them by bots and clocks; {moves} moves sent, {acknowledged} \
             acknowledged, {in_doubt} left in doubt ({resent}), {in_doubt_made} of those made",
            self.tables
        )?;
        let lost =
            self.count(|it| matches!(it, Defect::Lost(..) | Defect::ShownLost(_) | Defect::SeatLost(_)));
        let doubled = self.count(|it| matches!(it, Defect::Doubled(_)));
        writeln!(
            f,
            "lost {lost}, doubled {doubled}, other defects {}; {shown} moments shown by streams compared",
            self.defects.len() - lost - doubled
        )?;
        let mut times = self.recoveries.clone();
        times.sort();
        let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        write!(
            f,
            "first move made after a cause had gone: median {:.0} ms, longest {:.0} ms, {} longer than {} s",
            ms(times.get(times.len() / 2)),
            ms(times.last()),
            times.iter().filter(|&&time| time > PROMISED).count(),
            PROMISED.as_secs()
        )?;
        for fault in &self.unrecovered {
            write!(f, "\nNOT RECOVERED after {} s: {fault}", PATIENCE.as_secs())?;
        }
        for (table, defect) in self.defects.iter().take(20) {
            write!(f, "\nDEFECT at table {table}: {defect}")?;
        }
        Ok(())
    }
}

/// Runs a mix on SQLite, or on this PostgreSQL.
pub async fn lab(binary: &Path, plan: Plan, cluster: Option<&mut Cluster>) -> anyhow::Result<Found> {
    let mut random = Pcg64Mcg::new(u128::from(plan.seed) << 1 | 1);
    let folder = Scratch::new("lab");
    let own_disk = Disk::new(&folder.path().join("data"), &folder.path().join("own"));
    let disk = match own_disk {
        Ok(disk) if cluster.is_none() => Some(disk),
        Err(why) if plan.mix.needs_disk() => return Err(why.context(format!("mix {}", plan.mix.name))),
        Ok(_) | Err(_) => None,
    };
    let database = match &cluster {
        Some(cluster) => cluster.new_database().await?,
        None => format!("sqlite:{}", folder.path().canonicalize()?.join("data/tharsis.db").display()),
    };
    let mut site = Site::start(binary, &database, plan.mix.processes, disk, cluster).await?;
    let (recorder, mut found) = (Recorder::default(), Found::default());
    let ((stop, stopping), (give_up, given_up)) = (watch::channel(false), watch::channel(false));
    found.ids = knows_ids(&site.sides[0].server.base()).await?;
    let world = World { recorder: recorder.clone(), ids: found.ids, stop: stopping, stopped: given_up };
    let ways: parties::Ways =
        site.sides.iter().map(|side| (Http::new(side.wire.base()), side.tally.clone())).collect();
    let mut hosts = JoinSet::new();
    for i in 0..plan.tables {
        let party = plan.mix.parties[i % plan.mix.parties.len()];
        hosts.spawn(parties::host(world.clone(), ways.clone(), party, random.next_u64()));
    }
    strike_all(&mut site, &plan, &recorder, &mut random, &mut found).await?;
    stop.send(true)?;
    let ended = async { while hosts.join_next().await.is_some() {} };
    if tokio::time::timeout(LAST_ANSWERS, ended).await.is_err() {
        give_up.send(true)?;
        let ended = async { while hosts.join_next().await.is_some() {} };
        tokio::time::timeout(LAST_ANSWERS, ended).await.context("clients that wait for ever")?;
    }
    for side in &mut site.sides {
        side.server.kill().await?;
    }
    compare(&database, &recorder, plan.mix.blows.contains(&Blow::ClockJump), &mut found).await?;
    Ok(found)
}

/// Whether moves may carry an id, as the interface's own document says.
async fn knows_ids(base: &str) -> anyhow::Result<bool> {
    let document = Http::new(base).send("GET", "/api/openapi.json", "", None).await?.json();
    Ok(document.pointer("/components/schemas/Choices/properties/id").is_some())
}

/// Faults one after the other, each after some moves and at some moment within the next ones.
async fn strike_all(
    site: &mut Site<'_>,
    plan: &Plan,
    recorder: &Recorder,
    random: &mut Pcg64Mcg,
    found: &mut Found,
) -> anyhow::Result<()> {
    for side in &site.sides {
        let begun = side.tally.recovered(recorder, 0, BETWEEN, PATIENCE).await;
        begun.context("nothing is played, and nothing was hurt yet")?;
    }
    for _ in 0..plan.faults {
        tokio::time::sleep(Duration::from_micros(random.next_u64() % 20_000)).await;
        let blow = plan.mix.blows[(random.next_u64() % plan.mix.blows.len() as u64) as usize];
        let side = (random.next_u64() % site.sides.len() as u64) as usize;
        let gone = site.strike(blow, side, random, recorder).await?;
        let name = blow.to_string();
        match found.blows.iter_mut().find(|(other, _)| *other == name) {
            Some((_, n)) => *n += 1,
            None => found.blows.push((name.clone(), 1)),
        }
        let more = BETWEEN + (random.next_u64() % 16) as usize;
        match site.sides[side].tally.recovered(recorder, gone, more, PATIENCE).await {
            Some(time) => found.recoveries.push(time),
            None => {
                found.unrecovered.push(name);
                site.sides[side].server.kill().await?;
                site.sides[side].server.restart().await?;
            }
        }
    }
    Ok(())
}

/// Compares every table's history with what is stored.
async fn compare(
    database: &str,
    recorder: &Recorder,
    clock_jumped: bool,
    found: &mut Found,
) -> anyhow::Result<()> {
    let store = Store::open(database).await?;
    for (id, history) in recorder.take() {
        let row = store.table(&id).await?;
        let Some(row) = row else {
            found.defects.push((id, Defect::Lost(0, "the table".to_string())));
            continue;
        };
        let entries = store.entries(&id, 0).await?;
        let stored = Stored::new(&row, &entries).context("a table of no game")?;
        let (counted, defects) = check(&stored, &history, clock_jumped);
        found.tables += 1;
        found.counted += counted;
        found.defects.extend(defects.into_iter().map(|defect| (id.clone(), defect)));
    }
    store.close().await;
    Ok(())
}
