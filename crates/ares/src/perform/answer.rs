//! What an answer does. The choice is known to be legal: `legal` offered it.

use crate::card::Effect;
use crate::cards::card;
use crate::event::{Cause, Event};
use crate::question::{Choice, Question};
use crate::state::State;
use crate::text::At;
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    /// Applies a legal choice and runs to the next question.
    pub(crate) fn answer<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        let question = self.question(seat).expect("only asked seats answer");
        self.lanes.seats[seat.idx()].pop();
        match (question, choice) {
            (Question::HandLimit, Choice::Sell(id)) => {
                self.sell(seat, id, Cause::HandLimit, log);
                self.ask_hand_limit(seat);
            }
            (_, Choice::Sell(id)) => {
                self.ask(seat, question);
                self.sell(seat, id, Cause::Sale, log);
            }
            (Question::Work, choice) => self.work(seat, choice, log),
            (Question::Plan, Choice::Phase(card)) => self.plan(seat, card, log),
            (Question::Neutral, Choice::Phase(card)) => self.choose_neutral(card),
            (Question::Keep, Choice::Card(id)) => self.keep(seat, id, log),
            (Question::Pay(bill), Choice::Amount(amount)) => self.answer_pay(seat, bill, amount, log),
            (Question::Decide { at, subject }, choice) => self.decide(at, subject, seat, choice, log),
            (Question::Order(pending), Choice::Option(i)) => self.resolve_next(seat, pending, i),
            (Question::Opening, choice) => self.open(seat, choice, log),
            (Question::Pool, Choice::Take(piece)) => self.take_piece(seat, piece, log),
            (Question::Offer, choice) => self.offer(seat, choice, log),
            (Question::Swap(offered), choice) => self.swap(seat, offered, choice, log),
            (Question::Rise, Choice::Option(i)) => self.rise(i, log),
            _ => unreachable!("{choice:?} does not answer {question:?}"),
        }
        self.run(log);
    }

    fn decide<L: Sink<Event>>(&mut self, at: At, subject: CardId, seat: Seat, choice: Choice, log: &mut L) {
        let (text, cause) = (at.text, at.text.cause());
        match (at.effect(), choice) {
            (Effect::OneOf(_), Choice::Option(i)) => self.push_text(seat, text.branch(i), subject),
            (Effect::AddTo(n, _) | Effect::AddToAny(n), Choice::Card(id)) => {
                self.add(seat, n, id, cause, log)
            }
            (Effect::TakeFrom(_), Choice::Card(id)) => self.take(seat, 1, id, cause, log),
            (Effect::Exchange(from, to, _), Choice::Amount(n)) => {
                self.exchange(i32::from(n), (from, to), seat, cause, log);
            }
            (Effect::DrawKeep(..), Choice::Card(id)) => {
                self.player_mut(seat).kept.add(id);
                self.keep_or_ask(at, seat, subject, log);
            }
            (Effect::Discard(n), Choice::Card(id)) => {
                self.player_mut(seat).kept.add(id);
                self.discard_or_ask(at, n, seat, subject, log);
            }
            (Effect::Redraw(most), Choice::Card(id)) => {
                let player = self.player_mut(seat);
                player.kept.add(id);
                let open = player.hand.from(id + 1);
                if player.kept.len() < u32::from(most) && !open.is_empty() {
                    self.ask(seat, Question::Decide { at, subject });
                } else {
                    self.redraw(seat, cause, log);
                }
            }
            (Effect::Redraw(_), Choice::Done) => self.redraw(seat, cause, log),
            (Effect::MayDiscardToDraw(tag), Choice::Card(id)) => {
                self.player_mut(seat).hand.remove(id);
                self.discard(seat, id, cause, log);
                let n = if card(id).has_tag(tag) { 2 } else { 1 };
                self.draw_to_hand(seat, n, cause, log);
            }
            (Effect::MayDiscardToDraw(_), Choice::Nobody) => {}
            (Effect::RevealTake(..), Choice::Card(id)) => {
                self.player_mut(seat).kept.add(id);
                self.take_kept(seat, cause, log);
            }
            (effect, choice) => unreachable!("{choice:?} does not answer {effect:?}"),
        }
    }

    fn redraw<L: Sink<Event>>(&mut self, seat: Seat, cause: Cause, log: &mut L) {
        let n = self.discard_kept(seat, cause, log);
        self.draw_to_hand(seat, n, cause, log);
    }
}
