//! Turmoil as icons: its instructions and counts, global events and parties.
#![expect(clippy::wildcard_enum_match_arm, reason = "the readers that name every word send only these here")]

use super::effect::{arrow, colon, count, exchange, rows, slash, trigger};
use super::icon::{parameter, resource, tag, tile};
use super::{Glyph, Row};
use tharsis_mars::cards::card;
use tharsis_mars::{Count, Effect, EventId, Influence, Parameter, Party, Policy, Tally, Tile, global_event};

/// A global event as rows of icons, a row for each instruction.
pub fn depict_event(event: EventId) -> Vec<Row> {
    // The instructions of events are of no card; none of their icons depends on one.
    rows(card(0), global_event(event).effects)
}

/// A party as rows of icons: what its taking power gives, then its policy.
pub fn depict_party(party: Party) -> Vec<Row> {
    let programme = party.programme();
    let policy = match programme.policy {
        Policy::Trigger(waiting) => trigger(card(0), &waiting),
        Policy::Passive(passive) => super::passive(card(0), passive),
        Policy::Action { action, .. } => exchange(card(0), action.cost, action.gain),
    };
    let mut all = rows(card(0), programme.bonus);
    all.push(policy);
    all
}

/// One instruction of Turmoil.
pub(super) fn glyphs(effect: Effect) -> Row {
    let icon = Glyph::new;
    match effect {
        Effect::GainTimes(n, what, counted) => per(resource(what).n(n), counted),
        Effect::LoseTimes(n, what, counted) => per(resource(what).n(-i32::from(n)), counted),
        Effect::ProduceTimes(what, counted) => per(resource(what).n(1).produced(), counted),
        Effect::DrawTimes(counted) => per(icon("card").n(1), counted),
        Effect::GainAny(counted) => per(icon("r-any").n(1), counted),
        Effect::GainIf(n, what, counted, need) => {
            let mut row = tally(counted);
            row.extend([icon("equals").n(need).starred(), colon(), resource(what).n(n)]);
            row
        }
        Effect::LowerRating(counted) => {
            let n = if let Count::Just(n) = counted.count { n } else { 0 };
            let mut row = vec![icon("tr").n(-i32::from(n))];
            if counted.influence == Influence::TakenOff {
                row.extend([icon("plus"), icon("influence")]);
            }
            row
        }
        Effect::LoseAll(what) => vec![icon("minus"), resource(what).starred()],
        Effect::KeepAtMost(n, what) => {
            vec![icon("max"), resource(what).n(n), icon("plus"), icon("influence")]
        }
        Effect::LowerOwn(what) => vec![resource(what).n(-1).produced().starred()],
        Effect::DiscardCards(n) => vec![icon("discard").n(n)],
        Effect::AddToEachNonEmpty(n) => vec![icon("c-any").n(n).starred()],
        Effect::Rank(ranking) => {
            let mut row: Row = Vec::new();
            for &counted in ranking.counts {
                row.extend([count(card(0), counted, 1), icon("plus")]);
            }
            row.extend([icon("influence"), colon(), icon("tr").n(ranking.first), slash()]);
            row.push(icon("tr").n(ranking.second));
            row
        }
        Effect::RateLowest => vec![icon("tr").any().starred(), colon(), icon("tr").n(1)],
        Effect::NeutralOcean => vec![icon("first"), colon(), tile(Tile::Ocean).n(1).starred()],
        Effect::RemoveOcean => vec![icon("first"), colon(), tile(Tile::Ocean).n(-1).starred()],
        Effect::ShiftTemperature(n) => vec![parameter(Parameter::Temperature).n(n).starred()],
        Effect::SellProduction(n) => {
            vec![icon("r-any").n(-1).produced(), arrow(), icon("r-any").n(n).starred()]
        }
        Effect::SendDelegates(n) => vec![icon("delegate").n(n)],
        Effect::RemoveDelegate => vec![icon("delegate").n(-1).any()],
        Effect::ReplaceNeutral => vec![icon("party-neutral"), arrow(), icon("delegate").n(1)],
        Effect::BecomeChairman => {
            vec![icon("chairman"), icon("party-neutral"), arrow(), icon("delegate").n(1)]
        }
        _ => unreachable!("{effect:?} is not a word of Turmoil"),
    }
}

/// So much for each thing tallied.
fn per(what: Glyph, counted: Tally) -> Row {
    let mut row = vec![what, slash()];
    row.extend(tally(counted));
    row
}

/// What is tallied, with influence added or taken off.
fn tally(counted: Tally) -> Row {
    if counted.is_influence() {
        return vec![Glyph::new("influence")];
    }
    let most = counted.at_most.map(|most| [Glyph::new("max").n(most)]);
    let sign = match counted.influence {
        Influence::Ignored => None,
        Influence::Added => Some("plus"),
        Influence::TakenOff => Some("minus"),
    };
    let mut row = vec![count(card(0), counted.count, counted.share)];
    row.extend(most.into_iter().flatten());
    row.extend(sign.into_iter().flat_map(|sign| [Glyph::new(sign), Glyph::new("influence")]));
    row
}

/// What only Turmoil counts, as one icon.
pub(super) fn counted(things: Count) -> Glyph {
    match things {
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
        _ => unreachable!("{things:?} is not counted by Turmoil"),
    }
}
