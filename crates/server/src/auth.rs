//! Who somebody is: a secret in a cookie or header, its hash in the store. No accounts, no passwords.

use crate::door::Client;
use crate::error::Refusal;
use crate::ids::hash;
use crate::state::App;
use crate::store::{Claim, Holder, Link, PlayerRow, Store, StoreError};
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use tharsis_words::Denial;

/// The cookie of a player.
pub(crate) const PLAYER_COOKIE: &str = "tharsis";
/// Cookies of seats taken by a private link begin with this.
const SEAT_COOKIE: &str = "tharsis-seat-";
/// Cookies of ours that are looked at: a browser sends that of the player, and that of the table's seat.
const COOKIES_MAX: usize = 4;

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

/// Whoever sends the request: what all their secrets give. The store is asked each time, so that a secret taken back
/// has ended in every process when that is answered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    /// The player; empty if not known.
    pub(crate) player: String,
    /// Where they ask from.
    pub(crate) client: Option<Client>,
    /// Seats held by private links.
    links: Vec<Link>,
    /// The hashes of the secrets that opened something.
    secrets: Vec<String>,
}

impl Caller {
    /// The player, or the refusal that they are not known.
    pub(crate) fn player(&self) -> Result<&str, Refusal> {
        if self.player.is_empty() { Err(Refusal::unknown_player()) } else { Ok(&self.player) }
    }

    /// By what right they may sit at a table.
    pub(crate) fn claim(&self, table: &str) -> Claim {
        let link = self.links.iter().find(|link| link.table == table).cloned();
        Claim { player: self.player.clone(), link }
    }

    /// What their secrets give by now; nobody if none gives anything any more.
    pub(crate) async fn again(&self, store: &Store) -> Result<Option<Caller>, StoreError> {
        let mut caller = Caller { client: self.client, ..Caller::default() };
        for hash in &self.secrets {
            if let Some(holder) = store.holder(hash).await? {
                caller.add(hash.clone(), holder);
            }
        }
        let is_somebody = self.secrets.is_empty() || !caller.secrets.is_empty();
        Ok(is_somebody.then_some(caller))
    }

    /// The player's row, or the refusal that they are not known.
    pub(crate) async fn row(&self, app: &App) -> Result<PlayerRow, Refusal> {
        app.store.player(self.player()?).await?.ok_or_else(Refusal::unknown_player)
    }
}

/// What one secret gives, or the refusal.
pub(crate) async fn holder_of(app: &App, key: &str) -> Result<Holder, Refusal> {
    app.store.holder(&hash(key)).await?.ok_or_else(Refusal::wrong_key)
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
            let key = key.trim();
            caller.add(hash(key), holder_of(app, key).await?);
            return Ok(caller);
        }
        // A cookie that is out of date is no reason to refuse: it only opens nothing.
        let jar = CookieJar::from_headers(&parts.headers);
        let is_ours = |name: &str| name == PLAYER_COOKIE || name.starts_with(SEAT_COOKIE);
        for cookie in jar.iter().filter(|cookie| is_ours(cookie.name())).take(COOKIES_MAX) {
            let hash = hash(cookie.value());
            if let Some(holder) = app.store.holder(&hash).await? {
                caller.add(hash, holder);
            }
        }
        Ok(caller)
    }
}

#[cfg(test)]
impl Caller {
    /// Whoever comes with a secret, by its hash.
    pub(crate) async fn with(store: &Store, hash: String) -> Caller {
        let nobody_yet = Caller { secrets: vec![hash], ..Caller::default() };
        nobody_yet.again(store).await.expect("a database").expect("the secret gives something")
    }
}

impl Caller {
    fn add(&mut self, hash: String, holder: Holder) {
        self.secrets.push(hash);
        match holder.seat {
            Some(link) => self.links.push(link),
            None => self.player = holder.player,
        }
    }
}
