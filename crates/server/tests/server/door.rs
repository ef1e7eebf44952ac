//! The front door: those who dawdle, those who do not read, those who are not who they say.

use crate::{PATIENCE, Site};
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tharsis_drill::{Guest, Http, Stream};
use tharsis_wire::api::TableInfo;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

fn address(site: &Site) -> SocketAddr {
    let address = site.http.base.trim_start_matches("http://").replace("localhost", "127.0.0.1");
    address.parse().expect("an address")
}

/// A connection that has sent this.
async fn with(site: &Site, text: &str) -> TcpStream {
    let mut socket = TcpStream::connect(address(site)).await.expect("a connection");
    socket.write_all(text.as_bytes()).await.expect("sent");
    socket
}

/// All the server sends until it ends the connection.
async fn to_the_end(mut socket: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, socket.read_to_end(&mut bytes));
    // An end without farewell is one too.
    let _ = read.await.expect("the connection ends");
    String::from_utf8_lossy(&bytes).into_owned()
}

const HALF: &str = "GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ";

/// 1,100 half requests, which nobody completes: nobody else notices.
#[tokio::test(flavor = "multi_thread")]
async fn half_requests_keep_nobody_out() {
    let site = Site::start_with(|config| {
        config.door.connections = 50;
        config.door.headers = Duration::from_secs(600);
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..11 {
        for _ in 0..100 {
            held.push(with(&site, HALF).await);
        }
        let honest = Http::new(site.http.base.clone());
        let answer = tokio::time::timeout(PATIENCE, honest.raw("GET", "/healthz", &[], "")).await;
        assert_eq!(answer.expect("in time").expect("an answer").status, 200);
    }
    // All but those there is room for have been sent away.
    for socket in held.drain(..1_100 - 50) {
        assert_eq!(to_the_end(socket).await, "");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_dawdles_is_let_go_and_nobody_else() {
    let site = Site::start_with(|config| {
        config.door.headers = Duration::from_millis(300);
        config.door.body = Duration::from_millis(300);
        config.door.idle = Duration::from_millis(300);
    })
    .await;
    let id = site.guest("Ann").await.table(&["me", "open"]).await.expect("a table").table.id;
    let mut stream = Stream::open(&site.http, &id, "", None).await.expect("a stream");
    for text in [
        "",
        HALF,
        "POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    ] {
        assert_eq!(to_the_end(with(&site, text).await).await, "", "{text}");
    }
    let idle = to_the_end(with(&site, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await).await;
    assert!(idle.starts_with("HTTP/1.1 200") && idle.ends_with("ok"), "answered, then let go: {idle}");
    // A stream has outlived all of them.
    assert_eq!(stream.next().await.expect("the table").event, "table");
    let ben = site.guest("Ben").await;
    ben.join(&id).await.expect("a seat");
    while stream.next().await.expect("the stream goes on").event != "table" {}
}

/// Streams that nobody reads are ended; those who read are not.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_let_go() {
    let site = Site::start_with(|config| config.door.stall = Duration::from_millis(300)).await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let id = ann.table(&["me", "open", "open"]).await.expect("a table").table.id;
    ben.join(&id).await.expect("a seat");
    let mut read = Stream::open(&site.http, &id, &ben.key, None).await.expect("a stream");
    let reader = tokio::spawn(async move { while read.next().await.is_ok() {} });
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut unread = socket.connect(address(&site)).await.expect("a connection");
    let request = format!(
        "GET /api/tables/{id}/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\r\n",
        ann.key
    );
    unread.write_all(request.as_bytes()).await.expect("sent");
    let eve = site.guest("Eve").await;
    let here = async || -> Vec<bool> {
        let info: TableInfo = eve.get(&format!("/api/tables/{id}")).await.expect("a table");
        info.seats.iter().map(|seat| seat.here).collect()
    };
    let news = async |until: &[bool]| {
        while here().await != until {
            eve.join(&id).await.expect("a seat");
            eve.post::<TableInfo>(&format!("/api/tables/{id}/leave"), &json!({})).await.expect("left again");
        }
    };
    let come_and_gone = async {
        news(&[true, true, false]).await;
        news(&[false, true, false]).await;
    };
    tokio::time::timeout(PATIENCE, come_and_gone).await.expect("it is let go");
    assert!(!reader.is_finished(), "whoever reads stays");
}

/// Methods nobody knows and paths nobody has make no metrics of their own.
#[tokio::test(flavor = "multi_thread")]
async fn invented_methods_and_paths_are_counted_as_other() {
    let site = Site::start().await;
    for i in 0..20 {
        for path in ["/api/games", "/nowhere", &format!("/api/nowhere-{i}")] {
            site.http.raw(&format!("INVENTED{i}"), path, &[], "").await.expect("an answer");
        }
    }
    let metrics = site.metrics().await;
    assert!(metrics.contains("tharsis_requests_total{method=\"other\""), "{metrics}");
    assert!(!metrics.contains("INVENTED") && !metrics.contains("nowhere"), "{metrics}");
    let public = site.http.raw("GET", "/metrics", &[], "").await.expect("an answer");
    assert!(!public.text().contains("tharsis_"), "metrics are not for everybody");
}

/// The limit counts for whom the proxy asks, not for whom the caller says.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_address_does_not_escape_the_limit() {
    let ours: Vec<tharsis_server::Network> = vec!["127.0.0.1".parse().expect("a network")];
    let site = Site::start_with(|config| (config.rate, config.proxies) = (1, ours.into())).await;
    let ask = async |list: String| {
        let headers = [("x-forwarded-for", list.as_str())];
        site.http.raw("GET", "/api/games", &headers, "").await.expect("an answer")
    };
    let mut asked = 0;
    let refused = loop {
        let answer = ask(format!("198.51.100.{asked}, 203.0.113.9")).await;
        if answer.status == 429 {
            break answer;
        }
        asked += 1;
        assert!(asked < 100, "each forged address has a limit of its own");
    };
    let wait: u64 = refused.headers["retry-after"].to_str().expect("text").parse().expect("seconds");
    assert!(wait >= 1);
    assert_eq!(ask("203.0.113.10".to_string()).await.status, 200, "others are not disturbed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_private_is_kept_nowhere() {
    let site = Site::start().await;
    let (ann, _, id) = site.two_at_a_table().await;
    let kept = async |path: &str| {
        let answer = site.http.send("GET", path, &ann.key, None).await.expect("an answer");
        answer.headers.get("cache-control").map_or(String::new(), |it| it.to_str().expect("text").to_string())
    };
    for path in ["me", "me/tables", "tables", "tables/NOTABLE1", "health"] {
        assert_eq!(kept(&format!("/api/{path}")).await, "no-store", "{path}");
    }
    for path in ["", "/moment", "/log", "/moment?insight=true", "/record"] {
        assert_eq!(kept(&format!("/api/tables/{id}{path}")).await, "no-store", "{path}");
    }
    let stream = with(&site, &format!("GET /api/tables/{id}/stream HTTP/1.1\r\nhost: x\r\n\r\n")).await;
    let mut head = [0; 2048];
    let mut stream = stream;
    let n = stream.read(&mut head).await.expect("headers");
    assert!(String::from_utf8_lossy(&head[..n]).contains("cache-control: no-store"));
    for path in ["/api/games", "/api/openapi.json", "/api/games/mars/catalogue"] {
        assert_eq!(kept(path).await, "no-cache", "everybody is told the same");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_titles_can_be_seen() {
    let site = Site::start().await;
    for name in
        ["\u{3164}", "A\u{202e}nn", "\u{115f}\u{1160}", "A\u{e0041}", "Z\u{335}\u{335}\u{335}\u{335}\u{335}"]
    {
        assert!(Guest::new(&site.http, name).await.is_err(), "{name:?}");
    }
    let ann = site.guest("Žofie محمد").await;
    let titled = async |title: &str| {
        let table = json!({ "game": "mars", "seats": ["me", "open"], "settings": { "title": title } });
        ann.table_with(table).await.map(|seated| seated.table.settings.title)
    };
    for title in ["Come \u{202e}here", "\u{2066}x", "\u{200b}", "a\u{0}b"] {
        assert!(titled(title).await.is_err(), "{title:?}");
    }
    assert_eq!(titled("  Dienstag \u{3000} abend ").await.expect("a table"), "Dienstag abend");
}
