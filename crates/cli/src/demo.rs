//! A demonstration game with its log.

use crate::args::Demo;
use crate::told::{Told, events, print_log, print_standing};
use anyhow::{Context, Result};
use std::process::ExitCode;
use tharsis_ares::Ares;
use tharsis_kernel::{Record, seed_from_u64};
use tharsis_mars::Mars;

pub(crate) fn run(args: &Demo) -> Result<ExitCode> {
    if args.variant.is_ares() {
        demonstrate::<Ares>(args, args.variant.ares_options()?)
    } else {
        demonstrate::<Mars>(args, args.variant.options()?)
    }
}

fn demonstrate<G: Told>(args: &Demo, options: G::Options) -> Result<ExitCode> {
    let mut record: Record<G> = Record::new(options, args.variant.players, seed_from_u64(args.seed));
    record.choices = G::demonstration(&record, args.seed);
    let (state, log) = events(&record, record.choices.len());
    let sections = by_round::<G>(&log);
    let last = sections.len() - 1;
    for (i, events) in sections.iter().enumerate() {
        if args.full || i <= 1 || i == last {
            print_log::<G>(events, args.lang.language);
        } else if i == 2 {
            out!("… ({} rounds left out; --full prints them)", last - 2);
        }
    }
    out!();
    print_standing::<G>(&state, record.choices.len());
    if let Some(file) = &args.record {
        std::fs::write(file, record.write()).with_context(|| format!("{}", file.display()))?;
        out!("the record is in {}", file.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// The set-up, then each generation or round; what a spectator sees.
fn by_round<G: Told>(log: &[G::Event]) -> Vec<Vec<G::Event>> {
    let mut sections = vec![Vec::new()];
    for event in log {
        if G::begins_round(event).is_some() {
            sections.push(Vec::new());
        }
        sections.last_mut().expect("one section").extend(G::reveal(event, None));
    }
    sections
}
