//! What an answer does. The choice is known to be legal: `legal` offered it.

use crate::card::Effect;
use crate::event::{Cause, Event};
use crate::machine::Lane;
use crate::price::payers_of_price;
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Project, Resource};
use tharsis_kernel::{CardId, CardSet, Seat, Sink};

impl State {
    /// Applies a legal choice and runs to the next question.
    pub(crate) fn answer<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        let (lane, question) = self.pending_question(seat).expect("only asked seats answer");
        match lane {
            Lane::Game => self.game_lane.pop(),
            Lane::Seat(seat) => self.seat_lanes[seat.idx()].pop(),
        };
        match (question, choice) {
            (Question::Turn, choice) => self.take_turn(seat, choice, log),
            (Question::Pay(bill), Choice::Amount(amount)) => self.answer_pay(lane, seat, bill, amount, log),
            (Question::Decide { at, subject }, choice) => self.decide(at, subject, seat, choice, log),
            (Question::Amount { at, from }, Choice::Amount(amount)) => {
                self.answer_amount(at, from, amount, seat, log)
            }
            (Question::Flood { at, .. }, Choice::Seat(victim)) => self.harm(at, victim, seat, log),
            (Question::Flood { .. }, Choice::Nobody) => {}
            (Question::Order(pending), Choice::Option(i)) => self.resolve_next(seat, pending, i),
            (Question::Corporation, Choice::Card(id)) => self.choose_corporation(seat, id),
            (Question::Draft, Choice::Card(id)) => self.draft(seat, id, log),
            (Question::Opening(_) | Question::Research(_) | Question::SellPatents, Choice::Card(id)) => {
                self.player_mut(seat).kept.add(id);
                self.push_to(lane, Task::Ask(seat, question));
            }
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

    fn decide<L: Sink<Event>>(&mut self, at: At, subject: CardId, seat: Seat, choice: Choice, log: &mut L) {
        let (text, cause) = (at.text, at.text.cause());
        let mine = (seat, cause);
        match (at.effect(), choice) {
            (_, Choice::Hex(hex)) => self.use_area(at, seat, hex, log),
            (_, Choice::Moon(moon)) => self.use_moon(at, seat, moon, log),
            (Effect::Discard, Choice::Card(id)) => self.discard_from_hand(seat, id, cause, log),
            (Effect::TakeFromOwn(n, _), Choice::Card(id)) => self.take(n, id, mine, log),
            (Effect::ExchangeHere(to), Choice::Amount(n)) => {
                self.exchange_here(n as u8, text.card, to, mine, log);
            }
            (_, Choice::Party(party)) => self.deal_with_party(at, party, seat, log),
            (effect, Choice::Resource(resource)) => self.choose_resource(effect, resource, mine, log),
            (Effect::DiscardCards(n), Choice::Card(id)) => self.pick_to_discard(at, n, id, seat, log),
            (Effect::OneOf(_), Choice::Option(i)) => self.push_text(text.branch(i), seat, subject),
            (Effect::AddTo(n, ..) | Effect::AddToNonEmpty(n), Choice::Card(id)) => {
                self.add(seat, n, id, cause, log)
            }
            (Effect::AnyoneProduces(..), Choice::Seat(victim)) => self.lower(at, victim, seat, log),
            (Effect::AnyoneProduces(..), Choice::Nobody) => {}
            (Effect::AnyoneLoses(..) | Effect::Steal(..), Choice::Seat(victim)) => {
                self.harm(at, victim, seat, log)
            }
            (Effect::Steal(..), Choice::Nobody) if self.is_solo() => self.rob_neutral(at, seat, log),
            (
                Effect::AnyoneLoses(..) | Effect::Steal(..) | Effect::AnyoneLosesFromCard(..),
                Choice::Nobody,
            ) => {}
            (Effect::AnyoneLosesFromCard(..), Choice::Card(id)) => match self.most_off_card(at, id) {
                1 => self.take(1, id, mine, log),
                _ => self.ask(seat, Question::Amount { at, from: id }),
            },
            (Effect::TakeFromAny(_), Choice::Card(id)) => self.take(1, id, mine, log),
            (Effect::TakeFromAny(_), Choice::Nobody) => {}
            (Effect::CopyProduction, Choice::Card(id)) => self.copy_production(id, seat),
            (Effect::ShiftProduction(from, to), Choice::Amount(n)) => {
                self.shift_production(n as i16, (from, to), mine, log);
            }
            (Effect::Exchange(from, to), Choice::Amount(n)) => {
                self.exchange(i32::from(n), (from, to), mine, log)
            }
            (Effect::DrawKeep(..), Choice::Card(id)) => {
                self.player_mut(seat).kept.add(id);
                self.keep_or_ask(at, seat, subject, log);
            }
            (Effect::MayDiscardToDraw, Choice::Card(id)) => {
                self.discard_from_hand(seat, id, cause, log);
                self.draw_to_hand(seat, 1, cause, log);
            }
            (Effect::MayDiscardToDraw, Choice::Nobody) => {}
            (effect, choice) => unreachable!("{choice:?} does not answer {effect:?}"),
        }
    }

    fn answer_amount<L: Sink<Event>>(&mut self, at: At, from: u16, amount: u16, seat: Seat, log: &mut L) {
        if matches!(at.effect(), Effect::AnyoneLosesFromCard(..)) {
            self.take(amount as u8, from, (seat, at.text.cause()), log);
        } else {
            self.harm_by(at, Seat(from as u8), amount, seat, log);
        }
    }

    fn buy(&mut self, lane: Lane, seat: Seat, price: u8) {
        let due = price * self.player(seat).kept.len() as u8;
        self.push_to(lane, Task::Bought { seat });
        let text = Text::rule(Clause::Research);
        self.push_to(lane, Task::Pay { seat, due, with: payers_of_price(None), heat_kept: 0, text });
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
