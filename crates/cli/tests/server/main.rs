//! The server as its users meet it: a real process, spoken to over HTTP.

mod ares;
mod faults;
mod games;
mod leaks;
mod life;
mod refusals;
mod undo;

use std::path::Path;
use tharsis_drill::{Guest, Http, Process, Scratch};

/// The program under test.
pub(crate) fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_tharsis"))
}

/// A server on a new SQLite database.
pub(crate) struct Site {
    pub(crate) http: Http,
    pub(crate) server: Process,
    _folder: Scratch,
}

impl Site {
    pub(crate) async fn start() -> Site {
        Site::start_with(&[]).await
    }

    pub(crate) async fn start_with(extra: &[&str]) -> Site {
        let folder = Scratch::new("site");
        let server = Process::start(binary(), &folder.sqlite(), extra).await.expect("the server starts");
        Site { http: Http::new(server.base()), server, _folder: folder }
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
}
