//! What refused requests are told: the right status, a word for programs, and a sentence in the language asked for.

use crate::routes::spoken;
use crate::store::{SeatingError, StoreError, Unseated};
use crate::table::{Denied, Frozen, TOGETHER_MAX};
use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tharsis_wire::api::Problem;
use tharsis_words::{Denial, Language};

/// Seconds after which what could not be done now may be tried again.
pub(crate) const TRY_AGAIN: u64 = 1;

/// A refused request.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    error: &'static str,
    denial: Denial,
    seq: Option<i64>,
    /// Seconds after which it may be tried again.
    retry: Option<u64>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, error: &'static str, denial: Denial) -> Refusal {
        Refusal { status, error, denial, seq: None, retry: None }
    }

    /// Everybody asks at once: refused before anything was done.
    pub(crate) fn busy() -> Refusal {
        let refusal = Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", Denial::Busy);
        Refusal { retry: Some(TRY_AGAIN), ..refusal }
    }

    pub(crate) fn mistake() -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "mistake", Denial::Mistake)
    }

    /// Too much of something: to be tried again after so many seconds.
    pub(crate) fn too_many(denial: Denial, wait: u64) -> Refusal {
        let refusal = Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-many", denial);
        Refusal { retry: Some(wait.max(1)), ..refusal }
    }

    pub(crate) fn no_table(id: &str) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "no-table", Denial::NoTable(id.to_string()))
    }

    pub(crate) fn unknown_player() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, "unknown-player", Denial::UnknownPlayer)
    }

    pub(crate) fn wrong_key() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, "wrong-key", Denial::WrongKey)
    }

    pub(crate) fn not_seated() -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, "not-seated", Denial::NotSeated)
    }

    pub(crate) fn not_creator() -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, "not-creator", Denial::NotCreator)
    }

    pub(crate) fn bad(denial: Denial) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", denial)
    }

    pub(crate) fn conflict(error: &'static str, denial: Denial) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, error, denial)
    }

    pub(crate) fn frozen(frozen: Frozen) -> Refusal {
        Refusal::conflict("frozen", frozen.denial())
    }

    fn said(&self, language: &Language) -> Response {
        let problem =
            Problem { error: self.error.to_string(), detail: language.denial(&self.denial), seq: self.seq };
        let mut response = (self.status, Json(problem)).into_response();
        if let Some(wait) = self.retry {
            response.headers_mut().insert(RETRY_AFTER, wait.into());
        }
        response
    }
}

/// In English: [`worded`] says it again in the language of the request, which is not known here.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.said(Language::english());
        response.extensions_mut().insert(self);
        response
    }
}

/// Says refusals in the language of the request.
pub(crate) async fn worded(request: Request, next: Next) -> Response {
    let language = spoken(request.uri(), request.headers());
    let mut response = next.run(request).await;
    if let Some(refusal) = response.extensions_mut().remove::<Refusal>() {
        let (head, body) = refusal.said(language).into_parts();
        response.headers_mut().remove(CONTENT_ENCODING);
        response.headers_mut().remove(CONTENT_LENGTH);
        response.headers_mut().extend(head.headers);
        *response.body_mut() = body;
    }
    response
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        // What the database says may tell too much; the log has it.
        tracing::error!(%error, "the store failed");
        let refusal = Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "store", Denial::Store);
        Refusal { retry: Some(TRY_AGAIN), ..refusal }
    }
}

impl From<SeatingError> for Refusal {
    fn from(error: SeatingError) -> Refusal {
        let why = match error {
            SeatingError::Store(error) => return error.into(),
            SeatingError::Refused(why) => why,
        };
        match why {
            // It was there when it was looked for.
            Unseated::NoTable => Refusal::new(StatusCode::NOT_FOUND, "no-table", Denial::Closed),
            Unseated::Full => Refusal::conflict("full", Denial::Full),
            Unseated::NotOpen(seat, open) => Refusal::conflict("taken", Denial::NotOpen(seat, open)),
            Unseated::NotSeated => Refusal::not_seated(),
            Unseated::Over => Refusal::conflict("not-playing", Denial::Over),
            Unseated::Closed => Refusal::conflict("not-playing", Denial::Closed),
            Unseated::OthersPlay => Refusal::conflict("others-play", Denial::OthersPlay),
        }
    }
}

impl From<Denied> for Refusal {
    fn from(denied: Denied) -> Refusal {
        match denied {
            Denied::Stale { was, now } => {
                Refusal { seq: Some(now), ..Refusal::conflict("stale", Denial::Stale(was, now)) }
            }
            Denied::NotPlaying(denial) => Refusal::conflict("not-playing", denial),
            Denied::Frozen(frozen) => Refusal::frozen(frozen),
            Denied::Unreadable { place, why } => {
                Refusal::new(StatusCode::BAD_REQUEST, "unreadable", Denial::Unreadable(place, why))
            }
            Denied::Illegal { place, why } => {
                Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", Denial::Illegal(place, why))
            }
            Denied::Number(n) => Refusal::bad(Denial::Together(n, TOGETHER_MAX)),
            Denied::NameUsed => {
                Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "id-used", Denial::RequestIdUsed)
            }
            Denied::NoUndo(denial) => Refusal::conflict("no-undo", denial),
            Denied::Store(error) => error.into(),
        }
    }
}
