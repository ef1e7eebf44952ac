//! Prints a game of bots as one seat's page would get it: catalogue, and every moment at which the seat is asked,
//! with its insight and the log lines since the last one. For developing a client without a server.
//! Arguments: number of seats, which seat, the level of the bots.

use serde_json::{Value, json};
use std::io::Write;
use tharsis_bots::Level;
use tharsis_kernel::Seat;
use tharsis_wire::game;
use tharsis_words::{Language, Names};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let n_seats: u8 = args.next().map_or(Ok(3), |n| n.parse())?;
    let viewer = Seat(args.next().map_or(Ok(0), |n| n.parse())?);
    let level: Level = args.next().unwrap_or_else(|| "steady".to_string()).parse()?;
    let mars = game("mars").ok_or("Mars is one of the games")?;
    let language = Language::english();
    let names = Names::new(["Mira", "Jonas", "Tycho", "Wilhelmina of Elysium", "Kay"]);
    let options = if n_seats == 1 { "corporate-era" } else { "corporate-era draft" };
    let mut play = mars.begin(options, n_seats, [7; 32])?;
    let mut moments: Vec<Value> = Vec::new();
    let mut told = 0;
    while let Some(seat) = play.asked().iter().next() {
        if seat == viewer {
            let (ask, insight) = play.consider(viewer, language, &names);
            moments.push(json!({
                "moment": {
                    "seq": moments.len(), "step": play.steps(), "scene": play.scene(Some(viewer)),
                    "ask": ask, "insight": insight, "undo": null, "redo": false,
                },
                "log": play.story(told).entries(Some(viewer), language, &names),
            }));
            told = play.steps();
        }
        let choice = play.think(seat, level, u64::try_from(play.steps())?);
        play.play(seat, &choice).map_err(|refused| refused.to_string())?;
    }
    let end = json!({ "moment": {
        "seq": moments.len(), "step": play.steps(), "scene": play.scene(Some(viewer)), "ask": null, "undo": null, "redo": false,
    }, "log": play.story(told).entries(Some(viewer), language, &names) });
    moments.push(end);
    let all = json!({
        "info": mars.info(language), "catalogue": mars.catalogue(language), "moments": moments, "course": play.course(),
        "winners": play.winners().iter().map(|seat| seat.0).collect::<Vec<_>>(),
        "ledger": play.ledger(viewer, "money", Some(viewer), language),
    });
    writeln!(std::io::stdout(), "{all}")?;
    Ok(())
}
