//! Carrying out card text: the reader `perform` of the card language.
//!
//! An effect either happens at once or leaves a question on the lane. Texts continue step by step, and a step
//! pushes its continuation before it acts, so that whatever it sets off comes first.

mod answer;
mod pay;
mod raise;
mod trigger;

use crate::card::Effect;
use crate::cards::CardSet;
use crate::cards::card;
use crate::event::{Cause, Event};
use crate::price::PAYERS_OF_PRICE;
use crate::question::Question;
use crate::state::{State, Task};
use crate::text::{At, Text};
use crate::vocabulary::{Kind, Resource, Tag};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    /// Carries out one step of a text and leaves the rest on the lane.
    pub(crate) fn perform_from<L: Sink<Event>>(&mut self, at: At, seat: Seat, subject: CardId, log: &mut L) {
        let effects = at.text.effects();
        let Some(&effect) = effects.get(at.step as usize) else { return };
        if (at.step as usize) + 1 < effects.len() {
            self.push(seat, Task::Perform { at: At { step: at.step + 1, ..at }, subject });
        }
        self.perform(at, effect, seat, subject, log);
    }

    /// Carries out a text that asks nothing, at once.
    pub(crate) fn perform_now<L: Sink<Event>>(
        &mut self,
        text: Text,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        for (step, &effect) in text.effects().iter().enumerate() {
            self.perform(At { text, step: step as u8 }, effect, seat, subject, log);
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn perform<L: Sink<Event>>(&mut self, at: At, effect: Effect, seat: Seat, subject: CardId, log: &mut L) {
        let text = at.text;
        let cause = text.cause();
        match effect {
            Effect::Gain(n, resource) => self.gain(seat, i32::from(n), resource, cause, log),
            Effect::Spend(n, resource) => self.spend(seat, i32::from(n), resource, cause, log),
            Effect::SpendFewerIfChosen(..) => {
                let (n, resource) = self.fewer_if_chosen(seat, effect);
                self.spend(seat, i32::from(n), resource, cause, log);
            }
            Effect::Pay { .. } | Effect::PayFewWith { .. } => {
                let due = self.action_price(seat, text).expect("a cost in M€ has a price");
                self.push(seat, Task::Pay { due, with: PAYERS_OF_PRICE, text });
            }
            Effect::LowerRating(n) => self.rate(seat, -i16::from(n), cause, log),
            Effect::Produce(n, product) => self.produce(seat, i16::from(n), product, cause, log),
            // Brought up to date whenever a count changes, the card's own coming into play included.
            Effect::ProducePer(..) => {}
            Effect::Raise(n, level) => self.level_up(seat, n, level, cause, log),
            Effect::Rate(n) => self.rate(seat, i16::from(n), cause, log),
            Effect::RatePer(count) => {
                let n = self.player(seat).count(count) as i16;
                self.rate(seat, n, cause, log);
            }
            Effect::Warm(steps, parameter) => {
                (0..steps).for_each(|_| self.raise(seat, parameter, cause, log));
            }
            Effect::Flip(n) => (0..n).for_each(|_| self.flip(seat, cause, log)),
            Effect::Forest(n) => (0..n).for_each(|_| self.forest(seat, cause, log)),
            Effect::Draw(n) => self.draw_to_hand(seat, n, cause, log),
            Effect::DrawKeep(n, _) => {
                self.deal(seat, n, cause, log);
                self.keep_or_ask(at, seat, subject, log);
            }
            Effect::Discard(n) => self.discard_or_ask(at, n, seat, subject, log),
            Effect::Redraw(_) | Effect::MayDiscardToDraw(_) => {
                if !self.player(seat).hand.is_empty() {
                    self.ask(seat, Question::Decide { at, subject });
                }
            }
            Effect::RevealTake(n, tags) => self.reveal_to_take(at, n, tags, seat, subject, log),
            Effect::RevealGreen(money) => self.reveal_green(money, seat, cause, log),
            Effect::AddHere(n) => self.add(seat, n, text.card, cause, log),
            Effect::AddTo(n, kinds) => {
                let takers = self.takers(seat, text.card, kinds);
                self.add_or_ask(at, n, &takers, seat, subject, log);
            }
            Effect::AddToAny(n) => {
                let takers = self.holders(seat);
                self.add_or_ask(at, n, &takers, seat, subject, log);
            }
            Effect::TakeHere(n) => self.take(seat, n, text.card, cause, log),
            Effect::TakeFrom(kinds) => {
                let takeable = self.takeable(seat, kinds);
                match takeable.len() {
                    1 => self.take(seat, 1, takeable.last().expect("one card"), cause, log),
                    _ => self.ask(seat, Question::Decide { at, subject }),
                }
            }
            Effect::OneOf(branches) => {
                let mut open = (0..branches.len() as u8).filter(|&i| self.is_open(seat, text.branch(i)));
                match (open.next(), open.next()) {
                    (None, _) => {}
                    (Some(only), None) => self.push_text(seat, text.branch(only), subject),
                    (Some(_), Some(_)) => self.ask(seat, Question::Decide { at, subject }),
                }
            }
            Effect::Exchange(from, to, _) => match self.player(seat).stock(from) {
                0 => {}
                1 => self.exchange(1, (from, to), seat, cause, log),
                _ => self.ask(seat, Question::Decide { at, subject }),
            },
            Effect::IfTags(tag, need, then) => {
                if self.player(seat).tags(tag) >= u32::from(need) {
                    then.iter().for_each(|&effect| self.perform(at, effect, seat, subject, log));
                }
            }
            Effect::IfChosen(then) => {
                if self.has_bonus(seat) {
                    then.iter().for_each(|&effect| self.perform(at, effect, seat, subject, log));
                }
            }
            Effect::PlayMore => {
                self.player_mut(seat).turn.plays += 1;
                log.emit(allowed(seat, cause, |plays, _, _, _| *plays = 1));
            }
            Effect::PlayFree(most) => {
                self.player_mut(seat).turn.free_cost = Some(most);
                log.emit(allowed(seat, cause, |_, free, _, _| *free = Some(most)));
            }
            Effect::NextCheaper(n) => {
                self.player_mut(seat).turn.next_cheaper += n;
                log.emit(allowed(seat, cause, |_, _, cheaper, _| *cheaper = n));
            }
            Effect::NextEased => {
                self.player_mut(seat).turn.next_eased = true;
                log.emit(allowed(seat, cause, |_, _, _, eased| *eased = true));
            }
        }
    }

    fn add_or_ask<L: Sink<Event>>(
        &mut self,
        at: At,
        n: u8,
        takers: &CardSet,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        match takers.len() {
            0 => {}
            1 => self.add(seat, n, takers.last().expect("one card"), at.text.cause(), log),
            _ => self.ask(seat, Question::Decide { at, subject }),
        }
    }

    pub(crate) fn exchange<L: Sink<Event>>(
        &mut self,
        amount: i32,
        (from, to): (Resource, Resource),
        seat: Seat,
        cause: Cause,
        log: &mut L,
    ) {
        self.spend(seat, amount, from, cause, log);
        self.gain(seat, amount, to, cause, log);
    }

    /// Asks which of the dealt cards to keep while there is a choice (draw N keep K).
    fn keep_or_ask<L: Sink<Event>>(&mut self, at: At, seat: Seat, subject: CardId, log: &mut L) {
        let Effect::DrawKeep(_, keep) = at.effect() else { unreachable!("asked for draw and keep only") };
        let player = self.player_mut(seat);
        if player.dealt.len() <= u32::from(keep) {
            player.kept = player.dealt;
        }
        if player.kept.len() >= u32::from(keep).min(player.dealt.len()) {
            self.take_kept(seat, at.text.cause(), log);
        } else {
            self.ask(seat, Question::Decide { at, subject });
        }
    }

    /// Asks which cards of the hand to discard while there is a choice.
    fn discard_or_ask<L: Sink<Event>>(&mut self, at: At, n: u8, seat: Seat, subject: CardId, log: &mut L) {
        let player = self.player_mut(seat);
        if player.hand.len() <= u32::from(n) {
            player.kept = player.hand;
        }
        if player.kept.len() >= u32::from(n).min(player.hand.len()) {
            self.discard_kept(seat, at.text.cause(), log);
        } else {
            self.ask(seat, Question::Decide { at, subject });
        }
    }

    /// Advanced Screening Technology: one matching card is taken (ruling 39).
    fn reveal_to_take<L: Sink<Event>>(
        &mut self,
        at: At,
        n: u8,
        tags: &[Tag],
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        let cause = at.text.cause();
        for _ in 0..n {
            let Some(id) = self.draw_card(log) else { break };
            self.player_mut(seat).dealt.add(id);
            log.emit(Event::Shown { seat, card: id, cause });
        }
        let dealt = self.player(seat).dealt;
        let matching: CardSet =
            dealt.iter().filter(|&id| tags.iter().any(|&tag| card(id).has_tag(tag))).collect();
        if matching.len() > 1 {
            return self.ask(seat, Question::Decide { at, subject });
        }
        self.player_mut(seat).kept = matching;
        self.take_kept(seat, cause, log);
    }

    /// Brainstorming Session.
    fn reveal_green<L: Sink<Event>>(&mut self, money: u8, seat: Seat, cause: Cause, log: &mut L) {
        let Some(id) = self.draw_card(log) else { return };
        log.emit(Event::Shown { seat, card: id, cause });
        if card(id).kind == Kind::Green {
            self.discard(seat, id, cause, log);
            self.gain(seat, i32::from(money), Resource::Money, cause, log);
        } else {
            self.player_mut(seat).hand.add(id);
            log.emit(Event::Drew { seat, card: Some(id), cause });
        }
    }
}

/// The event of a permission, of which one part is set.
fn allowed(
    seat: Seat,
    cause: Cause,
    set: impl FnOnce(&mut u8, &mut Option<u8>, &mut u8, &mut bool),
) -> Event {
    let (mut plays, mut free_cost, mut cheaper, mut eased) = (0, None, 0, false);
    set(&mut plays, &mut free_cost, &mut cheaper, &mut eased);
    Event::Allowed { seat, plays, free_cost, cheaper, eased, cause }
}
