//! One step: the compound move of a file as the atomic choices of the engine, on a copy of the position.

use super::forced;
use super::names::card_name;
use super::step::{Answer, Move, Pay, Step};
use crate::error::Problem;
use crate::refusal::Stop;
use tharsis_kernel::{CardId, Game, Seat};
use tharsis_mars::{Cause, Choice, Clause, Event, Mars, Phase, Project, Question, State, Text, cards};

/// Plays a step on a copy of a position; the copy is given back only if all went well.
pub(crate) fn drive(state: &State, step: &Step) -> Result<State, Stop> {
    let mut driver = Driver {
        state: state.clone(),
        log: Vec::new(),
        seat: Seat(step.player),
        answers: &step.answers,
        used: vec![false; step.answers.len()],
        strict: step.illegal,
        price: None,
        order: Vec::new(),
        asked: Vec::new(),
    };
    driver.begin(&step.action)?;
    driver.decide_all()?;
    driver.check_payment()?;
    match forced::left_over(&driver) {
        Some(answer) if !step.illegal => Err(Stop::Problem(Problem::LeftOver(answer.to_string())))?,
        // Where the engine took the only legal choice in silence, an answer that says otherwise is refused.
        Some(answer) if forced::is_contradicted(&driver.log, answer) => {
            Err(Stop::because(answer.to_string()))?;
        }
        Some(_) | None => {}
    }
    Ok(driver.state)
}

/// A step while it is played.
pub(crate) struct Driver<'a> {
    pub(crate) state: State,
    /// What has happened in this step.
    pub(crate) log: Vec<Event>,
    /// Who moves.
    pub(crate) seat: Seat,
    pub(crate) answers: &'a [Answer],
    /// Which of them have been taken.
    pub(crate) used: Vec<bool>,
    /// In a step that must be refused, the first answer of the right kind is taken, legal or not.
    pub(crate) strict: bool,
    /// The price of the move itself and what the file pays for it.
    pub(crate) price: Option<(Text, Option<Pay>)>,
    /// What is left of an answer about the order of effects.
    pub(crate) order: Vec<CardId>,
    /// The questions asked so far.
    pub(crate) asked: Vec<Question>,
}

impl Driver<'_> {
    /// Makes an atomic choice.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Stop> {
        match Mars::play(&mut self.state, seat, choice, &mut self.log) {
            Ok(()) => Ok(()),
            Err(_) => {
                let obstacles = self.state.why_not(seat, choice);
                Err(Stop::refused(notation(choice), obstacles))
            }
        }
    }

    /// The legal choices of a seat.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Choice> {
        let mut legal = Vec::new();
        Mars::legal(&self.state, seat, &mut legal);
        legal
    }

    fn begin(&mut self, action: &Move) -> Result<(), Stop> {
        let seat = self.seat;
        match action {
            Move::Play { card, pay } => {
                self.price = Some((Text::of(*card, Clause::Play), *pay));
                self.choose(seat, Choice::Play(*card))
            }
            Move::Standard { project: Project::SellPatents, cards, .. } => {
                self.choose(seat, Choice::Project(Project::SellPatents))?;
                self.choose_cards(seat, cards.iter().map(|card| card.0.0))
            }
            Move::Standard { project, pay, .. } => {
                self.price = Some((Text::rule(Clause::Project(*project)), *pay));
                self.choose(seat, Choice::Project(*project))
            }
            Move::Milestone(milestone) => self.choose(seat, Choice::Milestone(*milestone)),
            Move::Award(award) => self.choose(seat, Choice::Award(*award)),
            Move::Action { card, option } => self.choose(seat, self.action(*card, *option)),
            Move::Convert(conversion) => self.choose(seat, Choice::Convert(*conversion)),
            Move::Trade { moon, with } => self.choose(seat, Choice::Trade(*moon, *with)),
            Move::LeaveOut(moon) => {
                self.need_question(Question::LeaveOut)?;
                self.choose(seat, Choice::Moon(*moon))
            }
            Move::Buy(cards) => self.buy(cards.iter().map(|card| card.0.0)),
            Move::Draft(card) => {
                self.need_question(Question::Draft)?;
                self.choose(seat, Choice::Card(*card))
            }
            Move::Corporation { card, buy } => {
                self.need_question(Question::Corporation)?;
                self.choose(seat, Choice::Card(*card))?;
                buy.as_ref().map_or(Ok(()), |buy| self.buy(buy.iter().map(|card| card.0.0)))
            }
            Move::Delegate { party, source } => self.choose(seat, Choice::Delegate(*party, *source)),
            Move::Policy => self.choose(seat, Choice::Policy),
            Move::EndTurn => self.choose(seat, Choice::EndTurn),
            Move::Pass => self.choose(seat, Choice::Pass),
            Move::Production => self.production(),
            Move::Neutral => self.neutral(),
        }
    }

    /// A corporation's first action is named like any other action.
    fn action(&self, card: CardId, option: u8) -> Choice {
        let player = self.state.player(self.seat);
        let first = !cards::card(card).first.is_empty() && player.corporation() == Some(card);
        if first { Choice::First } else { Choice::Act(card, option) }
    }

    fn need_question(&self, wanted: Question) -> Result<(), Stop> {
        if self.state.question(self.seat) == Some(wanted) { Ok(()) } else { Err(self.not_asked()) }
    }

    fn not_asked(&self) -> Stop {
        let seat = self.seat;
        Stop::because(match self.state.question(seat) {
            _ if self.state.is_over() => "the game is over".to_string(),
            None => format!("player {seat} is not asked now"),
            Some(_) => format!("this is not what player {seat} is asked now"),
        })
    }

    fn buy(&mut self, ids: impl Iterator<Item = CardId>) -> Result<(), Stop> {
        if !matches!(self.state.question(self.seat), Some(Question::Opening(_) | Question::Research(_))) {
            return Err(self.not_asked());
        }
        self.choose_cards(self.seat, ids)
    }

    /// A set of cards, ascending, then no more.
    fn choose_cards(&mut self, seat: Seat, ids: impl Iterator<Item = CardId>) -> Result<(), Stop> {
        let mut ids: Vec<CardId> = ids.collect();
        ids.sort_unstable();
        for id in ids {
            self.choose(seat, Choice::Card(id))?;
        }
        self.choose(seat, Choice::Done)
    }

    fn production(&mut self) -> Result<(), Stop> {
        if !matches!(self.state.phase(), Phase::Action | Phase::Production | Phase::Solar) {
            return Err(Stop::because(format!(
                "production does not follow the phase {}",
                self.state.phase().word()
            )));
        }
        self.state.run_production(&mut self.log);
        Ok(())
    }

    fn neutral(&mut self) -> Result<(), Stop> {
        if !self.state.is_solo() || self.state.phase() != Phase::Setup {
            return Err(Stop::because("neutral tiles are placed in the set-up of a solo game"));
        }
        if !self.state.board().occupied().is_empty() {
            return Err(Stop::because("the neutral tiles are placed already"));
        }
        self.state.place_neutral_tiles(&mut self.log);
        Ok(())
    }

    /// What was paid must be what the file says, to the unit.
    pub(crate) fn check_payment(&self) -> Result<(), Stop> {
        let Some((text, Some(pay))) = self.price else { return Ok(()) };
        let paid = paid(&self.log, self.seat, text.cause());
        if paid == pay {
            return Ok(());
        }
        Err(Stop::because(format!("{pay} is not a payment for this; it takes, for example, {paid}")))
    }
}

/// What a seat has paid for something.
pub(crate) fn paid(log: &[Event], seat: Seat, cause: Cause) -> Pay {
    let mut sum = Pay::default();
    for event in log {
        match event {
            Event::Paid { seat: by, resource, amount, cause: why } if (*by, *why) == (seat, cause) => {
                sum.add(*resource, *amount as u16);
            }
            _ => {}
        }
    }
    sum
}

/// A choice in notation, with the names of cards.
pub(crate) fn notation(choice: Choice) -> String {
    match choice {
        Choice::Play(id) | Choice::Act(id, _) | Choice::Card(id) => format!("{choice} ({})", card_name(id)),
        _ => choice.to_string(),
    }
}
