//! What habits tell apart in Mars: kinds of choices, made from the rules' tables, and the situation of a seat.

use super::effect_value::Judge;
use super::outlook::steps_left;
use crate::net::{Block, Offered, Situation, layout};
use tharsis_kernel::Seat;
use tharsis_mars::cards::N_CARDS;
use tharsis_mars::{
    Award, Choice, Conversion, Milestone, N_MOONS, Parameter, Party, Project, Question, Resource, State,
};

layout! {
    /// Cards played, and their actions.
    PLAY: N_CARDS,
    ACT: N_CARDS,
    /// Cards bought, and those taken in a draft or at the opening.
    BUY: N_CARDS,
    TAKE: N_CARDS,
    PROJECT: Project::ALL.len(),
    MILESTONE: Milestone::ALL.len(),
    AWARD: Award::ALL.len(),
    CONVERT: Conversion::ALL.len(),
    TRADE: N_MOONS,
    DELEGATE: Party::ALL.len(),
    FIRST: 1,
    POLICY: 1,
    END_TURN: 1,
    PASS: 1,
}

/// All kinds of choices, one after another.
pub(crate) const KINDS: &[Block] = BLOCKS;

/// The kind of a choice; none where instinct is left alone.
pub(crate) fn kind(question: &Question, choice: Choice) -> Option<usize> {
    let (block, i) = match (question, choice) {
        (Question::Opening(_) | Question::Research(_), Choice::Card(id)) => (BUY, usize::from(id)),
        (Question::Corporation | Question::Draft | Question::Prelude, Choice::Card(id)) => {
            (TAKE, usize::from(id))
        }
        (Question::Turn, Choice::Play(id)) => (PLAY, usize::from(id)),
        (Question::Turn, Choice::Act(id, _)) => (ACT, usize::from(id)),
        (Question::Turn, Choice::Project(project)) => (PROJECT, project.idx()),
        (Question::Turn, Choice::Milestone(milestone)) => (MILESTONE, milestone.idx()),
        (Question::Turn, Choice::Award(award)) => (AWARD, award.idx()),
        (Question::Turn, Choice::Convert(conversion)) => (CONVERT, conversion.idx()),
        (Question::Turn, Choice::Trade(moon, _)) => (TRADE, moon.idx()),
        (Question::Turn, Choice::Delegate(party, _)) => (DELEGATE, party.idx()),
        (Question::Turn, Choice::First) => (FIRST, 0),
        (Question::Turn, Choice::Policy) => (POLICY, 0),
        (Question::Turn, Choice::EndTurn) => (END_TURN, 0),
        (Question::Turn, Choice::Pass) => (PASS, 0),
        _ => return None,
    };
    Some(block.nth(i))
}

/// How a seat stands, as it knows it.
pub(crate) fn situation(world: &State, seat: Seat) -> Situation {
    let player = world.player(seat);
    let stock = |resource| (player.stock(resource).max(0) as f32).min(60.0);
    let waits = world.seats().any(|other| other != seat && !world.player(other).passed);
    let production = |resource| f32::from(player.production(resource));
    let left = |parameter| f32::from(world.steps_left(parameter));
    [
        1.0,
        f32::from(world.generation()) / 12.0,
        f32::from(steps_left(world)) / 40.0,
        left(Parameter::Temperature) / 20.0,
        left(Parameter::Oxygen) / 14.0,
        left(Parameter::Oceans) / 9.0,
        stock(Resource::Money) / 40.0,
        player.income() as f32 / 40.0,
        stock(Resource::Steel).min(10.0) / 5.0,
        stock(Resource::Titanium).min(10.0) / 5.0,
        stock(Resource::Heat).min(24.0) / 12.0,
        stock(Resource::Plants).min(24.0) / 12.0,
        production(Resource::Energy) / 4.0,
        production(Resource::Plants) / 6.0,
        production(Resource::Heat) / 8.0,
        player.hand.len() as f32 / 10.0,
        f32::from(world.active() == seat && world.actions_done() > 0),
        f32::from(waits),
        f32::from(world.n_seats().saturating_sub(2)) / 3.0,
        (world.milestones().count() + world.awards().count()) as f32 / 6.0,
    ]
}

/// What a choice teaches. Cards are bought one after another, ascending: each that was passed over is one that was not wanted.
pub(crate) fn lessons(
    judge: &Judge<'_>,
    legal: &[Choice],
    chosen: Choice,
    tell: &mut dyn FnMut(&Situation, &[Offered], usize),
) {
    let Some(question) = judge.world.question(judge.seat) else { return };
    let situation = situation(judge.world, judge.seat);
    if let Question::Opening(_) | Question::Research(_) = question {
        for &choice in legal.iter().filter(|&&choice| choice <= chosen || chosen == Choice::Done) {
            if let Choice::Card(id) = choice {
                let card = (kind(&question, choice), judge.purchase(id));
                tell(&situation, &[card, (None, 0.0)], usize::from(choice != chosen));
            }
        }
        return;
    }
    let told: Vec<Offered> =
        legal.iter().map(|&choice| (kind(&question, choice), judge.choice(&question, choice))).collect();
    let taken = legal.iter().position(|&choice| choice == chosen);
    if let Some(taken) = taken.filter(|_| told.iter().any(|(kind, _)| kind.is_some())) {
        tell(&situation, &told, taken);
    }
}
