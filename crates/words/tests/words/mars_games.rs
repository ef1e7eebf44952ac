//! Whole games, told from the first question to the last: whatever the engine can ask, offer, refuse or
//! report has words, in every language and for every viewer.

use tharsis_kernel::{Game, Seat, seed_from_u64};
use tharsis_mars::{Choice, Event, Mars, Milestone, Moon, Options, Project, Resource};
use tharsis_words::{Language, Names};

/// Words for everything that happens in one game of random choices.
fn tell(language: &Language, n_seats: u8, seed: u64) {
    let names = Names::new(["Ann", "Bob", "Cem"]);
    let draft = n_seats > 1 && seed.is_multiple_of(2);
    let (colonies, turmoil) = (seed % 4 > 1, !seed.is_multiple_of(3));
    let options = Options { draft, colonies, turmoil, ..Options::default() };
    let mut state = Mars::setup(&options, n_seats, seed_from_u64(seed));
    let mut chance = seed;
    let mut log: Vec<Event> = Vec::new();
    let mut legal: Vec<Choice> = Vec::new();
    while let Some(seat) = Mars::asked(&state).iter().next() {
        let own = Mars::view(&state, Some(seat)).own.expect("a seat sees its own things");
        let question = own.question.expect("a seat that is asked has a question");
        whole(&language.question(&question, &names));
        legal.clear();
        Mars::legal(&state, seat, &mut legal);
        for choice in &legal {
            whole(&language.choice(choice, Some(&question), &names));
        }
        let hand = own.hand.iter().map(Choice::Play);
        let others = [
            Choice::Project(Project::City),
            Choice::Project(Project::BuildColony),
            Choice::Milestone(Milestone::Mayor),
            Choice::Trade(Moon::Titan, Resource::Energy),
        ];
        for choice in hand.chain(others) {
            for obstacle in state.why_not(seat, choice) {
                whole(&language.obstacle(&obstacle, &names));
            }
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = legal[(chance >> 33) as usize % legal.len()];
        log.clear();
        Mars::apply(&mut state, seat, choice, &mut log);
        for event in &log {
            for viewer in [None, Some(Seat(0))] {
                if let Some(event) = Mars::reveal(event, viewer) {
                    whole(&language.event(&event, &names));
                }
            }
        }
    }
}

fn whole(text: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}']), "unresolved in \"{text}\"");
}

#[test]
fn whole_games_have_words() {
    for &code in Language::ALL {
        let language = Language::fresh(code).expect("a language we list");
        for seed in 0..12 {
            tell(&language, 1 + (seed % 3) as u8, seed);
        }
        let waits = |fault: &String| fault.rsplit(' ').next().is_some_and(Language::waits);
        let faults: Vec<String> = language.faults().into_iter().filter(|fault| !waits(fault)).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
