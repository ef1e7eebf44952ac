//! Replaying and verifying game records.

use crate::args::Replay;
use crate::told::{Told, events, print_log, print_standing};
use anyhow::{Context, Result, anyhow};
use std::process::ExitCode;
use tharsis_ares::Ares;
use tharsis_kernel::Record;
use tharsis_mars::Mars;

pub(crate) fn run(args: &Replay) -> Result<ExitCode> {
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("{}", args.file.display()))?;
    if text.lines().take(4).any(|line| line.trim() == "game ares") {
        replay::<Ares>(args, &text)
    } else {
        replay::<Mars>(args, &text)
    }
}

fn replay<G: Told>(args: &Replay, text: &str) -> Result<ExitCode> {
    let name = args.file.display();
    let (record, _) = Record::<G>::read(text).map_err(|error| anyhow!("{name}, {error}"))?;
    let steps = args.steps.unwrap_or(record.choices.len());
    if steps > record.choices.len() {
        return Err(anyhow!("{name} has {} choices, not {steps}", record.choices.len()));
    }
    let (state, log) = events(&record, steps);
    if args.log {
        print_log::<G>(&log, args.lang.language);
    }
    out!("{name}: {} choices, every one legal and every hash right", record.choices.len());
    match &record.deal {
        Some(deal) => {
            out!(
                "the deal is verified: the seed follows from the contributions and the secret behind {}",
                deal.commitment()
            );
        }
        None => out!("the deal cannot be verified: the record does not tell what its seed was made of"),
    }
    print_standing::<G>(&state, steps);
    Ok(ExitCode::SUCCESS)
}
