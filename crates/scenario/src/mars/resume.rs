//! Going on from a position: the phases in which players have already done part of what is asked.
//!
//! The engine resumes a phase from its beginning; what was done already is done again here, with the same result.

use super::setup::Setup;
use crate::error::Misfit;
use tharsis_kernel::{CardId, Game, Seat};
use tharsis_mars::{Choice, Mars, Phase, Question, State, cards};

/// Resumes the phase of a position.
pub(crate) fn resume(state: &mut State, setup: &Setup, phase: Phase) -> Result<(), Misfit> {
    match phase {
        Phase::Setup => resume_setup(state, setup),
        Phase::Research => resume_research(state, setup),
        Phase::FinalGreenery => {
            let active = state.active();
            state.resume(phase);
            while setup.active.is_some() && state.active() != active && !state.is_over() {
                apply(state, state.active(), Choice::Pass, "setup.active")?;
            }
            Ok(())
        }
        Phase::Prelude | Phase::Action | Phase::Production | Phase::Solar | Phase::End => {
            state.resume(phase);
            Ok(())
        }
    }
}

fn apply(state: &mut State, seat: Seat, choice: Choice, path: &str) -> Result<(), Misfit> {
    Mars::play(state, seat, choice, &mut ()).map_err(|error| Misfit::new(path, error.to_string()))
}

fn resume_setup(state: &mut State, setup: &Setup) -> Result<(), Misfit> {
    let players = setup.players.as_deref().unwrap_or_default();
    for seat in state.seats() {
        let path = format!("setup.players[{seat}].corporations");
        let dealt = state.player(seat).dealt.meets(&cards::CORPORATIONS);
        if state.player(seat).corporation().is_some() {
            return Err(Misfit::new(path, "in phase setup nobody has a corporation yet"));
        }
        if dealt == state.options().beginners.has(seat) {
            let message = "in phase setup every player is dealt corporations, except beginners";
            return Err(Misfit::new(path, message));
        }
    }
    // A position shown in the middle of the opening has its committee already.
    if state.options().turmoil && state.turmoil().coming.is_none() {
        state.open_committee(&mut ());
    }
    state.resume(Phase::Setup);
    for (i, player) in players.iter().enumerate() {
        let Some(chosen) = &player.chosen else { continue };
        let path = format!("setup.players[{i}].chosen");
        let seat = Seat(i as u8);
        if let Some(corporation) = chosen.corporation {
            apply(state, seat, Choice::Card(corporation.0.0), &path)?;
        }
        let mut preludes: Vec<CardId> = chosen.preludes.iter().map(|card| card.0.0).collect();
        preludes.sort_unstable();
        for id in preludes {
            apply(state, seat, Choice::Card(id), &path)?;
        }
        if let Some(buy) = &chosen.buy {
            let mut ids: Vec<CardId> = buy.iter().map(|card| card.0.0).collect();
            ids.sort_unstable();
            for id in ids {
                apply(state, seat, Choice::Card(id), &path)?;
            }
            apply(state, seat, Choice::Done, &path)?;
        }
    }
    Ok(())
}

fn resume_research(state: &mut State, setup: &Setup) -> Result<(), Misfit> {
    let players = setup.players.as_deref().unwrap_or_default();
    if let Some(i) = players.iter().position(|player| !player.drafted.is_empty() && !state.options().draft) {
        return Err(Misfit::new(format!("setup.players[{i}].drafted"), "there is no draft in this game"));
    }
    if setup.draft_done && !state.options().draft {
        return Err(Misfit::new("setup.draft_done", "there is no draft in this game"));
    }
    if state.options().draft && !setup.draft_done {
        return resume_draft(state);
    }
    let draft = std::mem::replace(&mut state.layout().options.draft, false);
    state.resume(Phase::Research);
    state.layout().options.draft = draft;
    for (i, _) in players.iter().enumerate().filter(|(_, player)| player.bought) {
        apply(state, Seat(i as u8), Choice::Done, &format!("setup.players[{i}].bought"))?;
    }
    Ok(())
}

/// Players who are one card ahead of the others have picked already in this round.
fn resume_draft(state: &mut State) -> Result<(), Misfit> {
    let kept: Vec<u32> = state.players().iter().map(|player| player.kept.len()).collect();
    let fewest = kept.iter().copied().min().unwrap_or(0);
    let mut ahead = Vec::new();
    for seat in state.seats().filter(|seat| kept[seat.idx()] > fewest) {
        let player = &mut state.layout().players[seat.idx()];
        let Some(id) = player.kept.last() else { continue };
        player.kept.remove(id);
        player.dealt.add(id);
        ahead.push((seat, id));
    }
    state.resume(Phase::Research);
    for (seat, id) in ahead {
        debug_assert_eq!(state.question(seat), Some(Question::Draft));
        apply(state, seat, Choice::Card(id), &format!("setup.players[{seat}].drafted"))?;
    }
    Ok(())
}
