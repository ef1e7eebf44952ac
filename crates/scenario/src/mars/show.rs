//! A position in the format of `setup`, complete: what is read back is the same position.
//!
//! The deck is given whole, with `deck_only`. The randomness still to come is not part of a position: only the
//! seed is, so a reshuffle after a reshuffle may fall out differently.

use super::colony;
use super::committee::show_turmoil;
use super::names::{card_name, resource_key};
use crate::layout::Json;
use crate::names::title;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::CardSet;
use tharsis_mars::{Hex, MapId, Owner, Parameter, Phase, Player, Question, Resource, State, cards};

/// The whole position as a legal `setup`, laid out for people.
pub fn show_state(state: &State, seed: u64) -> String {
    let mut keys = vec![
        ("options", options(state)),
        ("seed", Json::plain(seed)),
        ("phase", Json::text(state.phase().word())),
        ("generation", Json::plain(state.generation())),
        ("temperature", Json::plain(state.parameter(Parameter::Temperature))),
        ("oxygen", Json::plain(state.parameter(Parameter::Oxygen))),
        ("venus", Json::plain(state.parameter(Parameter::Venus))),
        ("first_player", Json::plain(state.first_player())),
        ("active", Json::plain(state.active())),
        ("board", Json::List(Hex::all().filter_map(|hex| area(state, hex)).collect())),
    ];
    keys.retain(|(key, _)| *key != "venus" || state.options().venus);
    if state.milestones().next().is_some() {
        let all = state.milestones().map(|(milestone, by)| claim(milestone.word(), by));
        keys.push(("milestones", Json::List(all.collect())));
    }
    if state.awards().next().is_some() {
        let all = state.awards().map(|(award, by)| claim(award.word(), by));
        keys.push(("awards", Json::List(all.collect())));
    }
    if state.options().colonies {
        keys.push(("colonies", colony::show(state)));
    }
    if state.options().turmoil {
        keys.push(("turmoil", show_turmoil(state)));
    }
    if draft_done(state) {
        keys.push(("draft_done", Json::plain(true)));
    }
    keys.push(("players", Json::List(state.seats().map(|seat| player(state, seat)).collect())));
    keys.push(("deck", names(state.deck().iter().rev().copied())));
    keys.push(("deck_only", Json::plain(true)));
    keys.push(("discard", set(state.discard_pile())));
    if state.options().prelude {
        keys.push(("prelude_deck", names(state.prelude_deck().iter().rev().copied())));
    }
    Json::Object(keys).lay_out()
}

/// In a game with draft: the cards lie there to be bought, not to be drafted.
fn draft_done(state: &State) -> bool {
    let buying = |seat| matches!(state.question(seat), Some(Question::Research(_)));
    state.options().draft && state.phase() == Phase::Research && state.seats().any(buying)
}

fn options(state: &State) -> Json {
    let mut keys = vec![
        ("corporate_era", Json::plain(state.options().corporate_era)),
        ("draft", Json::plain(state.options().draft)),
    ];
    let additions = [
        ("colonies", state.options().colonies),
        ("colony_corporation", state.options().colony_corporation),
        ("turmoil", state.options().turmoil),
        ("rating_goal", state.options().rating_goal),
        ("prelude", state.options().prelude),
        ("prelude_cards", state.options().prelude_cards),
        ("prelude_corporation", state.options().prelude_corporation),
        ("venus", state.options().venus),
        ("venus_corporation", state.options().venus_corporation),
        ("venus_complete", state.options().venus_complete),
    ];
    keys.extend(additions.into_iter().filter(|(_, on)| *on).map(|(key, _)| (key, Json::plain(true))));
    if state.map().word != MapId::THARSIS.word() {
        keys.push(("map", Json::text(state.map().word)));
    }
    if !state.options().beginners.is_empty() {
        keys.push(("beginners", Json::List(state.options().beginners.iter().map(Json::plain).collect())));
    }
    Json::Object(keys)
}

fn area(state: &State, hex: Hex) -> Option<Json> {
    let mut keys = vec![("space", Json::text(&hex.to_string()))];
    keys.extend(state.board().tile(hex).map(|tile| ("tile", Json::text(tile.word()))));
    keys.extend(state.board().owner(hex).map(|owner| ("owner", Json::plain(owner))));
    keys.extend(state.board().claimant(hex).map(|claimant| ("claim", Json::plain(claimant))));
    (keys.len() > 1).then_some(Json::Object(keys))
}

fn claim(word: &str, by: Seat) -> Json {
    Json::Object(vec![("name", Json::text(&title(word))), ("player", Json::plain(by))])
}

fn names(ids: impl Iterator<Item = CardId>) -> Json {
    Json::List(ids.map(|id| Json::text(card_name(id))).collect())
}

fn set(cards: CardSet) -> Json {
    names(cards.iter())
}

/// A card in play: its name, or an object if something lies on it or it was used.
fn in_force(state: &State, id: CardId) -> Json {
    let resources = state.on_card(id);
    let used = state.used().has(id);
    if resources == 0 && !used {
        return Json::text(card_name(id));
    }
    let mut keys = vec![("card", Json::text(card_name(id)))];
    if resources > 0 {
        keys.push(("resources", Json::plain(resources)));
    }
    if used {
        keys.push(("used", Json::plain(true)));
    }
    Json::Object(keys)
}

fn player(state: &State, seat: Seat) -> Json {
    let player = state.player(seat);
    let mut keys = Vec::new();
    keys.extend(player.corporation().map(|id| ("corporation", in_force(state, id))));
    keys.push(("tr", Json::plain(player.rating)));
    for &resource in Resource::ALL {
        keys.push((resource_key(resource), Json::plain(player.stock(resource))));
    }
    let production =
        Resource::ALL.iter().map(|&it| (resource_key(it), Json::plain(player.production(it)))).collect();
    keys.push(("production", Json::Object(production)));
    keys.push(("hand", set(player.hand)));
    let played = player.tableau.without(&cards::CORPORATIONS).or(&player.events);
    keys.push(("played", Json::List(played.iter().map(|id| in_force(state, id)).collect())));
    if state.options().turmoil {
        let committee = &state.turmoil().committee;
        keys.push(("lobby", Json::plain(committee.lobby.has(seat))));
        keys.push(("reserve", Json::plain(committee.reserve(Owner::Player(seat)))));
    }
    push_choices(state, seat, &mut keys);
    push_marks(state, seat, player, &mut keys);
    Json::Object(keys)
}

/// What lies before a player to choose from, and what has been chosen.
fn push_choices(state: &State, seat: Seat, keys: &mut Vec<(&'static str, Json)>) {
    let player = state.player(seat);
    let lists = [
        ("preludes", player.preludes.iter().copied().collect()),
        ("laid_aside", player.laid_aside.iter().copied().collect()),
        ("dealt_preludes", player.dealt.and(&cards::PRELUDES)),
    ];
    keys.extend(
        lists.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(key, cards)| (key, set(cards))),
    );
    let dealt = player.dealt.and(&cards::PROJECTS);
    let corporations = player.dealt.and(&cards::CORPORATIONS);
    if !corporations.is_empty() {
        keys.push(("corporations", set(corporations)));
    }
    if !dealt.is_empty() {
        keys.push(("dealt", set(dealt)));
    }
    match state.phase() {
        Phase::Setup => {
            let mut chosen = Vec::new();
            chosen.extend(
                player
                    .kept
                    .and(&cards::CORPORATIONS)
                    .last()
                    .map(|id| ("corporation", Json::text(card_name(id)))),
            );
            let has_corporation = chosen.len() == 1;
            let preludes = player.kept.and(&cards::PRELUDES);
            if !preludes.is_empty() {
                chosen.push(("preludes", set(preludes)));
            }
            if matches!(state.question(seat), None | Some(Question::LeaveOut)) && has_corporation {
                chosen.push(("buy", set(player.kept.and(&cards::PROJECTS))));
            }
            if !player.kept.is_empty() {
                keys.push(("chosen", Json::Object(chosen)));
            }
        }
        Phase::Research => {
            if !player.kept.is_empty() {
                keys.push(("drafted", set(player.kept)));
            }
            let drafting = state.options().draft && !draft_done(state);
            if !drafting && state.question(seat).is_none() {
                keys.push(("bought", Json::plain(true)));
            }
        }
        _ => {}
    }
}

/// What is not the default and not seen elsewhere.
fn push_marks(state: &State, seat: Seat, player: &Player, keys: &mut Vec<(&'static str, Json)>) {
    let flags = [
        ("passed", player.passed),
        ("first_action_due", player.first_action_due),
        ("tr_raised", player.rating_raised),
        ("policy_used", state.turmoil().policy_used.has(seat)),
    ];
    keys.extend(flags.into_iter().filter(|(_, set)| *set).map(|(key, _)| (key, Json::plain(true))));
    let done = if state.active() == seat { state.actions_done() } else { 0 };
    let numbers =
        [("actions_done", done), ("next_cheaper", player.next_cheaper), ("next_eased", player.next_eased)];
    keys.extend(numbers.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| (key, Json::plain(n))));
    if player.fleets != u8::from(state.options().colonies) {
        keys.push(("fleets", Json::plain(player.fleets)));
    }
}
