//! The web client, built into the binary.

use crate::error::Refusal;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use tharsis_words::Denial;

#[derive(RustEmbed)]
#[folder = "$THARSIS_WEB_DIST"]
struct Client;

/// A file of the client; any other path is a page of it and gets its one HTML file.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path.contains("..") {
        let denial = Denial::NoRoute(uri.path().to_string());
        return Refusal::new(StatusCode::NOT_FOUND, "no-route", denial).into_response();
    }
    let is_file = !path.is_empty() && Client::get(path).is_some();
    let name = if is_file { path } else { "index.html" };
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let packed = [("br", ".br"), ("gzip", ".gz")].into_iter().find_map(|(encoding, ending)| {
        let file = accepts.contains(encoding).then(|| Client::get(&format!("{name}{ending}"))).flatten()?;
        Some((file, encoding))
    });
    let plain = || Client::get(name).map(|file| (file, ""));
    match packed.or_else(plain) {
        Some((file, encoding)) => respond(file, name, encoding, &headers),
        None => (StatusCode::NOT_FOUND, "the web client was not built into this binary").into_response(),
    }
}

fn respond(file: EmbeddedFile, name: &str, encoding: &'static str, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}{encoding}\"", crate::ids::hex(&file.metadata.sha256_hash()[..8]));
    // Assets carry a hash in their name and never change; pages are asked for again.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()) == Some(etag.as_str());
    let mut response = Response::builder()
        .status(if known { StatusCode::NOT_MODIFIED } else { StatusCode::OK })
        .header(CONTENT_TYPE, content_type(name))
        .header(CACHE_CONTROL, cache)
        .header(VARY, "accept-encoding")
        .header(ETAG, etag);
    if !encoding.is_empty() {
        response = response.header(CONTENT_ENCODING, encoding);
    }
    let body = if known { Body::empty() } else { Body::from(file.data) };
    response.body(body).expect("well-formed headers")
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
