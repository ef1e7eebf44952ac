//! Cards of Ares as rows of icons, in the same symbols as Mars and a few of its own.

use super::icon::{held, level, parameter, product, resource, tag, zone};
use crate::depiction::{Depiction, Glyph, Row};
use tharsis_ares::cards::card;
use tharsis_ares::{
    Card, CardResource, Count, Effect, Level, Need, Parameter, Passive, Payer, Points, Resource, When,
};
use tharsis_kernel::CardId;

/// A card in icons.
pub fn depict(id: CardId) -> Depiction {
    let card = card(id);
    let boxes = [card.production, card.stock, card.play].concat();
    let triggers = card
        .triggers
        .iter()
        .map(|trigger| [when(trigger.when), vec![glyph("colon")], all(card, trigger.then)].concat());
    let passives = card.passives.iter().map(|&it| passive(it));
    let actions = card.actions.iter().map(|action| {
        let arrow = if action.cost.is_empty() { Row::new() } else { vec![glyph("arrow")] };
        [all(card, action.cost), arrow, all(card, action.gain)].concat()
    });
    Depiction {
        requirement: card.needs.iter().flat_map(|&it| need(it)).collect(),
        play: boxes.iter().map(|&effect| glyphs(card, effect)).collect(),
        first: Vec::new(),
        actions: actions.collect(),
        effects: triggers.chain(passives).collect(),
        points: points(card),
    }
}

/// Effects that are no card's, as rows of icons.
pub fn depict_effects(effects: &[Effect]) -> Vec<Row> {
    effects.iter().map(|&effect| glyphs(card(0), effect)).collect()
}

fn glyph(icon: &'static str) -> Glyph {
    Glyph::new(icon)
}

fn money(n: i32) -> Glyph {
    resource(Resource::Money).n(n)
}

fn here(card: &Card) -> Glyph {
    card.holds.map_or_else(|| glyph("c-any"), held)
}

fn counted(count: Count) -> Row {
    match count {
        Count::Nothing => Row::new(),
        Count::Tags(what) => vec![tag(what)],
        Count::Forests => vec![glyph("forest")],
        Count::BlueCards => vec![glyph("card-blue")],
        Count::Cards => vec![glyph("card")],
        Count::Level(what) => vec![level(what)],
    }
}

fn parted(glyphs: impl IntoIterator<Item = Glyph>) -> Row {
    let mut row = Row::new();
    for glyph in glyphs {
        if !row.is_empty() {
            row.push(Glyph::new("slash"));
        }
        row.push(glyph);
    }
    row
}

fn all(card: &Card, effects: &[Effect]) -> Row {
    effects.iter().flat_map(|&effect| glyphs(card, effect)).collect()
}

fn need(need: Need) -> Row {
    match need {
        Need::AtLeast(what, at) => vec![parameter(what), zone(at)],
        Need::AtMost(what, at) => vec![glyph("max"), parameter(what), zone(at)],
        Need::OceansAtLeast(n) => vec![parameter(Parameter::Oceans).n(n)],
        Need::OceansAtMost(n) => vec![glyph("max"), parameter(Parameter::Oceans).n(n)],
        Need::Tags(what, n) => vec![tag(what).n(n)],
        Need::Rating(n) => vec![glyph("tr").n(n)],
        Need::Spend(n, what) => vec![resource(what).n(-i32::from(n))],
        Need::SpendRating(n) => vec![glyph("tr").n(-i32::from(n))],
    }
}

fn when(when: When) -> Row {
    match when {
        When::TagPlayed(tags, _) => parted(tags.iter().map(|&it| tag(it))),
        When::CardPlayed => vec![glyph("card")],
        When::SteelPlayed => vec![level(Level::Steel)],
        When::Raised(parameters) => parted(parameters.iter().map(|&it| parameter(it))),
        When::ForestGained => vec![glyph("forest")],
        When::ActionUsed => vec![glyph("arrow")],
    }
}

fn passive(passive: Passive) -> Row {
    let less = |n: u8| vec![glyph("colon"), money(-i32::from(n))];
    match passive {
        Passive::Cheaper(n) => [vec![glyph("card")], less(n)].concat(),
        Passive::CheaperTag(n, tags) => [parted(tags.iter().map(|&it| tag(it))), less(n)].concat(),
        Passive::CheaperFrom(cost, n) => [vec![glyph("card"), money(cost.into())], less(n)].concat(),
        Passive::CheaperStandard(n) => [vec![glyph("project")], less(n)].concat(),
        Passive::WorthMore(n, what) => vec![level(what), glyph("colon"), glyph("plus"), money(n.into())],
        Passive::MayPay(payer, units, worth) => {
            let paid = match payer {
                Payer::Microbes => held(CardResource::Microbe),
                Payer::Plants => resource(Resource::Plants),
                Payer::Heat => resource(Resource::Heat),
            };
            vec![paid.n(units), glyph("equals"), money(worth.into())]
        }
        Passive::ForestFor(n) => vec![resource(Resource::Plants).n(n), glyph("arrow"), glyph("forest")],
        Passive::Eased => {
            let both = parted([parameter(Parameter::Temperature), parameter(Parameter::Oxygen)]);
            [both, vec![glyph("colon"), glyph("plus-minus").n(1)]].concat()
        }
        Passive::SellsForMore(n) => vec![glyph("discard"), glyph("colon"), glyph("plus"), money(n.into())],
        Passive::Research(draw, keep) => {
            vec![glyph("eye"), glyph("plus"), glyph("card").n(draw), glyph("slash"), glyph("card").n(keep)]
        }
        Passive::BuyStep(n) => {
            vec![glyph("tr"), glyph("colon"), money(n.into()), glyph("arrow"), glyph("tr").n(1)]
        }
    }
}

fn points(card: &Card) -> Option<Row> {
    let worth = |n: i32| glyph("vp").n(n);
    let share = |glyph: Glyph, per: u8| if per > 1 { glyph.n(per) } else { glyph };
    Some(match card.points {
        Points::None => return None,
        Points::Fixed(n) => vec![worth(n.into())],
        Points::PerHere(per) => vec![worth(1), glyph("slash"), share(here(card), per)],
        Points::Per(per, count) => {
            let each = counted(count).into_iter().map(|glyph| share(glyph, per));
            [worth(1), glyph("slash")].into_iter().chain(each).collect()
        }
    })
}

fn glyphs(card: &Card, effect: Effect) -> Row {
    let one = |icon: &'static str, n: u8| vec![glyph(icon).n(n)];
    match effect {
        Effect::Gain(n, what) | Effect::Spend(n, what) => vec![resource(what).n(n)],
        Effect::SpendFewerIfChosen(n, _, what) => vec![resource(what).n(n).starred()],
        Effect::Pay { cost, off: 0, .. } => vec![money(cost.into())],
        Effect::Pay { cost, off, per } => {
            [vec![money(cost.into()), money(-i32::from(off)), glyph("slash")], counted(per)].concat()
        }
        Effect::PayFewWith { cost, .. } => vec![money(cost.into()).starred()],
        Effect::LowerRating(n) => vec![glyph("tr").n(-i32::from(n))],
        Effect::Produce(n, what) => vec![product(what).n(n).produced()],
        Effect::ProducePer(what, count, per) => {
            let each = counted(count).into_iter().map(|glyph| if per > 1 { glyph.n(per) } else { glyph });
            [product(what).n(1).produced(), glyph("slash")].into_iter().chain(each).collect()
        }
        Effect::Raise(n, what) => vec![level(what).n(n)],
        Effect::Rate(n) => one("tr", n),
        Effect::RatePer(count) => [vec![glyph("tr").n(1), glyph("slash")], counted(count)].concat(),
        Effect::Warm(n, what) => vec![parameter(what).n(n)],
        Effect::Flip(n) => one("ocean", n),
        Effect::Forest(n) => one("forest", n),
        Effect::Draw(n) => one("card", n),
        Effect::DrawKeep(n, kept) => {
            vec![glyph("eye"), glyph("card").n(n), glyph("arrow"), glyph("card").n(kept)]
        }
        Effect::Discard(n) => one("discard", n),
        Effect::Redraw(n) => vec![glyph("discard").n(n).starred(), glyph("arrow"), glyph("card").starred()],
        Effect::MayDiscardToDraw(_) => {
            vec![glyph("discard").n(1), glyph("arrow"), glyph("card").n(1).starred()]
        }
        Effect::RevealTake(n, tags) => {
            let wanted = parted(tags.iter().map(|&it| tag(it)));
            [vec![glyph("eye"), glyph("card").n(n), glyph("colon")], wanted].concat()
        }
        Effect::RevealGreen(n) => vec![glyph("eye"), glyph("card").n(1), glyph("slash"), money(n.into())],
        Effect::AddHere(n) | Effect::TakeHere(n) => {
            let n = i32::from(n);
            vec![here(card).n(if matches!(effect, Effect::AddHere(_)) { n } else { -n })]
        }
        Effect::AddTo(n, kinds) => parted(kinds.iter().map(|&kind| held(kind).n(n).starred())),
        Effect::AddToAny(n) => vec![glyph("c-any").n(n).starred()],
        Effect::TakeFrom(kinds) => parted(kinds.iter().map(|&kind| held(kind).n(-1))),
        Effect::OneOf(branches) => {
            let mut row = Row::new();
            for effects in branches {
                if !row.is_empty() {
                    row.push(glyph("slash"));
                }
                row.extend(all(card, effects));
            }
            row
        }
        Effect::Exchange(from, to, _) => {
            vec![glyph("x"), resource(from), glyph("arrow"), glyph("x"), resource(to)]
        }
        Effect::IfTags(what, n, then) => [vec![tag(what).n(n), glyph("colon")], all(card, then)].concat(),
        Effect::IfChosen(then) => [vec![glyph("phase-action"), glyph("colon")], all(card, then)].concat(),
        Effect::PlayMore => vec![glyph("plus"), glyph("card").n(1)],
        Effect::PlayFree(n) => vec![glyph("plus"), glyph("card-green").n(1), glyph("max"), money(n.into())],
        Effect::NextCheaper(n) => vec![glyph("card"), glyph("colon"), money(-i32::from(n))],
        Effect::NextEased => vec![glyph("card"), glyph("colon"), glyph("plus-minus").n(1)],
    }
}
