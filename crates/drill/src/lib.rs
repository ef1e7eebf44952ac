//! Programs that play over HTTP, as clients of a real server process: for tests, for load and for faults.

mod client;
pub mod fuzz;
pub mod lab;
mod load;
mod player;
mod postgres;
mod process;
mod stream;

pub use client::{Answer, Fault, Guest, Http};
pub use load::{Load, Loaded, Measured};
pub use player::{choose, finish_game};
pub use postgres::Cluster;
pub use process::Process;
pub use stream::{Follower, Message, Stream};

/// A folder of its own under the system's temporary folder, deleted at the end.
#[derive(Debug)]
pub struct Scratch(std::path::PathBuf);

impl Scratch {
    /// A new empty folder.
    pub fn new(name: &str) -> Scratch {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tharsis-{name}-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the temporary folder can be written");
        Scratch(path)
    }

    /// Where it is.
    pub fn path(&self) -> &std::path::Path {
        &self.0
    }

    /// A database in it.
    pub fn sqlite(&self) -> String {
        format!("sqlite:{}", self.0.join("tharsis.db").display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
