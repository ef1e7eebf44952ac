//! A real server process that can be killed and started again.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server process.
#[derive(Debug)]
pub struct Process {
    binary: PathBuf,
    database: String,
    extra: Vec<String>,
    environment: Vec<(String, String)>,
    port: u16,
    child: Child,
}

impl Process {
    /// Starts a server on any free port and waits until it is ready.
    pub async fn start(binary: &Path, database: &str, extra: &[&str]) -> anyhow::Result<Process> {
        Process::start_in(binary, database, extra, Vec::new()).await
    }

    /// The same with variables of its environment set.
    pub async fn start_in(
        binary: &Path,
        database: &str,
        extra: &[&str],
        environment: Vec<(String, String)>,
    ) -> anyhow::Result<Process> {
        let (binary, database) = (binary.to_path_buf(), database.to_string());
        let extra: Vec<String> = extra.iter().map(|&arg| arg.to_string()).collect();
        let (child, port) = launch(&binary, &database, &extra, &environment, 0).await?;
        Ok(Process { binary, database, extra, environment, port, child })
    }

    /// Where it listens.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Its process id.
    pub fn id(&self) -> u32 {
        self.child.id().unwrap_or(0)
    }

    /// Ends it at once (SIGKILL): what it had not handed to the system is lost, what the system holds is not.
    pub async fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill().await?;
        Ok(())
    }

    /// Starts it again on the same port and database.
    pub async fn restart(&mut self) -> anyhow::Result<()> {
        let (child, _) =
            launch(&self.binary, &self.database, &self.extra, &self.environment, self.port).await?;
        self.child = child;
        Ok(())
    }

    /// Stops it as it is (SIGSTOP), until it is told to go on.
    pub fn pause(&self) -> anyhow::Result<()> {
        signal("STOP", &[self.id()])
    }

    /// Lets it go on (SIGCONT).
    pub fn go_on(&self) -> anyhow::Result<()> {
        signal("CONT", &[self.id()])
    }

    /// Memory in use, in bytes (Linux).
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.split_whitespace().next().and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) * 1024
    }

    /// Time it has computed so far, in the system and by itself (Linux, which counts it in hundredths of a second).
    pub fn computed(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id())).unwrap_or_default();
        // After its name, which may hold anything, the 12th and 13th.
        let (_, fields) = stat.rsplit_once(')').unwrap_or_default();
        let ticks = fields.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok());
        Duration::from_millis(ticks.sum::<u64>() * 10)
    }
}

/// Sends a signal to processes of ours.
pub(crate) fn signal(name: &str, ids: &[u32]) -> anyhow::Result<()> {
    let ids = ids.iter().map(u32::to_string);
    // Those that have ended meanwhile are none of our business.
    std::process::Command::new("kill").arg(format!("-{name}")).args(ids).stderr(Stdio::null()).status()?;
    Ok(())
}

async fn launch(
    binary: &Path,
    database: &str,
    extra: &[String],
    environment: &[(String, String)],
    port: u16,
) -> anyhow::Result<(Child, u16)> {
    let mut tries = 0;
    loop {
        let listen = format!("127.0.0.1:{port}");
        let mut child = Command::new(binary)
            .args(["serve", "--listen", &listen, "--database", database])
            .args(extra)
            .env("THARSIS_LOG", "error")
            // One address sends everything here.
            .env("THARSIS_RATE", "0")
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .kill_on_drop(true)
            .spawn()?;
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let ready = tokio::time::timeout(Duration::from_secs(30), lines.next_line()).await;
        if let Ok(Ok(Some(line))) = ready
            && let Some(port) = line.rsplit(':').next().and_then(|port| port.trim().parse().ok())
        {
            return Ok((child, port));
        }
        tries += 1;
        anyhow::ensure!(tries < 5, "the server does not start");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
