//! "Your turn": to a player's own address, if they gave one and no page of theirs is open. Pages get it with the
//! stream.

use crate::state::App;
use crate::table::Live;
use std::net::{IpAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;
use tharsis_kernel::{Seat, SeatSet};
use tharsis_wire::api::{Notice, SeatKind};
use tharsis_words::{Denial, Language};

const PATIENCE: Duration = Duration::from_secs(5);

/// The notice for a seat that is asked.
pub(crate) async fn notice(app: &App, table: &Live, seat: Seat, language: &Language) -> Option<Notice> {
    let inner = table.inner.lock().await;
    let ask = inner.shot.play.ask(seat, language, &inner.shot.names)?;
    Some(Notice {
        table: table.id.clone(),
        title: inner.row.settings.title.clone(),
        seat: seat.0,
        seq: inner.shot.book.seq,
        text: ask.text,
        link: format!("{}/#/t/{}", app.config.public_url, table.id),
    })
}

/// Tells those who were not asked before and are not here.
pub(crate) async fn newly_asked(app: &App, table: &Arc<Live>, before: SeatSet) {
    let waiting: Vec<(Seat, String)> = {
        let inner = table.inner.lock().await;
        let asked = inner.shot.play.asked();
        let seats = inner.row.seats.iter().enumerate();
        seats
            .filter(|(_, row)| row.kind == SeatKind::Human && row.bot.is_empty() && !row.player.is_empty())
            .map(|(i, row)| (Seat(i as u8), row.player.clone()))
            .filter(|(seat, _)| asked.has(*seat) && !before.has(*seat) && !table.hub.is_here(*seat))
            .collect()
    };
    for (seat, player) in waiting {
        let (app, table) = (app.clone(), Arc::clone(table));
        tokio::spawn(async move {
            let Ok(Some(player)) = app.store.player(&player).await else { return };
            if player.webhook.is_empty() {
                return;
            }
            let Some(notice) = notice(&app, &table, seat, Language::english()).await else { return };
            let private = app.config.private_webhooks;
            let sent = tokio::task::spawn_blocking(move || post(&player.webhook, &notice, private)).await;
            match sent {
                Ok(Ok(())) => metrics::counter!("tharsis_webhooks_total", "result" => "sent").increment(1),
                _ => metrics::counter!("tharsis_webhooks_total", "result" => "failed").increment(1),
            }
        });
    }
}

/// Whether an address can be used for a webhook; otherwise why not.
pub(crate) fn check_webhook(url: &str) -> Result<(), Denial> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match rest {
        Some(host) if !host.is_empty() && url.len() <= 500 && !url.contains(char::is_whitespace) => Ok(()),
        _ => Err(Denial::Webhook),
    }
}

fn post(url: &str, notice: &Notice, private: bool) -> anyhow::Result<()> {
    anyhow::ensure!(private || is_public(url), "an address in a private network");
    let agent: ureq::Agent =
        ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build().into();
    let body = serde_json::to_string(notice)?;
    agent.post(url).header("content-type", "application/json").send(&body)?;
    Ok(())
}

/// Whether an address leads out of the server's own network: players must not make the server call its
/// neighbours.
fn is_public(url: &str) -> bool {
    let (scheme, rest) = url.split_once("://").unwrap_or_default();
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    let port = if scheme == "https" { 443 } else { 80 };
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    let address = if has_port { host.to_string() } else { format!("{host}:{port}") };
    let Ok(addresses) = address.to_socket_addrs() else { return false };
    let addresses: Vec<IpAddr> = addresses.map(|address| address.ip()).collect();
    !addresses.is_empty() && addresses.iter().all(outside)
}

fn outside(address: &IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            !(v4.is_private() || v4.is_loopback() || v4.is_link_local() || v4.is_unspecified())
                && !(v4.is_broadcast() || v4.is_multicast() || shared || a == 0)
        }
        IpAddr::V6(v6) => {
            let first = v6.segments()[0];
            let local = first & 0xfe00 == 0xfc00 || first & 0xffc0 == 0xfe80;
            !(v6.is_loopback() || v6.is_unspecified() || v6.is_multicast() || local)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn webhooks_stay_out_of_the_servers_own_network() {
        for inside in [
            "http://127.0.0.1/x",
            "http://10.0.0.1:8080/",
            "https://192.168.1.1",
            "http://[::1]/",
            "http://me@169.254.169.254/",
            "http://0.0.0.0",
        ] {
            assert!(!is_public(inside), "{inside}");
        }
        assert!(is_public("http://8.8.8.8/") && is_public("https://1.1.1.1:8443/hook?x=1"));
    }

    #[test]
    fn only_web_addresses_are_webhooks() {
        assert!(check_webhook("https://example.org/hook").is_ok());
        for bad in ["ftp://x", "javascript:alert(1)", "https://", "http://a b", ""] {
            assert!(check_webhook(bad).is_err(), "{bad}");
        }
    }
}
