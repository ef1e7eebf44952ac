//! What the laboratory hurts: server processes, their wires, their disk and their database.

use super::PATIENCE;
use super::disk::{Disk, Failing};
use super::history::{Micros, Recorder};
use super::proxy::Proxy;
use super::tally::Tally;
use crate::postgres::Cluster;
use crate::process::Process;
use anyhow::Context;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

/// One fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// The server is killed (SIGKILL) and started again: what the system holds stays.
    KillServer,
    /// The database's processes are killed and started again.
    KillDatabase,
    /// The server stands still for a while (SIGSTOP).
    PauseServer,
    /// The database does.
    PauseDatabase,
    /// All connections end.
    Cut,
    /// Connections end in the middle of an answer.
    Halves,
    /// Everything is late.
    Delay,
    /// No connection can be made.
    Down,
    /// The disk fails.
    Disk(Failing),
    /// The server's time of day jumps, forward or back.
    ClockJump,
    /// The power is cut: of what was not synced, any sectors are gone.
    PowerCut,
    /// The same after a while in which the disk said it had synced and had not. No server survives it: a laboratory that
    /// finds nothing lost after it finds nothing at all.
    PowerCutAfterLies,
}

impl fmt::Display for Blow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            Blow::KillServer => "server killed",
            Blow::KillDatabase => "database killed",
            Blow::PauseServer => "server paused",
            Blow::PauseDatabase => "database paused",
            Blow::Cut => "connections cut",
            Blow::Halves => "answers cut in half",
            Blow::Delay => "network slow",
            Blow::Down => "network down",
            Blow::Disk(Failing::Full) => "disk full",
            Blow::Disk(Failing::Broken) => "disk broken",
            Blow::Disk(Failing::ReadOnly) => "disk read-only",
            Blow::Disk(Failing::Halves) => "writes cut in half",
            Blow::Disk(Failing::Lies) => "disk lying about syncs",
            Blow::Disk(Failing::Not) => "disk as it should be",
            Blow::ClockJump => "clock jumped",
            Blow::PowerCut => "power cut",
            Blow::PowerCutAfterLies => "power cut after lies",
        };
        f.write_str(word)
    }
}

/// One server process with its wire.
#[derive(Debug)]
pub(super) struct Side {
    pub(super) server: Process,
    pub(super) wire: Proxy,
    pub(super) tally: Tally,
}

/// All that can be hurt.
#[derive(Debug)]
pub(super) struct Site<'a> {
    pub(super) sides: Vec<Side>,
    pub(super) disk: Option<Disk>,
    pub(super) cluster: Option<&'a mut Cluster>,
}

impl Site<'_> {
    /// So many processes on this database.
    pub(super) async fn start<'a>(
        binary: &Path,
        database: &str,
        n: usize,
        disk: Option<Disk>,
        cluster: Option<&'a mut Cluster>,
    ) -> anyhow::Result<Site<'a>> {
        let mut environment = disk.as_ref().map(Disk::environment).unwrap_or_default();
        // It would have much to say.
        environment.push(("THARSIS_LOG".to_string(), "off".to_string()));
        let mut sides = Vec::new();
        for _ in 0..n {
            let server = Process::start_in(binary, database, &[], environment.clone()).await?;
            let wire = Proxy::start(&server.base()).await?;
            sides.push(Side { server, wire, tally: Tally::default() });
        }
        Ok(Site { sides, disk, cluster })
    }

    /// Strikes, and takes the cause away again. Returns when it was gone.
    pub(super) async fn strike(
        &mut self,
        blow: Blow,
        side: usize,
        random: &mut Pcg64Mcg,
        recorder: &Recorder,
    ) -> anyhow::Result<Micros> {
        let lasting = Duration::from_millis(20 + random.next_u64() % 300);
        match blow {
            Blow::KillServer => {
                self.sides[side].server.kill().await?;
                let gone = recorder.now();
                self.sides[side].server.restart().await?;
                return Ok(gone);
            }
            Blow::PowerCut | Blow::PowerCutAfterLies => {
                let disk = self.disk.as_mut().context("no disk of ours")?;
                if blow == Blow::PowerCutAfterLies {
                    disk.fail(Failing::Lies)?;
                    self.sides[side].tally.recovered(recorder, recorder.now(), 20, PATIENCE).await;
                }
                self.sides[side].server.kill().await?;
                disk.cut_power(random)?;
                disk.fail(Failing::Not)?;
                let gone = recorder.now();
                self.sides[side].server.restart().await?;
                return Ok(gone);
            }
            Blow::KillDatabase => {
                let cluster = self.cluster.as_mut().context("no database of ours")?;
                cluster.kill()?;
                tokio::time::sleep(lasting).await;
                let gone = recorder.now();
                cluster.restart().await?;
                return Ok(gone);
            }
            Blow::PauseServer => {
                self.sides[side].server.pause()?;
                tokio::time::sleep(lasting * 3).await;
                self.sides[side].server.go_on()?;
            }
            Blow::PauseDatabase => {
                let cluster = self.cluster.as_mut().context("no database of ours")?;
                cluster.pause()?;
                tokio::time::sleep(lasting * 3).await;
                cluster.go_on()?;
            }
            Blow::Disk(failing) => self.fail_disk(failing, lasting).await?,
            Blow::ClockJump => {
                let hours = random.next_u64() % 7;
                let by = (hours as i64 - 3) * 3_600_000 + (random.next_u64() % 1000) as i64;
                self.disk.as_ref().context("no clock of ours")?.shift_clock(by)?;
            }
            Blow::Cut | Blow::Halves | Blow::Delay | Blow::Down => {
                self.hurt_wire(blow, side, lasting).await;
            }
        }
        Ok(recorder.now())
    }

    async fn hurt_wire(&self, blow: Blow, side: usize, lasting: Duration) {
        let wire = &self.sides[side].wire;
        wire.set_halves(blow == Blow::Halves);
        wire.set_down(blow == Blow::Down);
        wire.set_delay(if blow == Blow::Delay { lasting / 4 } else { Duration::ZERO });
        if blow != Blow::Delay {
            wire.cut();
        }
        if blow != Blow::Cut {
            tokio::time::sleep(lasting).await;
        }
        wire.set_halves(false);
        wire.set_down(false);
        wire.set_delay(Duration::ZERO);
    }

    /// The disk fails until the server has felt it, and a while longer.
    async fn fail_disk(&self, failing: Failing, lasting: Duration) -> anyhow::Result<()> {
        let disk = self.disk.as_ref().context("no disk of ours")?;
        let (before, start) = (disk.refused()?, Instant::now());
        disk.fail(failing)?;
        while disk.refused()? == before && start.elapsed() < Duration::from_secs(5) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(lasting).await;
        disk.fail(Failing::Not)
    }
}
