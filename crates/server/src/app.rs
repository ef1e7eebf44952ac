//! The server as a whole: its settings, its layers, its background work.

use crate::door::{ClientKey, Door, Network};
use crate::error::{Refusal, worded};
use crate::hooks::Hooks;
use crate::reading::Readers;
use crate::shares::{Quotas, refuse_early};
use crate::state::{App, to_its_end};
use crate::store::{Store, without_password};
use crate::thinking::Thinking;
use crate::time::Time;
use crate::{assets, document, door, expiry, meter, peers, routes, sweep};
use anyhow::{Context, Result};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tharsis_words::Denial;
use tokio::net::TcpListener;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::{GovernorError, GovernorLayer};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// Bodies are small: a choice is a line.
const BODY_MAX: usize = 32 * 1024;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The address people use, for links; `http://localhost:PORT` if empty.
    pub public_url: String,
    /// Requests per second from one address in the long run; 0 for any number, and then no other
    /// limit counts by address either.
    pub rate: u32,
    /// How long connections may take, and how many there may be.
    pub door: Door,
    /// How much one player or address may have.
    pub quotas: Quotas,
    /// Proxies that are believed when they tell for whom they ask.
    pub proxies: Arc<[Network]>,
    /// Where metrics are told, if anywhere.
    pub metrics_listen: Option<SocketAddr>,
    /// Webhooks may lead into private networks.
    pub private_webhooks: bool,
    /// Bots that may think at once.
    pub thinkers: usize,
    /// How long a bot may think about one choice.
    pub think_limit: Duration,
    /// Lines of play for each decision of a review.
    pub review_lines: u32,
    /// Where the time comes from.
    pub time: Time,
}

/// As a server for friends is run: on this machine, beside a file, with limits.
impl Default for Config {
    fn default() -> Config {
        Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: "sqlite:tharsis.db".to_string(),
            public_url: String::new(),
            rate: 200,
            door: Door::default(),
            quotas: Quotas::default(),
            proxies: Arc::default(),
            metrics_listen: None,
            private_webhooks: false,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            think_limit: Duration::from_secs(3),
            review_lines: tharsis_wire::REVIEW_LINES,
            time: Time::default(),
        }
    }
}

impl Config {
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    metrics: Option<TcpListener>,
    app: App,
}

impl Server {
    /// Opens the database and the port.
    pub async fn bind(mut config: Config) -> Result<Server> {
        let store = Store::open(&config.database)
            .await
            .with_context(|| format!("cannot open {}", without_password(&config.database)))?;
        store.claim().with_context(|| format!("cannot serve {}", without_password(&config.database)))?;
        let listen = |address| door::listen(address).with_context(|| format!("cannot listen on {address}"));
        let listener = listen(config.listen)?;
        let metrics_listener = config.metrics_listen.map(listen).transpose()?;
        if config.public_url.is_empty() {
            config.public_url = format!("http://localhost:{}", listener.local_addr()?.port());
        }
        if config.rate == 0 {
            (config.door.per_address, config.door.per_network) = (0, 0);
            config.quotas = config.quotas.for_one_address();
        }
        let app = App {
            store,
            tables: Arc::default(),
            thinking: Thinking::new(config.thinkers, config.time.clone()),
            hooks: Arc::new(Hooks::new(config.private_webhooks)),
            shares: Arc::default(),
            readers: Arc::new(Readers::new(config.thinkers, config.quotas.replays_at_once)),
            reviews: Arc::default(),
            config: Arc::new(config),
            metrics: meter::handle(),
            health: Arc::default(),
        };
        Ok(Server { listener, metrics: metrics_listener, app })
    }

    /// Where metrics are told, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Its database, for whoever shares it.
    pub fn store(&self) -> &Store {
        &self.app.store
    }

    /// The address people use.
    pub fn url(&self) -> &str {
        &self.app.config.public_url
    }

    /// Whether anything can be written; else what is wrong. It may heal by itself.
    pub async fn ready(&self) -> Result<(), String> {
        self.app.health.check(&self.app.store, self.app.now()).await
    }

    /// Serves until told to stop, then ends open connections.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
        tokio::spawn(peers::listen(self.app.clone()));
        tokio::spawn(expiry::run(self.app.clone()));
        tokio::spawn(sweep::sweep(self.app.clone()));
        let store = self.app.store.clone();
        let (door, proxies) = (self.app.config.door.clone(), Arc::clone(&self.app.config.proxies));
        if let Some(listener) = self.metrics {
            tokio::spawn(meter::serve(listener, self.app.clone()));
        }
        let (ask, asked) = tokio::sync::oneshot::channel::<()>();
        let serving = door::serve(self.listener, router(self.app), &door, proxies, async move {
            stop.await;
            let _ = ask.send(());
        });
        tokio::select! {
            () = serving => {}
            // Streams stay open for ever; pages come back to the next server by themselves.
            () = async { let _ = asked.await; tokio::time::sleep(Duration::from_secs(1)).await } => {}
        }
        store.close().await;
        Ok(())
    }
}

/// Opens and serves until the process is told to end. Says its address at the start, and whether it is ready.
pub async fn serve(config: Config, started: impl FnOnce(&str, Result<(), String>)) -> Result<()> {
    let server = Server::bind(config).await?;
    started(server.url(), server.ready().await);
    server.run(stop_signal()).await
}

async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut end = signal(SignalKind::terminate()).expect("signals can be listened to");
        tokio::select! {
            _ = end.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}

/// The document that describes the interface.
pub fn openapi() -> OpenApi {
    documented().1
}

fn documented() -> (Router<App>, OpenApi) {
    let mut about = OpenApi::default();
    about.info.title = "Tharsis".to_string();
    about.info.version = env!("CARGO_PKG_VERSION").to_string();
    let (router, document) = OpenApiRouter::with_openapi(about).merge(routes::api()).split_for_parts();
    (router, document::complete(document))
}

fn router(app: App) -> Router {
    let (api, document) = documented();
    let document = serde_json::to_string(&document).expect("plain data");
    let json = [(axum::http::header::CONTENT_TYPE, "application/json")];
    let mut limited = api.route("/api/openapi.json", get(move || async move { (json, document) }));
    limited = limited.layer(middleware::from_fn_with_state(app.clone(), refuse_early));
    limited = limited.layer(middleware::from_fn(changes_to_their_end));
    if app.config.rate > 0 {
        limited = limit(limited, &app);
    }
    limited = limited.layer(middleware::from_fn(kept_nowhere));
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let policy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
                  base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    limited
        .route("/healthz", get(routes::alive))
        .fallback(get(assets::serve))
        .layer(middleware::from_fn(same_site))
        .layer(middleware::from_fn(meter::measure))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(CompressionLayer::new())
        .layer(SetResponseHeaderLayer::if_not_present(
            CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(policy),
        ))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("x-frame-options", "DENY"))
        .layer(header("referrer-policy", "same-origin"))
        .layer(header("cross-origin-opener-policy", "same-origin"))
        .layer(header("permissions-policy", "camera=(), microphone=(), geolocation=()"))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(worded))
        .with_state(app)
}

/// Changes are carried out even if whoever asked for them goes away meanwhile, and count as in progress until then: a key
/// that has ended in the store must not go on holding a stream open.
async fn changes_to_their_end(request: Request, next: Next) -> Response {
    if request.method().is_safe() { next.run(request).await } else { to_its_end(next.run(request)).await }
}

/// How often addresses are forgotten that have not asked for long.
const FORGET: Duration = Duration::from_secs(5);

/// So many requests from one address, with room for bursts.
fn limit(router: Router<App>, app: &App) -> Router<App> {
    let rate = u64::from(app.config.rate);
    let period = Duration::from_nanos(1_000_000_000 / rate);
    let burst = app.config.rate.saturating_mul(4).max(20);
    let config = GovernorConfigBuilder::default()
        .period(period)
        .burst_size(burst)
        .key_extractor(ClientKey(Arc::clone(&app.config.proxies)))
        .finish()
        .expect("a rate above zero");
    // Addresses that have not asked for long are forgotten, or they would be remembered for ever.
    let limiter = Arc::downgrade(config.limiter());
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(FORGET).await;
            let Some(limiter) = limiter.upgrade() else { return };
            limiter.retain_recent();
        }
    });
    router.layer(GovernorLayer::new(config).error_handler(too_many))
}

fn too_many(error: GovernorError) -> Response {
    let wait = match error {
        GovernorError::TooManyRequests { wait_time, .. } => wait_time,
        GovernorError::UnableToExtractKey | GovernorError::Other { .. } => 0,
    };
    Refusal::too_many(Denial::TooMany, wait).into_response()
}

/// What the interface says is for whoever asked, and kept nowhere on the way: but what everybody is told.
async fn kept_nowhere(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let for_all = path.starts_with("/api/games") || path == "/api/openapi.json";
    let mut response = next.run(request).await;
    let value = if for_all { "no-cache" } else { "no-store" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(value));
    response
}

fn panicked(_: Box<dyn std::any::Any + Send + 'static>) -> Response {
    Refusal::mistake().into_response()
}

/// Refuses changes asked for by other sites' pages: a browser says where they come from.
async fn same_site(request: Request, next: Next) -> Response {
    if is_foreign_change(&request) {
        return Refusal::new(StatusCode::FORBIDDEN, "foreign", Denial::Foreign).into_response();
    }
    next.run(request).await
}

fn is_foreign_change(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let text = |name: &HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    let origin = text(&ORIGIN).map(|origin| origin.split_once("://").map_or(origin, |(_, host)| host));
    let fetch = request.headers().get("sec-fetch-site").and_then(|value| value.to_str().ok());
    let foreign = matches!((origin, text(&HOST)), (Some(origin), Some(host)) if origin != host)
        || matches!(fetch, Some("cross-site" | "same-site"));
    !reads && foreign
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::Caller;
    use crate::ids::hash;
    use crate::store::{Claim, PlayerRow, SeatRow, TableRow, Taker};
    use crate::table::row_for_tests;
    use axum::body::Body;
    use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
    use tharsis_wire::api::{SeatKind, Stage};
    use tokio::time::{sleep, timeout};
    use tower::ServiceExt;

    const PATIENCE: Duration = Duration::from_secs(10);
    const A_MOMENT: Duration = Duration::from_millis(5);

    #[tokio::test]
    async fn a_seat_is_given_up_also_by_whoever_does_not_wait_for_the_answer() {
        let config = Config { database: "sqlite::memory:".to_string(), rate: 0, ..Config::default() };
        let app = Server::bind(config).await.expect("a server").app;
        let ben = PlayerRow { id: "BEN".to_string(), name: "Ben".to_string(), webhook: String::new() };
        app.store.add_player(&ben, &hash("key"), 0).await.expect("a player");
        let seats = vec![SeatRow::human("ANN", "Ann", String::new()), SeatRow::open(), SeatRow::open()];
        let row = TableRow { stage: Stage::Open, seats, ..row_for_tests("TABLE") };
        app.store.add_table(&row, &[], None, false).await.expect("a table");
        let taker = Taker {
            claim: Claim { player: ben.id, link: None },
            name: ben.name,
            contribution: String::new(),
            key: String::new(),
        };
        app.store.take_seat("TABLE", Some(1), &taker, 0).await.expect("a seat");
        let table = app.any_table("TABLE", &Caller::default()).await.expect("the table");
        let is_free = |row: &TableRow| row.seats[1].kind == SeatKind::Open;

        // It is written, and cannot be put in place yet, when Ben goes away.
        let held = table.inner.lock().await;
        let request = Request::post("/api/tables/TABLE/leave")
            .header(AUTHORIZATION, "Bearer key")
            .header(CONTENT_TYPE, "application/json")
            .body(Body::from("{}"))
            .expect("a request");
        let asking = tokio::spawn(router(app.clone()).oneshot(request));
        let written = async {
            while !app.store.table("TABLE").await.expect("a database").as_ref().is_some_and(is_free) {
                sleep(A_MOMENT).await;
            }
        };
        timeout(PATIENCE, written).await.expect("the seat is given up");
        asking.abort();
        assert!(asking.await.expect_err("nobody waits").is_cancelled());
        drop(held);
        let in_place = async {
            while !is_free(&table.inner.lock().await.row) {
                sleep(A_MOMENT).await;
            }
        };
        timeout(PATIENCE, in_place).await.expect("those who look on are told");
    }
}
