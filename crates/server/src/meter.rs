//! What is counted, and where it is told: at an address of its own, for whoever runs the server. Labels come from what
//! the server knows and never from a request, or everybody could make as many of them as they like.

use crate::state::App;
use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::get;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Instant;
use tokio::net::TcpListener;

/// What is none of those we know.
const OTHER: &str = "other";

/// Counts and times requests by route. Paths and headers are never logged: links are secrets.
pub(crate) async fn measure(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or(OTHER.to_string(), |path| path.as_str().to_string());
    let method = known(request.method());
    let start = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    let labels = [("method", method.to_string()), ("path", path), ("status", status)];
    metrics::counter!("tharsis_requests_total", &labels).increment(1);
    metrics::histogram!("tharsis_request_seconds", &labels).record(start.elapsed().as_secs_f64());
    response
}

/// A method as a label.
fn known(method: &Method) -> &'static str {
    let known = ["GET", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "PUT"];
    known.into_iter().find(|&known| known == method.as_str()).unwrap_or(OTHER)
}

/// What was counted in this process; a second server in it (tests) counts into the first one's.
pub(crate) fn handle() -> PrometheusHandle {
    static COUNTED: OnceLock<PrometheusHandle> = OnceLock::new();
    let first = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    COUNTED.get_or_init(first).clone()
}

/// Tells the metrics at an address of their own.
pub(crate) async fn serve(listener: TcpListener, app: App) {
    let router = Router::new().route("/metrics", get(text)).with_state(app);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "metrics are told no more");
    }
}

/// The metrics as Prometheus reads them.
async fn text(State(app): State<App>) -> String {
    metrics::gauge!("tharsis_live_tables").set(app.tables.ids().len() as f64);
    app.metrics.run_upkeep();
    app.metrics.render()
}
