//! What Turmoil's cards and events do: counted gains and losses, ranks, neutral changes of the map, delegates.

use super::trigger::Happening;
use crate::card::Effect;
use crate::cards::HOLDERS;
use crate::change::production_floor;
use crate::event::{Cause, Event};
use crate::hex::Hex;
use crate::question::{Choice, Question};
use crate::state::State;
use crate::tally::Ranking;
use crate::text::At;
use crate::turmoil::Owner;
use crate::vocabulary::{Parameter, Party, Resource, Tile};
use tharsis_kernel::{CardId, CardSet, Seat, Sink};

/// Solo: the Reds' ruling bonus is for a rating of at most so much (T42).
const SOLO_LOW_RATING: i16 = 20;

impl State {
    pub(super) fn perform_politic<L: Sink<Event>>(
        &mut self,
        at: At,
        effect: Effect,
        seat: Seat,
        log: &mut L,
    ) {
        let (text, cause) = (at.text, at.text.cause());
        let mine = (seat, cause);
        let tally = |state: &State, tally| state.tally(seat, text.card, tally);
        match effect {
            Effect::GainTimes(rate, resource, counted) => {
                let n = tally(self, counted) * i32::from(rate);
                self.gain(seat, n, resource, cause, log);
            }
            Effect::LoseTimes(rate, resource, counted) => {
                let n = tally(self, counted) * i32::from(rate);
                self.lose_at_most(seat, n, resource, cause, log);
            }
            Effect::ProduceTimes(resource, counted) => {
                let n = tally(self, counted);
                self.produce(seat, n as i16, resource, mine, log);
            }
            Effect::DrawTimes(counted) => {
                let n = tally(self, counted);
                self.draw_to_hand(seat, n as u8, cause, log);
            }
            Effect::GainIf(n, resource, counted, need) => {
                if tally(self, counted) >= i32::from(need) {
                    self.gain(seat, i32::from(n), resource, cause, log);
                }
            }
            Effect::LowerRating(counted) => {
                let n = tally(self, counted);
                self.lower_rating(seat, n as i16, cause, log);
            }
            Effect::GainAny(counted) => {
                for _ in 0..tally(self, counted) {
                    self.ask(seat, Question::Decide { at, subject: 0 });
                }
            }
            Effect::LoseAll(resource) => self.lose_at_most(seat, i32::MAX, resource, cause, log),
            Effect::KeepAtMost(keep, resource) => {
                let kept = i32::from(keep) + i32::from(self.influence(seat));
                let beyond = (self.player(seat).stock(resource) - kept).max(0);
                self.lose_at_most(seat, beyond, resource, cause, log);
            }
            Effect::LowerOwn(resource) => {
                if self.player(seat).production(resource) > production_floor(resource) {
                    self.produce(seat, -1, resource, mine, log);
                }
            }
            Effect::DiscardCards(n) => self.discard_or_ask(at, n, seat, log),
            Effect::AddToEachNonEmpty(n) => self.add_to_each(n, seat, cause, log),
            Effect::Rank(ranking) => {
                let steps = i16::from(self.place_in(ranking, seat));
                self.rate(seat, steps, cause, log);
                self.lower_rating(seat, (-steps).max(0), cause, log);
            }
            Effect::RateLowest => self.rate_lowest(cause, log),
            Effect::NeutralOcean => {
                if self.oceans_left() > 0 {
                    self.ask_for_area(at, seat, 0, log);
                }
            }
            Effect::RemoveOcean => {
                if self.oceans_left() > 0 {
                    self.ask_for_area(at, seat, 0, log);
                }
            }
            Effect::ShiftTemperature(steps) => self.shift_temperature(at, steps, seat, log),
            Effect::SellProduction(_) => self.ask_for_resource(at, seat, log),
            Effect::SendDelegates(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
            Effect::RemoveDelegate => self.ask_for_party(at, None, seat, log),
            Effect::ReplaceNeutral => self.ask_for_party(at, Some(Owner::Neutral), seat, log),
            Effect::BecomeChairman => self.become_chairman(seat, log),
            _ => unreachable!("{effect:?} is not a word of Turmoil"),
        }
    }

    /// A loss takes what is there (T23).
    fn lose_at_most<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        amount: i32,
        resource: Resource,
        cause: Cause,
        log: &mut L,
    ) {
        let amount = amount.min(self.player(seat).stock(resource));
        self.lose(seat, amount, resource, (seat, cause), log);
    }

    fn discard_or_ask<L: Sink<Event>>(&mut self, at: At, n: u8, seat: Seat, log: &mut L) {
        let hand = self.player(seat).hand;
        if hand.len() > u32::from(n) {
            return self.ask(seat, Question::Decide { at, subject: 0 });
        }
        self.discard_all(hand, seat, at.text.cause(), log);
    }

    /// Cards to discard are picked ascending, then go together.
    pub(super) fn pick_to_discard<L: Sink<Event>>(
        &mut self,
        at: At,
        n: u8,
        id: CardId,
        seat: Seat,
        log: &mut L,
    ) {
        self.player_mut(seat).kept.add(id);
        if self.player(seat).kept.len() < u32::from(n) {
            return self.ask(seat, Question::Decide { at, subject: 0 });
        }
        let picked = std::mem::replace(&mut self.player_mut(seat).kept, CardSet::EMPTY);
        self.discard_all(picked, seat, at.text.cause(), log);
    }

    fn discard_all<L: Sink<Event>>(&mut self, cards: CardSet, seat: Seat, cause: Cause, log: &mut L) {
        let player = self.player_mut(seat);
        player.hand = player.hand.without(&cards);
        for id in &cards {
            self.discard(seat, id, cause, log);
        }
    }

    /// Onto each card that already has something (ruling 67).
    fn add_to_each<L: Sink<Event>>(&mut self, n: u8, seat: Seat, cause: Cause, log: &mut L) {
        for holders in &HOLDERS {
            for id in &self.player(seat).tableau.and(holders) {
                if self.on_card[id as usize] > 0 {
                    self.add(seat, n, id, cause, log);
                }
            }
        }
    }

    /// What a ranking brings a player: after a tie for first there is no second.
    fn place_in(&self, ranking: &Ranking, seat: Seat) -> i8 {
        let score = |seat: Seat| {
            let counted: u32 = ranking.counts.iter().map(|&count| self.count(seat, 0, count)).sum();
            counted + u32::from(self.influence(seat))
        };
        let mine = score(seat);
        if self.is_solo() {
            let reached = ranking.solo.iter().find(|(need, _)| mine >= u32::from(*need));
            return reached.map_or(0, |&(_, steps)| steps);
        }
        if mine == 0 && !ranking.with_nothing {
            return 0;
        }
        match self.seats().filter(|&other| score(other) > mine).count() {
            0 => ranking.first,
            1 => ranking.second,
            _ => 0,
        }
    }

    /// All who have the lowest rating, compared before anybody gains (T42).
    fn rate_lowest<L: Sink<Event>>(&mut self, cause: Cause, log: &mut L) {
        let lowest = match self.is_solo() {
            true => SOLO_LOW_RATING,
            false => self.players().iter().map(|player| player.rating).min().unwrap_or(0),
        };
        for seat in self.seats() {
            if self.player(seat).rating <= lowest {
                self.rate(seat, 1, cause, log);
            }
        }
    }

    /// The temperature moves for nobody; a bonus ocean that is reached is placed for nobody, too (T24, T26).
    fn shift_temperature<L: Sink<Event>>(&mut self, at: At, steps: i8, seat: Seat, log: &mut L) {
        if self.steps_left(Parameter::Temperature) == 0 {
            return;
        }
        let before = self.parameter(Parameter::Temperature);
        let moved = self.steps(Parameter::Temperature).saturating_add_signed(steps);
        self.raised[Parameter::Temperature.idx()] = moved.min(Parameter::Temperature.track().steps);
        let to = self.parameter(Parameter::Temperature);
        if to != before {
            log.emit(Event::Shifted { parameter: Parameter::Temperature, to, cause: at.text.cause() });
        }
        let gives_ocean = |gives: &[Effect]| gives.iter().any(|it| matches!(it, Effect::PlaceOceans(_)));
        let reached = self.map().bonus_steps.iter().any(|step| {
            let passed = before < step.at && step.at <= to;
            step.parameter == Parameter::Temperature && passed && gives_ocean(step.gives)
        });
        if reached && self.oceans_left() > 0 {
            self.ask_for_area(at, seat, 0, log);
        }
    }

    /// An ocean comes or goes for nobody: no rating, no bonus; cards that listen do work (T24).
    pub(super) fn change_ocean_neutrally<L: Sink<Event>>(
        &mut self,
        at: At,
        seat: Seat,
        hex: Hex,
        log: &mut L,
    ) {
        let cause = at.text.cause();
        let removes = matches!(at.effect(), Effect::RemoveOcean);
        if removes {
            self.board.oceans.remove(hex);
            log.emit(Event::OceanRemoved { hex, cause });
        } else {
            self.board.lay(Tile::Ocean, hex, None);
            log.emit(Event::Placed { seat: None, tile: Tile::Ocean, hex, cause });
        }
        let to = self.parameter(Parameter::Oceans);
        log.emit(Event::Shifted { parameter: Parameter::Oceans, to, cause });
        if !removes {
            self.announce_alone(Happening::Tile { tile: Tile::Ocean, hex }, seat, log);
        }
    }

    fn ask_for_resource<L: Sink<Event>>(&mut self, at: At, seat: Seat, log: &mut L) {
        let mut open = self.sellable(seat);
        let first = open.next();
        let alone = open.next().is_none();
        drop(open);
        match first {
            None => {}
            Some(resource) if alone => {
                self.choose_resource(at.effect(), resource, (seat, at.text.cause()), log);
            }
            Some(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
        }
    }

    pub(super) fn choose_resource<L: Sink<Event>>(
        &mut self,
        effect: Effect,
        resource: Resource,
        mine: (Seat, Cause),
        log: &mut L,
    ) {
        let (seat, cause) = mine;
        let amount = match effect {
            Effect::SellProduction(n) => {
                self.produce(seat, -1, resource, mine, log);
                n
            }
            _ => 1,
        };
        self.gain(seat, i32::from(amount), resource, cause, log);
    }

    /// Asks in which party; a single one is taken at once.
    fn ask_for_party<L: Sink<Event>>(&mut self, at: At, owner: Option<Owner>, seat: Seat, log: &mut L) {
        let mut parties = self.parties_with_plain(owner);
        let first = parties.next();
        let alone = parties.next().is_none();
        drop(parties);
        match first {
            None => {}
            Some(party) if alone => self.deal_with_party(at, party, seat, log),
            Some(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
        }
    }

    /// Does in a party what an effect wants to do there.
    pub(super) fn deal_with_party<L: Sink<Event>>(&mut self, at: At, party: Party, seat: Seat, log: &mut L) {
        let cause = at.text.cause();
        match at.effect() {
            Effect::SendDelegates(n) => {
                for _ in 0..n {
                    let source = self.spare_source(seat);
                    self.send_delegate(Owner::Player(seat), party, source, cause, log);
                }
            }
            Effect::ReplaceNeutral => {
                // One swap: only when it is done are leader and dominance looked at (ruling 68).
                self.return_delegate(Owner::Neutral, party, cause, log);
                let source = self.spare_source(seat);
                self.send_delegate(Owner::Player(seat), party, source, cause, log);
            }
            Effect::RemoveDelegate => {
                let mut owners = self.plain_owners(party);
                let first = owners.next().expect("a party with a delegate to remove");
                let alone = owners.next().is_none();
                drop(owners);
                if alone {
                    self.ban(at, party, first, log);
                } else {
                    self.ask(seat, Question::Delegate { at, party });
                }
            }
            effect => unreachable!("{effect:?} asks for no party"),
        }
    }

    /// Removes a delegate of the owner chosen.
    pub(super) fn remove_delegate<L: Sink<Event>>(
        &mut self,
        at: At,
        party: Party,
        choice: Choice,
        log: &mut L,
    ) {
        let owner = match choice {
            Choice::Seat(seat) => Owner::Player(seat),
            _ => Owner::Neutral,
        };
        self.ban(at, party, owner, log);
    }

    fn ban<L: Sink<Event>>(&mut self, at: At, party: Party, owner: Owner, log: &mut L) {
        self.return_delegate(owner, party, at.text.cause(), log);
        self.settle_party(party, log);
    }
}
