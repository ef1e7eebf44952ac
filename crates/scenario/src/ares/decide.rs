//! The decisions a move of Ares sets off, and what answers mean to them.

use super::drive::{Course, Driver, paid};
use super::names::card_name;
use super::step::{Answer, Move};
use crate::drive::{Driven, picks};
use crate::refusal::Stop;
use tharsis_ares::{Ares, Bill, Choice, Effect, Payer, Question, State};
use tharsis_kernel::{CardId, Seat};

impl Driven for Ares {
    type Move = Move;
    type Answer = Answer;
    type Course = Course;

    fn card_name(id: CardId) -> &'static str {
        card_name(id)
    }

    fn pick(id: CardId) -> Choice {
        Choice::Card(id)
    }

    fn named(choice: Choice) -> Option<CardId> {
        match choice {
            Choice::Play(id) | Choice::Act(id, _) | Choice::Card(id) | Choice::Sell(id) => Some(id),
            _ => None,
        }
    }

    fn begin(driver: &mut Driver<'_>, action: &Move) -> Result<(), Stop> {
        driver.make(action)
    }

    fn is_decision(question: Question) -> bool {
        match question {
            Question::Pay(_) | Question::Decide { .. } | Question::Order(_) | Question::HandLimit => true,
            Question::Rise | Question::Offer | Question::Swap(_) | Question::Neutral => true,
            Question::Opening | Question::Plan | Question::Pool | Question::Work | Question::Keep => false,
        }
    }

    fn answer(driver: &mut Driver<'_>, seat: Seat, question: Question) -> Result<(), Stop> {
        match question {
            Question::Pay(bill) => driver.pay(seat, bill),
            Question::Order(_) => driver.choose_order(seat),
            _ => driver.decide(seat, question),
        }
    }

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
            (_, Answer::Cards(ids)) if several => return Some(picks::<Ares>(ids)),
            _ => return None,
        };
        Some(vec![choice])
    }

    fn is_picking(state: &State, seat: Seat, question: Question) -> bool {
        question == Question::HandLimit || !state.player(seat).kept.is_empty()
    }

    fn closing(question: Question) -> Option<Choice> {
        match question {
            Question::Decide { at, .. } if matches!(at.effect(), Effect::Redraw(_)) => Some(Choice::Done),
            _ => None,
        }
    }

    fn describe(question: Question) -> String {
        match question {
            Question::Decide { at, .. } => {
                format!(
                    "a choice for {:?} of {:?} ({})",
                    at.effect(),
                    at.text.clause,
                    card_name(at.text.card)
                )
            }
            Question::Pay(bill) => format!("how much {} to pay of {} M€", bill.with.word(), bill.due),
            _ => format!("{question:?}"),
        }
    }

    /// Cards sold for it may be counted as M€ or not.
    fn check_payment(driver: &Driver<'_>) -> Result<(), Stop> {
        let Some((cause, Some(pay))) = driver.course.price else { return Ok(()) };
        let paid = paid(&driver.log, driver.seat, cause);
        let money = [paid.megacredits, paid.megacredits.saturating_sub(driver.course.sold)];
        let same = |payer: &Payer| paid.of(*payer) == pay.of(*payer);
        if Payer::ALL.iter().all(same) && money.contains(&pay.megacredits) {
            return Ok(());
        }
        Err(Stop::because(format!("{pay} is not a payment for this; it takes, for example, {paid}")))
    }

    fn left_over<'a>(driver: &Driver<'a>) -> Option<&'a Answer> {
        driver.unused().map(|(_, answer)| answer).find(|answer| !driver.was_forced(answer))
    }
}

impl Driver<'_> {
    /// As the move or an answer says; otherwise M€ first, other things only as far as needed.
    fn pay(&mut self, seat: Seat, bill: Bill) -> Result<(), Stop> {
        let cause = bill.text.cause();
        let told = self.course.price.and_then(|(of, pay)| pay.filter(|_| of == cause));
        let Some(pay) = told.or_else(|| self.take(Answer::pay)) else {
            let least = self.legal(seat)[0];
            return self.choose(seat, least);
        };
        self.course.price = Some((cause, Some(pay)));
        self.pay_part(seat, Choice::Amount(pay.of(bill.with)), pay, bill.due)
    }

    /// Which effect comes next: as an answer says, else the default order.
    fn choose_order(&mut self, seat: Seat) -> Result<(), Stop> {
        let pending = self.state.view(Some(seat)).own.map(|own| own.order).unwrap_or_default();
        if self.order.is_empty() {
            let named = |answer: &Answer| match answer {
                Answer::Order(cards) if cards.iter().any(|id| pending.contains(id)) => Some(cards.clone()),
                _ => None,
            };
            self.order = self.take(named).unwrap_or_default();
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
