//! What is due at the end of an action: every step of rating under the Reds (T42 to T44), and areas that cost M€ (H8).
//!
//! Money that comes in during the action may pay, so nothing is taken before its end. A choice is legal only if
//! some way to go on ends with enough M€ (T43, H9); that is found by trying, and only where the most that can be due
//! (`toll`) is more than there is.

use crate::card::{AreaUse, Effect, Open, Passive};
use crate::hex::HexSet;
use crate::obstacle::Obstacle;
use crate::price::payers_of_price;
use crate::question::{Choice, Question};
use crate::state::{Owed, State, Task};
use crate::text::{Clause, Text};
use crate::vocabulary::Conversion;
use tharsis_kernel::{Lane, Seat};
use tinyvec::ArrayVec;

/// Debug builds try out what is sure, too, to see that it is.
const TRIES_WHAT_IS_SURE: bool = cfg!(debug_assertions);

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

    /// Something the action does costs M€ before its end (H10).
    pub(crate) fn owe(&mut self, money: u8, text: Text) {
        self.owed.money += money;
        self.owed.text = text;
    }

    /// Whether an action can cost something at its end.
    #[inline]
    pub(crate) fn may_owe(&self) -> bool {
        (self.options.turmoil && self.tax_rate() > 0)
            || self.owed.money > 0
            || !self.priced_areas().is_empty()
            // A tile may lie on the last such area whose price is still to be named.
            || (!self.map().priced.is_empty() && self.is_settled_later())
    }

    /// Areas where a tile costs M€ that have none yet.
    #[inline]
    pub(crate) fn priced_areas(&self) -> HexSet {
        let priced = self.map().priced;
        if priced.is_empty() { priced } else { priced.without(self.board.occupied()) }
    }

    /// An action begins: what it turns out to cost is paid when it is over.
    pub(crate) fn expect_dues(&mut self, seat: Seat) {
        if self.may_owe() {
            self.push(Task::Settle(seat));
        }
    }

    /// Something that may cost M€ at its end begins, within an action or by itself (P21).
    pub(crate) fn settle_below(&mut self, seat: Seat) {
        if !self.is_settled_later() {
            self.push(Task::Settle(seat));
        }
    }

    /// The action is over. What cannot be paid stays due: only in worlds that are tried out, for `legal` offers
    /// no such way.
    pub(crate) fn settle_dues(&mut self, seat: Seat) {
        let (tax, owed) = (self.turmoil.tax, self.owed);
        if self.due() > self.money_to_spend(seat) {
            return;
        }
        self.turmoil.tax = 0;
        self.owed = Owed::default();
        let policy = Text::rule(Clause::Policy(self.turmoil.committee.ruling));
        for (due, text) in [(tax, policy), (owed.money, owed.text)] {
            if due > 0 {
                self.push(Task::Pay { seat, due, with: payers_of_price(None), heat_kept: 0, text });
            }
        }
    }

    /// What the action under way has come to owe.
    pub(crate) fn due(&self) -> i32 {
        i32::from(self.turmoil.tax) + i32::from(self.owed.money)
    }

    /// Leaves only choices of the active player after which what is due can be paid.
    #[inline(never)]
    pub(crate) fn retain_payable(&self, seat: Seat, out: &mut Vec<Choice>) {
        if seat != self.active {
            return;
        }
        let Some((_, question)) = self.pending_question(seat) else { return };
        let only_areas = self.tax_rate() == 0 && self.owed.money == 0;
        if only_areas && (question == Question::Turn || !self.is_settled_later()) {
            return out.retain(|&choice| self.priced_area_obstacle(seat, question, choice).is_none());
        }
        if question == Question::Turn {
            return out.retain(|&choice| self.due_obstacle_of_action(seat, choice).is_none());
        }
        let surely = self.surely_pays_rest(seat);
        if surely && !TRIES_WHAT_IS_SURE {
            return;
        }
        let possible = out.len();
        out.retain(|&choice| self.due_obstacle(seat, choice).is_none());
        debug_assert!(!surely || out.len() == possible, "{question:?} can be paid whatever is answered");
    }

    /// Whether an action is under way at whose end what is due is paid.
    fn is_settled_later(&self) -> bool {
        self.lanes.game.iter().any(|task| matches!(task, Task::Settle(_)))
    }

    /// What is missing where only an area can cost something: on it, or if an action has no other area.
    fn priced_area_obstacle(&self, seat: Seat, question: Question, choice: Choice) -> Option<Obstacle> {
        match (question, choice) {
            (Question::Turn, choice) if self.has_only_priced_areas(seat, choice) => {
                self.due_obstacle_of_action(seat, choice)
            }
            (Question::FinalGreenery, Choice::Convert(_)) => self.due_obstacle_of_last_greenery(seat),
            (Question::Decide { at, .. }, Choice::Hex(hex))
                if self.map().priced.has(hex)
                    && matches!(at.effect().open(), Open::Area(AreaUse::Tile(..))) =>
            {
                self.due_obstacle(seat, choice)
            }
            _ => None,
        }
    }

    /// Whether an action lays a tile for which every legal area costs M€.
    fn has_only_priced_areas(&self, seat: Seat, choice: Choice) -> bool {
        let text = match choice {
            Choice::Play(id) => Text::of(id, Clause::Play),
            Choice::Act(id, option) => Text::of(id, Clause::Gain(option)),
            Choice::First => match self.player(seat).corporation() {
                Some(id) => Text::of(id, Clause::First),
                None => return false,
            },
            Choice::Project(project) => Text::rule(Clause::Project(project)),
            Choice::Convert(conversion) => Text::rule(Clause::Convert(conversion)),
            _ => return false,
        };
        let priced = self.priced_areas();
        let caught = |effect: &Effect| match effect.open() {
            Open::Area(AreaUse::Tile(_, site)) => {
                let areas = self.areas(seat, site);
                !areas.is_empty() && areas.without(priced).is_empty()
            }
            _ => false,
        };
        text.effects().iter().any(|effect| match effect.open() {
            Open::Alternative(branches) => branches.iter().any(|branch| branch.iter().any(caught)),
            _ => caught(effect),
        })
    }

    /// What would be missing at best if an action that is possible otherwise were begun now.
    pub(crate) fn due_obstacle_of_action(&self, seat: Seat, choice: Choice) -> Option<Obstacle> {
        if matches!(choice, Choice::Pass | Choice::EndTurn) || !self.may_owe() {
            return None;
        }
        let surely = self.surely_pays_action(seat, choice);
        if surely && !TRIES_WHAT_IS_SURE {
            return None;
        }
        let mut world = self.as_if_only(seat);
        world.actions_done = 0;
        world.turmoil.tax = 0;
        world.owed = Owed::default();
        world.push(Task::Turn);
        world.ask(seat, Question::Turn);
        let missing = world.missing_after(seat, choice);
        debug_assert!(!surely || missing.is_none(), "{choice} can be paid however it goes on");
        missing
    }

    /// The same position with nothing left to do, for a seat that acts: others, or it itself, may be drafting.
    pub(crate) fn as_if_only(&self, seat: Seat) -> State {
        let mut world = self.clone();
        world.active = seat;
        world.lanes.game.clear();
        world.lanes.seats.iter_mut().for_each(ArrayVec::clear);
        world
    }

    /// What would be missing at best if the last plants, which are enough, became a greenery now. This is the only
    /// look ahead that `apply` itself may take, in the last phase and where nothing but priced areas are left.
    pub(crate) fn due_obstacle_of_last_greenery(&self, seat: Seat) -> Option<Obstacle> {
        let convert = Choice::Convert(Conversion::Plants);
        if !self.has_only_priced_areas(seat, convert) {
            return None;
        }
        let mut world = self.as_if_only(seat);
        world.ask(seat, Question::FinalGreenery);
        world.missing_after(seat, convert)
    }

    /// What would be missing at best after an answer.
    pub(crate) fn due_obstacle(&self, seat: Seat, choice: Choice) -> Option<Obstacle> {
        self.clone().missing_after(seat, choice)
    }

    fn missing_after(&mut self, seat: Seat, choice: Choice) -> Option<Obstacle> {
        self.answer(seat, choice, &mut ());
        self.least_missing()
    }

    /// What is missing at the end of the action under way, the best answers being given.
    pub(crate) fn least_missing(&self) -> Option<Obstacle> {
        let payer = self.lanes.game.iter().find_map(|task| match task {
            Task::Settle(seat) => Some(*seat),
            _ => None,
        });
        let Some(payer) = payer else { return self.unpaid() };
        let surely = self.surely_pays_rest(payer);
        if surely && !TRIES_WHAT_IS_SURE {
            return None;
        }
        let missing = self.least_missing_of_ways(payer);
        debug_assert!(!surely || missing.is_none(), "{:?} can be paid", self.lanes.game);
        missing
    }

    /// What is missing after the best answer to the question that lies on the lane.
    fn least_missing_of_ways(&self, payer: Seat) -> Option<Obstacle> {
        let Some(&Task::Ask(seat, question)) = self.lanes.game.last() else { return None };
        debug_assert!(self.pending_question(seat).is_some_and(|(lane, _)| lane == Lane::Game));
        let mut ways = Vec::new();
        self.possible_choices(seat, &mut ways);
        if ways.is_empty() {
            return Some(Obstacle::NoCardToPlay);
        }
        if seat != payer || !can_matter(question, &ways) {
            ways.drain(..ways.len() - 1);
        }
        let mut least: Option<Obstacle> = None;
        for choice in ways {
            match self.due_obstacle(seat, choice) {
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
        let short = self.due() - self.money_to_spend(self.active);
        match (self.turmoil.tax, self.owed.money) {
            (0, 0) => None,
            (0, price) => Some(Obstacle::AreaPriceShort { price, short }),
            (tax, _) => Some(Obstacle::TaxShort { tax, short }),
        }
    }
}

/// Whether different answers can leave a player with more or less M€. Of steel and titanium the most is best, and
/// heat pays as M€ do; so of a payment the last amount is enough. Cards chosen, and the order of effects, bring no
/// money.
fn can_matter(question: Question, ways: &[Choice]) -> bool {
    let acts = matches!(question, Question::Decide { at, .. }
        if matches!(at.effect().open(), Open::Played | Open::Repeated));
    let cards = matches!(ways.last(), Some(Choice::Card(_))) && !acts;
    let pays_in_kind = matches!(question, Question::Pay(_));
    !(cards || pays_in_kind || matches!(question, Question::Order(_)))
}

fn missing(obstacle: Obstacle) -> i32 {
    match obstacle {
        Obstacle::TaxShort { short, .. } | Obstacle::AreaPriceShort { short, .. } => short,
        _ => 0,
    }
}
