//! The card language in words: one clause for each instruction, and how clauses follow each other.
//!
//! A clause is one message, chosen by the instruction and its situation. Clauses meet only at commas between
//! whole instructions, at a colon, at an arrow, and between alternatives; those joints are messages too.

use crate::language::Language;
use crate::phrase::Phrase;
use tharsis_mars::{
    CARD_PRICE, Card, CardResource, Count, Effect, Orbit, Parameter, Resource, Site, Tag, Tile, Which,
};

/// Reads instructions as parts of one card, or of no card for the rules of the game.
#[derive(Clone, Copy)]
pub(crate) struct Clauses<'l> {
    pub(crate) language: &'l Language,
    pub(crate) card: Option<&'static Card>,
}

/// Whether an instruction is a price when it stands before others (inside an action or an alternative). Production that
/// goes down is none: it keeps its sign.
pub(crate) fn is_cost(effect: Effect) -> bool {
    let production = matches!(effect, Effect::Produce(..));
    matches!(effect, Effect::IfRatingRaised) || (effect.takes() && !production)
}

/// How many tiles of a kind a card itself places when played.
pub(crate) fn own_tiles(card: &Card, wanted: impl Fn(Tile) -> bool) -> u8 {
    let placed = |&effect: &Effect| {
        if let Effect::Place(tile, _) = effect {
            (tile, 1)
        } else if let Effect::PlaceOceans(n) | Effect::Raise(n, Parameter::Oceans) = effect {
            (Tile::Ocean, n)
        } else {
            (Tile::Ocean, u8::from(matches!(effect, Effect::OceanOnLand | Effect::OceanFlooding(_))))
        }
    };
    card.play.iter().map(placed).filter(|&(tile, _)| wanted(tile)).map(|(_, n)| n).sum()
}

/// The price at the head of some instructions, and what it buys.
pub(crate) fn split_cost(effects: &'static [Effect]) -> (&'static [Effect], &'static [Effect]) {
    effects.split_at(effects.iter().take_while(|&&effect| is_cost(effect)).count())
}

impl<'l> Clauses<'l> {
    pub(crate) fn new(language: &'l Language, card: Option<&'static Card>) -> Clauses<'l> {
        Clauses { language, card }
    }

    pub(crate) fn phrase(self) -> Phrase<'l> {
        self.language.phrase()
    }

    /// Instructions in a row, inside one sentence.
    pub(crate) fn list(self, effects: &[Effect]) -> String {
        self.language.enumerated(effects.iter().map(|&effect| self.effect(effect)))
    }

    /// Instructions in a row, each as a sentence.
    pub(crate) fn sentences(self, effects: &[Effect]) -> String {
        let sentences = effects.iter().map(|&effect| self.language.sentence(self.effect(effect)));
        self.language.joined("next-sentence", sentences)
    }

    /// A price and what it buys, either of which may be missing.
    pub(crate) fn exchange(self, cost: &[Effect], gain: &[Effect]) -> String {
        if let Some((Effect::IfRatingRaised, rest)) = cost.split_first() {
            let then = self.exchange(rest, gain);
            return self.language.joined("when-then", [self.language.plain("if-rating-raised"), then]);
        }
        let cost = self.language.enumerated(cost.iter().map(|&effect| self.cost(effect)));
        let sides = [cost, self.list(gain)].into_iter().filter(|side| !side.is_empty());
        self.language.joined("arrow", sides)
    }

    /// One of several alternatives.
    pub(crate) fn alternative(self, effects: &'static [Effect]) -> String {
        let (cost, gain) = split_cost(effects);
        self.exchange(cost, gain)
    }

    /// What is lost as a price is spent.
    fn cost(self, effect: Effect) -> String {
        if let Effect::Lose(n, resource) = effect {
            return self.amount(n, resource).say("spend");
        }
        self.effect(effect)
    }

    pub(crate) fn amount(self, n: u8, resource: Resource) -> Phrase<'l> {
        self.phrase().counted("what", resource, n)
    }

    pub(crate) fn held(self, n: u8, resource: Option<CardResource>) -> Phrase<'l> {
        self.phrase().counted("what", resource, n)
    }

    fn here(self, n: u8) -> Phrase<'l> {
        self.held(n, self.card.and_then(|card| card.holds))
    }

    pub(crate) fn production(self, resource: Resource, steps: u8) -> Phrase<'l> {
        self.phrase().noun("what", resource).counted("steps", "steps", steps)
    }

    /// One instruction.
    pub(crate) fn effect(self, effect: Effect) -> String {
        match effect {
            Effect::Gain(n, resource) => self.amount(n, resource).say("gain"),
            Effect::GainPer(resource, count) => self.each(self.amount(1, resource), count, 1).say("gain-per"),
            Effect::Lose(n, resource) => self.amount(n, resource).say("lose"),
            Effect::Produce(n, resource) => {
                let id = if n < 0 { "produce-less" } else { "produce-more" };
                self.production(resource, n.unsigned_abs()).say(id)
            }
            Effect::ProducePer(resource, count, per) => {
                self.each(self.production(resource, 1), count, per).say("produce-per")
            }
            Effect::ProduceWithTags { resource, few, many, tag, need } => self
                .production(resource, few)
                .counted("many", "steps", many)
                .tags("tags", tag, need)
                .say("produce-with-tags"),
            Effect::ProduceMetal(_) => self.phrase().counted("steps", "steps", 1).say("produce-metal"),
            Effect::ShiftProduction(from, to) => {
                self.phrase().noun("from", from).noun("to", to).say("shift-production")
            }
            Effect::CopyProduction => self.language.plain("copy-production"),
            Effect::Rate(n) => self.phrase().counted("steps", "steps", n).say("rate"),
            Effect::RatePer(count) => {
                self.each(self.phrase().counted("steps", "steps", 1), count, 1).say("rate-per")
            }
            Effect::Raise(n, parameter) => {
                let id = match parameter {
                    Parameter::Temperature => "raise-temperature",
                    Parameter::Oxygen => "raise-oxygen",
                    Parameter::Oceans => "place-oceans",
                    Parameter::Venus => "raise-venus",
                };
                self.phrase().number("n", n).counted("steps", "steps", n).say(id)
            }
            Effect::PlaceOceans(n) => self.phrase().number("n", n).say("place-oceans"),
            Effect::OceanOnLand => self.language.plain("ocean-on-land"),
            Effect::OceanFlooding(n) => self.amount(n, Resource::Money).say("ocean-flooding"),
            Effect::Place(tile, site) => self.place(tile, site),
            Effect::ClaimArea => self.language.plain("claim-area"),
            Effect::Draw(n) => self.phrase().counted("what", "cards", n).say("draw"),
            Effect::DrawKeep(n, kept) => {
                self.phrase().number("n", n).number("kept", kept).counted("what", "cards", n).say("draw-keep")
            }
            Effect::DrawBuy => self.amount(CARD_PRICE, Resource::Money).say("draw-buy"),
            Effect::RevealFor(tag) => self.here(1).noun("tag", tag).say("reveal-for"),
            Effect::MayDiscardToDraw => self.language.plain("may-discard-to-draw"),
            Effect::AddHere(n) => self.here(n).say("add-here"),
            Effect::AddTo(n, resource, Which::Any) => self.held(n, Some(resource)).say("add-to-any"),
            Effect::AddTo(n, resource, Which::Another) => self.held(n, Some(resource)).say("add-to-another"),
            Effect::AddTo(n, resource, Which::Tagged(tag)) => {
                self.held(n, Some(resource)).noun("tag", tag).say("add-to-tagged")
            }
            Effect::AddToPlayed(n) => self.held(n, None).say("add-to-played"),
            Effect::AddToNonEmpty(n) => self.held(n, None).say("add-to-non-empty"),
            Effect::TakeHere(n) => self.here(n).say("take-here"),
            Effect::TakeFromAny(resource) => self.held(1, Some(resource)).say("take-from-any"),
            Effect::AnyoneProduces(n, resource) => self.production(resource, n).say("anyone-produces"),
            Effect::AnyoneLoses(n, resource) => self.amount(n, resource).say("anyone-loses"),
            Effect::AnyoneLosesFromCard(n, resource) => {
                self.held(n, Some(resource)).say("anyone-loses-from-card")
            }
            Effect::Steal(n, resource) => self.amount(n, resource).say("steal"),
            Effect::OneOf(alternatives) => {
                let options = alternatives.iter().map(|effects| self.alternative(effects));
                self.phrase().text("options", self.language.joined("or", options)).say("one-of")
            }
            Effect::Pay(n, None) => self.amount(n, Resource::Money).say("spend"),
            Effect::Pay(n, Some(resource)) => {
                self.amount(n, Resource::Money).noun("with", resource).say("spend-with")
            }
            Effect::Owe(n) => {
                let id = if self.card.is_some() { "owe-by-card" } else { "owe" };
                self.amount(n, Resource::Money).say(id)
            }
            Effect::Exchange(from, to) => self.phrase().noun("from", from).noun("to", to).say("exchange"),
            Effect::IfRatingRaised => self.language.plain("if-rating-raised"),
            Effect::NextCardCheaper(n) => self.amount(n, Resource::Money).say("next-card-cheaper"),
            Effect::NextCardEased(n) => self.phrase().counted("steps", "steps", n).say("next-card-eased"),
            Effect::DrawPer(count, per) => {
                self.each(self.phrase().counted("what", "cards", 1), count, per).say("draw-per")
            }
            Effect::Discard => self.language.plain("discard"),
            Effect::TakeFromOwn(n, resource) => self.held(n, Some(resource)).say("take-from-own"),
            Effect::ExchangeHere(1, to) => self.here(1).noun("to", to).say("exchange-here"),
            Effect::ExchangeHere(rate, to) => {
                self.here(1).counted("to", to, rate).say("exchange-here-for-more")
            }
            Effect::Colony(word) => self.colony(word),
            Effect::Politic(word) => self.politic(word),
            Effect::Extra(word) => self.extra(word),
        }
    }

    fn place(self, tile: Tile, site: Site) -> String {
        let id = match site {
            Site::Land => "place-land",
            Site::OceanArea => "place-ocean-area",
            Site::Greenery => "place-greenery",
            Site::City if tile.special().is_some() => "place-city-special",
            Site::City => "place-city",
            Site::Isolated => "place-isolated",
            Site::BesideCities(_) => "place-beside-cities",
            Site::BesideGreenery => "place-beside-greenery",
            Site::Metal => "place-metal",
            Site::MetalBesideOwn => "place-metal-beside-own",
            Site::Volcanic => "place-volcanic",
            Site::NoctisCity => "place-noctis-city",
            Site::VolcanicCity => "place-volcanic-city",
            Site::Orbit(Orbit::Ganymede) => "place-ganymede-colony",
            Site::Orbit(Orbit::Phobos) => "place-phobos-space-haven",
            Site::Orbit(_) => "place-off-mars",
        };
        let phrase = self.phrase().noun("tile", tile);
        if let Site::BesideCities(n) = site { phrase.number("n", n).say(id) } else { phrase.say(id) }
    }

    /// Fills `$each` with what an effect or score counts.
    pub(crate) fn each(self, phrase: Phrase<'l>, count: Count, per: u8) -> Phrase<'l> {
        let inner = self.phrase().number("n", per);
        match count {
            Count::Tags(tag) => self.each_tag(phrase, tag, per),
            Count::OpponentTags(tag) => phrase.nested("each", "each-opponent-tag", inner.noun("tag", tag)),
            Count::Cities => phrase.nested("each", "each-city", inner),
            Count::CitiesOnMars => phrase.nested("each", "each-city-on-mars", inner),
            Count::EventsPlayed => phrase.nested("each", "each-event-played", inner),
            Count::TagsInPlay(tag) => phrase.nested("each", "each-tag-in-play", inner.noun("tag", tag)),
            Count::Untagged => phrase.nested("each", "each-untagged", inner),
            Count::Held(resource) => phrase.nested("each", "each-held", inner.counted("what", resource, per)),
            Count::Here => phrase.nested("each", "each-here", self.here_each(per)),
            Count::HereUpTo(most) => {
                phrase.nested("each", "each-here-up-to", self.here_each(per).number("most", most))
            }
            Count::Colonies => phrase.nested("each", "each-own-colony", inner),
            Count::ColoniesInPlay => phrase.nested("each", "each-colony", inner),
            Count::Just(_) => phrase.nested("each", "each-influence", inner),
            Count::AnyTags(tags) => {
                const SLOTS: [&str; 3] = ["first", "second", "third"];
                let n = tags.iter().count();
                let slots = SLOTS.iter().zip(tags.iter());
                let inner = slots.fold(inner, |inner, (slot, tag)| inner.noun(slot, tag));
                phrase.nested("each", &format!("each-any-tags-{n}"), inner)
            }
            Count::Production(what) => phrase.nested("each", "each-production", inner.noun("what", what)),
            Count::RatingOver(over) => phrase.nested("each", "each-rating-over", inner.number("over", over)),
            Count::TagKinds => phrase.nested("each", "each-tag-kind", inner),
            Count::OwnEvents => phrase.nested("each", "each-own-event", inner),
            Count::BlueCards => phrase.nested("each", "each-blue-card", inner),
            Count::CardsInHand => phrase.nested("each", "each-card-in-hand", inner),
            Count::OwnCities => phrase.nested("each", "each-own-city", inner),
            Count::TilesByOcean => phrase.nested("each", "each-tile-by-ocean", inner),
            Count::AreasBesideOwn => phrase.nested("each", "each-area-beside-own", inner),
            Count::OwnParties => phrase.nested("each", "each-own-party", inner),
        }
    }

    /// Every so many resources on this card.
    pub(crate) fn here_each(self, per: u8) -> Phrase<'l> {
        self.here(per).number("n", per)
    }

    pub(crate) fn each_tag(self, phrase: Phrase<'l>, tag: Tag, per: u8) -> Phrase<'l> {
        let own = self.card.map_or(0, |card| card.count_tag(tag));
        let inner = self.phrase().number("n", per).number("own", own).noun("tag", tag);
        phrase.nested("each", "each-tag", inner)
    }
}
