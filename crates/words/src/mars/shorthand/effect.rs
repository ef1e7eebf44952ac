//! Instructions in the shorthand, and how they are joined.

use super::part::{Notation, eased, own_included};
use super::politic::{clause, thing};
use super::word::{amount, cards, held_plural, resource, share, tile};
use crate::mars::clause::split_cost;
use tharsis_mars::{
    CARD_PRICE, Count, Effect, Hex, Kind, MapId, Orbit, Parameter, Resource, Site, Tag, Tile, Which,
};

impl Notation {
    /// The lines an immediate instruction takes in the table; two where it does two things.
    pub(super) fn immediate(self, effect: Effect) -> Vec<String> {
        if let Effect::OceanFlooding(n) = effect {
            let loss = amount(n, Resource::Money);
            let owner = "any player who owns a tile adjacent to that ocean";
            return vec![self.effect(Effect::PlaceOceans(1)), format!("{owner}: lose up to {loss}")];
        }
        vec![self.effect(effect)]
    }

    /// Instructions joined by "and"; gains of resources share their verb.
    pub(super) fn all(self, effects: &[Effect]) -> String {
        let mut text = String::new();
        let mut gaining = false;
        for (i, &effect) in effects.iter().enumerate() {
            let gain = if let Effect::Gain(n, what) = effect { Some(amount(n, what)) } else { None };
            let and = if i == 0 { "" } else { " and " };
            text += and;
            text += &gain.clone().filter(|_| gaining).unwrap_or_else(|| self.effect(effect));
            gaining = gain.is_some();
        }
        text
    }

    /// A price and what it buys, either of which may be missing.
    pub(super) fn exchange(self, cost: &[Effect], gain: &[Effect]) -> String {
        if let Some((Effect::IfRatingRaised, rest)) = cost.split_first() {
            return format!("{}: {}", self.effect(Effect::IfRatingRaised), self.exchange(rest, gain));
        }
        let prices: Vec<String> = cost.iter().map(|&effect| self.price(effect)).collect();
        let sides = [prices.join(" and "), self.all(gain)];
        sides.into_iter().filter(|side| !side.is_empty()).collect::<Vec<_>>().join(" -> ")
    }

    /// One alternative of several.
    pub(super) fn alternative(self, effects: &'static [Effect]) -> String {
        let (cost, gain) = split_cost(effects);
        self.exchange(cost, gain)
    }

    fn price(self, effect: Effect) -> String {
        if let Effect::Lose(n, what) = effect {
            format!("spend {}", amount(n, what))
        } else {
            self.effect(effect)
        }
    }

    /// One instruction.
    pub(super) fn effect(self, effect: Effect) -> String {
        let here = self.card.holds.map_or("resource", |held| held.word());
        match effect {
            Effect::Gain(n, what) => format!("gain {}", amount(n, what)),
            Effect::GainPer(what, count) => format!("gain {} per {}", amount(1, what), self.count(count, 1)),
            Effect::Lose(n, what) => format!("lose {}", amount(n, what)),
            Effect::Produce(n, what) => format!("prod {} {n:+}", resource(what)),
            Effect::ProducePer(what, count, per) => {
                format!("prod {} +1 per {}", resource(what), self.count(count, per))
            }
            Effect::ProduceWithTags { resource: what, few, many, tag, need } => {
                let condition = format!("if you have at least {need} {} tags", tag.word());
                format!("prod {} +{few}, or +{many} instead {condition}", resource(what))
            }
            Effect::ProduceMetal(_) => "prod of that bonus resource (steel or titanium) +1".to_string(),
            Effect::ShiftProduction(from, to) => {
                let (from, to) = (resource(from), resource(to));
                format!("choose X from 1 to your {from} production: prod {from} -X, prod {to} +X")
            }
            Effect::CopyProduction => {
                "repeat the production box of 1 building-tag card of yours in play".to_string()
            }
            Effect::Rate(n) => format!("TR +{n}"),
            Effect::RatePer(count) => format!("TR +1 per {}", self.count(count, 1)),
            Effect::Raise(n, Parameter::Oceans) | Effect::PlaceOceans(n) => format!("ocean {n}"),
            Effect::Raise(n, parameter) => format!("{} +{n}", parameter.word()),
            Effect::OceanOnLand => "place ocean on land (an area not reserved for ocean)".to_string(),
            Effect::OceanFlooding(_) => self.immediate(effect).join(" and "),
            Effect::Place(what, site) => format!("place {}{}", tile(what), area(what, site)),
            Effect::ClaimArea => {
                "claim 1 empty non-reserved area with a marker: from now on nobody else can place there"
                    .to_string()
            }
            Effect::Draw(n) if self.card.kind == Kind::Corporation && self.card.play.contains(&effect) => {
                format!("draw {}, all kept free of charge", cards(n))
            }
            Effect::Draw(n) => format!("draw {}", cards(n)),
            Effect::DrawKeep(n, kept) => format!("draw {n} keep {kept}"),
            Effect::DrawBuy => {
                format!("draw 1 to look at (secret) -> choose one: keep it for {CARD_PRICE} M€ | discard it")
            }
            Effect::RevealFor(tag) => {
                let then = format!("{} tag on it: add 1 {here} to this card", tag.word());
                format!("flip the deck's top card onto the discard pile; {then}")
            }
            Effect::MayDiscardToDraw => "optional: discard 1 hand card -> draw 1 card".to_string(),
            Effect::AddHere(n) => format!("add {n} {here} to this card"),
            Effect::AddTo(n, what, Which::Any) => format!("add {n} {} to any card of yours", what.word()),
            Effect::AddTo(n, what, Which::Another) => {
                format!("add {n} {} to another card of yours", what.word())
            }
            Effect::AddTo(n, what, Which::Tagged(tag)) => {
                let tag = tag.word();
                let (first, rest) = tag.split_at(1);
                format!("add {n} {} to a {}{rest} card of yours", what.word(), first.to_uppercase())
            }
            Effect::AddToPlayed(n) => format!("add {n} resource to the card just played"),
            Effect::AddToNonEmpty(n) => {
                format!("add {n} resource (same type) to one card of yours that holds >= 1")
            }
            Effect::TakeHere(n) => format!("remove {n} {here} from this card"),
            Effect::TakeFromAny(what) => {
                format!("take 1 {} off any card (any player's, yours included)", what.word())
            }
            Effect::AnyoneProduces(n, what) => format!("any player: prod {} -{n}", resource(what)),
            Effect::AnyoneLoses(n, what) => format!("any player: lose up to {}", amount(n, what)),
            Effect::AnyoneLosesFromCard(n, what) => {
                format!("any player: lose up to {n} {}", if n == 1 { what.word() } else { held_plural(what) })
            }
            Effect::Steal(n, what) => format!("steal up to {} from any player", amount(n, what)),
            Effect::OneOf(alternatives) => {
                let texts: Vec<String> = alternatives.iter().map(|it| self.alternative(it)).collect();
                format!("choose one: {}", texts.join(" | "))
            }
            Effect::Pay(n, None) => format!("spend {}", amount(n, Resource::Money)),
            Effect::Owe(n) => format!("pay {}", amount(n, Resource::Money)),
            Effect::Pay(n, Some(what)) => {
                let what = resource(what);
                format!("spend {n} M€ ({what} may pay, at your current {what} value)")
            }
            Effect::Exchange(from, to) => {
                format!("spend X {} (X >= 1) -> gain X {}", resource(from), resource(to))
            }
            Effect::IfRatingRaised => "if your TR was raised this generation".to_string(),
            Effect::NextCardCheaper(n) => format!("your next card in this generation: cost -{n} M€"),
            Effect::NextCardEased(n) => {
                format!("your next card in this generation: global requirements {}", eased(n))
            }
            Effect::DrawPer(count, per) => format!("draw 1 card per {}", self.count(count, per)),
            Effect::Discard => "discard 1 card from hand".to_string(),
            Effect::TakeFromOwn(n, what) => {
                format!("lose {n} {} from any card of yours (mandatory)", what.word())
            }
            Effect::ExchangeHere(rate, to) => {
                let here = self.card.holds.map_or("resources", held_plural);
                let x = if rate == 1 { "X".to_string() } else { format!("{rate}X") };
                format!("spend X {here} here (X >= 1) -> gain {x} {}", resource(to))
            }
            Effect::Colony(word) => super::moon::clause(word),
            Effect::Politic(word) => clause(word),
            Effect::Extra(word) => self.extra(word),
        }
    }

    pub(super) fn count(self, count: Count, per: u8) -> String {
        match count {
            Count::Tags(tag) => self.own_tags(tag, per),
            Count::OpponentTags(tag) => {
                let (one, many) = (format!("{} tag", tag.word()), format!("{} tags", tag.word()));
                format!("{} your opponents have", share(per, &one, &many))
            }
            Count::Cities => self.cities(per),
            Count::CitiesOnMars => format!("{} on Mars (any owner)", share(per, "city tile", "city tiles")),
            Count::EventsPlayed => {
                let events = share(per, "event card", "event cards");
                format!("{events} played so far by all players (you included)")
            }
            Count::TagsInPlay(tag) => {
                let (one, many) = (format!("{} tag", tag.word()), format!("{} tags", tag.word()));
                format!("{} in play (all players)", share(per, &one, &many))
            }
            Count::Untagged => "card with no tags you have (this one included)".to_string(),
            Count::Held(what) => {
                let held = share(per, what.word(), held_plural(what));
                format!("{held} you have (all your cards together, rounded down)")
            }
            Count::Here => format!("{} here", self.card.holds.map_or("resource", |held| held.word())),
            Count::HereUpTo(most) => format!("{} (at most {most})", self.count(Count::Here, per)),
            Count::Colonies => format!("{} you have", share(per, "colony", "colonies")),
            Count::ColoniesInPlay => self.colonies(per),
            Count::Just(_)
            | Count::AnyTags(_)
            | Count::TagKinds
            | Count::Production(_)
            | Count::OwnEvents
            | Count::BlueCards
            | Count::CardsInHand
            | Count::OwnCities
            | Count::TilesByOcean
            | Count::AreasBesideOwn
            | Count::RatingOver(_)
            | Count::OwnParties => thing(count),
        }
    }

    /// Own tags, those of the card itself included.
    pub(super) fn own_tags(self, tag: Tag, per: u8) -> String {
        let (one, many) = (format!("{} tag", tag.word()), format!("{} tags", tag.word()));
        let own = own_included(self.card.count_tag(tag));
        format!("{} you have{own}", share(per, &one, &many))
    }

    /// All colonies.
    pub(super) fn colonies(self, per: u8) -> String {
        format!("{} in play (any owner)", share(per, "colony", "colonies"))
    }

    /// All cities.
    pub(super) fn cities(self, per: u8) -> String {
        format!("{} in play (any owner, on Mars and in space)", share(per, "city tile", "city tiles"))
    }
}

/// The word of a place as the fact tables write its name.
fn title(word: &str) -> String {
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// The rule for the area where a tile goes; nothing where the tile's own rule holds.
fn area(tile: Tile, site: Site) -> String {
    let special = tile.special().is_some();
    let tharsis = MapId::THARSIS.map();
    match site {
        Site::Land => " (any empty non-reserved land area)".to_string(),
        Site::OceanArea => " on an area reserved for ocean".to_string(),
        Site::City if special => " (normal city placement)".to_string(),
        Site::City | Site::Greenery => String::new(),
        Site::Isolated => " next to no other tile".to_string(),
        Site::BesideCities(1) => " adjacent to a city tile (any owner)".to_string(),
        Site::BesideCities(n) => format!(" touching >= {n} city tiles"),
        Site::BesideGreenery => " adjacent to a greenery tile (any owner)".to_string(),
        Site::Metal => " on land with a printed steel or titanium bonus".to_string(),
        Site::MetalBesideOwn => {
            " on land with a printed steel or titanium bonus, touching a tile of yours".to_string()
        }
        Site::Volcanic => {
            let names = tharsis.volcanic.iter().filter_map(|hex| tharsis.area(hex).name);
            format!(" on one of the volcanic areas {}", names.map(title).collect::<Vec<_>>().join(", "))
        }
        Site::NoctisCity => {
            let hex = tharsis.noctis.expect("Tharsis has the area");
            format!(" on the area reserved for Noctis City (hex {hex} on Tharsis)")
        }
        Site::VolcanicCity => " on a volcanic area, also next to other cities".to_string(),
        Site::Orbit(orbit @ (Orbit::Ganymede | Orbit::Phobos)) => {
            let name = if orbit == Orbit::Ganymede { "Ganymede Colony" } else { "Phobos Space Haven" };
            format!(" on the reserved space area {name} (id {})", Hex::off_mars(orbit))
        }
        Site::Orbit(_) => " on its area".to_string(),
    }
}
