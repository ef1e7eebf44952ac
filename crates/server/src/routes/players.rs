//! Who one is: a name and a secret.

use super::Body;
use crate::auth::{Caller, PLAYER_COOKIE, holder_of, player_cookie, seat_cookie};
use crate::door::Client;
use crate::error::Refusal;
use crate::ids;
use crate::notify::check_webhook;
use crate::peers::keys_ended;
use crate::shares::one_more_player;
use crate::state::App;
use crate::store::PlayerRow;
use crate::visible;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use tharsis_wire::api::{EditPlayer, Key, Me, NewPlayer, Session};
use tharsis_words::Denial;

const NAME_MAX: usize = 24;

/// A name as it is kept: trimmed, 1 to 24 characters, none that only confuse.
pub(super) fn clean_name(name: &str) -> Result<String, Refusal> {
    let name = visible::clean(name).filter(|name| (1..=NAME_MAX).contains(&name.chars().count()));
    name.ok_or_else(|| Refusal::bad(Denial::Name(NAME_MAX)))
}

fn shown(player: PlayerRow, key: Option<String>) -> Me {
    let webhook = (!player.webhook.is_empty()).then_some(player.webhook);
    Me { id: player.id, name: player.name, webhook, key }
}

/// A new identity. Its key is told once: keep it, it is the recovery link.
#[utoipa::path(post, path = "/api/players", tag = "players", request_body = NewPlayer,
    responses((status = 201, body = Me), (status = 503, description = "store")))]
pub(crate) async fn add(
    State(app): State<App>,
    client: Client,
    jar: CookieJar,
    Body(new): Body<NewPlayer>,
) -> Result<(StatusCode, CookieJar, Json<Me>), Refusal> {
    let player = PlayerRow { id: ids::id(), name: clean_name(&new.name)?, webhook: String::new() };
    one_more_player(&app, client)?;
    let key = ids::secret();
    app.store.add_player(&player, &ids::hash(&key), app.now()).await?;
    let jar = jar.add(player_cookie(key.clone(), app.config.is_https()));
    Ok((StatusCode::CREATED, jar, Json(shown(player, Some(key)))))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "players",
    security((), ("key" = [])), responses((status = 200, body = Me), (status = 401, description = "unknown-player")))]
pub(crate) async fn me(State(app): State<App>, caller: Caller) -> Result<Json<Me>, Refusal> {
    Ok(Json(shown(caller.row(&app).await?, None)))
}

/// Change your name or webhook.
#[utoipa::path(patch, path = "/api/me", tag = "players", request_body = EditPlayer,
    security((), ("key" = [])), responses((status = 200, body = Me), (status = 401, description = "unknown-player")))]
pub(crate) async fn edit(
    State(app): State<App>,
    caller: Caller,
    Body(edit): Body<EditPlayer>,
) -> Result<Json<Me>, Refusal> {
    let mut player = caller.row(&app).await?;
    if let Some(name) = edit.name {
        player.name = clean_name(&name)?;
    }
    if let Some(webhook) = edit.webhook {
        if !webhook.is_empty() {
            check_webhook(&webhook).map_err(Refusal::bad)?;
        }
        player.webhook = webhook;
    }
    app.store.save_player(&player).await?;
    Ok(Json(shown(player, None)))
}

/// A new key; all earlier keys of yours end, here and in other browsers, and with them the private links to your seats.
#[utoipa::path(post, path = "/api/me/key", tag = "players",
    security((), ("key" = [])), responses((status = 200, body = Me), (status = 401, description = "unknown-player")))]
pub(crate) async fn new_key(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
) -> Result<(CookieJar, Json<Me>), Refusal> {
    let player = caller.row(&app).await?;
    let key = ids::secret();
    app.store.renew_key(&player.id, &ids::hash(&key), app.now()).await?;
    keys_ended(&app, &player.id).await;
    let jar = jar.add(player_cookie(key.clone(), app.config.is_https()));
    Ok((jar, Json(shown(player, Some(key)))))
}

/// Who you are, if you are anybody yet. Unlike `/api/me` it refuses nobody, so that a first visit is no error.
#[utoipa::path(get, path = "/api/session", tag = "players",
    security((), ("key" = [])), responses((status = 200, body = Session)))]
pub(crate) async fn session(State(app): State<App>, caller: Caller) -> Result<Json<Session>, Refusal> {
    let player = match caller.player() {
        Ok(id) => app.store.player(id).await?,
        Err(_) => None,
    };
    Ok(Json(Session { me: player.map(|player| shown(player, None)) }))
}

/// Come back with a key: of a player (recovery link) or of a seat (private link). Sets the cookie.
#[utoipa::path(post, path = "/api/session", tag = "players", request_body = Key,
    responses((status = 200, body = Me), (status = 401, description = "wrong-key"),
        (status = 503, description = "store")))]
pub(crate) async fn enter(
    State(app): State<App>,
    jar: CookieJar,
    Body(key): Body<Key>,
) -> Result<(CookieJar, Json<Me>), Refusal> {
    let holder = holder_of(&app, &key.key).await?;
    let secure = app.config.is_https();
    if let Some(link) = &holder.seat {
        let jar = jar.add(seat_cookie(&link.table, key.key, secure));
        let name = String::new();
        return Ok((jar, Json(Me { id: holder.player, name, webhook: None, key: None })));
    }
    let player = app.store.player(&holder.player).await?.ok_or_else(Refusal::unknown_player)?;
    Ok((jar.add(player_cookie(key.key, secure)), Json(shown(player, None))))
}

/// Forget who you are in this browser. The key stays good.
#[utoipa::path(delete, path = "/api/session", tag = "players",
    responses((status = 204)))]
pub(crate) async fn exit(jar: CookieJar) -> (StatusCode, CookieJar) {
    (StatusCode::NO_CONTENT, jar.remove(Cookie::build(PLAYER_COOKIE).path("/")))
}
