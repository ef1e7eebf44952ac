//! For whoever runs the server: health and metrics.

use crate::error::Refusal;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/api/health", tag = "server",
    responses((status = 200, body = Object), (status = 503, description = "store")))]
pub(crate) async fn health(State(app): State<App>) -> Result<Json<Value>, Refusal> {
    app.store.ping().await?;
    Ok(Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })))
}

/// The metrics as Prometheus reads them.
pub(crate) async fn metrics_text(State(app): State<App>) -> String {
    metrics::gauge!("tharsis_live_tables").set(app.tables.ids().len() as f64);
    app.metrics.run_upkeep();
    app.metrics.render()
}

/// Alive, whatever the database does.
pub(crate) async fn ready() -> &'static str {
    "ok"
}
