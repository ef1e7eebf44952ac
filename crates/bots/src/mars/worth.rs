//! How a world promises to end for a seat: points there are, points to come, and what the rivals will have.

use super::effect_value::Judge;
use super::outlook::{Horizon, steps_left};
use super::weights::Weights;
use crate::aspect::Aspect;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::cards::PROJECTS;
use tharsis_mars::{Award, Measure, Phase, RATING_GOAL, Resource, State, Tag};

/// Points ahead of the rivals, as they will be.
pub(crate) fn worth(weights: &Weights, horizon: Horizon, world: &State, seat: Seat) -> f32 {
    if world.is_over() {
        return outcome(world, seat);
    }
    let mine = promise(weights, horizon, world, seat, true);
    if world.is_solo() {
        return mine;
    }
    let rivals = world.seats().filter(|&other| other != seat);
    let (mut sum, mut best) = (0.0, f32::MIN);
    for other in rivals {
        let theirs = promise(weights, horizon, world, other, false);
        sum += theirs;
        best = best.max(theirs);
    }
    let mean = sum / (f32::from(world.n_seats()) - 1.0);
    let mine = mine - horizon.end_pressure(seat) * f32::from(steps_left(world));
    mine - weights.rival * (0.5 * mean + 0.5 * best)
}

/// What a finished game is worth: points ahead of the best rival, nothing to be weighed any more.
fn outcome(world: &State, seat: Seat) -> f32 {
    if world.is_solo() {
        return solo_outcome(world, seat);
    }
    let points = |seat: Seat| {
        // M€ break ties (M140).
        world.score(seat).total() as f32 + 0.001 * world.player(seat).stock(Resource::Money) as f32
    };
    let best = world.seats().filter(|&other| other != seat).map(points).fold(f32::MIN, f32::max);
    points(seat) - best
}

/// Alone, a complete Mars, or the rating agreed on, is all that counts (M157, T48); points only tell complete ones apart.
fn solo_outcome(world: &State, seat: Seat) -> f32 {
    if world.options().rating_goal {
        let missing = (RATING_GOAL - world.player(seat).rating).max(0);
        let won = if missing == 0 { 20.0 + 0.05 * world.score(seat).total() as f32 } else { 0.0 };
        return won - f32::from(missing);
    }
    match steps_left(world) {
        0 => 20.0 + 0.05 * world.score(seat).total() as f32,
        left => -1.5 * f32::from(left),
    }
}

/// What a promise is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Points there are, rating and awards left out.
    Points,
    /// The rating, with what it earns.
    Rating,
    /// Alone, the steps that are missing.
    StepsMissing,
    /// Awards that are funded.
    Awards,
    /// Resources besides M€.
    Stock,
    /// Production.
    Production,
    /// M€.
    Money,
    /// What cards in play still bring.
    Lasting,
    /// Tags, and room beside cities.
    Footing,
    /// Fleets and colonies.
    Colonies,
    /// Cards in hand.
    Hand,
    /// Preludes in hand.
    Preludes,
    /// Milestones within reach.
    Milestones,
    /// The committee and the events in sight.
    Politics,
}

impl Part {
    /// How many there are.
    pub(crate) const N: usize = Part::Politics as usize + 1;
}

impl From<Part> for Aspect {
    fn from(part: Part) -> Aspect {
        match part {
            Part::Points => Aspect::Points,
            Part::Rating => Aspect::Rating,
            Part::StepsMissing => Aspect::Goal,
            Part::Awards => Aspect::Awards,
            Part::Stock => Aspect::Stock,
            Part::Production => Aspect::Production,
            Part::Money => Aspect::Money,
            Part::Lasting => Aspect::Engine,
            Part::Footing => Aspect::Footing,
            Part::Colonies => Aspect::Colonies,
            Part::Hand | Part::Preludes => Aspect::Hand,
            Part::Milestones => Aspect::Milestones,
            Part::Politics => Aspect::Politics,
        }
    }
}

/// The points a seat will have; `own` if its hand is known.
fn promise(weights: &Weights, horizon: Horizon, world: &State, seat: Seat, own: bool) -> f32 {
    promise_in_parts(&Judge::new(weights, horizon, world, seat), own, |_, _| {}, |_, _| {})
}

/// The same, telling what it is made of, and what each card of a known hand is worth.
pub(crate) fn promise_in_parts(
    judge: &Judge<'_>,
    own: bool,
    mut tell: impl FnMut(Part, f32),
    tell_card: impl FnMut(CardId, f32),
) -> f32 {
    let Judge { weights, world, seat, .. } = *judge;
    let player = world.player(seat);
    let look = &judge.outlook;
    let score = world.score(seat);
    let mut total = 0.0;
    let mut add = |part, value| {
        total += value;
        tell(part, value);
    };
    add(Part::Points, (score.total() - score.awards - score.rating - score.committee) as f32);
    add(Part::Rating, f32::from(player.rating) * look.rating);
    if world.is_solo() {
        add(Part::StepsMissing, -f32::from(steps_left(world)) * weights.solo_step);
    }
    let awards = world.awards().map(|(award, _)| award_promise(weights, world, award, seat));
    add(Part::Awards, awards.sum::<f32>());
    for &resource in Resource::ALL {
        if resource != Resource::Money {
            add(Part::Stock, player.stock(resource) as f32 * look.stock[resource.idx()]);
        }
        add(Part::Production, look.produces(f32::from(player.production(resource)), resource));
    }
    add(Part::Money, judge.money_worth());
    for id in &player.tableau {
        add(Part::Lasting, judge.future(id));
    }
    add(Part::Footing, tags_worth(weights, world, seat) + board_worth(judge));
    add(Part::Colonies, judge.colonies_worth());
    add(Part::Hand, if own { hand_worth(judge, tell_card) } else { unseen_hand_worth(judge) });
    if own && world.options().prelude {
        add(Part::Preludes, judge.preludes_worth());
    }
    if !world.is_solo() {
        add(Part::Milestones, milestones_worth(weights, world, seat));
    }
    if world.options().turmoil {
        add(Part::Politics, judge.politics_worth());
    }
    total
}

/// Tags help to play what asks for them; the first of each kind most.
fn tags_worth(weights: &Weights, world: &State, seat: Seat) -> f32 {
    let kinds = Tag::ALL.iter().filter(|&&tag| tag != Tag::Event);
    kinds.map(|&tag| weights.tag * (world.player(seat).tags(tag) as f32).sqrt()).sum()
}

/// Cards in hand, and cards being bought as if they were there.
fn hand_worth(judge: &Judge<'_>, mut tell: impl FnMut(CardId, f32)) -> f32 {
    let player = judge.world.player(judge.seat);
    let kept = match judge.world.phase() {
        Phase::Setup | Phase::Research => player.kept.and(&PROJECTS),
        _ => player.kept.and(&player.dealt).and(&PROJECTS),
    };
    let hand = player.hand.or(&kept);
    let mut worths: [f32; 64] = [0.0; 64];
    let mut n = 0;
    for id in hand.iter().take(64) {
        worths[n] = judge.in_hand(id) * judge.weights.hand;
        tell(id, worths[n]);
        n += 1;
    }
    let worths = &mut worths[..n];
    worths.sort_unstable_by(|a, b| b.total_cmp(a));
    let mut total = 0.0;
    let mut share = 1.0;
    for worth in worths {
        total += *worth * share;
        share *= judge.weights.crowd;
    }
    let each = f32::from(judge.purchase_price());
    let price = if kept.meets(&player.dealt) { each * kept.len() as f32 } else { 0.0 };
    total - price * judge.outlook.money + 0.01 * n as f32
}

/// A rival's hand is imagined: its cards are not looked at, or chance would speak instead of judgement.
fn unseen_hand_worth(judge: &Judge<'_>) -> f32 {
    let n = judge.world.player(judge.seat).hand.len() as f32;
    judge.outlook.card * n / (1.0 + 0.05 * n)
}

/// Room beside own cities, and greeneries to come there.
fn board_worth(judge: &Judge<'_>) -> f32 {
    let board = judge.world.board();
    let map = judge.world.map();
    let cities = board.owned[judge.seat.idx()].and(board.cities);
    let free = map.land.without(board.occupied());
    let room: u32 = cities.iter().map(|hex| map.neighbours(hex).and(free).len()).sum();
    let lasting = (judge.outlook.productions / 6.0).min(1.0);
    room as f32 * judge.weights.city_room * lasting
}

/// Milestones within reach, while there are any left.
fn milestones_worth(weights: &Weights, world: &State, seat: Seat) -> f32 {
    if world.milestones().count() >= 3 {
        return 0.0;
    }
    let there = world.options().milestones(world.map());
    let open = there.filter(|&it| world.milestones().all(|(claimed, _)| claimed != it));
    let mut best = 0.0_f32;
    for milestone in open {
        let (have, need) = world.milestone_standing(milestone, seat);
        let nearness = (have as f32 / need as f32).clamp(0.0, 1.0);
        let reached = if have >= need { 2.2 } else { 0.0 };
        best = best.max(weights.milestone_step * 6.0 * nearness.powi(3) + reached);
    }
    best
}

/// A lead that decides an award: things that come one by one move slowly, resources in heaps.
fn spread(measure: Measure) -> f32 {
    match measure {
        Measure::Tags(_) | Measure::TagKinds | Measure::Tiles | Measure::TilesOnBottomRows(_) => 2.5,
        Measure::Greeneries | Measure::GreenCards | Measure::CardsWithNeed | Measure::CardsCosting(_) => 2.5,
        Measure::Counted(_) | Measure::Projects | Measure::RaisedProductions => 2.5,
        Measure::Production(_) | Measure::HighestProduction | Measure::Stock(_) => 6.0,
        Measure::OnCards | Measure::Rating => 6.0,
    }
}

/// An award that is funded: its points by how far one leads, or how near one is.
fn award_promise(weights: &Weights, world: &State, award: Award, seat: Seat) -> f32 {
    let mine = world.award_standing(award, seat);
    let others = world.seats().filter(|&other| other != seat).map(|other| world.award_standing(award, other));
    let best = others.clone().max().unwrap_or(mine);
    let better = others.filter(|&other| other > mine).count();
    let margin = (mine - best) as f32;
    let spread = spread(award.measure());
    let lead = (0.5 + margin / spread * 0.5).clamp(0.0, 1.0);
    let second = if world.n_seats() > 2 && better == 1 { 1.2 } else { 0.0 };
    5.0 * weights.award_lead * lead + second * (1.0 - lead)
}
