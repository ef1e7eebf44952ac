//! What an answer does. The choice is known to be legal: `legal` offered it.

use crate::card::Open;
use crate::cards::CardSet;
use crate::event::{Cause, Event};
use crate::price::payers_of_price;
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Project, Resource};
use tharsis_kernel::{CardId, Lane, Seat, Sink};

impl State {
    /// Applies a legal choice and runs to the next question.
    pub(crate) fn answer<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        let (lane, question) = self.pending_question(seat).expect("only asked seats answer");
        if let (Question::Opening(_) | Question::Research(_) | Question::SellPatents, Choice::Card(id)) =
            (question, choice)
        {
            // The question stays as it is until the subset is done; nothing else can go on.
            return self.player_mut(seat).kept.add(id);
        }
        self.lanes.pop(lane);
        match (question, choice) {
            (Question::Turn, choice) => self.take_turn(seat, choice, log),
            (Question::Pay(bill), Choice::Amount(amount)) => self.answer_pay(lane, seat, bill, amount, log),
            (Question::Decide { at, subject }, choice) => self.decide(at, subject, seat, choice, log),
            (Question::Amount { at, from }, Choice::Amount(amount)) => {
                self.answer_amount(at, from, amount, seat, log)
            }
            (Question::Flood { at, .. }, choice) => self.flood(at, choice, seat, log),
            (Question::Order(pending), Choice::Option(i)) => self.resolve_next(seat, pending, i),
            (Question::Corporation, Choice::Card(id)) => self.choose_corporation(seat, id),
            (Question::Preludes, Choice::Card(id)) => self.choose_prelude(lane, seat, id),
            (Question::Prelude, Choice::Card(id)) => self.play_own_prelude(seat, id, log),
            (Question::Draft, Choice::Card(id)) => self.draft(seat, id, log),
            (Question::Opening(_), Choice::Done) => {}
            (Question::Research(price), Choice::Done) => self.buy(lane, seat, price),
            (Question::Buy { at, price }, Choice::Option(0)) => {
                self.push(Task::TakeDealt { seat, text: at.text });
                let with = payers_of_price(None);
                self.push(Task::Pay { seat, due: price, with, heat_kept: 0, text: at.text });
            }
            (Question::Buy { at, .. }, Choice::Option(_)) => self.take_kept(seat, at.text.cause(), log),
            (Question::Heat { due, text, .. }, Choice::Amount(n)) => {
                self.spend_heat(seat, due, n as u8, text, log);
            }
            (Question::Repeat(id), Choice::Option(option)) => self.repeat_action(seat, id, option, log),
            (Question::RaiseMarker(moon), Choice::Amount(n)) => self.raise_marker(moon, n, log),
            (Question::LowerMarker { at, up }, Choice::Moon(down)) => self.shift_markers(at, up, down, log),
            (Question::LeaveOut, Choice::Moon(moon)) => self.leave_out(moon, log),
            (Question::SellPatents, Choice::Done) => self.sell_patents(seat, log),
            (Question::Delegate { at, party }, choice) => self.remove_delegate(at, party, choice, log),
            (Question::FinalGreenery, choice) => self.convert_last(seat, choice, log),
            _ => unreachable!("{choice:?} does not answer {question:?}"),
        }
        self.run(log);
    }

    /// What was left open by an effect is decided: each kind of thing by its kind of answer.
    fn decide<L: Sink<Event>>(&mut self, at: At, subject: CardId, seat: Seat, choice: Choice, log: &mut L) {
        let (text, cause) = (at.text, at.text.cause());
        let mine = (seat, cause);
        match at.effect().open() {
            Open::Nothing | Open::Deck | Open::Later => {}
            Open::Area(area) => self.use_area(at, area, seat, named(choice.hex()), log),
            Open::Moon(use_of) => self.use_moon(at, use_of, seat, named(choice.moon()), log),
            Open::Party(use_of) => self.use_party(at, use_of, named(choice.party()), seat, log),
            Open::Resource(use_of) => self.use_resource(use_of, named(choice.resource()), mine, log),
            Open::Alternative(_) => self.push_text(text.branch(named(choice.option())), seat, subject),
            Open::Filled(count, _) => {
                let n = self.amount_to_add(seat, text.card, count);
                self.add(seat, n, named(choice.card()), cause, log);
            }
            Open::Played | Open::Prelude | Open::Award | Open::Repeated | Open::Parameter => {
                self.decide_extra(at, seat, choice, log);
            }
            Open::Lowered(steps, resource) => {
                if let Some(victim) = choice.seat() {
                    self.produce(victim, -i16::from(steps), resource, mine, log);
                }
            }
            Open::Robbed(loss) => match choice.seat() {
                Some(victim) => self.harm(at, loss, victim, seat, log),
                None => self.rob_nobody(at, loss, seat, log),
            },
            Open::Emptied(most, _) => match choice.card() {
                None => {}
                Some(id) if self.most_off_card(most, id) == 1 => self.take(1, id, mine, log),
                Some(id) => self.ask(seat, Question::Amount { at, from: id }),
            },
            Open::Tapped(_) => {
                if let Some(id) = choice.card() {
                    self.take(1, id, mine, log);
                }
            }
            Open::Spent(n, _) => self.take(n, named(choice.card()), mine, log),
            Open::Copied => self.copy_production(named(choice.card()), seat),
            Open::Steps(from, to) => {
                self.shift_production(named(choice.amount()) as i16, (from, to), mine, log);
            }
            Open::Exchange(from, to) => {
                self.exchange(i32::from(named(choice.amount())), (from, to), mine, log)
            }
            Open::ExchangeHere(rate, to) => {
                self.exchange_here(named(choice.amount()) as u8, text.card, (rate, to), mine, log)
            }
            Open::Kept(keep) => {
                self.player_mut(seat).kept.add(named(choice.card()));
                self.keep_or_ask(at, keep, seat, subject, log);
            }
            Open::Discards(n) => self.pick_to_discard(at, n, named(choice.card()), seat, log),
            Open::Discarded(n) => self.discard_for(n, named(choice.card()), seat, cause, log),
            Open::Swapped => {
                if let Some(id) = choice.card() {
                    self.discard_from_hand(seat, id, cause, log);
                    self.draw_to_hand(seat, 1, cause, log);
                }
            }
        }
    }

    fn flood<L: Sink<Event>>(&mut self, at: At, choice: Choice, seat: Seat, log: &mut L) {
        if let (Some(loss), Some(victim)) = (at.effect().open().loss(), choice.seat()) {
            self.harm(at, loss, victim, seat, log);
        }
    }

    fn answer_amount<L: Sink<Event>>(&mut self, at: At, from: u16, amount: u16, seat: Seat, log: &mut L) {
        let mine = (seat, at.text.cause());
        match at.effect().open().loss() {
            Some(loss) => self.harm_by(amount, loss, Seat(from as u8), mine, log),
            None => self.take(amount as u8, from, mine, log),
        }
    }

    fn buy(&mut self, lane: Lane, seat: Seat, price: u8) {
        let due = price * self.player(seat).kept.len() as u8;
        self.lanes.push(lane, Task::Bought { seat });
        let text = Text::rule(Clause::Research);
        self.lanes.push(lane, Task::Pay { seat, due, with: payers_of_price(None), heat_kept: 0, text });
    }

    /// Selling patents: 1 M€ for each card (M95).
    fn sell_patents<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let cause = Cause::Project(Project::SellPatents);
        let player = self.player_mut(seat);
        let sold = std::mem::replace(&mut player.kept, CardSet::EMPTY);
        player.hand = player.hand.without(&sold);
        for id in &sold {
            self.discard(seat, id, cause, log);
        }
        self.gain(seat, sold.len() as i32, Resource::Money, cause, log);
    }
}

/// What an answer names: `legal` offers only answers of the kind that is asked for.
fn named<T>(it: Option<T>) -> T {
    it.expect("an answer of the kind that is asked for")
}
