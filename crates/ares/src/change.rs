//! The smallest changes of a state. Every number changes here and nowhere else, each time with an event.

use crate::board::CARD_PRICE;
use crate::cards::CardSet;
use crate::cards::{HOLDER_INDEX, card};
use crate::event::{Cause, Event};
use crate::state::State;
use crate::vocabulary::{Level, Product, Resource};
use tharsis_kernel::{CardId, Seat, Sink, draw};

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
        product: Product,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        self.player_mut(seat).production[product.idx()] += steps;
        log.emit(Event::Produced { seat, product, steps, cause });
    }

    pub(crate) fn level_up(
        &mut self,
        seat: Seat,
        steps: u8,
        level: Level,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        self.player_mut(seat).levels[level.idx()] += steps;
        log.emit(Event::Levelled { seat, level, steps, cause });
    }

    pub(crate) fn rate(&mut self, seat: Seat, steps: i16, cause: Cause, log: &mut impl Sink<Event>) {
        if steps == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.rating += steps;
        player.turn.rated |= steps > 0;
        log.emit(Event::Rated { seat, steps, cause });
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
        let count = &mut self.on_card[HOLDER_INDEX[id as usize] as usize];
        // More than 255 resources on a card cannot come about in a real game; the rest would be lost.
        let added = amount.min(u8::MAX - *count);
        *count += added;
        if added > 0 {
            log.emit(Event::Added { seat, card: id, resource, amount: added, cause });
        }
    }

    pub(crate) fn take(
        &mut self,
        seat: Seat,
        amount: u8,
        id: CardId,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        let resource = card(id).holds.expect("only cards that hold something lose resources");
        let count = &mut self.on_card[HOLDER_INDEX[id as usize] as usize];
        assert!(*count >= amount, "{count} resources on card {id}, not {amount}");
        *count -= amount;
        log.emit(Event::Removed { seat, card: id, resource, amount, cause });
    }

    /// The top card, from a new deck if need be (A10). `None` if there is no card left anywhere.
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

    /// Discards the cards picked from hand, without M€; how many they were.
    pub(crate) fn discard_kept(&mut self, seat: Seat, cause: Cause, log: &mut impl Sink<Event>) -> u8 {
        let player = self.player_mut(seat);
        let kept = std::mem::replace(&mut player.kept, CardSet::EMPTY);
        player.hand = player.hand.without(&kept);
        for id in &kept {
            self.discard(seat, id, cause, log);
        }
        kept.len() as u8
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

    /// Sells a card from hand (A9).
    pub(crate) fn sell(&mut self, seat: Seat, id: CardId, cause: Cause, log: &mut impl Sink<Event>) {
        let price = self.sale_price(seat);
        self.player_mut(seat).hand.remove(id);
        self.discard.add(id);
        log.emit(Event::Sold { seat, card: Some(id) });
        self.gain(seat, i32::from(price), Resource::Money, cause, log);
    }

    /// What a card sold brings (A9).
    pub fn sale_price(&self, seat: Seat) -> u8 {
        let mut price = CARD_PRICE;
        self.each_passive(seat, crate::cards::PassiveKind::Sells, |passive| {
            if let crate::card::Passive::SellsForMore(more) = passive {
                price += more;
            }
        });
        price
    }
}
