//! Rules of Venus Next that no scenario can say: decks, goals, the scale as data, who is asked, options.

use tharsis_kernel::{Game, OptionsError, Seat, seed_from_u64};
use tharsis_mars::{
    Award, CardResource, Choice, Effect, Hex, MapId, Mars, Milestone, Open, Options, Orbit, Parameter, Phase,
    Project, Question, Sought, State, Tag, cards,
};
use toml::Value;

fn setup(options: &str, n_seats: u8, seed: u64) -> State {
    Mars::setup(&options.parse().expect("options"), n_seats, seed_from_u64(seed))
}

fn facts() -> toml::Table {
    include_str!("../../../../facts/mars-venus.toml").parse().expect("the fact table is well-formed")
}

/// V1: 49 projects and 5 corporations; one of them for everybody where that was agreed, of one box only.
#[test]
fn the_expansion_adds_its_cards() {
    let options: Options = "corporate-era venus".parse().expect("options");
    assert_eq!(cards::project_deck(&options).len(), 208 + 49);
    assert_eq!(cards::corporation_deck(&options).len(), 12 + 5);
    for player in setup("corporate-era venus venus-corporation", 5, 9).players() {
        let dealt = player.dealt.and(&cards::CORPORATIONS);
        let ours = dealt.iter().filter(|&id| cards::card(id).deck == tharsis_mars::Deck::Venus).count();
        assert_eq!((dealt.len(), ours), (2, 1));
    }
    let check = |line: &str, n| Mars::check_options(&line.parse().expect("words"), n);
    let clash = OptionsError::Clash {
        option: "colony-corporation".to_string(),
        other: "venus-corporation".to_string(),
    };
    let both = "corporate-era colonies colony-corporation venus venus-corporation";
    assert_eq!(check(both, 3), Err(clash));
    assert_eq!(check("corporate-era venus-complete", 2), Err(OptionsError::needs("venus-complete", "venus")));
    assert!(check("corporate-era venus venus-complete", 1).is_err(), "alone it is the rule (V27)");
}

/// V2: areas off Mars for four cities, with the numbers of the fact table; without the expansion no scale.
#[test]
fn the_venus_board_lies_beside_the_map() {
    let facts = facts();
    let areas = facts["space_area"].as_array().expect("a list");
    let ours = [Orbit::DawnCity, Orbit::LunaMetropolis, Orbit::MaxwellBase, Orbit::Stratopolis];
    assert_eq!(areas.len(), ours.len());
    for (orbit, fact) in ours.into_iter().zip(areas) {
        assert_eq!(fact["id"].as_str(), Some(Hex::off_mars(orbit).to_string().as_str()));
        assert_eq!(
            fact["name"].as_str().map(|name| name.to_lowercase().replace(' ', "-")).as_deref(),
            Some(orbit.word())
        );
    }
    let base = setup("corporate-era", 2, 1);
    assert!(!base.parameters().contains(&Parameter::Venus));
    assert!(!base.projects().any(|project| project == Project::AirScrapping));
    let venus = setup("corporate-era venus", 2, 1);
    assert_eq!(venus.parameter(Parameter::Venus), 0);
}

/// V3, V4: Hoverlord with 7 floaters and Venuphile by Venus tags are added to those of every map; still three of each.
#[test]
fn a_milestone_and_an_award_are_added() {
    let options: Options = "corporate-era venus".parse().expect("options");
    for map in MapId::offered() {
        let milestones: Vec<_> = options.milestones(map.map()).collect();
        let awards: Vec<_> = options.awards(map.map()).collect();
        assert_eq!((milestones.len(), awards.len()), (6, 6));
        assert!(milestones.contains(&Milestone::Hoverlord) && awards.contains(&Award::Venuphile));
        assert_eq!(Options::default().milestones(map.map()).count(), 5);
    }
    assert_eq!(Milestone::Hoverlord.need(&options), 7);
    let mut state = State::bare(options, 2, [0; 32]);
    let id = |name: &str| cards::by_name(name).expect("a card");
    for name in ["Celestic", "Venus Governor", "Deuterium Export"] {
        state.layout().players[0].tableau.add(id(name));
    }
    state.layout().on_card[id("Celestic") as usize] = 4;
    state.layout().on_card[id("Deuterium Export") as usize] = 3;
    assert_eq!(state.milestone_standing(Milestone::Hoverlord, Seat(0)), (7, 7), "the corporation's, too");
    assert_eq!(state.award_standing(Award::Venuphile, Seat(0)), 4, "two on Venus Governor");
}

/// V5, V15: cards hold asteroids and floaters; nobody takes floaters from others with the cards of our boxes.
#[test]
fn floaters_are_safe_from_others() {
    let holders = cards::CARDS.iter().filter(|card| card.holds == Some(CardResource::Asteroid));
    assert_eq!(holders.map(|card| card.name).collect::<Vec<_>>(), ["Rotator Impacts"]);
    let taken = |effect: &Effect| match effect.open() {
        Open::Emptied(_, resource) | Open::Tapped(resource) => resource == CardResource::Floater,
        _ => false,
    };
    for card in &cards::CARDS {
        let actions = card.actions.iter().flat_map(|action| action.cost.iter().chain(action.gain));
        assert!(!card.play.iter().chain(actions).any(taken), "{}", card.name);
    }
}

/// V6, V7: the scale and its bonuses are those of the fact table.
#[test]
fn the_scale_is_that_of_the_fact_table() {
    let facts = facts();
    let fact = &facts["parameter"].as_array().expect("a list")[0];
    let number = |key: &str| fact[key].as_integer().expect("a number");
    let track = Parameter::Venus.track();
    assert_eq!((i64::from(track.from), i64::from(track.to())), (number("start"), number("max")));
    assert_eq!((i64::from(track.step), i64::from(track.steps)), (number("step"), number("steps")));
    let bonuses = fact["bonus"].as_array().expect("a list");
    for map in MapId::offered().map(MapId::map) {
        let ours: Vec<i64> = map
            .bonus_steps
            .iter()
            .filter(|step| step.parameter == Parameter::Venus)
            .map(|step| i64::from(step.at))
            .collect();
        let theirs: Vec<i64> =
            bonuses.iter().filter_map(|bonus| bonus.get("at").and_then(Value::as_integer)).collect();
        assert_eq!(ours, theirs);
    }
}

/// V8, V14: a complete scale is raised no further, and Air Scrapping may be bought without effect.
#[test]
fn a_complete_scale_stays() {
    let mut state = State::bare("corporate-era venus".parse().expect("options"), 2, [0; 32]);
    state.layout().set_steps(Parameter::Venus, 15);
    state.layout().players[0].stock[0] = 15;
    state.resume(Phase::Action);
    Mars::apply(&mut state, Seat(0), Choice::Project(Project::AirScrapping), &mut ());
    assert_eq!((state.parameter(Parameter::Venus), state.player(Seat(0)).rating), (30, 20));
    assert_eq!(state.player(Seat(0)).stock[0], 0);
}

/// V13, V26: Aphrodite gains from steps of the World Government; a bonus step that moves another parameter is taken, for
/// nobody, and the same player places the ocean it brings.
#[test]
fn the_world_government_moves_on() {
    let mut state = State::bare("corporate-era venus".parse().expect("options"), 2, [0; 32]);
    state.layout().set_steps(Parameter::Temperature, 14);
    state.layout().set_steps(Parameter::Oxygen, 7);
    *state.layout().first_player = Seat(1);
    state.resume(Phase::Production);
    state.run_production(&mut ());
    let seat = Seat(1);
    assert!(
        matches!(state.question(seat), Some(Question::Decide { at, .. }) if at.effect().open() == Open::Parameter)
    );
    let mut legal = Vec::new();
    Mars::legal(&state, seat, &mut legal);
    assert_eq!(legal.len(), 4);
    Mars::apply(&mut state, seat, Choice::Parameter(Parameter::Oxygen), &mut ());
    assert_eq!((state.parameter(Parameter::Oxygen), state.parameter(Parameter::Temperature)), (8, 0));
    assert!(
        matches!(state.question(seat), Some(Question::Decide { at, .. }) if matches!(at.effect().open(), Open::Area(_)))
    );
    legal.clear();
    Mars::legal(&state, seat, &mut legal);
    Mars::apply(&mut state, seat, legal[0], &mut ());
    assert_eq!(state.parameter(Parameter::Oceans), 1);
    assert!(state.players().iter().all(|player| player.rating == 20 && player.production == [0; 6]));
}

/// V23: it must be done as long as anything is incomplete, and does nothing else (V28).
#[test]
fn a_terraformed_system_needs_no_government() {
    let mut state = State::bare("corporate-era venus".parse().expect("options"), 1, [0; 32]);
    for (parameter, steps) in [(Parameter::Temperature, 19), (Parameter::Oxygen, 14), (Parameter::Venus, 15)]
    {
        state.layout().set_steps(parameter, steps);
    }
    let oceans: Vec<Hex> = state.map().ocean_areas.iter().take(9).collect();
    for hex in oceans {
        state.layout().board.lay(tharsis_mars::Tile::Ocean, hex, None);
    }
    state.resume(Phase::Production);
    state.run_production(&mut ());
    assert_eq!((state.generation(), state.phase()), (2, Phase::Research), "alone the game goes on");
}

/// V27: alone Venus must be complete, too, at the end of the last generation.
#[test]
fn alone_venus_must_be_complete() {
    let mut state = State::bare("corporate-era venus".parse().expect("options"), 1, [0; 32]);
    assert_eq!(state.parameters_to_complete().len(), 4);
    assert_eq!(state.solo_generations(), 14);
    *state.layout().generation = 14;
    state.resume(Phase::Production);
    state.run_production(&mut ());
    assert!(state.is_over() && state.winners().is_empty());
    let two = State::bare("corporate-era venus".parse().expect("options"), 2, [0; 32]);
    assert_eq!(two.parameters_to_complete().len(), 3);
}

/// V30: with Venus Next there are eleven kinds of tag; wild tags and the symbol of events are none.
#[test]
fn there_are_eleven_kinds_of_tag() {
    assert_eq!(Tag::ALL.iter().filter(|tag| !matches!(tag, Tag::Wild | Tag::Event)).count(), 11);
}

/// V32: without Venus Next there is no World Government.
#[test]
fn without_the_expansion_there_is_no_world_government() {
    let mut state = State::bare("corporate-era colonies turmoil".parse().expect("options"), 2, [0; 32]);
    state.resume(Phase::Production);
    state.run_production(&mut ());
    let parameter = |seat| matches!(state.question(seat), Some(Question::Decide { at, .. }) if at.effect().open() == Open::Parameter);
    assert!(!state.seats().any(parameter));
}

/// Celestic's cards (ruling 103): those the fact table lists, of both boxes.
#[test]
fn floater_cards_are_those_of_the_fact_table() {
    let facts = facts();
    let card = facts["card"]
        .as_array()
        .expect("cards")
        .iter()
        .find(|card| card["name"].as_str() == Some("Celestic"));
    let notes = card.expect("Celestic")["notes"].as_array().expect("notes").iter().filter_map(Value::as_str);
    let listed: Vec<String> = notes
        .filter_map(|note| note.split_once(": "))
        .flat_map(|(_, list)| list.trim_end_matches('.').split(", ").map(str::to_string).collect::<Vec<_>>())
        .filter(|number| cards::by_number(number).is_some())
        .collect();
    let ours: Vec<String> = cards::PROJECTS
        .iter()
        .filter(|&id| Sought::About(CardResource::Floater).fits(id))
        .map(|id| cards::card(id).number.to_string())
        .collect();
    let (mut listed, mut ours) = (listed, ours);
    listed.sort();
    ours.sort();
    assert_eq!(ours, listed);
}
