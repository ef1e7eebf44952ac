//! The server as a whole: its settings, its layers, its background work.

use crate::auth::KeyCache;
use crate::error::{Refusal, worded};
use crate::state::App;
use crate::store::{Store, without_password};
use crate::table::{wake, watch};
use crate::time::Time;
use crate::{assets, document, peers, routes};
use anyhow::{Context, Result};
use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::{CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusBuilder;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tharsis_words::Denial;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower_governor::GovernorLayer;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::{PeerIpKeyExtractor, SmartIpKeyExtractor};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// Bodies are small: a choice is a line.
const BODY_MAX: usize = 32 * 1024;
/// How often forgotten work is looked for, and how late it must be.
const SWEEP: Duration = Duration::from_secs(5);
const OVERDUE: i64 = 15_000;
const OVERDUE_MAX: i64 = 500;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The address people use, for links; `http://localhost:PORT` if empty.
    pub public_url: String,
    /// Requests per second from one address in the long run; 0 for any number.
    pub rate: u32,
    /// Behind a proxy that tells the real address.
    pub behind_proxy: bool,
    /// Webhooks may lead into private networks.
    pub private_webhooks: bool,
    /// Bots that may think at once.
    pub thinkers: usize,
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
            behind_proxy: false,
            private_webhooks: false,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
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
    app: App,
}

impl Server {
    /// Opens the database and the port.
    pub async fn bind(mut config: Config) -> Result<Server> {
        let store = Store::open(&config.database)
            .await
            .with_context(|| format!("cannot open {}", without_password(&config.database)))?;
        let listener = TcpListener::bind(config.listen)
            .await
            .with_context(|| format!("cannot listen on {}", config.listen))?;
        if config.public_url.is_empty() {
            config.public_url = format!("http://localhost:{}", listener.local_addr()?.port());
        }
        // A second server in one process (tests) counts into the first one's metrics.
        let recorder = PrometheusBuilder::new().build_recorder();
        let metrics = recorder.handle();
        let _ = metrics::set_global_recorder(recorder);
        let app = App {
            store,
            tables: Arc::default(),
            keys: Arc::new(KeyCache::default()),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            config: Arc::new(config),
            metrics,
            health: Arc::default(),
        };
        Ok(Server { listener, app })
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
        tokio::spawn(sweep(self.app.clone()));
        let store = self.app.store.clone();
        let service = router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let (ask, asked) = tokio::sync::oneshot::channel::<()>();
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(async move {
            stop.await;
            let _ = ask.send(());
        });
        tokio::select! {
            served = serving => served?,
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
    if app.config.rate > 0 {
        limited = limit(limited, &app);
    }
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let policy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
                  base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    limited
        .route("/metrics", get(routes::metrics_text))
        .route("/healthz", get(routes::alive))
        .fallback(get(assets::serve))
        .layer(middleware::from_fn(same_site))
        .layer(middleware::from_fn_with_state(app.clone(), measure))
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

/// So many requests from one address, with room for bursts.
fn limit(router: Router<App>, app: &App) -> Router<App> {
    let rate = u64::from(app.config.rate);
    let period = Duration::from_nanos(1_000_000_000 / rate);
    let burst = app.config.rate.saturating_mul(4).max(20);
    if app.config.behind_proxy {
        let config = GovernorConfigBuilder::default()
            .period(period)
            .burst_size(burst)
            .key_extractor(SmartIpKeyExtractor)
            .finish()
            .expect("a rate above zero");
        router.layer(GovernorLayer::new(config).error_handler(too_many))
    } else {
        let config = GovernorConfigBuilder::default()
            .period(period)
            .burst_size(burst)
            .key_extractor(PeerIpKeyExtractor)
            .finish()
            .expect("a rate above zero");
        router.layer(GovernorLayer::new(config).error_handler(too_many))
    }
}

fn too_many(_: tower_governor::GovernorError) -> Response {
    Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-many", Denial::TooMany).into_response()
}

fn panicked(_: Box<dyn std::any::Any + Send + 'static>) -> Response {
    Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "mistake", Denial::Mistake).into_response()
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

/// Counts and times requests by route. Paths and headers are never logged: links are secrets.
async fn measure(State(_): State<App>, request: Request, next: Next) -> Response {
    let path = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("other".to_string(), |path| path.as_str().to_string());
    let method = request.method().to_string();
    let start = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    let labels = [("method", method), ("path", path), ("status", status)];
    metrics::counter!("tharsis_requests_total", &labels).increment(1);
    metrics::histogram!("tharsis_request_seconds", &labels).record(start.elapsed().as_secs_f64());
    response
}

/// Takes up work that was left lying: bots and clocks of tables whose process has died, and drops idle tables.
async fn sweep(app: App) {
    let mut overdue = 0;
    loop {
        match app.store.due_tables(app.now() - overdue, OVERDUE_MAX).await {
            Ok(ids) => {
                for id in ids {
                    if let Ok(Some(table)) = app.tables.get(&app.store, &id, app.now()).await {
                        wake(&app, &table);
                        watch(&app, &table);
                    }
                }
            }
            Err(error) => tracing::error!(%error, "could not look for forgotten tables"),
        }
        app.tables.sweep(app.now());
        overdue = OVERDUE;
        app.config.time.sleep(SWEEP).await;
    }
}
