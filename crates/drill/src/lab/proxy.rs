//! A wire between clients and a server that can be cut, slowed down and made to lose the second half of an answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;

#[derive(Debug, Default)]
struct State {
    /// Milliseconds every piece is late.
    delay: AtomicU64,
    /// Connections lose half of the next piece of an answer, and end.
    halves: AtomicBool,
    /// No connection is made.
    down: AtomicBool,
}

/// The wire.
#[derive(Debug)]
pub(super) struct Proxy {
    address: SocketAddr,
    state: Arc<State>,
    /// Counts the cuts; every connection ends with the next.
    cuts: watch::Sender<u64>,
    accepting: AbortHandle,
}

impl Proxy {
    /// A wire to the server at this address.
    pub(super) async fn start(server: &str) -> anyhow::Result<Proxy> {
        let server = server.trim_start_matches("http://").to_string();
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let state: Arc<State> = Arc::default();
        let (cuts, cut) = watch::channel(0);
        let shared = Arc::clone(&state);
        let accepting = tokio::spawn(async move {
            loop {
                let Ok((client, _)) = listener.accept().await else { continue };
                if !shared.down.load(Ordering::Relaxed) {
                    tokio::spawn(carry(client, server.clone(), Arc::clone(&shared), cut.clone()));
                }
            }
        });
        Ok(Proxy { address, state, cuts, accepting: accepting.abort_handle() })
    }

    /// Where clients connect to.
    pub(super) fn base(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends all connections.
    pub(super) fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// From now on no connection can be made, or it can again.
    pub(super) fn set_down(&self, down: bool) {
        self.state.down.store(down, Ordering::Relaxed);
    }

    /// From now on connections end in the middle of an answer, or do not any more.
    pub(super) fn set_halves(&self, halves: bool) {
        self.state.halves.store(halves, Ordering::Relaxed);
    }

    /// From now on everything is so late.
    pub(super) fn set_delay(&self, delay: Duration) {
        self.state.delay.store(delay.as_millis() as u64, Ordering::Relaxed);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// One connection, both ways, until either side ends it or the wire is cut.
async fn carry(client: TcpStream, server: String, state: Arc<State>, mut cut: watch::Receiver<u64>) {
    cut.mark_unchanged();
    let Ok(server) = TcpStream::connect(server).await else { return };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
    tokio::select! {
        () = pass(from_client, to_server, &state, false) => {}
        () = pass(from_server, to_client, &state, true) => {}
        _ = cut.changed() => {}
    }
}

async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, state: &State, is_answer: bool) {
    let mut piece = vec![0; 16 * 1024];
    while let Ok(n @ 1..) = from.read(&mut piece).await {
        let delay = state.delay.load(Ordering::Relaxed);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
        let halve = is_answer && state.halves.load(Ordering::Relaxed);
        let sent = if halve { n / 2 } else { n };
        if to.write_all(&piece[..sent]).await.is_err() || halve {
            return;
        }
    }
}
