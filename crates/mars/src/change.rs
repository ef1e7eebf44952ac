//! The smallest changes of a state. Every number changes here and nowhere else, each time with an event.

use crate::cards::CardSet;
use crate::cards::{PassiveKind, WITH_PASSIVE, card};
use crate::event::{Cause, Event};
use crate::state::State;
use crate::vocabulary::{CardResource, Phase, Resource};
use tharsis_kernel::{CardId, Seat, Sink, draw};

/// The lowest M€ production (M11).
pub(crate) const MONEY_PRODUCTION_MIN: i16 = -5;

/// How far production of a resource can go down (M11).
pub const fn production_floor(resource: Resource) -> i16 {
    match resource {
        Resource::Money => MONEY_PRODUCTION_MIN,
        Resource::Steel | Resource::Titanium | Resource::Plants | Resource::Energy | Resource::Heat => 0,
    }
}

impl State {
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        amount: i32,
        resource: Resource,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        if amount > 0 {
            self.player_mut(seat).stock[resource.idx()] += amount;
            log.emit(Event::Gained { seat, resource, amount, cause });
        }
    }

    /// Takes what must be there: the caller has checked.
    pub(crate) fn lose(
        &mut self,
        seat: Seat,
        amount: i32,
        resource: Resource,
        (by, cause): (Seat, Cause),
        log: &mut impl Sink<Event>,
    ) {
        let stock = &mut self.player_mut(seat).stock[resource.idx()];
        assert!(*stock >= amount, "seat {seat} has {stock} {resource:?}, not {amount}");
        *stock -= amount;
        if amount > 0 {
            log.emit(Event::Lost { seat, resource, amount, by, cause });
        }
    }

    pub(crate) fn spend(
        &mut self,
        seat: Seat,
        amount: i32,
        resource: Resource,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        let stock = &mut self.player_mut(seat).stock[resource.idx()];
        assert!(*stock >= amount, "seat {seat} has {stock} {resource:?}, not {amount}");
        *stock -= amount;
        if amount > 0 {
            log.emit(Event::Paid { seat, resource, amount, cause });
        }
    }

    pub(crate) fn produce(
        &mut self,
        seat: Seat,
        steps: i16,
        resource: Resource,
        (by, cause): (Seat, Cause),
        log: &mut impl Sink<Event>,
    ) {
        if steps == 0 {
            return;
        }
        let production = &mut self.player_mut(seat).production[resource.idx()];
        *production += steps;
        assert!(
            *production >= production_floor(resource),
            "{resource:?} production of seat {seat} below its floor"
        );
        log.emit(Event::Produced { seat, resource, steps, by, cause });
        if steps > 0 && self.options.venus {
            self.gain_by_raise(seat, steps, resource, log);
        }
    }

    /// What a raised production gives at once (Manutech, ruling 101).
    fn gain_by_raise(&mut self, seat: Seat, steps: i16, resource: Resource, log: &mut impl Sink<Event>) {
        let giving = self.player(seat).tableau.and(&WITH_PASSIVE[PassiveKind::RaisesGive as usize]);
        if let Some(id) = giving.last() {
            self.gain(seat, i32::from(steps), resource, Cause::Card(id), log);
        }
    }

    pub(crate) fn rate(&mut self, seat: Seat, steps: i16, cause: Cause, log: &mut impl Sink<Event>) {
        if steps > 0 {
            // What the solar phase gives belongs to no generation's actions (ruling 69).
            let counts = self.phase != Phase::Solar;
            let player = self.player_mut(seat);
            player.rating += steps;
            player.rating_raised |= counts;
            log.emit(Event::Rated { seat, steps, cause });
            self.owe_tax(steps);
        }
    }

    /// Lowers a rating, at most to nothing.
    pub(crate) fn lower_rating(&mut self, seat: Seat, steps: i16, cause: Cause, log: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        let steps = steps.min(player.rating);
        player.rating -= steps;
        if steps > 0 {
            log.emit(Event::Rated { seat, steps: -steps, cause });
        }
    }

    pub(crate) fn add(
        &mut self,
        seat: Seat,
        amount: u8,
        id: CardId,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        let resource = card(id).holds.expect("only cards that hold something get resources");
        // More than 255 resources on a card cannot come about in a real game; the rest would be lost.
        let count = &mut self.on_card[id as usize];
        let added = amount.min(u8::MAX - *count);
        *count += added;
        if added > 0 {
            log.emit(Event::Added { seat, card: id, resource, amount: added, cause });
        }
    }

    pub(crate) fn take(
        &mut self,
        amount: u8,
        id: CardId,
        (by, cause): (Seat, Cause),
        log: &mut impl Sink<Event>,
    ) {
        let seat = self.holder(id).expect("resources lie on cards in play");
        let resource = self.take_off(amount, id);
        if amount > 0 {
            log.emit(Event::Removed { seat, card: id, resource, amount, by, cause });
        }
    }

    /// Pays with resources of a card: the caller has checked.
    pub(crate) fn spend_here(
        &mut self,
        seat: Seat,
        amount: u8,
        id: CardId,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        let resource = self.take_off(amount, id);
        if amount > 0 {
            log.emit(Event::PaidHere { seat, card: id, resource, amount, cause });
        }
    }

    /// Resources leave a card; tells which they are.
    fn take_off(&mut self, amount: u8, id: CardId) -> CardResource {
        let count = &mut self.on_card[id as usize];
        assert!(*count >= amount, "{count} resources on card {id}, not {amount}");
        *count -= amount;
        card(id).holds.expect("only cards that hold something lose resources")
    }

    /// Who has a card in play.
    pub(crate) fn holder(&self, id: CardId) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).tableau.has(id))
    }

    /// The top card, from a new deck if need be (M36). `None` if there is no card left anywhere.
    pub(crate) fn draw_card(&mut self, log: &mut impl Sink<Event>) -> Option<CardId> {
        draw(&mut self.deck, &mut self.discard, &mut self.dice, || log.emit(Event::Reshuffled))
    }

    pub(crate) fn draw_to_hand(&mut self, seat: Seat, n: u8, cause: Cause, log: &mut impl Sink<Event>) {
        for _ in 0..n {
            let Some(id) = self.draw_card(log) else { return };
            self.player_mut(seat).hand.add(id);
            log.emit(Event::Drew { seat, card: Some(id), cause });
        }
    }

    pub(crate) fn deal(&mut self, seat: Seat, n: u8, cause: Cause, log: &mut impl Sink<Event>) {
        for _ in 0..n {
            let Some(id) = self.draw_card(log) else { return };
            self.player_mut(seat).dealt.add(id);
            log.emit(Event::Dealt { seat, card: Some(id), cause });
        }
    }

    pub(crate) fn discard(&mut self, seat: Seat, id: CardId, cause: Cause, log: &mut impl Sink<Event>) {
        self.discard.add(id);
        log.emit(Event::Discarded { seat, card: Some(id), cause });
    }

    /// Takes the kept cards into hand and discards the other dealt ones.
    pub(crate) fn take_kept(&mut self, seat: Seat, cause: Cause, log: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        let (kept, dealt) = (player.kept, player.dealt);
        player.kept = CardSet::EMPTY;
        player.dealt = CardSet::EMPTY;
        player.hand = player.hand.or(&kept);
        for id in &kept {
            log.emit(Event::Drew { seat, card: Some(id), cause });
        }
        for id in &dealt.without(&kept) {
            self.discard(seat, id, cause, log);
        }
    }
}
