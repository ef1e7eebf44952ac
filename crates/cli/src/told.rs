//! What the program can show of every game: a demonstration, and where a game stands.

use std::fmt::Display;
use tharsis_ares::Ares;
use tharsis_bots::mars::{Playout, Reference};
use tharsis_bots::{Chair, Experience, Level};
use tharsis_kernel::{Game, Record, Seat, state_hash};
use tharsis_mars::Mars;
use tharsis_wire::Shown;
use tharsis_words::{Language, Names};

/// A game that can be demonstrated and replayed in words.
pub(crate) trait Told: Shown + Clone {
    /// The choices of a whole game.
    fn demonstration(record: &Record<Self>, seed: u64) -> Vec<(Seat, Self::Choice)>;
    /// The round, the three parameters, and for each seat its corporation, points and rating.
    fn standing(state: &Self::State) -> (String, Vec<(String, i32, i32)>);
}

impl Told for Mars {
    fn demonstration(record: &Record<Mars>, seed: u64) -> Vec<(Seat, Self::Choice)> {
        let mut choices = Vec::new();
        let mut state = Mars::setup(&record.options, record.n_seats, record.seed);
        Playout::default().play_on(&mut state, &mut Reference::new(seed), |state, choice| {
            choices.push((state.asked().iter().next().expect("somebody chose"), choice));
        });
        choices
    }

    fn standing(state: &Self::State) -> (String, Vec<(String, i32, i32)>) {
        let view = Mars::view(state, None);
        let round = format!("generation {}", view.generation);
        let name = |id: Option<_>| id.map_or("", |id| tharsis_mars::cards::card(id).name).to_string();
        let players = view.players.iter();
        let players = players.map(|it| (name(it.corporation), it.score.total(), it.rating.into()));
        let [temperature, oxygen, oceans, venus] = view.parameters;
        let mut text = parameters(&round, temperature, oxygen, oceans);
        if view.options.venus {
            text += &format!(", {venus} % Venus");
        }
        (text, players.collect())
    }
}

impl Told for Ares {
    fn demonstration(record: &Record<Ares>, seed: u64) -> Vec<(Seat, Self::Choice)> {
        let mut choices = Vec::new();
        let mut state = Ares::setup(&record.options, record.n_seats, record.seed);
        while let Some(seat) = state.asked().iter().next() {
            let dice = seed.wrapping_add(choices.len() as u64);
            let mut bot = Level::Steady.bot::<Ares>(&Experience::fitted(), dice);
            let choice = bot.choose(&Chair::new(&state, seat)).choice;
            Ares::apply(&mut state, seat, choice, &mut ());
            choices.push((seat, choice));
        }
        choices
    }

    fn standing(state: &Self::State) -> (String, Vec<(String, i32, i32)>) {
        let view = Ares::view(state, None);
        let round = format!("round {}", view.round);
        let name = |id: Option<_>| id.map_or("", |id| tharsis_ares::cards::card(id).name).to_string();
        let players = view.players.iter();
        let players = players.map(|it| (name(it.corporation), it.score.total(), it.rating.into()));
        let [temperature, oxygen, oceans] = view.parameters;
        (parameters(&round, temperature, oxygen, oceans), players.collect())
    }
}

fn parameters(round: &str, temperature: impl Display, oxygen: impl Display, oceans: impl Display) -> String {
    format!("{round}, {temperature} °C, {oxygen} % oxygen, {oceans} oceans")
}

/// Where a game stands, in a few lines.
pub(crate) fn print_standing<G: Told>(state: &G::State, steps: usize) {
    let (round, players) = G::standing(state);
    out!("after {steps} choices: {round}, state {:016x}", state_hash(state));
    let winners = G::winners(state);
    for (seat, (corporation, points, rating)) in Seat::all(players.len() as u8).zip(players) {
        let won = if winners.has(seat) { ", won" } else { "" };
        out!("  seat {seat} {corporation}: {points} points, rating {rating}{won}");
    }
}

/// The events of the first so many choices of a record, and the state they lead to.
pub(crate) fn events<G: Told>(record: &Record<G>, steps: usize) -> (G::State, Vec<G::Event>) {
    let mut log = Vec::new();
    let mut state = G::setup_logged(&record.options, record.n_seats, record.seed, &mut log);
    for &(seat, choice) in record.choices.iter().take(steps) {
        G::apply(&mut state, seat, choice, &mut log);
    }
    (state, log)
}

/// Prints events, one sentence a line.
pub(crate) fn print_log<G: Told>(events: &[G::Event], language: &Language) {
    for line in G::lines(events, language, &Names::default()) {
        out!("{}", line.text);
    }
}
