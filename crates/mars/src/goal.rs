//! Milestones and awards as data: what each measures, and how much of it a milestone needs.

use crate::card::Count;
use crate::cards::{GREEN, HOLDERS, PROJECTS, WITH_NEED, card};
use crate::options::Options;
use crate::state::State;
use crate::tally::TagSet;
use crate::vocabulary::{Award, CardResource, Milestone, Resource, Tag};
use tharsis_kernel::Seat;

/// Something a milestone or an award looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// What cards count, too.
    Counted(Count),
    /// Tags in play of these kinds together.
    Tags(TagSet),
    /// Kinds of tag in play.
    TagKinds,
    /// Terraform rating.
    Rating,
    /// Own tiles, those in space too.
    Tiles,
    /// Own tiles on the lowest so many rows of the map.
    TilesOnBottomRows(u8),
    /// Own greeneries.
    Greeneries,
    /// Resources of these kinds together.
    Stock(&'static [Resource]),
    /// Resources on own cards, all kinds together.
    OnCards,
    /// Green and blue cards.
    Projects,
    /// Green cards.
    GreenCards,
    /// Green and blue cards with a printed requirement.
    CardsWithNeed,
    /// Green and blue cards with a printed cost of at least so much.
    CardsCosting(u8),
    /// Production of one resource.
    Production(Resource),
    /// The highest of the six productions.
    HighestProduction,
    /// Productions that are higher than at the start.
    RaisedProductions,
}

/// What a milestone asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// What is measured.
    pub measure: Measure,
    /// How much of it is needed.
    pub need: u8,
    /// How much where Turmoil is played, if that differs (T1).
    pub need_with_turmoil: Option<u8>,
}

impl Goal {
    const fn of(measure: Measure, need: u8) -> Goal {
        Goal { measure, need, need_with_turmoil: None }
    }
}

/// The tags of living things (H29).
const LIVING: TagSet = TagSet::of(&[Tag::Plant, Tag::Microbe, Tag::Animal]);

impl Milestone {
    /// What it asks for.
    pub const fn goal(self) -> Goal {
        match self {
            Milestone::Terraformer => Goal { need_with_turmoil: Some(26), ..Goal::of(Measure::Rating, 35) },
            Milestone::Mayor => Goal::of(Measure::Counted(Count::OwnCities), 3),
            Milestone::Gardener => Goal::of(Measure::Greeneries, 3),
            Milestone::Builder => Goal::of(Measure::Tags(TagSet::of(&[Tag::Building])), 8),
            Milestone::Planner => Goal::of(Measure::Counted(Count::CardsInHand), 16),
            Milestone::Diversifier => Goal::of(Measure::TagKinds, 8),
            Milestone::Tactician => Goal::of(Measure::CardsWithNeed, 5),
            Milestone::PolarExplorer => Goal::of(Measure::TilesOnBottomRows(2), 3),
            Milestone::Energizer => Goal::of(Measure::Production(Resource::Energy), 6),
            Milestone::RimSettler => Goal::of(Measure::Tags(TagSet::of(&[Tag::Jovian])), 3),
            Milestone::Generalist => Goal::of(Measure::RaisedProductions, 6),
            Milestone::Specialist => Goal::of(Measure::HighestProduction, 10),
            Milestone::Ecologist => Goal::of(Measure::Tags(LIVING), 4),
            Milestone::Tycoon => Goal::of(Measure::Projects, 15),
            Milestone::Legend => Goal::of(Measure::Counted(Count::OwnEvents), 5),
            Milestone::Hoverlord => Goal::of(Measure::Counted(Count::Held(CardResource::Floater)), 7),
        }
    }

    /// How much it needs in a variant (M105 to M109, T1).
    pub fn need(self, options: &Options) -> u8 {
        let goal = &GOALS[self.idx()];
        match goal.need_with_turmoil {
            Some(need) if options.turmoil => need,
            _ => goal.need,
        }
    }
}

impl Award {
    /// What it compares.
    pub const fn measure(self) -> Measure {
        match self {
            Award::Landlord => Measure::Tiles,
            Award::Banker => Measure::Production(Resource::Money),
            Award::Scientist => Measure::Tags(TagSet::of(&[Tag::Science])),
            Award::Thermalist => Measure::Stock(&[Resource::Heat]),
            Award::Miner => Measure::Stock(&[Resource::Steel, Resource::Titanium]),
            Award::Cultivator => Measure::Greeneries,
            Award::Magnate => Measure::GreenCards,
            Award::SpaceBaron => Measure::Tags(TagSet::of(&[Tag::Space])),
            Award::Excentric => Measure::OnCards,
            Award::Contractor => Measure::Tags(TagSet::of(&[Tag::Building])),
            Award::Celebrity => Measure::CardsCosting(20),
            Award::Industrialist => Measure::Stock(&[Resource::Steel, Resource::Energy]),
            Award::DesertSettler => Measure::TilesOnBottomRows(4),
            Award::EstateDealer => Measure::Counted(Count::TilesByOcean),
            Award::Benefactor => Measure::Rating,
            Award::Venuphile => Measure::Tags(TagSet::of(&[Tag::Venus])),
        }
    }
}

/// What each milestone asks for: asked in every turn of a player who can pay for one.
static GOALS: [Goal; Milestone::ALL.len()] = {
    let mut goals = [Milestone::ALL[0].goal(); Milestone::ALL.len()];
    let mut i = 0;
    while i < goals.len() {
        goals[i] = Milestone::ALL[i].goal();
        i += 1;
    }
    goals
};

impl State {
    /// Where a player stands for a milestone, and what it needs. A wild tag counts as one more (ruling 25).
    #[inline(always)]
    pub fn milestone_standing(&self, milestone: Milestone, seat: Seat) -> (i32, i32) {
        let goal = &GOALS[milestone.idx()];
        let mut have = self.measured(goal.measure, seat);
        if matches!(goal.measure, Measure::Tags(_) | Measure::TagKinds) {
            have += self.player(seat).tags(Tag::Wild) as i32;
        }
        (have, i32::from(milestone.need(&self.options)))
    }

    /// What a player has for an award.
    pub fn award_standing(&self, award: Award, seat: Seat) -> i32 {
        self.measured(award.measure(), seat)
    }

    fn measured(&self, measure: Measure, seat: Seat) -> i32 {
        let player = self.player(seat);
        let own = self.board.owned[seat.idx()];
        match measure {
            Measure::Counted(count) => self.count(seat, 0, count) as i32,
            Measure::Tags(tags) => tags.iter().map(|tag| player.tags(tag) as i32).sum(),
            Measure::TagKinds => self.count(seat, 0, Count::TagKinds) as i32,
            Measure::Rating => i32::from(player.rating),
            Measure::Tiles => (own.len() + self.board.cities_in_space(seat)) as i32,
            Measure::TilesOnBottomRows(n) => own.and(self.map().bottom_rows(n)).len() as i32,
            Measure::Greeneries => self.greeneries(seat) as i32,
            Measure::Stock(resources) => resources.iter().map(|&it| player.stock(it)).sum(),
            Measure::OnCards => self.resources_on_cards(seat),
            Measure::Projects => player.tableau.count_in(&PROJECTS) as i32,
            Measure::GreenCards => player.tableau.count_in(&GREEN) as i32,
            Measure::CardsWithNeed => player.tableau.count_in(&WITH_NEED) as i32,
            Measure::CardsCosting(least) => {
                let costly = |&id: &_| card(id).cost >= least;
                player.tableau.iter().filter(costly).count() as i32
            }
            Measure::Production(resource) => i32::from(player.production(resource)),
            Measure::HighestProduction => player.production.iter().copied().max().unwrap_or(0).into(),
            Measure::RaisedProductions => {
                let raised = |&it: &&Resource| player.production(*it) > self.starting_production(*it);
                Resource::ALL.iter().filter(raised).count() as i32
            }
        }
    }

    fn resources_on_cards(&self, seat: Seat) -> i32 {
        CardResource::ALL
            .iter()
            .map(|it| {
                let holders = self.player(seat).tableau.and(&HOLDERS[it.idx()]);
                holders.iter().map(|id| i32::from(self.on_card[id as usize])).sum::<i32>()
            })
            .sum()
    }
}
