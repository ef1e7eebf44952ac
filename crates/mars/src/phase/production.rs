//! The production phase and what follows it (section 5, M33, M129, M156, T17).

use crate::cards::CardSet;
use crate::event::{Cause, Event};
use crate::perform::Happening;
use crate::state::{State, Task};
use crate::vocabulary::{Phase, Resource};
use tharsis_kernel::{Seat, SeatSet, Sink};

/// The solo game's length (M156).
pub const SOLO_GENERATIONS: u8 = 14;
/// The same with preludes (P31).
pub const SOLO_GENERATIONS_WITH_PRELUDES: u8 = 12;

impl State {
    /// Production, then whatever comes between generations.
    pub(crate) fn production<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Production;
        log.emit(Event::PhaseBegan { phase: Phase::Production, generation: self.generation });
        for seat in self.seats() {
            self.produce_all(seat, log);
        }
        self.reward_restraint(log);
        self.used = CardSet::EMPTY;
        log.emit(Event::Refreshed);
        for seat in self.seats() {
            let player = self.player_mut(seat);
            player.passed = false;
            player.rating_raised = false;
            player.next_cheaper = 0;
            player.next_eased = 0;
        }
        self.actions_done = 0;
        self.solar(log);
    }

    /// Cards that listen to production: Pristar, if the rating was not raised (ruling 69).
    fn reward_restraint<L: Sink<Event>>(&mut self, log: &mut L) {
        if self.options.turmoil {
            for seat in
                self.seats().filter(|&seat| !self.player(seat).rating_raised).collect::<SeatSet>().iter()
            {
                self.announce_alone(Happening::RatingNotRaised, seat, log);
            }
        }
    }

    /// Whether this generation was the last one (M129, M156).
    pub(super) fn is_last_generation(&self) -> bool {
        if self.is_solo() { self.generation >= self.solo_generations() } else { self.is_terraformed() }
    }

    /// How many generations a solo game has (M156, P31).
    pub const fn solo_generations(&self) -> u8 {
        if self.options.prelude { SOLO_GENERATIONS_WITH_PRELUDES } else { SOLO_GENERATIONS }
    }

    /// Energy becomes heat, then income (M44, M45).
    pub(crate) fn produce_all<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let player = self.player_mut(seat);
        let energy = std::mem::take(&mut player.stock[Resource::Energy.idx()]);
        player.stock[Resource::Heat.idx()] += energy;
        if energy > 0 {
            log.emit(Event::EnergyToHeat { seat, amount: energy });
        }
        for &resource in Resource::ALL {
            let player = self.player(seat);
            let amount = match resource {
                Resource::Money => player.income(),
                _ => i32::from(player.production(resource)),
            };
            self.gain(seat, amount, resource, Cause::Production, log);
        }
    }

    pub(crate) fn begin_final_greenery<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::FinalGreenery;
        log.emit(Event::PhaseBegan { phase: Phase::FinalGreenery, generation: self.generation });
        self.push(Task::FinalGreenery(0));
    }
}
