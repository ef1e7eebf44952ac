//! Whole games, played at random and written down as scenarios: every choice the engine offers can be said in the
//! format, and the same game comes out of it, without more work for a step of a long game than for one of a short.

use serde_json::{Value, json};
use tharsis_kernel::{CardId, Game, Seat, SeatSet, seed_from_u64};
use tharsis_mars::{
    Cause, Choice, Clause, Effect, Event, Mars, Options, Project, Question, Resource, State, Text, cards,
};
use tharsis_scenario::mars::{play_text, positions, show_state};

/// Writes a game down while it is played.
struct Writer {
    state: State,
    random: u64,
    steps: Vec<Value>,
}

fn name(id: CardId) -> &'static str {
    cards::card(id).name
}

/// "power-plant" as files write it.
fn title(word: &str) -> String {
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

fn paid(log: &[Event], seat: Seat, wanted: Cause) -> Value {
    let mut pay = serde_json::Map::new();
    for event in log {
        if let Event::Paid { seat: by, resource, amount, cause } = event
            && (*by, *cause) == (seat, wanted)
        {
            let key = if resource.word() == "money" { "megacredits" } else { resource.word() };
            let sum = pay.get(key).and_then(Value::as_i64).unwrap_or(0) + i64::from(*amount);
            pay.insert(key.to_string(), sum.into());
        }
    }
    Value::Object(pay)
}

impl Writer {
    fn below(&mut self, n: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % n
    }

    /// A random legal choice; ending early is rarer than it is offered, so that something happens.
    fn choice(&mut self, seat: Seat) -> Choice {
        let mut legal = Vec::new();
        Mars::legal(&self.state, seat, &mut legal);
        if matches!(self.state.question(seat), Some(Question::Order(_))) {
            return legal[0];
        }
        let picked = legal[self.below(legal.len())];
        if picked == Choice::Pass { legal[self.below(legal.len())] } else { picked }
    }

    /// Plays and writes one step.
    fn step(&mut self) {
        let asked: Vec<Seat> = self.state.asked().iter().collect();
        let seat = asked[self.below(asked.len())];
        let question = self.state.question(seat).expect("asked");
        let choice = self.choice(seat);
        let mut log = Vec::new();
        let mut written = match question {
            Question::Opening(_) | Question::Research(_) => {
                json!({"buy": self.cards(seat, question, choice, &mut log)})
            }
            _ => {
                let written = self.write_move(seat, question, choice);
                Mars::play(&mut self.state, seat, choice, &mut log).expect("legal");
                written
            }
        };
        if choice == Choice::Project(Project::SellPatents) {
            let first = self.choice(seat);
            written["cards"] = json!(self.cards(seat, Question::SellPatents, first, &mut log));
        }
        let price = match choice {
            Choice::Play(id) => Some(Text::of(id, Clause::Play)),
            Choice::Project(project) => Some(Text::rule(Clause::Project(project))),
            _ => None,
        };
        let answers = self.answers(price, &mut log);
        if let Some(price) = price.filter(|_| choice != Choice::Project(Project::SellPatents)) {
            written["pay"] = paid(&log, seat, price.cause());
        }
        self.steps.push(json!({"player": seat.0, "do": written, "answers": answers}));
    }

    /// Goes on choosing cards until there are enough.
    fn cards(
        &mut self,
        seat: Seat,
        question: Question,
        first: Choice,
        log: &mut Vec<Event>,
    ) -> Vec<&'static str> {
        let mut names = Vec::new();
        let mut choice = first;
        loop {
            Mars::play(&mut self.state, seat, choice, log).expect("legal");
            let Choice::Card(id) = choice else { return names };
            names.push(name(id));
            assert_eq!(self.state.question(seat), Some(question));
            choice = self.choice(seat);
        }
    }

    fn write_move(&self, seat: Seat, question: Question, choice: Choice) -> Value {
        match choice {
            Choice::Play(id) => json!({"play": name(id)}),
            Choice::Project(project) => json!({"standard": title(project.word())}),
            Choice::Milestone(milestone) => json!({"milestone": title(milestone.word())}),
            Choice::Award(award) => json!({"award": title(award.word())}),
            Choice::Act(id, option) => json!({"action": name(id), "option": option}),
            Choice::First => json!({"action": name(self.state.player(seat).corporation().expect("one"))}),
            Choice::Convert(conversion) => json!({"convert": conversion.word()}),
            Choice::Trade(moon, with) => {
                let with = if with.word() == "money" { "megacredits" } else { with.word() };
                json!({"trade": title(moon.word()), "pay": with})
            }
            Choice::Moon(moon) if question == Question::LeaveOut => json!({"leave_out": title(moon.word())}),
            Choice::EndTurn => json!({"end_turn": true}),
            Choice::Pass => json!({"pass": true}),
            Choice::Card(id) if question == Question::Corporation => json!({"corporation": name(id)}),
            Choice::Card(id) if question == Question::Draft => json!({"draft": name(id)}),
            _ => panic!("{choice:?} is not a move"),
        }
    }

    /// Answers all decisions at random and writes the answers.
    fn answers(&mut self, price: Option<Text>, log: &mut Vec<Event>) -> Vec<Value> {
        let mut answers: Vec<Value> = Vec::new();
        let mut bills: Vec<(usize, Seat, Cause)> = Vec::new();
        let mut keeping = false;
        let mut heat = None;
        while let Some((seat, question)) = self.decision() {
            let choice = self.choice(seat);
            match (question, choice) {
                (Question::Pay(bill), _) if Some(bill.text) == price => {}
                (Question::Pay(bill), _) => {
                    if bills.last().is_none_or(|last| last.2 != bill.text.cause()) {
                        bills.push((answers.len(), seat, bill.text.cause()));
                        answers.push(Value::Null);
                    }
                }
                (Question::Order(_), _) => {}
                (Question::Heat { .. }, Choice::Amount(floaters)) => {
                    heat =
                        Some((answers.len(), seat, self.state.player(seat).stock(Resource::Heat), floaters));
                    answers.push(Value::Null);
                }
                (Question::Decide { at, .. }, Choice::Card(id))
                    if matches!(at.effect(), Effect::DrawKeep(..)) =>
                {
                    let more = keeping.then(|| answers.last_mut()?["cards"].as_array_mut()).flatten();
                    match more {
                        Some(list) => list.push(name(id).into()),
                        None => answers.push(json!({"cards": [name(id)]})),
                    }
                }
                _ => answers.push(write_answer(question, choice)),
            }
            Mars::play(&mut self.state, seat, choice, log).expect("legal");
            keeping = !self.state.player(seat).kept.is_empty();
            if let Some((place, seat, before, floaters)) = heat.take() {
                let spent = before - self.state.player(seat).stock(Resource::Heat);
                answers[place] = json!({"pay": {"heat": spent, "floaters": floaters}});
            }
        }
        for (place, seat, cause) in bills {
            answers[place] = json!({"pay": paid(log, seat, cause)});
        }
        answers
    }

    fn decision(&self) -> Option<(Seat, Question)> {
        let asked: SeatSet = self.state.asked();
        let questions = asked.iter().filter_map(|seat| Some((seat, self.state.question(seat)?)));
        questions.into_iter().find(|(_, question)| {
            matches!(
                question,
                Question::Pay(_)
                    | Question::Decide { .. }
                    | Question::Amount { .. }
                    | Question::Flood { .. }
                    | Question::Buy { .. }
                    | Question::Heat { .. }
                    | Question::RaiseMarker(_)
                    | Question::LowerMarker { .. }
                    | Question::LeaveOut
                    | Question::Order(_)
            )
        })
    }
}

fn write_answer(question: Question, choice: Choice) -> Value {
    let about_cards = matches!(question, Question::Decide { at, .. }
        if matches!(at.effect(), Effect::AnyoneLosesFromCard(..) | Effect::TakeFromAny(_) | Effect::MayDiscardToDraw));
    match choice {
        Choice::Hex(hex) => json!({"space": hex.to_string()}),
        Choice::Moon(moon) => json!({"colony": title(moon.word())}),
        Choice::Seat(seat) => json!({"player": seat.0}),
        Choice::Card(id) => json!({"card": name(id)}),
        Choice::Option(option) => json!({"option": option}),
        Choice::Amount(amount) => json!({"amount": amount}),
        Choice::Nobody if about_cards => json!({"card": null}),
        Choice::Nobody => json!({"player": null}),
        _ => panic!("{choice:?} is not an answer to {question:?}"),
    }
}

/// A file takes milliseconds (FORMAT.md) because a step costs the same however many were before it. Allocations tell that
/// on any machine, a clock does not: about 25 a step, hundreds if what came before were gone through again.
const ALLOCATIONS_A_STEP: u64 = 40;

fn write_and_replay(options: &str, n_seats: u8, seed: u64) -> usize {
    let options: Options = options.parse().expect("options");
    let start = Mars::setup(&options, n_seats, seed_from_u64(seed));
    // From the setup as it is read, so that the randomness to come is the same.
    let setup: Value = serde_json::from_str(&show_state(&start, seed)).expect("what is shown is JSON");
    let state = positions("game", &json!({"setup": setup}).to_string()).expect("a position").remove(0);
    let mut writer = Writer { state, random: seed, steps: Vec::new() };
    while !writer.state.is_over() && writer.steps.len() < 1_500 {
        writer.step();
    }
    let text = json!({"title": "a game at random", "setup": setup, "steps": writer.steps}).to_string();
    let mut played = Vec::new();
    let spent = allocation_counter::measure(|| {
        played = play_text("game", &text, &|obstacle| format!("{obstacle:?}")).expect("a legal file");
    });
    let (most, n_steps) = (ALLOCATIONS_A_STEP, writer.steps.len());
    assert!(spent.count_total < most * n_steps as u64, "{n_steps} steps: {} allocations", spent.count_total);
    let [ending] = &played[..] else { panic!("one scenario") };
    if let Some(failure) = &ending.outcome.failure {
        panic!("{failure}\n{}", writer.steps[failure.step - 1]);
    }
    assert!(ending.state == writer.state, "{options} with {n_seats} players, seed {seed}: another end");
    let shown = show_state(&ending.state, ending.seed);
    let again = positions("end", &format!("{{\"setup\": {shown}}}")).expect("a position");
    assert_eq!(show_state(&again[0], seed), shown);
    n_steps
}

#[test]
fn games_at_random_can_be_written_down_and_played_again() {
    let variants = [
        "corporate-era",
        "corporate-era draft",
        "",
        "corporate-era beginner-0",
        "draft beginner-1",
        "corporate-era colonies",
        "draft colonies",
        "corporate-era colonies beginner-0",
    ];
    for (i, options) in variants.into_iter().enumerate() {
        for n_seats in 1..=5 {
            if Mars::check_options(&options.parse().expect("options"), n_seats).is_err() {
                continue;
            }
            let steps = write_and_replay(options, n_seats, 100 * i as u64 + u64::from(n_seats));
            assert!(steps > 50, "{options}: a game of {steps} steps");
        }
    }
}
