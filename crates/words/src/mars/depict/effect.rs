//! Instructions, actions and triggers as icons.

use super::icon::{held, parameter, resource, tag, tile};
use super::moon::colony;
use super::tag_of;
use crate::depiction::{Glyph, Row};
use crate::mars::clause::{is_cost, split_cost};
use tharsis_mars::{
    Action, By, CARD_PRICE, Card, Count, Effect, Parameter, Resource, Site, TagSet, Tile, Trigger, When,
};

/// A row for each instruction.
pub(super) fn rows(card: &Card, effects: &[Effect]) -> Vec<Row> {
    effects.iter().map(|&effect| glyphs(card, effect)).collect()
}

/// Instructions side by side.
pub(super) fn effects(card: &Card, effects: &[Effect]) -> Row {
    rows(card, effects).concat()
}

/// An action: price, arrow, gain.
pub(super) fn action(card: &Card, action: &Action) -> Row {
    exchange(card, action.cost, action.gain)
}

/// A trigger: occasion, colon, what follows.
pub(super) fn trigger(card: &Card, trigger: &Trigger) -> Row {
    let (cost, gain) = split_cost(trigger.then);
    let mut row = when(trigger.when);
    row.push(colon());
    row.extend(exchange(card, cost, gain));
    row
}

/// What lies on the card itself.
pub(super) fn here(card: &Card) -> Glyph {
    card.holds.map_or_else(|| Glyph::new("c-any"), held)
}

pub(super) fn exchange(card: &Card, cost: &[Effect], gain: &[Effect]) -> Row {
    let mut row: Row = cost.iter().flat_map(|&effect| price(card, effect)).collect();
    let condition_only = row.last().is_none_or(|last| last.icon == "colon");
    if !condition_only {
        row.push(arrow());
    }
    row.extend(effects(card, gain));
    row
}

/// Left of the arrow a number needs no minus sign.
fn price(card: &Card, effect: Effect) -> Row {
    let unsigned = |glyph: Glyph| Glyph { number: glyph.number.map(i32::abs), ..glyph };
    let glyphs = glyphs(card, effect).into_iter();
    if is_cost(effect) { glyphs.map(unsigned).collect() } else { glyphs.collect() }
}

pub(super) fn colon() -> Glyph {
    Glyph::new("colon")
}

pub(super) fn slash() -> Glyph {
    Glyph::new("slash")
}

pub(super) fn arrow() -> Glyph {
    Glyph::new("arrow")
}

fn minus(n: u8) -> i32 {
    -i32::from(n)
}

fn glyphs(card: &Card, effect: Effect) -> Row {
    let money = || resource(Resource::Money);
    match effect {
        Effect::Gain(n, what) => vec![resource(what).n(n)],
        Effect::GainPer(what, Count::AnyTags(tags)) => {
            [vec![resource(what).n(1), slash()], any_of(tags)].concat()
        }
        Effect::ProducePer(what, Count::AnyTags(tags), 1) => {
            [vec![resource(what).n(1).produced(), slash()], any_of(tags)].concat()
        }
        Effect::GainPer(what, things) => vec![resource(what).n(1), slash(), count(card, things, 1)],
        Effect::Lose(n, what) => vec![resource(what).n(minus(n))],
        Effect::Produce(n, what) => vec![resource(what).n(n).produced()],
        Effect::ProducePer(what, things, per) => {
            vec![resource(what).n(1).produced(), slash(), count(card, things, per)]
        }
        Effect::ProduceWithTags { resource: what, few, many, tag: counted, need } => vec![
            resource(what).n(few).produced(),
            slash(),
            tag(counted).n(need),
            colon(),
            resource(what).n(many).produced(),
        ],
        Effect::ProduceMetal(_) => vec![
            resource(Resource::Steel).n(1).produced().starred(),
            slash(),
            resource(Resource::Titanium).n(1).produced().starred(),
        ],
        Effect::ShiftProduction(from, to) => {
            vec![x(), resource(from).produced(), arrow(), x(), resource(to).produced()]
        }
        Effect::CopyProduction => {
            vec![Glyph::new("copy"), tag_of(tharsis_mars::Tag::Building, false).produced()]
        }
        Effect::Rate(n) => vec![Glyph::new("tr").n(n)],
        Effect::RatePer(things) => vec![Glyph::new("tr").n(1), slash(), count(card, things, 1)],
        Effect::Raise(n, what) => vec![parameter(what).n(n)],
        Effect::PlaceOceans(n) => vec![tile(Tile::Ocean).n(n)],
        Effect::OceanOnLand => vec![tile(Tile::Ocean).n(1).starred()],
        Effect::OceanFlooding(n) => vec![tile(Tile::Ocean).n(1), money().n(minus(n)).any().starred()],
        Effect::Place(what, site) => vec![place(what, site)],
        Effect::ClaimArea => vec![Glyph::new("claim").starred()],
        Effect::Draw(n) => vec![Glyph::new("card").n(n)],
        Effect::DrawKeep(n, kept) => {
            vec![Glyph::new("eye"), Glyph::new("card").n(n), colon(), Glyph::new("card").n(kept)]
        }
        Effect::DrawBuy => {
            let buy = [Glyph::new("eye"), Glyph::new("card").n(1), colon(), money().n(CARD_PRICE), arrow()];
            [&buy[..], &[Glyph::new("card").n(1), slash(), Glyph::new("discard")]].concat()
        }
        Effect::RevealFor(what) => {
            vec![Glyph::new("eye"), Glyph::new("card").n(1), tag(what), colon(), here(card).n(1).starred()]
        }
        Effect::MayDiscardToDraw => vec![Glyph::new("discard"), arrow(), Glyph::new("card").n(1)],
        Effect::AddHere(n) => vec![here(card).n(n)],
        Effect::AddTo(n, what, _) => vec![held(what).n(n).starred()],
        Effect::AddToPlayed(n) | Effect::AddToNonEmpty(n) => vec![Glyph::new("c-any").n(n).starred()],
        Effect::TakeHere(n) => vec![here(card).n(minus(n))],
        Effect::TakeFromAny(what) => vec![held(what).n(1).any()],
        Effect::AnyoneProduces(n, what) => vec![resource(what).n(minus(n)).produced().any()],
        Effect::AnyoneLoses(n, what) => vec![resource(what).n(minus(n)).any()],
        Effect::AnyoneLosesFromCard(n, what) => vec![held(what).n(minus(n)).any()],
        Effect::Steal(n, what) => vec![resource(what).n(n).any().starred()],
        Effect::OneOf(alternatives) => {
            let rows: Vec<Row> = alternatives.iter().map(|effects| alternative(card, effects)).collect();
            rows.join(&slash())
        }
        Effect::Pay(n, None) => vec![money().n(n)],
        Effect::Pay(n, Some(what)) => vec![money().n(n), resource(what).starred()],
        Effect::Owe(n) => vec![money().n(minus(n))],
        Effect::Exchange(from, to) => vec![x(), resource(from), arrow(), x(), resource(to)],
        Effect::IfRatingRaised => vec![Glyph::new("tr").starred(), colon()],
        Effect::NextCardCheaper(n) => vec![Glyph::new("card").starred(), colon(), money().n(minus(n))],
        Effect::NextCardEased(n) => vec![
            Glyph::new("card").starred(),
            colon(),
            parameter(Parameter::Temperature),
            slash(),
            parameter(Parameter::Oxygen),
            slash(),
            parameter(Parameter::Oceans),
            colon(),
            Glyph::new("plus-minus").n(n),
        ],
        Effect::DrawPer(things, per) => vec![Glyph::new("card").n(1), slash(), count(card, things, per)],
        Effect::Discard => vec![Glyph::new("discard")],
        Effect::TakeFromOwn(n, what) => vec![held(what).n(minus(n)).starred()],
        Effect::ExchangeHere(1, to) => vec![x(), here(card), arrow(), x(), resource(to)],
        Effect::ExchangeHere(rate, to) => vec![x(), here(card), arrow(), x(), resource(to).n(rate)],
        Effect::Colony(word) => super::moon::glyphs(word),
        Effect::Politic(word) => super::politic::glyphs(word),
        Effect::Extra(word) => super::extra::glyphs(card, word),
    }
}

/// Any of these tags.
fn any_of(tags: TagSet) -> Row {
    tags.iter().map(|it| vec![tag(it)]).collect::<Vec<Row>>().join(&slash())
}

/// A price inside an alternative keeps its sign: nothing else sets it apart from a gain.
fn alternative(card: &Card, alternative: &'static [Effect]) -> Row {
    let (cost, gain) = split_cost(alternative);
    let arrow = if cost.is_empty() { None } else { Some(arrow()) };
    [effects(card, cost), arrow.into_iter().collect(), effects(card, gain)].concat()
}

fn x() -> Glyph {
    Glyph::new("x")
}

/// A tile; with an asterisk if the card names its own areas.
fn place(what: Tile, site: Site) -> Glyph {
    match site {
        Site::Land | Site::Greenery | Site::City => tile(what),
        Site::OceanArea | Site::Isolated | Site::BesideCities(_) | Site::BesideGreenery => {
            tile(what).starred()
        }
        Site::Metal | Site::MetalBesideOwn | Site::Volcanic | Site::NoctisCity => tile(what).starred(),
        Site::VolcanicCity | Site::Orbit(_) => tile(what).starred(),
    }
}

pub(super) fn count(card: &Card, things: Count, per: u8) -> Glyph {
    let glyph = match things {
        Count::Tags(what) => tag(what),
        Count::OpponentTags(what) => tag(what).any().starred(),
        Count::Cities => tile(Tile::City).any(),
        Count::CitiesOnMars => tile(Tile::City).any().starred(),
        Count::EventsPlayed => Glyph::new("tag-event").any(),
        Count::TagsInPlay(what) => tag(what).any(),
        Count::Untagged => Glyph::new("card").starred(),
        Count::Held(what) => held(what),
        Count::Here => here(card),
        Count::HereUpTo(_) => here(card).starred(),
        Count::Colonies => colony(),
        Count::ColoniesInPlay => colony().any(),
        Count::Just(_) => Glyph::new("influence"),
        Count::AnyTags(tags) => tags.iter().next().map_or_else(|| Glyph::new("tag-any"), tag).starred(),
        Count::TagKinds => Glyph::new("tag-any"),
        Count::Production(what) => resource(what).produced(),
        Count::OwnEvents => Glyph::new("tag-event"),
        Count::BlueCards | Count::CardsInHand => Glyph::new("card").starred(),
        Count::OwnCities => tile(Tile::City),
        Count::TilesByOcean => Glyph::new("tile-any").starred(),
        Count::AreasBesideOwn => Glyph::new("claim").starred(),
        Count::RatingOver(over) => Glyph::new("tr").n(over).starred(),
        Count::OwnParties => Glyph::new("delegate").starred(),
    };
    share(glyph, per)
}

/// "For each" needs no number, "for every so many" does.
pub(super) fn share(glyph: Glyph, per: u8) -> Glyph {
    if per > 1 { glyph.n(per) } else { glyph }
}

fn when(when: When) -> Row {
    match when {
        When::TagPlayed(tags, by) => {
            let rows: Vec<Row> = tags.iter().map(|&what| vec![tag_of(what, is_anyone(by))]).collect();
            rows.join(&slash())
        }
        When::OceanPlaced(by) => vec![placed(Tile::Ocean, by)],
        When::CityPlaced(by) => vec![placed(Tile::City, by)],
        When::CityPlacedOnMars(by) => vec![placed(Tile::City, by).starred()],
        When::GreeneryPlaced(by) => vec![placed(Tile::Greenery, by)],
        When::EventPlayed(None) => vec![Glyph::new("tag-event")],
        When::EventPlayed(Some(what)) => vec![Glyph::new("tag-event"), tag(what)],
        When::PaidAtLeast(n) => vec![resource(Resource::Money).n(n).starred()],
        When::ProjectPaid => vec![Glyph::new("project").starred()],
        When::MetalEarned => {
            vec![resource(Resource::Steel).starred(), slash(), resource(Resource::Titanium).starred()]
        }
        When::CardPaid(n) => vec![Glyph::new("card"), resource(Resource::Money).n(n).starred()],
        When::NewTag => vec![Glyph::new("tag-wild").starred()],
        When::ColonyPlaced(by) => vec![if is_anyone(by) { colony().any() } else { colony() }],
        When::TilePlaced => vec![Glyph::new("tile-any")],
        When::RatingNotRaised => vec![Glyph::new("tr").n(0)],
        When::PointsPaid => vec![Glyph::new("card"), Glyph::new("vp").starred()],
        When::Raised(what) => vec![parameter(what).n(1).any()],
    }
}

fn placed(what: Tile, by: By) -> Glyph {
    if is_anyone(by) { tile(what).any() } else { tile(what) }
}

fn is_anyone(by: By) -> bool {
    match by {
        By::You => false,
        By::Anyone => true,
    }
}
