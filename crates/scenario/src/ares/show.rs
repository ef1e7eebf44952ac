//! A state as a legal `setup`.

use super::names::card_name;
use super::position::gives;
use crate::layout::Json;
use tharsis_ares::CardSet;
use tharsis_ares::{
    Level, Options, Parameter, Phase, PhaseCard, Player, Product, Question, Resource, State, Turn, cards,
};
use tharsis_kernel::{CardId, Seat};

type Keys = Vec<(&'static str, Json)>;

/// The whole position as a legal `setup`.
pub fn show_state(state: &State, seed: u64) -> String {
    Json::Object(setup(state, seed)).lay_out()
}

fn setup(state: &State, seed: u64) -> Keys {
    let mut keys = vec![("options", Json::Object(options(&state.options()))), ("seed", Json::plain(seed))];
    keys.push(("phase", Json::text(state.phase().word())));
    keys.push(("round", Json::plain(state.round())));
    keys.extend(parameters(&Parameter::ALL.iter().map(|&it| state.parameter(it)).collect::<Vec<_>>()));
    if state.at_start() != state.steps() {
        let start: Vec<i8> =
            Parameter::ALL.iter().map(|&it| tharsis_ares::in_unit(it, state.at_start()[it.idx()])).collect();
        keys.push(("at_start", Json::Object(parameters(&start))));
    }
    keys.push(("ocean_tiles", Json::List(state.tiles().iter().map(|&row| tile(row)).collect())));
    if state.is_solo() {
        keys.push(("solo", Json::Object(solo(state))));
    }
    if state.options().coop {
        let pool = vec![("cubes", Json::plain(state.cubes())), ("markers", Json::plain(state.markers()))];
        keys.push(("coop", Json::Object(pool)));
    }
    let deck = state.deck().iter().rev().map(|&id| name(CardId::from(id))).collect();
    keys.push(("deck", Json::List(deck)));
    keys.push(("deck_only", Json::plain(true)));
    keys.push(("discard", set(state.discard_pile())));
    let players = state.seats().map(|seat| Json::Object(player(state, seat))).collect();
    keys.push(("players", Json::List(players)));
    keys
}

fn options(options: &Options) -> Keys {
    vec![
        ("first_game", Json::plain(options.first_game)),
        ("mulligan", Json::plain(options.mulligan)),
        ("coop", Json::plain(options.coop)),
        ("level", Json::text(options.level.word())),
    ]
}

fn parameters(values: &[i8]) -> Keys {
    ["temperature", "oxygen", "oceans"].into_iter().zip(values.iter().map(Json::plain)).collect()
}

fn tile(row: u8) -> Json {
    let tile = gives(row);
    let all = [("megacredits", tile.megacredits), ("plants", tile.plants), ("cards", tile.cards)];
    Json::Object(all.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| (key, Json::plain(n))).collect())
}

fn solo(state: &State) -> Keys {
    let pile = state.neutral().iter().rev().map(|&i| Json::text(PhaseCard::ALL[i as usize].word())).collect();
    let mut keys = vec![("phases", Json::List(pile)), ("counter", Json::plain(state.counter()))];
    keys.extend(state.neutral_now().map(|card| ("now", Json::text(card.word()))));
    keys
}

fn name(id: CardId) -> Json {
    Json::text(card_name(id))
}

fn set(cards: CardSet) -> Json {
    Json::List(cards.iter().map(name).collect())
}

fn player(state: &State, seat: Seat) -> Keys {
    let player = state.player(seat);
    let mut keys = Vec::new();
    keys.extend(player.corporation().map(|id| ("corporation", entry(state, id))));
    keys.push(("tr", Json::plain(player.rating)));
    let numbers = [
        ("megacredits", player.stock(Resource::Money)),
        ("heat", player.stock(Resource::Heat)),
        ("plants", player.stock(Resource::Plants)),
        ("steel", i32::from(player.level(Level::Steel))),
        ("titanium", i32::from(player.level(Level::Titanium))),
        ("forests", i32::from(player.forests)),
    ];
    keys.extend(numbers.into_iter().filter(|(_, n)| *n != 0).map(|(key, n)| (key, Json::plain(n))));
    let products = [
        ("megacredits", Product::Money),
        ("heat", Product::Heat),
        ("plants", Product::Plants),
        ("cards", Product::Cards),
    ];
    let production: Keys = products
        .into_iter()
        .filter(|(_, product)| player.production(*product) != 0)
        .map(|(key, product)| (key, Json::plain(player.production(product))))
        .collect();
    if !production.is_empty() {
        keys.push(("production", Json::Object(production)));
    }
    keys.push(("hand", set(player.hand)));
    let played = player.tableau.without(&cards::CORPORATIONS);
    keys.push(("played", Json::List(played.iter().map(|id| entry(state, id)).collect())));
    push_choices(state, seat, player, &mut keys);
    keys
}

/// A card in play: only its name where nothing lies on it.
fn entry(state: &State, id: CardId) -> Json {
    let mut keys = vec![("card", name(id))];
    if state.on_card(id) > 0 {
        keys.push(("resources", Json::plain(state.on_card(id))));
    }
    if state.used().has(id) {
        keys.push(("used", Json::plain(true)));
    }
    if keys.len() == 1 { name(id) } else { Json::Object(keys) }
}

/// What lies before a player, was chosen, or may still be done.
fn push_choices(state: &State, seat: Seat, player: &Player, keys: &mut Keys) {
    let corporations = player.dealt.and(&cards::CORPORATIONS);
    let dealt = player.dealt.without(&cards::CORPORATIONS);
    if !corporations.is_empty() {
        keys.push(("corporations", set(corporations)));
    }
    if !dealt.is_empty() {
        keys.push(("dealt", set(dealt)));
    }
    keys.extend(player.last.map(|card| ("last_phase", Json::text(card.word()))));
    keys.extend(player.chosen.map(|card| ("chosen", Json::text(card.word()))));
    if state.phase() == Phase::Setup {
        keys.extend(player.kept.and(&cards::CORPORATIONS).last().map(|id| ("kept", name(id))));
        if state.options().mulligan && !player.turn.bonus {
            keys.push(("exchanged", Json::plain(true)));
        }
    } else if state.phase().is_work() || player.turn != Turn::default() {
        keys.push(("turn", turn(&player.turn)));
    }
    let idle = state.question(seat).is_none();
    if idle && (state.phase().is_work() || state.phase() == Phase::Pool) {
        keys.push(("done", Json::plain(true)));
    }
    debug_assert!(!matches!(state.question(seat), Some(Question::Decide { .. })), "steps end between moves");
}

fn turn(turn: &Turn) -> Json {
    Json::Object(vec![
        ("plays", Json::plain(turn.plays)),
        ("free_cost", turn.free_cost.map_or(Json::plain("null"), Json::plain)),
        ("bonus", Json::plain(turn.bonus)),
        ("next_cheaper", Json::plain(turn.next_cheaper)),
        ("next_eased", Json::plain(turn.next_eased)),
        ("rated", Json::plain(turn.rated)),
        ("step_bought", Json::plain(turn.step_bought)),
    ])
}
