//! What takes from players: lowered production, lost and stolen resources (M70, M71, M155).

use crate::card::Effect;
use crate::cards::card;
use crate::change::production_floor;
use crate::event::Event;
use crate::question::Question;
use crate::state::State;
use crate::text::At;
use crate::vocabulary::{CardResource, Resource};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    /// Players who can lose so much production.
    pub(crate) fn lowerable(&self, steps: u8, resource: Resource) -> impl Iterator<Item = Seat> + '_ {
        let floor = production_floor(resource) + i16::from(steps);
        self.seats().filter(move |&seat| self.player(seat).production(resource) >= floor)
    }

    pub(super) fn lower_anyone<L: Sink<Event>>(
        &mut self,
        at: At,
        (steps, resource): (u8, Resource),
        seat: Seat,
        log: &mut L,
    ) {
        let mut victims = self.lowerable(steps, resource);
        let first = victims.next();
        let alone = victims.next().is_none();
        drop(victims);
        match first {
            // Solo: with nobody to ask about, the neutral opponent loses it.
            None => {}
            Some(victim) if alone && !self.is_solo() => self.lower(at, victim, seat, log),
            Some(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
        }
    }

    pub(super) fn lower<L: Sink<Event>>(&mut self, at: At, victim: Seat, by: Seat, log: &mut L) {
        let Effect::AnyoneProduces(steps, resource) = at.effect() else {
            unreachable!("lowers production only")
        };
        self.produce(victim, -i16::from(steps), resource, (by, at.text.cause()), log);
    }

    /// Asks whom to take from, if there is anybody.
    pub(super) fn ask_for_victim(&mut self, at: At, resource: Resource, seat: Seat) {
        let steals_alone = self.is_solo() && matches!(at.effect(), Effect::Steal(..));
        if steals_alone || self.seats().any(|victim| self.can_lose(seat, victim, resource)) {
            self.ask(seat, Question::Decide { at, subject: 0 });
        }
    }

    /// How much a player can lose to an effect at most.
    pub(crate) fn most_to_lose(&self, at: At, victim: Seat) -> u16 {
        let (n, resource) = match at.effect() {
            Effect::AnyoneLoses(n, resource) | Effect::Steal(n, resource) => (n, resource),
            Effect::OceanFlooding(n) => (n, Resource::Money),
            _ => unreachable!("nobody loses to this effect"),
        };
        self.player(victim).stock(resource).min(i32::from(n)) as u16
    }

    /// Takes from a player once it is known from whom; asks how much if there is a choice.
    pub(super) fn harm<L: Sink<Event>>(&mut self, at: At, victim: Seat, by: Seat, log: &mut L) {
        match self.most_to_lose(at, victim) {
            1 => self.harm_by(at, victim, 1, by, log),
            _ => self.ask(by, Question::Amount { at, from: u16::from(victim.0) }),
        }
    }

    pub(super) fn harm_by<L: Sink<Event>>(
        &mut self,
        at: At,
        victim: Seat,
        amount: u16,
        by: Seat,
        log: &mut L,
    ) {
        let cause = at.text.cause();
        let (resource, steals) = match at.effect() {
            Effect::AnyoneLoses(_, resource) => (resource, false),
            Effect::Steal(_, resource) => (resource, true),
            Effect::OceanFlooding(_) => (Resource::Money, false),
            _ => unreachable!("nobody loses to this effect"),
        };
        self.lose(victim, i32::from(amount), resource, (by, cause), log);
        if steals {
            self.gain(by, i32::from(amount), resource, cause, log);
        }
    }

    /// Solo: the neutral opponent always has enough to be robbed (M155).
    pub(super) fn rob_neutral<L: Sink<Event>>(&mut self, at: At, by: Seat, log: &mut L) {
        if let Effect::Steal(n, resource) = at.effect() {
            self.gain(by, i32::from(n), resource, at.text.cause(), log);
        }
    }

    /// Predators and Ants: the cost is taken from any card that has it.
    pub(super) fn take_from_any<L: Sink<Event>>(
        &mut self,
        at: At,
        resource: CardResource,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        let takeable = self.takeable(seat, resource);
        match takeable.len() {
            0 => {}
            1 if !self.is_solo() => {
                let id = takeable.last().expect("one card");
                self.take(1, id, (seat, at.text.cause()), log);
            }
            _ => self.ask(seat, Question::Decide { at, subject }),
        }
    }

    /// How many resources a card can lose to an effect at most.
    pub(crate) fn most_off_card(&self, at: At, id: CardId) -> u16 {
        let Effect::AnyoneLosesFromCard(n, resource) = at.effect() else {
            unreachable!("cards lose to this effect only")
        };
        debug_assert_eq!(card(id).holds, Some(resource));
        u16::from(self.on_card[id as usize].min(n))
    }
}
