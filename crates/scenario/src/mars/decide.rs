//! The decisions a move of Mars sets off, and what answers mean to them.

use super::drive::{Course, Driver, paid};
use super::forced;
use super::names::card_name;
use super::step::{Answer, Move, Pay};
use crate::drive::{Driven, picks};
use crate::refusal::Stop;
use tharsis_kernel::{CardId, Game, Seat};
use tharsis_mars::{Bill, Choice, Event, Mars, Open, Question, Resource, State};

impl Driven for Mars {
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
            Choice::Play(id) | Choice::Act(id, _) | Choice::Card(id) => Some(id),
            _ => None,
        }
    }

    fn begin(driver: &mut Driver<'_>, action: &Move) -> Result<(), Stop> {
        driver.make(action)
    }

    fn is_decision(question: Question) -> bool {
        match question {
            Question::Pay(_)
            | Question::Decide { .. }
            | Question::Amount { .. }
            | Question::Flood { .. }
            | Question::Buy { .. }
            | Question::Heat { .. }
            | Question::Repeat(_)
            | Question::RaiseMarker(_)
            | Question::LowerMarker { .. }
            | Question::LeaveOut
            | Question::Delegate { .. }
            | Question::Order(_) => true,
            Question::Corporation
            | Question::Preludes
            | Question::Prelude
            | Question::Opening(_)
            | Question::Draft
            | Question::Research(_)
            | Question::Turn
            | Question::SellPatents
            | Question::FinalGreenery => false,
        }
    }

    fn answer(driver: &mut Driver<'_>, seat: Seat, question: Question) -> Result<(), Stop> {
        match (question, driver.course.price) {
            (Question::Pay(bill), Some((text, pay))) if text == bill.text => {
                driver.pay_price(seat, bill, pay)?;
            }
            // Whatever else is asked comes after the price of the move is paid.
            _ => {
                Mars::check_payment(driver)?;
                match question {
                    Question::Pay(bill) => driver.pay_by_answer(seat, bill)?,
                    Question::Heat { due, .. } => driver.heat_by_answer(seat, question, due)?,
                    Question::Order(_) => driver.order(seat)?,
                    _ => driver.decide(seat, question)?,
                }
            }
        }
        driver.course.asked.push(question);
        Ok(())
    }

    fn as_choices(question: Question, answer: &Answer) -> Option<Vec<Choice>> {
        let kind = match question {
            Question::Decide { at, .. } => Kind::of(at.effect().open())?,
            Question::Amount { .. } | Question::RaiseMarker(_) => Kind::Amount,
            Question::Buy { .. } | Question::Repeat(_) => Kind::Option,
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
            (Kind::Award, Answer::Award(award)) => Choice::Award(*award),
            (Kind::Parameter, Answer::Parameter(parameter)) => Choice::Parameter(*parameter),
            (Kind::Cards, Answer::Cards(ids)) => return Some(picks::<Mars>(ids)),
            _ => return None,
        };
        Some(vec![choice])
    }

    fn is_picking(state: &State, seat: Seat, _: Question) -> bool {
        !state.player(seat).kept.is_empty()
    }

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
            Question::Pay(bill) => format!("how much to pay with {:?} of {} M€", bill.with, bill.due),
            _ => format!("{question:?}"),
        }
    }

    fn check_payment(driver: &Driver<'_>) -> Result<(), Stop> {
        let Some((text, Some(pay))) = driver.course.price else { return Ok(()) };
        let paid = paid(&driver.log, driver.seat, text.cause());
        if paid == pay {
            return Ok(());
        }
        Err(Stop::because(format!("{pay} is not a payment for this; it takes, for example, {paid}")))
    }

    fn left_over<'a>(driver: &Driver<'a>) -> Option<&'a Answer> {
        forced::left_over(driver)
    }

    fn is_contradicted(log: &[Event], answer: &Answer) -> bool {
        forced::is_contradicted(log, answer)
    }
}

impl Driver<'_> {
    /// The price of the move itself: as the file says, or as the engine proposes.
    fn pay_price(&mut self, seat: Seat, bill: Bill, pay: Option<Pay>) -> Result<(), Stop> {
        let Some(pay) = pay else {
            let proposed = self.state.proposed_payment(seat);
            return self.choose(seat, proposed.expect("a payment is asked"));
        };
        self.pay_part(seat, Choice::Amount(pay.of_payer(bill.with)), pay, bill.due)
    }

    /// Pays a whole price as told, and exactly.
    fn pay_by_answer(&mut self, seat: Seat, bill: Bill) -> Result<(), Stop> {
        self.by_answer(
            (seat, Question::Pay(bill)),
            Answer::pay,
            |pay, state, log| {
                while let Some(Question::Pay(now)) = state.question(seat)
                    && now.text == bill.text
                {
                    if Mars::play(state, seat, Choice::Amount(pay.of_payer(now.with)), log).is_err() {
                        return false;
                    }
                }
                paid(log, seat, bill.text.cause()) == *pay
            },
            |pay, _| Stop::because(format!("{pay} is not a payment for this")),
        )
    }

    /// Heat for which resources of a card may stand in: the file says how many of each.
    fn heat_by_answer(&mut self, seat: Seat, question: Question, due: u8) -> Result<(), Stop> {
        let heat = |state: &State| state.player(seat).stock(Resource::Heat);
        self.by_answer(
            (seat, question),
            Answer::pay,
            |pay, state, log| {
                let before = heat(state);
                let played = Mars::play(state, seat, Choice::Amount(pay.floaters), log).is_ok();
                played && before - heat(state) == i32::from(pay.heat)
            },
            |pay, _| Stop::because(format!("{pay} is not {due} heat")),
        )
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
                let known = |id: &CardId| pending.contains(id) || forced::acted(&self.log, *id);
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
    Award,
    Parameter,
}

impl Kind {
    /// What is named to decide what an effect leaves open; nothing where it leaves nothing.
    const fn of(open: Open) -> Option<Kind> {
        Some(match open {
            Open::Nothing | Open::Deck | Open::Later => return None,
            Open::Area(_) => Kind::Space,
            Open::Lowered(..) | Open::Robbed(_) => Kind::Player,
            Open::Filled(..) | Open::Emptied(..) | Open::Tapped(_) | Open::Spent(..) => Kind::Card,
            Open::Copied | Open::Discarded(_) | Open::Swapped => Kind::Card,
            Open::Played | Open::Prelude | Open::Repeated => Kind::Card,
            Open::Award => Kind::Award,
            Open::Parameter => Kind::Parameter,
            Open::Kept(_) | Open::Discards(_) => Kind::Cards,
            Open::Alternative(_) => Kind::Option,
            Open::Steps(..) | Open::Exchange(..) | Open::ExchangeHere(..) => Kind::Amount,
            Open::Moon(_) => Kind::Moon,
            Open::Party(_) => Kind::Party,
            Open::Resource(_) => Kind::Resource,
        })
    }
}
