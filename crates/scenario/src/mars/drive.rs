//! The moves of Mars as the atomic choices of the engine, and what they cost.

use super::step::{Move, Pay};
use crate::refusal::Stop;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::{Cause, Choice, Clause, Event, Mars, Phase, Project, Question, Text, cards};

/// A step while it is played.
pub(crate) type Driver<'a> = crate::drive::Driver<'a, Mars>;

/// What only Mars must remember in the course of a step.
#[derive(Default)]
pub(crate) struct Course {
    /// The price of the move itself and what the file pays for it.
    pub(crate) price: Option<(Text, Option<Pay>)>,
    /// The questions asked so far.
    pub(crate) asked: Vec<Question>,
}

impl Driver<'_> {
    /// Makes the choices a move begins with.
    pub(super) fn make(&mut self, action: &Move) -> Result<(), Stop> {
        let seat = self.seat;
        match action {
            Move::Play { card, pay } => {
                self.course.price = Some((Text::of(*card, Clause::Play), *pay));
                self.choose(seat, Choice::Play(*card))
            }
            Move::Standard { project: Project::SellPatents, cards, .. } => {
                self.choose(seat, Choice::Project(Project::SellPatents))?;
                self.choose_set(cards)
            }
            Move::Standard { project, pay, .. } => {
                self.course.price = Some((Text::rule(Clause::Project(*project)), *pay));
                self.choose(seat, Choice::Project(*project))
            }
            Move::Milestone(milestone) => self.choose(seat, Choice::Milestone(*milestone)),
            Move::Award(award) => self.choose(seat, Choice::Award(*award)),
            Move::Action { card, option } => self.choose(seat, self.action(*card, *option)),
            Move::Convert(conversion) => self.choose(seat, Choice::Convert(*conversion)),
            Move::Trade { moon, with } => self.choose(seat, Choice::Trade(*moon, *with)),
            Move::LeaveOut(moon) => {
                self.need(Question::LeaveOut)?;
                self.choose(seat, Choice::Moon(*moon))
            }
            Move::Buy(cards) => self.buy(cards),
            Move::Draft(card) => {
                self.need(Question::Draft)?;
                self.choose(seat, Choice::Card(*card))
            }
            Move::Preludes(ids) => {
                self.need(Question::Preludes)?;
                self.choose_cards(ids)
            }
            Move::Prelude(card) => {
                self.need(Question::Prelude)?;
                self.choose(seat, Choice::Card(*card))
            }
            Move::Corporation { card, preludes, buy } => {
                self.need(Question::Corporation)?;
                self.choose(seat, Choice::Card(*card))?;
                self.choose_cards(preludes)?;
                buy.as_ref().map_or(Ok(()), |buy| self.buy(buy))
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
        let named = cards::card(card);
        let first = !named.first.is_empty()
            && player.corporation() == Some(card)
            && (player.first_action_due || named.actions.is_empty());
        if first { Choice::First } else { Choice::Act(card, option) }
    }

    fn buy(&mut self, ids: &[CardId]) -> Result<(), Stop> {
        if !matches!(self.state.question(self.seat), Some(Question::Opening(_) | Question::Research(_))) {
            return Err(self.not_asked());
        }
        self.choose_set(ids)
    }

    /// A set of cards, then no more.
    fn choose_set(&mut self, ids: &[CardId]) -> Result<(), Stop> {
        self.choose_cards(ids)?;
        self.choose(self.seat, Choice::Done)
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
}

/// What a seat has paid for something.
pub(crate) fn paid(log: &[Event], seat: Seat, cause: Cause) -> Pay {
    let mut sum = Pay::default();
    for event in log {
        match event {
            Event::Paid { seat: by, resource, amount, cause: why } if (*by, *why) == (seat, cause) => {
                sum.add(*resource, *amount as u16);
            }
            Event::PaidHere { seat: by, resource, amount, cause: why, .. }
                if (*by, *why) == (seat, cause) =>
            {
                sum.add_here(*resource, u16::from(*amount));
            }
            _ => {}
        }
    }
    sum
}
