//! Where a connection stands: what is waited for, since when, and whether it takes what it is sent.

use super::Door;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::Instant;

/// What a connection does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Its headers come.
    Headers,
    /// Its body comes.
    Body,
    /// It is answered; a stream for as long as it likes.
    Served,
    /// Nothing is asked.
    Idle,
}

#[derive(Clone, Copy, Debug)]
struct Stand {
    phase: Phase,
    since: Instant,
    /// Since when something waits to be taken.
    stalled: Option<Instant>,
}

/// The pulse of a connection.
#[derive(Debug)]
pub(super) struct Pulse {
    stand: Mutex<Stand>,
    sent_away: Notify,
}

impl Pulse {
    /// Of a new connection, which is expected to ask for something.
    pub(super) fn new() -> Pulse {
        let stand = Stand { phase: Phase::Headers, since: Instant::now(), stalled: None };
        Pulse { stand: Mutex::new(stand), sent_away: Notify::new() }
    }

    fn stand(&self) -> MutexGuard<'_, Stand> {
        self.stand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes on to another phase, from one of these.
    fn enter(&self, phase: Phase, from: &[Phase]) {
        let mut stand = self.stand();
        if from.contains(&stand.phase) {
            (stand.phase, stand.since) = (phase, Instant::now());
        }
    }

    /// A request's headers are there, perhaps also all of its body.
    pub(super) fn asked(&self, whole: bool) {
        let next = if whole { Phase::Served } else { Phase::Body };
        self.enter(next, &[Phase::Headers, Phase::Idle, Phase::Body, Phase::Served]);
    }

    /// The body of a request is there, or nobody wants the rest of it.
    pub(super) fn heard(&self) {
        self.enter(Phase::Served, &[Phase::Body]);
    }

    /// An answer is through.
    pub(super) fn answered(&self) {
        self.enter(Phase::Idle, &[Phase::Served, Phase::Body]);
    }

    /// Whether it can be sent away without harm: it is not being served.
    pub(super) fn waits(&self) -> bool {
        matches!(self.stand().phase, Phase::Headers | Phase::Idle)
    }

    /// Ends the connection.
    pub(super) fn send_away(&self) {
        self.sent_away.notify_one();
    }

    /// When it is to end.
    pub(super) async fn sent_away(&self) {
        self.sent_away.notified().await;
    }

    /// When it has taken too long, if nothing happens until then.
    fn deadline(&self, door: &Door) -> Option<Instant> {
        let stand = *self.stand();
        let phase = match stand.phase {
            Phase::Headers => Some(stand.since + door.headers),
            Phase::Body => Some(stand.since + door.body),
            Phase::Idle => Some(stand.since + door.idle),
            Phase::Served => None,
        };
        let stall = stand.stalled.map(|since| since + door.stall);
        phase.into_iter().chain(stall).min()
    }

    /// Waits until it has taken too long. Whatever begins to wait in the meantime is due later than the shortest
    /// time, so it is enough to look again then.
    pub(super) async fn overdue(&self, door: &Door) {
        let shortest = [door.headers, door.body, door.idle, door.stall].into_iter().min();
        let shortest = shortest.unwrap_or_default().max(Duration::from_millis(1));
        loop {
            let now = Instant::now();
            let look_again = match self.deadline(door) {
                Some(deadline) if deadline <= now => return,
                Some(deadline) => deadline.min(now + shortest),
                None => now + shortest,
            };
            tokio::time::sleep_until(look_again).await;
        }
    }

    fn came(&self) {
        self.enter(Phase::Headers, &[Phase::Idle]);
    }

    fn taken(&self, written: &Poll<io::Result<usize>>) {
        let mut stand = self.stand();
        match written {
            Poll::Pending => {
                stand.stalled.get_or_insert_with(Instant::now);
            }
            Poll::Ready(_) => stand.stalled = None,
        }
    }
}

/// A socket whose pulse is taken.
pub(super) struct Wire {
    socket: TcpStream,
    pulse: Arc<Pulse>,
}

impl Wire {
    pub(super) fn new(socket: TcpStream, pulse: Arc<Pulse>) -> Wire {
        Wire { socket, pulse }
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(cx, buffer))?;
        if buffer.filled().len() > before {
            self.pulse.came();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(cx, bytes);
        self.pulse.taken(&written);
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(cx, slices);
        self.pulse.taken(&written);
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each wait has its own time, and only the one that is on counts.
    #[tokio::test]
    async fn a_connection_is_overdue_by_what_it_waits_for() {
        let door = Door::default();
        let pulse = Pulse::new();
        let left = || pulse.deadline(&door).map(|deadline| deadline - pulse.stand().since);
        assert_eq!((left(), pulse.waits()), (Some(door.headers), true));
        pulse.asked(false);
        assert_eq!((left(), pulse.waits()), (Some(door.body), false));
        pulse.heard();
        assert_eq!(left(), None, "a stream is served for ever");
        pulse.taken(&Poll::Pending);
        let stalled = pulse.stand().stalled.expect("it took nothing");
        pulse.taken(&Poll::Pending);
        assert_eq!(pulse.deadline(&door), Some(stalled + door.stall), "it took nothing since");
        pulse.taken(&Poll::Ready(Ok(1)));
        assert_eq!(left(), None, "it takes what it is sent");
        pulse.answered();
        assert_eq!((left(), pulse.waits()), (Some(door.idle), true));
        pulse.came();
        assert_eq!(left(), Some(door.headers), "the next request has begun");
        let begun = pulse.stand().since;
        pulse.came();
        assert_eq!(pulse.stand().since, begun, "a byte now and then does not begin it anew");
    }

    /// However long it was served before: the time counts from when it waits.
    #[tokio::test]
    async fn what_begins_to_wait_later_is_found_overdue_too() {
        let door = Door { headers: Duration::from_millis(2), ..Door::default() };
        let pulse = Arc::new(Pulse::new());
        pulse.asked(true);
        let watched = Arc::clone(&pulse);
        let mut overdue = tokio::spawn(async move { watched.overdue(&door).await });
        let served = tokio::time::timeout(Duration::from_millis(20), &mut overdue).await;
        assert!(served.is_err(), "it is served");
        pulse.enter(Phase::Headers, &[Phase::Served]);
        let found = tokio::time::timeout(Duration::from_secs(60), overdue).await;
        found.expect("it is overdue").expect("no panic");
    }
}
