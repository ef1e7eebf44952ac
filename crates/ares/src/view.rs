//! What a seat may see. The only thing bots and clients are given; everything hidden is hidden here.

use crate::cards::CORPORATIONS;
use crate::cards::CardSet;
use crate::options::Options;
use crate::question::Question;
use crate::score::Score;
use crate::state::{State, Turn};
use crate::vocabulary::{Level, Parameter, Phase, PhaseCard};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Seat, SeatSet};

/// One player as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// M€, heat, plants, by `Resource`.
    pub stock: [i32; 3],
    /// Production, by `Product`.
    pub production: [i16; 4],
    /// Steel and titanium, by `Level`.
    pub levels: [u8; 2],
    /// What each of them takes off a price.
    pub worth: [u8; 2],
    /// Terraform rating.
    pub rating: i16,
    /// Forests.
    pub forests: u16,
    /// The corporation, once revealed.
    pub corporation: Option<CardId>,
    /// Cards in play, the corporation included.
    pub tableau: CardSet,
    /// Resources on the cards that hold any.
    pub resources: Vec<(CardId, u8)>,
    /// Cards whose action was used in this phase.
    pub used: CardSet,
    /// Cards in hand: how many.
    pub hand_size: u8,
    /// Cards lying before the player to choose from: how many.
    pub n_dealt: u8,
    /// The phase card of this round; nobody sees it while others still choose.
    pub chosen: Option<PhaseCard>,
    /// The phase card of the round before.
    pub last: Option<PhaseCard>,
    /// What may still be done in this phase.
    pub turn: Turn,
    /// Nothing is left to do for this player until the others are done.
    pub done: bool,
    /// Points as if the game ended now.
    pub score: Score,
}

/// What only the seat itself may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnView {
    /// Cards in hand.
    pub hand: CardSet,
    /// What each of them costs now.
    pub prices: Vec<(CardId, u8)>,
    /// Cards lying before the seat to choose from.
    pub dealt: CardSet,
    /// Cards picked so far.
    pub kept: CardSet,
    /// How many of the dealt cards will be kept.
    pub keeps: u8,
    /// The own phase card of this round.
    pub chosen: Option<PhaseCard>,
    /// What the seat is asked.
    pub question: Option<Question>,
    /// When the order of effects is asked: the cards, in the default order.
    pub order: Vec<CardId>,
}

/// Solo: the neutral phase cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SoloView {
    /// The counter (A53).
    pub counter: u8,
    /// The card of this round, once revealed.
    pub now: Option<PhaseCard>,
    /// The cards not yet used, in the order of phases; the order of the pile is hidden.
    pub left: Vec<PhaseCard>,
}

/// Everything a seat, or a spectator, may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat; `None` is a spectator.
    pub seat: Option<Seat>,
    /// The variant.
    pub options: Options,
    /// Where we are.
    pub phase: Phase,
    /// Counted from 1.
    pub round: u16,
    /// The global parameters in their own units, by `Parameter`.
    pub parameters: [i8; 3],
    /// The three parameters as they stood at the start of the phase, in their units.
    pub at_start: [i8; 3],
    /// The flipped ocean tiles in order, by their row in `TILES`.
    pub tiles: Vec<u8>,
    /// Phases still to come in this round.
    pub to_come: Vec<PhaseCard>,
    /// Who must choose now.
    pub asked: SeatSet,
    /// Cards in the deck: how many.
    pub deck_size: u16,
    /// Cards discarded: how many.
    pub discard_size: u16,
    /// Solo: the neutral cards.
    pub solo: Option<SoloView>,
    /// Co-op: cubes and markers in the pool.
    pub pool: Option<(u8, u8)>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// What only the seat itself sees.
    pub own: Option<OwnView>,
}

impl State {
    /// What a seat may see; `None` is a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let at_start =
            |parameter: &Parameter| crate::board::in_unit(*parameter, self.at_start[parameter.idx()]);
        View {
            seat,
            options: self.options,
            phase: self.phase,
            round: self.round,
            parameters: std::array::from_fn(|i| self.parameter(Parameter::ALL[i])),
            at_start: [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].map(|it| at_start(&it)),
            tiles: self.tiles[..self.steps[Parameter::Oceans.idx()] as usize].to_vec(),
            to_come: self.phases_to_come().collect(),
            asked: self.asked(),
            deck_size: self.deck.len() as u16,
            discard_size: self.discard.len() as u16,
            solo: self.is_solo().then(|| self.solo_view()),
            pool: self.options.coop.then_some((self.cubes, self.markers)),
            players: self.seats().map(|other| self.player_view(other)).collect(),
            own: seat.map(|seat| self.own_view(seat)),
        }
    }

    fn solo_view(&self) -> SoloView {
        SoloView {
            counter: self.counter,
            now: self.neutral_now,
            left: phases_of(|card| self.neutral.contains(&(card.idx() as u8))),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let resources = self.holders(seat).iter().map(|id| (id, self.on_card(id)));
        PlayerView {
            stock: player.stock,
            production: player.production,
            levels: player.levels,
            worth: [Level::Steel, Level::Titanium].map(|level| self.worth(seat, level)),
            rating: player.rating,
            forests: player.forests,
            corporation: player.corporation(),
            tableau: player.tableau,
            resources: resources.filter(|&(_, n)| n > 0).collect(),
            used: player.tableau.and(&self.used),
            hand_size: player.hand.len() as u8,
            n_dealt: player.dealt.without(&CORPORATIONS).len() as u8,
            chosen: player.chosen.filter(|_| self.phase != Phase::Planning),
            last: player.last,
            turn: player.turn,
            done: self.question(seat).is_none(),
            score: self.score(seat),
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let player = self.player(seat);
        let discounts = self.discounts(seat);
        let question = self.question(seat);
        let order = match question {
            Some(Question::Order(pending)) => {
                self.pending_texts(seat, pending).iter().map(|text| text.card).collect()
            }
            _ => Vec::new(),
        };
        OwnView {
            hand: player.hand,
            prices: player.hand.iter().map(|id| (id, discounts.price(id))).collect(),
            dealt: player.dealt,
            kept: player.kept,
            keeps: if question == Some(Question::Keep) { self.keeps(seat) as u8 } else { 0 },
            chosen: player.chosen,
            question,
            order,
        }
    }
}

fn phases_of(is_in: impl Fn(PhaseCard) -> bool) -> Vec<PhaseCard> {
    PhaseCard::ALL.iter().copied().filter(|&card| is_in(card)).collect()
}
