//! The server, and its backups.

use crate::args::{Backup, Restore, Serve};
use anyhow::{Context, Result};
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use tharsis_server::store::{self, Store};
use tharsis_server::{Config, Network};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

pub(crate) fn run(args: Serve) -> Result<ExitCode> {
    let told = std::env::var("THARSIS_LOG").unwrap_or_else(|_| "info,sqlx=warn".to_string());
    let filter: Targets = told
        .parse()
        .with_context(|| format!("THARSIS_LOG=\"{told}\": try info, or warn,tharsis_server=debug"))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_filter(filter);
    tracing_subscriber::registry().with(lines).init();
    let standard = Config::default();
    let mut proxies = args.proxies;
    if args.behind_proxy {
        proxies.extend(Network::private());
    }
    let mut quotas = standard.quotas.clone();
    args.quotas.iter().for_each(|quota| quota.set(&mut quotas));
    let config = Config {
        listen: args.listen,
        database: args.database.database,
        public_url: args.url.trim_end_matches('/').to_string(),
        rate: args.rate,
        proxies: proxies.into(),
        metrics_listen: args.metrics_listen,
        private_webhooks: args.private_webhooks,
        thinkers: args.thinkers.unwrap_or(standard.thinkers),
        think_limit: Duration::from_millis(args.think_limit),
        review_lines: args.review_lines.max(1),
        quotas,
        ..standard
    };
    runtime()?.block_on(tharsis_server::serve(config, |url, ready| {
        match ready {
            Ok(()) => out!("Tharsis is ready: open {url}"),
            Err(why) => out!("Tharsis is NOT ready ({why}), and waits for that to change: {url}"),
        }
        let _ = std::io::stdout().flush();
    }))?;
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start threads")
}

pub(crate) fn backup(args: &Backup) -> Result<ExitCode> {
    runtime()?.block_on(async {
        let store = Store::open(&args.database.database).await?;
        // Beside its place first, so that a backup that fails does not spoil the last one.
        let unfinished = args.file.with_extension("unfinished");
        let cannot = || format!("cannot write {}", unfinished.display());
        let mut file = BufWriter::new(for_the_owner(&unfinished).with_context(cannot)?);
        let rows = store::backup(&store, &mut file).await?;
        file.into_inner().context("cannot write the backup")?.sync_all()?;
        std::fs::rename(&unfinished, &args.file)?;
        // The new name lasts when the folder does.
        let folder = args.file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all())?;
        out!("{rows} rows written to {}", args.file.display());
        Ok(ExitCode::SUCCESS)
    })
}

/// A new file that nobody else can read.
fn for_the_owner(path: &Path) -> std::io::Result<File> {
    // What an earlier try has left may be open to others.
    let _ = std::fs::remove_file(path);
    let mut new = File::options();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    new.open(path)
}

pub(crate) fn restore(args: &Restore) -> Result<ExitCode> {
    let cannot = || format!("cannot read {}", args.file.display());
    let mut file = BufReader::new(File::open(&args.file).with_context(cannot)?);
    if args.check {
        let found = store::audit(&mut file)?;
        out!("{} is good: {} rows, {} games played again", args.file.display(), found.rows, found.games);
        return Ok(ExitCode::SUCCESS);
    }
    runtime()?.block_on(async {
        let store = Store::open(&args.database.database).await?;
        let rows = store::restore(&store, &mut file).await?;
        store.close().await;
        out!("{rows} rows read from {}", args.file.display());
        Ok(ExitCode::SUCCESS)
    })
}
