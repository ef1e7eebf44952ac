//! What Terraforming Mars brings to its proofs.

mod audit;
mod table;

use crate::proven::{Deed, Golden, Proven, golden, told_alike};
use std::fmt::Write;
use tharsis_bots::mars::{Playout, Reference};
use tharsis_kernel::{Game, Seat, SeatSet, seed_from_u64};
use tharsis_mars::{
    Choice, Conversion, Deck, MapChoice, MapId, Mars, Obstacle, Open, Options, Parameter, Project, Question,
    State, cards,
};

/// A position of Mars.
pub type Table = crate::Table<Mars>;

impl Proven for Mars {
    type Audit = audit::Audit;

    const CHOICES_MAX: u32 = 20_000;
    const PATIENCE: u32 = 16;

    told_alike!();

    fn deed(choice: Choice) -> Option<Deed> {
        match choice {
            Choice::Play(id) => Some(Deed::Played(id)),
            Choice::Card(id) if cards::PRELUDES.has(id) => Some(Deed::Played(id)),
            Choice::Act(id, _) => Some(Deed::Used(id)),
            _ => None,
        }
    }

    fn variants() -> Vec<(Options, u8)> {
        [plain_variants(), colony_variants(), extra_variants(), map_variants()].concat()
    }

    fn looks_ahead(state: &State, seat: Seat) -> bool {
        match state.question(seat) {
            Some(Question::Prelude) => true,
            Some(Question::Decide { at, .. }) => at.effect().open() == Open::Prelude,
            _ => false,
        }
    }

    fn ends_sooner(choice: Choice) -> bool {
        matches!(
            choice,
            Choice::Project(Project::Asteroid | Project::Aquifer | Project::Greenery | Project::AirScrapping)
                | Choice::Convert(Conversion::Heat)
        )
    }

    fn candidates(state: &State, seat: Seat, legal: &[Choice]) -> Vec<Choice> {
        if state.question(seat) != Some(Question::Turn) || legal.contains(&Choice::First) {
            return Vec::new();
        }
        state.player(seat).hand.iter().map(Choice::Play).collect()
    }

    fn out_of_place() -> Vec<Choice> {
        use Choice::{Amount, Done, EndTurn, Nobody, Option, Pass};
        vec![Pass, EndTurn, Done, Nobody, Amount(999), Option(7)]
    }

    /// How many cards others have kept is hidden, too, and may differ in the opening.
    fn is_alike(state: &State, other: &State, viewer: Option<Seat>) -> bool {
        let kept = |state: &State, seat| state.player(seat).kept.len();
        state.seats().all(|seat| Some(seat) == viewer || kept(state, seat) == kept(other, seat))
    }

    /// A card in hand is judged the same on its own as among the choices of a turn.
    fn check_own(state: &State, seat: Seat, step: &str) {
        let mut legal = Vec::new();
        Mars::legal(state, seat, &mut legal);
        for choice in Mars::candidates(state, seat, &legal) {
            let Choice::Play(id) = choice else { continue };
            let reasons = state.why_not(seat, choice);
            assert_eq!(state.why_not_play(seat, id), reasons, "{step}: two answers to one question");
        }
    }

    /// Played by the reference policy.
    fn golden_game(options: &Options, n_seats: u8, seed: u64) -> Vec<(Seat, Choice)> {
        let mut choices = Vec::new();
        let mut state = Mars::setup(options, n_seats, seed_from_u64(seed));
        Playout::default().play_on(&mut state, &mut Reference::new(seed), |state, choice| {
            choices.push((state.asked().iter().next().expect("somebody chose"), choice));
        });
        choices
    }

    fn table(state: &State) -> String {
        let mut text = format!(
            "= generation {} {} temperature {} oxygen {} oceans {} deck {} discard {}\n",
            state.generation(),
            state.phase().word(),
            state.parameter(Parameter::Temperature),
            state.parameter(Parameter::Oxygen),
            state.parameter(Parameter::Oceans),
            state.deck().len(),
            state.discard_pile().len()
        );
        if state.options().colonies {
            text += &moons(state);
        }
        for seat in state.seats() {
            let player = state.player(seat);
            let line = format!(
                "= {seat}: rating {} stock {:?} production {:?} hand {} played {} events {}",
                player.rating,
                player.stock,
                player.production,
                player.hand.len(),
                player.tableau.len(),
                player.events.len()
            );
            text = text + &line + "\n";
        }
        if state.is_over() {
            let winners: Vec<Seat> = Mars::winners(state).iter().collect();
            text += &format!("= scores {:?} winners {winners:?}\n", Mars::scores(state));
        }
        text
    }
}

/// The colony tiles: the marker, the owners of colonies, the fleets of all.
fn moons(state: &State) -> String {
    let mut text = "= colonies".to_string();
    for moon in state.moons_in_play() {
        let it = state.moon(moon);
        let owners: Vec<u8> = it.owners.iter().map(|owner| owner.0).collect();
        let marker = if it.is_awake() { it.marker.to_string() } else { "asleep".to_string() };
        write!(text, " {} {marker} {owners:?}", moon.word()).expect("writing to a string");
    }
    let fleets: Vec<u8> = state.players().iter().map(|player| player.fleets).collect();
    text + &format!(" fleets {fleets:?}\n")
}

#[rustfmt::skip]
static GOLDENS: [Golden; 37] = [
    golden("solo", "corporate-era", 1, 11),
    golden("2-corporate-era", "corporate-era", 2, 22),
    golden("2-standard-draft", "draft", 2, 23),
    golden("3-standard", "", 3, 33),
    golden("4-corporate-era-draft", "corporate-era draft", 4, 44),
    golden("5-standard-beginners", "draft beginner-1 beginner-4", 5, 55),
    golden("solo-colonies", "corporate-era colonies", 1, 111),
    golden("2-colonies", "corporate-era colonies", 2, 122),
    golden("3-standard-draft-colonies", "draft colonies", 3, 133),
    golden("3-colony-corporation", "corporate-era colonies colony-corporation", 3, 134),
    golden("4-draft-colonies", "corporate-era draft colonies", 4, 144),
    golden("5-standard-colonies-beginner", "colonies beginner-2", 5, 155),
    golden("solo-turmoil", "corporate-era turmoil", 1, 12),
    golden("solo-turmoil-rating", "corporate-era turmoil rating-goal", 1, 13),
    golden("2-turmoil", "corporate-era turmoil", 2, 24),
    golden("3-turmoil-standard-draft", "draft turmoil", 3, 34),
    golden("5-turmoil-draft", "corporate-era draft turmoil beginner-2", 5, 56),
    golden("solo-colonies-turmoil", "corporate-era colonies turmoil", 1, 211),
    golden("2-standard-colonies-turmoil", "colonies turmoil", 2, 222),
    golden("4-draft-colonies-turmoil", "corporate-era draft colonies turmoil", 4, 244),
    golden("solo-hellas", "corporate-era map-hellas", 1, 311),
    golden("2-hellas", "corporate-era map-hellas", 2, 322),
    golden("2-random-map", "corporate-era map-random", 2, 323),
    golden("3-elysium-draft", "corporate-era draft map-elysium", 3, 333),
    golden("4-hellas-colonies-turmoil", "corporate-era colonies turmoil map-hellas", 4, 344),
    golden("solo-prelude", "corporate-era prelude", 1, 411),
    golden("solo-prelude-rating", "corporate-era rating-goal prelude", 1, 412),
    golden("2-prelude", "corporate-era prelude", 2, 422),
    golden("3-prelude-draft-beginner", "draft prelude beginner-1", 3, 433),
    golden("2-prelude-cards", "corporate-era prelude-cards", 2, 423),
    golden("solo-venus", "corporate-era venus", 1, 511),
    golden("2-venus", "corporate-era venus", 2, 522),
    golden("3-venus-complete", "corporate-era venus venus-corporation venus-complete", 3, 533),
    golden("5-venus-colonies", "colonies venus", 5, 555),
    golden("solo-everything", "corporate-era colonies turmoil prelude venus", 1, 611),
    golden("4-everything-elysium", "corporate-era draft colonies turmoil prelude venus map-elysium", 4, 644),
    golden("5-everything-hellas", "corporate-era colonies turmoil prelude venus map-hellas", 5, 655),
];

/// The base game and Turmoil.
fn plain_variants() -> Vec<(Options, u8)> {
    let era = Options::default();
    let mut variants = vec![(era, 1), (Options { beginners: seats(&[0]), ..era }, 1)];
    variants.push((Options { turmoil: true, ..era }, 1));
    variants.push((Options { turmoil: true, rating_goal: true, ..era }, 1));
    for n_seats in 2..=5 {
        for corporate_era in [false, true] {
            for draft in [false, true] {
                for beginners in [seats(&[]), seats(&[n_seats - 1]), Seat::all(n_seats).collect()] {
                    let options = Options { corporate_era, draft, beginners, ..era };
                    variants.push((options, n_seats));
                    variants.push((Options { turmoil: true, ..options }, n_seats));
                }
            }
        }
    }
    variants
}

/// The same with the expansion Colonies, with and without Turmoil; its rules do not care who is a beginner.
fn colony_variants() -> Vec<(Options, u8)> {
    let base = Options { colonies: true, ..Options::default() };
    let mut variants = vec![(base, 1), (Options { beginners: seats(&[0]), ..base }, 1)];
    variants.push((Options { turmoil: true, ..base }, 1));
    variants.push((Options { colony_corporation: true, ..base }, 5));
    for n_seats in 2..=5 {
        for corporate_era in [false, true] {
            for draft in [false, true] {
                let beginners = if corporate_era == draft { seats(&[]) } else { seats(&[1]) };
                let options = Options { corporate_era, draft, beginners, ..base };
                variants.push((options, n_seats));
                variants.push((Options { turmoil: true, ..options }, n_seats));
            }
        }
    }
    variants
}

/// Prelude and Venus Next, each alone and with every other expansion, at every size of table; what else there is to
/// choose comes in turn.
fn extra_variants() -> Vec<(Options, u8)> {
    const BOXES: [(bool, bool, bool); 5] = [
        (true, false, false),
        (false, true, false),
        (false, false, true),
        (true, false, true),
        (false, true, true),
    ];
    let mut variants = Vec::new();
    for n_seats in 1..=5u8 {
        for (i, (prelude, prelude_cards, venus)) in BOXES.into_iter().enumerate() {
            for (colonies, turmoil) in [(false, false), (true, false), (false, true), (true, true)] {
                let turn = variants.len() + i;
                let options = Options {
                    corporate_era: n_seats == 1 || turn % 3 != 0,
                    draft: n_seats > 1 && turn % 2 == 0,
                    beginners: if turn % 5 == 0 { seats(&[n_seats - 1]) } else { seats(&[]) },
                    prelude,
                    prelude_cards,
                    venus,
                    colonies,
                    turmoil,
                    prelude_corporation: prelude && turn % 4 == 1,
                    venus_corporation: venus && !prelude && turn % 4 == 1,
                    venus_complete: venus && n_seats > 1 && turn % 4 == 3,
                    rating_goal: n_seats == 1 && turn % 3 == 1,
                    ..Options::default()
                };
                variants.push((options, n_seats));
            }
        }
    }
    variants
}

/// Every other map, one made up for tests among them, at every size of table and with every expansion at some.
fn map_variants() -> Vec<(Options, u8)> {
    let made_up = MapId::from_word("made-up").map(MapChoice::On);
    let maps = MapChoice::offered().chain(made_up).filter(|&map| map != Options::default().map);
    let options = |map, n_seats: u8| Options {
        corporate_era: n_seats != 3,
        draft: n_seats > 3,
        colonies: n_seats.is_multiple_of(2) && allows(map, Deck::Colonies),
        turmoil: n_seats > 2,
        prelude: !n_seats.is_multiple_of(3),
        venus: n_seats % 3 != 1,
        map,
        ..Options::default()
    };
    maps.flat_map(|map| (1..=5).map(move |n_seats| (options(map, n_seats), n_seats))).collect()
}

/// Whether a map can be played with an expansion.
fn allows(map: MapChoice, deck: Deck) -> bool {
    match map {
        MapChoice::On(map) => !map.map().not_with.contains(&deck),
        MapChoice::Random => true,
    }
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}
