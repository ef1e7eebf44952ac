//! Paying a price: asked payer by payer, and only where there is a choice (A29).

use crate::event::Event;
use crate::price::Payers;
use crate::question::{Bill, Question};
use crate::state::{State, Task};
use crate::text::Text;
use crate::vocabulary::{Payer, Resource};
use tharsis_kernel::{Seat, Sink};

impl State {
    /// Pays what is left of a price, up to the next choice.
    pub(crate) fn pay_rest<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        (mut due, mut with): (u8, Payers),
        text: Text,
        log: &mut L,
    ) {
        for &payer in Payer::ALL {
            let bit = 1 << payer as u8;
            if due == 0 || with & bit == 0 || self.payer_card(seat, payer).is_none() {
                continue;
            }
            with &= !bit;
            let bill = Bill { due, with: payer, later: with, text };
            let mut amounts = self.amounts_to_pay(seat, &bill);
            let first = amounts.next().expect("a price that was checked can be paid");
            if amounts.next().is_some() {
                return self.ask(seat, Question::Pay(bill));
            }
            due = self.pay_part(seat, &bill, first, log);
        }
        self.spend(seat, i32::from(due), Resource::Money, text.cause(), log);
    }

    /// Pays with one payer; what remains due. What it brings too much is lost (A30).
    fn pay_part<L: Sink<Event>>(&mut self, seat: Seat, bill: &Bill, amount: u16, log: &mut L) -> u8 {
        let (paid, cause) = (self.payer_worth(seat, bill.with, amount), bill.text.cause());
        match bill.with {
            Payer::Heat => self.spend(seat, i32::from(amount), Resource::Heat, cause, log),
            Payer::Plants => self.spend(seat, i32::from(amount), Resource::Plants, cause, log),
            Payer::Microbes if amount > 0 => {
                let (id, ..) = self.payer_card(seat, Payer::Microbes).expect("microbes lie on a card");
                self.take(seat, amount as u8, id, cause, log);
            }
            Payer::Microbes => {}
        }
        u16::from(bill.due).saturating_sub(paid) as u8
    }

    pub(super) fn answer_pay<L: Sink<Event>>(&mut self, seat: Seat, bill: Bill, amount: u16, log: &mut L) {
        let due = self.pay_part(seat, &bill, amount, log);
        self.push(seat, Task::Pay { due, with: bill.later, text: bill.text });
    }
}
