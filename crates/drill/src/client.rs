//! A small HTTP client: JSON in, JSON out, refusals as data.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap};
use hyper::{Method, Request};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tharsis_wire::api::{Me, NewTable, Problem, Seated};

/// A server to talk to.
#[derive(Clone, Debug)]
pub struct Http {
    pub(crate) client: Client<HttpConnector, Full<Bytes>>,
    /// `http://127.0.0.1:PORT`.
    pub base: String,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON; `null` if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

/// Why something did not work.
#[derive(Clone, Debug)]
pub enum Fault {
    /// The server refused, and said why.
    Refused(u16, Problem),
    /// The connection was lost, or the answer was no answer: whether it was done is not known.
    Lost(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Refused(status, problem) => write!(f, "{status} {}: {}", problem.error, problem.detail),
            Fault::Lost(why) => write!(f, "connection lost: {why}"),
        }
    }
}

impl std::error::Error for Fault {}

impl Http {
    /// A client for the server at this address.
    pub fn new(base: impl Into<String>) -> Http {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Http { client: Client::builder(TokioExecutor::new()).build(connector), base: base.into() }
    }

    /// Sends a request with a body as it is.
    pub async fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Bytes>,
    ) -> Result<Answer, Fault> {
        let mut request = Request::builder()
            .method(Method::from_bytes(method.as_bytes()).expect("a method"))
            .uri(format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(body.into())).map_err(|error| Fault::Lost(error.to_string()))?;
        let response = self.client.request(request).await.map_err(|error| Fault::Lost(error.to_string()))?;
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(|error| Fault::Lost(error.to_string()))?.to_bytes();
        Ok(Answer { status: head.status.as_u16(), headers: head.headers, body: body.to_vec() })
    }

    /// Sends JSON, with a key if there is one.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        key: &str,
        body: Option<&Value>,
    ) -> Result<Answer, Fault> {
        let bearer = format!("Bearer {key}");
        let mut headers: Vec<(&str, &str)> = Vec::new();
        if !key.is_empty() {
            headers.push((AUTHORIZATION.as_str(), &bearer));
        }
        let bytes = match body {
            Some(value) => {
                headers.push((CONTENT_TYPE.as_str(), "application/json"));
                value.to_string().into_bytes()
            }
            None => Vec::new(),
        };
        self.raw(method, path, &headers, bytes).await
    }
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, Fault> {
    if (200..300).contains(&answer.status) {
        return serde_json::from_slice(&answer.body).map_err(|error| Fault::Lost(error.to_string()));
    }
    match serde_json::from_slice(&answer.body) {
        Ok(problem) => Err(Fault::Refused(answer.status, problem)),
        Err(_) => Err(Fault::Lost(format!("status {} and no reason", answer.status))),
    }
}

/// Somebody at a server: an identity, or the holder of a seat's key.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The server.
    pub http: Http,
    /// The secret.
    pub key: String,
    /// The player's id; empty for the holder of a seat's key.
    pub id: String,
}

impl Guest {
    /// A new player.
    pub async fn new(http: &Http, name: &str) -> Result<Guest, Fault> {
        let answer = http.send("POST", "/api/players", "", Some(&json!({ "name": name }))).await?;
        let me: Me = read(&answer)?;
        Ok(Guest { http: http.clone(), key: me.key.unwrap_or_default(), id: me.id })
    }

    /// Whoever holds a key.
    pub fn with_key(http: &Http, key: impl Into<String>) -> Guest {
        Guest { http: http.clone(), key: key.into(), id: String::new() }
    }

    /// Nobody: a spectator.
    pub fn nobody(http: &Http) -> Guest {
        Guest::with_key(http, "")
    }

    /// Asks for something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Fault> {
        read(&self.http.send("GET", path, &self.key, None).await?)
    }

    /// Sends something.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, Fault> {
        read(&self.http.send("POST", path, &self.key, Some(body)).await?)
    }

    /// Sets up a table of Mars with these seats.
    pub async fn table(&self, seats: &[&str]) -> Result<Seated, Fault> {
        self.table_with(json!({ "game": "mars", "options": "corporate-era", "seats": seats })).await
    }

    /// Sets up a table.
    pub async fn table_with(&self, table: Value) -> Result<Seated, Fault> {
        debug_assert!(serde_json::from_value::<NewTable>(table.clone()).is_ok(), "a table: {table}");
        self.post("/api/tables", &table).await
    }

    /// Takes an open seat.
    pub async fn join(&self, table: &str) -> Result<Seated, Fault> {
        self.post(&format!("/api/tables/{table}/join"), &json!({})).await
    }
}
