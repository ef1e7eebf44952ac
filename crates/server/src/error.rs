//! What refused requests are told: the right status and a sentence that says what was wrong.

use crate::store::StoreError;
use crate::table::Denied;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tharsis_wire::api::Problem;

/// A refused request.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    problem: Problem,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, error: &str, detail: impl Into<String>) -> Refusal {
        Refusal { status, problem: Problem { error: error.to_string(), detail: detail.into(), seq: None } }
    }

    pub(crate) fn no_table(id: &str) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "no-table", format!("there is no table \"{id}\""))
    }

    pub(crate) fn unknown_player() -> Refusal {
        let detail = "you are not known here: POST /api/players with a name first, or send your key";
        Refusal::new(StatusCode::UNAUTHORIZED, "unknown-player", detail)
    }

    pub(crate) fn not_seated() -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, "not-seated", "you have no seat at this table")
    }

    pub(crate) fn not_creator() -> Refusal {
        let detail = "only whoever set up the table may do that";
        Refusal::new(StatusCode::FORBIDDEN, "not-creator", detail)
    }

    pub(crate) fn bad(detail: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", detail)
    }

    pub(crate) fn conflict(error: &str, detail: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, error, detail)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        // What the database says may tell too much; the log has it.
        tracing::error!(%error, "the store failed");
        let detail = "the server could not reach its memory; nothing was changed, try again";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "store", detail)
    }
}

impl From<Denied> for Refusal {
    fn from(denied: Denied) -> Refusal {
        let detail = denied.to_string();
        match denied {
            Denied::Stale { now, .. } => {
                let mut refusal = Refusal::conflict("stale", detail);
                refusal.problem.seq = Some(now);
                refusal
            }
            Denied::NotPlaying(_) => Refusal::conflict("not-playing", detail),
            Denied::Unreadable { .. } => Refusal::new(StatusCode::BAD_REQUEST, "unreadable", detail),
            Denied::Illegal { .. } => Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", detail),
            Denied::Number(_) => Refusal::bad(detail),
            Denied::NoUndo(_) => Refusal::conflict("no-undo", detail),
            Denied::Store(error) => error.into(),
        }
    }
}
