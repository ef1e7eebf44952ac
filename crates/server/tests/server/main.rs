//! The server as its users meet it, over HTTP. It runs in the test's own process, on a time that the test moves; what
//! needs the real program (kills, several processes, commands) is tested beside the command line.

mod ares;
mod daily;
mod deals;
mod door;
mod games;
mod healing;
mod insight;
mod leaks;
mod life;
mod mine;
mod openapi;
mod puzzles;
mod records;
mod refusals;
mod reviews;
mod rules;
mod seats;
mod shares;
mod studies;
mod sweep;
mod undo;

use sqlx::{Connection, Executor, SqlSafeStr};
use std::time::Duration;
use tharsis_drill::{Guest, Http, Scratch, Stream};
use tharsis_server::store::Store;
use tharsis_server::{Config, Server, Time};
use tharsis_wire::api::TableInfo;
use tokio::runtime::{Builder, Runtime};

/// A server on a new SQLite database.
pub(crate) struct Site {
    pub(crate) http: Http,
    pub(crate) time: Time,
    pub(crate) store: Store,
    metrics: String,
    server: Running,
    folder: Scratch,
}

impl Site {
    pub(crate) async fn start() -> Site {
        Site::start_with(|_| {}).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> Site {
        let (folder, time) = (Scratch::new("site"), Time::stopped());
        let (server, http, store, metrics) = serve_all(&folder, &time, change).await;
        Site { http, time, store, metrics, server, folder }
    }

    /// A server on a copy of a database that an older one has left, changed by a statement.
    pub(crate) async fn start_from(old: &str, change: &str) -> Site {
        let (folder, time) = (Scratch::new("site"), Time::stopped());
        let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old/");
        let path = folder.sqlite().replace("sqlite:", "");
        std::fs::copy(format!("{kept}{old}"), path).expect("a database kept in the repository");
        execute(&folder, change).await;
        let (server, http, store, metrics) = serve_all(&folder, &time, |_| {}).await;
        Site { http, time, store, metrics, server, folder }
    }

    /// Changes the database behind the server's back.
    pub(crate) async fn change(&self, sql: &str) {
        execute(&self.folder, sql).await;
    }

    /// Ends the server in the middle of whatever it does.
    pub(crate) async fn stop(&mut self) {
        self.server = Running(None);
    }

    /// Another server on the same database takes the place of this one, which ends in the middle of whatever it does.
    pub(crate) async fn restart(&mut self) {
        (self.server, self.http, self.store) = self.beside().await;
    }

    /// The same with other settings.
    pub(crate) async fn restart_with(&mut self, change: impl FnOnce(&mut Config)) {
        (self.server, self.http, self.store, self.metrics) =
            serve_all(&self.folder, &self.time, change).await;
    }

    /// A second server on the same database, at the same time.
    pub(crate) async fn beside(&self) -> (Running, Http, Store) {
        serve(&self.folder, &self.time, |_| {}).await
    }

    /// The address of its database.
    pub(crate) fn database(&self) -> String {
        self.folder.sqlite()
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::new(&self.http, name).await.expect("anybody may come")
    }

    /// Two people at a table of Mars.
    pub(crate) async fn two_at_a_table(&self) -> (Guest, Guest, String) {
        let (ann, ben) = (self.guest("Ann").await, self.guest("Ben").await);
        let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
        ben.join(&id).await.expect("a seat");
        (ann, ben, id)
    }

    /// What the server has counted.
    pub(crate) async fn metrics(&self) -> String {
        let answer = Http::new(self.metrics.clone()).raw("GET", "/metrics", &[], "").await;
        answer.expect("metrics").text()
    }

    /// Lets so many seconds pass.
    pub(crate) fn pass(&self, seconds: u64) {
        self.time.advance(Duration::from_secs(seconds));
    }
}

async fn execute(folder: &Scratch, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(&folder.sqlite()).await.expect("a database");
    connection.execute(sqlx::AssertSqlSafe(sql.to_string()).into_sql_str()).await.expect("a statement");
    connection.close().await.expect("it ends");
}

/// A server on threads of its own, which end with it.
pub(crate) struct Running(Option<Runtime>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

async fn serve(folder: &Scratch, time: &Time, change: impl FnOnce(&mut Config)) -> (Running, Http, Store) {
    let (running, http, store, _) = serve_all(folder, time, change).await;
    (running, http, store)
}

async fn serve_all(
    folder: &Scratch,
    time: &Time,
    change: impl FnOnce(&mut Config),
) -> (Running, Http, Store, String) {
    let mut config = Config {
        database: folder.sqlite(),
        // One address sends everything here.
        rate: 0,
        thinkers: 2,
        metrics_listen: Some(([127, 0, 0, 1], 0).into()),
        time: time.clone(),
        ..Config::default()
    };
    change(&mut config);
    let threads = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    let server = threads.spawn(Server::bind(config)).await.expect("no panic").expect("the server starts");
    let (http, store) = (Http::new(server.url()), server.store().clone());
    let metrics = format!("http://{}", server.metrics_address().expect("metrics are told"));
    threads.spawn(server.run(std::future::pending()));
    (Running(Some(threads)), http, store, metrics)
}

/// How long anything may take before a test that would hang fails instead.
const PATIENCE: Duration = Duration::from_secs(60);

/// The table as soon as something holds of it: looked at whenever its stream tells of a change.
pub(crate) async fn until(
    guest: &Guest,
    id: &str,
    what: &str,
    holds: impl Fn(&TableInfo) -> bool,
) -> TableInfo {
    let look = async {
        let mut stream = Stream::open(&guest.http, id, &guest.key, None).await.expect("a stream");
        loop {
            let info: TableInfo = guest.get(&format!("/api/tables/{id}")).await.expect("a table");
            if holds(&info) {
                return info;
            }
            stream.next().await.expect("a message");
        }
    };
    tokio::time::timeout(PATIENCE, look).await.unwrap_or_else(|_| panic!("never came: {what}"))
}
