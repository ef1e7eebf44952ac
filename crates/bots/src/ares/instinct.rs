//! What one would do without thinking: a quick preference for each choice.

use super::habit::kind;
use super::value::Judge;
use crate::net::Liking;
use tharsis_ares::cards::{CORPORATIONS, GREEN, WITH_ACTION, card};
use tharsis_ares::{
    Choice, Effect, Parameter, Payer, PhaseCard, Piece, Question, Resource, Standard, standard_effects,
};
use tharsis_kernel::CardId;

/// Appends a preference for each choice.
pub(crate) fn instinct(judge: &Judge<'_>, liking: &Liking<'_>, legal: &[Choice], out: &mut Vec<f32>) {
    let question = judge.world.question(judge.seat);
    for &choice in legal {
        let urge = urge(judge, question, choice);
        out.push(urge + liking.of(kind(question, choice), urge));
    }
}

pub(super) fn urge(judge: &Judge<'_>, question: Option<Question>, choice: Choice) -> f32 {
    let look = &judge.look;
    match choice {
        Choice::Phase(card) => phase(judge, card),
        Choice::Take(Piece::Cube) => look.money,
        Choice::Take(Piece::Marker) => 0.0,
        // What is left in hand loses its promise; playing now is better than later.
        Choice::Play(id) => judge.playing(id) + 0.3,
        Choice::Act(id, option) => {
            let action = &card(id).actions[option as usize];
            judge.effects(id, action.gain) - judge.cost(id, action.cost)
        }
        Choice::Standard(standard) => standard_urge(judge, standard),
        Choice::Step => look.rating - 6.0 * look.money,
        Choice::Draw => look.card * 0.6,
        Choice::Card(id) => card_urge(judge, question, id),
        Choice::Option(option) => option_urge(judge, question, option),
        Choice::Amount(n) => amount_urge(judge, question, n),
        Choice::Nobody => 0.0,
        Choice::Done => 0.0,
        Choice::Sell(id) => {
            f32::from(judge.world.sale_price(judge.seat)) * look.money - judge.in_hand(id)
                + if question == Some(Question::HandLimit) { 0.0 } else { -0.2 }
        }
    }
}

fn standard_urge(judge: &Judge<'_>, standard: Standard) -> f32 {
    let (cost, resource) = judge.world.standard_price(judge.seat, standard);
    let gain = judge.effects(0, standard_effects(standard));
    let price = match resource {
        Resource::Money => f32::from(cost) * judge.look.money,
        // Heat and plants are for this: they are forced into it sooner or later.
        Resource::Heat | Resource::Plants => f32::from(cost) * judge.look.stock[resource.idx()] * 0.8,
    };
    gain - price
}

/// What a phase promises its chooser, and what of it comes anyway when others choose it is left out of account.
fn phase(judge: &Judge<'_>, phase: PhaseCard) -> f32 {
    let player = judge.world.player(judge.seat);
    let money = judge.look.money;
    let best = |among: &dyn Fn(CardId) -> bool, extra: i32| {
        let mut values: Vec<f32> = player
            .hand
            .iter()
            .filter(|&id| among(id) && reachable(judge, id, extra))
            .map(|id| judge.playing(id).max(0.0))
            .collect();
        values.sort_by(|a, b| b.total_cmp(a));
        values
    };
    let weights = judge.weights;
    match phase {
        PhaseCard::Development => {
            let values = best(&|id| GREEN.has(id), 3);
            weights.plan_development * values.first().map_or(0.0, |value| value + 3.0 * money)
        }
        PhaseCard::Construction => {
            let values = best(&|id| !GREEN.has(id), 0);
            let second = values.get(1).copied().unwrap_or(0.0).max(judge.look.card);
            weights.plan_construction * (values.first().copied().unwrap_or(0.0) + second)
        }
        PhaseCard::Action => weights.plan_action * actions(judge),
        PhaseCard::Production => weights.plan_production * judge.income(true),
        PhaseCard::Research => weights.plan_research * judge.look.card * 2.6,
    }
}

/// Whether a card could be paid for now, others being sold.
fn reachable(judge: &Judge<'_>, id: CardId, extra: i32) -> bool {
    let player = judge.world.player(judge.seat);
    let purse = player.stock(Resource::Money) + extra + 2 * (player.hand.len() as i32 - 1);
    let now = |parameter: Parameter| tharsis_ares::zone(parameter, judge.world.steps()[parameter.idx()]);
    let holds = card(id).needs.iter().all(|need| match *need {
        tharsis_ares::Need::AtLeast(parameter, zone) => now(parameter) >= zone,
        tharsis_ares::Need::AtMost(parameter, zone) => now(parameter) <= zone,
        tharsis_ares::Need::OceansAtLeast(n) => judge.world.steps()[Parameter::Oceans.idx()] >= n,
        tharsis_ares::Need::OceansAtMost(n) => judge.world.steps()[Parameter::Oceans.idx()] <= n,
        tharsis_ares::Need::Tags(tag, n) => player.tags(tag) >= u32::from(n),
        tharsis_ares::Need::Rating(n) | tharsis_ares::Need::SpendRating(n) => player.rating >= i16::from(n),
        tharsis_ares::Need::Spend(n, resource) => player.stock(resource) >= i32::from(n),
    });
    holds && i32::from(judge.world.price_of(judge.seat, id)) <= purse
}

/// What the action phase would bring: actions of cards, conversions, standard actions for the M€ at hand.
fn actions(judge: &Judge<'_>) -> f32 {
    let player = judge.world.player(judge.seat);
    let look = &judge.look;
    let mut values: Vec<f32> = Vec::new();
    for id in &player.tableau.and(&WITH_ACTION) {
        let best = card(id)
            .actions
            .iter()
            .map(|action| judge.effects(id, action.gain) - judge.cost(id, action.cost))
            .fold(0.0, f32::max);
        values.push(best);
    }
    let again = values.iter().copied().fold(0.0, f32::max);
    let mut sum: f32 = values.iter().sum::<f32>() + again;
    let heat = (player.stock(Resource::Heat) / 8) as f32;
    let forests =
        (player.stock(Resource::Plants) / i32::from(judge.world.plants_per_forest(judge.seat))) as f32;
    // Converting moves points forward: they count in part as they do already while they lie in stock.
    sum += 0.45 * heat * look.step[Parameter::Temperature.idx()] + 0.45 * forests * look.forest;
    let dear = 14.0 * look.money;
    let standard = look.step.iter().map(|step| step - dear).fold(0.0, f32::max);
    sum + standard * (player.stock(Resource::Money) as f32 / 15.0).min(3.0)
}

fn card_urge(judge: &Judge<'_>, question: Option<Question>, id: CardId) -> f32 {
    match question {
        Some(Question::Opening) if CORPORATIONS.has(id) => {
            judge.effects(id, card(id).play)
                + judge.effects(id, card(id).production)
                + judge.effects(id, card(id).stock)
                + judge.in_play(id)
        }
        // Exchange only what is of no use.
        Some(Question::Opening) => judge.look.card * 0.8 - judge.in_hand(id) - 0.1 - 5.0,
        Some(Question::Offer) => -0.5,
        Some(Question::Swap(offered)) => judge.in_hand(offered) - judge.in_hand(id),
        Some(Question::Decide { at, .. }) => match at.effect() {
            Effect::Discard(_) | Effect::Redraw(_) => -judge.in_hand(id),
            Effect::MayDiscardToDraw(_) => judge.look.card - judge.in_hand(id),
            Effect::AddTo(..) | Effect::AddToAny(_) => judge.effect(id, Effect::AddHere(1)),
            Effect::TakeFrom(_) => -judge.effect(id, Effect::AddHere(1)),
            _ => judge.in_hand(id),
        },
        _ => judge.in_hand(id),
    }
}

fn option_urge(judge: &Judge<'_>, question: Option<Question>, option: u8) -> f32 {
    match question {
        Some(Question::Decide { at, .. }) => match at.effect() {
            Effect::OneOf(branches) => {
                branches.get(option as usize).map_or(0.0, |effects| judge.effects(at.text.card, effects))
            }
            _ => 0.0,
        },
        // The parameter with more steps left.
        Some(Question::Rise) => {
            let parameter = if option == 0 { Parameter::Temperature } else { Parameter::Oxygen };
            f32::from(tharsis_ares::maximum(parameter) - judge.world.steps()[parameter.idx()])
        }
        _ => -f32::from(option) * 0.01,
    }
}

fn amount_urge(judge: &Judge<'_>, question: Option<Question>, n: u16) -> f32 {
    let (look, n) = (&judge.look, f32::from(n));
    match question {
        Some(Question::Pay(bill)) => match bill.with {
            Payer::Heat => n * (look.money - look.stock[Resource::Heat.idx()]),
            Payer::Plants => n * (5.0 * look.money - look.stock[Resource::Plants.idx()]),
            Payer::Microbes => n * (5.0 * look.money - 0.3),
        },
        Some(Question::Decide { at, .. }) => match at.effect() {
            Effect::Exchange(from, to, _) => n * (look.stock[to.idx()] - look.stock[from.idx()]),
            _ => 0.0,
        },
        _ => 0.0,
    }
}
