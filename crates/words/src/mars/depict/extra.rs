//! The words of Prelude and Venus Next as icons.

use super::effect::{arrow, colon, count, slash};
use super::icon::{held, parameter, resource, tag};
use crate::depiction::{Glyph, Row};
use tharsis_mars::{Card, ExtraEffect, Parameter, Resource, Sought};

/// One instruction.
pub(super) fn glyphs(card: &Card, word: ExtraEffect) -> Row {
    let drawn = |n: u8| Glyph::new("card").n(n);
    match word {
        ExtraEffect::PlayCard { cheaper: 0, .. } => {
            vec![
                Glyph::new("play"),
                Glyph::new("card").starred(),
                colon(),
                Glyph::new("plus-minus").starred(),
            ]
        }
        ExtraEffect::PlayCard { cheaper, .. } => {
            let less = resource(Resource::Money).n(-i32::from(cheaper));
            vec![Glyph::new("play"), Glyph::new("card").starred(), colon(), less]
        }
        ExtraEffect::PlayPrelude(n) => {
            vec![Glyph::new("eye"), Glyph::new("prelude").n(n), colon(), Glyph::new("prelude").n(1)]
        }
        ExtraEffect::FundAward => vec![Glyph::new("award"), colon(), resource(Resource::Money).n(0)],
        ExtraEffect::DrawWithTags { few, many, tag: counted, need } => {
            vec![drawn(few), slash(), tag(counted).n(need), colon(), drawn(many)]
        }
        ExtraEffect::DrawSought(n, Sought::Tagged(what)) => vec![drawn(n), tag(what)],
        ExtraEffect::DrawSought(n, Sought::About(what)) => vec![drawn(n), held(what)],
        ExtraEffect::DiscardToDraw(n) => vec![Glyph::new("discard"), arrow(), drawn(n)],
        ExtraEffect::OthersDraw(n) => vec![drawn(n).any()],
        ExtraEffect::AddAny { n, kinds, .. } => {
            let named: Vec<Row> = kinds.iter().map(|it| vec![held(it).n(n).starred()]).collect();
            if named.len() > 2 { vec![Glyph::new("c-any").n(n).starred()] } else { named.join(&slash()) }
        }
        ExtraEffect::AddPer(what, things, _) => {
            vec![held(what).n(1).starred(), slash(), count(card, things, 1)]
        }
        ExtraEffect::TaggedLoses(n, what, tagged) => {
            vec![resource(what).n(-i32::from(n)).any(), tag(tagged).any().starred()]
        }
        ExtraEffect::ProduceLowest => vec![Glyph::new("r-any").n(1).produced().starred()],
        ExtraEffect::RepeatAction => vec![Glyph::new("copy"), arrow()],
        ExtraEffect::WorldGovernment => {
            let all: Vec<Row> = Parameter::ALL.iter().map(|&it| vec![parameter(it).n(1)]).collect();
            all.join(&slash())
        }
        ExtraEffect::RaiseNeutrally(what) => vec![parameter(what).n(1).starred()],
    }
}
