//! What takes from players: lowered production, lost and stolen resources (M70, M71, M155).

use crate::card::{Loss, Open};
use crate::change::production_floor;
use crate::event::{Cause, Event};
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
            Some(victim) if alone && !self.is_solo() => {
                self.produce(victim, -i16::from(steps), resource, (seat, at.text.cause()), log);
            }
            Some(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
        }
    }

    /// Asks whom to take from, if there is anybody.
    pub(super) fn ask_for_victim(&mut self, at: At, seat: Seat) {
        let Open::Robbed(loss) = at.effect().open() else { return };
        if self.seats().any(|victim| self.can_be_robbed(seat, victim, loss)) {
            self.ask(seat, Question::Decide { at, subject: 0 });
        }
    }

    /// Whether a player can be made to lose something by such a text.
    pub(crate) fn can_be_robbed(&self, by: Seat, victim: Seat, loss: Loss) -> bool {
        self.can_lose(by, victim, loss.resource)
            && loss.tagged.is_none_or(|tag| self.player(victim).tags(tag) > 0)
    }

    /// How much a player can lose at most.
    pub(crate) fn most_to_lose(&self, loss: Loss, victim: Seat) -> u16 {
        self.player(victim).stock(loss.resource).min(i32::from(loss.most)) as u16
    }

    /// Takes from a player once it is known from whom; asks how much if there is a choice.
    pub(super) fn harm<L: Sink<Event>>(&mut self, at: At, loss: Loss, victim: Seat, by: Seat, log: &mut L) {
        match self.most_to_lose(loss, victim) {
            1 => self.harm_by(1, loss, victim, (by, at.text.cause()), log),
            _ => self.ask(by, Question::Amount { at, from: u16::from(victim.0) }),
        }
    }

    pub(super) fn harm_by<L: Sink<Event>>(
        &mut self,
        amount: u16,
        loss: Loss,
        victim: Seat,
        (by, cause): (Seat, Cause),
        log: &mut L,
    ) {
        self.lose(victim, i32::from(amount), loss.resource, (by, cause), log);
        if loss.stolen {
            self.gain(by, i32::from(amount), loss.resource, cause, log);
        }
    }

    /// Nobody is robbed; solo, the neutral opponent is, who always has enough (M155).
    pub(super) fn rob_nobody<L: Sink<Event>>(&mut self, at: At, loss: Loss, by: Seat, log: &mut L) {
        if loss.stolen && self.is_solo() {
            self.gain(by, i32::from(loss.most), loss.resource, at.text.cause(), log);
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

    /// How many resources a card can lose at most.
    pub(crate) fn most_off_card(&self, most: u8, id: CardId) -> u16 {
        u16::from(self.on_card[id as usize].min(most))
    }
}
