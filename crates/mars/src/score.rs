//! Points (section 14), milestones (10) and awards (11).

use crate::card::{Beside, Points};
use crate::cards::{WITH_POINTS, card};
use crate::state::State;
use crate::turmoil::Owner;
use crate::vocabulary::{Award, Resource};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Seat, SeatSet};

const MILESTONE_POINTS: i32 = 5;
const AWARD_FIRST: i32 = 5;
const AWARD_SECOND: i32 = 2;
/// Solo with Turmoil: the terraform rating that wins where it is the goal (T48).
pub const RATING_GOAL: i16 = 63;

/// A player's points by category, as if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Terraform rating (M133).
    pub rating: i32,
    /// Milestones (M134).
    pub milestones: i32,
    /// Awards (M135).
    pub awards: i32,
    /// Own greeneries (M136).
    pub greeneries: i32,
    /// Greeneries beside own cities (M137).
    pub cities: i32,
    /// Cards, events included (M138, M139).
    pub cards: i32,
    /// The chairman and party leaders (T47).
    pub committee: i32,
}

impl Score {
    /// All together.
    pub const fn total(&self) -> i32 {
        self.rating
            + self.milestones
            + self.awards
            + self.greeneries
            + self.cities
            + self.cards
            + self.committee
    }
}

impl State {
    /// A player's points as if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let scoring = player.tableau.or(&player.events).and(&WITH_POINTS);
        Score {
            rating: i32::from(player.rating),
            milestones: MILESTONE_POINTS * self.milestones().filter(|&(_, by)| by == seat).count() as i32,
            awards: self.awards().map(|(award, _)| self.award_points(award, seat)).sum(),
            greeneries: self.greeneries(seat) as i32,
            cities: self.city_points(seat),
            cards: scoring.iter().map(|id| self.card_points(seat, id)).sum(),
            committee: self.committee_points(seat),
        }
    }

    fn committee_points(&self, seat: Seat) -> i32 {
        let committee = &self.turmoil.committee;
        if self.options.turmoil {
            i32::from(committee.led_by(seat)) + i32::from(committee.chairman == Owner::Player(seat))
        } else {
            0
        }
    }

    fn city_points(&self, seat: Seat) -> i32 {
        let cities = self.board.owned[seat.idx()].and(self.board.cities);
        let beside = |hex| self.map().neighbours(hex).and(self.board.greeneries).len() as i32;
        cities.iter().map(beside).sum()
    }

    /// What a card in play is worth to its owner now.
    pub fn card_points(&self, seat: Seat, id: CardId) -> i32 {
        let here = i32::from(self.on_card[id as usize]);
        match card(id).points {
            Points::None => 0,
            Points::Fixed(points) => i32::from(points),
            Points::PerHere { points, per } => here / i32::from(per) * i32::from(points),
            Points::IfAnyHere(points) => {
                if here > 0 {
                    i32::from(points)
                } else {
                    0
                }
            }
            Points::PerTag(tag) => self.player(seat).tags(tag) as i32,
            Points::PerAdjacent(tile, beside) => {
                let counted = match beside {
                    Beside::Oceans => self.board.oceans,
                    Beside::Cities => self.board.cities,
                };
                self.board
                    .special_hex(tile)
                    .map_or(0, |hex| self.map().neighbours(hex).and(counted).len() as i32)
            }
            Points::PerCities(per) => self.board.all_cities() as i32 / i32::from(per),
            Points::PerColonies(per) => self.colonies_in_play() as i32 / i32::from(per),
        }
    }

    /// Places by value: ties share a place; after a tie for first, and with two players, there is no second
    /// (M112 to M116).
    pub fn award_points(&self, award: Award, seat: Seat) -> i32 {
        let mine = self.award_standing(award, seat);
        let values = self.seats().map(|other| self.award_standing(award, other));
        let better = values.clone().filter(|&value| value > mine).count();
        let best = values.clone().max().unwrap_or(mine);
        let firsts = values.filter(|&value| value == best).count();
        match better {
            0 => AWARD_FIRST,
            1 if firsts == 1 && self.n_seats > 2 => AWARD_SECOND,
            _ => 0,
        }
    }

    /// Whether the goal of a solo game is reached: all parameters, or the rating where that was agreed.
    pub fn is_goal_reached(&self) -> bool {
        if self.options.rating_goal {
            self.player(Seat(0)).rating >= RATING_GOAL
        } else {
            self.is_terraformed()
        }
    }

    /// Who has won: most points, then most M€; still tied, all of them (M140). Solo: the goal or lost (M157, T48).
    pub fn winners(&self) -> SeatSet {
        if !self.is_over() || (self.is_solo() && !self.is_goal_reached()) {
            return SeatSet::EMPTY;
        }
        let rank = |seat: Seat| (self.score(seat).total(), self.player(seat).stock(Resource::Money));
        let best = self.seats().map(rank).max();
        self.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
