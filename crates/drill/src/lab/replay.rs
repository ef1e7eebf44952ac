//! The log as a game: played again entry by entry, and what it shows each viewer on the way.

use super::checker::{Defect, Entry, Stored};
use super::history::Shown;
use serde_json::Value;
use std::collections::BTreeMap;
use tharsis_kernel::Seat;
use tharsis_wire::Play;

/// A scene as one number: equal scenes have equal ones.
pub fn digest(scene: &Value) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    scene.to_string().hash(&mut hasher);
    hasher.finish()
}

/// Plays the log, and compares what was shown with what the game shows. Returns how many moments were compared.
pub(super) fn compare(table: &Stored, shown: &[Shown], found: &mut Vec<Defect>) -> usize {
    let mut at: BTreeMap<i64, Vec<&Shown>> = BTreeMap::new();
    for it in shown {
        at.entry(it.seq).or_default().push(it);
    }
    // Before the start there is nothing to be seen or done.
    let Some(seed) = table.seed else {
        found.extend(shown.iter().map(|it| Defect::ShownLost(it.seq)));
        found.extend(table.entries.iter().map(|entry| Defect::NoGame(format!("entry {}", entry.seq))));
        return 0;
    };
    let mut play = match table.game.begin(&table.options, table.chairs.len() as u8, seed) {
        Ok(play) => play,
        Err(error) => {
            found.push(Defect::NoGame(error.to_string()));
            return 0;
        }
    };
    look(play.as_ref(), 0, &at, found);
    for entry in &table.entries {
        if let Err(why) = step(&mut play, entry) {
            found.push(Defect::NoGame(format!("entry {}: {why}", entry.seq)));
            return 0;
        }
        look(play.as_ref(), entry.seq, &at, found);
    }
    let end = table.entries.len() as i64;
    found.extend(at.range(end + 1..).map(|(&seq, _)| Defect::ShownLost(seq)));
    shown.len()
}

/// One entry.
fn step(play: &mut Box<dyn Play>, entry: &Entry) -> Result<(), String> {
    match entry.what.strip_prefix("undo ") {
        Some(to) => {
            let to = to.parse().map_err(|_| format!("\"{}\" is no undo", entry.what))?;
            *play = play.at(to).ok_or_else(|| format!("an undo to {to} of {} choices", play.steps()))?;
        }
        None => {
            play.play(Seat(entry.seat), &entry.what).map_err(|refused| refused.to_string())?;
        }
    }
    if play.asked().0 == entry.asked { Ok(()) } else { Err("others are asked than is stored".to_string()) }
}

/// Compares all that was shown of one moment.
fn look(play: &dyn Play, seq: i64, at: &BTreeMap<i64, Vec<&Shown>>, found: &mut Vec<Defect>) {
    let mut scenes: BTreeMap<Option<u8>, u64> = BTreeMap::new();
    for shown in at.get(&seq).into_iter().flatten() {
        let viewer = shown.viewer.map(Seat);
        let scene = *scenes.entry(shown.viewer).or_insert_with(|| digest(&play.scene(viewer)));
        let asked = viewer.is_some_and(|seat| play.asked().has(seat));
        if (shown.scene, shown.asked) != (scene, asked) {
            found.push(Defect::ShownWrong(shown.viewer, seq));
        }
    }
}
