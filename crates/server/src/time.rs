//! The time, handed in: everything that waits for a moment or remembers one asks here, so that tests move the time by
//! hand and wait for nothing. How long a thing took is measured elsewhere; how long a socket may be silent, too.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The time of the system may be set: long waits look at it again this often.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// Where the server gets the time from: the system, or a hand that is moved.
#[derive(Clone, Debug, Default)]
pub struct Time {
    /// Where a stopped time stands, shared by its copies.
    hand: Option<watch::Sender<i64>>,
}

impl Time {
    /// A time that stands still until it is moved; it begins now.
    pub fn stopped() -> Time {
        Time { hand: Some(watch::Sender::new(Time::default().now())) }
    }

    /// Moves a stopped time on; whoever waits for a moment that has come by then goes on.
    ///
    /// # Panics
    /// The time of the system cannot be moved.
    pub fn advance(&self, by: Duration) {
        let hand = self.hand.as_ref().expect("a stopped time");
        hand.send_modify(|now| *now += millis(by));
    }

    /// How many wait for a moment of a stopped time: a test sees by it who rests.
    ///
    /// # Panics
    /// Who waits for the time of the system is not known.
    pub fn waiting(&self) -> usize {
        self.hand.as_ref().expect("a stopped time").receiver_count()
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        match &self.hand {
            Some(hand) => *hand.borrow(),
            None => millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()),
        }
    }

    /// Waits for a moment; not at all if it is over.
    pub(crate) async fn sleep_until(&self, moment: i64) {
        if let Some(hand) = &self.hand {
            let mut hand = hand.subscribe();
            hand.wait_for(|&now| now >= moment).await.map(drop).expect("it is held here, so it moves on");
            return;
        }
        while let Ok(left @ 1..) = u64::try_from(moment - self.now()) {
            tokio::time::sleep(Duration::from_millis(left).min(LOOK_AGAIN)).await;
        }
    }

    /// Waits so long, whatever the system's time is set to meanwhile.
    pub(crate) async fn sleep(&self, time: Duration) {
        match &self.hand {
            Some(_) => self.sleep_until(self.now().saturating_add(millis(time))).await,
            None => tokio::time::sleep(time).await,
        }
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_stopped_time_moves_by_hand_and_wakes_those_whose_time_has_come() {
        let time = Time::stopped();
        let start = time.now();
        let waiting = |seconds| {
            let time = time.clone();
            tokio::spawn(async move { time.sleep(Duration::from_secs(seconds)).await })
        };
        let (soon, later) = (waiting(5), waiting(3600));
        tokio::task::yield_now().await;
        time.advance(Duration::from_secs(5));
        soon.await.expect("its time has come");
        assert_eq!((time.now() - start, later.is_finished()), (5_000, false));
        time.advance(Duration::from_secs(3600));
        later.await.expect("its time has come");
    }

    #[tokio::test]
    async fn the_time_of_the_system_passes_by_itself() {
        let time = Time::default();
        let start = time.now();
        time.sleep(Duration::from_millis(3)).await;
        assert!(time.now() - start >= 3);
        time.sleep_until(start).await;
    }
}
