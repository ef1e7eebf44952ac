//! One game in progress with its choices, begun with a deal or from a position. No earlier states are kept: replaying a
//! game takes less than a millisecond, and a server holds thousands of tables.

use crate::api::{
    Account, Advice, Ask, Bookmark, CardNumbers, Course, CurvePoint, Explained, GameInfo, Graded, Insight,
    LedgerLine, Mark, Move, SeatVerdict, Solved,
};
use crate::coaching::{self, Decision, Looking};
use crate::insight::insight;
use crate::play::{AnyGame, Play, Refused, ResumeError, Resumed};
use crate::puzzles;
use crate::shown::Shown;
use crate::story::{Chapter, Opening, Story, Told, Writer};
use crate::turning::Turning;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use tharsis_bots::{Budget, Chair, Experience, Level};
use tharsis_coach::puzzle::{Collection, Played, Puzzle};
use tharsis_kernel::{
    Deal, Game, OptionsError, Record, RecordError, Seat, SeatSet, Sink, state_hash, teaches,
};
use tharsis_scenario::Error as PositionError;
use tharsis_words::{Language, Names};

/// A game as one that can be played at a table.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub(crate) const GAME: Of<G> = Of(PhantomData);
}

/// A game that can be shared between threads.
pub(crate) trait Tabled: Shown<Event: Send + Sync, Options: Send + Sync> {}
impl<G: Shown<Event: Send + Sync, Options: Send + Sync>> Tabled for G {}

/// Choices that can be added to a copy without moving it.
const ROOM: usize = 8;

pub(crate) struct Sitting<G: Shown> {
    pub(crate) record: Record<G>,
    /// The position it began from, if that is not the deal of the record.
    begun: Option<Box<G::State>>,
    pub(crate) state: G::State,
    writer: Writer<G>,
}

impl<G: Tabled> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn info(&self, language: &Language) -> GameInfo {
        G::info(language)
    }

    fn check_options(&self, options: &str, n_seats: u8) -> Result<String, OptionsError> {
        Ok(read_options::<G>(options, n_seats)?.to_string())
    }

    fn begin(&self, options: &str, n_seats: u8, seed: [u8; 32]) -> Result<Box<dyn Play>, OptionsError> {
        let options = read_options::<G>(options, n_seats)?;
        Ok(Box::new(Sitting::<G>::new(options, n_seats, seed)))
    }

    fn plays_rules(&self, version: u16) -> bool {
        G::plays_rules(version)
    }

    fn resume(
        &self,
        options: &str,
        n_seats: u8,
        seed: [u8; 32],
        choices: &[(Seat, String)],
        hashes: &[(usize, u64)],
    ) -> Result<Resumed, OptionsError> {
        let options = read_options::<G>(options, n_seats)?;
        let mut sitting = Sitting::<G>::new(options, n_seats, seed);
        let fault = sitting.make_all_again(choices, hashes).err();
        Ok(Resumed { play: Box::new(sitting), fault })
    }

    fn network_version(&self) -> u64 {
        G::network().expect("the network of the program fits it: a test reads it").version()
    }

    fn read_record(&self, text: &str) -> Result<Box<dyn Play>, RecordError> {
        Ok(Box::new(Sitting::<G>::of_record(Record::read(text)?.0)))
    }

    fn read_positions(&self, name: &str, text: &str) -> Result<Vec<Box<dyn Play>>, PositionError> {
        let begin = |state| -> Box<dyn Play> { Box::new(Sitting::<G>::begun_from(state)) };
        Ok(G::read(name, text)?.into_iter().map(begin).collect())
    }

    fn catalogue(&self, language: &Language) -> Value {
        G::catalogue(language)
    }

    fn cards(&self) -> Vec<(&'static str, &'static str)> {
        G::cards()
    }

    fn card_name(&self, number: &str, language: &Language) -> Option<String> {
        G::card_name(number, language)
    }

    fn numbers(&self, number: &str) -> Option<CardNumbers> {
        crate::numbers::numbers(G::shipped(), number)
    }

    fn puzzles(&self) -> &'static Collection {
        G::puzzles()
    }

    fn play_puzzle(&self, played: &Played, puzzle: &Puzzle) -> Box<dyn Play> {
        Box::new(Sitting::of_record(set_up::<G>(played, puzzle).0))
    }

    fn solve(
        &self,
        played: &Played,
        puzzle: &Puzzle,
        choice: &str,
        language: &Language,
    ) -> Result<Solved, Refused> {
        let (chosen, (_, state)) = (choice.parse()?, set_up::<G>(played, puzzle));
        play::<G>(&mut state.clone(), Seat(puzzle.seat), chosen, &mut ())?;
        Ok(puzzles::solved::<G>(&state, puzzle, chosen, language))
    }
}

/// A puzzle that comes with the program.
fn set_up<G: Shown>(played: &Played, puzzle: &Puzzle) -> (Record<G>, G::State) {
    played.up_to::<G>(puzzle).expect("a test sets up every puzzle")
}

fn read_options<G: Game>(line: &str, n_seats: u8) -> Result<G::Options, OptionsError> {
    let options = line.parse()?;
    G::check_options(&options, n_seats)?;
    Ok(options)
}

fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Choice> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal
}

/// The game's checked door; what it refuses is told in notation.
fn play<G: Game>(
    state: &mut G::State,
    seat: Seat,
    choice: G::Choice,
    log: &mut impl Sink<G::Event>,
) -> Result<(), Refused> {
    let played = G::play(state, seat, choice, log);
    Ok(played.map_err(|illegal| illegal.map(|choice| choice.to_string()))?)
}

/// What an answer of a seat is to the story.
fn opening<G: Shown>(state: &G::State, seat: Seat) -> Opening {
    G::question(state, seat).map_or(Opening::Reply, |question| G::opening(&question))
}

impl<G: Tabled> Sitting<G> {
    fn new(options: G::Options, n_seats: u8, seed: [u8; 32]) -> Sitting<G> {
        let mut events = Vec::new();
        let state = G::setup_logged(&options, n_seats, seed, &mut events);
        let mut writer = Writer::new(n_seats);
        writer.write(0, None, &events, &state);
        Sitting { record: Record::new(options, n_seats, seed), begun: None, state, writer }
    }

    /// A game whose choices are known to be legal.
    fn of_record(record: Record<G>) -> Sitting<G> {
        let mut sitting = Sitting::<G>::new(record.options.clone(), record.n_seats, record.seed);
        (sitting.writer, sitting.state) = {
            sitting.record = record;
            sitting.rewrite(sitting.steps(), |_, _, _| ())
        };
        sitting
    }

    /// A game that begins with a position.
    fn begun_from(state: G::State) -> Sitting<G> {
        let n_seats = G::scores(&state).len() as u8;
        let record = Record::new(G::options(&state), n_seats, [0; 32]);
        Sitting { record, begun: Some(Box::new(state.clone())), state, writer: Writer::new(n_seats) }
    }

    /// The game before its first choice.
    fn begin(&self, log: &mut impl Sink<G::Event>) -> G::State {
        let Record { options, n_seats, seed, .. } = &self.record;
        match &self.begun {
            Some(position) => position.as_ref().clone(),
            None => G::setup_logged(options, *n_seats, *seed, log),
        }
    }

    /// Makes choices that were made before, as long as they can be made and lead to the states they led to.
    fn make_all_again(
        &mut self,
        choices: &[(Seat, String)],
        hashes: &[(usize, u64)],
    ) -> Result<(), ResumeError> {
        let mut hashes = hashes.iter().peekable();
        for (step, (seat, choice)) in choices.iter().enumerate() {
            let refused = |refused| ResumeError::Choice { step, refused };
            let choice = choice.parse().map_err(|why| refused(Refused::Unreadable(why)))?;
            let (mut state, mut events) = (self.state.clone(), Vec::new());
            play::<G>(&mut state, *seat, choice, &mut events).map_err(refused)?;
            while let Some((steps, hash)) = hashes.next_if(|(steps, _)| *steps <= step + 1) {
                if *steps == step + 1 && *hash != state_hash(&state) {
                    return Err(ResumeError::OtherState { step });
                }
            }
            self.writer.write(step + 1, Some((*seat, opening::<G>(&self.state, *seat))), &events, &state);
            self.state = state;
            self.record.choices.push((*seat, choice));
        }
        Ok(())
    }

    /// The state after the first so many choices.
    fn state_at(&self, steps: usize) -> Option<G::State> {
        let choices = self.record.choices.get(..steps)?;
        let mut state = self.begin(&mut ());
        for &(seat, choice) in choices {
            G::apply(&mut state, seat, choice, &mut ());
        }
        Some(state)
    }

    /// Replays the game as a story, telling of the chapters that each choice began or went on with, and of the state after it.
    fn rewrite(
        &self,
        steps: usize,
        mut tell: impl FnMut(usize, Vec<Chapter<G>>, &G::State),
    ) -> (Writer<G>, G::State) {
        let Record { n_seats, choices, .. } = &self.record;
        let mut events = Vec::new();
        let mut writer = Writer::new(*n_seats);
        let mut state = self.begin(&mut events);
        tell(0, writer.write(0, None, &events, &state), &state);
        for (step, &(seat, choice)) in choices[..steps].iter().enumerate() {
            events.clear();
            let opening = opening::<G>(&state, seat);
            G::apply(&mut state, seat, choice, &mut events);
            tell(step + 1, writer.write(step + 1, Some((seat, opening)), &events, &state), &state);
        }
        (writer, state)
    }

    /// Replays the game, telling of every event with the number of its choice, and of the state after each choice.
    fn retell(&self, mut tell: impl FnMut(usize, &[G::Event], &G::State)) {
        let mut events = Vec::new();
        let mut state = self.begin(&mut events);
        tell(0, &events, &state);
        for (step, &(seat, choice)) in self.record.choices.iter().enumerate() {
            events.clear();
            G::apply(&mut state, seat, choice, &mut events);
            tell(step + 1, &events, &state);
        }
    }
}

impl<G: Tabled> Play for Sitting<G> {
    fn copy(&self) -> Box<dyn Play> {
        // Room for a few choices more: growing doubles a list, and there are thousands of tables.
        let mut choices = Vec::with_capacity(self.record.choices.len() + ROOM);
        choices.extend_from_slice(&self.record.choices);
        let Record { ref options, n_seats, seed, .. } = self.record;
        let record = Record { options: options.clone(), n_seats, seed, deal: None, choices };
        let (begun, state, writer) = (self.begun.clone(), self.state.clone(), self.writer.clone());
        Box::new(Sitting::<G> { record, begun, state, writer })
    }

    fn options(&self) -> String {
        self.record.options.to_string()
    }

    fn steps(&self) -> usize {
        self.record.choices.len()
    }

    fn choices(&self, from: usize) -> Vec<(Seat, String)> {
        self.record.choices.iter().skip(from).map(|(seat, choice)| (*seat, choice.to_string())).collect()
    }

    fn asked(&self) -> SeatSet {
        G::asked(&self.state)
    }

    fn scores(&self) -> Vec<i32> {
        G::scores(&self.state)
    }

    fn winners(&self) -> SeatSet {
        G::winners(&self.state)
    }

    fn corporations(&self) -> Vec<Option<&'static str>> {
        (0..self.record.n_seats).map(|seat| G::corporation(&self.state, Seat(seat))).collect()
    }

    fn teaches(&self, seat: Seat, choice: &str) -> bool {
        let Ok(choice) = choice.parse::<G::Choice>() else { return true };
        legal::<G>(&self.state, seat).binary_search(&choice).is_err()
            || teaches::<G>(&self.state, self.record.n_seats, seat, choice)
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Result<Box<dyn Story>, Refused> {
        let choice: G::Choice = choice.parse()?;
        let mut events = Vec::new();
        let opening = opening::<G>(&self.state, seat);
        play::<G>(&mut self.state, seat, choice, &mut events)?;
        self.record.choices.push((seat, choice));
        let step = self.record.choices.len();
        Ok(Box::new(Told(self.writer.write(step, Some((seat, opening)), &events, &self.state))))
    }

    fn at(&self, steps: usize) -> Option<Box<dyn Play>> {
        let mut record = self.record.clone();
        record.choices.get(..steps)?;
        record.choices.truncate(steps);
        let (writer, state) = self.rewrite(steps, |_, _, _| ());
        Some(Box::new(Sitting::<G> { record, begun: self.begun.clone(), state, writer }))
    }

    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn Play> {
        Box::new(Sitting::<G>::begun_from(G::determinize(&self.state, Some(seat), seed)))
    }

    fn story(&self, from: usize) -> Box<dyn Story> {
        let mut told: BTreeMap<usize, Chapter<G>> = BTreeMap::new();
        self.rewrite(self.steps(), |step, chapters, _| {
            if step > from || from == 0 {
                told.extend(chapters.into_iter().map(|chapter| (chapter.key(), chapter)));
            }
        });
        Box::new(Told(told.into_values().collect()))
    }

    fn going_on(&self) -> Box<dyn Story> {
        Box::new(Told(self.writer.open()))
    }

    fn events(&self, viewer: Option<Seat>) -> Vec<Value> {
        let mut events = Vec::new();
        self.retell(|step, of_step, _| {
            let revealed = of_step.iter().filter_map(|event| G::reveal(event, viewer));
            events.extend(revealed.map(|event| json!({ "step": step, "event": G::event_json(&event) })));
        });
        events
    }

    fn scene(&self, viewer: Option<Seat>) -> Value {
        G::scene(&self.state, viewer)
    }

    fn ask(&self, seat: Seat, language: &Language, names: &Names) -> Option<Ask> {
        G::ask(&self.state, seat, &legal::<G>(&self.state, seat), language, &names.told_to(Some(seat)))
    }

    fn consider(&self, seat: Seat, language: &Language, names: &Names) -> (Option<Ask>, Insight) {
        let (legal, names) = (legal::<G>(&self.state, seat), names.told_to(Some(seat)));
        let ask = G::ask(&self.state, seat, &legal, language, &names);
        (ask, insight::<G>(&self.state, seat, &legal, language, &names))
    }

    fn asked_the_same(&self, seat: Seat, steps: usize) -> bool {
        let Some(then) = self.state_at(steps) else { return false };
        let asked = |state| (G::question(state, seat), legal::<G>(state, seat));
        G::asked(&self.state).has(seat) && asked(&self.state) == asked(&then)
    }

    fn account(
        &self,
        seat: Seat,
        choices: &[String],
        language: &Language,
    ) -> Result<Option<Account>, (usize, Refused)> {
        let mut state = G::trial(&self.state, seat);
        for (place, choice) in choices.iter().enumerate() {
            let read = choice.parse::<G::Choice>().map_err(Refused::Unreadable);
            let made = read.and_then(|choice| play::<G>(&mut state, seat, choice, &mut ()));
            made.map_err(|refused| (place, refused))?;
        }
        Ok(G::account(&state, seat, language))
    }

    fn think(&self, seat: Seat, level: Level, seed: u64) -> String {
        let chair = Chair::<G>::new(&self.state, seat);
        let choice = match chair.legal()[..] {
            [only] => only,
            _ => level.bot::<G>(&G::Weights::fitted(), seed).choose(&chair).choice,
        };
        choice.to_string()
    }

    fn advise(
        &self,
        seat: Seat,
        about: Option<&str>,
        budget: Budget,
        seed: u64,
        language: &Language,
        names: &Names,
    ) -> Result<Advice, Refused> {
        let about: Option<G::Choice> = about.map(str::parse).transpose()?;
        if let Some(choice) = about {
            play::<G>(&mut self.state.clone(), seat, choice, &mut ())?;
        }
        let names = names.told_to(Some(seat));
        Ok(coaching::advise::<G>(&self.state, seat, about, budget, seed, language, &names))
    }

    fn prospects(&self, knowing: SeatSet, seed: u64) -> CurvePoint {
        coaching::prospects::<G>(self.steps(), &self.state, knowing, seed)
    }

    fn scenario(&self, title: &str, from: usize) -> Option<String> {
        let mut states = vec![self.begin(&mut ())];
        for &(seat, choice) in &self.record.choices {
            let mut state = states[states.len() - 1].clone();
            G::apply(&mut state, seat, choice, &mut ());
            states.push(state);
        }
        let start = (0..=from.min(self.steps())).rev().find(|&step| G::is_written(&states[step]))?;
        G::write(title, &states[start], &self.record.choices[start..])
    }

    fn look_through(&self) -> Box<dyn Looking> {
        Box::new(coaching::look_through::<G>(&self.record))
    }

    fn graded(&self, decisions: &[Decision], language: &Language, names: &Names) -> Vec<Graded> {
        let mut graded = Vec::with_capacity(decisions.len());
        let mut state = self.begin(&mut ());
        let mut decisions = decisions.iter().peekable();
        for (step, &(seat, choice)) in self.record.choices.iter().enumerate() {
            while let Some(decision) = decisions.next_if(|it| it.step == step) {
                let names = names.told_to(Some(seat));
                graded.extend(coaching::graded::<G>(&state, decision, language, &names));
            }
            G::apply(&mut state, seat, choice, &mut ());
        }
        graded
    }

    fn verdicts(
        &self,
        decisions: &[Decision],
        viewer: Option<Seat>,
        language: &Language,
        names: &Names,
    ) -> Vec<SeatVerdict> {
        let mut events = Vec::new();
        self.retell(|_, of_step, _| events.extend_from_slice(of_step));
        coaching::verdicts::<G>(&self.state, &events, decisions, viewer, language, names)
    }

    fn explain(
        &self,
        step: usize,
        better: &str,
        other: &str,
        lost: Option<f32>,
        language: &Language,
        names: &Names,
    ) -> Option<Explained> {
        let &(seat, _) = self.record.choices.get(step)?;
        let (better, other) = (better.parse().ok()?, other.parse().ok()?);
        let state = self.state_at(step)?;
        let legal = legal::<G>(&state, seat);
        let is_legal = |choice: &G::Choice| legal.binary_search(choice).is_ok();
        let names = names.told_to(Some(seat));
        (is_legal(&better) && is_legal(&other))
            .then(|| coaching::explain::<G>(&state, seat, better, other, lost, language, &names))
    }

    fn ledger(
        &self,
        seat: Seat,
        number: &str,
        viewer: Option<Seat>,
        language: &Language,
    ) -> Option<Vec<LedgerLine>> {
        if number == "points" {
            return Some(G::points(&self.state, seat, language));
        }
        if !G::numbers().iter().any(|known| known == number) {
            return None;
        }
        let mut lines: Vec<LedgerLine> = Vec::new();
        let (mut total, mut round) = (0, 0);
        self.retell(|step, events, state| {
            let revealed = events.iter().filter_map(|event| G::reveal(event, viewer));
            let booked: Vec<LedgerLine> = revealed
                .filter_map(|event| {
                    round = G::begins_round(&event).unwrap_or(round);
                    let amount = G::booked(&event, seat, number)?;
                    Some(LedgerLine { step, round, amount, total: 0, reason: G::reason(&event, language) })
                })
                .collect();
            if step == 0 {
                // What is there before anything happens comes first.
                let sum: i32 = booked.iter().map(|line| line.amount).sum();
                let amount = G::value(state, seat, number).unwrap_or(0) - sum;
                lines.push(LedgerLine { step, round, amount, total: 0, reason: G::at_first(language) });
            }
            lines.extend(booked);
        });
        for line in &mut lines {
            total += line.amount;
            line.total = total;
        }
        Some(lines)
    }

    fn course(&self) -> Course {
        let bookmark = |round, step, state: &G::State, end| Bookmark {
            round,
            step,
            points: G::scores(state),
            ratings: Seat::all(self.record.n_seats).map(|seat| G::rating(state, seat)).collect(),
            end,
        };
        let mut course = Course { bookmarks: Vec::new(), moves: Vec::new(), marks: Vec::new() };
        let mut moves: BTreeMap<usize, Move> = BTreeMap::new();
        let mut turning = Turning::new(self);
        let mut last = 0;
        self.rewrite(self.steps(), |step, chapters, state| {
            let events = || chapters.iter().filter(|it| it.step == step).flat_map(|it| &it.events);
            let begun = events().filter_map(|event| G::begins_round(event)).max();
            if let Some(round) = begun.filter(|&round| round > last) {
                last = round;
                course.bookmarks.push(bookmark(round, step, state, false));
            }
            course.marks.extend(turning.look(step, state));
            moves.extend(chapters.iter().filter_map(|it| Some((it.key(), it.as_move()?))));
        });
        course.moves = moves.into_values().collect();
        self.retell(|step, events, _| {
            course.marks.extend(events.iter().filter_map(G::mark).map(|(kind, seat, what)| Mark {
                step,
                kind: kind.to_string(),
                seat: seat.0,
                what: Some(what),
            }));
        });
        course.marks.sort_by_key(|mark| mark.step);
        course.bookmarks.push(bookmark(last.max(1), self.steps(), &self.state, true));
        course
    }

    fn record(&self, deal: Option<Deal>) -> String {
        Record { deal, ..self.record.clone() }.write()
    }

    fn hash(&self) -> u64 {
        state_hash(&self.state)
    }
}
