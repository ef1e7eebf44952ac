//! Whatever is wrong with a file or a scenario is said with its place and its name.

use tharsis_scenario::{Error, Problem, run_text};

fn run(text: &str) -> Result<tharsis_scenario::Report, Error> {
    run_text("file.json", text, &|obstacle| format!("{obstacle:?}"))
}

/// What is said about a file that cannot be used.
fn error(text: &str) -> String {
    run(text).expect_err("not a legal file").to_string()
}

/// What is said about the first scenario that does not hold.
fn failure(text: &str) -> String {
    let report = run(text).expect("a legal file");
    report.failures().next().expect("a failure").to_string()
}

fn holds(text: &str) {
    let report = run(text).expect("a legal file");
    assert!(report.held(), "{}", report.failures().map(ToString::to_string).collect::<String>());
}

/// A scenario of two players, the first with 30 M€ and these cards, and one step.
fn scenario(hand: &str, step: &str) -> String {
    format!(
        r#"{{"title": "T", "setup": {{"players": [{{"megacredits": 30, "hand": [{hand}]}}, {{"plants": 5}}]}},
            "steps": [{{"player": 0, {step}}}]}}"#
    )
}

#[test]
fn bad_json_has_line_and_column() {
    assert_eq!(error("{\"title\": \"x\",\n  \"setup\": }"), "file.json:2:12: expected value");
}

#[test]
fn unknown_keys_are_named_with_their_path_and_the_known_ones() {
    let said = error(r#"{"setup": {"players": [{}, {"stele": 3}]}}"#);
    assert!(
        said.starts_with("file.json: setup.players[1].stele: unknown field `stele`, expected one of"),
        "{said}"
    );
    assert!(said.contains("`steel`") && said.ends_with("(line 1, column 35)"), "{said}");
    let said = error(r#"[{}, {"steps": [{"player": 0, "do": {"pass": true}, "anwsers": []}]}]"#);
    assert!(said.starts_with("file.json[1].steps[0].anwsers: unknown field"), "{said}");
}

#[test]
fn unknown_names_are_named_with_their_path_and_what_is_close() {
    let said = error(r#"{"setup": {"players": [{"hand": ["Mine", "Asteroyd"]}, {}]}}"#);
    assert!(
        said.starts_with("file.json: setup.players[0].hand[1]: unknown project card \"Asteroyd\""),
        "{said}"
    );
    assert!(said.contains("did you mean \"Asteroid\""), "{said}");
    let said = error(r#"{"setup": {"players": [{"played": [{"card": "Brids"}]}, {}]}}"#);
    assert!(said.starts_with("file.json: setup.players[0].played[0].card: unknown card \"Brids\""), "{said}");
    let said = error(r#"{"setup": {"board": [{"space": "68", "tile": "ocean"}]}}"#);
    assert!(said.starts_with("file.json: setup.board[0].space: unknown space \"68\""), "{said}");
    let said = error(r#"{"setup": {"board": [{"space": "16", "tile": "citty"}]}}"#);
    assert!(
        said.starts_with("file.json: setup.board[0].tile: unknown tile \"citty\"; did you mean \"city\"?"),
        "{said}"
    );
    let said = error(r#"{"setup": {"options": {"map": "atlantis"}}}"#);
    assert!(said.starts_with("file.json: setup.options.map: "), "{said}");
    assert!(["atlantis", "tharsis", "hellas", "elysium"].iter().all(|word| said.contains(word)), "{said}");
    let said =
        error(r#"{"setup": {"options": {"map": "hellas"}, "milestones": [{"name": "Mayor", "player": 0}]}}"#);
    assert!(said.contains("setup.milestones[0]: no milestone of the map hellas"), "{said}");
    let said = error(r#"{"setup": {"milestones": [{"name": "Major", "player": 0}]}}"#);
    assert!(said.contains("unknown milestone \"Major\"; did you mean \"Mayor\"?"), "{said}");
    let said =
        error(&scenario("", r#""do": {"pass": true}, "expect": {"players": [{"cost": {"Astroid": 3}}]}"#));
    assert!(said.contains("unknown card \"Astroid\""), "{said}");
}

#[test]
fn what_does_not_fit_is_named_with_its_path() {
    let cases = [
        (
            r#"{"setup": {"temperature": -29}}"#,
            "setup.temperature: -29 is not on the track; from -30 to 8 in steps of 2",
        ),
        (r#"{"setup": {"oxygen": 15}}"#, "setup.oxygen: 15 is not on the track; from 0 to 14"),
        (r#"{"setup": {"active": 2}}"#, "setup.active: there is no player 2; players are 0 to 1"),
        (r#"{"setup": {"players": []}}"#, "setup.players: 0 players"),
        (r#"{"setup": {"board": [{"space": "16"}]}}"#, "setup.board[0]: give a tile, or a claim"),
        (
            r#"{"setup": {"players": [{"hand": ["Mine"], "played": ["Mine"]}]}}"#,
            "setup.players[0].played[0]: \"Mine\" is named in two places",
        ),
        (
            r#"{"setup": {"players": [{"played": [{"card": "Mine", "resources": 1}]}]}}"#,
            "\"Mine\" holds no resources",
        ),
        (
            r#"{"setup": {"players": [{"corporation": "Mine"}]}}"#,
            "setup.players[0].corporation: \"Mine\" is not a corporation",
        ),
        (
            r#"{"setup": {"phase": "setup"}}"#,
            "setup.players[0].corporations: in phase setup every player is dealt corporations",
        ),
        (r#"{"steps": [{"player": 2, "do": {"pass": true}}]}"#, "steps[0].player: there is no player 2"),
        (r#"{"steps": [{"player": 0, "do": {}}]}"#, "steps[0].do: nothing to do; give one of play, standard"),
        (
            r#"{"steps": [{"player": 0, "do": {"pass": true, "end_turn": true}}]}"#,
            "steps[0].do: a step does one thing, not end_turn and pass",
        ),
        (
            r#"{"steps": [{"player": 0, "do": {"pass": true}, "answers": [{}]}]}"#,
            "steps[0].answers[0]: an answer has exactly one of space, player",
        ),
        (
            r#"{"steps": [{"player": 0, "do": {"pass": true}, "because": "x"}]}"#,
            "\"because\" belongs to \"illegal\"",
        ),
    ];
    for (text, expected) in cases {
        let said = error(text);
        assert!(said.starts_with("file.json: ") && said.contains(expected), "{said}");
    }
}

#[test]
fn a_file_holds_scenarios_of_one_known_game() {
    assert_eq!(
        error(r#"[{}, {"game": "ares"}]"#),
        "file.json[1].game: a file holds scenarios of one game only"
    );
    assert!(error(r#"{"game": "go"}"#).contains("there is no game \"go\"; there are mars and ares"));
    holds(r#"{"setup": {"options": {"colonies": false, "turmoil": false}}}"#);
}

#[test]
fn colony_tiles_that_cannot_be_are_refused() {
    let tile = |tile: &str| {
        error(&format!(r#"{{"setup": {{"options": {{"colonies": true}}, "colonies": [{tile}]}}}}"#))
    };
    let cases = [
        (r#"{"name": "Lunna"}"#, "did you mean \"Luna\""),
        (r#"{"name": "Luna"}, {"name": "Luna"}"#, "setup.colonies[1]: Luna is there already"),
        (r#"{"name": "Luna", "marker": 7}"#, "setup.colonies[0].marker"),
        (r#"{"name": "Luna", "marker": 0, "owners": [1]}"#, "setup.colonies[0].marker"),
        (r#"{"name": "Luna", "owners": [2]}"#, "there is no player 2"),
        (r#"{"name": "Luna", "owners": [0, 1, 0, 1]}"#, "at most 3 colonies"),
        (r#"{"name": "Titan", "active": false, "marker": 1}"#, "an inactive tile has no marker"),
        (r#"{"name": "Luna", "trader": 0}, {"name": "Io", "trader": 0}"#, "player 0 has not 2 fleets"),
    ];
    for (entry, expected) in cases {
        assert!(tile(entry).contains(expected), "{}", tile(entry));
    }
    let said = error(r#"{"setup": {"colonies": [{"name": "Luna"}]}}"#);
    assert!(said.contains("without the option colonies"), "{said}");
    let said = error(r#"{"setup": {"players": [{"fleets": 2}]}}"#);
    assert!(said.contains("no fleets without Colonies"), "{said}");
    let said = error(r#"{"setup": {"phase": "solar"}}"#);
    assert!(said.contains("no solar phase"), "{said}");
    let said = error(r#"{"steps": [{"player": 0, "do": {"trade": "Luna", "pay": "heat"}}]}"#);
    assert!(said.contains("a trade is paid with"), "{said}");
}

#[test]
fn what_does_not_fit_a_committee_is_named() {
    let turmoil =
        |text: &str| error(&format!(r#"{{"setup": {{"options": {{"turmoil": true}}, "turmoil": {text}}}}}"#));
    let said = turmoil(r#"{"ruling": "Blues"}"#);
    assert!(said.contains("unknown party \"Blues\"") && said.contains("Greens"), "{said}");
    let said = turmoil(r#"{"coming": "Riot"}"#);
    assert!(said.contains("unknown global event \"Riot\"; did you mean \"Riots\"?"), "{said}");
    let said = turmoil(r#"{"parties": {"Reds": {"members": [0]}}}"#);
    assert!(said.contains("a party with members has a leader"), "{said}");
    let said = turmoil(r#"{"coming": "Riots", "deck": ["Riots"]}"#);
    assert!(said.contains("\"Riots\" is named in two places"), "{said}");
    let said = turmoil(r#"{"chairman": 4}"#);
    assert!(said.contains("there is no player 4"), "{said}");
    let said = error(r#"{"steps": [{"player": 0, "do": {"delegate": "Reds"}}]}"#);
    assert!(said.contains("a delegate comes from somewhere"), "{said}");
}

#[test]
fn a_difference_names_step_path_expected_and_found() {
    let said = failure(&scenario(
        "\"Mine\"",
        r#""do": {"play": "Mine"}, "expect": {"players": [{"megacredits": 26}, {"production": {"heat": 2}}]}"#,
    ));
    assert_eq!(said, "file.json (T), step 1: players[1].production.heat: expected 2, found 0");
    let said = failure(&format!(
        "[{{}}, {}]",
        scenario("", r#""do": {"pass": true}, "expect": {"board_empty": ["16"], "active": 0}"#)
    ));
    assert_eq!(said, "file.json[1] (T), step 1: active: expected 0, found 1");
}

#[test]
fn a_refused_move_marked_legal_says_why() {
    let said = failure(&scenario("\"Trees\"", r#""do": {"play": "Trees"}"#));
    assert!(said.contains("step 1: refused: play 060 (Trees): TooLow"), "{said}");
    let said = failure(&scenario("\"Mine\"", r#""do": {"play": "Mine", "pay": {"megacredits": 3}}"#));
    assert!(said.contains("{\"megacredits\": 3} is not a payment for this"), "{said}");
    let said = failure(&scenario("", r#""do": {"draft": "Mine"}"#));
    assert!(said.contains("this is not what player 0 is asked now"), "{said}");
}

#[test]
fn a_legal_move_marked_illegal_fails() {
    let said = failure(&scenario("\"Mine\"", r#""do": {"play": "Mine"}, "illegal": true"#));
    assert!(said.ends_with("should have been refused, but is legal"), "{said}");
    // Also where decisions are still open, and where unused answers are left.
    let said = failure(&scenario("\"Asteroid\"", r#""do": {"play": "Asteroid"}, "illegal": true"#));
    assert!(said.ends_with("should have been refused, but is legal"), "{said}");
    let said = failure(&scenario(
        "\"Mine\"",
        r#""do": {"play": "Mine"}, "answers": [{"space": "16"}], "illegal": true"#,
    ));
    assert!(said.ends_with("should have been refused, but is legal"), "{said}");
}

#[test]
fn the_reason_can_be_asked_for() {
    holds(&scenario("\"Trees\"", r#""do": {"play": "Trees"}, "illegal": true, "because": "TooLow""#));
    let said =
        failure(&scenario("\"Trees\"", r#""do": {"play": "Trees"}, "illegal": true, "because": "money""#));
    assert!(said.contains("refused, but not because of \"money\": play 060 (Trees): TooLow"), "{said}");
    // An answer of the right kind that is not a legal choice is a refusal too.
    holds(&scenario(
        "",
        r#""do": {"standard": "City"}, "answers": [{"space": "04"}], "illegal": true, "because": "Area""#,
    ));
}

#[test]
fn an_answer_nothing_asked_for_fails() {
    let said = failure(&scenario("\"Mine\"", r#""do": {"play": "Mine"}, "answers": [{"space": "16"}]"#));
    assert_eq!(said, "file.json (T), step 1: the answer {\"space\": \"16\"} was not asked for");
    let cases = [
        // Each area, amount, player and alternative serves once.
        r#""do": {"standard": "City"}, "answers": [{"space": "16"}, {"space": "16"}]"#,
        r#""do": {"standard": "City"}, "answers": [{"space": "16"}, {"player": null}]"#,
        r#""do": {"standard": "Power Plant"}, "answers": [{"pay": {"megacredits": 11}}]"#,
        r#""do": {"play": "Asteroid"}, "answers": [{"player": 1}, {"amount": 3}, {"amount": 3}]"#,
        r#""do": {"play": "Asteroid"}, "answers": [{"player": 1}, {"amount": 3}, {"player": null}]"#,
        r#""do": {"play": "Asteroid"}, "answers": [{"player": null}, {"option": 0}]"#,
        r#""do": {"play": "Asteroid"}, "answers": [{"player": null}, {"card": null}]"#,
        r#""do": {"pass": true}, "answers": [{"yes": true}]"#,
        r#""do": {"pass": true}, "answers": [{"order": ["Asteroid"]}]"#,
    ];
    for step in cases {
        let said = failure(&scenario("\"Asteroid\"", step));
        assert!(said.ends_with("was not asked for"), "{said}");
    }
}

#[test]
fn an_answer_to_what_was_forced_may_be_there() {
    // Only player 1 has plants to lose, but may be spared: a real choice. One plant leaves no choice of the amount.
    let one_plant = r#"{"setup": {"players": [{"megacredits": 14, "hand": ["Asteroid"]}, {"plants": 1}]},
        "steps": [{"player": 0, "do": {"play": "Asteroid"}, "answers": [{"player": 1}, {"amount": 1}],
                   "expect": {"players": [{}, {"plants": 0}]}}]}"#;
    holds(one_plant);
    let said = failure(&one_plant.replace("\"amount\": 1", "\"amount\": 2"));
    assert!(said.ends_with("the answer {\"amount\": 2} was not asked for"), "{said}");
    // Nobody has plants: the only choice is nobody.
    holds(
        r#"{"setup": {"players": [{"megacredits": 14, "hand": ["Asteroid"]}, {}]},
        "steps": [{"player": 0, "do": {"play": "Asteroid"}, "answers": [{"player": null}]}]}"#,
    );
    // Noctis City has its own area.
    holds(
        r#"{"setup": {"players": [{"megacredits": 18, "production": {"energy": 1}, "hand": ["Noctis City"]}, {}]},
        "steps": [{"player": 0, "do": {"play": "Noctis City"}, "answers": [{"space": "31"}]}]}"#,
    );
}

#[test]
fn an_open_decision_lists_the_question_and_all_choices() {
    let report = run(&scenario("\"Asteroid\"", r#""do": {"play": "Asteroid"}"#)).expect("a legal file");
    let failure = report.failures().next().expect("a failure");
    let Problem::Unanswered { player, question, legal } = &*failure.problem else { panic!("{failure}") };
    assert_eq!((*player, legal.join(" | ")), (0, "player 1 | nobody".to_string()));
    assert!(question.contains("AnyoneLoses(3, Plants)") && question.contains("Asteroid"), "{question}");
    assert!(failure.to_string().contains("no answer for player 0: "), "{failure}");
}

#[test]
fn a_refused_step_leaves_the_position_as_it_was() {
    let text = r#"{"title": "T", "setup": {"players": [{"megacredits": 30}, {}]}, "steps": [
        {"player": 0, "do": {"standard": "City"}, "answers": [{"space": "04"}], "illegal": true},
        {"player": 0, "do": {"pass": true}, "expect": {"board_empty": ["04"], "players": [{"megacredits": 30, "production": {"megacredits": 0}}]}}]}"#;
    holds(text);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let path = std::path::Path::new("no/such/file.json");
    let said = tharsis_scenario::run_file(path, &|_| String::new()).expect_err("not there").to_string();
    assert!(said.starts_with("no/such/file.json: cannot be read: "), "{said}");
}
