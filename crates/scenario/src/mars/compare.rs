//! What a step should have led to against what it led to; the first difference counts.

use super::colony;
use super::committee::compare_turmoil;
use super::entry::{BoardEntry, OptionsEntry};
use super::expect::{Expect, PlayerExpect};
use super::names::{CardEntry, card_name, resource_key};
use crate::difference::{Checked, differs, quoted, same, same_cards, same_deck, same_players};
use crate::names::{ids, title};
use tharsis_kernel::Seat;
use tharsis_mars::{CardSet, Hex, MapId, Mars, Obstacle, Owner, Parameter, Resource, State, cards};

/// Compares what is named.
pub(crate) fn compare(expect: &Expect, state: &State) -> Checked {
    compare_globals(expect, state)?;
    compare_options(&expect.options, state)?;
    for (i, entry) in expect.board.iter().enumerate() {
        compare_area(entry, state, &format!("board[{i}]"))?;
    }
    for (i, hex) in expect.board_empty.iter().enumerate() {
        if state.board().tile(hex.0).is_some() {
            return differs(format!("board_empty[{i}]"), quoted(hex.0), area(state, hex.0));
        }
    }
    compare_claims(expect, state)?;
    colony::compare(&expect.colonies, state)?;
    compare_turmoil(&expect.turmoil, state)?;
    same_deck::<Mars>(expect.deck.as_deref().map(ids), expect.deck_only, state.deck())?;
    same_cards::<Mars, _>("discard", expect.discard.as_deref().map(ids), state.discard_pile())?;
    same_players(&expect.players, state.n_seats(), |player, seat, path| {
        compare_player(player, state, seat, path)
    })?;
    compare_end(expect, state)
}

fn compare_globals(expect: &Expect, state: &State) -> Checked {
    let value = |parameter| i64::from(state.parameter(parameter));
    let phase = expect.phase.map(|phase| quoted(phase.0.word()));
    same("phase", phase, quoted(state.phase().word()))?;
    same("generation", expect.generation, i64::from(state.generation()))?;
    same("temperature", expect.temperature, value(Parameter::Temperature))?;
    same("oxygen", expect.oxygen, value(Parameter::Oxygen))?;
    same("oceans", expect.oceans, value(Parameter::Oceans))?;
    same("venus", expect.venus, value(Parameter::Venus))?;
    same("first_player", expect.first_player, i64::from(state.first_player().0))?;
    same("active", expect.active, i64::from(state.active().0))
}

fn compare_options(expect: &OptionsEntry, state: &State) -> Checked {
    let found = state.options();
    same("options.corporate_era", expect.corporate_era, found.corporate_era)?;
    same("options.draft", expect.draft, found.draft)?;
    same("options.colonies", expect.colonies, found.colonies)?;
    same("options.colony_corporation", expect.colony_corporation, found.colony_corporation)?;
    same("options.turmoil", expect.turmoil, found.turmoil)?;
    same("options.map", expect.map.map(MapId::word), state.map().word)?;
    same("options.rating_goal", expect.rating_goal, found.rating_goal)?;
    same("options.prelude", expect.prelude, found.prelude)?;
    same("options.prelude_cards", expect.prelude_cards, found.prelude_cards)?;
    same("options.prelude_corporation", expect.prelude_corporation, found.prelude_corporation)?;
    same("options.venus", expect.venus, found.venus)?;
    same("options.venus_corporation", expect.venus_corporation, found.venus_corporation)?;
    same("options.venus_complete", expect.venus_complete, found.venus_complete)?;
    let beginners = |seats: Vec<usize>| format!("{seats:?}");
    let found = state.options().beginners.iter().map(|seat| seat.idx()).collect();
    same("options.beginners", expect.beginners.clone().map(beginners), beginners(found))
}

/// What lies on an area, as the format writes it.
fn area(state: &State, hex: Hex) -> String {
    match (state.board().tile(hex), state.board().owner(hex)) {
        (None, _) => "nothing".to_string(),
        (Some(tile), None) => quoted(tile.word()),
        (Some(tile), Some(owner)) => format!("\"{}\" of player {owner}", tile.word()),
    }
}

fn compare_area(entry: &BoardEntry, state: &State, path: &str) -> Checked {
    let hex = entry.space.0;
    let player = |seat: Option<Seat>| seat.map_or("null".to_string(), |seat| seat.to_string());
    let index = |player: Option<usize>| player.map_or("null".to_string(), |player| player.to_string());
    if let Some(tile) = entry.tile
        && state.board().tile(hex) != Some(tile.0)
    {
        return differs(format!("{path}.tile"), quoted(tile.0.word()), area(state, hex));
    }
    same(format!("{path}.owner"), entry.owner.map(index), player(state.board().owner(hex)))?;
    same(format!("{path}.claim"), entry.claim.map(index), player(state.board().claimant(hex)))
}

fn compare_claims(expect: &Expect, state: &State) -> Checked {
    let write = |claims: Vec<(&str, usize)>| {
        let all: Vec<String> = claims.iter().map(|(word, by)| format!("{} {by}", title(word))).collect();
        format!("[{}]", all.join(", "))
    };
    let milestones = state.milestones().map(|(milestone, by)| (milestone.word(), by.idx())).collect();
    let expected = expect.milestones.as_ref();
    let expected = expected.map(|all| all.iter().map(|it| (it.name.0.word(), it.player)).collect());
    same("milestones", expected.map(write), write(milestones))?;
    let awards = state.awards().map(|(award, by)| (award.word(), by.idx())).collect();
    let expected = expect.awards.as_ref();
    let expected = expected.map(|all| all.iter().map(|it| (it.name.0.word(), it.player)).collect());
    same("awards", expected.map(write), write(awards))
}

fn compare_player(expect: &PlayerExpect, state: &State, seat: Seat, path: &str) -> Checked {
    let at = |key: &str| format!("{path}.{key}");
    let player = state.player(seat);
    same(at("tr"), expect.tr, i64::from(player.rating))?;
    for &resource in Resource::ALL {
        let key = resource_key(resource);
        same(at(key), expect.stock(resource), i64::from(player.stock(resource)))?;
    }
    for &resource in Resource::ALL {
        let key = format!("production.{}", resource_key(resource));
        same(at(&key), expect.production.of(resource), player.production(resource))?;
    }
    same_cards::<Mars, _>(at("hand"), expect.hand.as_deref().map(ids), player.hand)?;
    same(at("hand_size"), expect.hand_size, i64::from(player.hand.len()))?;
    if let Some(played) = &expect.played {
        let found = player.tableau.without(&cards::CORPORATIONS).or(&player.events);
        compare_played(played, state, found, &at("played"))?;
    }
    if let Some(corporation) = &expect.corporation {
        let found = player.tableau.and(&cards::CORPORATIONS);
        let expected: Vec<CardEntry> = corporation.iter().copied().collect();
        compare_played(&expected, state, found, &at("corporation"))?;
    }
    let dealt = player.dealt.and(&cards::PROJECTS);
    same_cards::<Mars, _>(at("dealt"), expect.dealt.as_deref().map(ids), dealt)?;
    let drafted = player.kept.and(&cards::PROJECTS);
    same_cards::<Mars, _>(at("drafted"), expect.drafted.as_deref().map(ids), drafted)?;
    let preludes: CardSet = player.preludes.iter().copied().collect();
    same_cards::<Mars, _>(at("preludes"), expect.preludes.as_deref().map(ids), preludes)?;
    let dealt = player.dealt.and(&cards::PRELUDES);
    same_cards::<Mars, _>(at("dealt_preludes"), expect.dealt_preludes.as_deref().map(ids), dealt)?;
    same(at("passed"), expect.passed, player.passed)?;
    let done = if state.active() == seat { state.actions_done() } else { 0 };
    same(at("actions_done"), expect.actions_done, i64::from(done))?;
    same(at("fleets"), expect.fleets, i64::from(player.fleets))?;
    let committee = &state.turmoil().committee;
    same(at("lobby"), expect.lobby, committee.lobby.has(seat))?;
    same(at("reserve"), expect.reserve, committee.reserve(Owner::Player(seat)))?;
    same(at("influence"), expect.influence, state.influence(seat))?;
    same(at("vp"), expect.vp, i64::from(state.score(seat).total()))?;
    compare_hand(expect, state, seat, path)
}

/// Cards in play as a set; what lies on them where it is named.
fn compare_played(expected: &[CardEntry], state: &State, found: CardSet, path: &str) -> Checked {
    same_cards::<Mars, _>(path, Some(expected.iter().map(|entry| entry.card).collect()), found)?;
    for entry in expected {
        let here = format!("{path}.{}", quoted(card_name(entry.card)));
        let resources = state.on_card(entry.card);
        same(format!("{here}.resources"), entry.resources, resources)?;
        same(format!("{here}.used"), entry.used, state.used().has(entry.card))?;
    }
    Ok(())
}

/// What cards would cost, and whether those in hand could be played.
fn compare_hand(expect: &PlayerExpect, state: &State, seat: Seat, path: &str) -> Checked {
    for &(card, cost) in &expect.cost.each {
        let path = format!("{path}.cost.{}", quoted(card_name(card)));
        same(path, Some(cost), i64::from(state.card_price(seat, card)))?;
    }
    for (key, wanted, list) in
        [("playable", true, &expect.playable), ("not_playable", false, &expect.not_playable)]
    {
        for (i, card) in list.iter().enumerate() {
            let id = card.0.0;
            let reasons = state.why_not_play(seat, id);
            let held = !reasons.contains(&Obstacle::NotInHand(id));
            if reasons.is_empty() != wanted || !held {
                let found = match (held, reasons.is_empty()) {
                    (false, _) => "a card that is not in hand".to_string(),
                    (true, true) => "playable".to_string(),
                    (true, false) => format!("not playable: {reasons:?}"),
                };
                return differs(format!("{path}.{key}[{i}]"), quoted(card_name(id)), found);
            }
        }
    }
    Ok(())
}

fn compare_end(expect: &Expect, state: &State) -> Checked {
    same("game_over", expect.game_over, state.is_over())?;
    let winners: Vec<u64> = state.winners().iter().map(|seat| u64::from(seat.0)).collect();
    same("won", expect.won, !winners.is_empty())?;
    let write = |players: &[u64]| match players {
        [] => "null".to_string(),
        [one] => one.to_string(),
        _ => format!("{players:?}"),
    };
    same("winner", expect.winner.as_ref().map(|expected| write(&expected.0)), write(&winners))
}
