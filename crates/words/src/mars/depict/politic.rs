//! Turmoil as icons: its instructions, global events and parties.

use super::effect::{arrow, colon, count, exchange, rows, slash, trigger};
use super::icon::{parameter, resource, tile};
use crate::depiction::{Glyph, Row};
use tharsis_mars::cards::card;
use tharsis_mars::{
    Count, EventId, Influence, Parameter, Party, Policy, PoliticEffect, Tally, Tile, global_event,
};

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
pub(super) fn glyphs(word: PoliticEffect) -> Row {
    let icon = Glyph::new;
    match word {
        PoliticEffect::GainTimes(n, what, counted) => per(resource(what).n(n), counted),
        PoliticEffect::LoseTimes(n, what, counted) => per(resource(what).n(-i32::from(n)), counted),
        PoliticEffect::ProduceTimes(what, counted) => per(resource(what).n(1).produced(), counted),
        PoliticEffect::DrawTimes(counted) => per(icon("card").n(1), counted),
        PoliticEffect::GainAny(counted) => per(icon("r-any").n(1), counted),
        PoliticEffect::GainIf(n, what, counted, need) => {
            let mut row = tally(counted);
            row.extend([icon("equals").n(need).starred(), colon(), resource(what).n(n)]);
            row
        }
        PoliticEffect::LowerRating(counted) => {
            let n = if let Count::Just(n) = counted.count { n } else { 0 };
            let mut row = vec![icon("tr").n(-i32::from(n))];
            if counted.influence == Influence::TakenOff {
                row.extend([icon("plus"), icon("influence")]);
            }
            row
        }
        PoliticEffect::LoseAll(what) => vec![icon("minus"), resource(what).starred()],
        PoliticEffect::KeepAtMost(n, what) => {
            vec![icon("max"), resource(what).n(n), icon("plus"), icon("influence")]
        }
        PoliticEffect::LowerOwn(what) => vec![resource(what).n(-1).produced().starred()],
        PoliticEffect::DiscardCards(n) => vec![icon("discard").n(n)],
        PoliticEffect::AddToEachNonEmpty(n) => vec![icon("c-any").n(n).starred()],
        PoliticEffect::Rank(ranking) => {
            let mut row: Row = Vec::new();
            for &counted in ranking.counts {
                row.extend([count(card(0), counted, 1), icon("plus")]);
            }
            row.extend([icon("influence"), colon(), icon("tr").n(ranking.first), slash()]);
            row.push(icon("tr").n(ranking.second));
            row
        }
        PoliticEffect::RateLowest => vec![icon("tr").any().starred(), colon(), icon("tr").n(1)],
        PoliticEffect::NeutralOcean => vec![icon("first"), colon(), tile(Tile::Ocean).n(1).starred()],
        PoliticEffect::RemoveOcean => vec![icon("first"), colon(), tile(Tile::Ocean).n(-1).starred()],
        PoliticEffect::ShiftTemperature(n) => vec![parameter(Parameter::Temperature).n(n).starred()],
        PoliticEffect::SellProduction(n) => {
            vec![icon("r-any").n(-1).produced(), arrow(), icon("r-any").n(n).starred()]
        }
        PoliticEffect::SendDelegates(n) => vec![icon("delegate").n(n)],
        PoliticEffect::RemoveDelegate => vec![icon("delegate").n(-1).any()],
        PoliticEffect::ReplaceNeutral => vec![icon("party-neutral"), arrow(), icon("delegate").n(1)],
        PoliticEffect::BecomeChairman => {
            vec![icon("chairman"), icon("party-neutral"), arrow(), icon("delegate").n(1)]
        }
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
