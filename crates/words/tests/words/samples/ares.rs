//! Samples of Ares Expedition: its events, questions, choices and reasons.

use tharsis_ares::*;
use tharsis_kernel::{CardId, Seat, SeatSet};

fn causes() -> Vec<Cause> {
    vec![
        Cause::Card(0),
        Cause::Standard(Standard::Ocean),
        Cause::Tile(0),
        Cause::Phase(PhaseCard::Production),
        Cause::Sale,
        Cause::HandLimit,
        Cause::Pool,
        Cause::Counter,
        Cause::Setup,
    ]
}

pub(crate) fn events() -> Vec<Event> {
    let (seat, cause) = (Seat(0), Cause::Setup);
    let mut events: Vec<Event> =
        Phase::ALL.iter().map(|&phase| Event::PhaseBegan { phase, round: 1 }).collect();
    events.extend(causes().into_iter().map(|cause| Event::Forested { seat, cause }));
    for card in [None, Some(0)] {
        events.extend([Event::Sold { seat, card }, Event::Offered { seat, card }]);
        events.extend([Event::Drew { seat, card, cause }, Event::Dealt { seat, card, cause }]);
        events.extend([Event::Discarded { seat, card, cause }, Event::Swapped { seat, agreed: true, card }]);
    }
    for flag in [false, true] {
        events.extend([
            Event::Used { seat, card: 2, again: flag },
            Event::Flipped { seat, tile: 0, again: flag, cause },
        ]);
    }
    for steps in [-1, 1] {
        events.extend([
            Event::Produced { seat, product: Product::Heat, steps, cause },
            Event::Rated { seat, steps, cause },
        ]);
    }
    for seat in [None, Some(Seat(0))] {
        events.push(Event::Revealed { seat, phase: PhaseCard::Action });
        for parameter in [Parameter::Temperature, Parameter::Oxygen] {
            events.push(Event::Raised { seat, parameter, to: 1, cause });
        }
    }
    let all: SeatSet = [seat].into_iter().collect();
    events.extend([
        Event::CorporationRevealed { seat, card: 209 },
        Event::Planned { seat, phase: None },
        Event::Played { seat, card: 0 },
        Event::StandardUsed { seat, standard: Standard::Ocean },
        Event::Finished { seat },
        Event::Paid { seat, resource: Resource::Heat, amount: 1, cause },
        Event::Gained { seat, resource: Resource::Plants, amount: 1, cause },
        Event::Levelled { seat, level: Level::Steel, steps: 1, cause },
        Event::Added { seat, card: 11, resource: CardResource::Animal, amount: 1, cause },
        Event::Removed { seat, card: 11, resource: CardResource::Animal, amount: 1, cause },
        Event::Shown { seat, card: 0, cause },
        Event::Reshuffled,
        Event::Allowed { seat, plays: 1, free_cost: Some(9), cheaper: 11, eased: true, cause },
        Event::Took { seat, piece: Piece::Cube },
        Event::Swapped { seat, agreed: false, card: None },
        Event::Counted { to: 2 },
        Event::GameEnded { winners: all, scores: [1; SEATS_MAX] },
        Event::GameEnded { winners: SeatSet::EMPTY, scores: [1; SEATS_MAX] },
    ]);
    events
}

pub(crate) fn questions() -> Vec<Question> {
    let table: &[Question] = &[
        Question::Opening,
        Question::Plan,
        Question::Neutral,
        Question::Pool,
        Question::Offer,
        Question::Swap(0),
        Question::Work,
        Question::Keep,
        Question::HandLimit,
        Question::Rise,
        Question::Order(2),
    ];
    let mut questions = table.to_vec();
    questions.extend(Bill::samples().map(Question::Pay));
    questions
}

/// What every card can ask about.
pub(crate) fn decisions() -> Vec<Question> {
    let mut questions = Vec::new();
    for id in 0..cards::N_CARDS as CardId {
        let mut ask = |clause, effects: &[Effect]| {
            let at = |step| At { text: Text::of(id, clause), step };
            questions.extend((0..effects.len()).map(|i| Question::Decide { at: at(i as u8), subject: id }));
        };
        let card = cards::card(id);
        ask(Clause::Play, card.play);
        for (i, action) in card.actions.iter().enumerate() {
            ask(Clause::Cost(i as u8), action.cost);
            ask(Clause::Gain(i as u8), action.gain);
        }
        for (i, trigger) in card.triggers.iter().enumerate() {
            ask(Clause::Trigger(i as u8), trigger.then);
        }
    }
    questions
}

pub(crate) fn choices() -> Vec<Choice> {
    vec![
        Choice::Phase(PhaseCard::Action),
        Choice::Take(Piece::Cube),
        Choice::Standard(Standard::Ocean),
        Choice::Step,
        Choice::Draw,
        Choice::Option(0),
        Choice::Option(1),
        Choice::Amount(1),
        Choice::Nobody,
        Choice::Done,
    ]
}

pub(crate) fn obstacles() -> Vec<Obstacle> {
    let (parameter, now, need) = (Parameter::Oxygen, Zone::Red, Zone::White);
    vec![
        Obstacle::NotAsked,
        Obstacle::WrongPhase { kind: Kind::Green, phase: Phase::Action },
        Obstacle::NoPlayLeft,
        Obstacle::TooDearToBeFree { cost: 10, most: 9 },
        Obstacle::ZoneTooLow { parameter, now, need, eased: true },
        Obstacle::ZoneTooHigh { parameter, now, need, eased: true },
        Obstacle::OceansTooFew { now: 1, need: 2 },
        Obstacle::OceansTooMany { now: 2, need: 1 },
        Obstacle::TagsShort { tag: Tag::Earth, have: 1, need: 2 },
        Obstacle::RatingShort { have: 1, need: 2 },
        Obstacle::MoneyShort { cost: 3, short: 2, by_selling: 3 },
        Obstacle::HandShort { have: 0, need: 1 },
        Obstacle::ParameterFull(parameter),
        Obstacle::AlreadyUsed(2),
        Obstacle::NotInThisPhase(Phase::Action),
        Obstacle::NoBonus,
        Obstacle::NoStepOffered,
        Obstacle::StepBought,
        Obstacle::ConversionDue(Standard::ForestPlants),
        Obstacle::PhaseOfLastRound(PhaseCard::Action),
        Obstacle::NeutralCardUsed(PhaseCard::Action),
        Obstacle::NoPieceLeft,
    ]
}
