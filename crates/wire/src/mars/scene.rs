//! A game of Mars as one viewer sees it.

use super::colonies::{self, ColonyScene, Trading};
use super::turmoil::{self, CommitteeScene, Politics};
use crate::api::wire;
use crate::cards::{CardInHand, CardInPlay, is_none_worth};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::CardSet;
use tharsis_mars::{
    Award, Board, Hex, Milestone, OwnView, Phase, PlayerView, Question, Score, State, Tag, View, cards,
};
use utoipa::ToSchema;

wire! {
    /// A game of Mars as one viewer sees it. Cards are named by their printed numbers.
    pub struct MarsScene {
        /// `setup`, `prelude`, `research`, `action`, `production`, `solar`, `final-greenery` or `end`.
        pub phase: String,
        /// The map played on, by word; its areas and goals are in the catalogue.
        pub map: String,
        /// Counted from 1.
        pub generation: u8,
        /// The global parameters in their own units, by word.
        pub parameters: BTreeMap<String, i8>,
        /// Holder of the first-player marker.
        pub first_player: u8,
        /// Whose turn it is.
        pub active: u8,
        /// Actions taken to their end in this turn: not one that is being paid for or decided on.
        pub actions_done: u8,
        /// Who must choose now.
        pub asked: Vec<u8>,
        /// What lies on the map, by area.
        pub tiles: BTreeMap<String, TileScene>,
        /// Cards in the deck.
        pub deck: u16,
        /// Cards discarded.
        pub discard: u16,
        /// All milestones.
        pub milestones: Vec<MilestoneScene>,
        /// All awards.
        pub awards: Vec<AwardScene>,
        /// What funding the next award costs; nothing when three are funded.
        pub award_price: Option<u8>,
        /// The colony tiles in play, where Colonies is.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub colonies: Option<Vec<ColonyScene>>,
        /// The committee, where Turmoil is played.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub committee: Option<CommitteeScene>,
        /// The players.
        pub players: Vec<MarsPlayer>,
        /// What only the viewer sees.
        pub own: Option<MarsOwn>,
    }

    /// An area with something on it.
    pub struct TileScene {
        /// The tile; nothing if the area is only claimed.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub tile: Option<String>,
        /// Whose it is.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub owner: Option<u8>,
        /// Who has claimed the area.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub claimed: Option<u8>,
    }

    /// A milestone.
    pub struct MilestoneScene {
        /// Its word.
        pub name: String,
        /// Who has claimed it.
        pub owner: Option<u8>,
        /// What it needs.
        pub need: i32,
        /// Where each player stands.
        pub have: Vec<i32>,
    }

    /// An award.
    pub struct AwardScene {
        /// Its word.
        pub name: String,
        /// Who has funded it.
        pub owner: Option<u8>,
        /// What each player has for it.
        pub have: Vec<i32>,
        /// What each player would score for it now.
        pub points: Vec<i32>,
    }

    /// One number for each of the six resources.
    #[derive(Copy, Eq)]
    pub struct Six {
        /// M€.
        pub money: i32,
        /// Steel.
        pub steel: i32,
        /// Titanium.
        pub titanium: i32,
        /// Plants.
        pub plants: i32,
        /// Energy.
        pub energy: i32,
        /// Heat.
        pub heat: i32,
    }

    /// One player as everybody sees them.
    pub struct MarsPlayer {
        /// Resources.
        pub stock: Six,
        /// Production.
        pub production: Six,
        /// Terraform rating.
        pub rating: i16,
        /// The corporation, once revealed.
        pub corporation: Option<String>,
        /// Face-up cards, the corporation included.
        pub cards: Vec<CardInPlay>,
        /// Events played.
        pub events: Vec<String>,
        /// Cards in hand: how many.
        pub hand: u8,
        /// Cards lying before the player to choose from: how many.
        pub choosing: u8,
        /// Own tags on face-up cards, by word; those there are none of are left out.
        pub tags: BTreeMap<String, u32>,
        /// Own cities, those in space too.
        pub cities: u32,
        /// Own greeneries.
        pub greeneries: u32,
        /// Passed for this generation.
        pub passed: bool,
        /// The corporation's first action is still to come.
        pub first_action_due: bool,
        /// What steel is worth.
        pub steel_worth: u8,
        /// What titanium is worth.
        pub titanium_worth: u8,
        /// M€ off the next card.
        pub next_cheaper: u8,
        /// Steps of ease for the next card.
        pub next_eased: u8,
        /// Preludes not played yet: how many.
        #[serde(skip_serializing_if = "is_zero", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
        pub preludes: u8,
        /// Fleets and colonies, where Colonies is played.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub trading: Option<Trading>,
        /// Delegates and influence, where Turmoil is played.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub politics: Option<Politics>,
        /// Points as if the game ended now.
        pub score: MarsScore,
    }

    /// Points by category.
    #[derive(Copy, Eq)]
    pub struct MarsScore {
        /// Terraform rating.
        pub rating: i32,
        /// Milestones.
        pub milestones: i32,
        /// Awards.
        pub awards: i32,
        /// Own greeneries.
        pub greeneries: i32,
        /// Greeneries beside own cities.
        pub cities: i32,
        /// Cards.
        pub cards: i32,
        /// The chairman and party leaders.
        #[serde(skip_serializing_if = "is_none_worth", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<i32>"))]
        pub committee: i32,
        /// All together.
        pub total: i32,
    }

    /// What only the viewer sees.
    pub struct MarsOwn {
        /// M€ the next production brings.
        pub income: i32,
        /// Cards in hand, with what each costs now.
        pub hand: Vec<CardInHand>,
        /// Cards lying before the viewer to choose from.
        pub dealt: Vec<String>,
        /// Those of them chosen so far, or kept aside in the draft.
        pub kept: Vec<String>,
        /// When the order of effects is asked: the cards, in the default order.
        pub order: Vec<String>,
        /// Preludes not played yet.
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
        pub preludes: Vec<String>,
    }
}

/// Whether there is none of it, so that it need not be sent.
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A card's printed number.
pub(super) fn number(id: CardId) -> String {
    cards::card(id).number.to_string()
}

fn numbers(set: &CardSet) -> Vec<String> {
    set.iter().map(number).collect()
}

fn six<N: Into<i32> + Copy>(by_resource: &[N; 6]) -> Six {
    let [money, steel, titanium, plants, energy, heat] = by_resource.map(Into::into);
    Six { money, steel, titanium, plants, energy, heat }
}

/// Whether the one whose turn it is has begun an action and not ended it: the engine counts it from the start.
fn is_within_an_action(state: &State) -> bool {
    let between = state.question(state.active()) == Some(Question::Turn);
    state.phase() == Phase::Action && state.actions_done() > 0 && !between
}

/// What a seat, or a spectator, sees.
pub(super) fn scene(state: &State, viewer: Option<Seat>) -> MarsScene {
    let view: View = state.view(viewer);
    MarsScene {
        phase: view.phase.word().to_string(),
        map: view.map.word().to_string(),
        generation: view.generation,
        parameters: state
            .parameters()
            .iter()
            .map(|it| (it.word().to_string(), view.parameters[it.idx()]))
            .collect(),
        first_player: view.first_player.0,
        active: view.active.0,
        actions_done: view.actions_done - u8::from(is_within_an_action(state)),
        asked: view.asked.iter().map(|seat| seat.0).collect(),
        tiles: tiles(&view.board),
        deck: view.deck_size,
        discard: view.discard_size,
        milestones: view.options.milestones(state.map()).map(|it| milestone_scene(state, it)).collect(),
        awards: view.options.awards(state.map()).map(|it| award_scene(state, it)).collect(),
        award_price: state.award_price(),
        colonies: view.options.colonies.then(|| colonies::scenes(state, &view.moons, viewer)),
        committee: view.turmoil.as_ref().map(turmoil::scene),
        players: state.seats().map(|seat| player_scene(state, seat, &view)).collect(),
        own: view.own.as_ref().zip(viewer).map(|(own, seat)| own_scene(own, state.player(seat).income())),
    }
}

fn tiles(board: &Board) -> BTreeMap<String, TileScene> {
    let scene = |hex: Hex| {
        let (tile, claimed) = (board.tile(hex), board.claimant(hex));
        let owner = board.owner(hex).map(|seat| seat.0);
        let shown = TileScene {
            tile: tile.map(|tile| tile.word().to_string()),
            owner,
            claimed: claimed.filter(|_| tile.is_none()).map(|seat| seat.0),
        };
        (shown.tile.is_some() || shown.claimed.is_some()).then(|| (hex.to_string(), shown))
    };
    Hex::all().filter_map(scene).collect()
}

fn milestone_scene(state: &State, milestone: Milestone) -> MilestoneScene {
    let standings: Vec<(i32, i32)> =
        state.seats().map(|seat| state.milestone_standing(milestone, seat)).collect();
    MilestoneScene {
        name: milestone.word().to_string(),
        owner: state.milestones().find(|&(it, _)| it == milestone).map(|(_, by)| by.0),
        need: standings.first().map_or(0, |&(_, need)| need),
        have: standings.into_iter().map(|(have, _)| have).collect(),
    }
}

fn award_scene(state: &State, award: Award) -> AwardScene {
    AwardScene {
        name: award.word().to_string(),
        owner: state.awards().find(|&(it, _)| it == award).map(|(_, by)| by.0),
        have: state.seats().map(|seat| state.award_standing(award, seat)).collect(),
        points: state.seats().map(|seat| state.award_points(award, seat)).collect(),
    }
}

fn player_scene(state: &State, seat: Seat, view: &View) -> MarsPlayer {
    let player: &PlayerView = &view.players[seat.idx()];
    let resources: BTreeMap<CardId, u8> = player.resources.iter().copied().collect();
    let in_play = |id: CardId| CardInPlay {
        card: number(id),
        resources: resources.get(&id).copied().unwrap_or(0),
        used: player.used.has(id),
        points: state.card_points(seat, id),
    };
    let tags = Tag::ALL.iter().map(|&tag| (tag.word().to_string(), cards::count_tags(&player.tableau, tag)));
    MarsPlayer {
        stock: six(&player.stock),
        production: six(&player.production),
        rating: player.rating,
        corporation: player.corporation.map(number),
        cards: player.tableau.iter().map(in_play).collect(),
        events: numbers(&player.events),
        hand: player.hand_size,
        choosing: player.n_dealt,
        tags: tags.filter(|&(_, n)| n > 0).collect(),
        cities: state.cities(seat),
        greeneries: state.greeneries(seat),
        passed: player.passed,
        first_action_due: player.first_action_due,
        steel_worth: player.steel_worth,
        titanium_worth: player.titanium_worth,
        next_cheaper: player.next_cheaper,
        next_eased: player.next_eased,
        preludes: player.n_preludes,
        trading: view.options.colonies.then(|| colonies::trading(state, seat)),
        politics: view.turmoil.as_ref().map(|it| turmoil::politics(it, seat)),
        score: score_scene(&player.score),
    }
}

fn score_scene(score: &Score) -> MarsScore {
    MarsScore {
        rating: score.rating,
        milestones: score.milestones,
        awards: score.awards,
        greeneries: score.greeneries,
        cities: score.cities,
        cards: score.cards,
        committee: score.committee,
        total: score.total(),
    }
}

fn own_scene(own: &OwnView, income: i32) -> MarsOwn {
    MarsOwn {
        income,
        hand: own.prices.iter().map(|&(id, price)| CardInHand { card: number(id), price }).collect(),
        dealt: numbers(&own.dealt),
        kept: numbers(&own.kept),
        order: own.order.iter().map(|&id| number(id)).collect(),
        preludes: numbers(&own.preludes),
    }
}
