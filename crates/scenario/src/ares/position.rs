//! From `setup` to a state of the engine.

use super::names::{CardEntry, card_name};
use super::setup::{PlayerSetup, Setup, SoloEntry, TileEntry};
use crate::error::Misfit;
use crate::names::Name;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;
use tharsis_ares::CardSet;
use tharsis_ares::{
    Ares, COOP_CUBES, COOP_MARKERS, Choice, Effect, OCEANS_MAX, OXYGEN_MAX, Options, Parameter, Phase,
    Product, Resource, State, TEMPERATURE_MAX, TILES, cards,
};
use tharsis_kernel::{CardId, Game, Seat, seed_from_u64};

/// No number of a file is greater, so that games go on from it without overflow.
const NUMBER_MAX: i32 = 9_999;
/// Levels and production are smaller numbers.
const LEVEL_MAX: u8 = 60;

fn within<T: PartialOrd + Display>(path: &str, number: T, range: RangeInclusive<T>) -> Result<(), Misfit> {
    if range.contains(&number) {
        return Ok(());
    }
    Err(Misfit::new(path, format!("{number} is not from {} to {}", range.start(), range.end())))
}

/// The position of a setup, up to its first question.
pub(crate) fn build(setup: &Setup) -> Result<State, Misfit> {
    let players = setup
        .players
        .clone()
        .unwrap_or_else(|| vec![PlayerSetup::default(); if setup.solo.is_some() { 1 } else { 2 }]);
    let options = options(setup);
    let n_seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    Ares::check_options(&options, n_seats)
        .map_err(|error| Misfit::new("setup.options", error.to_string()))?;
    let mut state = State::bare(options, n_seats, seed_from_u64(setup.seed));
    globals(&mut state, setup)?;
    let mut named = Named::default();
    for (i, player) in players.iter().enumerate() {
        seat(&mut state, Seat(i as u8), player, &mut named, &format!("setup.players[{i}]"))?;
    }
    piles(&mut state, setup, &mut named)?;
    if let Some(solo) = &setup.solo {
        let over = setup.phase.is_some_and(|phase| phase.0 == Phase::Over);
        solo_pile(&mut state, solo, over)?;
    }
    *state.layout().round = setup.round.unwrap_or_else(|| round(&state));
    within("setup.round", state.round(), 1..=NUMBER_MAX as u16)?;
    let pool = setup.coop.unwrap_or_default();
    if options.coop {
        *state.layout().cubes = pool.cubes.unwrap_or(COOP_CUBES);
        *state.layout().markers = pool.markers.unwrap_or(COOP_MARKERS);
        within("setup.coop.cubes", state.cubes(), 0..=COOP_CUBES)?;
        within("setup.coop.markers", state.markers(), 0..=COOP_MARKERS)?;
    }
    go_on(&mut state, setup, &players)?;
    Ok(state)
}

fn options(setup: &Setup) -> Options {
    let given = setup.options;
    let first_game = given.first_game.unwrap_or(false);
    let level = setup.solo.as_ref().and_then(|solo| solo.level).or(given.level);
    let defaults = Options::default();
    Options {
        first_game,
        mulligan: given.mulligan.unwrap_or(!first_game),
        coop: given.coop.unwrap_or(false),
        level: level.map_or(defaults.level, |level| level.0),
    }
}

/// In solo the neutral cards tell which round it is.
fn round(state: &State) -> u16 {
    if !state.is_solo() {
        return 1;
    }
    let used = 5 - state.neutral().len() as u16 - u16::from(state.neutral_now().is_some());
    5 * (u16::from(state.counter()) - 1) + used + 1
}

fn globals(state: &mut State, setup: &Setup) -> Result<(), Misfit> {
    let temperature = setup.temperature.unwrap_or(-30);
    *state.layout().steps = [
        steps(temperature).ok_or_else(|| Misfit::new("setup.temperature", "-30 to 8 in steps of 2"))?,
        setup.oxygen.unwrap_or(0),
        setup.oceans.unwrap_or(0),
    ];
    if state.steps()[Parameter::Oxygen.idx()] > OXYGEN_MAX {
        return Err(Misfit::new("setup.oxygen", "at most 14"));
    }
    if state.steps()[Parameter::Oceans.idx()] > OCEANS_MAX {
        return Err(Misfit::new("setup.oceans", "at most 9"));
    }
    let mut left: Vec<u8> = state.tiles().to_vec();
    let mut order = Vec::new();
    for (i, tile) in setup.ocean_tiles.iter().enumerate() {
        let place = left.iter().position(|&row| gives(row) == *tile);
        let misfit = || Misfit::new(format!("setup.ocean_tiles[{i}]"), "there is no such ocean tile left");
        order.push(left.remove(place.ok_or_else(misfit)?));
    }
    order.extend(left);
    *state.layout().tiles = order.try_into().expect("as many tiles as before");
    Ok(())
}

fn steps(temperature: i8) -> Option<u8> {
    let steps = u8::try_from(i16::from(temperature) + 30).ok()? / 2;
    (temperature % 2 == 0 && steps <= TEMPERATURE_MAX).then_some(steps)
}

/// A tile as files write it.
pub(crate) fn gives(row: u8) -> TileEntry {
    let mut entry = TileEntry::default();
    for effect in TILES[row as usize].gives {
        match *effect {
            Effect::Gain(n, Resource::Money) => entry.megacredits += n,
            Effect::Gain(n, Resource::Plants) => entry.plants += n,
            Effect::Draw(n) => entry.cards += n,
            _ => unreachable!("tiles give M€, plants and cards"),
        }
    }
    entry
}

/// Cards that have a place already.
#[derive(Default)]
struct Named(CardSet);

impl Named {
    fn take(&mut self, id: CardId, path: &str) -> Result<CardId, Misfit> {
        if self.0.has(id) {
            return Err(Misfit::new(path, format!("\"{}\" is somewhere else already", card_name(id))));
        }
        self.0.add(id);
        Ok(id)
    }

    fn set(&mut self, ids: impl Iterator<Item = CardId>, path: &str) -> Result<CardSet, Misfit> {
        let mut set = CardSet::EMPTY;
        for id in ids {
            set.add(self.take(id, path)?);
        }
        Ok(set)
    }
}

fn seat(
    state: &mut State,
    seat: Seat,
    given: &PlayerSetup,
    named: &mut Named,
    path: &str,
) -> Result<(), Misfit> {
    let mut played: Vec<CardEntry> = given.played.clone();
    if let Some(corporation) = given.corporation {
        if !cards::CORPORATIONS.has(corporation.card) {
            return Err(Misfit::new(format!("{path}.corporation"), "not a corporation"));
        }
        played.push(corporation);
    }
    for entry in &played {
        named.take(entry.card, path)?;
        if entry.resources.is_some() && !cards::ALL_HOLDERS.has(entry.card) {
            let message = format!("\"{}\" holds no resources", card_name(entry.card));
            return Err(Misfit::new(format!("{path}.played"), message));
        }
        state.layout().set_on_card(entry.card, entry.resources.unwrap_or(0));
        if entry.used == Some(true) {
            state.layout().used.add(entry.card);
        }
    }
    let hand = named.set(given.hand.iter().map(|card| card.0.0), &format!("{path}.hand"))?;
    let dealt = named.set(given.dealt.iter().map(|card| card.0.0), &format!("{path}.dealt"))?;
    let corporations =
        named.set(given.corporations.iter().map(|card| card.0.0), &format!("{path}.corporations"))?;
    for (key, number) in [("megacredits", given.megacredits), ("heat", given.heat), ("plants", given.plants)]
    {
        within(&format!("{path}.{key}"), number, 0..=NUMBER_MAX)?;
    }
    let player = &mut state.layout().players[seat.idx()];
    player.rating = given.tr.unwrap_or(player.rating);
    within(&format!("{path}.tr"), i32::from(player.rating), 0..=NUMBER_MAX)?;
    within(&format!("{path}.forests"), i32::from(given.forests), 0..=NUMBER_MAX)?;
    within(&format!("{path}.steel"), given.steel, 0..=LEVEL_MAX)?;
    within(&format!("{path}.titanium"), given.titanium, 0..=LEVEL_MAX)?;
    player.stock = [given.megacredits, given.heat, given.plants];
    player.levels = [given.steel, given.titanium];
    player.forests = given.forests;
    for &product in Product::ALL {
        let steps = given.production.of(product).unwrap_or(0);
        within(
            &format!("{path}.production.{}", product.word()),
            steps,
            -i16::from(LEVEL_MAX)..=i16::from(LEVEL_MAX),
        )?;
        player.production[product.idx()] = steps;
    }
    player.tableau = played.iter().map(|entry| entry.card).collect();
    player.hand = hand;
    player.dealt = dealt.or(&corporations);
    player.chosen = given.chosen.map(|card| card.0);
    player.last = given.last_phase.map(|card| card.0);
    Ok(())
}

fn piles(state: &mut State, setup: &Setup, named: &mut Named) -> Result<(), Misfit> {
    *state.layout().discard = named.set(setup.discard.iter().map(|card| card.0.0), "setup.discard")?;
    let mut top = Vec::new();
    for card in &setup.deck {
        top.push(named.take(card.0.0, "setup.deck")?);
    }
    if setup.deck_only {
        state.layout().deck.clear();
    }
    state.layout().deck.retain(|&id| !named.0.has(CardId::from(id)));
    for id in top.into_iter().rev() {
        state.layout().deck.push(id as u8);
    }
    Ok(())
}

fn solo_pile(state: &mut State, solo: &SoloEntry, over: bool) -> Result<(), Misfit> {
    if !state.is_solo() {
        return Err(Misfit::new("setup.solo", "this is for one player"));
    }
    *state.layout().counter = solo.counter.unwrap_or(1);
    if !(1..=5).contains(&state.counter()) {
        return Err(Misfit::new("setup.solo.counter", "1 to 5"));
    }
    if let Some(phases) = &solo.phases {
        let different: BTreeSet<usize> = phases.iter().map(|card| card.0.idx()).collect();
        let empty = phases.is_empty() && solo.now.is_none() && !over;
        if empty || different.len() < phases.len() {
            return Err(Misfit::new("setup.solo.phases", "one to five different phase cards"));
        }
        *state.layout().neutral = phases.iter().rev().map(|card| card.0.idx() as u8).collect();
    }
    *state.layout().neutral_now = solo.now.map(|card| card.0);
    Ok(())
}

/// Goes on in the phase, doing again what some players have done already.
fn go_on(state: &mut State, setup: &Setup, players: &[PlayerSetup]) -> Result<(), Misfit> {
    let phase = setup.phase.map_or(Phase::Planning, |Name(phase)| phase);
    let turns: Vec<_> = players.iter().map(|player| player.turn).collect();
    if phase == Phase::Planning && state.players().iter().all(|player| player.chosen.is_some()) {
        return Err(Misfit::new("setup.players", "in phase planning somebody has yet to choose"));
    }
    state.resume(phase, &mut ());
    if let Some(start) = setup.at_start {
        let temperature = steps(start.temperature);
        let misfit = || Misfit::new("setup.at_start.temperature", "-30 to 8 in steps of 2");
        *state.layout().at_start = [temperature.ok_or_else(misfit)?, start.oxygen, start.oceans];
        within("setup.at_start.oxygen", start.oxygen, 0..=OXYGEN_MAX)?;
        within("setup.at_start.oceans", start.oceans, 0..=OCEANS_MAX)?;
    }
    for (i, (player, turn)) in players.iter().zip(turns).enumerate() {
        if let Some(turn) = turn {
            within(&format!("setup.players[{i}].turn.plays"), turn.plays, 0..=LEVEL_MAX)?;
            within(&format!("setup.players[{i}].turn.next_cheaper"), turn.next_cheaper, 0..=LEVEL_MAX)?;
            state.layout().players[i].turn = turn;
        }
        let path = format!("setup.players[{i}]");
        if player.exchanged {
            state.layout().players[i].turn.bonus = false;
        }
        if let Some(kept) = player.kept {
            apply(state, i, Choice::Card(kept.0.0), &path)?;
        }
        if player.done {
            state.set_done(Seat(i as u8));
        }
    }
    Ok(())
}

fn apply(state: &mut State, i: usize, choice: Choice, path: &str) -> Result<(), Misfit> {
    Ares::play(state, Seat(i as u8), choice, &mut ()).map_err(|error| Misfit::new(path, error.to_string()))
}
