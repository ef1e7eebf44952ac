//! Reads that replay a game: logs, ledgers, earlier moments. They take milliseconds, so they do not run where all
//! others are answered, and only so many wait at once; whoever comes on top is told to try again.

use crate::error::Refusal;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// Those who replay.
pub(crate) struct Readers {
    turns: Arc<Semaphore>,
    asked: AtomicUsize,
    most: usize,
}

impl Readers {
    /// So many replay at the same time, and so many may ask for it.
    pub(crate) fn new(threads: usize, most: usize) -> Readers {
        Readers { turns: Arc::new(Semaphore::new(threads.max(1))), asked: AtomicUsize::new(0), most }
    }

    /// Does something on a thread where it delays nobody.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let asking = Asking(&self.asked);
        if self.asked.fetch_add(1, Ordering::Relaxed) >= self.most {
            return Err(Refusal::busy());
        }
        let Ok(turn) = Arc::clone(&self.turns).acquire_owned().await else { return Err(Refusal::busy()) };
        // The turn lasts as long as the work, also if nobody waits for it any more.
        let done = tokio::task::spawn_blocking(move || (work(), turn)).await;
        drop(asking);
        done.map(|(result, _)| result).map_err(|_| Refusal::mistake())
    }
}

/// One who asks, until they are answered or gone.
struct Asking<'a>(&'a AtomicUsize);

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    const PATIENCE: Duration = Duration::from_secs(60);

    /// One thread for all requests: while somebody replays, it goes on with the others. Otherwise the reader waits for
    /// what only that thread can send.
    #[tokio::test(flavor = "current_thread")]
    async fn others_are_answered_while_somebody_replays() {
        let readers = Readers::new(1, 2);
        let (send, wait) = mpsc::channel();
        let replay = readers.read(move || wait.recv_timeout(PATIENCE));
        let others = async move { send.send("answered meanwhile") };
        let (replayed, sent) = tokio::join!(replay, others);
        assert!(sent.is_ok());
        assert_eq!(replayed.expect("read"), Ok("answered meanwhile"));
    }

    #[tokio::test(flavor = "current_thread")]
    async fn only_so_many_wait_and_all_leave() {
        let readers = Readers::new(1, 2);
        let (send, wait) = mpsc::channel::<()>();
        let first = readers.read(move || wait.recv_timeout(PATIENCE).is_ok());
        let second = readers.read(|| ());
        let third = async {
            assert!(readers.read(|| ()).await.is_err(), "two are enough");
            send.send(()).expect("the first waits");
        };
        let (first, second, ()) = tokio::join!(first, second, third);
        assert!(first.is_ok_and(|sent| sent) && second.is_ok());
        assert!(readers.read(|| panic!("a mistake")).await.map(|(): ()| ()).is_err());
        assert!(readers.read(|| ()).await.is_ok());
        assert_eq!(readers.asked.load(Ordering::Relaxed), 0);
    }
}
