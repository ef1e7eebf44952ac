//! Whole games of Ares Expedition, told from the first question to the last.

use tharsis_ares::{
    Ares, Choice, Difficulty, Event, Kind, Options, Parameter, Phase, PhaseCard, Piece, Question, Standard,
    State, Zone,
};
use tharsis_kernel::{Game, Seat, seed_from_u64};
use tharsis_words::{Language, Names};

fn whole(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("  "), "\"{text}\"");
}

#[test]
fn names_are_there() {
    let words = Language::english().ares();
    PhaseCard::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Phase::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Kind::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Zone::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Parameter::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Piece::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Difficulty::ALL.iter().for_each(|&it| whole(&words.name(it)));
}

/// Words for everything that happens in one game of random choices.
fn tell(language: &Language, options: &Options, n_seats: u8, seed: u64) {
    let (words, names) = (language.ares(), Names::new(["Ann", "Bob", "Cem"]));
    let mut log: Vec<Event> = Vec::new();
    let mut state = Ares::setup_logged(options, n_seats, seed_from_u64(seed), &mut log);
    let mut chance = seed;
    let mut legal: Vec<Choice> = Vec::new();
    while let Some(seat) = Ares::asked(&state).iter().next() {
        let question: Question = state.question(seat).expect("a seat that is asked has a question");
        whole(&words.question(&question));
        legal.clear();
        Ares::legal(&state, seat, &mut legal);
        legal.iter().for_each(|choice| whole(&words.choice(choice, Some(&question))));
        reasons(language, &state, seat);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let few = legal.iter().filter(|choice| !matches!(choice, Choice::Sell(_))).count().max(1);
        let choice = legal[(chance >> 33) as usize % few];
        Ares::apply(&mut state, seat, choice, &mut log);
        for viewer in [None, Some(Seat(0))] {
            let seen: Vec<Event> = log.iter().filter_map(|event| Ares::reveal(event, viewer)).collect();
            words.log(&seen, &names).iter().for_each(|line| whole(line));
        }
        log.clear();
    }
}

fn reasons(language: &Language, state: &State, seat: Seat) {
    let words = language.ares();
    let hand = state.player(seat).hand;
    let tried = hand.iter().map(Choice::Play).chain(Standard::ALL.iter().map(|&it| Choice::Standard(it)));
    let others =
        [Choice::Done, Choice::Step, Choice::Draw, Choice::Phase(PhaseCard::Action), Choice::Act(2, 0)];
    for choice in tried.chain(others) {
        state.why_not(seat, choice).iter().for_each(|obstacle| whole(&words.obstacle(obstacle)));
    }
}

#[test]
fn whole_games_can_be_told() {
    let games = [("mulligan", 2), ("first-game", 3), ("mulligan coop", 2), ("mulligan", 1)];
    for &code in Language::ALL {
        let language = Language::fresh(code).expect("a language we list");
        for ((options, n_seats), seed) in
            games.into_iter().flat_map(|game| (0..4).map(move |seed| (game, seed)))
        {
            tell(&language, &options.parse().expect("options"), n_seats, seed);
        }
        let waits = |fault: &String| fault.rsplit(' ').next().is_some_and(Language::waits);
        let faults: Vec<String> = language.faults().into_iter().filter(|fault| !waits(fault)).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn sentences_name_what_matters() {
    use tharsis_ares::{Cause, Obstacle, Resource};
    let (words, names) = (Language::english().ares(), Names::new(["Ann"]));
    let algae = Cause::Card(tharsis_ares::cards::by_name("Arctic Algae").expect("a card"));
    let gained = Event::Gained { seat: Seat(0), resource: Resource::Plants, amount: 4, cause: algae };
    assert_eq!(words.event(&gained, &names), "Ann gains 4 plants (Arctic Algae).");
    let short = Obstacle::MoneyShort { cost: 9, short: 2, by_selling: 3 };
    assert_eq!(words.obstacle(&short), "2 M€ short; sell cards first");
    let low = Obstacle::ZoneTooLow {
        parameter: Parameter::Oxygen,
        now: Zone::Purple,
        need: Zone::Red,
        eased: false,
    };
    assert_eq!(words.obstacle(&low), "oxygen was purple at the start of the phase, needs red");
}
