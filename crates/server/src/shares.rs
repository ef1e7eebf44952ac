//! Fair shares: how much of the server one player or one address may have, and when the server refuses at once what it
//! could only answer much later. All numbers are far above what people need.

use crate::auth::Caller;
use crate::door::Client;
use crate::error::Refusal;
use crate::state::App;
use crate::store::SeatRow;
use crate::watched::Watched;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tharsis_wire::api::SeatKind;
use tharsis_words::Denial;

const HOUR: i64 = 3_600_000;
/// Addresses remembered before those whose hour is over are forgotten.
const REMEMBERED_MAX: usize = 10_000;

/// How much one player or address may have; 0 for any number where it says so.
#[derive(Clone, Debug)]
pub struct Quotas {
    /// Open tables of a player; 0 for any number.
    pub open_tables: usize,
    /// Running tables of a player at which only bots sit; 0 for any number.
    pub bot_tables: usize,
    /// Tables of one creator in the public list.
    pub listed: usize,
    /// New tables from an address within an hour; 0 for any number.
    pub new_tables: usize,
    /// New players from an address within an hour; 0 for any number.
    pub newcomers: usize,
    /// Open streams of a player; 0 for any number.
    pub streams_of_player: usize,
    /// Open streams of an address; 0 for any number.
    pub streams_of_address: usize,
    /// Changes in progress, of everybody: what comes on top is refused at once.
    pub changes_at_once: usize,
    /// Requests that only read in progress, of everybody.
    pub reads_at_once: usize,
    /// Of these, such as replay games.
    pub replays_at_once: usize,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas {
            open_tables: 30,
            bot_tables: 10,
            listed: 3,
            new_tables: 600,
            newcomers: 200,
            streams_of_player: 64,
            streams_of_address: 400,
            changes_at_once: 256,
            reads_at_once: 1024,
            replays_at_once: 256,
        }
    }
}

impl Quotas {
    /// Without those by address: everything comes from one.
    pub(crate) fn for_one_address(self) -> Quotas {
        Quotas { new_tables: 0, newcomers: 0, streams_of_address: 0, ..self }
    }
}

/// Where a quota is kept.
type Place = fn(&mut Quotas) -> &mut usize;

/// What operators call the quotas, and the least that makes sense: none at once would be no server.
const NAMES: [(&str, usize, Place); 10] = [
    ("open-tables", 0, |all| &mut all.open_tables),
    ("bot-tables", 0, |all| &mut all.bot_tables),
    ("listed", 0, |all| &mut all.listed),
    ("new-tables", 0, |all| &mut all.new_tables),
    ("newcomers", 0, |all| &mut all.newcomers),
    ("streams-of-player", 0, |all| &mut all.streams_of_player),
    ("streams-of-address", 0, |all| &mut all.streams_of_address),
    ("changes-at-once", 1, |all| &mut all.changes_at_once),
    ("reads-at-once", 1, |all| &mut all.reads_at_once),
    ("replays-at-once", 1, |all| &mut all.replays_at_once),
];

/// One of the quotas as an operator sets it, such as `open-tables=100`.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    place: Place,
    most: usize,
}

impl Quota {
    /// Puts it in its place.
    pub fn set(self, quotas: &mut Quotas) {
        *(self.place)(quotas) = self.most;
    }
}

/// Not a quota.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is not a quota such as open-tables=30; there are {names}", names = NAMES.map(|(name, ..)| name).join(", "))]
pub struct QuotaError(String);

impl FromStr for Quota {
    type Err = QuotaError;

    fn from_str(text: &str) -> Result<Quota, QuotaError> {
        let read = || {
            let (wanted, most) = text.split_once('=')?;
            let (_, least, place) = NAMES.into_iter().find(|(name, ..)| *name == wanted.trim())?;
            let most = most.trim().parse().ok().filter(|most| *most >= least)?;
            Some(Quota { place, most })
        };
        read().ok_or_else(|| QuotaError(text.to_string()))
    }
}

/// What is counted by the hour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Made {
    Player,
    Table,
}

/// Who has streams.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Player(String),
    Address(IpAddr),
}

/// What everybody has of the server now.
#[derive(Default)]
pub(crate) struct Shares {
    /// Since when, and how many.
    hours: Mutex<HashMap<(Made, IpAddr), (i64, usize)>>,
    streams: Mutex<HashMap<Whose, usize>>,
    changes: Arc<AtomicUsize>,
    reads: Arc<AtomicUsize>,
}

impl Shares {
    /// Counts one more of an address; if there are too many, the seconds until its hour is over.
    fn count(&self, made: Made, Client(address): Client, most: usize, now: i64) -> Result<(), u64> {
        let mut hours = self.hours.lock().unwrap_or_else(PoisonError::into_inner);
        let is_over = |&(since, _): &(i64, usize)| !(0..HOUR).contains(&(now - since));
        if hours.len() >= REMEMBERED_MAX {
            hours.retain(|_, hour| !is_over(hour));
        }
        let hour = hours.entry((made, address)).or_insert((now, 0));
        if is_over(hour) {
            *hour = (now, 0);
        }
        if most > 0 && hour.1 >= most {
            return Err(((hour.0 + HOUR - now) / 1000).unsigned_abs());
        }
        hour.1 += 1;
        Ok(())
    }

    fn streams(&self) -> MutexGuard<'_, HashMap<Whose, usize>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether one more player may come from an address.
pub(crate) fn one_more_player(app: &App, client: Client) -> Result<(), Refusal> {
    let most = app.config.quotas.newcomers;
    let counted = app.shares.count(Made::Player, client, most, app.now());
    counted.map_err(|wait| Refusal::too_many(Denial::Newcomers(most), wait))
}

/// Whether a player may set up one more table with these seats.
pub(crate) async fn one_more_table(app: &App, caller: &Caller, seats: &[SeatRow]) -> Result<(), Refusal> {
    let Quotas { open_tables, bot_tables, new_tables, .. } = app.config.quotas;
    if open_tables > 0
        && seats.iter().any(|seat| seat.kind == SeatKind::Open)
        && app.store.open_tables_of(&caller.player).await? >= open_tables
    {
        return Err(Refusal::conflict("too-many-tables", Denial::OpenTables(open_tables)));
    }
    if bot_tables > 0
        && seats.iter().all(|seat| seat.kind == SeatKind::Bot)
        && app.store.bot_tables_of(&caller.player).await? >= bot_tables
    {
        return Err(Refusal::conflict("too-many-tables", Denial::BotTables(bot_tables)));
    }
    let Some(client) = caller.client else { return Ok(()) };
    let counted = app.shares.count(Made::Table, client, new_tables, app.now());
    counted.map_err(|wait| Refusal::too_many(Denial::NewTables(new_tables), wait))
}

/// The right to one more stream, as long as it lives.
pub(crate) struct StreamShare {
    shares: Arc<Shares>,
    whose: Vec<Whose>,
}

impl StreamShare {
    pub(crate) fn new(app: &App, caller: &Caller) -> Result<StreamShare, Refusal> {
        let quotas = &app.config.quotas;
        let player = (!caller.player.is_empty()).then(|| Whose::Player(caller.player.clone()));
        let address = caller.client.map(|Client(address)| Whose::Address(address));
        let of_player = player.map(|whose| (whose, quotas.streams_of_player));
        let of_address = address.map(|whose| (whose, quotas.streams_of_address));
        let wanted: Vec<(Whose, usize)> = of_player.into_iter().chain(of_address).collect();
        let mut streams = app.shares.streams();
        let full = |(whose, most): &&(Whose, usize)| {
            *most > 0 && streams.get(whose).is_some_and(|open| open >= most)
        };
        if let Some((_, most)) = wanted.iter().find(full) {
            return Err(Refusal::too_many(Denial::Streams(*most), 10));
        }
        let whose: Vec<Whose> = wanted.into_iter().map(|(whose, _)| whose).collect();
        whose.iter().for_each(|whose| *streams.entry(whose.clone()).or_default() += 1);
        Ok(StreamShare { shares: Arc::clone(&app.shares), whose })
    }
}

impl Drop for StreamShare {
    fn drop(&mut self) {
        let mut streams = self.shares.streams();
        for whose in &self.whose {
            if let Some(open) = streams.get_mut(whose) {
                *open -= 1;
                if *open == 0 {
                    streams.remove(whose);
                }
            }
        }
    }
}

/// Refuses at once what would have to wait for too many others. A request counts from when all of it is there, so that
/// whoever sends slowly takes nobody's place.
pub(crate) async fn refuse_early(State(app): State<App>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let quotas = &app.config.quotas;
    let (in_progress, most) = if reads {
        (&app.shares.reads, quotas.reads_at_once)
    } else {
        (&app.shares.changes, quotas.changes_at_once)
    };
    if in_progress.load(Ordering::Relaxed) >= most {
        metrics::counter!("tharsis_refused_early_total").increment(1);
        return Refusal::busy().into_response();
    }
    let going = Arc::new(Going { in_progress: Arc::clone(in_progress), begun: AtomicBool::new(false) });
    let begins = Arc::clone(&going);
    let request = request.map(|body| Body::new(Watched::new(body, move || begins.begin())));
    next.run(request).await
}

/// A request in progress, from when its body is there.
struct Going {
    in_progress: Arc<AtomicUsize>,
    begun: AtomicBool,
}

impl Going {
    fn begin(&self) {
        if !self.begun.swap(true, Ordering::Relaxed) {
            self.in_progress.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Drop for Going {
    fn drop(&mut self) {
        if *self.begun.get_mut() {
            self.in_progress.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every name sets a quota of its own, and a wrong one is told all that there are.
    #[test]
    fn operators_set_quotas_by_their_names() {
        let mut quotas = Quotas::default();
        for ((name, ..), most) in NAMES.into_iter().zip(1000..) {
            format!("{name}={most}").parse::<Quota>().expect("a quota").set(&mut quotas);
        }
        let all = NAMES.map(|(_, _, place)| *place(&mut quotas));
        assert_eq!(all, std::array::from_fn(|i| 1000 + i));
        assert_eq!((quotas.open_tables, quotas.replays_at_once), (1000, 1009));
        for wrong in ["open-tables", "open-tables=many", "tables=3", "listed=-1", "changes-at-once=0", ""] {
            let told = wrong.parse::<Quota>().expect_err("not a quota").to_string();
            assert!(told.contains(&format!("\"{wrong}\"")) && told.contains("streams-of-player"), "{told}");
        }
    }

    #[test]
    fn the_document_for_operators_names_every_quota() {
        let document = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/self-hosting.md");
        let document = std::fs::read_to_string(document).expect("the document");
        for (name, ..) in NAMES {
            assert!(document.contains(&format!("`{name}`")), "{name}");
        }
    }

    #[test]
    fn an_address_has_its_number_an_hour() {
        let shares = Shares::default();
        let client = |n| Client(IpAddr::from([203, 0, 113, n]));
        let count = |made, n, now| shares.count(made, client(n), 2, now);
        assert_eq!([count(Made::Player, 1, 0), count(Made::Player, 1, 60_000)], [Ok(()), Ok(())]);
        assert_eq!(count(Made::Player, 1, 600_000), Err(3_000));
        assert_eq!(count(Made::Table, 1, 600_000), Ok(()), "another thing");
        assert_eq!(count(Made::Player, 2, 600_000), Ok(()), "another address");
        assert_eq!(count(Made::Player, 1, HOUR), Ok(()), "another hour");
        for n in 0..2 * REMEMBERED_MAX as u32 {
            let client = Client(IpAddr::from(n.to_be_bytes()));
            shares.count(Made::Table, client, 0, i64::from(n) * 1_000).expect("any number");
        }
        assert!(shares.hours.lock().expect("no panics").len() <= REMEMBERED_MAX);
    }
}
