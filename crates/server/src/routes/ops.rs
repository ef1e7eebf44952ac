//! For whoever runs the server: health.

use crate::error::TRY_AGAIN;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tharsis_wire::api::Problem;

/// Whether the server is ready: something was written just now. What is wrong is told in English, as in the log.
#[utoipa::path(get, path = "/api/health", tag = "server",
    responses((status = 200, body = Object), (status = 503, description = "store")))]
pub(crate) async fn health(State(app): State<App>) -> Response {
    match app.health.check(&app.store, app.now()).await {
        Ok(()) => Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })).into_response(),
        Err(detail) => {
            let problem = Problem { error: "store".to_string(), detail, seq: None };
            (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, HeaderValue::from(TRY_AGAIN))], Json(problem))
                .into_response()
        }
    }
}

/// Alive, whatever the database does.
pub(crate) async fn alive() -> &'static str {
    "ok"
}
