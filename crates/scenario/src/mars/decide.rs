//! The decisions a move sets off: each takes the first answer that fits in kind and is legal.

use super::drive::{Driver, notation, paid};
use super::names::card_name;
use super::step::{Answer, Pay};
use crate::error::Problem;
use crate::refusal::Stop;
use tharsis_kernel::{CardId, Game, Seat};
use tharsis_mars::{Bill, Choice, Event, Mars, Open, Question, Resource, State};

impl Driver<'_> {
    /// Answers whatever is asked, up to the next move of somebody.
    pub(crate) fn decide_all(&mut self) -> Result<(), Stop> {
        while let Some((seat, question)) = self.pending() {
            match (question, self.price) {
                (Question::Pay(bill), Some((text, pay))) if text == bill.text => {
                    self.pay_price(seat, bill, pay)?;
                }
                // Whatever else is asked comes after the price of the move is paid.
                _ => {
                    self.check_payment()?;
                    self.answer(seat, question)?;
                }
            }
            self.asked.push(question);
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, question: Question) -> Result<(), Stop> {
        match question {
            Question::Pay(bill) => self.pay_by_answer(seat, bill),
            Question::Heat { due, .. } => self.heat_by_answer(seat, question, due),
            Question::Order(_) => self.order(seat),
            _ => self.decide(seat, question),
        }
    }

    /// The next decision; questions that are moves of their own are left to the next steps.
    fn pending(&self) -> Option<(Seat, Question)> {
        let asked = self.state.asked();
        let questions = asked.iter().filter_map(|seat| Some((seat, self.state.question(seat)?)));
        questions.into_iter().find(|(_, question)| is_decision(*question))
    }

    fn unused(&self) -> impl Iterator<Item = (usize, &Answer)> {
        self.answers.iter().enumerate().filter(|(i, _)| !self.used[*i])
    }

    fn decide(&mut self, seat: Seat, question: Question) -> Result<(), Stop> {
        let fitting: Vec<(usize, Vec<Choice>)> =
            self.unused().filter_map(|(i, answer)| Some((i, as_choices(question, answer)?))).collect();
        for (i, choices) in &fitting {
            if let Some((state, mut log)) = attempt(&self.state, seat, question, choices) {
                self.state = state;
                self.log.append(&mut log);
                self.used[*i] = true;
                return Ok(());
            }
            if self.strict {
                return Err(refused(&self.state, seat, choices));
            }
        }
        self.without_answer(seat, question)
    }

    /// Where nothing fits, a single legal choice is taken in silence.
    fn without_answer(&mut self, seat: Seat, question: Question) -> Result<(), Stop> {
        let legal = self.legal(seat);
        if let [only] = legal[..] {
            return self.choose(seat, only);
        }
        Err(Stop::Problem(Problem::Unanswered {
            player: seat.0,
            question: describe(question),
            legal: legal.into_iter().map(notation).collect(),
        }))
    }

    /// The price of the move itself: as the file says, or as the engine proposes.
    fn pay_price(&mut self, seat: Seat, bill: Bill, pay: Option<Pay>) -> Result<(), Stop> {
        let Some(pay) = pay else {
            let proposed = self.state.proposed_payment(seat);
            return self.choose(seat, proposed.expect("a payment is asked"));
        };
        let choice = Choice::Amount(pay.of(bill.with));
        if self.legal(seat).contains(&choice) {
            return self.choose(seat, choice);
        }
        let what = format!("{pay} is not a payment for this; {} M€ are still to be paid", bill.due);
        Err(Stop::because(what))
    }

    fn pay_by_answer(&mut self, seat: Seat, bill: Bill) -> Result<(), Stop> {
        let fitting: Vec<(usize, Pay)> = self
            .unused()
            .filter_map(|(i, answer)| match answer {
                Answer::Pay(pay) => Some((i, *pay)),
                _ => None,
            })
            .collect();
        for (i, pay) in fitting {
            if let Some((state, mut log)) = self.attempt_pay(seat, bill, pay) {
                self.state = state;
                self.log.append(&mut log);
                self.used[i] = true;
                return Ok(());
            }
            if self.strict {
                let what = format!("{pay} is not a payment for this");
                return Err(Stop::because(what));
            }
        }
        self.without_answer(seat, Question::Pay(bill))
    }

    /// Heat for which resources of a card may stand in: the file says how many of each.
    fn heat_by_answer(&mut self, seat: Seat, question: Question, due: u8) -> Result<(), Stop> {
        let each = self.unused().filter_map(|(i, answer)| match answer {
            Answer::Pay(pay) => Some((i, *pay)),
            _ => None,
        });
        for (i, pay) in each.collect::<Vec<_>>() {
            let mut state = self.state.clone();
            let mut log = Vec::new();
            let before = state.player(seat).stock(Resource::Heat);
            let played = Mars::play(&mut state, seat, Choice::Amount(pay.floaters), &mut log).is_ok();
            let spent = before - state.player(seat).stock(Resource::Heat);
            if played && spent == i32::from(pay.heat) {
                self.state = state;
                self.log.append(&mut log);
                self.used[i] = true;
                return Ok(());
            }
            if self.strict {
                let what = format!("{pay} is not {due} heat");
                return Err(Stop::because(what));
            }
        }
        self.without_answer(seat, question)
    }

    /// Pays a whole price as told; `None` if that is not possible or not exactly the price.
    fn attempt_pay(&self, seat: Seat, bill: Bill, pay: Pay) -> Option<(State, Vec<Event>)> {
        let mut state = self.state.clone();
        let mut log = self.log.clone();
        let before = log.len();
        while let Some(Question::Pay(now)) = state.question(seat)
            && now.text == bill.text
        {
            Mars::play(&mut state, seat, Choice::Amount(pay.of(now.with)), &mut log).ok()?;
        }
        (paid(&log, seat, bill.text.cause()) == pay).then(|| (state, log.split_off(before)))
    }

    /// Which effect comes next: as an answer says, else the default order.
    fn order(&mut self, seat: Seat) -> Result<(), Stop> {
        let pending = self.state.view(Some(seat)).own.map(|own| own.order).unwrap_or_default();
        if !self.order.iter().any(|id| pending.contains(id)) {
            self.order = self.take_order(&pending);
        }
        let place = self.order.iter().position(|id| pending.contains(id));
        let next = match place {
            Some(place) => {
                let id = self.order.remove(place);
                pending.iter().position(|&other| other == id).unwrap_or(0)
            }
            None => 0,
        };
        self.choose(seat, Choice::Option(next as u8))
    }

    /// The first unused order that names one of these and otherwise only what has happened already.
    fn take_order(&mut self, pending: &[CardId]) -> Vec<CardId> {
        let found = self.unused().find_map(|(i, answer)| match answer {
            Answer::Order(cards) => {
                let known = |id: &CardId| pending.contains(id) || super::forced::acted(&self.log, *id);
                let fits = cards.iter().any(|id| pending.contains(id)) && cards.iter().all(known);
                fits.then(|| (i, cards.clone()))
            }
            _ => None,
        });
        let Some((i, cards)) = found else { return Vec::new() };
        self.used[i] = true;
        cards
    }
}

/// Whether a question is a decision inside a move, not a move.
pub(crate) const fn is_decision(question: Question) -> bool {
    match question {
        Question::Pay(_)
        | Question::Decide { .. }
        | Question::Amount { .. }
        | Question::Flood { .. }
        | Question::Buy { .. }
        | Question::Heat { .. }
        | Question::RaiseMarker(_)
        | Question::LowerMarker { .. }
        | Question::LeaveOut
        | Question::Delegate { .. }
        | Question::Order(_) => true,
        Question::Corporation
        | Question::Opening(_)
        | Question::Draft
        | Question::Research(_)
        | Question::Turn
        | Question::SellPatents
        | Question::FinalGreenery => false,
    }
}

/// The choices an answer stands for, if it is of the kind the question asks for.
fn as_choices(question: Question, answer: &Answer) -> Option<Vec<Choice>> {
    let kind = match question {
        Question::Decide { at, .. } => Kind::of(at.effect().open())?,
        Question::Amount { .. } | Question::RaiseMarker(_) => Kind::Amount,
        Question::Buy { .. } => Kind::Option,
        Question::LowerMarker { .. } | Question::LeaveOut => Kind::Moon,
        Question::Flood { .. } | Question::Delegate { .. } => Kind::Player,
        _ => return None,
    };
    let choice = match (kind, answer) {
        (Kind::Space, Answer::Space(hex)) => Choice::Hex(*hex),
        (Kind::Player, Answer::Player(Some(player))) => Choice::Seat(Seat(*player)),
        (Kind::Player, Answer::Player(None)) | (Kind::Card, Answer::Card(None)) => Choice::Nobody,
        (Kind::Card, Answer::Card(Some(id))) => Choice::Card(*id),
        (Kind::Moon, Answer::Colony(moon)) => Choice::Moon(*moon),
        (Kind::Option, Answer::Option(option)) => Choice::Option(*option),
        (Kind::Amount, Answer::Amount(amount)) => Choice::Amount(*amount),
        (Kind::Party, Answer::Party(party)) => Choice::Party(*party),
        (Kind::Resource, Answer::Resource(resource)) => Choice::Resource(*resource),
        (Kind::Cards, Answer::Cards(ids)) => {
            let mut ids = ids.clone();
            ids.sort_unstable();
            return Some(ids.into_iter().map(Choice::Card).collect());
        }
        _ => return None,
    };
    Some(vec![choice])
}

/// The kinds of answers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Space,
    Player,
    Card,
    Cards,
    Option,
    Amount,
    Moon,
    Party,
    Resource,
}

impl Kind {
    /// What is named to decide what an effect leaves open; nothing where it leaves nothing.
    const fn of(open: Open) -> Option<Kind> {
        Some(match open {
            Open::Nothing | Open::Deck | Open::Later => return None,
            Open::Area(_) => Kind::Space,
            Open::Lowered(..) | Open::Robbed(_) => Kind::Player,
            Open::Filled(..) | Open::Emptied(..) | Open::Tapped(_) | Open::Spent(..) => Kind::Card,
            Open::Copied | Open::Discarded | Open::Swapped => Kind::Card,
            Open::Kept(_) | Open::Discards(_) => Kind::Cards,
            Open::Alternative(_) => Kind::Option,
            Open::Steps(..) | Open::Exchange(..) | Open::ExchangeHere(_) => Kind::Amount,
            Open::Moon(_) => Kind::Moon,
            Open::Party(_) => Kind::Party,
            Open::Resource(_) => Kind::Resource,
        })
    }
}

/// Makes choices that answer one question on a copy; `None` if they are not legal or leave it open.
fn attempt(state: &State, seat: Seat, question: Question, choices: &[Choice]) -> Option<(State, Vec<Event>)> {
    let mut state = state.clone();
    let mut log = Vec::new();
    for &choice in choices {
        if state.question(seat) != Some(question) {
            return None;
        }
        Mars::play(&mut state, seat, choice, &mut log).ok()?;
    }
    let open =
        choices.is_empty() || (!state.player(seat).kept.is_empty() && state.question(seat) == Some(question));
    (!open).then_some((state, log))
}

fn refused(state: &State, seat: Seat, choices: &[Choice]) -> Stop {
    let mut obstacles = Vec::new();
    for &choice in choices {
        obstacles.extend(state.why_not(seat, choice));
    }
    let what = choices.iter().map(|&choice| notation(choice)).collect::<Vec<_>>().join(", ");
    Stop::refused(what, obstacles)
}

/// A question in words, for whoever writes scenarios.
fn describe(question: Question) -> String {
    match question {
        Question::Decide { at, .. } | Question::Amount { at, .. } | Question::Flood { at, .. } => {
            let asked = match question {
                Question::Amount { .. } => "how much",
                Question::Flood { .. } => "whom to flood",
                _ => "a choice",
            };
            format!("{asked} for {:?} of {:?} ({})", at.effect(), at.text.clause, card_name(at.text.card))
        }
        Question::Delegate { party, .. } => format!("whose delegate leaves {}", party.programme().name),
        Question::Pay(bill) => format!("how much {} to pay of {} M€", bill.with.word(), bill.due),
        _ => format!("{question:?}"),
    }
}
