//! Calls to players' own addresses, on a few threads of their own: an address that never answers delays other calls for
//! a while, and nothing else. What waits too long is dropped, the oldest first; "your turn" is soon old news.

mod pinned;

use pinned::post;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tharsis_wire::api::Notice;

/// Calls made at the same time.
const THREADS: usize = 4;
/// Calls that may wait, in all and of one player.
const WAITING_MAX: usize = 1_000;
const WAITING_OF_ONE_MAX: usize = 8;

/// A notice for a player.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) player: String,
    pub(crate) url: String,
    pub(crate) notice: Notice,
}

/// How a call is made; false if it failed.
type Dial = dyn Fn(&Call) -> bool + Send + Sync;

#[derive(Default)]
struct Line {
    waiting: VecDeque<Call>,
    /// Whose calls are being made: one at a time of each player.
    calling: Vec<String>,
    threads: usize,
    closed: bool,
}

struct Desk {
    line: Mutex<Line>,
    changed: Condvar,
    dial: Box<Dial>,
}

/// The calls that wait and those who make them. Threads begin with the first calls and end with this.
pub(crate) struct Hooks {
    desk: Arc<Desk>,
}

impl Hooks {
    pub(crate) fn new(private: bool) -> Hooks {
        Hooks::with(Box::new(move |call| match post(&call.url, &call.notice, private) {
            Ok(()) => true,
            Err(error) => {
                tracing::debug!(%error, "a webhook failed");
                false
            }
        }))
    }

    fn with(dial: Box<Dial>) -> Hooks {
        Hooks { desk: Arc::new(Desk { line: Mutex::default(), changed: Condvar::new(), dial }) }
    }

    /// Makes a call as soon as its turn comes.
    pub(crate) fn call(&self, call: Call) {
        let mut line = self.desk.line();
        line.take(call);
        if line.threads < THREADS {
            line.threads += 1;
            let desk = Arc::clone(&self.desk);
            std::thread::spawn(move || desk.work());
        }
        self.desk.changed.notify_one();
    }
}

impl Drop for Hooks {
    fn drop(&mut self) {
        self.desk.line().closed = true;
        self.desk.changed.notify_all();
    }
}

fn count(result: &'static str) {
    metrics::counter!("tharsis_webhooks_total", "result" => result).increment(1);
}

impl Line {
    /// Puts a call into the line; where there are too many, the oldest is dropped, of the same player if they have many.
    fn take(&mut self, call: Call) {
        let own = |it: &Call| it.player == call.player;
        let crowded = if self.waiting.iter().filter(|it| own(it)).count() >= WAITING_OF_ONE_MAX {
            self.waiting.iter().position(own)
        } else {
            (self.waiting.len() >= WAITING_MAX).then_some(0)
        };
        if let Some(oldest) = crowded {
            self.waiting.remove(oldest);
            count("dropped");
        }
        self.waiting.push_back(call);
    }

    /// The next call: the oldest of a player who is not being called.
    fn next(&mut self) -> Option<Call> {
        let free = |call: &Call| !self.calling.contains(&call.player);
        let call = self.waiting.iter().position(free).and_then(|i| self.waiting.remove(i))?;
        self.calling.push(call.player.clone());
        Some(call)
    }
}

impl Desk {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        let mut line = self.line();
        while !line.closed {
            let Some(call) = line.next() else {
                line = self.changed.wait(line).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(line);
            count(if (self.dial)(&call) { "sent" } else { "failed" });
            line = self.line();
            line.calling.retain(|player| *player != call.player);
            self.changed.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    fn call(player: usize, seq: i64) -> Call {
        let text = String::new;
        let notice = Notice { table: text(), title: text(), seat: 0, seq, text: text(), link: text() };
        Call { player: format!("P{player}"), url: text(), notice }
    }

    /// Addresses that never answer hold the few threads, the line stays short, and the newest are in it.
    #[test]
    fn addresses_that_never_answer_cost_a_few_threads_and_a_short_line() {
        let (began, begun) = mpsc::channel();
        let (open, gate) = mpsc::channel::<()>();
        let gate = Mutex::new(gate);
        let hooks = Hooks::with(Box::new(move |call| {
            began.send((call.player.clone(), call.notice.seq)).expect("the test listens");
            gate.lock().expect("no panics").recv().is_ok()
        }));
        for i in 0..THREADS {
            hooks.call(call(i, 0));
            begun.recv().expect("it is called");
        }
        for i in 0..10_000 {
            hooks.call(call(100 + i / 4, i as i64));
        }
        {
            let line = hooks.desk.line();
            assert_eq!(
                (line.threads, line.waiting.len(), line.calling.len()),
                (THREADS, WAITING_MAX, THREADS)
            );
            assert_eq!(line.waiting.front().map(|it| it.notice.seq), Some(9_000), "the oldest were dropped");
        }
        assert!(begun.recv_timeout(Duration::ZERO).is_err(), "nobody else is called meanwhile");
        open.send(()).expect("one answers");
        assert_eq!(begun.recv().expect("the next"), ("P2350".to_string(), 9_000));
        drop(open);
    }

    #[test]
    fn one_player_has_a_place_of_the_line_and_one_call_at_a_time() {
        let mut line = Line::default();
        for seq in 0..100 {
            line.take(call(1, seq));
        }
        line.take(call(2, 0));
        assert_eq!(line.waiting.len(), WAITING_OF_ONE_MAX + 1);
        let next = |line: &mut Line| line.next().map(|it| (it.player, it.notice.seq));
        assert_eq!(next(&mut line), Some(("P1".to_string(), 92)), "the newest of theirs");
        assert_eq!(next(&mut line), Some(("P2".to_string(), 0)), "not the same player again");
        assert_eq!(next(&mut line), None);
        line.calling.clear();
        assert_eq!(next(&mut line), Some(("P1".to_string(), 93)));
    }
}
