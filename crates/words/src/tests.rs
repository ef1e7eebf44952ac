//! What needs a look inside: no message is left over, and a language that lags behind still speaks.

mod coach;
mod counted;
#[path = "../tests/words/samples/mod.rs"]
mod samples;
mod service;

use crate::language::Language;
use crate::mars::Spot;
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
    let ares = [
        ids(tharsis_ares::Product::ALL),
        ids(tharsis_ares::Kind::ALL),
        ids(tharsis_ares::Zone::ALL),
        ids(tharsis_ares::PhaseCard::ALL),
        ids(tharsis_ares::Piece::ALL),
    ];
    let mars = [ids(Resource::ALL), held, ids(Tag::ALL), ids(Tile::ALL), players];
    let expansions = [ids(Moon::ALL), ids(Party::ALL)];
    mars.into_iter().chain(expansions).chain(ares).collect()
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

/// Tiles on the map, beside each kind of tile of each owner and beside nothing.
fn say_places(language: &Language) {
    let names = Names::new(["Ann", "Bob"]);
    let place =
        |board: &Board, hex| language.place(&Spot::new(MapId::THARSIS, board, hex), Some(Seat(0)), &names);
    let areas = || Hex::all().filter(|hex| hex.on_mars());
    areas().for_each(|hex| drop(place(&Board::default(), hex)));
    let middle = areas().nth(30).expect("an area");
    let beside = MapId::THARSIS.map().neighbours(middle).iter().next().expect("a neighbour");
    for tile in [Tile::City, Tile::Greenery, Tile::LavaFlows, Tile::Ocean] {
        for owner in [Some(Seat(0)), Some(Seat(1)), None] {
            let mut board = Board::default();
            board.lay(tile, beside, owner);
            let said = place(&board, middle);
            assert!(owner != Some(Seat(1)) || tile == Tile::Ocean || said.contains("Bob"), "{said}");
        }
    }
    let deed = Event::Played { seat: Seat(0), card: 0 };
    let price = [(Resource::Money, 20), (Resource::Steel, 3)];
    let [said, to_ann] =
        [&names, &names.told_to(Some(Seat(0)))].map(|names| language.deed(&deed, &price, names));
    assert!(said.contains("Ann") && !to_ann.contains("Ann"), "{said} {to_ann}");
}

fn say_everything(language: &Language) {
    say_places(language);
    for names in [Names::default(), Names::new(["Ann", "Bob"])] {
        names.of(Seat(0), language);
        names.told_to(Some(Seat(0))).called(Seat(0), language);
    }
    language.nothing_would_happen();
    language.map_choice(MapChoice::Random);
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
    for map in MapId::offered() {
        map.map().bonus_steps.iter().for_each(|step| drop(language.bonus_step_text(step)));
        Hex::all().for_each(|hex| drop(language.area_on(map, hex)));
        map.map().all.iter().for_each(|hex| drop(language.area_text(map.map().area(hex))));
        drop(language.name(map));
    }
    name_all(language, Tag::ALL);
    name_all(language, Kind::ALL);
    name_all(language, Deck::ALL);
    name_all(language, Parameter::ALL);
    name_all(language, Phase::ALL);
    name_all(language, Conversion::ALL);
    name_all(language, Moon::ALL);
    Moon::ALL.iter().for_each(|&it| drop(language.moon_text(it)));
    say_ares(language);
    coach::say_everything(language);
    service::say_everything(language);
}

fn say_ares(language: &Language) {
    use tharsis_ares::*;
    let words = language.ares();
    for id in 0..cards::N_CARDS as tharsis_kernel::CardId {
        words.card_name(id);
        words.card(id);
    }
    let names = Names::default();
    samples::ares::events().iter().for_each(|event| drop(words.event(event, &names)));
    samples::ares::questions().iter().for_each(|question| drop(words.question(question)));
    samples::ares::decisions().iter().for_each(|question| drop(words.question(question)));
    for choice in samples::ares::choices() {
        words.choice(&choice, None);
        words.choice(&choice, Some(&Question::Rise));
    }
    samples::ares::obstacles().iter().for_each(|obstacle| drop(words.obstacle(obstacle)));
    PhaseCard::ALL.iter().for_each(|&card| drop((words.phase_text(card), words.phase_bonus(card))));
    name_all(language, PhaseCard::ALL);
    name_all(language, Phase::ALL);
    name_all(language, Kind::ALL);
    name_all(language, Zone::ALL);
    name_all(language, Standard::ALL);
    name_all(language, Piece::ALL);
    name_all(language, Difficulty::ALL);
    name_all(language, Product::ALL);
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
