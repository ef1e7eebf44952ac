//! Moves made so far by all players of a laboratory: faults follow what was played, not the time, so that a slow machine
//! is shown as much as a fast one. And how long the server takes to serve again after a fault.

use super::history::{Micros, Recorder};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

#[derive(Debug, Default)]
struct Numbers {
    /// Moves made since the last failure.
    streak: AtomicUsize,
    /// When the latest of them was sent.
    latest: AtomicU64,
}

/// The moves made through one server process.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally(Arc<Numbers>);

impl Tally {
    /// A move was made, sent at this time.
    pub(super) fn made(&self, start: Micros) {
        self.0.streak.fetch_add(1, Ordering::Relaxed);
        self.0.latest.fetch_max(start, Ordering::Relaxed);
    }

    /// The server could not serve.
    pub(super) fn failed(&self) {
        self.0.streak.store(0, Ordering::Relaxed);
    }

    /// Waits until a move was made that was sent after a time, and then so many without a failure between them. How long
    /// after that time the first was made; `None` if it does not come to that.
    pub(super) async fn recovered(
        &self,
        recorder: &Recorder,
        since: Micros,
        more: usize,
        patience: Duration,
    ) -> Option<Duration> {
        let start = Instant::now();
        let mut first = None;
        while start.elapsed() < patience {
            if first.is_none() && self.0.latest.load(Ordering::Relaxed) >= since {
                first = Some(Duration::from_micros(recorder.now() - since));
                // What was made before does not count.
                self.0.streak.store(1, Ordering::Relaxed);
            }
            if first.is_some() && self.0.streak.load(Ordering::Relaxed) >= more {
                return first;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        None
    }
}
