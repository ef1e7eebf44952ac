//! Planning (A17, A18), the neutral phase card of the solo game (A54, A56), and which phases follow (A19).

use crate::board::SOLO_COUNTER_MAX;
use crate::cards::CardSet;
use crate::event::Event;
use crate::question::Question;
use crate::state::{State, Task, Turn};
use crate::vocabulary::{Phase, PhaseCard};
use tharsis_kernel::{Seat, Sink};

impl State {
    /// A round begins: everybody chooses in secret.
    pub(crate) fn begin_planning<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Planning;
        self.at_start = self.steps;
        log.emit(Event::PhaseBegan { phase: self.phase, round: self.round });
        self.lanes.game.push(Task::Reveal);
        self.lanes.game.push(Task::Join);
        for seat in self.seats() {
            // Only a position given from outside has chosen already.
            if self.player(seat).chosen.is_some() {
                continue;
            }
            if self.is_solo() && self.chooses_neutral() && self.neutral.len() > 1 {
                self.ask(seat, Question::Neutral);
            }
            self.ask(seat, Question::Plan);
        }
    }

    /// Solo: whether the player chooses the neutral cards, as in the last five rounds (A56).
    pub fn chooses_neutral(&self) -> bool {
        self.counter >= SOLO_COUNTER_MAX
    }

    pub(crate) fn plan<L: Sink<Event>>(&mut self, seat: Seat, card: PhaseCard, log: &mut L) {
        self.player_mut(seat).chosen = Some(card);
        log.emit(Event::Planned { seat, phase: Some(card) });
    }

    pub(crate) fn choose_neutral(&mut self, card: PhaseCard) {
        self.neutral.retain(|&i| i as usize != card.idx());
        self.neutral_now = Some(card);
    }

    /// All phase cards are turned over together.
    pub(crate) fn reveal_phases<L: Sink<Event>>(&mut self, log: &mut L) {
        self.to_come = 0;
        for seat in self.seats() {
            if let Some(phase) = self.player(seat).chosen {
                self.to_come |= 1 << phase.idx();
                log.emit(Event::Revealed { seat: Some(seat), phase });
            }
        }
        if self.is_solo() {
            if self.neutral_now.is_none() {
                self.neutral_now = self.neutral.pop().map(|i| PhaseCard::ALL[i as usize]);
            }
            if let Some(phase) = self.neutral_now {
                self.to_come |= 1 << phase.idx();
                log.emit(Event::Revealed { seat: None, phase });
            }
        }
        self.lanes.game.push(Task::NextPhase);
        if self.options.coop {
            self.begin_pool(log);
        }
    }

    /// The next phase that was chosen, in their order; then the end of the round.
    pub(crate) fn next_phase<L: Sink<Event>>(&mut self, log: &mut L) {
        let next = self.phases_to_come().next();
        let Some(card) = next else { return self.begin_end(log) };
        self.to_come &= !(1 << card.idx());
        self.begin_phase(card, log);
    }

    /// A phase begins for all (A19).
    pub(crate) fn begin_phase<L: Sink<Event>>(&mut self, card: PhaseCard, log: &mut L) {
        self.phase = card.phase();
        self.at_start = self.steps;
        self.used = CardSet::EMPTY;
        log.emit(Event::PhaseBegan { phase: self.phase, round: self.round });
        self.lanes.game.push(Task::PhaseOver);
        match card {
            PhaseCard::Development | PhaseCard::Construction | PhaseCard::Action => self.begin_work(),
            PhaseCard::Production => self.production(log),
            PhaseCard::Research => self.research(log),
        }
    }

    /// Everybody may do what the phase allows, until they are done.
    pub(crate) fn begin_work(&mut self) {
        self.lanes.game.push(Task::Join);
        for seat in self.seats() {
            let bonus = self.has_bonus(seat) && self.phase != Phase::Development;
            let plays = u8::from(self.phase != Phase::Action);
            self.player_mut(seat).turn = Turn { plays, bonus, ..Turn::default() };
            self.ask(seat, Question::Work);
        }
    }
}
