//! A PostgreSQL server of our own in a temporary folder, for tests. Needs the Debian package `postgresql`.

use crate::Scratch;
use anyhow::{Context, ensure};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running database server; stopped and deleted at the end.
#[derive(Debug)]
pub struct Cluster {
    server: Child,
    port: u16,
    _folder: Scratch,
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
        let server = as_user(bin.join("postgres"))
            .args([
                "-p",
                &port.to_string(),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "max_connections=100",
                "-k",
            ])
            .arg(folder.path())
            .arg("-D")
            .arg(&data)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let cluster = Cluster { server, port, _folder: folder };
        cluster.wait().await?;
        Ok(cluster)
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://tharsis@127.0.0.1:{}/postgres", self.port)
    }

    async fn wait(&self) -> anyhow::Result<()> {
        for _ in 0..150 {
            if tharsis_server::store::Store::open(&self.url()).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        anyhow::bail!("PostgreSQL does not answer on port {}", self.port)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // SIGINT is a fast, clean stop; the folder is deleted afterwards.
        let _ = Command::new("kill").args(["-INT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
    }
}

fn free_port() -> anyhow::Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn give_to_postgres(path: &std::path::Path) {
    let _ = Command::new("chown").arg("postgres:postgres").arg(path).stderr(Stdio::null()).status();
}
