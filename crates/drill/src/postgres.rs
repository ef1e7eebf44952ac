//! A PostgreSQL server of our own in a temporary folder, for tests. Needs the Debian package `postgresql`.

use crate::Scratch;
use crate::process::signal;
use anyhow::{Context, ensure};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// A running database server; stopped and deleted at the end.
#[derive(Debug)]
pub struct Cluster {
    server: Child,
    port: u16,
    folder: Scratch,
}

/// Where the server's programs are, the newest version first.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path().join("bin"))
        .filter(|bin| bin.join("initdb").exists())
        .collect();
    versions.sort();
    versions.pop()
}

/// PostgreSQL refuses to run as root: then it runs as the user its package made.
fn as_user(program: PathBuf) -> Command {
    let is_root = std::fs::metadata("/proc/self").is_ok_and(|about| {
        use std::os::unix::fs::MetadataExt;
        about.uid() == 0
    });
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    command
}

impl Cluster {
    /// Starts one; an error says what is missing.
    pub async fn start() -> anyhow::Result<Cluster> {
        let bin = programs().context("PostgreSQL is not installed: apt-get install postgresql")?;
        let folder = Scratch::new("postgres");
        let data = folder.path().join("data");
        std::fs::create_dir_all(&data)?;
        give_to_postgres(&data);
        give_to_postgres(folder.path());
        let made = as_user(bin.join("initdb"))
            .args(["--auth=trust", "--username=tharsis", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(&data)
            .stdout(Stdio::null())
            .status()?;
        ensure!(made.success(), "initdb failed");
        let port = free_port()?;
        let server = serve(folder.path(), port)?;
        let mut cluster = Cluster { server, port, folder };
        cluster.wait().await?;
        Ok(cluster)
    }

    /// The address of a new database on it, empty.
    pub async fn new_database(&self) -> anyhow::Result<String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("lab{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let port = self.port.to_string();
        let bin = programs().context("PostgreSQL is gone")?;
        let made = Command::new(bin.join("createdb"))
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "tharsis", &name])
            .status()?;
        ensure!(made.success(), "createdb failed");
        Ok(format!("postgres://tharsis@127.0.0.1:{port}/{name}"))
    }

    /// Ends all its processes at once (SIGKILL).
    pub fn kill(&mut self) -> anyhow::Result<()> {
        signal("KILL", &self.processes())?;
        self.server.wait()?;
        Ok(())
    }

    /// Starts it again after it was killed, and waits until it answers.
    pub async fn restart(&mut self) -> anyhow::Result<()> {
        // What is left of the dead one would keep the new one from starting.
        let _ = std::fs::remove_file(self.folder.path().join("data/postmaster.pid"));
        self.server = serve(self.folder.path(), self.port)?;
        self.wait().await
    }

    /// Stops all its processes as they are (SIGSTOP).
    pub fn pause(&self) -> anyhow::Result<()> {
        signal("STOP", &self.processes())
    }

    /// Stops those of its processes that hand on notices: as if the network had forgotten the connections of all who
    /// listen, and told nobody.
    pub fn deafen(&self) -> anyhow::Result<()> {
        let bin = programs().context("PostgreSQL is gone")?;
        let sql = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
        let found = Command::new(bin.join("psql")).args(["-At", "-c", sql, &self.url()]).output()?;
        ensure!(found.status.success(), "psql failed");
        let ids = String::from_utf8(found.stdout)?;
        let ids: Vec<u32> = ids.lines().map(str::parse).collect::<Result<_, _>>()?;
        ensure!(!ids.is_empty(), "nobody listens");
        signal("STOP", &ids)
    }

    /// Lets them go on.
    pub fn go_on(&self) -> anyhow::Result<()> {
        signal("CONT", &self.processes())
    }

    /// The server and its children (Linux).
    fn processes(&self) -> Vec<u32> {
        let own = self.server.id();
        let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let ids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let is_child = |id: &u32| {
            let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
            // The name in parentheses may hold anything; state and parent follow it.
            let parent = stat.rsplit_once(") ").and_then(|(_, rest)| rest.split(' ').nth(1)?.parse().ok());
            parent == Some(own)
        };
        std::iter::once(own).chain(ids.filter(is_child)).collect()
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://tharsis@127.0.0.1:{}/postgres", self.port)
    }

    async fn wait(&mut self) -> anyhow::Result<()> {
        for _ in 0..150 {
            // What a killed one has left behind keeps the next from starting for a moment.
            if self.server.try_wait()?.is_some() {
                self.server = serve(self.folder.path(), self.port)?;
            }
            if tharsis_server::store::Store::open(&self.url()).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        anyhow::bail!("PostgreSQL does not answer on port {}", self.port)
    }
}

/// Starts the server of a cluster's folder.
fn serve(folder: &Path, port: u16) -> anyhow::Result<Child> {
    let bin = programs().context("PostgreSQL is gone")?;
    let port = port.to_string();
    let mut server = as_user(bin.join("postgres"));
    server.args(["-p", &port, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=100", "-k"]);
    server.arg(folder).arg("-D").arg(folder.join("data"));
    Ok(server.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // One that is stopped would never end.
        let _ = self.go_on();
        // SIGINT is a fast, clean stop; the folder is deleted afterwards.
        let _ = Command::new("kill").args(["-INT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
    }
}

fn free_port() -> anyhow::Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn give_to_postgres(path: &Path) {
    let _ = Command::new("chown").arg("postgres:postgres").arg(path).stderr(Stdio::null()).status();
}
