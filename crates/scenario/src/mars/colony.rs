//! Colony tiles in positions: laid out, compared and shown.

use super::entry::ColonyEntry;
use crate::error::{Difference, Misfit};
use crate::format::seat;
use crate::layout::Json;
use crate::names::title;
use tharsis_kernel::Seat;
use tharsis_mars::{COLONIES_MAX, MARKER_MAX, MARKER_START, Moon, MoonState, State, Status, cards};

/// Lays out the tiles of a position.
pub(crate) fn lay_out(state: &mut State, colonies: &[ColonyEntry]) -> Result<(), Misfit> {
    if !colonies.is_empty() && !state.options().colonies {
        return Err(Misfit::new("setup.colonies", "there are no colony tiles without the option colonies"));
    }
    for (i, entry) in colonies.iter().enumerate() {
        let path = format!("setup.colonies[{i}]");
        if state.moon(entry.name.0).status != Status::Absent {
            return Err(Misfit::new(path, format!("{} is there already", title(entry.name.0.word()))));
        }
        state.layout().moons[entry.name.0.idx()] = moon(state, entry, &path)?;
    }
    for seat in state.seats() {
        let out = state.moons().iter().filter(|moon| moon.trader == Some(seat)).count();
        if out > usize::from(state.player(seat).fleets) {
            return Err(Misfit::new("setup.colonies", format!("player {seat} has not {out} fleets")));
        }
    }
    Ok(())
}

fn moon(state: &State, entry: &ColonyEntry, path: &str) -> Result<MoonState, Misfit> {
    let awake = entry.active.unwrap_or_else(|| is_awake(state, entry.name.0));
    let mut moon = MoonState::default();
    for &owner in entry.owners.iter().flatten() {
        if moon.owners.len() == COLONIES_MAX {
            return Err(Misfit::new(format!("{path}.owners"), format!("at most {COLONIES_MAX} colonies")));
        }
        moon.owners.push(seat(owner, state.n_seats(), &format!("{path}.owners"))?);
    }
    let trader =
        entry.trader.flatten().map(|trader| seat(trader, state.n_seats(), &format!("{path}.trader")));
    moon.trader = trader.transpose()?;
    moon.status = if awake { Status::Awake } else { Status::Asleep };
    if !awake {
        if entry.marker.is_some() || moon.trader.is_some() || !moon.owners.is_empty() {
            return Err(Misfit::new(path, "an inactive tile has no marker, no colonies and no fleet"));
        }
        return Ok(moon);
    }
    let colonies = moon.owners.len() as u8;
    moon.marker = entry.marker.unwrap_or(MARKER_START.max(colonies));
    if moon.marker < colonies || moon.marker > MARKER_MAX {
        let message = format!("the marker is on a position from the first without a colony to {MARKER_MAX}");
        return Err(Misfit::new(format!("{path}.marker"), message));
    }
    Ok(moon)
}

/// Whether a tile would be active in this position: from the start, or because a card in play holds its resource.
fn is_awake(state: &State, moon: Moon) -> bool {
    moon.tile().wakes_on.is_none_or(|resource| {
        let holds = |id| cards::card(id).holds == Some(resource);
        state.players().iter().any(|player| player.tableau.iter().any(holds))
    })
}

/// Compares what is named of the tiles; the first difference counts.
pub(crate) fn compare(colonies: &[ColonyEntry], state: &State) -> Result<(), Difference> {
    for entry in colonies {
        let found = state.moon(entry.name.0);
        let path = format!("colonies.\"{}\"", title(entry.name.0.word()));
        let check = |key: &str, expected: Option<String>, found: String| match expected {
            Some(expected) if expected != found => {
                Err(Difference { path: format!("{path}.{key}"), expected, found })
            }
            _ => Ok(()),
        };
        if found.status == Status::Absent {
            return check("name", Some("in play".to_string()), "not in play".to_string());
        }
        let player = |player: Option<usize>| player.map_or("null".to_string(), |player| player.to_string());
        let owners: Vec<usize> = found.owners.iter().map(|owner| owner.idx()).collect();
        check("active", entry.active.map(|it| it.to_string()), found.is_awake().to_string())?;
        check("owners", entry.owners.as_ref().map(|it| format!("{it:?}")), format!("{owners:?}"))?;
        let marker = if found.is_awake() { found.marker.to_string() } else { "null".to_string() };
        check("marker", entry.marker.map(|it| it.to_string()), marker)?;
        check("trader", entry.trader.map(player), player(found.trader.map(Seat::idx)))?;
    }
    Ok(())
}

/// The tiles of a position, as `setup` writes them.
pub(crate) fn show(state: &State) -> Json {
    Json::List(state.moons_in_play().map(|moon| show_moon(moon, state.moon(moon))).collect())
}

fn show_moon(moon: Moon, state: &MoonState) -> Json {
    let mut keys = vec![("name", Json::text(&title(moon.word()))), ("active", Json::plain(state.is_awake()))];
    if state.is_awake() {
        keys.push(("marker", Json::plain(state.marker)));
    }
    if !state.owners.is_empty() {
        keys.push(("owners", Json::List(state.owners.iter().map(Json::plain).collect())));
    }
    keys.extend(state.trader.map(|trader| ("trader", Json::plain(trader))));
    Json::Object(keys)
}
