//! The parts of a card that are not instructions: requirements, triggers, lasting effects, points.

use crate::card_text::LineKind;
use crate::mars::clause::{Clauses, own_tiles};
use crate::phrase::Phrase;
use tharsis_mars::{
    Beside, By, CARD_PRICE, Count, Effect, Need, PARTY_NEED, PLANTS_PER_GREENERY, Passive, Points, Resource,
    Tag, Tile, Trigger, When,
};

impl<'l> Clauses<'l> {
    /// What must hold when the card is played, what it takes from the player included.
    pub(super) fn requirement(self) -> Vec<String> {
        let Some(card) = self.card else { return Vec::new() };
        let needs = card.needs.iter().map(|&need| self.need(need));
        let lost = card.play.iter().filter_map(|&effect| self.need_to_lose(effect));
        needs.chain(lost).collect()
    }

    /// All lines but the immediate one, as clauses.
    pub(super) fn lines(self) -> Vec<(LineKind, String)> {
        let Some(card) = self.card else { return Vec::new() };
        let mut lines = Vec::new();
        if !card.first.is_empty() {
            lines.push((LineKind::FirstAction, self.list(card.first)));
        }
        lines.extend(
            card.actions.iter().map(|action| (LineKind::Action, self.exchange(action.cost, action.gain))),
        );
        lines.extend(card.triggers.iter().map(|trigger| (LineKind::Effect, self.trigger(trigger))));
        lines.extend(card.passives.iter().map(|&passive| (LineKind::Effect, self.passive(passive))));
        lines
    }

    /// An occasion and what follows.
    pub(crate) fn trigger(self, trigger: &Trigger) -> String {
        let then = self.alternative(trigger.then);
        self.language.joined("when-then", [self.when(trigger.when), then])
    }

    fn need(self, need: Need) -> String {
        match need {
            Need::AtLeast(parameter, n) => {
                let id = format!("need-at-least-{}", parameter.word());
                self.phrase().number("n", n).say(&id)
            }
            Need::AtMost(parameter, n) => {
                let id = format!("need-at-most-{}", parameter.word());
                self.phrase().number("n", n).say(&id)
            }
            Need::Tags(tag, n) => self.phrase().tags("tags", tag, n).say("need-tags"),
            Need::Production(resource, n) => {
                self.phrase().noun("what", resource).number("n", n).say("need-production")
            }
            Need::Greeneries(n) => self.phrase().number("n", n).say("need-greeneries"),
            Need::Cities(n) => self.phrase().number("n", n).say("need-cities"),
            Need::OwnCities(n) => self.phrase().number("n", n).say("need-own-cities"),
            Need::Held(resource, n) => self.phrase().counted("what", resource, n).say("need-held"),
            Need::OwnColonies(n) => self.phrase().counted("what", "colonies", n).say("need-colonies"),
            Need::OwnColoniesAtMost(n) => {
                self.phrase().counted("what", "colonies", n).say("need-colonies-at-most")
            }
            Need::Party(party) => {
                self.phrase().noun("party", party).number("n", PARTY_NEED).say("need-party")
            }
            Need::Chairman => self.language.plain("need-chairman"),
            Need::NeutralChairman => self.language.plain("need-neutral-chairman"),
            Need::LeadParties(n) => self.phrase().number("n", n).say("need-lead-parties"),
            Need::Rating(n) => self.phrase().number("n", n).say("need-rating"),
        }
    }

    fn need_to_lose(self, effect: Effect) -> Option<String> {
        let Effect::Lose(n, resource) = effect else { return None };
        Some(self.phrase().counted("what", resource, n).say("need-resource"))
    }

    fn when(self, when: When) -> String {
        match when {
            When::TagPlayed(tags, by) => {
                let id = situation(by, "when-tag-you", "when-tag-anyone");
                let own = tags.iter().map(|&tag| self.own_tags(tag)).sum::<u8>();
                self.one_of_tags(self.phrase().number("own", own), tags).say(id)
            }
            When::OceanPlaced(by) => {
                let own = self.own_tiles(|tile| tile == Tile::Ocean);
                self.phrase().number("own", own).say(situation(by, "when-ocean-you", "when-ocean-anyone"))
            }
            When::CityPlaced(by) => {
                let own = self.own_tiles(Tile::is_city);
                self.phrase().number("own", own).say(situation(by, "when-city-you", "when-city-anyone"))
            }
            When::CityPlacedOnMars(by) => {
                let own = self.own_tiles(Tile::is_city);
                let id = situation(by, "when-city-on-mars-you", "when-city-on-mars-anyone");
                self.phrase().number("own", own).say(id)
            }
            When::GreeneryPlaced(by) => {
                let own = self.own_tiles(|tile| tile == Tile::Greenery);
                self.phrase().number("own", own).say(situation(
                    by,
                    "when-greenery-you",
                    "when-greenery-anyone",
                ))
            }
            When::EventPlayed(None) => self.language.plain("when-event"),
            When::EventPlayed(Some(tag)) => self.phrase().noun("tag", tag).say("when-event-tag"),
            When::PaidAtLeast(n) => self.phrase().counted("what", Resource::Money, n).say("when-paid"),
            When::ProjectPaid => self.language.plain("when-project"),
            When::MetalEarned => self.language.plain("when-metal"),
            When::CardPaid(n) => self.phrase().counted("what", Resource::Money, n).say("when-card-paid"),
            When::NewTag => self.language.plain("when-new-tag"),
            When::ColonyPlaced(by) => {
                self.language.plain(situation(by, "when-colony-you", "when-colony-anyone"))
            }
            When::TilePlaced => self.language.plain("when-tile-placed"),
            When::RatingNotRaised => self.language.plain("when-rating-not-raised"),
            When::PointsPaid => self.language.plain("when-points-paid"),
            When::Raised(parameter) => self.language.plain(&format!("when-raised-{}", parameter.word())),
        }
    }

    fn own_tags(self, tag: Tag) -> u8 {
        self.card.map_or(0, |card| card.count_tag(tag))
    }

    /// How many such tiles the card itself places.
    fn own_tiles(self, wanted: impl Fn(Tile) -> bool) -> u8 {
        self.card.map_or(0, |card| own_tiles(card, wanted))
    }

    /// Fills `$tags` with "one of these tags": a message for each length, because lists differ between
    /// languages.
    fn one_of_tags(self, phrase: Phrase<'l>, tags: &[Tag]) -> Phrase<'l> {
        const SLOTS: [&str; 4] = ["first", "second", "third", "fourth"];
        let slots = SLOTS.iter().zip(tags);
        let inner = slots.fold(self.phrase(), |inner, (slot, &tag)| inner.noun(slot, tag));
        phrase.nested("tags", &format!("one-of-tags-{}", tags.len()), inner)
    }

    pub(crate) fn passive(self, passive: Passive) -> String {
        let money = |n: u8| self.phrase().counted("what", Resource::Money, n);
        match passive {
            Passive::Cheaper(n) => money(n).say("cheaper"),
            Passive::CheaperTag(n, tag) => money(n).noun("tag", tag).say("cheaper-tag"),
            Passive::CheaperProject(n, project) => money(n).noun("project", project).say("cheaper-project"),
            Passive::WorthMore(n, resource) => money(n).noun("with", resource).say("worth-more"),
            Passive::GreeneryFor(n) => self
                .phrase()
                .counted("what", Resource::Plants, n)
                .number("usual", PLANTS_PER_GREENERY)
                .say("greenery-for"),
            Passive::HeatPays => self.language.plain("heat-pays"),
            Passive::Eased(n) => self.phrase().counted("steps", "steps", n).say("eased"),
            Passive::Untouchable => {
                let held = self.card.and_then(|card| card.holds);
                self.phrase().noun("what", held).say("untouchable")
            }
            Passive::Protected => self.language.plain("protected"),
            Passive::CheaperTrade(n) => self.phrase().number("n", n).say("cheaper-trade"),
            Passive::HigherTrade(n) => self.phrase().counted("steps", "steps", n).say("higher-trade"),
            Passive::CardsFor(n) => money(n).number("usual", CARD_PRICE).say("cards-for"),
            Passive::HereAsHeat(n) => {
                let held = self.card.and_then(|card| card.holds);
                self.phrase().counted("what", held, 1).counted("heat", Resource::Heat, n).say("here-as-heat")
            }
            Passive::Influence(n) => self.phrase().number("n", n).say("influence-more"),
            Passive::OceansGive(n) => money(n).say("oceans-give"),
            Passive::WildTag => self.language.plain("wild-tag"),
            Passive::RatingCosts(n) => money(n).say("rating-costs"),
            Passive::EasedFor(n, parameter) => {
                self.phrase().counted("steps", "steps", n).say(&format!("eased-{}", parameter.word()))
            }
            Passive::HerePays(n, tag) => {
                let held = self.card.and_then(|card| card.holds);
                self.phrase()
                    .noun("what", held)
                    .counted("money", Resource::Money, n)
                    .noun("tag", tag)
                    .say("here-pays")
            }
            Passive::RaisesGive => self.language.plain("raises-give"),
        }
    }

    /// What the card is worth at the end.
    pub(super) fn points(self) -> Option<String> {
        let card = self.card?;
        let worth = |n: u8| self.phrase().counted("points", "points", n);
        let text = match card.points {
            Points::None => return None,
            Points::Fixed(n) => self.phrase().counted("points", "points", n).say("points-fixed"),
            Points::PerHere { points, per } => {
                worth(points).nested("each", "each-here", self.here_each(per)).say("points-per")
            }
            Points::IfAnyHere(points) => worth(points).noun("what", card.holds).say("points-if-any-here"),
            Points::PerTag(tag) => self.each_tag(worth(1), tag, 1).say("points-per"),
            Points::PerAdjacent(tile, beside) => {
                let id = match beside {
                    Beside::Oceans => "each-ocean-beside",
                    Beside::Cities => "each-city-beside",
                };
                worth(1).nested("each", id, self.phrase().noun("tile", tile)).say("points-per")
            }
            Points::PerCities(per) => self.each(worth(1), Count::Cities, per).say("points-per"),
            Points::PerColonies(per) => self.each(worth(1), Count::ColoniesInPlay, per).say("points-per"),
        };
        Some(text)
    }
}

fn situation(by: By, you: &'static str, anyone: &'static str) -> &'static str {
    match by {
        By::You => you,
        By::Anyone => anyone,
    }
}
