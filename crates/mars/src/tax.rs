//! The Reds' policy (T42 to T44): every step of rating costs M€, paid at the end of the action.
//!
//! Money that comes in during the action may pay, so nothing is taken before its end. A choice is legal only if
//! some way to go on ends with enough M€ (T43); that is found by trying, and only while such a policy holds.

use crate::card::Passive;
use crate::machine::Lane;
use crate::obstacle::Obstacle;
use crate::price::payers_of_price;
use crate::question::{Choice, Question};
use crate::state::{GameLane, State, Task};
use crate::text::{Clause, Text};
use crate::vocabulary::Resource;
use tharsis_kernel::Seat;

impl State {
    /// M€ for each step of rating now.
    #[inline]
    pub(crate) fn tax_rate(&self) -> u8 {
        match self.policy_passive() {
            Some(Passive::RatingCosts(n)) => n,
            Some(_) | None => 0,
        }
    }

    /// Only the active player's rating rises in the action phase.
    #[inline]
    pub(crate) fn owe_tax(&mut self, steps: i16) {
        let rate = self.tax_rate();
        if rate > 0 {
            self.turmoil.tax += steps as u8 * rate;
        }
    }

    /// An action begins: if rating costs something, it is paid when the action is over.
    pub(crate) fn expect_tax(&mut self, seat: Seat) {
        if self.tax_rate() > 0 {
            self.push(Task::Settle(seat));
        }
    }

    /// The action is over. What cannot be paid stays due: only in worlds that are tried out, for `legal` offers
    /// no such way.
    pub(crate) fn settle_tax(&mut self, seat: Seat) {
        let due = self.turmoil.tax;
        if due == 0 || i32::from(due) > self.money_to_spend(seat) {
            return;
        }
        self.turmoil.tax = 0;
        let text = Text::rule(Clause::Policy(self.turmoil.committee.ruling));
        self.push(Task::Pay { seat, due, with: payers_of_price(None), heat_kept: 0, text });
    }

    /// Leaves only choices of the active player after which the tax can be paid.
    #[inline(never)]
    pub(crate) fn retain_payable(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.tax_rate() == 0 || seat != self.active {
            return;
        }
        let Some((_, question)) = self.pending_question(seat) else { return };
        if question == Question::Turn {
            out.retain(|&choice| self.tax_obstacle_of_action(seat, choice).is_none());
        } else {
            out.retain(|&choice| self.tax_obstacle(seat, choice).is_none());
        }
    }

    /// What would be missing at best if an action that is possible otherwise were begun now.
    pub(crate) fn tax_obstacle_of_action(&self, seat: Seat, choice: Choice) -> Option<Obstacle> {
        let raises = !matches!(
            choice,
            Choice::Pass
                | Choice::EndTurn
                | Choice::Milestone(_)
                | Choice::Award(_)
                | Choice::Delegate(..)
                | Choice::Policy
        );
        if self.tax_rate() == 0 || !raises {
            return None;
        }
        let mut world = self.clone();
        world.active = seat;
        world.actions_done = 0;
        world.turmoil.tax = 0;
        world.game_lane = GameLane::default();
        world.push(Task::Turn);
        world.ask(seat, Question::Turn);
        world.tax_obstacle(seat, choice)
    }

    /// What would be missing at best after an answer.
    pub(crate) fn tax_obstacle(&self, seat: Seat, choice: Choice) -> Option<Obstacle> {
        let mut world = self.clone();
        world.answer(seat, choice, &mut ());
        world.least_missing()
    }

    /// What is missing at the end of the action under way, the best answers being given.
    fn least_missing(&self) -> Option<Obstacle> {
        let payer = self.game_lane.iter().find_map(|task| match task {
            Task::Settle(seat) => Some(*seat),
            _ => None,
        });
        let Some(payer) = payer else { return self.unpaid() };
        let Some(&Task::Ask(seat, question)) = self.game_lane.last() else { return None };
        debug_assert!(self.pending_question(seat).is_some_and(|(lane, _)| lane == Lane::Game));
        let mut ways = Vec::new();
        self.possible_choices(seat, &mut ways);
        if seat != payer || !can_matter(question, &ways) {
            ways.drain(..ways.len() - 1);
        }
        let mut least: Option<Obstacle> = None;
        for choice in ways {
            match self.tax_obstacle(seat, choice) {
                None => return None,
                Some(found) if least.is_none_or(|least| missing(found) < missing(least)) => {
                    least = Some(found);
                }
                Some(_) => {}
            }
        }
        least
    }

    fn unpaid(&self) -> Option<Obstacle> {
        let tax = self.turmoil.tax;
        let seat = self.active;
        (tax > 0).then(|| Obstacle::TaxShort { tax, short: i32::from(tax) - self.money_to_spend(seat) })
    }
}

/// Whether different answers can leave a player with more or less M€. Of steel and titanium the most is best, and
/// heat pays as M€ do; so of a payment the last amount is enough. Cards chosen, and the order of effects, bring no
/// money.
fn can_matter(question: Question, ways: &[Choice]) -> bool {
    let cards = matches!(ways.last(), Some(Choice::Card(_)));
    let pays_in_kind = match question {
        Question::Pay(bill) => bill.with != Resource::Money,
        _ => false,
    };
    !(cards || pays_in_kind || matches!(question, Question::Order(_)))
}

fn missing(obstacle: Obstacle) -> i32 {
    match obstacle {
        Obstacle::TaxShort { short, .. } => short,
        _ => 0,
    }
}
