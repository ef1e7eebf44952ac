//! Carrying out card text: the reader `perform` of the card language.
//!
//! An effect either happens at once or leaves a question on the lane. Texts continue step by step, and a step
//! pushes its continuation before it acts, so that whatever it sets off comes first.

mod answer;
mod colony;
mod extra;
mod harm;
mod pay;
mod place;
mod politic;
mod raise;
mod trigger;

pub use place::OCEAN_BONUS;
pub(crate) use trigger::{Happening, Waiting};

use crate::card::{AreaUse, Count, Effect, Takers};
use crate::cards::{card, in_production_box};
use crate::event::{Cause, Event};
use crate::price::payers_of_price;
use crate::question::Question;
use crate::state::{State, Task};
use crate::text::{At, Clause, Text};
use crate::vocabulary::{CardResource, Resource, Tag};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    /// Carries out one step of a text and leaves the rest on the lane.
    pub(crate) fn perform_from<L: Sink<Event>>(&mut self, at: At, seat: Seat, subject: CardId, log: &mut L) {
        let Some(effect) = at.text.effect_in_order(at.step) else { return };
        let next = At { step: at.step + 1, ..at };
        if next.text.effect_in_order(next.step).is_some() {
            self.push(Task::Perform { at: next, seat, subject });
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
        let mut step = 0;
        while let Some(effect) = text.effect_in_order(step) {
            let at = At { text, step };
            match effect {
                Effect::OneOf(branches) => {
                    let open = self.open_branches(seat, text, branches.len(), subject);
                    debug_assert_eq!(open.count_ones(), 1, "a choice is not carried out at once");
                    self.perform_now(text.branch(open.trailing_zeros() as u8), seat, subject, log);
                }
                _ => self.perform(at, effect, seat, subject, log),
            }
            step += 1;
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn perform<L: Sink<Event>>(
        &mut self,
        at: At,
        effect: Effect,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        let text = at.text;
        if matches!(text.clause, Clause::Copied) && !in_production_box(effect) {
            return;
        }
        let cause = text.cause();
        let mine = (seat, cause);
        match effect {
            Effect::Gain(n, resource) => self.gain(seat, i32::from(n), resource, cause, log),
            Effect::GainPer(resource, count) => {
                let n = self.count(seat, text.card, count) as i32;
                self.gain(seat, n, resource, cause, log);
            }
            Effect::Lose(due, Resource::Heat) if self.stand_ins(seat, Resource::Heat) > 0 => {
                self.push(Task::SpendHeat { seat, due, text });
            }
            Effect::Lose(n, resource) if matches!(text.clause, Clause::Cost(_)) => {
                self.spend(seat, i32::from(n), resource, cause, log);
            }
            Effect::Lose(n, resource) => self.lose(seat, i32::from(n), resource, mine, log),
            Effect::Produce(steps, resource) => self.produce(seat, i16::from(steps), resource, mine, log),
            Effect::ProducePer(resource, count, per) => {
                let steps = self.count(seat, text.card, count) as i16 / i16::from(per);
                self.produce(seat, steps, resource, mine, log);
            }
            Effect::ProduceWithTags { resource, few, many, tag, need } => {
                let have = self.player(seat).tags(tag) + self.wild_tags(seat);
                let enough = have >= u32::from(need);
                self.produce(seat, i16::from(if enough { many } else { few }), resource, mine, log);
            }
            Effect::ProduceMetal(tile) => {
                let metal = self.board.special_hex(tile).and_then(|hex| self.map().metal_at(hex));
                if let Some(resource) = metal {
                    self.produce(seat, 1, resource, mine, log);
                }
            }
            Effect::Rate(n) => self.rate(seat, i16::from(n), cause, log),
            Effect::RatePer(count) => {
                let n = self.count(seat, text.card, count) as i16;
                self.rate(seat, n, cause, log);
            }
            Effect::Raise(steps, parameter) => self.raise(seat, steps, parameter, cause, log),
            Effect::PlaceOceans(n) => (0..n).for_each(|_| self.push(Task::Ocean { at, seat })),
            Effect::OceanOnLand | Effect::OceanFlooding(_) => self.push(Task::Ocean { at, seat }),
            Effect::Place(tile, site) => {
                self.ask_for_area(at, AreaUse::Tile(tile, site), seat, subject, log);
            }
            Effect::ClaimArea => self.ask_for_area(at, AreaUse::Claim, seat, subject, log),
            Effect::Draw(n) => self.draw_to_hand(seat, n, cause, log),
            Effect::DrawKeep(n, keep) => {
                self.deal(seat, n, cause, log);
                self.keep_or_ask(at, keep, seat, subject, log);
            }
            Effect::DrawBuy => self.draw_to_buy(at, seat, log),
            Effect::RevealFor(tag) => self.reveal_for(tag, seat, text.card, cause, log),
            Effect::MayDiscardToDraw => {
                if !self.player(seat).hand.is_empty() {
                    self.ask(seat, Question::Decide { at, subject });
                }
            }
            Effect::AddHere(n) => self.add(seat, n, text.card, cause, log),
            Effect::AddTo(n, resource, which) => {
                self.add_or_ask(at, (Count::Just(n), Takers::Holding(resource, which)), seat, subject, log);
            }
            Effect::AddToNonEmpty(n) => {
                self.add_or_ask(at, (Count::Just(n), Takers::NonEmpty), seat, subject, log);
            }
            Effect::AddToPlayed(n) => {
                if matches!(card(subject).holds, Some(CardResource::Animal | CardResource::Microbe)) {
                    self.add(seat, n, subject, cause, log);
                }
            }
            Effect::TakeHere(n) => self.take(n, text.card, mine, log),
            Effect::TakeFromAny(resource) => self.take_from_any(at, resource, seat, subject, log),
            Effect::AnyoneProduces(steps, resource) => self.lower_anyone(at, (steps, resource), seat, log),
            Effect::AnyoneLoses(..) => self.ask_for_victim(at, seat),
            Effect::Steal(..) if self.is_solo() => self.ask(seat, Question::Decide { at, subject: 0 }),
            Effect::Steal(..) => self.ask_for_victim(at, seat),
            Effect::AnyoneLosesFromCard(_, resource) => {
                if !self.takeable(seat, resource).is_empty() {
                    self.ask(seat, Question::Decide { at, subject });
                }
            }
            Effect::OneOf(branches) => {
                let open = self.open_branches(seat, text, branches.len(), subject);
                match open.count_ones() {
                    0 => {}
                    1 => self.push_text(text.branch(open.trailing_zeros() as u8), seat, subject),
                    _ => self.ask(seat, Question::Decide { at, subject }),
                }
            }
            Effect::CopyProduction => {
                let copyable = self.copyable(seat);
                match copyable.len() {
                    0 => {}
                    1 => self.copy_production(copyable.last().expect("one card"), seat),
                    _ => self.ask(seat, Question::Decide { at, subject }),
                }
            }
            Effect::ShiftProduction(from, to) => {
                let most = self.player(seat).production(from);
                if most == 1 {
                    self.shift_production(1, (from, to), mine, log);
                } else if most > 1 {
                    self.ask(seat, Question::Decide { at, subject });
                }
            }
            Effect::Exchange(from, to) => {
                let most = self.player(seat).stock(from);
                if most == 1 {
                    self.exchange(1, (from, to), mine, log);
                } else if most > 1 {
                    self.ask(seat, Question::Decide { at, subject });
                }
            }
            Effect::Pay(due, with) => {
                let with = payers_of_price(with);
                self.push(Task::Pay { seat, due, with, heat_kept: 0, text });
            }
            Effect::IfRatingRaised => {}
            Effect::Owe(n) => self.owe(n, text),
            Effect::NextCardCheaper(n) => {
                self.player_mut(seat).next_cheaper += n;
                log.emit(Event::NextCard { seat, cheaper: n, eased: 0, cause });
            }
            Effect::NextCardEased(n) => {
                self.player_mut(seat).next_eased += n;
                log.emit(Event::NextCard { seat, cheaper: 0, eased: n, cause });
            }
            Effect::DrawPer(count, per) => {
                let n = self.count(seat, text.card, count) / u32::from(per);
                self.draw_to_hand(seat, n as u8, cause, log);
            }
            Effect::Discard => match self.player(seat).hand.len() {
                0 => {}
                1 => {
                    self.discard_from_hand(seat, self.player(seat).hand.last().expect("one card"), cause, log)
                }
                _ => self.ask(seat, Question::Decide { at, subject }),
            },
            Effect::TakeFromOwn(n, resource) => {
                let cards = self.own_with(seat, n, resource);
                match cards.len() {
                    0 => {}
                    1 => self.take(n, cards.last().expect("one card"), mine, log),
                    _ => self.ask(seat, Question::Decide { at, subject }),
                }
            }
            Effect::ExchangeHere(rate, to) => match self.on_card[text.card as usize] {
                0 => {}
                1 => self.exchange_here(1, text.card, (rate, to), mine, log),
                _ => self.ask(seat, Question::Decide { at, subject }),
            },
            Effect::Colony(word) => self.perform_colony(at, word, seat, subject, log),
            Effect::Politic(word) => self.perform_politic(at, word, seat, log),
            Effect::Extra(word) => self.perform_extra(at, word, seat, subject, log),
        }
    }

    /// Adds resources to the only card that can take them; asks if there are several.
    fn add_or_ask<L: Sink<Event>>(
        &mut self,
        at: At,
        (count, takers): (Count, Takers),
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        let n = self.amount_to_add(seat, at.text.card, count);
        let takers = self.takers(seat, at.text.card, takers);
        match takers.len() {
            _ if n == 0 => {}
            0 => {}
            1 => self.add(seat, n, takers.last().expect("one card"), at.text.cause(), log),
            _ => self.ask(seat, Question::Decide { at, subject }),
        }
    }

    /// How many resources an effect adds.
    fn amount_to_add(&self, seat: Seat, source: CardId, count: Count) -> u8 {
        self.count(seat, source, count).min(u32::from(u8::MAX)) as u8
    }

    fn copy_production(&mut self, id: CardId, seat: Seat) {
        self.push_text(Text::of(id, Clause::Copied), seat, id);
    }

    fn shift_production<L: Sink<Event>>(
        &mut self,
        steps: i16,
        (from, to): (Resource, Resource),
        mine: (Seat, Cause),
        log: &mut L,
    ) {
        self.produce(mine.0, -steps, from, mine, log);
        self.produce(mine.0, steps, to, mine, log);
    }

    fn exchange<L: Sink<Event>>(
        &mut self,
        amount: i32,
        (from, to): (Resource, Resource),
        (seat, cause): (Seat, Cause),
        log: &mut L,
    ) {
        self.spend(seat, amount, from, cause, log);
        self.gain(seat, amount, to, cause, log);
    }

    fn exchange_here<L: Sink<Event>>(
        &mut self,
        amount: u8,
        from: CardId,
        (rate, to): (u8, Resource),
        mine: (Seat, Cause),
        log: &mut L,
    ) {
        self.take(amount, from, mine, log);
        self.gain(mine.0, i32::from(amount) * i32::from(rate), to, mine.1, log);
    }

    fn discard_from_hand<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, cause: Cause, log: &mut L) {
        self.player_mut(seat).hand.remove(id);
        self.discard(seat, id, cause, log);
    }

    /// Spends heat; asks how much of it resources of a card stand in for, where there is a choice.
    pub(crate) fn spend_heat_or_ask<L: Sink<Event>>(&mut self, seat: Seat, due: u8, text: Text, log: &mut L) {
        let mut amounts = self.stand_in_amounts(seat, due);
        let first = amounts.next().expect("heat that was checked can be spent");
        let several = amounts.next().is_some();
        if let Some((card, _)) = self.heat_card(seat).filter(|_| several) {
            self.ask(seat, Question::Heat { due, card, text });
        } else {
            self.spend_heat(seat, due, first, text, log);
        }
    }

    /// Inventors' Guild and the like: without the price of a card the card is discarded.
    fn draw_to_buy<L: Sink<Event>>(&mut self, at: At, seat: Seat, log: &mut L) {
        let cause = at.text.cause();
        self.deal(seat, 1, cause, log);
        if self.player(seat).dealt.is_empty() {
            return;
        }
        let price = self.purchase_price(seat);
        if self.purse(seat).reach(payers_of_price(None), 0) < i32::from(price) {
            self.take_kept(seat, cause, log);
        } else {
            self.ask(seat, Question::Buy { at, price });
        }
    }

    /// The card that was looked at has been paid.
    pub(crate) fn take_dealt<L: Sink<Event>>(&mut self, seat: Seat, text: Text, log: &mut L) {
        let player = self.player_mut(seat);
        player.kept = player.dealt;
        self.take_kept(seat, text.cause(), log);
    }

    /// Asks which of the dealt cards to keep while there is a choice (draw N keep K).
    fn keep_or_ask<L: Sink<Event>>(&mut self, at: At, keep: u8, seat: Seat, subject: CardId, log: &mut L) {
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

    fn reveal_for<L: Sink<Event>>(&mut self, tag: Tag, seat: Seat, here: CardId, cause: Cause, log: &mut L) {
        let Some(id) = self.draw_card(log) else { return };
        self.discard.add(id);
        log.emit(Event::Flipped { seat, card: id, cause });
        if card(id).has_tag(tag) {
            self.add(seat, 1, here, cause, log);
        }
    }
}
