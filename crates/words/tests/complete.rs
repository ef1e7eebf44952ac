//! Everything can be said in every language: no message is missing, no slot is empty.

mod samples;

use tharsis_kernel::Seat;
use tharsis_mars::*;
use tharsis_words::{CardText, Depiction, ICONS, Language, Names, depict};

/// The counts at which some language changes its plural form.
const COUNTS: [i32; 10] = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25];

/// Runs a check in every language and asks it afterwards what went wrong.
fn in_every_language(check: impl Fn(&Language, &Names) -> Vec<String>) {
    for &code in Language::ALL {
        let language = Language::get(code).expect("a language we list");
        for names in [Names::new(["Ann", "Bob"]), Names::default()] {
            for text in check(language, &names) {
                assert!(!text.trim().is_empty(), "{code}: an empty text");
                assert!(!text.contains(['{', '}']), "{code}: unresolved in \"{text}\"");
                assert!(!text.contains("  "), "{code}: two blanks in \"{text}\"");
            }
        }
        let faults = language.faults();
        assert!(faults.is_empty(), "{code}:\n{}", faults.join("\n"));
    }
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
fn counted_phrases() {
    in_every_language(|language, names| {
        let mut texts = Vec::new();
        let cause = Cause::Production;
        for n in COUNTS {
            let seat = Seat(0);
            for &resource in Resource::ALL {
                texts.push(language.event(&Event::Gained { seat, resource, amount: n, cause }, names));
                let steps = n as i16;
                texts
                    .push(language.event(&Event::Produced { seat, resource, steps, by: seat, cause }, names));
            }
            for &resource in CardResource::ALL {
                let card = samples::id("Ants");
                let added = Event::Added { seat, card, resource, amount: n as u8, cause };
                texts.push(language.event(&added, names));
            }
            for &tag in Tag::ALL {
                let short = Obstacle::TagsShort { tag, have: 0, need: n as u8 };
                texts.push(language.obstacle(&short, names));
            }
            texts.push(language.question(&Question::Order(n as u8), names));
        }
        texts
    });
}

#[test]
fn english_plurals() {
    let language = Language::english();
    let gained = |amount| Event::Gained {
        seat: Seat(0),
        resource: Resource::Plants,
        amount,
        cause: Cause::Card(samples::id("Arctic Algae")),
    };
    let said = COUNTS.map(|n| language.event(&gained(n), &Names::new(["Ann"])));
    assert_eq!(said[1], "Ann gains 1 plant (Arctic Algae).");
    assert_eq!(said[2], "Ann gains 2 plants (Arctic Algae).");
    assert_eq!(said[7], "Ann gains 21 plants (Arctic Algae).");
}

#[test]
fn seats_without_a_name_are_numbered() {
    let language = Language::english();
    assert_eq!(Names::new(["", "Bob"]).of(Seat(0), language), "Player 1");
    assert_eq!(Names::new(["", "Bob"]).of(Seat(1), language), "Bob");
    assert_eq!(Names::default().of(Seat(4), language), "Player 5");
}

#[test]
fn an_unknown_language_is_none() {
    assert!(Language::get("tlh").is_none());
    assert_eq!(Language::get("en").map(Language::code), Some("en"));
}

#[test]
fn icons_are_those_listed() {
    assert!(ICONS.is_sorted());
    for id in samples::cards() {
        let Depiction { requirement, play, first, actions, effects, points } = depict(id);
        let rows = [vec![requirement], play, first, actions, effects, points.into_iter().collect()].concat();
        for glyph in rows.concat() {
            assert!(ICONS.contains(&&*glyph.icon), "{} is not in the list", glyph.icon);
        }
    }
}

#[test]
fn icons_survive_the_wire() {
    for id in samples::cards() {
        let json = serde_json::to_string(&depict(id)).expect("plain data");
        assert_eq!(serde_json::from_str::<Depiction>(&json).expect("the same"), depict(id));
    }
}
