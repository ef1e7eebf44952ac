//! Work shared by threads whose results come in the order of the work, however many threads there are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// What each of so many pieces of work gives, in order.
pub(crate) fn in_order<T: Send>(n: u64, threads: u16, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let done: Mutex<Vec<(u64, T)>> = Mutex::new(Vec::with_capacity(n as usize));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= n {
                        break;
                    }
                    let result = work(i);
                    done.lock().expect("no work panicked").push((i, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no work panicked");
    done.sort_by_key(|(i, _)| *i);
    done.into_iter().map(|(_, result)| result).collect()
}
