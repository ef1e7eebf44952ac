//! Samples of Turmoil: its events, questions, choices and reasons.

use super::{ANN, BOB, id};
use tharsis_kernel::Seat;
use tharsis_mars::*;

/// Whose delegates: a player's and a neutral one.
const OWNERS: [Owner; 2] = [Owner::Player(Seat(1)), Owner::Neutral];

pub(crate) fn causes() -> Vec<Cause> {
    let mut causes = vec![Cause::Global(0), Cause::Delegate, Cause::Revision, Cause::Chairman];
    for &party in Party::ALL {
        causes.extend([Cause::RulingBonus(party), Cause::Policy(party)]);
    }
    causes
}

pub(crate) fn events() -> Vec<Event> {
    let reds = Party::Reds;
    let banned = Cause::Card(id("Banned Delegate"));
    let mut events = vec![
        Event::PolicyUsed { seat: ANN, party: Party::Kelvinists },
        Event::LeaderChosen { party: reds, owner: None },
        Event::DominanceMoved(reds),
        Event::TookPower(reds),
        Event::LobbyFilled(ANN),
        Event::EventRevealed(1),
        Event::EventComing(1),
        Event::EventCurrent(1),
        Event::EventBegan(1),
        Event::EventsReshuffled,
        Event::OceanRemoved { hex: Hex(1), cause: Cause::Global(4) },
    ];
    for owner in OWNERS {
        events.extend([
            Event::DelegateJoined { owner, party: reds, cause: Cause::Delegate },
            Event::DelegateJoined { owner, party: reds, cause: Cause::Global(3) },
            Event::DelegateLeft { owner, party: reds, cause: banned },
            Event::LeaderChosen { party: reds, owner: Some(owner) },
            Event::ChairmanChosen(owner),
        ]);
    }
    for (parameter, to) in [(Parameter::Temperature, -8), (Parameter::Oxygen, 3), (Parameter::Oceans, 4)] {
        events.push(Event::Shifted { parameter, to, cause: Cause::Global(22) });
    }
    events
}

/// The effects of events, ruling bonuses and policies.
pub(crate) fn texts() -> Vec<Text> {
    let mut texts: Vec<Text> =
        (0..GLOBAL_EVENTS.len()).map(|event| Text::rule(Clause::Global(event as u8))).collect();
    for &party in Party::ALL {
        let clauses = [Clause::RulingBonus, Clause::Policy, Clause::PolicyCost, Clause::PolicyGain];
        texts.extend(clauses.map(|clause| Text::rule(clause(party))));
    }
    texts
}

fn banned() -> Question {
    let at = At { text: Text::of(id("Banned Delegate"), Clause::Play), step: 0 };
    Question::Delegate { at, party: Party::Unity }
}

pub(crate) fn questions() -> Vec<Question> {
    vec![banned()]
}

pub(crate) fn choices() -> Vec<(Choice, Option<Question>)> {
    let mut choices = vec![
        (Choice::Policy, Some(Question::Turn)),
        (Choice::Seat(BOB), Some(banned())),
        (Choice::Nobody, Some(banned())),
    ];
    for &party in Party::ALL {
        choices.push((Choice::Party(party), None));
    }
    choices
        .extend(Source::ALL.iter().map(|&from| (Choice::Delegate(Party::Reds, from), Some(Question::Turn))));
    choices.extend(Resource::ALL.iter().map(|&resource| (Choice::Resource(resource), None)));
    let breakdown = event_by_name("Paradigm Breakdown").expect("an event");
    let at = At { text: Text::rule(Clause::Global(breakdown)), step: 0 };
    choices.push((Choice::Card(id("Ants")), Some(Question::Decide { at, subject: 0 })));
    choices
}

pub(crate) fn obstacles() -> Vec<Obstacle> {
    vec![
        Obstacle::NoTurmoil,
        Obstacle::PartyNotBehind { party: Party::Kelvinists, have: 1 },
        Obstacle::NotChairman,
        Obstacle::ChairmanNotNeutral,
        Obstacle::PartiesLedShort { have: 0, need: 1 },
        Obstacle::DelegatesShort { have: 0, need: 1 },
        Obstacle::DelegatesShort { have: 1, need: 2 },
        Obstacle::LobbyEmpty,
        Obstacle::NoNeutralDelegate,
        Obstacle::NoProductionToSell,
        Obstacle::NoPolicyAction(Party::Reds),
        Obstacle::PolicyUsed,
        Obstacle::TaxShort { tax: 6, short: 2 },
    ]
}
