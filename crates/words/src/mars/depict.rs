//! Cards of Mars as rows of icons.

mod effect;
mod extra;
pub mod icon;
mod moon;
mod politic;

use crate::depiction::{Depiction, Glyph, Row};
use effect::{action, effects, here, rows, share, trigger};
use icon::{parameter, resource, tag, tile};
pub use moon::{MoonDepiction, depict_moon};
pub use politic::{depict_event, depict_party};
use tharsis_kernel::CardId;
use tharsis_mars::cards::card;
use tharsis_mars::{
    Beside, Card, CardResource, Effect, Need, Parameter, Passive, Points, Resource, TRADE_PAYERS, Tag, Tile,
    project_effects,
};

/// Rule text of no card as icons, a row for each instruction.
pub fn depict_effects(text: &[Effect]) -> Vec<Row> {
    // Only what lies on "this card" would be drawn by the card, and such text stands on cards alone.
    rows(card(0), text)
}

/// A card as rows of icons.
pub fn depict(id: CardId) -> Depiction {
    let card = card(id);
    let passives = card.passives.iter().map(|&it| passive(card, it));
    Depiction {
        requirement: requirement(card),
        play: rows(card, card.play),
        first: rows(card, card.first),
        actions: card.actions.iter().map(|it| action(card, it)).collect(),
        effects: card.triggers.iter().map(|it| trigger(card, it)).chain(passives).collect(),
        points: points(card),
    }
}

fn requirement(card: &Card) -> Row {
    let mut row = Row::new();
    for &need in card.needs {
        match need {
            Need::AtLeast(what, n) => row.push(parameter(what).n(n)),
            Need::AtMost(what, n) => row.extend([Glyph::new("max"), parameter(what).n(n)]),
            Need::Tags(what, n) => row.push(tag(what).n(n)),
            Need::Production(what, n) => row.push(resource(what).n(n).produced()),
            Need::Greeneries(n) => row.push(tile(Tile::Greenery).n(n)),
            Need::Cities(n) => row.push(tile(Tile::City).n(n).any()),
            Need::OwnCities(n) => row.push(tile(Tile::City).n(n)),
            Need::Held(what, n) => row.push(icon::held(what).n(n)),
            Need::OwnColonies(n) => row.push(Glyph::new("colony").n(n)),
            Need::OwnColoniesAtMost(n) => row.extend([Glyph::new("max"), Glyph::new("colony").n(n)]),
            Need::Party(what) => row.push(icon::party(what)),
            Need::Chairman => row.push(Glyph::new("chairman")),
            Need::NeutralChairman => row.extend([Glyph::new("chairman"), Glyph::new("party-neutral")]),
            Need::LeadParties(n) => row.push(Glyph::new("leader").n(n)),
            Need::Rating(n) => row.push(Glyph::new("tr").n(n)),
        }
    }
    for &effect in card.play {
        if let Effect::Lose(n, what) = effect {
            row.push(resource(what).n(n));
        }
    }
    row
}

fn passive(card: &Card, passive: Passive) -> Row {
    let colon = || Glyph::new("colon");
    let less = |n: u8| resource(Resource::Money).n(-i32::from(n));
    let slash = || Glyph::new("slash");
    match passive {
        Passive::Cheaper(n) => vec![Glyph::new("card"), colon(), less(n)],
        Passive::CheaperTag(n, what) => vec![tag(what), colon(), less(n)],
        Passive::CheaperProject(n, project) => {
            let does = effects(card, project_effects(project));
            [vec![Glyph::new("project")], does, vec![colon(), less(n)]].concat()
        }
        Passive::WorthMore(n, what) => {
            vec![resource(what), colon(), Glyph::new("plus"), resource(Resource::Money).n(n)]
        }
        Passive::GreeneryFor(n) => {
            vec![resource(Resource::Plants).n(n), Glyph::new("arrow"), tile(Tile::Greenery)]
        }
        Passive::HeatPays => {
            vec![resource(Resource::Heat).n(1), Glyph::new("equals"), resource(Resource::Money).n(1)]
        }
        Passive::Eased(n) => vec![
            parameter(Parameter::Temperature),
            slash(),
            parameter(Parameter::Oxygen),
            slash(),
            parameter(Parameter::Oceans),
            colon(),
            Glyph::new("plus-minus").n(n),
        ],
        Passive::Untouchable => vec![Glyph::new("lock"), here(card).starred()],
        Passive::Protected => vec![
            Glyph::new("lock"),
            resource(Resource::Plants),
            icon::held(CardResource::Animal),
            icon::held(CardResource::Microbe),
        ],
        Passive::CheaperTrade(n) => {
            let payers = TRADE_PAYERS.map(|what| vec![resource(what).n(-i32::from(n))]);
            [vec![Glyph::new("fleet"), colon()], payers.join(&slash())].concat()
        }
        Passive::HigherTrade(n) => {
            vec![Glyph::new("fleet"), colon(), Glyph::new("plus").n(n), Glyph::new("colony").starred()]
        }
        Passive::HereAsHeat(n) => vec![here(card).n(1), Glyph::new("equals"), resource(Resource::Heat).n(n)],
        Passive::Influence(n) => vec![Glyph::new("plus"), Glyph::new("influence").n(n)],
        Passive::CardsFor(n) => vec![Glyph::new("card"), colon(), resource(Resource::Money).n(n)],
        Passive::OceansGive(n) => {
            vec![tile(Tile::Ocean).starred(), colon(), Glyph::new("plus"), resource(Resource::Money).n(n)]
        }
        Passive::WildTag => vec![tag(Tag::Wild), Glyph::new("equals"), Glyph::new("tag-any")],
        Passive::RatingCosts(n) => vec![Glyph::new("tr").n(1), colon(), less(n)],
        Passive::EasedFor(n, what) => vec![parameter(what), colon(), Glyph::new("plus-minus").n(n)],
        Passive::HerePays(n, what) => {
            let worth = resource(Resource::Money).n(n);
            vec![tag(what), colon(), here(card).n(1), Glyph::new("equals"), worth]
        }
        Passive::RaisesGive => {
            let any = Glyph::new("r-any");
            vec![any.clone().n(1).produced(), colon(), any.n(1)]
        }
    }
}

fn points(card: &Card) -> Option<Row> {
    let worth = |n: i32| Glyph::new("vp").n(n);
    let per = |glyph: Glyph| vec![worth(1), Glyph::new("slash"), glyph];
    let row = match card.points {
        Points::None => return None,
        Points::Fixed(n) => vec![worth(n.into())],
        Points::PerHere { points, per } => {
            vec![worth(points.into()), Glyph::new("slash"), share(here(card), per)]
        }
        Points::IfAnyHere(points) => vec![here(card).starred(), Glyph::new("colon"), worth(points.into())],
        Points::PerTag(what) => per(tag(what)),
        Points::PerAdjacent(_, Beside::Oceans) => per(tile(Tile::Ocean).starred()),
        Points::PerAdjacent(_, Beside::Cities) => per(tile(Tile::City).any().starred()),
        Points::PerCities(n) => per(share(tile(Tile::City).any(), n)),
        Points::PerColonies(n) => per(share(Glyph::new("colony").any(), n)),
    };
    Some(row)
}

/// The tag a trigger or price looks for, with a red border if anybody's counts.
pub(crate) fn tag_of(what: Tag, anyone: bool) -> Glyph {
    if anyone { tag(what).any() } else { tag(what) }
}
