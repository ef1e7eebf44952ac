//! Every language says all that English says, and none of it in English.

use crate::samples;

use std::collections::BTreeSet;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::*;
use tharsis_words::mars::MoonText;
use tharsis_words::{Language, Names, Noun};

/// Names that stay as they are in every language: the sample players, corporations, places on the map.
const PROPER: &[&str] = &[
    "Ann",
    "Bob",
    "Aphrodite",
    "Aridor",
    "Arklight",
    "Arsia",
    "Ascraeus",
    "Atalanta",
    "Callisto",
    "Celestic",
    "Chasma",
    "Cheung",
    "Cinematics",
    "CrediCor",
    "Ecoline",
    "Elysium",
    "Eos",
    "Freyja",
    "Hecates",
    "Helion",
    "Hellas",
    "Inc",
    "Incorporated",
    "Industries",
    "Interplanetary",
    "Inventrix",
    "Invest",
    "Io",
    "Ishtar",
    "Jupiter",
    "Lagrange",
    "Luna",
    "MARS",
    "Manutech",
    "Marineris",
    "Mars",
    "Maxwell",
    "Mohole",
    "Mons",
    "Morning",
    "Noctis",
    "Olympus",
    "Pavonis",
    "PhoboLog",
    "Phobos",
    "Planitia",
    "Point",
    "Polyphemos",
    "Poseidon",
    "Pristar",
    "Research",
    "Robinson",
    "Saturn",
    "Septem",
    "Shing",
    "Soletta",
    "Star",
    "Stormcraft",
    "Stratopolis",
    "Systems",
    "Teractor",
    "TerraLabs",
    "Tharsis",
    "Tholus",
    "ThorGate",
    "Tribus",
    "Trust",
    "UNMI",
    "Utopia",
    "Valley",
    "Viron",
    "Vitor",
];

/// Words that a language happens to share with English, names of printed cards included.
fn alike(code: &str) -> &'static [&'static str] {
    match code {
        "cs" => &[
            "a",
            "asteroid",
            "baron",
            "bonus",
            "brainstorming",
            "by",
            "Ceres",
            "co",
            "do",
            "Enceladus",
            "Europa",
            "gyropolis",
            "limit",
            "lobby",
            "magma",
            "Miranda",
            "park",
            "planet",
            "Pluto",
            "pole",
            "rating",
            "s",
            "solarpunk",
            "titan",
            "to",
            "Triton",
            "virus",
        ],
        "pl" => POLISH,
        _ => &[],
    }
}

const POLISH: &[&str] = &[
    "a",
    "asteroid",
    "bank",
    "baron",
    "by",
    "Ceres",
    "City",
    "co",
    "do",
    "Enceladus",
    "era",
    "Europa",
    "GMO",
    "go",
    "import",
    "science",
    "solarnet",
    "sponsor",
    "Lakefront",
    "leasing",
    "limit",
    "lobby",
    "m",
    "magma",
    "Miranda",
    "ocean",
    "Off",
    "park",
    "Piece",
    "PR",
    "Resorts",
    "solarpunk",
    "Spin",
    "to",
    "warp",
    "zoo",
];

/// What a test wants to hear.
type Say<'a> = &'a dyn Fn(&Language, &Names) -> Vec<String>;

/// Lets a language say everything; what English had to stand in for is left out.
fn hear_all(language: &mut Language, mut hear: impl FnMut(&str)) {
    let names = Names::new(["Ann", "Bob"]);
    language.take_faults();
    let mut ask = |say: Say<'_>| {
        let texts = say(language, &names);
        if language.take_faults().is_empty() {
            texts.iter().for_each(|text| hear(text));
        }
    };
    for id in samples::cards() {
        ask(&|language, _| vec![language.card_name(id), language.card(id)]);
    }
    samples::events().iter().for_each(|event| ask(&|language, names| vec![language.event(event, names)]));
    for question in samples::questions().iter().chain(&samples::decisions()) {
        ask(&|language, names| vec![language.question(question, names)]);
    }
    for (choice, question) in &samples::choices() {
        ask(&|language, names| vec![language.choice(choice, question.as_ref(), names)]);
    }
    for obstacle in &samples::obstacles() {
        ask(&|language, names| vec![language.obstacle(obstacle, names)]);
    }
    ask(&|language, _| vec![Names::default().of(Seat(2), language)]);
    for &it in Milestone::ALL {
        ask(&|language, _| vec![language.name(it), language.milestone_text(it, &Options::default())]);
    }
    for &it in Award::ALL {
        ask(&|language, _| vec![language.name(it), language.award_text(it)]);
    }
    for &it in Project::ALL {
        ask(&|language, _| vec![language.name(it), language.project_text(it)]);
    }
    for &it in Conversion::ALL {
        ask(&|language, _| vec![language.name(it), language.conversion_text(it)]);
    }
    for id in MapId::offered() {
        let map = id.map();
        map.bonus_steps.iter().for_each(|step| ask(&|language, _| vec![language.bonus_step_text(step)]));
        for hex in map.all.iter() {
            ask(&|language, _| language.area_text(map.area(hex)).into_iter().collect());
        }
    }
    names_of(&mut ask, Resource::ALL);
    names_of(&mut ask, CardResource::ALL);
    names_of(&mut ask, Tag::ALL);
    names_of(&mut ask, Kind::ALL);
    names_of(&mut ask, Deck::ALL);
    names_of(&mut ask, Parameter::ALL);
    names_of(&mut ask, Phase::ALL);
    names_of(&mut ask, Tile::ALL);
    names_of(&mut ask, Source::ALL);
    hear_politics_and_moons(&mut ask);
    hear_ares(&mut ask);
}

fn hear_politics_and_moons(ask: &mut impl FnMut(Say<'_>)) {
    for event in 0..GLOBAL_EVENTS.len() as EventId {
        ask(&|language, _| vec![language.global_event_name(event), language.global_event_text(event)]);
    }
    for &party in Party::ALL {
        ask(&|language, _| vec![language.name(party), language.policy_text(party)]);
        ask(&|language, _| vec![language.ruling_bonus_text(party)]);
    }
    for &moon in Moon::ALL {
        ask(&|language, _| {
            let MoonText { income, build, bonus, wakes } = language.moon_text(moon);
            let parts = [language.name(moon), build, bonus].into_iter();
            parts.chain(income).chain(wakes).collect()
        });
    }
}

fn hear_ares(ask: &mut impl FnMut(Say<'_>)) {
    use tharsis_ares::*;
    for id in 0..cards::N_CARDS as CardId {
        ask(&|language, _| vec![language.ares().card_name(id), language.ares().card(id)]);
    }
    for event in &samples::ares::events() {
        ask(&|language, names| vec![language.ares().event(event, names)]);
    }
    for question in samples::ares::questions().iter().chain(&samples::ares::decisions()) {
        ask(&|language, _| vec![language.ares().question(question)]);
    }
    for choice in &samples::ares::choices() {
        ask(&|language, _| vec![language.ares().choice(choice, None)]);
    }
    for obstacle in &samples::ares::obstacles() {
        ask(&|language, _| vec![language.ares().obstacle(obstacle)]);
    }
    Standard::ALL.iter().for_each(|&it| ask(&|language, _| vec![language.ares().standard_text(it)]));
    for &card in PhaseCard::ALL {
        ask(&|language, _| vec![language.ares().phase_text(card), language.ares().phase_bonus(card)]);
    }
    (0..TILES.len()).for_each(|row| ask(&|language, _| language.ares().tile_text(row).into_iter().collect()));
    names_of(ask, Standard::ALL);
    names_of(ask, PhaseCard::ALL);
    names_of(ask, Phase::ALL);
    names_of(ask, Kind::ALL);
    names_of(ask, Zone::ALL);
    names_of(ask, Piece::ALL);
    names_of(ask, Difficulty::ALL);
    names_of(ask, Product::ALL);
}

fn names_of<T: Noun + Copy>(ask: &mut impl FnMut(Say<'_>), all: &[T]) {
    all.iter().for_each(|&it| ask(&|language, _| vec![language.name(it)]));
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty())
}

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.iter().skip(1).map(|code| Language::fresh(code).expect("a language we list"))
}

#[test]
fn every_language_has_the_same_messages() {
    for language in others() {
        let survey = language.survey();
        assert_eq!(survey.missing, [""; 0], "{} lacks these", language.code());
        assert_eq!(survey.superfluous, [""; 0], "{} has these for nothing", language.code());
    }
    let english = Language::english().survey();
    assert!(english.missing.is_empty() && english.superfluous.is_empty() && english.own.is_empty());
}

#[test]
fn what_waits_is_really_missing() {
    let waiting: BTreeSet<String> = others().flat_map(|language| language.survey().waiting).collect();
    for line in Language::waiting() {
        let start = line.trim_end_matches('*');
        let found = waiting.iter().any(|id| id == start || (line.ends_with('*') && id.starts_with(start)));
        assert!(found, "{line} waits for nothing any more: take it off locales/waiting.txt");
    }
}

#[test]
fn no_english_is_left_over() {
    let mut english = BTreeSet::new();
    let mut language = Language::fresh("en").expect("English");
    hear_all(&mut language, |text| english.extend(words(text).map(str::to_lowercase)));
    assert!(english.len() > 500 && english.contains("production"), "{} words", english.len());
    for mut language in others() {
        let code = language.code();
        let known: BTreeSet<&str> = PROPER.iter().chain(alike(code)).copied().collect();
        let allowed = |word: &str| known.contains(word) || known.contains(word.to_lowercase().as_str());
        let mut heard = 0;
        hear_all(&mut language, |text| {
            heard += 1;
            for word in words(text.replace("°C", "").as_str()) {
                let is_english = english.contains(&word.to_lowercase()) && !allowed(word);
                assert!(!is_english, "{code}: \"{word}\" in \"{text}\"");
            }
        });
        assert!(heard > 1_000 || Language::waiting().count() > 0, "{code}: only {heard} texts");
    }
}

#[test]
fn russian_is_written_in_cyrillic() {
    let mut language = Language::fresh("ru").expect("Russian");
    hear_all(&mut language, |text| {
        for word in words(text.replace("°C", "").as_str()) {
            let cyrillic = word.chars().all(|letter| {
                ('а'..='я').contains(&letter.to_lowercase().next().unwrap_or(letter)) || "ёЁ".contains(letter)
            });
            assert!(cyrillic || PROPER.contains(&word), "\"{word}\" in \"{text}\"");
        }
    });
}

#[test]
fn no_two_cards_share_a_name() {
    for language in others() {
        let mut seen = BTreeSet::new();
        for id in samples::cards() {
            let name = language.card_name(id);
            assert!(seen.insert(name.clone()), "{}: two cards are called {name}", language.code());
        }
        let mut seen = BTreeSet::new();
        for id in 0..tharsis_ares::cards::N_CARDS as CardId {
            let name = language.ares().card_name(id);
            assert!(seen.insert(name.clone()), "{}: two cards are called {name}", language.code());
        }
    }
}
