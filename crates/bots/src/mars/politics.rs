//! What the bots make of Turmoil: events in sight, chairman and leaders, delegates, ruling bonuses. All of it is read
//! from definitions and from what the rules say an event would do.

use super::effect_value::Judge;
use super::outlook::steps_left;
use tharsis_mars::{
    Count, EventForecast, EventId, Need, Owner, Party, PartyUse, PoliticEffect, RATING_GOAL, Resource,
    ResourceUse, Source, Tally,
};

/// How far the event that becomes current only next generation counts, things changing until then.
const COMING: f32 = 0.4;
/// How far what the dominant party would bring counts: it may not stay dominant.
const DOMINANT: f32 = 0.6;
/// Points for a delegate that can still be sent.
const DELEGATE: f32 = 0.12;
/// Points for an influence beyond what the events in sight make of it.
const INFLUENCE: f32 = 0.15;

impl Judge<'_> {
    /// Whether another political phase will come: not once the planet is complete (T18).
    fn politics_to_come(&self) -> bool {
        steps_left(self.world) > 0 && self.outlook.productions >= 1.0
    }

    /// What the committee and the events in sight promise a seat, in points, chairman and leaders included.
    pub(crate) fn politics_worth(&self) -> f32 {
        let world = self.world;
        let committee = &world.turmoil().committee;
        let points = world.score(self.seat).committee as f32;
        if !self.politics_to_come() {
            return points;
        }
        let (seat, owner) = (self.seat, Owner::Player(self.seat));
        // Leaders and chairman count at the end only, and few stay so long.
        let mut total = points / (1.0 + self.outlook.spendable);
        if committee.bench(committee.dominant).leader == Some(owner) {
            total += DOMINANT * (self.outlook.rating + INFLUENCE);
        }
        total += INFLUENCE * f32::from(world.influence(seat));
        total += DELEGATE * f32::from(committee.available(seat));
        total += DOMINANT * self.effects(committee.dominant.programme().bonus, 0);
        let events = [(world.turmoil().current, 1.0), (world.turmoil().coming, COMING)];
        for (event, share) in events {
            total += share * event.map_or(0.0, |event| self.event_worth(event));
        }
        if world.options().rating_goal {
            let missing = (RATING_GOAL - world.player(seat).rating).max(0);
            total -= f32::from(missing) * self.weights.solo_step;
        }
        total
    }

    /// What an event would do to the seat, in points.
    fn event_worth(&self, event: EventId) -> f32 {
        let EventForecast { stock, production, rating, cards, any, on_cards } =
            self.world.event_forecast(self.seat, event);
        let look = &self.outlook;
        let mut worth = f32::from(rating) * look.rating + f32::from(cards) * look.card;
        for &resource in Resource::ALL {
            worth += stock[resource.idx()] as f32 * look.stock[resource.idx()];
            worth += look.produces(f32::from(production[resource.idx()]), resource);
        }
        let best = look.stock.iter().copied().fold(0.0, f32::max);
        worth + f32::from(any) * best + f32::from(on_cards) * 0.4
    }

    /// What Turmoil's instructions bring.
    pub(crate) fn politic(&self, word: PoliticEffect) -> f32 {
        let look = &self.outlook;
        let stock = |n: f32, resource: Resource| n * look.stock[resource.idx()];
        match word {
            PoliticEffect::GainTimes(n, what, tally) => stock(f32::from(n) * self.tallied(tally), what),
            PoliticEffect::LoseTimes(n, what, tally) => -stock(f32::from(n) * self.tallied(tally), what),
            PoliticEffect::ProduceTimes(what, tally) => look.produces(self.tallied(tally), what),
            PoliticEffect::DrawTimes(tally) => self.tallied(tally) * look.card,
            PoliticEffect::LowerRating(tally) => -self.tallied(tally) * look.rating,
            PoliticEffect::RateLowest => {
                let lowest = self.world.players().iter().map(|player| player.rating).min();
                let low = lowest == Some(self.world.player(self.seat).rating);
                if low { look.rating } else { 0.0 }
            }
            PoliticEffect::SellProduction(n) => {
                let best = Resource::ALL.iter().map(|&what| self.sold(n, what)).fold(f32::MIN, f32::max);
                best.max(0.0)
            }
            PoliticEffect::SendDelegates(n) => f32::from(n) * 0.4,
            PoliticEffect::RemoveDelegate => 0.3,
            PoliticEffect::ReplaceNeutral => 0.5,
            PoliticEffect::BecomeChairman => 0.3 + self.outlook.money * 2.0,
            // Only events say these, and events are judged by what the rules foresee.
            PoliticEffect::GainAny(_) | PoliticEffect::GainIf(..) | PoliticEffect::LoseAll(_) => 0.0,
            PoliticEffect::KeepAtMost(..) | PoliticEffect::LowerOwn(_) | PoliticEffect::Rank(_) => 0.0,
            PoliticEffect::DiscardCards(_) | PoliticEffect::AddToEachNonEmpty(_) => 0.0,
            PoliticEffect::NeutralOcean | PoliticEffect::RemoveOcean => 0.0,
            PoliticEffect::ShiftTemperature(_) => 0.0,
        }
    }

    fn tallied(&self, tally: Tally) -> f32 {
        match tally.count {
            Count::Just(n) => f32::from(n),
            Count::OwnParties => {
                // Delegates come and go; at least one party is easily held.
                f32::from(self.world.turmoil().committee.parties_of(self.seat)).max(1.2)
            }
            _ => 1.0,
        }
    }

    /// A step of production for so many of its resource.
    fn sold(&self, n: u8, what: Resource) -> f32 {
        f32::from(n) * self.outlook.stock[what.idx()] - self.outlook.produces(1.0, what)
    }

    /// How near a requirement of the committee is: 1 if it holds.
    pub(crate) fn political_readiness(&self, need: Need) -> f32 {
        let committee = &self.world.turmoil().committee;
        let owner = Owner::Player(self.seat);
        match need {
            Need::Party(party) if committee.supports(self.seat, party) => 1.0,
            Need::Party(party) => {
                let there = committee.bench(party).of(owner) > 0 || committee.dominant == party;
                if there { 0.7 } else { 0.45 }
            }
            Need::Chairman => {
                let leads = committee.bench(committee.dominant).leader == Some(owner);
                if committee.chairman == owner {
                    1.0
                } else if leads {
                    0.7
                } else {
                    0.25
                }
            }
            Need::NeutralChairman if committee.chairman == Owner::Neutral => 1.0,
            Need::LeadParties(n) if committee.led_by(self.seat) >= n => 1.0,
            _ => 0.4,
        }
    }

    /// What one's first thought about a delegate is: to lead, best of all the dominant party.
    pub(crate) fn delegate(&self, party: Party, source: Source) -> f32 {
        let price = match source {
            Source::Lobby => 0.0,
            Source::Reserve => self.spending(f32::from(tharsis_mars::DELEGATE_PRICE)) + 0.1,
        };
        self.seat_in(party) - price
    }

    /// What one more delegate in a party brings.
    fn seat_in(&self, party: Party) -> f32 {
        let committee = &self.world.turmoil().committee;
        let owner = Owner::Player(self.seat);
        let bench = committee.bench(party);
        let leads = bench.leader == Some(owner);
        let will_lead = leads || bench.leader.is_none_or(|leader| bench.of(owner) + 1 > bench.of(leader));
        if !self.politics_to_come() {
            return if will_lead && !leads { 1.0 } else { 0.0 };
        }
        let dominant = committee.dominant == party;
        let will_dominate = dominant || bench.size() + 1 > committee.bench(committee.dominant).size();
        let mut worth = 0.05;
        if will_lead && !leads {
            worth += 1.0 / (1.0 + self.outlook.spendable);
        }
        if will_dominate {
            if will_lead && !(leads && dominant) {
                worth += DOMINANT * self.outlook.rating + INFLUENCE;
            }
            if bench.plain(owner) == 0 && (leads || !will_lead) {
                worth += INFLUENCE * 2.0;
            }
            if !dominant {
                let bonus = |party: Party| self.effects(party.programme().bonus, 0);
                worth += DOMINANT * (bonus(party) - bonus(committee.dominant));
            }
        }
        worth
    }

    /// What a party brings that is chosen for this.
    pub(super) fn party_for(&self, use_of: PartyUse, party: Party) -> f32 {
        let committee = &self.world.turmoil().committee;
        match use_of {
            PartyUse::Send(_) | PartyUse::Replace => self.seat_in(party),
            PartyUse::Remove => {
                let rivals = self.world.seats().filter(|&seat| seat != self.seat);
                let plain = |seat| f32::from(committee.bench(party).plain(Owner::Player(seat)));
                let dominant = if committee.dominant == party { 0.5 } else { 0.0 };
                rivals.map(plain).fold(0.0, f32::max) + dominant
            }
        }
    }

    /// What a resource brings that is chosen for this.
    pub(super) fn resource_for(&self, use_of: ResourceUse, resource: Resource) -> f32 {
        match use_of {
            ResourceUse::Gain => self.outlook.stock[resource.idx()],
            ResourceUse::Sell(n) => self.sold(n, resource),
            ResourceUse::Lowest => self.outlook.produces(1.0, resource),
        }
    }

    /// The action of the policy in force.
    pub(crate) fn policy(&self) -> f32 {
        let action = self.world.turmoil().committee.ruling.action();
        action.map_or(0.0, |(action, _)| self.effects(action.cost, 0) + self.effects(action.gain, 0))
    }
}
