//! The words of the rulebooks: a term or name that is printed is used as printed; one that is not is marked as our
//! own in the language's file.

use tharsis_ares as ares;
use tharsis_kernel::CardId;
use tharsis_mars::cards::{CARDS, by_number};
use tharsis_mars::*;
use tharsis_words::{Language, Noun};

const GLOSSARY: &str = include_str!("../../../../facts/glossary.toml");
const CARD_NAMES: &str = include_str!("../../../../facts/card-names.toml");

/// Names that are not taken from the list of card names, and why.
const CORRECTED: [(&str, &str, &str); 21] = [
    ("pl", "ArchaeBacteria", "the list has a German word"),
    ("pl", "Io Mining Industries", "the list writes the moon's name in capitals"),
    ("pl", "Magnetic Field Dome", "the list has a full stop after it"),
    ("ru", "Land Claim", "the list has a piece of rules text, \"own marker\""),
    ("ru", "Domed Crater", "the list gives it the name of Cupola City"),
    ("ru", "Minority Refuge", "the list has a slip of the pen"),
    ("ru", "Molecular Printing", "the list lacks a letter"),
    ("ru", "Red Spot Observatory", "the list shortens the first word"),
    ("ru", "Interplanetary Trade", "the list has a letter too many"),
    ("ru", "Solar Flare", "the list writes the Sun without a capital"),
    ("ru", "Volcanic Eruptions", "the list lacks a letter"),
    ("ru", "War on Earth", "the list writes the planet without a capital"),
    ("pl", "Io Research Outpost", "the list writes the moon's name in capitals"),
    ("pl", "Io Sulphur Research", "the list writes the moon's name in capitals"),
    ("pl", "Atalanta Planitia Lab", "the list has a slip of the pen"),
    ("pl", "Dirigibles", "the list gives it the name of Zeppelins"),
    ("ru", "Dirigibles", "the list gives it the name of Zeppelins"),
    ("ru", "Early Settlement", "the list gives it the name of Pioneer Settlement"),
    ("ru", "Acquired Space Agency", "the list lacks a letter"),
    ("ru", "Extractor Balloons", "the list has a Latin letter"),
    ("ru", "Sister Planet Support", "the list lacks a hyphen"),
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
            ("colonies", english),
            ("event", english),
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
        CardResource::Floater => "resource", "floaters";
        CardResource::Camp => "resource", "camps";
        CardResource::Preservation => "resource", "preservation";
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
        Tag::Wild => "tag", "wild";
        Parameter::Temperature => "parameter", "temperature";
        Parameter::Oxygen => "parameter", "oxygen";
        Parameter::Oceans => "parameter", "oceans";
        Parameter::Venus => "parameter", "Venus scale";
        Tag::Venus => "tag", "Venus";
        CardResource::Asteroid => "resource", "asteroids";
        Kind::Prelude => "card", "prelude";
        Deck::Prelude => "general", "Prelude (expansion)";
        Deck::Venus => "general", "Venus (expansion)";
        Phase::Prelude => "phase", "prelude round";
        Project::AirScrapping => "standard project", "Air Scrapping";
        Project::BufferGas => "standard project", "Buffer Gas";
        Milestone::Hoverlord => "milestone", "Hoverlord";
        Award::Venuphile => "award", "Venuphile";
        Kind::Automated => "card", "automated card";
        Kind::Active => "card", "active card";
        Kind::Event => "card", "event";
        Kind::Corporation => "general", "corporation";
        Deck::CorporateEra => "general", "Corporate Era";
        Deck::Colonies => "general", "Colonies";
        Deck::Turmoil => "general", "Turmoil";
        Phase::Setup => "general", "setup";
        Phase::Research => "phase", "research phase";
        Phase::Action => "phase", "action phase";
        Phase::Production => "phase", "production phase";
        Phase::Solar => "phase", "solar phase";
        Phase::End => "general", "end of the game";
        Conversion::Plants => "action", "convert plants to greenery";
        Conversion::Heat => "action", "convert heat to temperature";
        Project::SellPatents => "standard project", "Sell Patents";
        Project::PowerPlant => "standard project", "Power Plant";
        Project::Asteroid => "standard project", "Asteroid";
        Project::Aquifer => "standard project", "Aquifer";
        Project::Greenery => "standard project", "Greenery";
        Project::City => "standard project", "City";
        Project::BuildColony => "standard project", "Build Colony";
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
        Party::MarsFirst => "party", "Mars First";
        Party::Kelvinists => "party", "Kelvinists";
        Party::Reds => "party", "Reds";
        Party::Greens => "party", "Greens";
        Party::Unity => "party", "Unity";
        Party::Scientists => "party", "Scientists";
        Milestone::Diversifier => "milestone", "Diversifier";
        Milestone::Tactician => "milestone", "Tactician";
        Milestone::PolarExplorer => "milestone", "Polar Explorer";
        Milestone::Energizer => "milestone", "Energizer";
        Milestone::RimSettler => "milestone", "Rim Settler";
        Milestone::Generalist => "milestone", "Generalist";
        Milestone::Specialist => "milestone", "Specialist";
        Milestone::Ecologist => "milestone", "Ecologist";
        Milestone::Tycoon => "milestone", "Tycoon";
        Milestone::Legend => "milestone", "Legend";
        Award::Cultivator => "award", "Cultivator";
        Award::Magnate => "award", "Magnate";
        Award::SpaceBaron => "award", "Space Baron";
        Award::Excentric => "award", "Excentric";
        Award::Contractor => "award", "Contractor";
        Award::Celebrity => "award", "Celebrity";
        Award::Industrialist => "award", "Industrialist";
        Award::DesertSettler => "award", "Desert Settler";
        Award::EstateDealer => "award", "Estate Dealer";
        Award::Benefactor => "award", "Benefactor";
        Source::Lobby => "turmoil", "lobby";
        Source::Reserve => "turmoil", "delegate reserve";
        ares::Kind::Green => "card", "green card";
        ares::Kind::Blue => "card", "blue card";
        ares::Kind::Red => "card", "red card";
        ares::Kind::Corporation => "general", "corporation";
        ares::Zone::Purple => "parameter", "purple";
        ares::Zone::Red => "parameter", "red";
        ares::Zone::Yellow => "parameter", "yellow";
        ares::Zone::White => "parameter", "white";
        ares::Phase::Setup => "general", "setup";
        ares::Phase::Planning => "phase", "planning step";
        ares::Phase::Pool => "phase", "pool";
        ares::Phase::Development => "phase", "development";
        ares::Phase::Construction => "phase", "construction";
        ares::Phase::Action => "phase", "action (phase card)";
        ares::Phase::Production => "phase", "production (phase card)";
        ares::Phase::Research => "phase", "research (phase card)";
        ares::Phase::End => "phase", "end step";
        ares::Phase::Over => "general", "end of the game";
        ares::Piece::Cube => "general", "cube";
        ares::Piece::Marker => "general", "trade marker";
        ares::Difficulty::Beginner => "general", "level: beginner";
        ares::Difficulty::Experienced => "general", "level: experienced";
        ares::Difficulty::Expert => "general", "level: expert";
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

/// What has a name in the lists: its message, its English name, and how to say it.
struct Named {
    message: String,
    english: &'static str,
    name: Box<dyn Fn(&Language) -> String>,
}

/// The cards of both games, the global events and the colony tiles.
fn named() -> Vec<Named> {
    let mut all = Vec::new();
    for card in &CARDS {
        let id = by_number(card.number).expect("a card of the table");
        let name = Box::new(move |language: &Language| language.card_name(id));
        all.push(Named { message: format!("card-{}", card.number), english: card.name, name });
    }
    for (row, event) in GLOBAL_EVENTS.iter().enumerate() {
        let name = Box::new(move |language: &Language| language.global_event_name(row as EventId));
        all.push(Named { message: tharsis_words::mars::event_message(event), english: event.name, name });
    }
    for id in 0..ares::cards::N_CARDS as CardId {
        let name = Box::new(move |language: &Language| language.ares().card_name(id));
        let message = tharsis_words::ares::card_message(id).to_string();
        let known = all.iter().any(|named| named.message == message);
        if !known {
            all.push(Named { message, english: ares::cards::card(id).name, name });
        }
    }
    for &moon in Moon::ALL {
        let english: &'static str = Box::leak(Language::english().name(moon).into_boxed_str());
        all.push(Named { message: moon.id(), english, name: Box::new(move |language| language.name(moon)) });
    }
    all
}

#[test]
fn names_are_those_players_know() {
    let sources = Sources::read();
    let all = named();
    for &code in &Language::ALL[1..] {
        let language = Language::get(code).expect("a language we list");
        let own = language.survey().own;
        for Named { message, english, name } in all.iter().filter(|named| !Language::waits(&named.message)) {
            let (known, name) = (sources.card(english, code), name(language));
            if CORRECTED.iter().any(|&(lang, corrected, _)| (lang, corrected) == (code, *english)) {
                assert_ne!(Some(name), known, "{code}: {english} needs no correction any more");
                continue;
            }
            assert_eq!(known.is_none(), own.contains(message), "{code}: {english} is marked wrongly");
            assert!(known.is_none_or(|known| known == name), "{code}: {english} is called {name}");
        }
    }
}
