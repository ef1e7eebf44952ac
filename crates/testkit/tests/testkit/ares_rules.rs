//! Rules of Ares Expedition that need more than a scenario: simultaneity, secrecy, costs, records.

use tharsis_ares::{
    Ares, Choice, Clause, Event, Kind, Level, OCEANS_MAX, Obstacle, Options, Parameter, Phase, PhaseCard,
    Resource, State, cards, zone_starts,
};
use tharsis_kernel::{Game, Record, Seat, seed_from_u64};
use tharsis_testkit::ares::Table;

/// A11, A12, A13: rating 5, nothing produced, eight cards and two corporations each.
#[test]
fn the_set_up_is_as_the_book_says() {
    for n_seats in 1..=4 {
        let state = Ares::setup(&Options::default(), n_seats, seed_from_u64(1));
        assert_eq!(state.steps(), [0; 3]);
        for player in state.players() {
            assert_eq!((player.rating, player.production, player.levels), (5, [0; 4], [0; 2]));
            assert_eq!(player.dealt.count_in(&cards::CORPORATIONS), 2);
            assert_eq!(player.dealt.count_in(&cards::PROJECTS), 8);
        }
    }
}

/// A14: four starred green cards and four others, one starred corporation, no choice; the starred rest is discarded.
#[test]
fn a_first_game_is_dealt_without_a_choice() {
    let options: Options = "first-game".parse().expect("options");
    for n_seats in 2..=4 {
        let state = Ares::setup(&options, n_seats, seed_from_u64(2));
        assert_eq!(
            (state.phase(), state.round()),
            (Phase::Planning, 1),
            "A16: the first round begins with planning"
        );
        let mut starred = 0;
        for player in state.players() {
            let corporation = player.corporation().expect("a corporation");
            assert!(cards::card(corporation).first_game);
            let own = player.hand.iter().filter(|&id| cards::card(id).first_game).count();
            assert!(own >= 4 && player.hand.len() >= 8);
            starred += own;
        }
        let discarded = state.discard_pile().iter().filter(|&id| cards::card(id).first_game).count();
        assert_eq!(starred + discarded, 16);
    }
}

/// A1, A17: players move in any order with the same result; nobody sees a phase card before all have chosen.
#[test]
fn planning_is_secret_and_its_order_is_all_the_same() {
    let table = || Table::new(3).begin(Phase::Planning);
    let (mut one, mut two) = (table(), table());
    one.play(0, "phase action").play(1, "phase research");
    let seen = Ares::view(&one.state, Some(Seat(2)));
    assert!(seen.players.iter().all(|player| player.chosen.is_none()), "a choice shows through");
    assert!(one.log.iter().any(|event| matches!(event, Event::Planned { phase: Some(_), .. })));
    for event in &one.log {
        if let Some(Event::Planned { seat, phase }) = Ares::reveal(event, Some(Seat(2))) {
            assert_eq!(phase, None, "seat {seat}");
        }
    }
    one.play(2, "phase action");
    two.play(2, "phase action").play(1, "phase research").play(0, "phase action");
    assert_eq!(one.state, two.state);
    assert_eq!(Ares::view(&one.state, None).players[1].chosen, Some(PhaseCard::Research));
}

/// A1, ruling 51: what one does in a phase does not depend on when the others move, draws and tiles excepted.
#[test]
fn players_move_in_any_order_within_a_phase() {
    let table = || {
        Table::new(2)
            .hand(0, &["Sponsors"])
            .hand(1, &["Lichen"])
            .stock(0, Resource::Money, 5)
            .stock(1, Resource::Money, 5)
            .begin(Phase::Development)
    };
    let (mut one, mut two) = (table(), table());
    one.play(0, "play 190; done").play(1, "play 155; done");
    two.play(1, "play 155; done").play(0, "play 190; done");
    assert_eq!(one.state, two.state);
}

/// A5: nine tiles, of which all are flipped once; A2: nine oceans.
#[test]
fn tiles_are_nine_and_flipped_in_a_fixed_order() {
    let mut table = Table::new(1).stock(0, Resource::Money, 9_000).begin(Phase::Action);
    for _ in 0..OCEANS_MAX {
        table.play(0, "standard ocean");
    }
    let flipped: Vec<u8> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Flipped { tile, again: false, .. } => Some(*tile),
            _ => None,
        })
        .collect();
    assert_eq!(flipped, table.state.tiles());
    table.play(0, "standard ocean");
    assert!(
        matches!(table.log.iter().rev().find(|event| matches!(event, Event::Flipped { .. })), Some(Event::Flipped { again: true, tile, .. }) if *tile == flipped[8])
    );
}

/// A4: zones as printed; A6: levels are no resources, so nothing spends them.
#[test]
fn zones_begin_where_the_board_says() {
    assert_eq!(zone_starts(Parameter::Temperature).map(|step| 2 * i32::from(step) - 30), [-30, -18, -8, 2]);
    assert_eq!(zone_starts(Parameter::Oxygen), [0, 3, 7, 12]);
    let spends = |id: u16| {
        let card = cards::card(id);
        card.actions.iter().flat_map(|action| action.cost).any(|cost| format!("{cost:?}").contains("Raise"))
    };
    assert!((0..cards::N_CARDS as u16).all(|id| !spends(id)));
    assert_eq!(Level::ALL.len(), 2);
}

/// A35: what each colour may have is a matter of the table; here that there are as many of each as the book says.
#[test]
fn there_are_208_projects_and_12_corporations() {
    let count = |kind: Kind| cards::CARDS.iter().filter(|card| card.kind == kind).count();
    assert_eq!([Kind::Blue, Kind::Red, Kind::Green, Kind::Corporation].map(count), [64, 38, 106, 12]);
    assert_eq!(cards::CARDS.iter().filter(|card| card.first_game && card.kind == Kind::Green).count(), 16);
}

/// Every card in hand that cannot be played says why, with the numbers that matter.
#[test]
fn reasons_name_the_numbers() {
    let table = Table::new(2)
        .hand(0, &["Birds", "Sponsors", "Comet"])
        .stock(0, Resource::Money, 10)
        .begin(Phase::Construction);
    let low = table.why_not(0, "play 12");
    assert!(low.iter().any(|reason| matches!(reason, Obstacle::ZoneTooLow { eased: false, .. })), "{low:?}");
    assert!(low.contains(&Obstacle::MoneyShort { cost: 15, short: 5, by_selling: 6 }), "{low:?}");
    let green = table.why_not(0, "play 190");
    assert_eq!(green, [Obstacle::WrongPhase { kind: Kind::Green, phase: Phase::Construction }]);
    assert_eq!(table.why_not(0, "standard ocean")[0], Obstacle::NotInThisPhase(Phase::Construction));
}

/// A31: whoever is eased by a zone is told the zone that would do, not the printed one.
#[test]
fn reasons_count_the_ease() {
    let needed = |played: &[&str]| {
        let table = Table::new(2).hand(0, &["Birds"]).stock(0, Resource::Money, 30).played(0, played);
        let reasons = table.begin(Phase::Construction).why_not(0, "play 12");
        reasons.into_iter().find_map(|reason| match reason {
            Obstacle::ZoneTooLow { need, eased, .. } => Some((need.idx(), eased)),
            _ => None,
        })
    };
    let (printed, _) = needed(&[]).expect("the oxygen is too low");
    assert_eq!(needed(&["Adaptation Technology"]), Some((printed - 1, true)));
}

/// A preview shows what is certain and no card that nobody has seen.
#[test]
fn previews_hide_what_is_not_known() {
    let table = Table::new(2)
        .hand(0, &["Research", "Comet"])
        .stock(0, Resource::Money, 40)
        .begin(Phase::Construction);
    let research = cards::by_name("Research").expect("a card");
    let preview = Ares::preview(&table.state, Seat(0), Choice::Play(research)).expect("legal");
    let drawn = preview.events.iter().filter(|event| matches!(event, Event::Drew { card: None, .. })).count();
    assert_eq!((drawn, preview.depends_on_chance), (2, false));
    let comet = cards::by_name("Comet").expect("a card");
    let preview = Ares::preview(&table.state, Seat(0), Choice::Play(comet)).expect("legal");
    assert!(preview.depends_on_chance, "the tile is face down");
    assert!(preview.events.iter().any(|event| matches!(event, Event::Raised { to: -28, .. })));
}

/// Records replay to the same state, with moves in the order in which they arrived (ruling 51).
#[test]
fn records_replay() {
    let mut record: Record<Ares> = Record::new(Options::default(), 3, seed_from_u64(9));
    let mut state = Ares::setup(&record.options, 3, record.seed);
    let mut legal = Vec::new();
    for i in 0usize.. {
        let asked: Vec<Seat> = Ares::asked(&state).iter().collect();
        let Some(&seat) = asked.get(i * 7 % asked.len().max(1)) else { break };
        legal.clear();
        Ares::legal(&state, seat, &mut legal);
        let few = legal.iter().filter(|choice| !matches!(choice, Choice::Sell(_))).count().max(1);
        let choice = legal[i * 13 % few];
        record.choices.push((seat, choice));
        Ares::apply(&mut state, seat, choice, &mut ());
        if record.choices.len() == 400 {
            break;
        }
    }
    let (again, end) = Record::<Ares>::read(&record.write()).expect("what was written can be read");
    assert_eq!((again, end), (record, state));
}

/// What the engine promises about its cost: no allocation inside `apply`, small states.
#[test]
fn apply_allocates_nothing() {
    assert!(size_of::<State>() <= 4096);
    for seed in 0..20u64 {
        let mut state = Ares::setup(&Options::default(), 1 + (seed % 4) as u8, seed_from_u64(seed));
        let mut legal = Vec::new();
        let mut chance = seed;
        for _ in 0..600 {
            let Some(seat) = Ares::asked(&state).iter().next() else { break };
            legal.clear();
            Ares::legal(&state, seat, &mut legal);
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = legal[(chance >> 33) as usize % legal.len()];
            let spent = allocation_counter::measure(|| Ares::apply(&mut state, seat, choice, &mut ()));
            assert_eq!(spent.count_total, 0, "seed {seed}: {choice} allocates");
        }
    }
}

/// A18 and its reason; A20: only the chooser has the bonus.
#[test]
fn the_phase_of_last_round_is_closed() {
    let mut table = Table::new(2).begin(Phase::Planning);
    table.play(0, "phase production").play(1, "phase research");
    for seat in [0, 1, 1] {
        let kept = first_keep(&table, seat);
        table.play(seat, &kept);
    }
    assert_eq!(table.state.phase(), Phase::Planning);
    assert_eq!(table.why_not(0, "phase production"), [Obstacle::PhaseOfLastRound(PhaseCard::Production)]);
    assert_eq!((table.has(0, Resource::Money), table.has(1, Resource::Money)), (9, 5));
    assert_eq!(Clause::default(), Clause::Play);
}

fn first_keep(table: &Table, seat: u8) -> String {
    table
        .legal(seat)
        .into_iter()
        .find(|choice| choice.starts_with("card"))
        .unwrap_or_else(|| "done".to_string())
}
