//! A demonstration game with its log, until there is a server to start.

use crate::args::Demo;
use crate::replay::print_standing;
use anyhow::{Context, Result};
use std::process::ExitCode;
use tharsis_bots::{Playout, Reference};
use tharsis_kernel::{Game, Record, Seat, seed_from_u64};
use tharsis_mars::{Choice, Event, Mars, Phase, State};
use tharsis_words::Names;

pub(crate) fn run(args: &Demo) -> Result<ExitCode> {
    let options = args.variant.options()?;
    let mut record: Record<Mars> = Record::new(options, args.variant.players, seed_from_u64(args.seed));
    record.choices = play(&record, args.seed);
    let (state, log) = log_of(&record);
    let sections = by_generation(&log);
    let (language, names) = (args.lang.language, Names::default());
    let last = sections.len() - 1;
    for (i, events) in sections.iter().enumerate() {
        if args.full || i <= 1 || i == last {
            language.log(events, &names).iter().for_each(|line| out!("{line}"));
        } else if i == 2 {
            out!("… ({} generations left out; --full prints them)", last - 2);
        }
    }
    out!();
    print_standing(&state, record.choices.len());
    if let Some(file) = &args.record {
        std::fs::write(file, record.write()).with_context(|| format!("{}", file.display()))?;
        out!("the record is in {}", file.display());
    }
    Ok(ExitCode::SUCCESS)
}

fn play(record: &Record<Mars>, seed: u64) -> Vec<(Seat, Choice)> {
    let mut choices = Vec::new();
    let mut state = Mars::setup(&record.options, record.n_seats, record.seed);
    Playout::default().play_on(&mut state, &mut Reference::new(seed), |state, choice| {
        choices.push((state.asked().iter().next().expect("somebody chose"), choice));
    });
    choices
}

fn log_of(record: &Record<Mars>) -> (State, Vec<Event>) {
    let mut log = Vec::new();
    let mut state = Mars::setup_logged(&record.options, record.n_seats, record.seed, &mut log);
    for &(seat, choice) in &record.choices {
        Mars::apply(&mut state, seat, choice, &mut log);
    }
    (state, log)
}

/// The set-up, then each generation, cut where an action phase begins; what a spectator sees.
fn by_generation(log: &[Event]) -> Vec<Vec<Event>> {
    let mut sections = vec![Vec::new()];
    for event in log {
        if matches!(event, Event::PhaseBegan { phase: Phase::Research, .. }) {
            sections.push(Vec::new());
        }
        let seen = Mars::reveal(event, None).expect("spectators see every event of Mars in some form");
        sections.last_mut().expect("one section").push(seen);
    }
    sections
}
