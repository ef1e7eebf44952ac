//! Paying a price: asked resource by resource, and only where there is a choice.

use crate::event::Event;
use crate::price::{PAYERS, Payer, Payers};
use crate::question::{Bill, Question};
use crate::state::{State, Task};
use crate::text::Text;
use crate::vocabulary::Resource;
use tharsis_kernel::{Lane, Seat, Sink};

impl State {
    /// Pays what is left of a price, up to the next choice.
    pub(crate) fn pay_rest<L: Sink<Event>>(
        &mut self,
        lane: Lane,
        seat: Seat,
        (mut due, mut with, heat_kept): (u8, Payers, u8),
        text: Text,
        log: &mut L,
    ) {
        for (payer, bit) in PAYERS {
            if due == 0 || with & bit == 0 || self.has_none(seat, payer) {
                continue;
            }
            with &= !bit;
            let bill = Bill { due, with: payer, later: with, heat_kept, text };
            let mut amounts = self.amounts_to_pay(seat, &bill);
            let first = amounts.next().expect("a price that was checked can be paid");
            if amounts.next().is_some() {
                return self.lanes.push(lane, Task::Ask(seat, Question::Pay(bill)));
            }
            due = self.pay_part(seat, &bill, first, log);
        }
        self.spend(seat, i32::from(due), Resource::Money, text.cause(), log);
    }

    /// Whether there is nothing of it: seen without a look at what must be left.
    fn has_none(&self, seat: Seat, payer: Payer) -> bool {
        match payer {
            Payer::Resource(resource) => self.player(seat).stock(resource) == 0,
            Payer::Here(id) => !self.player(seat).tableau.has(id) || self.on_card[id as usize] == 0,
        }
    }

    /// Pays with one resource; what remains due.
    fn pay_part<L: Sink<Event>>(&mut self, seat: Seat, bill: &Bill, amount: u16, log: &mut L) -> u8 {
        let paid = amount * u16::from(self.payer_worth(seat, bill.with));
        let cause = bill.text.cause();
        match bill.with {
            Payer::Resource(resource) => self.spend(seat, i32::from(amount), resource, cause, log),
            Payer::Here(id) => self.spend_here(seat, amount as u8, id, cause, log),
        }
        u16::from(bill.due).saturating_sub(paid) as u8
    }

    pub(super) fn answer_pay<L: Sink<Event>>(
        &mut self,
        lane: Lane,
        seat: Seat,
        bill: Bill,
        amount: u16,
        log: &mut L,
    ) {
        let due = self.pay_part(seat, &bill, amount, log);
        self.lanes.push(
            lane,
            Task::Pay { seat, due, with: bill.later, heat_kept: bill.heat_kept, text: bill.text },
        );
    }
}
