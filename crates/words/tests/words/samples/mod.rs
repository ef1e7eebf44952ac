//! At least one of every event, question, choice and obstacle, in every situation that has words of its own.
//! Used by the tests of this folder and by the unit tests.

pub(crate) mod ares;
mod extra;
mod politics;

use tharsis_kernel::{CardId, Seat};
use tharsis_mars::cards::{CARDS, by_name};
use tharsis_mars::*;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

pub(crate) fn id(name: &str) -> CardId {
    by_name(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// Every card.
pub(crate) fn cards() -> impl Iterator<Item = CardId> {
    (0..CARDS.len()).map(|row| row as CardId)
}

pub(crate) fn causes() -> Vec<Cause> {
    let mut causes = vec![
        Cause::Card(id("Arctic Algae")),
        Cause::Copied(id("Mine")),
        Cause::Area(Hex(28)),
        Cause::OceansBeside(Hex(32)),
        Cause::Production,
        Cause::Research,
        Cause::Setup,
        Cause::Trade(Moon::Luna),
        Cause::Build(Moon::Io),
        Cause::ColonyBonus(Moon::Triton),
        Cause::Solar,
    ];
    causes.extend(Project::ALL.iter().map(|&it| Cause::Project(it)));
    causes.extend(Conversion::ALL.iter().map(|&it| Cause::Convert(it)));
    causes.extend(Milestone::ALL.iter().map(|&it| Cause::Milestone(it)));
    causes.extend(Award::ALL.iter().map(|&it| Cause::Award(it)));
    let steps = [(Parameter::Temperature, -24), (Parameter::Oxygen, 8), (Parameter::Oceans, 1)];
    causes.extend(steps.map(|(parameter, at)| Cause::BonusStep { parameter, at }));
    causes.extend(politics::causes());
    causes.extend(extra::causes());
    causes
}

pub(crate) fn events() -> Vec<Event> {
    let algae = Cause::Card(id("Arctic Algae"));
    let asteroid = Cause::Card(id("Asteroid"));
    let mut events: Vec<Event> =
        Phase::ALL.iter().map(|&phase| Event::PhaseBegan { phase, generation: 3 }).collect();
    events.extend([
        Event::FirstPlayer(ANN),
        Event::MapDrawn(MapId::THARSIS),
        Event::TurnBegan(ANN),
        Event::TurnEnded(ANN),
        Event::Passed(BOB),
        Event::CorporationRevealed { seat: ANN, card: id("Ecoline") },
        Event::Played { seat: ANN, card: id("Asteroid") },
        Event::Used { seat: ANN, card: id("Ironworks") },
    ]);
    events.extend(Project::ALL.iter().map(|&project| Event::ProjectUsed { seat: ANN, project }));
    events.extend(Conversion::ALL.iter().map(|&conversion| Event::Converted { seat: ANN, conversion }));
    events.extend(Milestone::ALL.iter().map(|&milestone| Event::MilestoneClaimed { seat: ANN, milestone }));
    events.extend(Award::ALL.iter().map(|&award| Event::AwardFunded { seat: ANN, award }));
    for &resource in Resource::ALL {
        events.extend([
            Event::Paid { seat: ANN, resource, amount: 14, cause: asteroid },
            Event::Gained { seat: ANN, resource, amount: 1, cause: algae },
            Event::Gained { seat: ANN, resource, amount: 2, cause: algae },
            Event::Lost { seat: ANN, resource, amount: 1, by: ANN, cause: Cause::Card(id("Moss")) },
            Event::Lost { seat: BOB, resource, amount: 3, by: ANN, cause: asteroid },
            Event::Produced { seat: ANN, resource, steps: 1, by: ANN, cause: Cause::Copied(id("Mine")) },
            Event::Produced { seat: ANN, resource, steps: -2, by: ANN, cause: algae },
            Event::Produced { seat: BOB, resource, steps: -1, by: ANN, cause: Cause::Card(id("Fish")) },
        ]);
    }
    events.extend([
        Event::EnergyToHeat { seat: ANN, amount: 3 },
        Event::Rated { seat: ANN, steps: 1, cause: asteroid },
        Event::Rated { seat: ANN, steps: -2, cause: asteroid },
    ]);
    for (parameter, to) in [(Parameter::Temperature, -28), (Parameter::Oxygen, 1), (Parameter::Oceans, 4)] {
        events.push(Event::Raised { seat: ANN, parameter, to, cause: asteroid });
    }
    for &tile in Tile::ALL {
        events.push(Event::Placed { seat: Some(ANN), tile, hex: Hex(32), cause: asteroid });
    }
    for (tile, hex) in [(Tile::City, Hex(10)), (Tile::Greenery, Hex(11))] {
        events.push(Event::Placed { seat: None, tile, hex, cause: Cause::Setup });
    }
    for &orbit in Orbit::ALL {
        let (hex, cause) = (Hex::off_mars(orbit), Cause::Card(id("Ganymede Colony")));
        events.push(Event::Placed { seat: Some(ANN), tile: Tile::City, hex, cause });
    }
    events.push(Event::Claimed { seat: ANN, hex: Hex(32) });
    events.extend(events_on_cards());
    events.extend(events_of_colonies());
    events.extend(causes().into_iter().map(|cause| Event::Gained {
        seat: BOB,
        resource: Resource::Heat,
        amount: 2,
        cause,
    }));
    events.extend(politics::events());
    events.extend(extra::events());
    events.extend(last_events());
    events
}

fn events_on_cards() -> Vec<Event> {
    let mut events = Vec::new();
    let (ants, pets) = (id("Ants"), id("Pets"));
    for &resource in CardResource::ALL {
        events.extend([
            Event::Added { seat: ANN, card: ants, resource, amount: 1, cause: Cause::Card(ants) },
            Event::Added { seat: ANN, card: pets, resource, amount: 2, cause: Cause::Card(ants) },
            Event::Removed { seat: ANN, card: pets, resource, amount: 1, by: ANN, cause: Cause::Card(pets) },
            Event::Removed { seat: BOB, card: pets, resource, amount: 2, by: ANN, cause: Cause::Card(ants) },
        ]);
    }
    for card in [Some(ants), None] {
        events.extend([
            Event::Drew { seat: ANN, card, cause: Cause::Card(id("Research")) },
            Event::Dealt { seat: ANN, card, cause: Cause::Research },
            Event::Drafted { seat: ANN, card },
            Event::Discarded { seat: ANN, card, cause: Cause::Project(Project::SellPatents) },
        ]);
    }
    events.push(Event::Flipped { seat: ANN, card: ants, cause: Cause::Card(id("Search For Life")) });
    events
}

fn events_of_colonies() -> Vec<Event> {
    let mut events: Vec<Event> = Moon::ALL
        .iter()
        .map(|&moon| Event::MoonInPlay { moon, active: moon.tile().wakes_on.is_none() })
        .collect();
    let (moon, cause) = (Moon::Luna, Cause::Trade(Moon::Luna));
    events.extend([
        Event::MoonLeftOut(Moon::Io),
        Event::MoonWoke(Moon::Titan),
        Event::ColonyPlaced { seat: ANN, moon, cause: Cause::Project(Project::BuildColony) },
        Event::FleetSent { seat: ANN, moon },
        Event::FleetsGained { seat: ANN, n: 1, cause: Cause::Card(id("Sky Docks")) },
        Event::MarkerMoved { moon, from: 4, to: 5, cause },
        Event::MarkerMoved { moon, from: 5, to: 1, cause },
        Event::FleetsBack,
    ]);
    events
}

fn last_events() -> Vec<Event> {
    let workers = Cause::Card(id("Indentured Workers"));
    let design = Cause::Card(id("Special Design"));
    vec![
        Event::Reshuffled,
        Event::NextCard { seat: ANN, cheaper: 8, eased: 0, cause: workers },
        Event::NextCard { seat: ANN, cheaper: 0, eased: 2, cause: design },
        Event::NextCard { seat: ANN, cheaper: 8, eased: 2, cause: design },
        Event::Refreshed,
        Event::GameEnded { scores: [82, 75].into_iter().collect(), winners: [ANN].into_iter().collect() },
        Event::GameEnded {
            scores: [80, 80].into_iter().collect(),
            winners: [ANN, BOB].into_iter().collect(),
        },
        Event::GameEnded { scores: [51].into_iter().collect(), winners: [].into_iter().collect() },
    ]
}

/// A bill, made as a saved game makes it: its other fields belong to the engine.
pub(crate) fn bill(with: Resource) -> Question {
    bill_with(Payer::Resource(with))
}

/// The same for whatever pays.
pub(crate) fn bill_with(with: Payer) -> Question {
    let text = Text::of(id("Asteroid"), Clause::Play);
    let json = serde_json::json!({ "due": 14, "with": with, "later": 0, "heat_kept": 0, "text": text });
    Question::Pay(serde_json::from_value(json).expect("a bill"))
}

/// Every effect of every card and rule, as a question about it.
pub(crate) fn decisions() -> Vec<Question> {
    let mut texts: Vec<Text> = Vec::new();
    for card in cards() {
        let rows = &CARDS[card as usize];
        texts.push(Text::of(card, Clause::Play));
        texts.push(Text::of(card, Clause::First));
        for i in 0..rows.actions.len() as u8 {
            texts.extend([Text::of(card, Clause::Cost(i)), Text::of(card, Clause::Gain(i))]);
        }
        texts.extend((0..rows.triggers.len() as u8).map(|i| Text::of(card, Clause::Trigger(i))));
    }
    texts.extend(Project::ALL.iter().map(|&it| Text::rule(Clause::Project(it))));
    texts.extend(Conversion::ALL.iter().map(|&it| Text::rule(Clause::Convert(it))));
    let map = MapId::THARSIS;
    texts.extend((0..map.map().bonus_steps.len() as u8).map(|i| Text::rule(Clause::BonusStep(map, i))));
    for &moon in Moon::ALL {
        texts.extend((0..=MARKER_MAX).map(|marker| Text::rule(Clause::Income(moon, marker))));
        texts.extend([Clause::Build(moon), Clause::ColonyBonus(moon)].map(Text::rule));
    }
    texts.extend(politics::texts());
    texts.extend(extra::texts());
    let mut decisions = Vec::new();
    for text in texts {
        let branches = |effect: &Effect| if let Effect::OneOf(it) = effect { it.len() as u8 } else { 0 };
        let n_branches = text.effects().iter().map(branches).sum::<u8>();
        let inner = (0..n_branches).map(|i| text.branch(i));
        for text in std::iter::once(text).chain(inner) {
            let ats = (0..text.effects().len() as u8).map(|step| At { text, step });
            decisions.extend(ats.map(|at| Question::Decide { at, subject: text.card }));
        }
    }
    decisions
}

/// The effect of a card for which `wanted` holds, as a place in its text.
pub(crate) fn at(name: &str, clause: Clause, wanted: fn(Effect) -> bool) -> At {
    let text = Text::of(id(name), clause);
    let ats = (0..text.effects().len() as u8).map(|step| At { text, step });
    ats.into_iter().find(|at| wanted(at.effect())).expect("such an effect")
}

/// The place of a choice in a card's text.
pub(crate) fn at_choice(name: &str, clause: Clause) -> At {
    at(name, clause, |effect| matches!(effect, Effect::OneOf(_)))
}

pub(crate) fn questions() -> Vec<Question> {
    let robbed = at("Asteroid", Clause::Play, |effect| matches!(effect, Effect::AnyoneLoses(..)));
    let flood = At { text: Text::of(id("Flooding"), Clause::Play), step: 0 };
    let emptied = At { text: Text::of(id("Virus"), Clause::Play).branch(0), step: 0 };
    let shifted = At { text: Text::of(id("Insulation"), Clause::Play), step: 0 };
    let mut questions = vec![
        Question::Corporation,
        Question::Opening(3),
        Question::Draft,
        Question::Research(5),
        Question::Turn,
        bill(Resource::Titanium),
        bill(Resource::Heat),
        Question::Amount { at: robbed, from: 1 },
        Question::Amount { at: flood, from: 1 },
        Question::Amount { at: emptied, from: id("Birds") },
        Question::Amount { at: shifted, from: 0 },
        Question::Flood { at: flood, hex: Hex(32) },
        Question::Flood { at: shifted, hex: Hex(32) },
        Question::SellPatents,
        Question::Order(1),
        Question::Order(2),
        Question::FinalGreenery,
    ];
    let set_off = at_choice("Olympus Conference", Clause::Trigger(0));
    questions.push(Question::Decide { at: set_off, subject: id("Research") });
    questions.extend(questions_of_colonies());
    questions.extend(politics::questions());
    questions.extend(extra::questions());
    questions
}

fn questions_of_colonies() -> Vec<Question> {
    let looked = At { text: Text::of(id("Inventors' Guild"), Clause::Gain(0)), step: 0 };
    let moved = At { text: Text::of(id("Market Manipulation"), Clause::Play), step: 0 };
    vec![
        Question::Buy { at: looked, price: 3 },
        Question::LeaveOut,
        heat(),
        Question::RaiseMarker(Moon::Luna),
        Question::LowerMarker { at: moved, up: Moon::Io },
    ]
}

/// Heat to be spent where floaters may stand in.
fn heat() -> Question {
    let text = Text::rule(Clause::Convert(Conversion::Heat));
    Question::Heat { due: 8, card: id("Stormcraft Incorporated"), text }
}

/// Choices with the questions they answer.
pub(crate) fn choices() -> Vec<(Choice, Option<Question>)> {
    let mut choices: Vec<(Choice, Option<Question>)> = vec![
        (Choice::Play(id("Asteroid")), Some(Question::Turn)),
        (Choice::Act(id("Ironworks"), 0), Some(Question::Turn)),
        (Choice::Act(id("Regolith Eaters"), 0), Some(Question::Turn)),
        (Choice::Act(id("Regolith Eaters"), 1), Some(Question::Turn)),
        (Choice::First, Some(Question::Turn)),
        (Choice::Hex(Hex(32)), None),
        (Choice::Seat(BOB), None),
        (Choice::EndTurn, Some(Question::Turn)),
        (Choice::Pass, Some(Question::Turn)),
        (Choice::Pass, Some(Question::FinalGreenery)),
        (Choice::Option(1), Some(Question::Order(2))),
        (Choice::Option(1), None),
        (Choice::Amount(0), Some(bill(Resource::Titanium))),
        (Choice::Amount(3), Some(bill(Resource::Titanium))),
        (Choice::Amount(3), None),
    ];
    choices.extend(Project::ALL.iter().map(|&it| (Choice::Project(it), Some(Question::Turn))));
    choices.extend(Milestone::ALL.iter().map(|&it| (Choice::Milestone(it), Some(Question::Turn))));
    choices.extend(Award::ALL.iter().map(|&it| (Choice::Award(it), Some(Question::Turn))));
    choices.extend(Conversion::ALL.iter().map(|&it| (Choice::Convert(it), Some(Question::Turn))));
    let cards = [Question::Corporation, Question::Opening(3), Question::Draft, Question::SellPatents];
    let names = ["Ecoline", "Ants", "Ants", "Ants"];
    choices.extend(cards.iter().zip(names).map(|(&question, name)| (Choice::Card(id(name)), Some(question))));
    choices.extend(cards.map(|question| (Choice::Done, Some(question))));
    choices.extend(choices_of_effects());
    choices.extend(choices_of_colonies());
    choices
}

fn choices_of_colonies() -> Vec<(Choice, Option<Question>)> {
    let shuttles = At { text: Text::of(id("Titan Shuttles"), Clause::Gain(1)), step: 0 };
    let looked = At { text: Text::of(id("Inventors' Guild"), Clause::Gain(0)), step: 0 };
    let mut choices = vec![
        (Choice::Moon(Moon::Luna), Some(Question::LeaveOut)),
        (Choice::Amount(0), Some(heat())),
        (Choice::Amount(3), Some(heat())),
        (Choice::Amount(1), Some(Question::RaiseMarker(Moon::Luna))),
        (Choice::Amount(2), Some(Question::Decide { at: shuttles, subject: 0 })),
        (Choice::Option(0), Some(Question::Buy { at: looked, price: 5 })),
        (Choice::Option(1), Some(Question::Buy { at: looked, price: 5 })),
    ];
    let payers = TRADE_PAYERS.map(|with| (Choice::Trade(Moon::Ceres, with), Some(Question::Turn)));
    choices.extend(payers);
    choices.extend(politics::choices());
    choices.extend(extra::choices());
    choices
}

fn choices_of_effects() -> Vec<(Choice, Option<Question>)> {
    let decide = |at: At| Some(Question::Decide { at, subject: at.text.card });
    let any = |name: &str, clause: Clause| decide(At { text: Text::of(id(name), clause), step: 0 });
    let virus = decide(At { text: Text::of(id("Virus"), Clause::Play).branch(0), step: 0 });
    let robbed = at("Asteroid", Clause::Play, |effect| matches!(effect, Effect::AnyoneLoses(..)));
    let mut choices = vec![
        (Choice::Card(id("Ants")), any("Business Contacts", Clause::Play)),
        (Choice::Card(id("Ants")), any("Mars University", Clause::Trigger(0))),
        (Choice::Nobody, any("Mars University", Clause::Trigger(0))),
        (Choice::Card(id("Birds")), virus),
        (Choice::Nobody, virus),
        (Choice::Amount(2), virus),
        (Choice::Card(id("Mine")), any("Robotic Workforce", Clause::Play)),
        (Choice::Nobody, decide(robbed)),
        (Choice::Amount(3), Some(Question::Amount { at: robbed, from: 1 })),
        (
            Choice::Amount(4),
            Some(Question::Amount {
                at: At { text: Text::of(id("Flooding"), Clause::Play), step: 0 },
                from: 1,
            }),
        ),
        (Choice::Amount(2), any("Insulation", Clause::Play)),
        (Choice::Amount(3), any("Power Infrastructure", Clause::Gain(0))),
    ];
    for (name, clause, n) in [
        ("Imported Hydrogen", Clause::Play, 3),
        ("Olympus Conference", Clause::Trigger(0), 2),
        ("Viral Enhancers", Clause::Trigger(0), 2),
        ("Sabotage", Clause::Play, 4),
    ] {
        choices.extend((0..n).map(|i| (Choice::Option(i), decide(at_choice(name, clause)))));
    }
    choices
}

pub(crate) fn obstacles() -> Vec<Obstacle> {
    let ants = id("Ants");
    let mut obstacles = vec![
        Obstacle::GameOver,
        Obstacle::NotYourTurn,
        Obstacle::AnswerFirst,
        Obstacle::NotInHand(ants),
        Obstacle::TagsShort { tag: Tag::Science, have: 2, need: 3 },
        Obstacle::TagsShort { tag: Tag::Jovian, have: 0, need: 1 },
        Obstacle::ProductionRequired { resource: Resource::Titanium, have: 0, need: 1 },
        Obstacle::GreeneriesShort { have: 0, need: 1 },
        Obstacle::CitiesShort { have: 1, need: 2 },
        Obstacle::MoneyShort { cost: 14, short: 4 },
        Obstacle::ResourceShort { resource: Resource::Plants, have: 0, need: 1 },
        Obstacle::ResourceShort { resource: Resource::Heat, have: 2, need: 5 },
        Obstacle::ProductionTooLow { resource: Resource::Energy, have: 0, steps: 1 },
        Obstacle::ProductionTooLow { resource: Resource::Energy, have: 1, steps: 2 },
        Obstacle::ProductionTooLow { resource: Resource::Money, have: -4, steps: 2 },
        Obstacle::NobodyToLower { resource: Resource::Plants, steps: 2 },
        Obstacle::NoAreaToClaim,
        Obstacle::CardResourceShort { card: ants, have: 1, need: 2 },
        Obstacle::NothingToCopy,
        Obstacle::RatingNotRaised,
        Obstacle::NotInPlay(ants),
        Obstacle::NoSuchAction(ants),
        Obstacle::AlreadyUsed(ants),
        Obstacle::FirstActionDue(id("Inventrix")),
        Obstacle::NoFirstAction,
        Obstacle::NoCardToSell,
        Obstacle::NotInSolo,
        Obstacle::MilestoneClaimed { by: BOB },
        Obstacle::NoMilestoneLeft,
        Obstacle::AwardFunded { by: BOB },
        Obstacle::NoAwardLeft,
        Obstacle::MilestoneElsewhere,
        Obstacle::AwardElsewhere,
        Obstacle::AreaPriceShort { price: 6, short: 2 },
        Obstacle::PassTooLate,
        Obstacle::EndTurnTooEarly,
        Obstacle::AreaTaken,
        Obstacle::AreaReserved,
        Obstacle::NotAnOceanArea,
        Obstacle::AreaClaimed { by: BOB },
        Obstacle::BesideCity,
        Obstacle::NotBesideOwn,
        Obstacle::WrongArea(Tile::LavaFlows),
        Obstacle::NothingToLose { seat: BOB },
        Obstacle::NotAnAnswer,
    ];
    let limits =
        [(Parameter::Temperature, -20, -12, -30), (Parameter::Oxygen, 5, 9, 4), (Parameter::Oceans, 1, 3, 0)];
    for (parameter, now, more, less) in limits {
        for eased in [0, 1, 2] {
            obstacles.push(Obstacle::TooLow { parameter, now, need: more, eased });
            obstacles.push(Obstacle::TooHigh { parameter, now, need: less, eased });
        }
    }
    obstacles.extend(extra::obstacles());
    let needs = Milestone::ALL.iter().map(|it| (it, (1, i32::from(it.goal().need))));
    let unmet = needs.map(|(&milestone, (have, need))| Obstacle::MilestoneNotMet { milestone, have, need });
    obstacles.extend(unmet);
    obstacles.extend(Tile::ALL.iter().map(|&tile| Obstacle::NoArea(tile)));
    obstacles.extend(CardResource::ALL.iter().map(|&it| Obstacle::NothingToTake(it)));
    obstacles.extend([
        Obstacle::OwnCitiesShort { have: 0, need: 1 },
        Obstacle::HeldShort { resource: CardResource::Floater, have: 1, need: 3 },
        Obstacle::ColoniesShort { have: 0, need: 1 },
        Obstacle::ColoniesTooMany { have: 2, most: 1 },
        Obstacle::NoColonies,
        Obstacle::NoMoonToSettle,
        Obstacle::MoonAbsent(Moon::Io),
        Obstacle::MoonAsleep(Moon::Titan),
        Obstacle::MoonFull(Moon::Io),
        Obstacle::MoonSettled(Moon::Io),
        Obstacle::MoonVisited { by: BOB },
        Obstacle::NoFleet,
        Obstacle::NoMoonToVisit,
        Obstacle::NoMarkersToMove,
        Obstacle::MarkerStuck(Moon::Io),
        Obstacle::MoonInPlay(Moon::Io),
        Obstacle::NoMoonToAdd,
    ]);
    obstacles.extend(politics::obstacles());
    obstacles
}
