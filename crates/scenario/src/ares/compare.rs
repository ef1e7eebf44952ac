//! What a step should have led to against what it led to; the first difference counts.

use super::expect::{Expect, PlayerExpect};
use super::names::{CardEntry, card_name, resource_key};
use super::position::gives;
use super::setup::TileEntry;
use crate::difference::{Checked, differs, quoted, same, same_cards, same_deck, same_players};
use crate::names::ids;
use tharsis_ares::{Ares, Level, Parameter, PhaseCard, Product, Resource, State, cards};
use tharsis_kernel::{CardId, Game, Seat};

/// Compares what is named.
pub(crate) fn compare(expect: &Expect, state: &State) -> Checked {
    compare_globals(expect, state)?;
    same_deck::<Ares>(expect.deck.as_deref().map(ids), expect.deck_only, state.deck())?;
    same_cards::<Ares, _>("discard", expect.discard.as_deref().map(ids), state.discard_pile())?;
    same_players(&expect.players, state.n_seats(), |player, seat, path| {
        compare_player(player, state, seat, path)
    })?;
    compare_end(expect, state)
}

fn compare_globals(expect: &Expect, state: &State) -> Checked {
    let value = |parameter| i64::from(state.parameter(parameter));
    let phase = expect.phase.map(|phase| quoted(phase.0.word()));
    same("phase", phase, quoted(state.phase().word()))?;
    same("round", expect.round, i64::from(state.round()))?;
    same("temperature", expect.temperature, value(Parameter::Temperature))?;
    same("oxygen", expect.oxygen, value(Parameter::Oxygen))?;
    same("oceans", expect.oceans, value(Parameter::Oceans))?;
    if let Some(tiles) = &expect.ocean_tiles {
        let found: Vec<TileEntry> = state.tiles().iter().map(|&row| gives(row)).take(tiles.len()).collect();
        same("ocean_tiles", Some(format!("{tiles:?}")), format!("{found:?}"))?;
    }
    same("options.coop", expect.options.coop, state.options().coop)?;
    same("options.first_game", expect.options.first_game, state.options().first_game)?;
    same("options.mulligan", expect.options.mulligan, state.options().mulligan)?;
    same("options.level", expect.options.level.map(|it| it.0.word()), state.options().level.word())?;
    same("solo.level", expect.solo.level.map(|it| it.0.word()), state.options().level.word())?;
    same("solo.counter", expect.solo.counter, state.counter())?;
    if let Some(phases) = &expect.solo.phases {
        let wanted: Vec<&str> = phases.iter().map(|card| card.0.word()).collect();
        let found: Vec<&str> =
            state.neutral().iter().rev().map(|&i| PhaseCard::ALL[i as usize].word()).collect();
        same("solo.phases", Some(wanted.join(", ")), found.join(", "))?;
    }
    let now = state.neutral_now().map_or("none", PhaseCard::word);
    same("solo.now", expect.solo.now.map(|card| card.0.word()), now)?;
    same("coop.cubes", expect.coop.cubes, state.cubes())?;
    same("coop.markers", expect.coop.markers, state.markers())
}

fn compare_player(expect: &PlayerExpect, state: &State, seat: Seat, path: &str) -> Checked {
    let player = state.player(seat);
    let at = |key: &str| format!("{path}.{key}");
    same(at("tr"), expect.tr, i64::from(player.rating))?;
    let stock = [expect.megacredits, expect.heat, expect.plants];
    for (&resource, wanted) in Resource::ALL.iter().zip(stock) {
        same(at(resource_key(resource)), wanted, i64::from(player.stock(resource)))?;
    }
    same(at("steel"), expect.steel, i64::from(player.level(Level::Steel)))?;
    same(at("titanium"), expect.titanium, i64::from(player.level(Level::Titanium)))?;
    same(at("forests"), expect.forests, i64::from(player.forests))?;
    for &product in Product::ALL {
        let path = at(&format!("production.{}", product.word()));
        same(path, expect.production.of(product), player.production(product))?;
    }
    same_cards::<Ares, _>(at("hand"), expect.hand.as_deref().map(ids), player.hand)?;
    same(at("hand_size"), expect.hand_size, i64::from(player.hand.len()))?;
    same_cards::<Ares, _>(
        at("dealt"),
        expect.dealt.as_deref().map(ids),
        player.dealt.without(&cards::CORPORATIONS),
    )?;
    compare_played(expect, state, seat, path)?;
    let word = |card: Option<PhaseCard>| card.map_or("null".to_string(), |card| quoted(card.word()));
    same(at("last_phase"), expect.last_phase.map(|card| word(card.map(|card| card.0))), word(player.last))?;
    same(at("chosen"), expect.chosen.map(|card| word(card.map(|card| card.0))), word(player.chosen))?;
    same(at("vp"), expect.vp, i64::from(state.score(seat).total()))?;
    for &(id, cost) in &expect.cost.each {
        same(at(&format!("cost.{}", card_name(id))), Some(cost), i64::from(state.price_of(seat, id)))?;
    }
    let playable = |id: CardId| state.why_not_play(seat, id).is_empty();
    for card in &expect.playable {
        same(at("playable"), Some(true), playable(card.0.0))?;
    }
    for card in &expect.not_playable {
        same(at("not_playable"), Some(false), playable(card.0.0))?;
    }
    Ok(())
}

fn compare_played(expect: &PlayerExpect, state: &State, seat: Seat, path: &str) -> Checked {
    let player = state.player(seat);
    let corporation = player.corporation();
    if let Some(wanted) = &expect.corporation {
        let name = |id: Option<CardId>| id.map_or("null".to_string(), |id| quoted(card_name(id)));
        same(format!("{path}.corporation"), Some(name(wanted.map(|entry| entry.card))), name(corporation))?;
        if let Some(entry) = wanted {
            compare_entry(entry, state, &format!("{path}.corporation"))?;
        }
    }
    let Some(played) = &expect.played else { return Ok(()) };
    let wanted = played.iter().map(|entry| entry.card).collect();
    let found = player.tableau.without(&cards::CORPORATIONS);
    same_cards::<Ares, _>(format!("{path}.played"), Some(wanted), found)?;
    for (i, entry) in played.iter().enumerate() {
        compare_entry(entry, state, &format!("{path}.played[{i}]"))?;
    }
    Ok(())
}

fn compare_entry(entry: &CardEntry, state: &State, path: &str) -> Checked {
    same(format!("{path}.resources"), entry.resources, state.on_card(entry.card))?;
    same(format!("{path}.used"), entry.used, state.used().has(entry.card))
}

fn compare_end(expect: &Expect, state: &State) -> Checked {
    same("game_over", expect.game_over, state.is_over())?;
    let winners: Vec<u64> = Ares::winners(state).iter().map(|seat| u64::from(seat.0)).collect();
    if let Some(expected) = &expect.winner
        && expected.0 != winners
    {
        return differs("winner", format!("{:?}", expected.0), format!("{winners:?}"));
    }
    same("won", expect.won, !winners.is_empty())
}
