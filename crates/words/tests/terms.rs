//! The words of the rulebooks: a term or name that is printed is used as printed; one that is not is marked as our
//! own in the language's file.

use tharsis_mars::cards::{CARDS, by_number};
use tharsis_mars::*;
use tharsis_words::{Language, Noun};

const GLOSSARY: &str = include_str!("../../../facts/glossary.toml");
const CARD_NAMES: &str = include_str!("../../../facts/card-names.toml");

/// Names that are not taken from the list of card names, and why.
const CORRECTED: [(&str, &str, &str); 5] = [
    ("pl", "ArchaeBacteria", "the list has a German word"),
    ("pl", "Io Mining Industries", "the list writes the moon's name in capitals"),
    ("pl", "Magnetic Field Dome", "the list has a full stop after it"),
    ("ru", "Land Claim", "the list has a piece of rules text, \"own marker\""),
    ("ru", "Domed Crater", "the list gives it the name of Cupola City"),
];

struct Sources {
    terms: Vec<toml::Value>,
    names: Vec<toml::Value>,
}

impl Sources {
    fn read() -> Sources {
        let list = |text: &str, key: &str| {
            let table: toml::Table = text.parse().expect("a well-formed table");
            table[key].as_array().expect("a list").clone()
        };
        Sources { terms: list(GLOSSARY, "term"), names: list(CARD_NAMES, "name") }
    }

    fn term(&self, group: &str, english: &str, code: &str) -> Option<String> {
        let mut terms = self.terms.iter();
        let term = terms.find(|it| it["group"].as_str() == Some(group) && it["en"].as_str() == Some(english));
        Some(term?.get(code)?.as_str()?.to_string())
    }

    /// The name of a card: the printed one first, then the one players know.
    fn card(&self, english: &str, code: &str) -> Option<String> {
        let as_card = format!("{english} (card)");
        let printed = [
            ("card name", english),
            ("card name", as_card.as_str()),
            ("card name (Ares)", english),
            ("corporation", english),
            ("tile", english),
            ("general", english),
        ];
        let printed = printed.iter().find_map(|(group, english)| self.term(group, english, code));
        let known = || {
            let name = self.names.iter().find(|it| it["en"].as_str() == Some(english))?;
            Some(name.get(code)?.as_str()?.to_string())
        };
        printed.or_else(known).map(|name| capitalized(&name))
    }
}

fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A noun, and the group and English entry of the glossary it is found under.
struct Term {
    id: String,
    name: fn(&Language) -> String,
    group: &'static str,
    english: &'static str,
}

fn terms() -> Vec<Term> {
    macro_rules! terms {
        ($($noun:expr => $group:literal, $english:literal;)*) => {
            vec![$(Term {
                id: $noun.id(),
                name: |language| language.name($noun),
                group: $group,
                english: $english,
            }),*]
        };
    }
    terms! {
        Resource::Money => "resource", "M€";
        Resource::Steel => "resource", "steel";
        Resource::Titanium => "resource", "titanium";
        Resource::Plants => "resource", "plants";
        Resource::Energy => "resource", "energy";
        Resource::Heat => "resource", "heat";
        CardResource::Animal => "resource", "animals";
        CardResource::Microbe => "resource", "microbes";
        CardResource::Science => "resource", "science (resource)";
        CardResource::Fighter => "resource", "fighters";
        Tag::Building => "tag", "building";
        Tag::Space => "tag", "space";
        Tag::Science => "tag", "science";
        Tag::Power => "tag", "power";
        Tag::Earth => "tag", "Earth";
        Tag::Jovian => "tag", "Jovian";
        Tag::City => "tag", "city";
        Tag::Plant => "tag", "plant";
        Tag::Microbe => "tag", "microbe";
        Tag::Animal => "tag", "animal";
        Tag::Event => "tag", "event";
        Parameter::Temperature => "parameter", "temperature";
        Parameter::Oxygen => "parameter", "oxygen";
        Parameter::Oceans => "parameter", "oceans";
        Kind::Automated => "card", "automated card";
        Kind::Active => "card", "active card";
        Kind::Event => "card", "event";
        Kind::Corporation => "general", "corporation";
        Deck::CorporateEra => "general", "Corporate Era";
        Phase::Setup => "general", "setup";
        Phase::Research => "phase", "research phase";
        Phase::Action => "phase", "action phase";
        Phase::Production => "phase", "production phase";
        Phase::End => "general", "end of the game";
        Conversion::Plants => "action", "convert plants to greenery";
        Conversion::Heat => "action", "convert heat to temperature";
        Project::SellPatents => "standard project", "Sell Patents";
        Project::PowerPlant => "standard project", "Power Plant";
        Project::Asteroid => "standard project", "Asteroid";
        Project::Aquifer => "standard project", "Aquifer";
        Project::Greenery => "standard project", "Greenery";
        Project::City => "standard project", "City";
        Milestone::Terraformer => "milestone", "Terraformer";
        Milestone::Mayor => "milestone", "Mayor";
        Milestone::Gardener => "milestone", "Gardener";
        Milestone::Builder => "milestone", "Builder";
        Milestone::Planner => "milestone", "Planner";
        Award::Landlord => "award", "Landlord";
        Award::Banker => "award", "Banker";
        Award::Scientist => "award", "Scientist";
        Award::Thermalist => "award", "Thermalist";
        Award::Miner => "award", "Miner";
    }
}

#[test]
fn terms_are_those_of_the_rulebooks() {
    let sources = Sources::read();
    for &code in &Language::ALL[1..] {
        let language = Language::get(code).expect("a language we list");
        let own = language.survey().own;
        for Term { id, name, group, english } in terms().into_iter().filter(|term| !Language::waits(&term.id))
        {
            let printed = sources.term(group, english, code);
            assert_eq!(printed.is_none(), own.contains(&id), "{code}: {id} is marked wrongly");
            if let Some(printed) = printed {
                assert_eq!(name(language), printed, "{code}: {id}");
            }
        }
    }
}

#[test]
fn card_names_are_those_players_know() {
    let sources = Sources::read();
    for &code in &Language::ALL[1..] {
        let language = Language::get(code).expect("a language we list");
        let own = language.survey().own;
        for card in CARDS.iter().filter(|card| !Language::waits(&format!("card-{}", card.number))) {
            let known = sources.card(card.name, code);
            let name = language.card_name(by_number(card.number).expect("a card of the table"));
            let corrected = CORRECTED.iter().any(|&(lang, english, _)| (lang, english) == (code, card.name));
            if corrected {
                assert_ne!(Some(name), known, "{code}: {} needs no correction any more", card.name);
                continue;
            }
            let marked = own.contains(&format!("card-{}", card.number));
            assert_eq!(known.is_none(), marked, "{code}: {} is marked wrongly", card.name);
            assert!(known.is_none_or(|known| known == name), "{code}: {} is called {name}", card.name);
        }
    }
}
