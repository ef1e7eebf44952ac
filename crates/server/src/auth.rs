//! Who somebody is: a secret in a cookie or header, its hash in the store. No accounts, no passwords.

use crate::door::Client;
use crate::error::Refusal;
use crate::ids::hash;
use crate::state::App;
use crate::store::{Holder, PlayerRow, StoreError};
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tharsis_kernel::Seat;
use tharsis_words::Denial;

/// The cookie of a player.
pub(crate) const PLAYER_COOKIE: &str = "tharsis";
/// Cookies of seats taken by a private link begin with this.
const SEAT_COOKIE: &str = "tharsis-seat-";
/// Milliseconds for which what a secret gives is remembered without asking the store again.
const REMEMBERED: i64 = 60_000;
const REMEMBERED_MAX: usize = 50_000;

/// The cookie that holds a player's secret.
pub(crate) fn player_cookie(key: String, secure: bool) -> Cookie<'static> {
    cookie(PLAYER_COOKIE.to_string(), key, "/".to_string(), secure)
}

/// The cookie that holds the secret of a seat, sent with requests about its table only.
pub(crate) fn seat_cookie(table: &str, key: String, secure: bool) -> Cookie<'static> {
    cookie(format!("{SEAT_COOKIE}{table}"), key, format!("/api/tables/{table}"), secure)
}

fn cookie(name: String, key: String, path: String, secure: bool) -> Cookie<'static> {
    Cookie::build((name, key))
        .path(path)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .permanent()
        .build()
}

/// What secrets give, remembered for a while.
#[derive(Default)]
pub(crate) struct KeyCache {
    known: Mutex<HashMap<String, (i64, Option<Holder>)>>,
}

impl KeyCache {
    async fn holder(&self, app: &App, hash: &str) -> Result<Option<Holder>, StoreError> {
        let now = app.now();
        if let Some((when, holder)) = self.lock().get(hash)
            && (0..REMEMBERED).contains(&(now - when))
        {
            return Ok(holder.clone());
        }
        let holder = app.store.holder(hash).await?;
        let mut known = self.lock();
        if known.len() >= REMEMBERED_MAX {
            known.clear();
        }
        // A secret nobody has is not remembered: it may be made a moment later.
        if holder.is_some() {
            known.insert(hash.to_string(), (now, holder.clone()));
        }
        Ok(holder)
    }

    /// Forgets everything: a secret was taken back.
    pub(crate) fn clear(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, (i64, Option<Holder>)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whoever sends the request: what all their secrets give.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    /// The player; empty if not known.
    pub(crate) player: String,
    /// Where they ask from.
    pub(crate) client: Option<Client>,
    /// Seats held by private links.
    seats: Vec<(String, u8)>,
}

impl Caller {
    /// The player, or the refusal that they are not known.
    pub(crate) fn player(&self) -> Result<&str, Refusal> {
        if self.player.is_empty() { Err(Refusal::unknown_player()) } else { Ok(&self.player) }
    }

    /// The seat held at a table by a private link.
    pub(crate) fn linked_seat(&self, table: &str) -> Option<Seat> {
        self.seats.iter().find(|(id, _)| id == table).map(|&(_, seat)| Seat(seat))
    }

    /// The player's row, or the refusal that they are not known.
    pub(crate) async fn row(&self, app: &App) -> Result<PlayerRow, Refusal> {
        app.store.player(self.player()?).await?.ok_or_else(Refusal::unknown_player)
    }
}

/// What one secret gives, or the refusal.
pub(crate) async fn holder_of(app: &App, key: &str) -> Result<Holder, Refusal> {
    app.keys.holder(app, &hash(key)).await?.ok_or_else(|| {
        let status = axum::http::StatusCode::UNAUTHORIZED;
        Refusal::new(status, "wrong-key", Denial::WrongKey)
    })
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refusal> {
        let Ok(client) = Client::from_request_parts(parts, app).await;
        let mut caller = Caller { client: Some(client), ..Caller::default() };
        let bearer = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(header) = bearer {
            let key = header.strip_prefix("Bearer ").ok_or_else(|| {
                let status = axum::http::StatusCode::UNAUTHORIZED;
                Refusal::new(status, "wrong-key", Denial::NoBearer)
            })?;
            caller.add(holder_of(app, key.trim()).await?);
            return Ok(caller);
        }
        // A cookie that is out of date is no reason to refuse: it only opens nothing.
        for cookie in CookieJar::from_headers(&parts.headers).iter() {
            let is_ours = cookie.name() == PLAYER_COOKIE || cookie.name().starts_with(SEAT_COOKIE);
            if is_ours && let Some(holder) = app.keys.holder(app, &hash(cookie.value())).await? {
                caller.add(holder);
            }
        }
        Ok(caller)
    }
}

impl Caller {
    fn add(&mut self, holder: Holder) {
        match holder.seat {
            Some(seat) => self.seats.push(seat),
            None => self.player = holder.player,
        }
    }
}
