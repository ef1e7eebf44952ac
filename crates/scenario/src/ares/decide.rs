//! The decisions a move sets off: each takes the first answer that fits in kind and is legal.

use super::drive::{Driver, notation};
use super::names::card_name;
use super::step::{Answer, Pay};
use crate::error::Problem;
use crate::refusal::Stop;
use tharsis_ares::{Ares, Bill, Choice, Effect, Event, Question, State};
use tharsis_kernel::{CardId, Game, Seat};

impl Driver<'_> {
    /// Answers whatever is asked, up to the next move of somebody.
    pub(crate) fn decide_all(&mut self) -> Result<(), Stop> {
        while let Some((seat, question)) = self.pending() {
            match question {
                Question::Pay(bill) => self.pay(seat, bill)?,
                Question::Order(_) => self.choose_order(seat)?,
                _ => self.decide(seat, question)?,
            }
        }
        Ok(())
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

    /// As the move or an answer says; otherwise M€ first, other things only as far as needed.
    fn pay(&mut self, seat: Seat, bill: Bill) -> Result<(), Stop> {
        let told = self.price.and_then(|(cause, pay)| pay.filter(|_| cause == bill.text.cause()));
        let answered = self.unused().find_map(|(i, answer)| match answer {
            Answer::Pay(pay) => Some((i, *pay)),
            _ => None,
        });
        let pay: Option<Pay> = told.or(answered.map(|(_, pay)| pay));
        let Some(pay) = pay else {
            let least = self.legal(seat)[0];
            return self.choose(seat, least);
        };
        if let (None, Some((i, _))) = (told, answered) {
            self.used[i] = true;
            self.price = Some((bill.text.cause(), Some(pay)));
        }
        let choice = Choice::Amount(pay.of(bill.with));
        if self.legal(seat).contains(&choice) {
            return self.choose(seat, choice);
        }
        let what = format!("{pay} is not a payment for this; {} M€ are still to be paid", bill.due);
        Err(Stop::because(what))
    }

    /// Which effect comes next: as an answer says, else the default order.
    fn choose_order(&mut self, seat: Seat) -> Result<(), Stop> {
        let pending = self.state.view(Some(seat)).own.map(|own| own.order).unwrap_or_default();
        if self.order.is_empty() {
            let found = self.unused().find_map(|(i, answer)| match answer {
                Answer::Order(cards) if cards.iter().any(|id| pending.contains(id)) => {
                    Some((i, cards.clone()))
                }
                _ => None,
            });
            if let Some((i, cards)) = found {
                self.used[i] = true;
                self.order = cards;
            }
        }
        let wanted: Option<CardId> = self.order.iter().copied().find(|id| pending.contains(id));
        let next = wanted.and_then(|id| pending.iter().position(|&other| other == id)).unwrap_or(0);
        let left = wanted.map_or(0, |id| pending.iter().filter(|&&other| other == id).count());
        if left == 1 {
            self.order.retain(|&id| Some(id) != wanted);
        }
        self.choose(seat, Choice::Option(next as u8))
    }
}

/// Whether a question is a decision inside a move, not a move.
const fn is_decision(question: Question) -> bool {
    match question {
        Question::Pay(_) | Question::Decide { .. } | Question::Order(_) | Question::HandLimit => true,
        Question::Rise | Question::Offer | Question::Swap(_) | Question::Neutral => true,
        Question::Opening | Question::Plan | Question::Pool | Question::Work | Question::Keep => false,
    }
}

/// The choices an answer stands for, if it is of the kind the question asks for.
fn as_choices(question: Question, answer: &Answer) -> Option<Vec<Choice>> {
    let effect = match question {
        Question::HandLimit => match answer {
            Answer::Cards(ids) => return Some(ids.iter().copied().map(Choice::Sell).collect()),
            Answer::Card(Some(id)) => return Some(vec![Choice::Sell(*id)]),
            _ => return None,
        },
        Question::Rise => match answer {
            Answer::Option(option) => return Some(vec![Choice::Option(*option)]),
            _ => return None,
        },
        Question::Offer | Question::Swap(_) => None,
        Question::Decide { at, .. } => Some(at.effect()),
        _ => return None,
    };
    let several = matches!(
        effect,
        Some(Effect::DrawKeep(..) | Effect::Discard(_) | Effect::Redraw(_) | Effect::RevealTake(..))
    );
    let choice = match (effect, answer) {
        (Some(Effect::OneOf(_)), Answer::Option(option)) => Choice::Option(*option),
        (Some(Effect::Exchange(..)), Answer::Amount(amount)) => Choice::Amount(*amount),
        (Some(Effect::OneOf(_) | Effect::Exchange(..)), _) => return None,
        (_, Answer::Card(Some(id))) => Choice::Card(*id),
        (_, Answer::Card(None)) if !several => Choice::Nobody,
        (_, Answer::Cards(ids)) if several => {
            let mut ids = ids.clone();
            ids.sort_unstable();
            return Some(ids.into_iter().map(Choice::Card).collect());
        }
        _ => return None,
    };
    Some(vec![choice])
}

/// Makes choices that answer one question on a copy; `None` if they are not legal or leave it open.
fn attempt(state: &State, seat: Seat, question: Question, choices: &[Choice]) -> Option<(State, Vec<Event>)> {
    let mut state = state.clone();
    let mut log = Vec::new();
    for &choice in choices {
        if state.question(seat) != Some(question) {
            return None;
        }
        Ares::play(&mut state, seat, choice, &mut log).ok()?;
    }
    let open = state.question(seat) == Some(question);
    if open && matches!(question, Question::Decide { at, .. } if matches!(at.effect(), Effect::Redraw(_))) {
        Ares::play(&mut state, seat, Choice::Done, &mut log).ok()?;
        return Some((state, log));
    }
    let picking = open && (question == Question::HandLimit || !state.player(seat).kept.is_empty());
    (!choices.is_empty() && !picking).then_some((state, log))
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
        Question::Decide { at, .. } => {
            format!("a choice for {:?} of {:?} ({})", at.effect(), at.text.clause, card_name(at.text.card))
        }
        Question::Pay(bill) => format!("how much {} to pay of {} M€", bill.with.word(), bill.due),
        _ => format!("{question:?}"),
    }
}
