//! Every wording, kept as files: a change of words shows up in review as a change of text.

use crate::samples;

use std::fmt::Write;
use tharsis_kernel::CardId;
use tharsis_mars::cards::card;
use tharsis_mars::{
    Award, Conversion, Deck, GLOBAL_EVENTS, Kind, MapId, Milestone, Moon, Parameter, Party, Phase, Project,
    Resource, Source, Tag, Tile,
};
use tharsis_words::mars::{MoonDepiction, MoonText, depict, depict_event, depict_moon, depict_party};
use tharsis_words::{Depiction, Language, Names, Noun, Row};

fn languages() -> impl Iterator<Item = (&'static str, &'static Language)> {
    Language::ALL.iter().map(|&code| (code, Language::get(code).expect("a language we list")))
}

#[test]
fn card_texts() {
    for (code, language) in languages() {
        let mut page = String::new();
        for id in samples::cards() {
            let name = language.card_name(id);
            writeln!(page, "{} {name}: {}", card(id).number, language.card(id)).expect("a string");
        }
        insta::assert_snapshot!(format!("cards-{code}"), page);
    }
}

#[test]
fn icons() {
    let mut page = String::new();
    for id in samples::cards() {
        add_icons(&mut page, card(id).number, card(id).name, &depict(id));
    }
    for &moon in Moon::ALL {
        let MoonDepiction { income, build, bonus, .. } = depict_moon(moon);
        let rows = income.into_iter().chain([build, bonus]);
        let rows = rows.map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join("  "));
        writeln!(page, "{}: {}", moon.word(), rows.collect::<Vec<_>>().join(" | ")).expect("a string");
    }
    insta::assert_snapshot!("icons", page);
}

#[test]
fn icons_of_ares() {
    use tharsis_ares::cards::{N_CARDS, card};
    let mut page = String::new();
    for id in 0..N_CARDS as CardId {
        add_icons(&mut page, card(id).number, card(id).name, &tharsis_words::ares::depict(id));
    }
    insta::assert_snapshot!("ares-icons", page);
}

fn add_icons(page: &mut String, number: &str, name: &str, icons: &Depiction) {
    writeln!(page, "{number} {name}").expect("a string");
    for line in icons.to_string().lines() {
        writeln!(page, "    {line}").expect("a string");
    }
}

#[test]
fn events_questions_and_reasons() {
    let names = Names::new(["Ann", "Bob"]);
    for (code, language) in languages() {
        let mut page = String::from("EVENTS\n");
        let mut add = |line: String| {
            page += &line;
            page.push('\n');
        };
        samples::events().iter().for_each(|event| add(language.event(event, &names)));
        add("\nQUESTIONS".to_string());
        samples::questions().iter().for_each(|question| add(language.question(question, &names)));
        add("\nQUESTIONS OF EFFECTS".to_string());
        let mut asked: Vec<String> =
            samples::decisions().iter().map(|question| language.question(question, &names)).collect();
        asked.retain(|question| question.contains('?'));
        asked.dedup();
        asked.into_iter().for_each(&mut add);
        add("\nCHOICES".to_string());
        for (choice, question) in samples::choices() {
            add(format!("{choice}: {}", language.choice(&choice, question.as_ref(), &names)));
        }
        add("\nREASONS".to_string());
        samples::obstacles().iter().for_each(|obstacle| add(language.obstacle(obstacle, &names)));
        insta::assert_snapshot!(format!("samples-{code}"), page);
    }
}

#[test]
fn parties_and_global_events() {
    for (code, language) in languages() {
        let mut page = String::from("PARTIES\n");
        for &party in Party::ALL {
            let (bonus, policy) = (language.ruling_bonus_text(party), language.policy_text(party));
            writeln!(page, "{}: {bonus} {policy}", language.name(party)).expect("a string");
            page += &in_letters(&depict_party(party));
        }
        page += "\nGLOBAL EVENTS\n";
        for event in 0..GLOBAL_EVENTS.len() as u8 {
            let (name, text) = (language.global_event_name(event), language.global_event_text(event));
            writeln!(page, "{name}: {text}").expect("a string");
            page += &in_letters(&depict_event(event));
        }
        insta::assert_snapshot!(format!("politics-{code}"), page);
    }
}

#[test]
fn ares_expedition() {
    use tharsis_ares::*;
    let names = Names::new(["Ann", "Bob"]);
    for (code, language) in languages() {
        let words = language.ares();
        let mut page = String::from("CARDS\n");
        let mut add = |line: String| {
            page += &line;
            page.push('\n');
        };
        for id in 0..cards::N_CARDS as CardId {
            add(format!("{} {}: {}", cards::card(id).number, words.card_name(id), words.card(id)));
        }
        add("\nRULES".to_string());
        Standard::ALL.iter().for_each(|&it| add(format!("{}: {}", words.name(it), words.standard_text(it))));
        PhaseCard::ALL
            .iter()
            .for_each(|&it| add(format!("{}; {}", words.phase_text(it), words.phase_bonus(it))));
        (0..TILES.len()).for_each(|row| add(words.tile_text(row).expect("a row of the table")));
        add("\nEVENTS".to_string());
        samples::ares::events().iter().for_each(|event| add(words.event(event, &names)));
        add("\nQUESTIONS".to_string());
        let mut asked = [samples::ares::questions(), samples::ares::decisions()].concat();
        asked.retain(|question| words.question(question).contains('?'));
        asked.iter().for_each(|question| add(words.question(question)));
        add("\nCHOICES".to_string());
        samples::ares::choices().iter().for_each(|choice| add(words.choice(choice, None)));
        add("\nREASONS".to_string());
        samples::ares::obstacles().iter().for_each(|obstacle| add(words.obstacle(obstacle)));
        add("\nNAMES".to_string());
        add(names_of(language, PhaseCard::ALL).join(", "));
        add(names_of(language, Phase::ALL).join(", "));
        add(names_of(language, Kind::ALL).join(", "));
        add(names_of(language, Zone::ALL).join(", "));
        add(names_of(language, Piece::ALL).join(", "));
        add(names_of(language, Difficulty::ALL).join(", "));
        add(names_of(language, Product::ALL).join(", "));
        insta::assert_snapshot!(format!("ares-{code}"), page);
    }
}

fn in_letters(rows: &[Row]) -> String {
    let row = |row: &Row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join("  ");
    rows.iter().map(|it| format!("    {}\n", row(it))).collect()
}

#[test]
fn rules_and_names() {
    for (code, language) in languages() {
        let mut page = String::from("RULES\n");
        let mut add = |name: String, text: String| writeln!(page, "{name}: {text}").expect("a string");
        Project::ALL.iter().for_each(|&it| add(language.name(it), language.project_text(it)));
        Conversion::ALL.iter().for_each(|&it| add(language.name(it), language.conversion_text(it)));
        for (row, step) in MapId::THARSIS.map().bonus_steps.iter().enumerate() {
            add(row.to_string(), language.bonus_step_text(step));
        }
        for id in MapId::offered() {
            let map = id.map();
            for hex in map.all.iter().filter(|&hex| map.area(hex).name.is_some()) {
                let text = language.area_text(map.area(hex)).unwrap_or_default();
                add(format!("{}, {}", language.name(id), language.area_on(id, hex)), text);
            }
        }
        let options = tharsis_mars::Options::default();
        Milestone::ALL.iter().for_each(|&it| add(language.name(it), language.milestone_text(it, &options)));
        Award::ALL.iter().for_each(|&it| add(language.name(it), language.award_text(it)));
        for &moon in Moon::ALL {
            let MoonText { income, build, bonus, wakes } = language.moon_text(moon);
            let parts = [income.join(" | "), build, bonus].into_iter().chain(wakes);
            writeln!(page, "{}: {}", language.name(moon), parts.collect::<Vec<_>>().join(" || "))
                .expect("a string");
        }
        page += "\nNAMES\n";
        let mut list = |title: &str, names: Vec<String>| {
            writeln!(page, "{title}: {}", names.join(", ")).expect("a string");
        };
        list("resources", names_of(language, Resource::ALL));
        list("resources on cards", names_of(language, tharsis_mars::CardResource::ALL));
        list("tags", names_of(language, Tag::ALL));
        list("kinds", names_of(language, Kind::ALL));
        list("decks", names_of(language, Deck::ALL));
        list("parameters", names_of(language, Parameter::ALL));
        list("phases", names_of(language, Phase::ALL));
        list("tiles", names_of(language, Tile::ALL));
        list("parties", names_of(language, Party::ALL));
        list("sources of delegates", names_of(language, Source::ALL));
        insta::assert_snapshot!(format!("rules-{code}"), page);
    }
}

fn names_of<T: Noun + Copy>(language: &Language, all: &[T]) -> Vec<String> {
    all.iter().map(|&it| language.name(it)).collect()
}
