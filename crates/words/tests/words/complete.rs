//! Everything can be said in every language: no message is missing, no slot is empty.

use crate::samples;

use tharsis_kernel::{CardId, Seat};
use tharsis_mars::*;
use tharsis_words::mars::{MoonDepiction, MoonText, depict, depict_event, depict_moon, depict_party};
use tharsis_words::{CardText, Depiction, ICONS, Language, Names};

/// Runs a check in every language and asks it afterwards what went wrong.
fn in_every_language(check: impl Fn(&Language, &Names) -> Vec<String>) {
    for &code in Language::ALL {
        let language = &Language::fresh(code).expect("a language we list");
        for names in [Names::new(["Ann", "Bob"]), Names::default()] {
            for text in check(language, &names) {
                assert!(!text.trim().is_empty(), "{code}: an empty text");
                assert!(!text.contains(['{', '}']), "{code}: unresolved in \"{text}\"");
                assert!(!text.contains("  "), "{code}: two blanks in \"{text}\"");
            }
        }
        let faults: Vec<String> = language.faults().into_iter().filter(|fault| !waits(fault)).collect();
        assert!(faults.is_empty(), "{code}:\n{}", faults.join("\n"));
    }
}

/// Whether all that is wrong is a message that is known to be still untranslated.
fn waits(fault: &str) -> bool {
    fault.split_once(": no message ").is_some_and(|(_, id)| Language::waits(id))
}

#[test]
fn cards() {
    in_every_language(|language, _| {
        let mut texts = Vec::new();
        for id in samples::cards() {
            texts.extend([language.card_name(id), language.card(id)]);
            let CardText { requirement, lines, points } = language.card_text(id);
            texts.extend(requirement);
            texts.extend(lines.into_iter().map(|line| line.text));
            texts.extend(points);
        }
        texts
    });
}

#[test]
fn events() {
    in_every_language(|language, names| {
        samples::events().iter().map(|event| language.event(event, names)).collect()
    });
}

#[test]
fn questions_and_choices() {
    in_every_language(|language, names| {
        let questions: Vec<Question> = samples::questions().into_iter().chain(samples::decisions()).collect();
        let mut texts: Vec<String> = questions.iter().map(|it| language.question(it, names)).collect();
        let answers = [
            Choice::Card(samples::id("Ants")),
            Choice::Seat(Seat(1)),
            Choice::Moon(Moon::Pluto),
            Choice::Option(0),
            Choice::Option(9),
            Choice::Amount(0),
            Choice::Amount(2),
            Choice::Nobody,
            Choice::Done,
            Choice::Pass,
        ];
        for question in &questions {
            texts.extend(answers.iter().map(|choice| language.choice(choice, Some(question), names)));
        }
        texts.extend(answers.iter().map(|choice| language.choice(choice, None, names)));
        let samples = samples::choices();
        texts.extend(samples.iter().map(|(choice, asked)| language.choice(choice, asked.as_ref(), names)));
        texts
    });
}

#[test]
fn obstacles() {
    in_every_language(|language, names| {
        samples::obstacles().iter().map(|obstacle| language.obstacle(obstacle, names)).collect()
    });
}

#[test]
fn plurals_in_a_sentence() {
    let sentence = |code: &str, amount| {
        let cause = Cause::Card(samples::id("Arctic Algae"));
        let gained = Event::Gained { seat: Seat(0), resource: Resource::Plants, amount, cause };
        Language::get(code).expect("a language we list").event(&gained, &Names::new(["Ann"]))
    };
    assert_eq!(sentence("en", 1), "Ann gains 1 plant (Arctic Algae).");
    assert_eq!(sentence("en", 21), "Ann gains 21 plants (Arctic Algae).");
    assert_eq!(sentence("cs", 1), "Ann obdrží 1 rostlinu (Arktická řasa).");
    assert_eq!(sentence("cs", 4), "Ann obdrží 4 rostliny (Arktická řasa).");
    assert_eq!(sentence("cs", 22), "Ann obdrží 22 rostlin (Arktická řasa).");
    assert_eq!(sentence("pl", 1), "Ann otrzymuje 1 roślinność (Algi Arktyczne).");
    assert_eq!(sentence("pl", 22), "Ann otrzymuje 22 roślinności (Algi Arktyczne).");
    assert_eq!(sentence("ru", 21), "Ann получает 21 растение (Арктические водоросли).");
    assert_eq!(sentence("ru", 22), "Ann получает 22 растения (Арктические водоросли).");
    assert_eq!(sentence("ru", 12), "Ann получает 12 растений (Арктические водоросли).");
}

#[test]
fn seats_without_a_name_are_numbered() {
    let language = Language::english();
    assert_eq!(Names::new(["", "Bob"]).of(Seat(0), language), "Player 1");
    assert_eq!(Names::new(["", "Bob"]).of(Seat(1), language), "Bob");
    assert_eq!(Names::default().of(Seat(4), language), "Player 5");
}

#[test]
fn a_seat_is_declined_and_a_name_is_not() {
    let taken = Obstacle::MilestoneClaimed { by: Seat(1) };
    let says = |code, names: &Names| Language::get(code).expect("a language we list").obstacle(&taken, names);
    assert_eq!(says("ru", &Names::default()), "уже получено игроком 2");
    assert_eq!(says("ru", &Names::new(["Ann", "Bob"])), "уже получено игроком Bob");
    assert_eq!(says("pl", &Names::default()), "uzyskany już przez gracza 2");
    assert_eq!(says("cs", &Names::default()), "už získal hráč 2");
}

#[test]
fn an_unknown_language_is_none() {
    assert!(Language::get("tlh").is_none() && Language::fresh("tlh").is_none());
    assert_eq!(Language::get("en").map(Language::code), Some("en"));
}

#[test]
fn icons_are_those_listed() {
    assert!(ICONS.is_sorted());
    let ares = (0..tharsis_ares::cards::N_CARDS as CardId).map(tharsis_words::ares::depict);
    for depiction in samples::cards().map(depict).chain(ares) {
        let Depiction { requirement, play, first, actions, effects, points } = depiction;
        let rows = [vec![requirement], play, first, actions, effects, points.into_iter().collect()].concat();
        for glyph in rows.concat() {
            assert!(ICONS.contains(&&*glyph.icon), "{} is not in the list", glyph.icon);
        }
    }
}

#[test]
fn colony_tiles() {
    in_every_language(|language, _| {
        let mut texts = Vec::new();
        for &moon in Moon::ALL {
            let MoonText { income, build, bonus, wakes } = language.moon_text(moon);
            texts.extend(income);
            texts.extend([language.name(moon), build, bonus]);
            texts.extend(wakes);
        }
        texts
    });
    for &moon in Moon::ALL {
        let MoonDepiction { income, build, bonus, wakes_on } = depict_moon(moon);
        assert_eq!(income.len(), usize::from(MARKER_MAX) + 1);
        for glyph in income.concat().into_iter().chain(build).chain(bonus).chain(wakes_on) {
            assert!(ICONS.contains(&&*glyph.icon), "{} is not in the list", glyph.icon);
        }
    }
}

#[test]
fn icons_of_politics_are_those_listed() {
    let events = (0..GLOBAL_EVENTS.len()).flat_map(|event| depict_event(event as u8));
    let parties = Party::ALL.iter().flat_map(|&party| depict_party(party));
    for glyph in events.chain(parties).flatten() {
        assert!(ICONS.contains(&&*glyph.icon), "{} is not in the list", glyph.icon);
    }
}

#[test]
fn politics() {
    in_every_language(|language, _| {
        let mut texts = Vec::new();
        for event in 0..GLOBAL_EVENTS.len() as u8 {
            texts.extend([language.global_event_name(event), language.global_event_text(event)]);
        }
        for &party in Party::ALL {
            texts.extend([language.ruling_bonus_text(party), language.policy_text(party)]);
        }
        texts
    });
}

#[test]
fn ares_expedition() {
    in_every_language(|language, names| {
        let words = language.ares();
        let mut texts = Vec::new();
        for id in 0..tharsis_ares::cards::N_CARDS as CardId {
            let CardText { requirement, lines, points } = words.card_text(id);
            texts.push(words.card_name(id));
            texts.extend(requirement);
            texts.extend(lines.into_iter().map(|line| line.text));
            texts.extend(points);
        }
        texts.extend(samples::ares::events().iter().map(|event| words.event(event, names)));
        let questions = [samples::ares::questions(), samples::ares::decisions()].concat();
        for question in &questions {
            texts.push(words.question(question));
            let answers = samples::ares::choices();
            texts.extend(answers.iter().map(|choice| words.choice(choice, Some(question))));
        }
        texts.extend(samples::ares::obstacles().iter().map(|obstacle| words.obstacle(obstacle)));
        texts
    });
}

#[test]
fn icons_survive_the_wire() {
    for id in samples::cards() {
        let json = serde_json::to_string(&depict(id)).expect("plain data");
        assert_eq!(serde_json::from_str::<Depiction>(&json).expect("the same"), depict(id));
    }
}
