//! A finished game, looked through by the coach.

use crate::args::Review;
use anyhow::{Context, Result, anyhow, bail};
use std::io::IsTerminal;
use std::process::ExitCode;
use tharsis_kernel::{RecordFault, Seat};
use tharsis_wire::api::{self, Graded, SeatVerdict};
use tharsis_wire::{Decision, Looking, Play, game_of_record};
use tharsis_words::{Language, Names};

pub(crate) fn run(args: &Review) -> Result<ExitCode> {
    let name = args.file.display();
    if args.lines == 0 {
        bail!("--lines must be at least 1");
    }
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("{name}"))?;
    let first = || RecordFault::NotARecord(text.lines().next().unwrap_or_default().to_string());
    let game = game_of_record(&text).ok_or_else(|| anyhow!("{name}, line 1: {}", first()))?;
    let play = game.read_record(&text).map_err(|error| anyhow!("{name}, {error}"))?;
    if !play.asked().is_empty() {
        bail!(
            "{name}: the game is not over after {} choices; only finished games are reviewed",
            play.steps()
        );
    }
    let n_seats = play.scores().len();
    if args.player.is_some_and(|player| player == 0 || usize::from(player) > n_seats) {
        bail!("{name}: there are players 1 to {n_seats}");
    }
    let viewer = args.player.map(|player| Seat(player - 1));
    let looking = play.look_through();
    let curve = looking.curve();
    let decisions = decide_all(looking.as_ref(), args.lines);
    let (language, names) = (args.lang.language, Names::default());
    let review = api::Review {
        done: true,
        graded: decisions.len(),
        all: decisions.len(),
        curve,
        decisions: play.graded(&decisions, language, &names),
        verdicts: play.verdicts(&decisions, viewer, language, &names),
    };
    if args.json {
        out!("{}", serde_json::to_string(&review)?);
    } else {
        tell(args, &review, play.as_ref(), language, &names);
    }
    Ok(ExitCode::SUCCESS)
}

/// Grades all decisions, with a word on how far it is for whoever waits at a terminal.
fn decide_all(looking: &dyn Looking, lines: u32) -> Vec<Decision> {
    let n = looking.n_decisions();
    let waits = std::io::stderr().is_terminal();
    let bar = if waits { indicatif::ProgressBar::new(n as u64) } else { indicatif::ProgressBar::hidden() };
    let decisions = (0..n).map(|place| looking.decide(place, lines)).inspect(|_| bar.inc(1)).collect();
    bar.finish_and_clear();
    decisions
}

fn tell(args: &Review, review: &api::Review, play: &dyn Play, language: &Language, names: &Names) {
    let of_interest = |seat: u8| args.player.is_none_or(|player| player == seat + 1);
    for it in review.decisions.iter().filter(|it| of_interest(it.seat)) {
        if args.full || !matches!(&it.grade[..], "best" | "good") {
            tell_decision(it, language, names);
        }
    }
    for (seat, verdict) in review.verdicts.iter().enumerate().filter(|(seat, _)| of_interest(*seat as u8)) {
        out!();
        out!("{}: {}", names.of(Seat(seat as u8), language), play.scores()[seat]);
        tell_verdict(verdict);
    }
}

fn tell_decision(it: &Graded, language: &Language, names: &Names) {
    let whose = names.of(Seat(it.seat), language);
    out!(
        "{:>4}  {:>2}  {whose}: {}  [{}, -{:.0} %, -{:.1}]",
        it.step,
        it.round,
        it.chosen.text,
        it.grade,
        100.0 * it.chance,
        it.points
    );
    if let Some(better) = &it.better {
        out!("          > {}", better.text);
    }
}

fn tell_verdict(verdict: &SeatVerdict) {
    let percent = |it: Option<u32>| it.map_or("-".to_string(), |it| it.to_string());
    let phases: Vec<String> = verdict.phases.iter().map(|&it| percent(it)).collect();
    out!("  accuracy {} (opening, middle, end: {})", percent(verdict.accuracy), phases.join(", "));
    let grades = ["best", "good", "inaccuracy", "mistake", "blunder"].iter().zip(&verdict.grades);
    out!("  {}", grades.map(|(grade, n)| format!("{n} {grade}")).collect::<Vec<_>>().join(", "));
    match &verdict.share {
        Some(share) => out!(
            "  {:+.0} points ahead: {:+.1} by choices ({:.1} lost), {:+.1} by the deal",
            share.ahead,
            share.choices,
            verdict.lost,
            share.deal
        ),
        None => out!("  {:.1} points lost by choices", verdict.lost),
    }
    for remark in &verdict.notes {
        out!("  {}", remark.text);
    }
    let cards: Vec<String> = verdict.cards.iter().map(|it| format!("{} {}", it.text, it.points)).collect();
    if !cards.is_empty() {
        out!("  {}", cards.join(", "));
    }
}
