//! Colonies: where they may be placed, trades from the fleet to the marker's way back, tiles that wake
//! (sections 2 and 3 of docs/rules/colonies.md).

use super::trigger::{Happening, Waiting};
use crate::card::{ColonyEffect, Effect, MoonUse, Passive, When};
use crate::cards::{HOLDERS, LISTENERS, PassiveKind, WhenKind, card};
use crate::change::production_floor;
use crate::colony::{COLONIES_MAX, MARKER_MAX, MARKER_START, Status};
use crate::event::{Cause, Event};
use crate::legal::check_price;
use crate::obstacle::{Any, Objections, Obstacle};
use crate::price::{TRADE_PAYERS, payers_of_price};
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Moon, Resource};
use tharsis_kernel::{CardId, Seat, Sink};

/// Tiles to choose from: only several are worth a question.
enum Offer {
    Nothing,
    Only(Moon),
    Several,
}

impl Offer {
    fn of(mut moons: impl Iterator<Item = Moon>) -> Offer {
        match (moons.next(), moons.next()) {
            (None, _) => Offer::Nothing,
            (Some(moon), None) => Offer::Only(moon),
            (Some(_), Some(_)) => Offer::Several,
        }
    }
}

impl State {
    /// Why a colony cannot be placed on a tile (C8, C11).
    pub(crate) fn check_settle(&self, seat: Seat, moon: Moon, own_too: bool, no: &mut impl Objections) {
        let state = self.moon(moon);
        match state.status {
            Status::Absent => no.object(Obstacle::MoonAbsent(moon)),
            Status::Asleep => no.object(Obstacle::MoonAsleep(moon)),
            Status::Awake if state.owners.len() == COLONIES_MAX => no.object(Obstacle::MoonFull(moon)),
            Status::Awake if !own_too && state.colonies_of(seat) > 0 => {
                no.object(Obstacle::MoonSettled(moon));
            }
            Status::Awake => {}
        }
    }

    /// Whether a player may place a colony on a tile (C8, C11).
    pub fn can_settle(&self, seat: Seat, moon: Moon, own_too: bool) -> bool {
        let mut no = Any::default();
        self.check_settle(seat, moon, own_too, &mut no);
        !no.0
    }

    /// Whether a text lets a player place a colony on a tile. Building comes before what the text takes, so the tile
    /// must raise production as far as the rest of the text needs it (ruling 54).
    fn lets_settle(&self, seat: Seat, text: Text, moon: Moon, own_too: bool) -> bool {
        self.can_settle(seat, moon, own_too) && self.settling_lets_pay(seat, text, moon)
    }

    pub(crate) fn check_place_colony(&self, seat: Seat, text: Text, own_too: bool, no: &mut impl Objections) {
        if !self.options.colonies {
            no.object(Obstacle::NoColonies);
        } else if self.moons_for(seat, text, MoonUse::Settle { own_too }).next().is_none() {
            no.object(Obstacle::NoMoonToSettle);
        }
    }

    /// Whether production can still go down as a text wants once a colony is on this tile.
    fn settling_lets_pay(&self, seat: Seat, text: Text, moon: Moon) -> bool {
        text.effects().iter().all(|&effect| match effect {
            Effect::Produce(steps, resource) if steps < 0 => {
                let have = self.player(seat).production(resource)
                    + self.production_raised_by(seat, text, resource)
                    + self.raised_by_settling(seat, moon, resource);
                have + i16::from(steps) >= production_floor(resource)
            }
            _ => true,
        })
    }

    /// How far a colony on this tile raises a production of its builder: by the tile, and by cards that listen.
    fn raised_by_settling(&self, seat: Seat, moon: Moon, resource: Resource) -> i16 {
        let raised = |effects: &[Effect]| -> i16 {
            let steps = effects.iter().map(|&effect| match effect {
                Effect::Produce(steps, which) if which == resource => i16::from(steps),
                _ => 0,
            });
            steps.sum()
        };
        let listeners = self.player(seat).tableau.and(&LISTENERS[WhenKind::Colony as usize]);
        let heard = listeners.iter().flat_map(|id| card(id).triggers);
        let heard = heard.filter(|trigger| matches!(trigger.when, When::ColonyPlaced(_)));
        raised(moon.tile().build) + heard.map(|trigger| raised(trigger.then)).sum::<i16>()
    }

    /// How far the colony that a text places can raise a production at best.
    pub(crate) fn raised_by_colony(&self, seat: Seat, text: Text, resource: Resource) -> i16 {
        let own_too = text.effects().iter().find_map(|&effect| match effect {
            Effect::Colony(ColonyEffect::PlaceColony { own_too }) => Some(own_too),
            _ => None,
        });
        let Some(own_too) = own_too else { return 0 };
        let moons = Moon::ALL.iter().copied().filter(|&moon| self.can_settle(seat, moon, own_too));
        moons.map(|moon| self.raised_by_settling(seat, moon, resource)).max().unwrap_or(0)
    }

    pub(super) fn perform_colony<L: Sink<Event>>(
        &mut self,
        at: At,
        word: ColonyEffect,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        match word {
            ColonyEffect::PlaceColony { own_too } => {
                self.ask_for_moon(at, MoonUse::Settle { own_too }, seat, subject, log);
            }
            ColonyEffect::Trade => self.ask_for_moon(at, MoonUse::Visit, seat, subject, log),
            ColonyEffect::MoveMarkers => self.ask_for_moon(at, MoonUse::RaiseMarker, seat, subject, log),
            ColonyEffect::AddMoon => self.ask_for_moon(at, MoonUse::Add, seat, subject, log),
            ColonyEffect::Fleets(n) => {
                self.player_mut(seat).fleets += n;
                log.emit(Event::FleetsGained { seat, n, cause: at.text.cause() });
            }
            ColonyEffect::ColonyBonuses => self.give_colony_bonuses(seat, log),
        }
    }

    /// Whether an instruction of Colonies can be carried out.
    pub(crate) fn check_colony(&self, seat: Seat, text: Text, word: ColonyEffect, no: &mut impl Objections) {
        match word {
            ColonyEffect::Fleets(_) | ColonyEffect::ColonyBonuses => {}
            ColonyEffect::PlaceColony { own_too } => self.check_place_colony(seat, text, own_too, no),
            ColonyEffect::Trade => self.check_free_trade(seat, no),
            ColonyEffect::MoveMarkers => {
                no.object_if(self.markers_up().next().is_none(), Obstacle::NoMarkersToMove);
            }
            ColonyEffect::AddMoon => {
                let none = !self.options.colonies || self.moons_absent().next().is_none();
                no.object_if(none, Obstacle::NoMoonToAdd);
            }
        }
    }

    /// Whether an instruction of Colonies comes to nothing.
    pub(crate) fn is_colony_lost(&self, seat: Seat, word: ColonyEffect) -> bool {
        match word {
            ColonyEffect::ColonyBonuses => self.colonies(seat) == 0,
            ColonyEffect::PlaceColony { .. } | ColonyEffect::Fleets(_) | ColonyEffect::Trade => false,
            ColonyEffect::MoveMarkers | ColonyEffect::AddMoon => false,
        }
    }

    /// The tiles open for what a tile is chosen for.
    pub(crate) fn moons_for(
        &self,
        seat: Seat,
        text: Text,
        use_of: MoonUse,
    ) -> impl Iterator<Item = Moon> + '_ {
        let fits = move |&moon: &Moon| match use_of {
            MoonUse::Settle { own_too } => self.lets_settle(seat, text, moon, own_too),
            MoonUse::Visit => self.can_visit(moon),
            MoonUse::RaiseMarker => self.marker_can_rise(moon),
            MoonUse::Add => self.moon(moon).status == Status::Absent,
        };
        Moon::ALL.iter().copied().filter(fits)
    }

    /// Asks for a tile; a single one is taken at once.
    fn ask_for_moon<L: Sink<Event>>(
        &mut self,
        at: At,
        use_of: MoonUse,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        match Offer::of(self.moons_for(seat, at.text, use_of)) {
            Offer::Nothing => {}
            Offer::Only(moon) => self.use_moon(at, use_of, seat, moon, log),
            Offer::Several => self.ask(seat, Question::Decide { at, subject }),
        }
    }

    /// Does with a tile what it was chosen for.
    pub(super) fn use_moon<L: Sink<Event>>(
        &mut self,
        at: At,
        use_of: MoonUse,
        seat: Seat,
        moon: Moon,
        log: &mut L,
    ) {
        match use_of {
            MoonUse::Settle { .. } => self.settle(seat, moon, at.text.cause(), log),
            MoonUse::Visit => self.push(Task::Trade { seat, moon }),
            MoonUse::RaiseMarker => match Offer::of(self.markers_down(moon)) {
                Offer::Only(down) => self.shift_markers(at, moon, down, log),
                Offer::Nothing | Offer::Several => self.ask(seat, Question::LowerMarker { at, up: moon }),
            },
            MoonUse::Add => self.add_moon(moon, log),
        }
    }

    /// Why a tile is not open for what one is chosen for.
    pub(crate) fn why_not_moon(&self, seat: Seat, text: Text, use_of: MoonUse, moon: Moon) -> Vec<Obstacle> {
        let mut reasons = Vec::new();
        match use_of {
            MoonUse::Settle { own_too } => {
                self.check_settle(seat, moon, own_too, &mut reasons);
                // Where a place is free it is production that would fall too far (ruling 54).
                for &effect in text.effects() {
                    if let Effect::Produce(steps @ ..0, resource) = effect
                        && reasons.is_empty()
                    {
                        let (have, steps) = (self.player(seat).production(resource), steps.unsigned_abs());
                        reasons.push(Obstacle::ProductionTooLow { resource, have, steps });
                    }
                }
            }
            MoonUse::Visit => self.check_visit(seat, moon, &mut reasons),
            MoonUse::RaiseMarker => reasons.push(Obstacle::MarkerStuck(moon)),
            MoonUse::Add => reasons.push(Obstacle::MoonInPlay(moon)),
        }
        reasons
    }

    /// A colony takes the leftmost free place; the marker gives way (C9, C10).
    fn settle<L: Sink<Event>>(&mut self, seat: Seat, moon: Moon, cause: Cause, log: &mut L) {
        let place = self.moon(moon).owners.len() as u8;
        if self.moon(moon).marker == place {
            self.move_marker(moon, place + 1, Cause::Build(moon), log);
        }
        self.moons[moon.idx()].owners.push(seat);
        log.emit(Event::ColonyPlaced { seat, moon, cause });
        self.push_text(Text::rule(Clause::Build(moon)), seat, 0);
        self.announce_alone(Happening::ColonyPlaced, seat, log);
    }

    pub(crate) fn move_marker<L: Sink<Event>>(&mut self, moon: Moon, to: u8, cause: Cause, log: &mut L) {
        let from = std::mem::replace(&mut self.moons[moon.idx()].marker, to);
        if from != to {
            log.emit(Event::MarkerMoved { moon, from, to, cause });
        }
    }

    /// Why a tile cannot be traded with, the price apart (C15).
    pub(crate) fn check_visit(&self, seat: Seat, moon: Moon, no: &mut impl Objections) {
        let state = self.moon(moon);
        match (state.status, state.trader) {
            (Status::Absent, _) => no.object(Obstacle::MoonAbsent(moon)),
            (Status::Asleep, _) => no.object(Obstacle::MoonAsleep(moon)),
            (Status::Awake, Some(by)) => no.object(Obstacle::MoonVisited { by }),
            (Status::Awake, None) => {}
        }
        if !no.settled() && self.fleets_free(seat) == 0 {
            no.object(Obstacle::NoFleet);
        }
    }

    /// Whether a tile is active and without a fleet.
    pub fn can_visit(&self, moon: Moon) -> bool {
        self.moon(moon).is_awake() && self.moon(moon).trader.is_none()
    }

    /// Active tiles without a fleet.
    pub(crate) fn moons_to_visit(&self) -> impl Iterator<Item = Moon> + '_ {
        Moon::ALL.iter().copied().filter(|&moon| self.can_visit(moon))
    }

    pub(crate) fn check_free_trade(&self, seat: Seat, no: &mut impl Objections) {
        if !self.options.colonies {
            return no.object(Obstacle::NoColonies);
        }
        if self.fleets_free(seat) == 0 {
            no.object(Obstacle::NoFleet);
        }
        if self.moons_to_visit().next().is_none() {
            no.object(Obstacle::NoMoonToVisit);
        }
    }

    /// Whether a trade can be paid and carried out (C13 to C15).
    pub(crate) fn check_trade(
        &self,
        seat: Seat,
        moon: Moon,
        with: Resource,
        money: i32,
        no: &mut impl Objections,
    ) {
        if !self.options.colonies {
            return no.object(Obstacle::NoColonies);
        }
        self.check_visit(seat, moon, no);
        if !no.settled() {
            self.check_trade_price(seat, with, money, no);
        }
    }

    /// Whether a resource can pay for a trade; with which tile makes no difference.
    fn check_trade_price(&self, seat: Seat, with: Resource, money: i32, no: &mut impl Objections) {
        let need = self.trade_price(seat, with);
        if with == Resource::Money {
            return check_price(need, money, no);
        }
        let have = self.player(seat).stock(with);
        if have < i32::from(need) {
            no.object(Obstacle::ResourceShort { resource: with, have, need });
        }
    }

    /// Appends every trade a player can pay.
    pub(crate) fn legal_trades(&self, seat: Seat, money: i32, out: &mut Vec<Choice>) {
        if self.fleets_free(seat) == 0 {
            return;
        }
        let pays = TRADE_PAYERS.map(|with| {
            let mut no = Any::default();
            self.check_trade_price(seat, with, money, &mut no);
            !no.0
        });
        if pays == [false; TRADE_PAYERS.len()] {
            return;
        }
        for moon in self.moons_to_visit() {
            let payers = TRADE_PAYERS.into_iter().zip(pays).filter(|&(_, pays)| pays);
            out.extend(payers.map(|(with, _)| Choice::Trade(moon, with)));
        }
    }

    /// Pays for a trade; it follows.
    pub(crate) fn begin_trade<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        moon: Moon,
        with: Resource,
        log: &mut L,
    ) {
        let text = Text::rule(Clause::Trade(moon));
        let due = self.trade_price(seat, with);
        self.push(Task::Trade { seat, moon });
        if with == Resource::Money {
            self.push(Task::Pay { seat, due, with: payers_of_price(None), heat_kept: 0, text });
        } else {
            self.spend(seat, i32::from(due), with, text.cause(), log);
        }
    }

    /// Paid: the fleet, the marker up, the income, the bonuses of all owners, the marker back (C15 to C19, C22).
    pub(crate) fn trade<L: Sink<Event>>(&mut self, seat: Seat, moon: Moon, log: &mut L) {
        self.moons[moon.idx()].trader = Some(seat);
        log.emit(Event::FleetSent { seat, moon });
        self.push(Task::MarkerBack(moon));
        for i in (0..self.n_seats).rev() {
            let owner = Seat((seat.0 + i) % self.n_seats);
            for _ in 0..self.moon(moon).colonies_of(owner) {
                self.push_text(Text::rule(Clause::ColonyBonus(moon)), owner, 0);
            }
        }
        self.push(Task::Income { seat, moon });
        if self.steps_up(seat, moon) > 0 {
            self.ask(seat, Question::RaiseMarker(moon));
        }
    }

    /// How many steps a player may move the marker up before a trade (C19).
    pub fn steps_up(&self, seat: Seat, moon: Moon) -> u8 {
        let mut steps = 0;
        self.each_passive(seat, PassiveKind::HigherTrade, |passive| {
            if let Passive::HigherTrade(n) = passive {
                steps += n;
            }
        });
        steps.min(MARKER_MAX - self.moon(moon).marker)
    }

    pub(crate) fn raise_marker<L: Sink<Event>>(&mut self, moon: Moon, steps: u16, log: &mut L) {
        let to = self.moon(moon).marker + steps as u8;
        self.move_marker(moon, to, Cause::Trade(moon), log);
    }

    /// The income of the position under the marker (C16); what cannot be held is lost (C20).
    pub(crate) fn trade_income(&mut self, seat: Seat, moon: Moon) {
        let marker = self.moon(moon).marker;
        self.push_text(Text::rule(Clause::Income(moon, marker)), seat, 0);
    }

    /// Back to the first position without a colony (C18).
    pub(crate) fn marker_back<L: Sink<Event>>(&mut self, moon: Moon, log: &mut L) {
        let to = self.moon(moon).owners.len() as u8;
        self.move_marker(moon, to, Cause::Trade(moon), log);
    }

    /// Productive Outpost: the bonus of each own colony; the player orders those that ask or draw.
    pub(super) fn give_colony_bonuses<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let mut waiting = Waiting::new();
        for &moon in Moon::ALL {
            let text = Text::rule(Clause::ColonyBonus(moon));
            for _ in 0..self.moon(moon).colonies_of(seat) {
                if text.effects().iter().any(|effect| effect.asks_or_draws()) {
                    waiting.push((text, seat, 0));
                } else {
                    self.perform_now(text, seat, 0, log);
                }
            }
        }
        self.wait(waiting, seat);
    }

    /// Tiles whose marker can go up while another one can go down (Market Manipulation).
    pub(crate) fn markers_up(&self) -> impl Iterator<Item = Moon> + '_ {
        Moon::ALL.iter().copied().filter(|&moon| self.marker_can_rise(moon))
    }

    fn marker_can_rise(&self, moon: Moon) -> bool {
        let up = self.moon(moon).is_awake() && self.moon(moon).marker < MARKER_MAX;
        up && self.markers_down(moon).next().is_some()
    }

    /// Tiles other than this one whose marker can go down: never below the colonies (C9).
    pub(crate) fn markers_down(&self, up: Moon) -> impl Iterator<Item = Moon> + '_ {
        let down = move |&moon: &Moon| {
            let state = self.moon(moon);
            moon != up && state.is_awake() && usize::from(state.marker) > state.owners.len()
        };
        Moon::ALL.iter().copied().filter(down)
    }

    pub(super) fn shift_markers<L: Sink<Event>>(&mut self, at: At, up: Moon, down: Moon, log: &mut L) {
        let cause = at.text.cause();
        self.move_marker(up, self.moon(up).marker + 1, cause, log);
        self.move_marker(down, self.moon(down).marker - 1, cause, log);
    }

    /// Tiles that are not in this game.
    pub(crate) fn moons_absent(&self) -> impl Iterator<Item = Moon> + '_ {
        Moon::ALL.iter().copied().filter(|&moon| self.moon(moon).status == Status::Absent)
    }

    /// Puts a tile into play: asleep if nobody can hold what it deals in (C4 to C6).
    pub(crate) fn add_moon<L: Sink<Event>>(&mut self, moon: Moon, log: &mut L) {
        let held = |resource: crate::vocabulary::CardResource| {
            self.players().iter().any(|player| player.tableau.meets(&HOLDERS[resource.idx()]))
        };
        let awake = moon.tile().wakes_on.is_none_or(held);
        let state = &mut self.moons[moon.idx()];
        state.status = if awake { Status::Awake } else { Status::Asleep };
        state.marker = if awake { MARKER_START } else { 0 };
        log.emit(Event::MoonInPlay { moon, active: awake });
    }

    /// A card that holds something has come into play: the tile that deals in it wakes (C6, ruling 50).
    pub(crate) fn wake_moons<L: Sink<Event>>(&mut self, id: CardId, log: &mut L) {
        let Some(resource) = card(id).holds else { return };
        if !self.options.colonies {
            return;
        }
        for &moon in Moon::ALL {
            let asleep = self.moon(moon).status == Status::Asleep;
            if asleep && moon.tile().wakes_on == Some(resource) {
                self.moons[moon.idx()].status = Status::Awake;
                self.moons[moon.idx()].marker = MARKER_START;
                log.emit(Event::MoonWoke(moon));
            }
        }
    }
}
