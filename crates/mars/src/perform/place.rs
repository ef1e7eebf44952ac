//! Placing tiles: areas offered, printed bonuses, oceans beside, rating, and what it sets off (section 8).

use super::trigger::Happening;
use crate::card::{AreaUse, Open, Passive, Site};
use crate::cards::PassiveKind;
use crate::event::{Cause, Event};
use crate::hex::{Hex, HexSet};
use crate::question::Question;
use crate::state::{State, Task};
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Parameter, Resource, Tile};
use tharsis_kernel::{CardId, Seat, Sink};

/// M€ for each ocean beside a placed tile (M83).
pub const OCEAN_BONUS: i32 = 2;

impl State {
    /// The legal areas for what an area is chosen for.
    pub(crate) fn areas_for(&self, seat: Seat, area: AreaUse) -> HexSet {
        match area {
            AreaUse::Tile(_, site) => self.areas(seat, site),
            AreaUse::Flood(_) | AreaUse::NeutralOcean => self.areas(seat, Site::OceanArea),
            AreaUse::Claim => self.claimable(seat),
            AreaUse::RemoveOcean => self.board.oceans,
        }
    }

    /// Asks for an area; a single legal one is taken at once.
    pub(crate) fn ask_for_area<L: Sink<Event>>(
        &mut self,
        at: At,
        area: AreaUse,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        if let AreaUse::Tile(_, site) = area
            && let Some(hex) = site.in_space()
        {
            return self.use_area(at, area, seat, hex, log);
        }
        let areas = self.areas_for(seat, area);
        match areas.len() {
            0 => {}
            1 => self.use_area(at, area, seat, areas.iter().next().expect("one area"), log),
            _ => self.ask(seat, Question::Decide { at, subject }),
        }
    }

    /// One ocean of an effect; nothing if none is left (ruling 38).
    pub(crate) fn ask_for_ocean<L: Sink<Event>>(&mut self, at: At, seat: Seat, log: &mut L) {
        if let Open::Area(area) = at.effect().open()
            && self.oceans_left() > 0
        {
            self.ask_for_area(at, area, seat, 0, log);
        }
    }

    /// Does on an area what it was chosen for.
    pub(super) fn use_area<L: Sink<Event>>(
        &mut self,
        at: At,
        area: AreaUse,
        seat: Seat,
        hex: Hex,
        log: &mut L,
    ) {
        let cause = at.text.cause();
        match area {
            AreaUse::Tile(tile, _) => self.place(seat, tile, hex, cause, log),
            AreaUse::Flood(_) => {
                if self.flooded(seat, hex).next().is_some() {
                    self.push(Task::Ask(seat, Question::Flood { at, hex }));
                }
                self.place(seat, Tile::Ocean, hex, cause, log);
            }
            AreaUse::Claim => {
                self.board.claimed[seat.idx()].add(hex);
                log.emit(Event::Claimed { seat, hex });
            }
            AreaUse::NeutralOcean => self.place_ocean_neutrally(seat, hex, cause, log),
            AreaUse::RemoveOcean => self.remove_ocean(hex, cause, log),
        }
    }

    /// Lays a tile, gives its bonuses and sets off what listens.
    fn place<L: Sink<Event>>(&mut self, seat: Seat, tile: Tile, hex: Hex, cause: Cause, log: &mut L) {
        let owner = if tile == Tile::Ocean { None } else { Some(seat) };
        self.board.lay(tile, hex, owner);
        log.emit(Event::Placed { seat: Some(seat), tile, hex, cause });
        self.give_printed_bonus(seat, hex, log);
        let oceans = self.map().neighbours(hex).and(self.board.oceans).len() as i32;
        self.gain(seat, self.ocean_bonus(seat) * oceans, Resource::Money, Cause::OceansBeside(hex), log);
        match tile {
            Tile::Ocean => {
                let to = self.parameter(Parameter::Oceans);
                log.emit(Event::Raised { seat, parameter: Parameter::Oceans, to, cause });
                self.rate(seat, 1, cause, log);
            }
            Tile::Greenery => self.raise(seat, 1, Parameter::Oxygen, cause, log),
            _ => {}
        }
        self.announce_alone(Happening::Tile { tile, hex }, seat, log);
    }

    /// M€ for each ocean beside a tile this player places.
    fn ocean_bonus(&self, seat: Seat) -> i32 {
        let mut bonus = OCEAN_BONUS;
        if self.options.turmoil {
            self.each_passive(seat, PassiveKind::OceanBonus, |passive| {
                if let Passive::OceansGive(n) = passive {
                    bonus += i32::from(n);
                }
            });
        }
        bonus
    }

    fn give_printed_bonus<L: Sink<Event>>(&mut self, seat: Seat, hex: Hex, log: &mut L) {
        if !hex.on_mars() {
            return;
        }
        self.give(Text::rule(Clause::Area(self.map, hex)), seat, log);
        if self.map().metal.has(hex) {
            self.announce_alone(Happening::MetalEarned, seat, log);
        }
    }

    /// Who owns a tile beside a new ocean and has M€ to lose (Flooding).
    pub(crate) fn flooded(&self, by: Seat, hex: Hex) -> impl Iterator<Item = Seat> + '_ {
        let beside = self.map().neighbours(hex);
        self.seats().filter(move |&seat| {
            !self.board.owned[seat.idx()].and(beside).is_empty() && self.can_lose(by, seat, Resource::Money)
        })
    }
}
