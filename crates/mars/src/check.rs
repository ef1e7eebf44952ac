//! Whether something can be done, and if not, every reason why: the reader `check` of the card language.
//!
//! One code path serves the hot path (`Any` stops at the first objection) and people (`Vec<Obstacle>`).

use crate::card::{Action, Card, Effect, Need, Passive, Takers, When, Which};
use crate::cards::CardSet;
use crate::cards::{
    COPYABLE, HOLDERS, LISTENERS, PassiveKind, WITH_PASSIVE, WhenKind, card, heat_lost, in_production_box,
    with_tag,
};
use crate::change::production_floor;
use crate::obstacle::{Any, Objections, Obstacle};
use crate::parameter::N_PARAMETERS;
use crate::price::{Discounts, Purse, payers_of_card, payers_of_price};
use crate::state::State;
use crate::text::{Clause, Text};
use crate::turmoil::Owner;
use crate::vocabulary::{CardResource, Parameter, Resource};
use tharsis_kernel::{CardId, Seat};

/// What is looked up once for a whole hand.
pub(crate) struct Means {
    pub(crate) discounts: Discounts,
    pub(crate) purse: Purse,
    pub(crate) eased: [u8; N_PARAMETERS],
    pub(crate) wild_tags: u32,
}

impl State {
    #[inline(always)]
    pub(crate) fn means(&self, seat: Seat) -> Means {
        Means {
            discounts: self.discounts(seat),
            purse: self.purse(seat),
            eased: self.eased(seat),
            wild_tags: self.wild_tags(seat),
        }
    }

    /// Steps by which requirements of a player's next card on a parameter are eased.
    pub fn eased_steps(&self, seat: Seat, parameter: Parameter) -> u8 {
        self.eased(seat)[parameter.idx()]
    }

    #[inline(always)]
    fn eased(&self, seat: Seat) -> [u8; N_PARAMETERS] {
        let mut eased = [self.player(seat).next_eased; N_PARAMETERS];
        self.each_passive(seat, PassiveKind::Eased, |passive| {
            if let Passive::Eased(n) = passive {
                eased.iter_mut().for_each(|steps| *steps += n);
            }
        });
        if self.options.venus {
            self.each_passive(seat, PassiveKind::EasedFor, |passive| {
                if let Passive::EasedFor(n, parameter) = passive {
                    eased[parameter.idx()] += n;
                }
            });
        }
        eased
    }

    /// Whether a card in hand can be played (M55 to M62).
    #[inline(always)]
    pub(crate) fn check_play(&self, seat: Seat, id: CardId, means: &Means, no: &mut impl Objections) {
        let card = card(id);
        // Each wild tag stands in for one (ruling 25, V20).
        let mut wild = means.wild_tags;
        for &need in card.needs {
            self.check_need(seat, need, &means.eased, &mut wild, no);
            if no.settled() {
                return;
            }
        }
        let cost = means.discounts.price(id);
        let with = payers_of_card(id);
        let kept = self.worth_kept(seat, with, Text::of(id, Clause::Play));
        let short = i32::from(cost) - (means.purse.reach(with, heat_lost(card)) - kept);
        if short > 0 {
            no.object(Obstacle::MoneyShort { cost, short });
            if no.settled() {
                return;
            }
        }
        self.check_each(seat, Text::of(id, Clause::Play), card.play, no);
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn check_need(
        &self,
        seat: Seat,
        need: Need,
        eased: &[u8; N_PARAMETERS],
        wild: &mut u32,
        no: &mut impl Objections,
    ) {
        let player = self.player(seat);
        match need {
            Need::AtLeast(parameter, need) => {
                let (now, eased) = (self.parameter(parameter), eased[parameter.idx()]);
                let need = i16::from(need) - ease(parameter, eased);
                if i16::from(now) < need {
                    let need = need as i8;
                    no.object(Obstacle::TooLow { parameter, now, need, eased });
                }
            }
            Need::AtMost(parameter, need) => {
                let (now, eased) = (self.parameter(parameter), eased[parameter.idx()]);
                let need = i16::from(need) + ease(parameter, eased);
                if i16::from(now) > need {
                    let need = need as i8;
                    no.object(Obstacle::TooHigh { parameter, now, need, eased });
                }
            }
            Need::Tags(tag, need) => {
                let have = player.tags(tag) as u8;
                if have < need {
                    let used = (*wild).min(u32::from(need - have));
                    *wild -= used;
                    let have = have + used as u8;
                    if have < need {
                        no.object(Obstacle::TagsShort { tag, have, need });
                    }
                }
            }
            Need::Production(resource, need) => {
                let have = player.production(resource);
                if have < i16::from(need) {
                    no.object(Obstacle::ProductionRequired { resource, have, need });
                }
            }
            Need::Greeneries(need) => {
                let have = self.greeneries(seat) as u8;
                if have < need {
                    no.object(Obstacle::GreeneriesShort { have, need });
                }
            }
            Need::Cities(need) => {
                let have = self.board.all_cities() as u8;
                if have < need {
                    no.object(Obstacle::CitiesShort { have, need });
                }
            }
            Need::OwnCities(need) => {
                let have = self.cities(seat) as u8;
                if have < need {
                    no.object(Obstacle::OwnCitiesShort { have, need });
                }
            }
            Need::Held(resource, need) => {
                let have = self.held(seat, resource).min(u32::from(u8::MAX)) as u8;
                if have < need {
                    no.object(Obstacle::HeldShort { resource, have, need });
                }
            }
            Need::OwnColonies(need) => {
                let have = self.colonies(seat) as u8;
                if have < need {
                    no.object(Obstacle::ColoniesShort { have, need });
                }
            }
            Need::OwnColoniesAtMost(most) => {
                let have = self.colonies(seat) as u8;
                if have > most {
                    no.object(Obstacle::ColoniesTooMany { have, most });
                }
            }
            Need::Party(party) => {
                let committee = &self.turmoil.committee;
                if !committee.supports(seat, party) {
                    let have = committee.bench(party).of(Owner::Player(seat));
                    no.object(Obstacle::PartyNotBehind { party, have });
                }
            }
            Need::Chairman => {
                if self.turmoil.committee.chairman != Owner::Player(seat) {
                    no.object(Obstacle::NotChairman);
                }
            }
            Need::NeutralChairman => {
                if self.turmoil.committee.chairman != Owner::Neutral {
                    no.object(Obstacle::ChairmanNotNeutral);
                }
            }
            Need::LeadParties(need) => {
                let have = self.turmoil.committee.led_by(seat);
                if have < need {
                    no.object(Obstacle::PartiesLedShort { have, need });
                }
            }
            Need::Rating(need) => {
                let have = player.rating;
                if have < i16::from(need) {
                    no.object(Obstacle::RatingShort { have, need });
                }
            }
        }
    }

    /// Whether all effects of a text can be carried out in full (M59 to M62).
    #[inline]
    pub(crate) fn check_effects(&self, seat: Seat, text: Text, no: &mut impl Objections) {
        self.check_each(seat, text, text.effects(), no);
    }

    /// The same where the effects of the text are at hand.
    #[inline]
    fn check_each(&self, seat: Seat, text: Text, effects: &[Effect], no: &mut impl Objections) {
        for &effect in effects {
            if matches!(text.clause, Clause::Copied) && !in_production_box(effect) {
                continue;
            }
            self.check_effect(seat, text, effect, no);
            if no.settled() {
                return;
            }
        }
    }

    // Kept out of line: the loop around it stays small, and most texts have one effect.
    #[inline(never)]
    #[deny(clippy::wildcard_enum_match_arm)]
    fn check_effect(&self, seat: Seat, text: Text, effect: Effect, no: &mut impl Objections) {
        match effect {
            // What only gives, may be left out, or offers a way to do nothing (M60 to M62).
            Effect::Gain(..)
            | Effect::GainPer(..)
            | Effect::ProducePer(..)
            | Effect::ProduceWithTags { .. } => {}
            Effect::ProduceMetal(_) | Effect::Rate(_) | Effect::RatePer(_) | Effect::Raise(..) => {}
            Effect::PlaceOceans(_) | Effect::OceanFlooding(_) | Effect::Owe(_) => {}
            Effect::Draw(_) | Effect::DrawKeep(..) | Effect::DrawBuy | Effect::RevealFor(_) => {}
            Effect::MayDiscardToDraw | Effect::AddHere(_) | Effect::AddTo(..) => {}
            Effect::AddToPlayed(_) | Effect::AddToNonEmpty(_) => {}
            Effect::AnyoneLoses(..) | Effect::AnyoneLosesFromCard(..) | Effect::Steal(..) => {}
            Effect::OneOf(_) | Effect::NextCardCheaper(_) | Effect::NextCardEased(_) => {}
            Effect::DrawPer(..) | Effect::Discard => {}

            Effect::Produce(steps, resource) => self.check_produce(seat, text, steps, resource, no),
            Effect::AnyoneProduces(steps, resource) => {
                if !self.anyone_can_lose_production(seat, text, steps, resource) {
                    no.object(Obstacle::NobodyToLower { resource, steps });
                }
            }
            Effect::Lose(need, resource) => {
                let have = self.player(seat).stock(resource);
                let others = || self.gains_of_play(seat, text, resource) + self.stand_ins(seat, resource);
                if have < i32::from(need) && have + others() < i32::from(need) {
                    no.object(Obstacle::ResourceShort { resource, have, need });
                }
            }
            Effect::Place(tile, site) => {
                if !self.has_area(seat, site) {
                    no.object(Obstacle::NoArea(tile));
                }
            }
            Effect::OceanOnLand => {
                if self.oceans_left() > 0 && self.free_land(seat).is_empty() {
                    no.object(Obstacle::NoArea(crate::vocabulary::Tile::Ocean));
                }
            }
            Effect::ClaimArea => {
                if self.claimable(seat).is_empty() {
                    no.object(Obstacle::NoAreaToClaim);
                }
            }
            Effect::TakeHere(need) => {
                let have = self.on_card[text.card as usize];
                if have < need {
                    no.object(Obstacle::CardResourceShort { card: text.card, have, need });
                }
            }
            Effect::TakeFromAny(resource) => {
                if !self.is_solo() && self.takeable(seat, resource).is_empty() {
                    no.object(Obstacle::NothingToTake(resource));
                }
            }
            Effect::CopyProduction => {
                if self.copyable(seat).is_empty() {
                    no.object(Obstacle::NothingToCopy);
                }
            }
            Effect::ShiftProduction(from, _) => {
                let have = self.player(seat).production(from);
                if have < 1 {
                    no.object(Obstacle::ProductionTooLow { resource: from, have, steps: 1 });
                }
            }
            Effect::Exchange(from, _) => {
                let have = self.player(seat).stock(from);
                if have < 1 {
                    no.object(Obstacle::ResourceShort { resource: from, have, need: 1 });
                }
            }
            Effect::Pay(cost, with) => {
                let short = i32::from(cost) - self.purse(seat).reach(payers_of_price(with), 0);
                if short > 0 {
                    no.object(Obstacle::MoneyShort { cost, short });
                }
            }
            Effect::IfRatingRaised => {
                if !self.player(seat).rating_raised {
                    no.object(Obstacle::RatingNotRaised);
                }
            }
            Effect::TakeFromOwn(need, resource) => {
                if self.own_with(seat, need, resource).is_empty() {
                    no.object(Obstacle::NothingToTake(resource));
                }
            }
            Effect::ExchangeHere(..) => {
                let have = self.on_card[text.card as usize];
                if have < 1 {
                    no.object(Obstacle::CardResourceShort { card: text.card, have, need: 1 });
                }
            }
            Effect::Colony(word) => self.check_colony(seat, text, word, no),
            Effect::Politic(word) => self.check_politic(seat, word, no),
            Effect::Extra(word) => self.check_extra(seat, text, word, no),
        }
    }

    /// Own cards with at least so many resources of a kind.
    pub(crate) fn own_with(&self, seat: Seat, n: u8, resource: CardResource) -> CardSet {
        let holders = self.player(seat).tableau.and(&HOLDERS[resource.idx()]);
        holders.iter().filter(|&id| self.on_card[id as usize] >= n).collect()
    }

    /// Own production must be high enough, counting what the same text raises first (M59, M72, ruling 5).
    fn check_produce(&self, seat: Seat, text: Text, steps: i8, resource: Resource, no: &mut impl Objections) {
        if steps >= 0 {
            return;
        }
        let have = self.player(seat).production(resource);
        let floor = production_floor(resource) - i16::from(steps);
        let raised =
            || self.production_raised_by(seat, text, resource) + self.raised_by_colony(seat, text, resource);
        if have < floor && have + raised() < floor {
            no.object(Obstacle::ProductionTooLow { resource, have, steps: steps.unsigned_abs() });
        }
    }

    /// How far a text raises own production before it lowers any: by itself, and by effects its city sets off
    /// (Immigrant City, Tharsis Republic).
    pub(crate) fn production_raised_by(&self, seat: Seat, text: Text, resource: Resource) -> i16 {
        let copied = matches!(text.clause, Clause::Copied);
        let mut raised = 0;
        for &effect in text.effects() {
            match effect {
                Effect::Produce(steps, which) if steps > 0 && which == resource => raised += i16::from(steps),
                Effect::Place(tile, site) if tile.is_city() && !copied => {
                    raised += self.production_by_own_city(seat, text, resource, site.in_space().is_some());
                }
                _ => {}
            }
        }
        raised
    }

    fn production_by_own_city(&self, seat: Seat, text: Text, resource: Resource, in_space: bool) -> i16 {
        let mut tableau = self.player(seat).tableau.and(&LISTENERS[WhenKind::Tile as usize]);
        if !card(text.card).triggers.is_empty() && matches!(text.clause, Clause::Play) {
            tableau.add(text.card);
        }
        let mut raised = 0;
        for id in &tableau {
            for trigger in card(id).triggers {
                let hears = match trigger.when {
                    When::CityPlaced(_) => true,
                    When::CityPlacedOnMars(_) => !in_space,
                    _ => false,
                };
                for &effect in trigger.then {
                    if let Effect::Produce(steps, which) = effect
                        && hears
                        && which == resource
                    {
                        raised += i16::from(steps);
                    }
                }
            }
        }
        raised
    }

    /// Whether some player, the active one included, can lose so much production (M71, M155).
    fn anyone_can_lose_production(&self, seat: Seat, text: Text, steps: u8, resource: Resource) -> bool {
        let floor = production_floor(resource) + i16::from(steps);
        self.is_solo()
            || self.players().iter().any(|player| player.production(resource) >= floor)
            || self.player(seat).production(resource) + self.production_raised_by(seat, text, resource)
                >= floor
    }

    /// What playing a card brings of a resource before it takes any: by itself and by its tags (Viral Enhancers).
    fn gains_of_play(&self, seat: Seat, text: Text, resource: Resource) -> i32 {
        if !matches!(text.clause, Clause::Play) {
            return 0;
        }
        let played = card(text.card);
        let mut gains = gained(played.play, resource);
        if self.options.venus && self.has_passive(seat, PassiveKind::RaisesGive) {
            gains += i32::from(self.production_raised_by(seat, text, resource));
        }
        for id in &self.player(seat).tableau.and(&LISTENERS[WhenKind::Tag as usize]) {
            for trigger in card(id).triggers {
                if let When::TagPlayed(tags, _) = trigger.when {
                    let times: i32 = tags.iter().map(|&tag| i32::from(played.count_tag(tag))).sum();
                    gains += times * self.surely_gained(played, trigger.then, resource);
                }
            }
        }
        gains
    }

    /// What a trigger on the play of a card gives, where its choices leave no other way.
    fn surely_gained(&self, played: &Card, then: &[Effect], resource: Resource) -> i32 {
        match then {
            [Effect::OneOf([plain, [Effect::AddToPlayed(_)]])] if played.holds.is_none() => {
                gained(plain, resource)
            }
            _ => gained(then, resource),
        }
    }

    /// Cards from which a resource may be taken: everybody's, but neither untouchable nor protected ones.
    pub(crate) fn takeable(&self, seat: Seat, resource: CardResource) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for owner in self.seats() {
            if owner != seat && self.is_protected(owner, resource) {
                continue;
            }
            for id in &self.player(owner).tableau.and(&HOLDERS[resource.idx()]) {
                if self.on_card[id as usize] > 0 {
                    cards.add(id);
                }
            }
        }
        cards.without(&WITH_PASSIVE[PassiveKind::Untouchable as usize])
    }

    /// Protected Habitats covers plants, animals and microbes (ruling 36).
    fn is_protected(&self, owner: Seat, resource: CardResource) -> bool {
        matches!(resource, CardResource::Animal | CardResource::Microbe)
            && self.has_passive(owner, PassiveKind::Protected)
    }

    /// Whether a player can be made to lose some of a resource.
    pub(crate) fn can_lose(&self, by: Seat, victim: Seat, resource: Resource) -> bool {
        self.player(victim).stock(resource) > 0
            && (by == victim
                || resource != Resource::Plants
                || !self.has_passive(victim, PassiveKind::Protected))
    }

    /// Building cards whose production box can be repeated now (rulings 48, 49).
    pub(crate) fn copyable(&self, seat: Seat) -> CardSet {
        let candidates = self.player(seat).tableau.and(&COPYABLE);
        let mut cards = CardSet::EMPTY;
        for id in &candidates {
            let mut no = Any::default();
            self.check_effects(seat, Text::of(id, Clause::Copied), &mut no);
            if !no.0 {
                cards.add(id);
            }
        }
        cards
    }

    /// Own cards that can take resources.
    pub(crate) fn takers(&self, seat: Seat, source: CardId, takers: Takers) -> CardSet {
        let tableau = &self.player(seat).tableau;
        let mut cards = CardSet::EMPTY;
        match takers {
            Takers::Holding(resource, which) => {
                cards = tableau.and(&HOLDERS[resource.idx()]);
                match which {
                    Which::Any => {}
                    Which::Another => cards.remove(source),
                    Which::Tagged(tag) => cards = cards.and(with_tag(tag)),
                }
            }
            Takers::HoldingAny { kinds, tag, another } => {
                for kind in kinds.iter() {
                    cards = cards.or(&tableau.and(&HOLDERS[kind.idx()]));
                }
                cards = cards.and(with_tag(tag));
                if another {
                    cards.remove(source);
                }
            }
            Takers::NonEmpty => {
                for holders in &HOLDERS {
                    for id in &tableau.and(holders) {
                        if self.on_card[id as usize] > 0 {
                            cards.add(id);
                        }
                    }
                }
            }
        }
        cards
    }

    /// Whether an action can be used (M122 to M125). That its result is lost is no reason against it (M125).
    pub(crate) fn check_action(&self, seat: Seat, id: CardId, option: u8, no: &mut impl Objections) {
        let Some(action) = card(id).actions.get(option as usize) else {
            return no.object(Obstacle::NoSuchAction(id));
        };
        if !self.player(seat).tableau.has(id) {
            return no.object(Obstacle::NotInPlay(id));
        }
        if self.used.has(id) {
            no.object(Obstacle::AlreadyUsed(id));
            if no.settled() {
                return;
            }
        }
        self.check_use(seat, id, option, action, no);
    }

    /// Whether an action can be carried out, used or not.
    pub(crate) fn check_use(
        &self,
        seat: Seat,
        id: CardId,
        option: u8,
        action: &Action,
        no: &mut impl Objections,
    ) {
        self.check_each(seat, Text::of(id, Clause::Cost(option)), action.cost, no);
        if no.settled() {
            return;
        }
        self.check_each(seat, Text::of(id, Clause::Gain(option)), action.gain, no);
    }
}

fn gained(effects: &[Effect], resource: Resource) -> i32 {
    effects
        .iter()
        .map(|&effect| match effect {
            Effect::Gain(n, which) if which == resource => i32::from(n),
            _ => 0,
        })
        .sum()
}

/// Steps of ease in the unit of a parameter.
fn ease(parameter: Parameter, steps: u8) -> i16 {
    i16::from(parameter.track().step) * i16::from(steps)
}
