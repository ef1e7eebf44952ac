//! What the fuzz targets of the server do with their bytes: a request to a real server in this process, and a row of its
//! database. Nothing may panic, not even where a panic is caught. The same functions run as ordinary tests.

use crate::Scratch;
use crate::client::{Guest, Http};
use crate::player::finish_game;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Row};
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tharsis_server::store::{Store, restore};
use tharsis_server::{Config, Server};
use tokio::runtime::Runtime;

/// Panics so far, on any thread, those that the server catches included.
static PANICS: AtomicUsize = AtomicUsize::new(0);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// All requests there are: a method, a path (`*` is a table's id), and what a body looks like, `?` being the input's.
const REQUESTS: &[(&str, &str, &str)] = &[
    ("GET", "/api/games", ""),
    ("POST", "/api/players", r#"{"name":"?"}"#),
    ("GET", "/api/me", ""),
    ("PATCH", "/api/me", r#"{"name":"?","webhook":"?"}"#),
    ("POST", "/api/session", r#"{"key":"?"}"#),
    ("GET", "/api/me/tables", ""),
    ("GET", "/api/tables", ""),
    ("POST", "/api/tables", r#"{"game":"mars","options":"?","seats":["me","open"]}"#),
    ("POST", "/api/tables", r#"{"game":"ares","options":"?","seats":["me","?"],"seed":"?"}"#),
    ("POST", "/api/tables", r#"{"game":"mars","seats":["me","open"],"settings":{"title":"?"}}"#),
    (
        "POST",
        "/api/tables",
        r#"{"game":"mars","seats":["me","open"],"settings":{"clock":{"kind":"turn","seconds":?,"flag":"bot"}}}"#,
    ),
    ("GET", "/api/tables/*", ""),
    ("GET", "/api/tables/*/moment", ""),
    ("GET", "/api/tables/*/log", ""),
    ("GET", "/api/tables/*/record", ""),
    ("GET", "/api/tables/*/ledger", ""),
    ("GET", "/api/tables/*/course", ""),
    ("GET", "/api/tables/*/moment?insight=true", ""),
    ("GET", "/api/tables/*/hint", ""),
    ("POST", "/api/tables/*/choices", r#"{"seq":0,"choices":["?"]}"#),
    ("POST", "/api/tables/*/choices", r#"{"seq":?,"choices":["?","?"]}"#),
    ("POST", "/api/tables/*/undo", r#"{"seq":0,"to":?}"#),
    ("POST", "/api/tables/*/redo", r#"{"seq":?}"#),
    ("POST", "/api/tables/*/join", r#"{"seat":?}"#),
    ("POST", "/api/tables/*/bot", r#"{"seat":?,"bot":"?"}"#),
    ("POST", "/api/tables/*/return", ""),
    ("POST", "/api/tables/*/play-on", r#"{"step":?,"seat":?}"#),
    ("POST", "/api/tables/*/rematch", ""),
    ("GET", "/", ""),
];

/// A server to be asked, with a player at a table.
struct Site {
    threads: Runtime,
    guest: Guest,
    table: String,
    _folder: Scratch,
}

fn site() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(|| {
        count_panics();
        let threads = threads();
        let folder = Scratch::new("fuzz");
        let (guest, table) = threads.block_on(async {
            let http = serve(&folder.sqlite()).await.expect("a server");
            let guest = Guest::new(&http, "Ann").await.expect("a player");
            let table = guest.table(&["me"]).await.expect("a table").table.id;
            (guest, table)
        });
        Site { threads, guest, table, _folder: folder }
    })
}

fn threads() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads")
}

fn count_panics() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        let earlier = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::SeqCst);
            earlier(panic);
        }));
    });
}

/// A server in this process, until its threads end.
async fn serve(database: &str) -> anyhow::Result<Http> {
    let config = Config { database: database.to_string(), rate: 0, thinkers: 1, ..Config::default() };
    let server = Server::bind(config).await?;
    let http = Http::new(server.url());
    tokio::spawn(server.run(std::future::pending()));
    Ok(http)
}

/// Bytes as a request: the first chooses which, the next what of it is the input's; the rest, cut at zeros, fills in the
/// query, the key, the cookie and the fields of the body, or is the body.
pub fn request(bytes: &[u8]) {
    let [which, how, rest @ ..] = bytes else { return };
    let site = site();
    let before = PANICS.load(Ordering::SeqCst);
    let (method, path, body) = REQUESTS[usize::from(*which) % REQUESTS.len()];
    let mut pieces = rest.split(|&byte| byte == 0).map(|piece| String::from_utf8_lossy(piece).into_owned());
    let mut piece = || pieces.next().unwrap_or_default();
    let is = |bit: u8| how >> bit & 1 == 1;
    let mut path = path.replace('*', &if is(0) { site.table.clone() } else { piece() });
    if is(1) {
        path = format!("{path}?{}", piece());
    }
    let (key, cookie) = (if is(2) { piece() } else { site.guest.key.clone() }, piece());
    let language = if is(3) { piece() } else { "en".to_string() };
    let body = if is(4) { rest.to_vec() } else { fill(body, &mut piece, is(5)).into_bytes() };
    let bearer = format!("Bearer {key}");
    let headers = [
        ("authorization", bearer.as_str()),
        ("cookie", cookie.as_str()),
        ("accept-language", language.as_str()),
        ("content-type", "application/json"),
    ];
    let status = site.threads.block_on(async {
        let asked = site.guest.http.raw(method, &path, &headers, body);
        let answer = tokio::time::timeout(PATIENCE, asked).await.expect("an answer in good time");
        // What is no request at all is not sent.
        answer.map_or(0, |answer| answer.status)
    });
    assert!(status < 500, "{method} {path} was answered with {status}");
    assert_eq!(PANICS.load(Ordering::SeqCst), before, "{method} {path} panicked");
}

/// A body with its marks filled in, as JSON if it is to be readable.
fn fill(body: &str, piece: &mut impl FnMut() -> String, readable: bool) -> String {
    let mut parts = body.split('?');
    let mut filled = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let text = piece();
        let in_quotes = filled.ends_with('"');
        if readable && in_quotes {
            filled.push_str(json!(text).to_string().trim_matches('"'));
        } else if readable {
            let bytes = text.bytes().take(8).fold(0i64, |sum, byte| sum << 8 | i64::from(byte));
            filled.push_str(&bytes.to_string());
        } else {
            filled.push_str(&text);
        }
        filled.push_str(part);
    }
    filled
}

/// A database with a finished game and one in progress, to be spoilt.
fn template() -> &'static (Scratch, Vec<String>) {
    static TEMPLATE: OnceLock<(Scratch, Vec<String>)> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        count_panics();
        let folder = Scratch::new("rows");
        let threads = threads();
        let ids = threads.block_on(async {
            let http = serve(&folder.sqlite()).await.expect("a server");
            let guest = Guest::new(&http, "Ann").await.expect("a player");
            let done = guest.table(&["me"]).await.expect("a table").table.id;
            finish_game(std::slice::from_ref(&guest), &done, 1).await.expect("a game");
            let begun = guest.table(&["me", "random"]).await.expect("a table").table.id;
            vec![done, begun]
        });
        // Killed as it stands: everything is in the log of the database.
        threads.shutdown_background();
        (folder, ids)
    })
}

/// Bytes as a change of one field of one row of the database: tables are then loaded, or refused, and nothing panics.
/// And as a backup, which is read or refused.
pub fn stored(bytes: &[u8]) {
    let [table, column, row, kind, value @ ..] = bytes else { return };
    let (whole, ids) = template();
    let before = PANICS.load(Ordering::SeqCst);
    let folder = Scratch::new("spoilt");
    for ending in ["", "-wal"] {
        let name = format!("tharsis.db{ending}");
        let _ = std::fs::copy(whole.path().join(&name), folder.path().join(&name));
    }
    let threads = threads();
    threads.block_on(async {
        let spoil = [*table, *column, *row, *kind];
        let what = spoilt(&folder.path().join("tharsis.db"), spoil, value).await.expect("a field");
        if let Ok(http) = serve(&folder.sqlite()).await {
            look(&http, ids, &what).await;
        }
        let empty = Store::open("sqlite::memory:").await.expect("an empty database");
        let mut backup = b"\"tharsis-backup 1\"\n".to_vec();
        backup.extend(value);
        let _ = restore(&empty, &mut backup.as_slice()).await;
    });
    threads.shutdown_background();
    assert_eq!(PANICS.load(Ordering::SeqCst), before, "something panicked");
}

/// Looks at everything that reads rows.
async fn look(http: &Http, ids: &[String], what: &str) {
    for id in ids {
        for part in ["", "/moment", "/log", "/record", "/ledger?seat=0&number=points", "/course"] {
            let path = format!("/api/tables/{id}{part}");
            let asked = http.send("GET", &path, "", None);
            let answer = tokio::time::timeout(PATIENCE, asked).await.expect("an answer in good time");
            let status = answer.map_or(0, |answer| answer.status);
            assert!(status != 500 && status != 0, "{what}: {path} was answered with {status}");
        }
    }
}

/// Changes a field to any text, number or bytes; says which.
async fn spoilt(file: &Path, [table, column, row, kind]: [u8; 4], value: &[u8]) -> anyhow::Result<String> {
    let mut database = SqliteConnectOptions::new().filename(file).connect().await?;
    let names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name";
    let tables = sqlx::query(names).fetch_all(&mut database).await?;
    let table: String = tables[usize::from(table) % tables.len()].try_get(0)?;
    let columns = AssertSqlSafe(format!("SELECT name FROM pragma_table_info('{table}')"));
    let columns = sqlx::query(columns).fetch_all(&mut database).await?;
    let column: String = columns[usize::from(column) % columns.len()].try_get(0)?;
    let place =
        format!("SELECT rowid FROM {table} LIMIT 1 OFFSET {} % MAX(1, (SELECT COUNT(*) FROM {table}))", row);
    let sql = AssertSqlSafe(format!("UPDATE OR IGNORE {table} SET {column} = $1 WHERE rowid = ({place})"));
    let update = sqlx::query(sql);
    let update = match kind % 3 {
        0 => update.bind(String::from_utf8_lossy(value).into_owned()),
        1 => update.bind(value.iter().take(8).fold(0i64, |sum, &byte| sum << 8 | i64::from(byte))),
        _ => update.bind(value.to_vec()),
    };
    update.execute(&mut database).await?;
    Ok(format!("{table}.{column} of row {row}"))
}
