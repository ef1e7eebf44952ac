//! Work left lying is taken up, whatever lies beside it.

use crate::{Site, until};

/// More tables than are read at a time, due long ago, which no program can load, or which are of other rules.
const BROKEN: &str = "
    INSERT INTO tables (id, game, rules, options, seed, settings, public, creator, created, stage, parent, rematch,
                        active, seq, step, asked, due, points, winners)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203)
    SELECT 'BROKEN' || i, CASE WHEN i % 2 = 0 THEN 'chess' ELSE 'mars' END, i % 9, '', 'no seed', '{}', 0, '', 0, 'playing',
           '', '', 0, 0, 0, 1, i, '', 0 FROM n";

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_loaded_never_stand_in_the_way_of_others() {
    let mut site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me", "novice"]).await.expect("a table").table.id;
    until(&ann, &id, "the bot has chosen", |info| info.asked == [0]).await;
    // As if the server had died before the bot's turn.
    site.stop().await;
    site.change(BROKEN).await;
    site.change(&format!("DELETE FROM entries WHERE game = '{id}'")).await;
    let left = "UPDATE tables SET seq = 0, step = 0, asked = 3, due = 5000";
    site.change(&format!("{left} WHERE id = '{id}'")).await;
    site.restart().await;
    let ann = tharsis_drill::Guest::with_key(&site.http, ann.key);
    until(&ann, &id, "the bot has chosen again", |info| info.asked == [0]).await;
}
