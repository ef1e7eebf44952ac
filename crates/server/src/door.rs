//! The front door: who may connect, how many, and how long they may dawdle. An open connection costs a file, so there
//! are only so many: in all, from one address, from one network. Where there is no room, the connection that has waited
//! longest without asking for anything makes it; whoever is being served is never sent away.
//!
//! - `pulse` where a connection stands, and when it is overdue
//! - `census` how many there are, and who makes room
//! - `client` whose request it is, also behind proxies

mod census;
mod client;
mod pulse;

pub(crate) use client::{Client, ClientKey};
pub use client::{Network, NetworkError};

use crate::door::census::{Admitted, Census};
use crate::door::pulse::{Pulse, Wire};
use crate::watched::Watched;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use hyper::body::{Body as HttpBody, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

/// What one connection may have waiting to be taken, in bytes: more would be memory for those who do not read.
const SEND_BUFFER: u32 = 256 * 1024;
/// Connections the system may hold before we take them.
const BACKLOG: u32 = 1024;
/// Files kept for the database, the log and webhooks.
const FILES_KEPT: usize = 96;
/// How long no connection is taken when the system has no more files.
const OUT_OF_FILES: Duration = Duration::from_millis(100);

/// How long a connection may take, and how many there may be.
#[derive(Clone, Debug)]
pub struct Door {
    /// Until a request's headers are there.
    pub headers: Duration,
    /// Until its body is there.
    pub body: Duration,
    /// Between two requests.
    pub idle: Duration,
    /// Without taking a byte of what it is sent.
    pub stall: Duration,
    /// Connections in all; 0 for as many as the system's limit of files allows.
    pub connections: usize,
    /// Connections from one address; 0 for any number.
    pub per_address: usize,
    /// Connections from one network (IPv4 /24, IPv6 /64); 0 for any number.
    pub per_network: usize,
}

/// Room for a hall full of people behind one address, each with a few pages.
impl Default for Door {
    fn default() -> Door {
        Door {
            headers: Duration::from_secs(10),
            body: Duration::from_secs(20),
            idle: Duration::from_secs(75),
            stall: Duration::from_secs(30),
            connections: 0,
            per_address: 512,
            per_network: 1024,
        }
    }
}

impl Door {
    /// The numbers that hold on this system: no address has more than half of the room, no network more than three
    /// quarters.
    fn settled(&self) -> Door {
        let number = |n: usize, most: usize| if n == 0 { usize::MAX } else { n.min(most).max(1) };
        let all = if self.connections == 0 { room_for(file_limit()) } else { self.connections };
        Door {
            connections: all,
            per_address: number(self.per_address, all / 2),
            per_network: number(self.per_network, all / 4 * 3),
            ..self.clone()
        }
    }
}

/// How many connections a limit of files leaves room for.
fn room_for(files: usize) -> usize {
    files.saturating_sub(FILES_KEPT).max(files / 2).max(1)
}

/// How many files the process may have open, where the system tells.
fn file_limit() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    match line.and_then(|line| line.split_whitespace().next()) {
        Some("unlimited") => usize::MAX / 4,
        // Elsewhere the usual limit of a shell.
        soft => soft.and_then(|soft| soft.parse().ok()).unwrap_or(1024),
    }
}

/// Opens the port.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until told to stop, then until the last connection has ended.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    door: &Door,
    proxies: Arc<[Network]>,
    stop: impl Future<Output = ()>,
) {
    let door = Arc::new(door.settled());
    let census = Arc::new(Census::new(&door));
    let (stopping, stopped) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((socket, peer)) => {
                let peer = SocketAddr::new(peer.ip().to_canonical(), peer.port());
                // A proxy brings everybody's connections.
                let counted = !client::is_trusted(&proxies, peer.ip());
                let Some(admitted) = census.admit(peer.ip(), counted) else { continue };
                let connection = Connection { door: Arc::clone(&door), peer, router: router.clone() };
                tokio::spawn(connection.serve(socket, admitted, stopped.clone()));
                census.settled().await;
            }
            // Whoever gave up before being let in is no matter.
            Err(error) if is_of_the_caller(&error) => {}
            Err(error) => {
                tracing::error!(%error, "cannot take connections");
                census.make_room();
                tokio::time::sleep(OUT_OF_FILES).await;
            }
        }
    }
    drop((listener, stopped));
    stopping.send_replace(());
    stopping.closed().await;
}

fn is_of_the_caller(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// One connection.
struct Connection {
    door: Arc<Door>,
    peer: SocketAddr,
    router: Router,
}

impl Connection {
    async fn serve(self, socket: TcpStream, admitted: Admitted, mut stopping: watch::Receiver<()>) {
        let _ = socket.set_nodelay(true);
        let pulse = Arc::clone(&admitted.pulse);
        let wire = TokioIo::new(Wire::new(socket, Arc::clone(&pulse)));
        let (router, peer, felt) = (self.router, self.peer, Arc::clone(&pulse));
        let service = service_fn(move |request| answer(router.clone(), request, peer, Arc::clone(&felt)));
        // Their own timers are off: the pulse knows more of where a connection stands.
        let mut builder = http1::Builder::new();
        let mut connection = pin!(builder.header_read_timeout(None).serve_connection(wire, service));
        loop {
            tokio::select! {
                // What went wrong with a caller is no news: most of them leave without a word.
                _ = connection.as_mut() => break,
                () = pulse.overdue(&self.door) => {
                    metrics::counter!("tharsis_connections_total", "result" => "overdue").increment(1);
                    break;
                }
                () = pulse.sent_away() => break,
                changed = stopping.changed() => {
                    connection.as_mut().graceful_shutdown();
                    if changed.is_err() { break }
                }
            }
        }
        drop(admitted);
    }
}

/// Lets the router answer, and takes the pulse of both bodies.
async fn answer(
    router: Router,
    request: Request<Incoming>,
    peer: SocketAddr,
    pulse: Arc<Pulse>,
) -> Result<Response<impl HttpBody<Data = Bytes, Error = axum::Error>>, Infallible> {
    pulse.asked(request.body().is_end_stream());
    let heard = Arc::clone(&pulse);
    let mut request = request.map(|body| Body::new(Watched::new(body, move || heard.heard())));
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = router.oneshot(request).await?;
    Ok(response.map(|body| Watched::new(body, move || pulse.answered())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_of_files_leaves_room_for_the_database() {
        assert_eq!([1024, 20_000, 100].map(room_for), [928, 19_904, 50]);
        assert!(file_limit() > 0);
        let door = Door { connections: 900, ..Door::default() }.settled();
        assert_eq!((door.per_address, door.per_network), (450, 675));
        let door = Door { connections: 20_000, per_network: 0, ..Door::default() }.settled();
        assert_eq!((door.per_address, door.per_network), (512, usize::MAX));
    }
}
