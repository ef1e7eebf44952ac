//! "Your turn": to a player's own address, if they gave one and no page of theirs is open. Pages get it with the
//! stream.

use crate::hooks::Call;
use crate::state::App;
use crate::table::Live;
use std::sync::Arc;
use tharsis_kernel::{Seat, SeatSet};
use tharsis_wire::api::{Notice, SeatKind};
use tharsis_words::{Denial, Language};

/// The notice for a seat that is asked.
pub(crate) async fn notice(app: &App, table: &Live, seat: Seat, language: &Language) -> Option<Notice> {
    let inner = table.inner.lock().await;
    if inner.frozen.is_some() {
        return None;
    }
    inner.shown().ok()?;
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
        let asked = inner.shown().map_or(SeatSet::EMPTY, |shot| shot.play.asked());
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
            app.hooks.call(Call { player: player.id, url: player.webhook, notice });
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_web_addresses_are_webhooks() {
        assert!(check_webhook("https://example.org/hook").is_ok());
        for bad in ["ftp://x", "javascript:alert(1)", "https://", "http://a b", ""] {
            assert!(check_webhook(bad).is_err(), "{bad}");
        }
    }
}
