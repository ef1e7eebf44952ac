//! What Turmoil's cards and events do: counted gains and losses, ranks, neutral changes of the map, delegates.

use super::trigger::Happening;
use crate::card::{AreaUse, Effect, PartyUse, PoliticEffect, ResourceUse, Takers};
use crate::cards::CardSet;
use crate::cards::HOLDERS;
use crate::change::production_floor;
use crate::event::{Cause, Event};
use crate::hex::Hex;
use crate::obstacle::{Objections, Obstacle};
use crate::question::{Choice, Question};
use crate::state::State;
use crate::tally::Ranking;
use crate::text::{At, Text};
use crate::turmoil::Owner;
use crate::vocabulary::{Parameter, Party, Resource, Tile};
use tharsis_kernel::{CardId, Seat, Sink};

/// Solo: the Reds' ruling bonus is for a rating of at most so much (T42).
const SOLO_LOW_RATING: i16 = 20;

impl State {
    /// Whether an instruction of Turmoil can be carried out. Kept apart, so that the hot path of checking stays
    /// small.
    #[inline(never)]
    pub(crate) fn check_politic(&self, seat: Seat, word: PoliticEffect, no: &mut impl Objections) {
        match word {
            // What events do cannot be refused (T23).
            PoliticEffect::GainTimes(..) | PoliticEffect::LoseTimes(..) | PoliticEffect::ProduceTimes(..) => {
            }
            PoliticEffect::DrawTimes(_) | PoliticEffect::GainAny(_) | PoliticEffect::GainIf(..) => {}
            PoliticEffect::LowerRating(_) | PoliticEffect::LoseAll(_) | PoliticEffect::KeepAtMost(..) => {}
            PoliticEffect::LowerOwn(_) | PoliticEffect::DiscardCards(_) | PoliticEffect::Rank(_) => {}
            PoliticEffect::AddToEachNonEmpty(_) | PoliticEffect::RateLowest => {}
            PoliticEffect::NeutralOcean | PoliticEffect::RemoveOcean => {}
            PoliticEffect::ShiftTemperature(_) | PoliticEffect::RemoveDelegate => {}

            PoliticEffect::SellProduction(n) => {
                no.object_if(
                    self.resources_for(seat, ResourceUse::Sell(n)).next().is_none(),
                    Obstacle::NoProductionToSell,
                );
            }
            PoliticEffect::SendDelegates(need) => self.check_delegates(seat, need, no),
            PoliticEffect::BecomeChairman => self.check_delegates(seat, 1, no),
            PoliticEffect::ReplaceNeutral => {
                let none = self.parties_for(PartyUse::Replace).next().is_none();
                no.object_if(none, Obstacle::NoNeutralDelegate);
                self.check_delegates(seat, 1, no);
            }
        }
    }

    /// Whether an instruction of Turmoil comes to nothing.
    pub(crate) fn is_politic_lost(&self, seat: Seat, text: Text, word: PoliticEffect) -> bool {
        let player = self.player(seat);
        match word {
            PoliticEffect::GainTimes(_, _, tally)
            | PoliticEffect::LoseTimes(_, _, tally)
            | PoliticEffect::ProduceTimes(_, tally)
            | PoliticEffect::DrawTimes(tally)
            | PoliticEffect::GainAny(tally)
            | PoliticEffect::LowerRating(tally) => self.tally(seat, text.card, tally) == 0,
            PoliticEffect::GainIf(_, _, tally, need) => self.tally(seat, text.card, tally) < i32::from(need),
            PoliticEffect::LoseAll(resource) => player.stock(resource) == 0,
            PoliticEffect::KeepAtMost(keep, resource) => {
                player.stock(resource) <= i32::from(keep) + i32::from(self.influence(seat))
            }
            PoliticEffect::LowerOwn(resource) => player.production(resource) <= production_floor(resource),
            PoliticEffect::DiscardCards(_) => player.hand.is_empty(),
            PoliticEffect::AddToEachNonEmpty(_) => self.takers(seat, text.card, Takers::NonEmpty).is_empty(),
            PoliticEffect::Rank(ranking) => self.place_in(ranking, seat) == 0,
            PoliticEffect::RemoveDelegate => self.parties_for(PartyUse::Remove).next().is_none(),
            PoliticEffect::RateLowest | PoliticEffect::NeutralOcean | PoliticEffect::RemoveOcean => false,
            PoliticEffect::ShiftTemperature(_) | PoliticEffect::SellProduction(_) => false,
            PoliticEffect::SendDelegates(_) | PoliticEffect::ReplaceNeutral => false,
            PoliticEffect::BecomeChairman => false,
        }
    }

    /// Whether there are so many own delegates to send (T7, ruling 64).
    fn check_delegates(&self, seat: Seat, need: u8, no: &mut impl Objections) {
        let have = self.turmoil.committee.available(seat);
        if have < need {
            no.object(Obstacle::DelegatesShort { have, need });
        }
    }

    /// The parties open for what a party is chosen for.
    pub(crate) fn parties_for(&self, party: PartyUse) -> impl Iterator<Item = Party> + '_ {
        let fits = move |&it: &Party| match party {
            PartyUse::Send(_) => true,
            PartyUse::Remove => self.has_plain(it, None),
            PartyUse::Replace => self.has_plain(it, Some(Owner::Neutral)),
        };
        Party::ALL.iter().copied().filter(fits)
    }

    pub(super) fn perform_politic<L: Sink<Event>>(
        &mut self,
        at: At,
        word: PoliticEffect,
        seat: Seat,
        log: &mut L,
    ) {
        let (text, cause) = (at.text, at.text.cause());
        let mine = (seat, cause);
        let tally = |state: &State, tally| state.tally(seat, text.card, tally);
        match word {
            PoliticEffect::GainTimes(rate, resource, counted) => {
                let n = tally(self, counted) * i32::from(rate);
                self.gain(seat, n, resource, cause, log);
            }
            PoliticEffect::LoseTimes(rate, resource, counted) => {
                let n = tally(self, counted) * i32::from(rate);
                self.lose_at_most(seat, n, resource, cause, log);
            }
            PoliticEffect::ProduceTimes(resource, counted) => {
                let n = tally(self, counted);
                self.produce(seat, n as i16, resource, mine, log);
            }
            PoliticEffect::DrawTimes(counted) => {
                let n = tally(self, counted);
                self.draw_to_hand(seat, n as u8, cause, log);
            }
            PoliticEffect::GainIf(n, resource, counted, need) => {
                if tally(self, counted) >= i32::from(need) {
                    self.gain(seat, i32::from(n), resource, cause, log);
                }
            }
            PoliticEffect::LowerRating(counted) => {
                let n = tally(self, counted);
                self.lower_rating(seat, n as i16, cause, log);
            }
            PoliticEffect::GainAny(counted) => {
                for _ in 0..tally(self, counted) {
                    self.ask(seat, Question::Decide { at, subject: 0 });
                }
            }
            PoliticEffect::LoseAll(resource) => self.lose_at_most(seat, i32::MAX, resource, cause, log),
            PoliticEffect::KeepAtMost(keep, resource) => {
                let kept = i32::from(keep) + i32::from(self.influence(seat));
                let beyond = (self.player(seat).stock(resource) - kept).max(0);
                self.lose_at_most(seat, beyond, resource, cause, log);
            }
            PoliticEffect::LowerOwn(resource) => {
                if self.player(seat).production(resource) > production_floor(resource) {
                    self.produce(seat, -1, resource, mine, log);
                }
            }
            PoliticEffect::DiscardCards(n) => self.discard_or_ask(at, n, seat, log),
            PoliticEffect::AddToEachNonEmpty(n) => self.add_to_each(n, seat, cause, log),
            PoliticEffect::Rank(ranking) => {
                let steps = i16::from(self.place_in(ranking, seat));
                self.rate(seat, steps, cause, log);
                self.lower_rating(seat, (-steps).max(0), cause, log);
            }
            PoliticEffect::RateLowest => self.rate_lowest(cause, log),
            PoliticEffect::NeutralOcean => self.ask_for_table(at, AreaUse::NeutralOcean, seat, log),
            PoliticEffect::RemoveOcean => self.ask_for_table(at, AreaUse::RemoveOcean, seat, log),
            PoliticEffect::ShiftTemperature(steps) => self.shift_temperature(at, steps, seat, log),
            PoliticEffect::SellProduction(n) => {
                self.use_only_resource_or_ask(at, ResourceUse::Sell(n), seat, log);
            }
            PoliticEffect::SendDelegates(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
            PoliticEffect::RemoveDelegate => self.ask_for_party(at, PartyUse::Remove, seat, log),
            PoliticEffect::ReplaceNeutral => self.ask_for_party(at, PartyUse::Replace, seat, log),
            PoliticEffect::BecomeChairman => self.become_chairman(seat, log),
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
        if reached {
            self.ask_for_table(at, AreaUse::NeutralOcean, seat, log);
        }
    }

    /// Asks the first player for an area, unless all oceans are there.
    pub(super) fn ask_for_table<L: Sink<Event>>(&mut self, at: At, area: AreaUse, seat: Seat, log: &mut L) {
        if self.oceans_left() > 0 {
            self.ask_for_area(at, area, seat, 0, log);
        }
    }

    /// An ocean for nobody: no rating, no bonus; cards that listen do work (T24).
    pub(super) fn place_ocean_neutrally<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        hex: Hex,
        cause: Cause,
        log: &mut L,
    ) {
        self.board.lay(Tile::Ocean, hex, None);
        log.emit(Event::Placed { seat: None, tile: Tile::Ocean, hex, cause });
        self.tell_oceans(cause, log);
        self.announce_alone(Happening::Tile { tile: Tile::Ocean, hex }, seat, log);
    }

    /// An ocean goes; nobody loses rating by it (T24).
    pub(super) fn remove_ocean<L: Sink<Event>>(&mut self, hex: Hex, cause: Cause, log: &mut L) {
        self.board.oceans.remove(hex);
        log.emit(Event::OceanRemoved { hex, cause });
        self.tell_oceans(cause, log);
    }

    fn tell_oceans<L: Sink<Event>>(&self, cause: Cause, log: &mut L) {
        let to = self.parameter(Parameter::Oceans);
        log.emit(Event::Shifted { parameter: Parameter::Oceans, to, cause });
    }

    pub(super) fn use_only_resource_or_ask<L: Sink<Event>>(
        &mut self,
        at: At,
        use_of: ResourceUse,
        seat: Seat,
        log: &mut L,
    ) {
        let mut open = self.resources_for(seat, use_of);
        let first = open.next();
        let alone = open.next().is_none();
        drop(open);
        match first {
            None => {}
            Some(resource) if alone => {
                self.use_resource(use_of, resource, (seat, at.text.cause()), log);
            }
            Some(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
        }
    }

    /// The resources open for what a resource is chosen for.
    pub(crate) fn resources_for(
        &self,
        seat: Seat,
        use_of: ResourceUse,
    ) -> impl Iterator<Item = Resource> + '_ {
        let fits = move |&it: &Resource| match use_of {
            ResourceUse::Gain => true,
            ResourceUse::Sell(_) => self.player(seat).production(it) > production_floor(it),
            ResourceUse::Lowest => {
                let production = &self.player(seat).production;
                Some(&production[it.idx()]) == production.iter().min()
            }
        };
        Resource::ALL.iter().copied().filter(fits)
    }

    /// Does with a resource what it was chosen for.
    pub(super) fn use_resource<L: Sink<Event>>(
        &mut self,
        use_of: ResourceUse,
        resource: Resource,
        mine: (Seat, Cause),
        log: &mut L,
    ) {
        let (seat, cause) = mine;
        match use_of {
            ResourceUse::Gain => self.gain(seat, 1, resource, cause, log),
            ResourceUse::Sell(n) => {
                self.produce(seat, -1, resource, mine, log);
                self.gain(seat, i32::from(n), resource, cause, log);
            }
            ResourceUse::Lowest => self.produce(seat, 1, resource, mine, log),
        }
    }

    /// Asks in which party; a single one is taken at once.
    fn ask_for_party<L: Sink<Event>>(&mut self, at: At, use_of: PartyUse, seat: Seat, log: &mut L) {
        let mut parties = self.parties_for(use_of);
        let first = parties.next();
        let alone = parties.next().is_none();
        drop(parties);
        match first {
            None => {}
            Some(party) if alone => self.use_party(at, use_of, party, seat, log),
            Some(_) => self.ask(seat, Question::Decide { at, subject: 0 }),
        }
    }

    /// Does in a party what it was chosen for.
    pub(super) fn use_party<L: Sink<Event>>(
        &mut self,
        at: At,
        use_of: PartyUse,
        party: Party,
        seat: Seat,
        log: &mut L,
    ) {
        let cause = at.text.cause();
        match use_of {
            PartyUse::Send(n) => {
                for _ in 0..n {
                    let source = self.spare_source(seat);
                    self.send_delegate(Owner::Player(seat), party, source, cause, log);
                }
            }
            PartyUse::Replace => {
                // One swap: only when it is done are leader and dominance looked at (ruling 68).
                self.return_delegate(Owner::Neutral, party, cause, log);
                let source = self.spare_source(seat);
                self.send_delegate(Owner::Player(seat), party, source, cause, log);
            }
            PartyUse::Remove => {
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
