//! What Prelude and Venus Next bring: events, questions, choices and obstacles of theirs.

use super::{ANN, at, bill_with, id};
use tharsis_mars::*;

pub(super) fn causes() -> Vec<Cause> {
    vec![Cause::WorldGovernment, Cause::Prelude, Cause::BonusStep { parameter: Parameter::Venus, at: 8 }]
}

pub(super) fn events() -> Vec<Event> {
    let cause = Cause::Card(id("Giant Solar Shade"));
    let dirigibles = id("Dirigibles");
    vec![
        Event::Raised { seat: ANN, parameter: Parameter::Venus, to: 6, cause },
        Event::Shifted { parameter: Parameter::Venus, to: 2, cause: Cause::WorldGovernment },
        Event::Shifted { parameter: Parameter::Oxygen, to: 8, cause: Cause::WorldGovernment },
        Event::Found { seat: ANN, card: dirigibles, cause: Cause::Card(id("Celestic")) },
        Event::Unplayable { seat: ANN, card: id("Galilean Mining") },
        Event::PaidHere { seat: ANN, card: dirigibles, resource: CardResource::Floater, amount: 2, cause },
        Event::NextCard {
            seat: ANN,
            cheaper: 0,
            eased: NEEDS_IGNORED,
            cause: Cause::Card(id("Ecology Experts")),
        },
        Event::Played { seat: ANN, card: id("Donation") },
        Event::PreludeKept { seat: ANN, card: Some(id("Donation")) },
        Event::PreludeKept { seat: ANN, card: None },
    ]
}

pub(super) fn texts() -> Vec<Text> {
    let governed = Parameter::ALL.iter().map(|&parameter| Text::rule(Clause::Governed(parameter)));
    governed.chain([Text::rule(Clause::WorldGovernment)]).collect()
}

pub(super) fn questions() -> Vec<Question> {
    vec![
        Question::Preludes,
        Question::Prelude,
        Question::Repeat(id("Local Shading")),
        bill_with(Payer::Here(id("Dirigibles"))),
        bill_with(Payer::Here(id("Psychrophiles"))),
    ]
}

pub(super) fn choices() -> Vec<(Choice, Option<Question>)> {
    let decide = |at: At| Some(Question::Decide { at, subject: at.text.card });
    let any = |_: Effect| true;
    let government = At { text: Text::rule(Clause::WorldGovernment), step: 0 };
    let trust = at("Valley Trust", Clause::First, any);
    let experts = at("Eccentric Sponsor", Clause::Play, any);
    let bacteria = at("Sulphur-Eating Bacteria", Clause::Gain(1), any);
    let (donation, shading) = (id("Donation"), id("Local Shading"));
    let mut choices = vec![
        (Choice::Card(donation), Some(Question::Preludes)),
        (Choice::Card(donation), Some(Question::Prelude)),
        (Choice::Card(donation), decide(trust)),
        (Choice::Card(id("Birds")), decide(experts)),
        (Choice::Card(shading), decide(at("Viron", Clause::Gain(0), any))),
        (Choice::Option(0), Some(Question::Repeat(shading))),
        (Choice::Option(1), Some(Question::Repeat(shading))),
        (Choice::Award(Award::Venuphile), decide(at("Vitor", Clause::First, any))),
        (Choice::Amount(2), decide(bacteria)),
        (Choice::Amount(0), Some(bill_with(Payer::Here(id("Dirigibles"))))),
        (Choice::Amount(2), Some(bill_with(Payer::Here(id("Dirigibles"))))),
    ];
    choices.extend(Parameter::ALL.iter().map(|&it| (Choice::Parameter(it), decide(government))));
    choices.extend(Orbit::ALL.iter().map(|&orbit| (Choice::Hex(Hex::off_mars(orbit)), None)));
    choices
}

pub(super) fn obstacles() -> Vec<Obstacle> {
    let mut obstacles = vec![
        Obstacle::RatingShort { have: 22, need: 25 },
        Obstacle::NoCardToDiscard,
        Obstacle::NoCardToPlay,
        Obstacle::NothingToRepeat,
        Obstacle::NoVenus,
        Obstacle::NoRatingGoal,
    ];
    let parameter = Parameter::Venus;
    for eased in [0, 1, 2] {
        obstacles.push(Obstacle::TooLow { parameter, now: 6, need: 12, eased });
        obstacles.push(Obstacle::TooHigh { parameter, now: 16, need: 10, eased });
    }
    obstacles
}
