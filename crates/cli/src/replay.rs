//! Replaying and verifying game records.

use crate::args::Replay;
use anyhow::{Context, Result, anyhow};
use std::process::ExitCode;
use tharsis_ares::Ares;
use tharsis_kernel::{Game, Record, state_hash};
use tharsis_mars::{Mars, State};
use tharsis_words::{Language, Names};

pub(crate) fn run(args: &Replay) -> Result<ExitCode> {
    let name = args.file.display();
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("{name}"))?;
    if text.lines().take(4).any(|line| line.trim() == "game ares") {
        return replay_ares(args, &text);
    }
    let (record, end) = Record::<Mars>::read(&text).map_err(|error| anyhow!("{name}, {error}"))?;
    let steps = args.steps.unwrap_or(record.choices.len());
    if steps > record.choices.len() {
        return Err(anyhow!("{name} has {} choices, not {steps}", record.choices.len()));
    }
    if args.log {
        print_log(&record, steps, args.lang.language);
    }
    let state = if steps == record.choices.len() {
        end
    } else {
        record.replay(steps).map_err(|(step, illegal)| anyhow!("{name}, choice {step}: {illegal}"))?
    };
    out!("{name}: {} choices, every one legal and every hash right", record.choices.len());
    print_standing(&state, steps);
    Ok(ExitCode::SUCCESS)
}

fn replay_ares(args: &Replay, text: &str) -> Result<ExitCode> {
    let name = args.file.display();
    let (record, end) = Record::<Ares>::read(text).map_err(|error| anyhow!("{name}, {error}"))?;
    let steps = args.steps.unwrap_or(record.choices.len());
    if steps > record.choices.len() {
        return Err(anyhow!("{name} has {} choices, not {steps}", record.choices.len()));
    }
    if args.log {
        let mut log = Vec::new();
        let mut state = Ares::setup_logged(&record.options, record.n_seats, record.seed, &mut log);
        for &(seat, choice) in record.choices.iter().take(steps) {
            Ares::apply(&mut state, seat, choice, &mut log);
        }
        args.lang.language.ares().log(&log, &Names::default()).iter().for_each(|line| out!("{line}"));
    }
    let state = if steps == record.choices.len() {
        end
    } else {
        record.replay(steps).map_err(|(step, illegal)| anyhow!("{name}, choice {step}: {illegal}"))?
    };
    out!("{name}: {} choices, every one legal and every hash right", record.choices.len());
    let view = Ares::view(&state, None);
    out!(
        "after {steps} choices: round {}, {} °C, {} % oxygen, {} oceans, state {:016x}",
        view.round,
        view.temperature,
        view.oxygen,
        view.oceans,
        state_hash(&state)
    );
    let winners = Ares::winners(&state);
    for (seat, player) in state.seats().zip(&view.players) {
        let corporation = player.corporation.map_or("", |id| tharsis_ares::cards::card(id).name);
        let won = if winners.has(seat) { ", won" } else { "" };
        out!("  seat {seat} {corporation}: {} points, rating {}{won}", player.score.total(), player.rating);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_log(record: &Record<Mars>, steps: usize, language: &Language) {
    let names = Names::default();
    let mut log = Vec::new();
    let mut state = Mars::setup_logged(&record.options, record.n_seats, record.seed, &mut log);
    for &(seat, choice) in record.choices.iter().take(steps) {
        Mars::apply(&mut state, seat, choice, &mut log);
    }
    language.log(&log, &names).iter().for_each(|line| out!("{line}"));
}

/// Where a game stands, in a few lines.
pub(crate) fn print_standing(state: &State, steps: usize) {
    let view = Mars::view(state, None);
    out!(
        "after {steps} choices: generation {}, {} °C, {} % oxygen, {} oceans, state {:016x}",
        view.generation,
        view.temperature,
        view.oxygen,
        view.oceans,
        state_hash(state)
    );
    let winners = Mars::winners(state);
    for (seat, player) in state.seats().zip(&view.players) {
        let corporation = player.corporation.map_or("", |id| tharsis_mars::cards::card(id).name);
        let won = if winners.has(seat) { ", won" } else { "" };
        out!("  seat {seat} {corporation}: {} points, rating {}{won}", player.score.total(), player.rating);
    }
}
