//! A game of Ares Expedition as one viewer sees it.

use crate::api::wire;
use crate::cards::{CardInHand, CardInPlay};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tharsis_ares::CardSet;
use tharsis_ares::{OwnView, PhaseCard, PlayerView, Score, SoloView, State, Tag, View, cards, zone};
use tharsis_ares::{Parameter, Phase};
use tharsis_kernel::{CardId, Seat};
use utoipa::ToSchema;

wire! {
    /// A game of Ares Expedition as one viewer sees it. Cards are named by their printed numbers.
    pub struct AresScene {
        /// `setup`, `planning`, `pool`, one of the five phases, `end` or `over`.
        pub phase: String,
        /// Counted from 1.
        pub round: u16,
        /// The global parameters in their own units, by word.
        pub parameters: BTreeMap<String, i8>,
        /// The colour zones at the start of this phase, which requirements look at.
        pub zones: AresZones,
        /// The flipped ocean tiles in order, by their place in the catalogue.
        pub tiles: Vec<u8>,
        /// Phases of this round that are still to come, as far as they are known.
        pub to_come: Vec<String>,
        /// Who must choose now.
        pub asked: Vec<u8>,
        /// Cards in the deck.
        pub deck: u16,
        /// Cards discarded.
        pub discard: u16,
        /// Solo: the neutral phase cards.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub solo: Option<AresSolo>,
        /// Two partners: what is left in their pool.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub pool: Option<AresPool>,
        /// The players.
        pub players: Vec<AresPlayer>,
        /// What only the viewer sees.
        pub own: Option<AresOwn>,
    }

    /// The colour zones of the two tracks that have any.
    pub struct AresZones {
        /// Of temperature.
        pub temperature: String,
        /// Of oxygen.
        pub oxygen: String,
    }

    /// The neutral phase cards of a solo game.
    pub struct AresSolo {
        /// How often they have been shuffled, counted from 1.
        pub counter: u8,
        /// The card of this round, once it is known.
        pub now: Option<String>,
        /// Those not used yet, in the order of phases.
        pub left: Vec<String>,
    }

    /// The pool of two partners.
    pub struct AresPool {
        /// Cubes.
        pub cubes: u8,
        /// Trade markers.
        pub markers: u8,
    }

    /// What a player has.
    #[derive(Copy, Eq)]
    pub struct AresStock {
        /// M€.
        pub money: i32,
        /// Heat.
        pub heat: i32,
        /// Plants.
        pub plants: i32,
    }

    /// What the production phase gives a player, the rating not counted.
    #[derive(Copy, Eq)]
    pub struct AresProduction {
        /// M€.
        pub money: i32,
        /// Heat.
        pub heat: i32,
        /// Plants.
        pub plants: i32,
        /// Cards.
        pub cards: i32,
    }

    /// Steel and titanium.
    #[derive(Copy, Eq)]
    pub struct AresLevels {
        /// Steel.
        pub steel: u8,
        /// Titanium.
        pub titanium: u8,
    }

    /// One player as everybody sees them.
    pub struct AresPlayer {
        /// Resources.
        pub stock: AresStock,
        /// Production.
        pub production: AresProduction,
        /// Steel and titanium.
        pub levels: AresLevels,
        /// What each of them takes off a price.
        pub worth: AresLevels,
        /// Terraform rating.
        pub rating: i16,
        /// Forests.
        pub forests: u16,
        /// The corporation, once revealed.
        pub corporation: Option<String>,
        /// Cards in play, the corporation included.
        pub cards: Vec<CardInPlay>,
        /// Cards in hand: how many.
        pub hand: u8,
        /// Cards lying before the player to choose from: how many.
        pub choosing: u8,
        /// Own tags in play, by word; those there are none of are left out.
        pub tags: BTreeMap<String, u32>,
        /// The phase chosen for this round, once all have chosen.
        pub chosen: Option<String>,
        /// The phase chosen in the round before.
        pub last: Option<String>,
        /// Nothing is left to do until the others are done.
        pub done: bool,
        /// Cards that may still be played in this phase.
        pub plays: u8,
        /// The bonus of this phase is still to be used.
        pub bonus: bool,
        /// M€ off the next card.
        pub next_cheaper: u8,
        /// The next card's requirements are eased by a zone.
        pub next_eased: bool,
        /// Points as if the game ended now.
        pub score: AresScore,
    }

    /// Points by category.
    #[derive(Copy, Eq)]
    pub struct AresScore {
        /// Terraform rating.
        pub rating: i32,
        /// Forests.
        pub forests: i32,
        /// Cards.
        pub cards: i32,
        /// All together.
        pub total: i32,
    }

    /// What only the viewer sees.
    pub struct AresOwn {
        /// M€ the next production brings.
        pub income: i32,
        /// Cards in hand, with what each costs now.
        pub hand: Vec<CardInHand>,
        /// Cards lying before the viewer to choose from.
        pub dealt: Vec<String>,
        /// Those of them chosen so far.
        pub kept: Vec<String>,
        /// When the order of effects is asked: the cards, in the default order.
        pub order: Vec<String>,
        /// The viewer's own phase card of this round.
        pub chosen: Option<String>,
    }
}

/// A card's printed number.
pub(super) fn number(id: CardId) -> String {
    cards::card(id).number.to_string()
}

fn numbers(set: &CardSet) -> Vec<String> {
    set.iter().map(number).collect()
}

fn word(card: PhaseCard) -> String {
    card.word().to_string()
}

/// What a seat, or a spectator, sees.
pub(super) fn scene(state: &State, viewer: Option<Seat>) -> AresScene {
    let view: View = state.view(viewer);
    let zone_of =
        |parameter: Parameter| zone(parameter, state.at_start()[parameter.idx()]).word().to_string();
    // What is still to come is made up only when all have chosen.
    let to_come = if view.phase == Phase::Planning { Vec::new() } else { view.to_come };
    AresScene {
        phase: view.phase.word().to_string(),
        round: view.round,
        parameters: Parameter::ALL
            .iter()
            .map(|it| (it.word().to_string(), view.parameters[it.idx()]))
            .collect(),
        zones: AresZones { temperature: zone_of(Parameter::Temperature), oxygen: zone_of(Parameter::Oxygen) },
        tiles: view.tiles,
        to_come: to_come.into_iter().map(word).collect(),
        asked: view.asked.iter().map(|seat| seat.0).collect(),
        deck: view.deck_size,
        discard: view.discard_size,
        solo: view.solo.map(solo_scene),
        pool: view.pool.map(|(cubes, markers)| AresPool { cubes, markers }),
        players: state
            .seats()
            .zip(&view.players)
            .map(|(seat, player)| player_scene(state, seat, player))
            .collect(),
        own: view.own.as_ref().zip(viewer).map(|(own, seat)| own_scene(own, state.player(seat).income())),
    }
}

fn solo_scene(solo: SoloView) -> AresSolo {
    AresSolo {
        counter: solo.counter,
        now: solo.now.map(word),
        left: solo.left.into_iter().map(word).collect(),
    }
}

fn player_scene(state: &State, seat: Seat, player: &PlayerView) -> AresPlayer {
    let resources: BTreeMap<CardId, u8> = player.resources.iter().copied().collect();
    let in_play = |id: CardId| CardInPlay {
        card: number(id),
        resources: resources.get(&id).copied().unwrap_or(0),
        used: player.used.has(id),
        points: state.card_points(seat, id),
    };
    let tags = Tag::ALL.iter().map(|&tag| (tag.word().to_string(), state.player(seat).tags(tag)));
    let [money, heat, plants] = player.stock;
    let production = player.production.map(i32::from);
    let levels = |[steel, titanium]: [u8; 2]| AresLevels { steel, titanium };
    AresPlayer {
        stock: AresStock { money, heat, plants },
        production: AresProduction {
            money: production[0],
            heat: production[1],
            plants: production[2],
            cards: production[3],
        },
        levels: levels(player.levels),
        worth: levels(player.worth),
        rating: player.rating,
        forests: player.forests,
        corporation: player.corporation.map(number),
        cards: player.tableau.iter().map(in_play).collect(),
        hand: player.hand_size,
        choosing: player.n_dealt,
        tags: tags.filter(|&(_, n)| n > 0).collect(),
        chosen: player.chosen.map(word),
        last: player.last.map(word),
        done: player.done,
        plays: player.turn.plays,
        bonus: player.turn.bonus,
        next_cheaper: player.turn.next_cheaper,
        next_eased: player.turn.next_eased,
        score: score_scene(&player.score),
    }
}

fn score_scene(score: &Score) -> AresScore {
    AresScore { rating: score.rating, forests: score.forests, cards: score.cards, total: score.total() }
}

fn own_scene(own: &OwnView, income: i32) -> AresOwn {
    AresOwn {
        income,
        hand: own.prices.iter().map(|&(id, price)| CardInHand { card: number(id), price }).collect(),
        dealt: numbers(&own.dealt),
        kept: numbers(&own.kept),
        order: own.order.iter().map(|&id| number(id)).collect(),
        chosen: own.chosen.map(word),
    }
}
