//! Points (A45), the tie-break (A46), and who has won (A50, A58).

use crate::board::{CARD_PRICE, COOP_POINTS};
use crate::card::Points;
use crate::cards::{WITH_POINTS, card};
use crate::state::State;
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Seat, SeatSet};

/// A player's points by category, as if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Terraform rating.
    pub rating: i32,
    /// Forests.
    pub forests: i32,
    /// Cards.
    pub cards: i32,
}

impl Score {
    /// All together.
    pub const fn total(&self) -> i32 {
        self.rating + self.forests + self.cards
    }
}

impl State {
    /// A player's points as if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let scoring = player.tableau.and(&WITH_POINTS);
        Score {
            rating: i32::from(player.rating),
            forests: i32::from(player.forests),
            cards: scoring.iter().map(|id| self.card_points(seat, id)).sum(),
        }
    }

    /// What a card in play is worth to its owner now, rounded down (A45).
    pub fn card_points(&self, seat: Seat, id: CardId) -> i32 {
        match card(id).points {
            Points::None => 0,
            Points::Fixed(points) => i32::from(points),
            Points::PerHere(per) => i32::from(self.on_card(id) / per),
            Points::Per(per, count) => (self.player(seat).count(count) / u32::from(per)) as i32,
        }
    }

    /// What breaks a tie: M€, heat and plants, each card in hand counted as sold (A46, ruling 54).
    pub fn wealth(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        player.stock.iter().sum::<i32>() + i32::from(CARD_PRICE) * player.hand.len() as i32
    }

    /// Who has won, once the game is over.
    pub fn winners(&self) -> SeatSet {
        if !self.is_over() {
            return SeatSet::EMPTY;
        }
        let all: SeatSet = self.seats().collect();
        if self.is_solo() {
            return if self.is_terraformed() { all } else { SeatSet::EMPTY };
        }
        if self.options.coop {
            let together: i32 = self.seats().map(|seat| self.score(seat).total()).sum();
            return if self.is_terraformed() && together >= COOP_POINTS { all } else { SeatSet::EMPTY };
        }
        let rank = |seat: Seat| (self.score(seat).total(), self.wealth(seat));
        let best = self.seats().map(rank).max();
        self.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
