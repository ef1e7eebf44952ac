//! What needs a look inside: no message is left over, and a language that lags behind still speaks.

mod counted;
#[path = "../tests/samples/mod.rs"]
mod samples;

use crate::language::Language;
use crate::{Names, Noun};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use tharsis_kernel::Seat;
use tharsis_mars::*;

/// Messages for words that the language of cards has but no card uses yet.
const NOT_USED_YET: [&str; 8] = [
    "when-colony-you",
    "one-of-tags-4",
    "when-ocean-you",
    "when-city-on-mars-you",
    "when-greenery-anyone",
    "need-at-least-oceans",
    "line-immediate",
    "tally-taken-off",
];

#[test]
fn every_message_is_used() {
    for &code in Language::ALL {
        let language = Language::get(code).expect("a language we list");
        say_everything(language);
        let used = language.used();
        let defined = language.message_ids();
        let spare: Vec<_> = defined.iter().filter(|id| !used.contains(*id)).collect();
        let unexpected: Vec<_> = spare.iter().filter(|id| !NOT_USED_YET.contains(&id.as_str())).collect();
        assert!(unexpected.is_empty(), "{code}: never said: {unexpected:?}");
    }
}

/// Nouns that stand in the same slots, and so need the same forms.
fn classes() -> Vec<Vec<String>> {
    fn ids<T: Noun>(all: &[T]) -> Vec<String> {
        all.iter().map(Noun::id).collect()
    }
    let held = [ids(CardResource::ALL), ids(&["held-any"])].concat();
    let players = ids(&["player", "player-named"]);
    vec![ids(Resource::ALL), held, ids(Tag::ALL), ids(Tile::ALL), players]
}

#[test]
fn nouns_of_a_class_have_the_same_forms() {
    for &code in Language::ALL {
        let language = Language::get(code).expect("a language we list");
        let mut forms: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for pattern in language.files().iter().flat_map(|file| counted::patterns(file)) {
            forms.entry(pattern.id).or_default().extend(pattern.attribute);
        }
        for class in classes() {
            let nouns: Vec<_> =
                class.iter().filter(|id| !Language::waits(id)).map(|id| (id, &forms[id])).collect();
            let all: BTreeSet<&String> = nouns.iter().flat_map(|&(_, forms)| forms).collect();
            for (id, forms) in nouns {
                let lacking: Vec<_> = all.iter().filter(|form| !forms.contains(**form)).collect();
                assert!(lacking.is_empty(), "{code}: {id} lacks {lacking:?}");
            }
        }
    }
}

fn say_everything(language: &Language) {
    for names in [Names::default(), Names::new(["Ann", "Bob"])] {
        names.of(Seat(0), language);
    }
    let names = Names::default();
    for id in samples::cards() {
        language.card_name(id);
        language.card(id);
        language.card_text(id);
    }
    samples::events().iter().for_each(|it| drop(language.event(it, &names)));
    samples::questions().iter().for_each(|it| drop(language.question(it, &names)));
    samples::decisions().iter().for_each(|it| drop(language.question(it, &names)));
    samples::choices().iter().for_each(|(it, asked)| drop(language.choice(it, asked.as_ref(), &names)));
    samples::obstacles().iter().for_each(|it| drop(language.obstacle(it, &names)));
    Project::ALL.iter().for_each(|&it| drop(language.project_text(it)));
    let options = Options::default();
    Milestone::ALL.iter().for_each(|&it| drop(language.milestone_text(it, &options)));
    for event in 0..GLOBAL_EVENTS.len() as u8 {
        language.global_event_name(event);
        language.global_event_text(event);
    }
    for &party in Party::ALL {
        language.ruling_bonus_text(party);
        language.policy_text(party);
    }
    name_all(language, Party::ALL);
    name_all(language, Source::ALL);
    Award::ALL.iter().for_each(|&it| drop(language.award_text(it)));
    (0..BONUS_STEPS.len()).for_each(|row| drop(language.bonus_step_text(row)));
    name_all(language, Tag::ALL);
    name_all(language, Kind::ALL);
    name_all(language, Deck::ALL);
    name_all(language, Parameter::ALL);
    name_all(language, Phase::ALL);
    name_all(language, Conversion::ALL);
    name_all(language, Moon::ALL);
    Moon::ALL.iter().for_each(|&it| drop(language.moon_text(it)));
    ares::say_everything(language);
}

/// Ares Expedition has words of its own.
mod ares {
    use crate::Names;
    use crate::language::Language;
    use tharsis_ares::*;
    use tharsis_kernel::{CardId, Seat, SeatSet};

    pub(super) fn say_everything(language: &Language) {
        let words = language.ares();
        for id in 0..cards::N_CARDS as CardId {
            words.card(id);
            for (i, _) in cards::card(id).play.iter().enumerate() {
                let at = At { text: Text::of(id, Clause::Play), step: i as u8 };
                words.question(&Question::Decide { at, subject: id });
            }
            for (i, action) in cards::card(id).actions.iter().enumerate() {
                let clause =
                    if action.cost.is_empty() { Clause::Gain(i as u8) } else { Clause::Cost(i as u8) };
                let at = At { text: Text::of(id, clause), step: 0 };
                words.question(&Question::Decide { at, subject: id });
            }
        }
        events().iter().for_each(|event| drop(words.event(event, &Names::default())));
        questions().iter().for_each(|question| drop(words.question(question)));
        for choice in choices() {
            words.choice(&choice, None);
            words.choice(&choice, Some(&Question::Rise));
        }
        obstacles().iter().for_each(|obstacle| drop(words.obstacle(obstacle)));
        super::name_all(language, PhaseCard::ALL);
        super::name_all(language, Phase::ALL);
        super::name_all(language, Kind::ALL);
        super::name_all(language, Zone::ALL);
        super::name_all(language, Standard::ALL);
        super::name_all(language, Piece::ALL);
        super::name_all(language, Difficulty::ALL);
        super::name_all(language, Product::ALL);
    }

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

    fn events() -> Vec<Event> {
        let (seat, cause) = (Seat(0), Cause::Setup);
        let mut events: Vec<Event> =
            Phase::ALL.iter().map(|&phase| Event::PhaseBegan { phase, round: 1 }).collect();
        events.extend(causes().into_iter().map(|cause| Event::Forested { seat, cause }));
        for card in [None, Some(0)] {
            events.extend([Event::Sold { seat, card }, Event::Offered { seat, card }]);
            events.extend([Event::Drew { seat, card, cause }, Event::Dealt { seat, card, cause }]);
            events.extend([
                Event::Discarded { seat, card, cause },
                Event::Swapped { seat, agreed: true, card },
            ]);
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

    fn questions() -> Vec<Question> {
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

    fn choices() -> Vec<Choice> {
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

    fn obstacles() -> Vec<Obstacle> {
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
}

fn name_all<T: Noun + Copy>(language: &Language, all: &[T]) {
    all.iter().for_each(|&it| drop(language.name(it)));
}

/// A language with cases and three plural forms, and with next to no messages.
static LAGGING: LazyLock<Language> = LazyLock::new(|| {
    let file = "
resource-energy = { $n } { $n ->
        [one] энергия
        [few] энергии
       *[many] энергий
    }
    .acc = { $n } { $n ->
        [one] энергию
        [few] энергии
       *[many] энергий
    }
resource-heat = { $n } тепла
event-gained = { $seat } получает { $what_acc }
card-009 = Астероид
";
    Language::load("ru", &[file], Some(Language::english()))
});

fn gained(amount: i32, resource: Resource) -> Event {
    let cause = Cause::Card(samples::id("Asteroid"));
    Event::Gained { seat: Seat(0), resource, amount, cause }
}

#[test]
fn a_sentence_takes_the_case_it_needs() {
    let ann = Names::new(["Аня"]);
    let say = |n| LAGGING.event(&gained(n, Resource::Energy), &ann);
    assert_eq!(say(1), "Аня получает 1 энергию (Астероид).");
    assert_eq!(say(2), "Аня получает 2 энергии (Астероид).");
    assert_eq!(say(5), "Аня получает 5 энергий (Астероид).");
    assert_eq!(say(21), "Аня получает 21 энергию (Астероид).");
}

#[test]
fn a_noun_without_the_case_comes_in_its_plain_form() {
    let said = LAGGING.event(&gained(3, Resource::Heat), &Names::new(["Аня"]));
    assert_eq!(said, "Аня получает 3 тепла (Астероид).");
}

#[test]
fn english_stands_in_for_what_is_missing_and_is_reported() {
    let said = LAGGING.event(&Event::Passed(Seat(0)), &Names::new(["Аня"]));
    assert_eq!(said, "Аня passes.");
    assert!(LAGGING.faults().contains(&"ru: no message event-passed".to_string()));
    assert_eq!(LAGGING.name(Tag::Science), "science");
}

#[test]
fn what_nobody_can_say_shows_its_id() {
    let mute = Language::load("en", &["sentence = { $clause }."], None);
    assert_eq!(mute.event(&Event::Reshuffled, &Names::default()), "{event-reshuffled}.");
    assert_eq!(mute.faults(), ["en: no message event-reshuffled"]);
}

#[test]
fn a_broken_file_is_reported_not_fatal() {
    let broken = Language::load("en", &["good = fine\nbad = { $\n"], None);
    assert_eq!(broken.plain("good"), "fine");
    assert_eq!(broken.faults().len(), 1);
}

#[test]
fn a_missing_slot_is_reported() {
    let hollow = Language::load("en", &["hollow = { $n ->\n   *[other] things\n    }\n"], None);
    hollow.plain("hollow");
    assert_eq!(hollow.faults().len(), 1, "{:?}", hollow.faults());
}
