//! The solar phase between generations (section 4 of docs/rules/colonies.md, section 3 of turmoil.md), and colony tiles at
//! the set-up.

use crate::colony::{MARKER_MAX, Status};
use crate::event::{Cause, Event};
use crate::state::{State, Task};
use crate::vocabulary::{Moon, Phase, Resource};
use tharsis_kernel::{Seat, SeatSet, Sink, shuffle};

/// Colony tiles drawn in solo, of which one is left out (C28).
pub(crate) const SOLO_MOONS: usize = 4;
/// How much lower M€ production starts in solo (C27).
const SOLO_INCOME: i16 = -2;

impl State {
    /// What follows production: the end of the game, or the solar phase and the next generation (C23, T17, V31).
    pub(crate) fn solar<L: Sink<Event>>(&mut self, log: &mut L) {
        if self.options.colonies || self.options.turmoil || self.options.venus {
            self.phase = Phase::Solar;
            log.emit(Event::PhaseBegan { phase: Phase::Solar, generation: self.generation });
        }
        // Step 1: nothing else happens once the game is to end (C24, T18, M129).
        if self.is_last_generation() {
            return self.begin_final_greenery(log);
        }
        // Step 2 (V22, V31).
        if self.options.venus {
            self.push(Task::SolarRest);
            return self.world_government();
        }
        self.solar_rest(log);
    }

    /// What comes after the World Government: colonies, politics, the next generation (V31).
    pub(crate) fn solar_rest<L: Sink<Event>>(&mut self, log: &mut L) {
        if self.options.colonies {
            self.return_fleets(log);
            self.advance_markers(log);
        }
        self.push(Task::NextGeneration);
        if self.options.turmoil {
            self.begin_politics(log);
        }
    }

    /// Step 3: all fleets go home (C25).
    fn return_fleets<L: Sink<Event>>(&mut self, log: &mut L) {
        self.moons.iter_mut().for_each(|moon| moon.trader = None);
        log.emit(Event::FleetsBack);
    }

    /// Step 3: the market recovers (C26).
    fn advance_markers<L: Sink<Event>>(&mut self, log: &mut L) {
        for &moon in Moon::ALL {
            if self.moon(moon).is_awake() {
                let to = (self.moon(moon).marker + 1).min(MARKER_MAX);
                self.move_marker(moon, to, Cause::Solar, log);
            }
        }
    }

    pub(crate) fn next_generation<L: Sink<Event>>(&mut self, log: &mut L) {
        self.turmoil.policy_used = SeatSet::EMPTY;
        self.generation = self.generation.saturating_add(1);
        self.first_player = Seat((self.first_player.0 + 1) % self.n_seats);
        log.emit(Event::FirstPlayer(self.first_player));
        self.begin_research(log);
    }

    /// How many colony tiles are drawn (C2, C28).
    const fn moons_drawn(&self) -> usize {
        match self.n_seats {
            1 => SOLO_MOONS,
            2 => 5,
            n => n as usize + 2,
        }
    }

    /// Draws the colony tiles (C2).
    pub(crate) fn draw_moons<L: Sink<Event>>(&mut self, log: &mut L) {
        let mut moons: Vec<Moon> = Moon::ALL.to_vec();
        shuffle(&mut self.dice.stream(), &mut moons);
        moons.truncate(self.moons_drawn());
        moons.sort_unstable();
        for moon in moons {
            self.add_moon(moon, log);
        }
    }

    /// What M€ production is at the start of a game: lower in solo with Colonies (C27, M142).
    pub fn starting_production(&self, resource: Resource) -> i16 {
        let basic = if self.options.corporate_era { 0 } else { 1 };
        let alone = self.is_solo() && self.options.colonies && resource == Resource::Money;
        if alone { basic + SOLO_INCOME } else { basic }
    }

    /// Solo: one of the tiles drawn stays out of the game (C28).
    pub(crate) fn leave_out<L: Sink<Event>>(&mut self, moon: Moon, log: &mut L) {
        self.moons[moon.idx()].status = Status::Absent;
        self.moons[moon.idx()].marker = 0;
        log.emit(Event::MoonLeftOut(moon));
    }
}
