//! The network: its file, its refusals, and what its features promise.

use rand_pcg::Pcg32;
use tharsis_ares::Ares;
use tharsis_bots::net::{Features, Habits, Network, NetworkError, Parameters, SITUATION, UNIT};
use tharsis_bots::{Experience, Knowledge, as_told, forecast};
use tharsis_kernel::{Game, Seat, SeatSet, below, seed_from_u64};
use tharsis_mars::Mars;

/// What is usually played.
const MARS: &str = "corporate-era";

/// A network of any numbers for a game.
fn any_network<G: Knowledge>() -> Network {
    let mut parameters = Parameters::zero(G::layout().len);
    let mut rng = Pcg32::new(7, 7);
    for layer in parameters.layers_mut() {
        layer.iter_mut().for_each(|it| *it = (below(&mut rng, 2_001) as f32 - 1_000.0) / 10_000.0);
    }
    Network::new(parameters, G::layout(), [0.9, 1.1], "made for a test".to_string())
        .with_habits(Some(any_habits::<G>()))
}

/// Habits of any numbers, each kind's another one.
fn any_habits<G: Knowledge>() -> Habits {
    let mut habits = Habits::none(G::layout().n_kinds());
    let mut rng = Pcg32::new(8, 8);
    for layer in habits.layers_mut() {
        layer.iter_mut().for_each(|it| *it = (below(&mut rng, 2_001) as f32 - 1_000.0) / 1_000.0);
    }
    habits
}

/// A position in the course of a game, told.
fn some_features<G: Knowledge>(usual: &str, choices: usize) -> (G::State, Features) {
    let options: G::Options = usual.parse().expect("options");
    let mut state = G::setup(&options, 2, seed_from_u64(3));
    let mut rng = Pcg32::new(1, 1);
    let mut legal = Vec::new();
    for _ in 0..choices {
        let seat = G::asked(&state).iter().next().expect("the game goes on");
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let choice = legal[below(&mut rng, legal.len() as u32) as usize];
        G::apply(&mut state, seat, choice, &mut ());
    }
    assert!(G::is_settled(&state), "{choices} choices lead to a settled position");
    let mut features = Features::default();
    G::features(&G::Weights::fitted(), &state, Seat(0), None, &mut features);
    (state, features)
}

fn a_file_says_what_was_written<G: Knowledge>() -> Network {
    let network = any_network::<G>().rounded();
    let bytes = network.write();
    let again = Network::read(&bytes, G::layout()).expect("what was written is read");
    assert_eq!(again.parameters(), network.parameters());
    assert_eq!(again.habits(), network.habits());
    assert!(again.provenance().starts_with("made for a test\nlayout: "), "{}", again.provenance());
    assert_eq!(again.write(), bytes);
    let without = network.clone().with_habits(None);
    let again = Network::read(&without.write(), G::layout()).expect("a network without habits is read");
    assert_eq!((again.habits(), again.parameters()), (None, network.parameters()));
    network
}

#[test]
fn files_say_what_was_written() {
    a_file_says_what_was_written::<Mars>();
    a_file_says_what_was_written::<Ares>();
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let network = any_network::<Mars>();
    let bytes = network.write();
    let read = |bytes: &[u8]| Network::read(bytes, Mars::layout()).expect_err("refused");
    assert_eq!(read(b""), NetworkError::Other);
    assert_eq!(read(b"PNG and so on, no network at all"), NetworkError::Other);
    assert_eq!(read(&bytes[..bytes.len() / 2]), NetworkError::Checksum);
    for at in [9, 40, 60, bytes.len() / 2, bytes.len() - 1] {
        let mut bytes = bytes.clone();
        bytes[at] ^= 4;
        assert_eq!(read(&bytes), NetworkError::Checksum, "byte {at}");
    }
    let other = Network::read(&bytes, Ares::layout()).expect_err("the network of another game");
    let said = other.to_string();
    assert!(matches!(other, NetworkError::Layout { game: "ares", .. }), "{said}");
    assert!(said.contains("made for a test") && said.contains("tharsis teach"), "{said}");
}

#[test]
fn the_networks_of_the_program_fit_it_and_are_small() {
    fn check<G: Knowledge>() {
        let network = G::network().expect("the network of the program");
        assert!(network.write().len() <= 3 << 20, "at most 3 MB");
        assert!(network.provenance().contains("[[rounds]]"), "it tells its recipe");
    }
    check::<Mars>();
    check::<Ares>();
}

/// What adds up in another way must come to the same: dense numbers times rows, by hand.
#[test]
fn a_forecast_is_the_sum_it_should_be() {
    let (_, features) = some_features::<Mars>(MARS, 120);
    let network = any_network::<Mars>();
    let mut dense = vec![0.0; Mars::layout().len];
    features.dense(&mut dense);
    let it = network.parameters();
    let wide: Vec<f32> = (0..it.first_bias.len())
        .map(|k| it.first_bias[k] + dense.iter().zip(&it.first).map(|(x, row)| x * row[k]).sum::<f32>())
        .collect();
    let narrow: Vec<f32> = (0..it.second_bias.len())
        .map(|j| it.second_bias[j] + wide.iter().zip(&it.second[j]).map(|(x, w)| x.max(0.0) * w).sum::<f32>())
        .collect();
    let output = |o: usize| -> f32 {
        let line: f32 = dense.iter().zip(&it.line).map(|(x, row)| x * row[o]).sum();
        it.third_bias[o] + line + narrow.iter().zip(&it.third[o]).map(|(x, w)| x.max(0.0) * w).sum::<f32>()
    };
    for common in [false, true] {
        let said = network.forecast(&features, common);
        let at = 2 * usize::from(common);
        assert!((said.odds - output(at)).abs() < 1e-3, "{} {}", said.odds, output(at));
        assert!((said.points - 16.0 * output(at + 1)).abs() < 1e-2);
        assert_eq!(network.calm(common), if common { 1.1 } else { 0.9 });
    }
}

#[test]
fn blocks_lie_side_by_side_and_hold_all_numbers() {
    fn check<G: Knowledge>(usual: &str, choices: usize) {
        let layout = G::layout();
        let mut end = 0;
        for block in layout.blocks {
            assert_eq!(block.at, end, "{}", block.name);
            end += block.len;
            assert_eq!(layout.block_of(block.at), block);
            assert_eq!(layout.block_of(end - 1), block);
        }
        assert_eq!(end, layout.len);
        let (_, features) = some_features::<G>(usual, choices);
        assert!(features.places().len() > 60, "{}", features.places().len());
        assert!(features.places().iter().all(|&place| usize::from(place) < layout.len));
        let loud = features.values().iter().map(|&it| f32::from(it) * UNIT).fold(0.0, f32::max);
        assert!(loud <= 16.0, "numbers stay small: {loud}");
    }
    check::<Mars>(MARS, 120);
    check::<Ares>("mulligan", 150);
}

fn one(seat: Seat) -> SeatSet {
    [seat].into_iter().collect()
}

#[test]
fn chances_of_rivals_add_up_and_hang_on_what_is_known() {
    let weights = tharsis_bots::mars::Experience::fitted();
    let network = Mars::network().expect("the network of the program");
    for choices in [0, 3, 40, 121, 200] {
        let mut state = Mars::setup(&tharsis_mars::Options::default(), 3, seed_from_u64(5));
        let mut rng = Pcg32::new(2, 2);
        for _ in 0..choices {
            let seat = Mars::asked(&state).iter().next().expect("the game goes on");
            let mut legal = Vec::new();
            Mars::legal(&state, seat, &mut legal);
            let choice = legal[below(&mut rng, legal.len() as u32) as usize];
            Mars::apply(&mut state, seat, choice, &mut ());
        }
        let told = forecast::<Mars>(&network, &weights, &state, one(Seat(1)), 2, 9);
        let all: f32 = told.iter().map(tharsis_bots::net::Forecast::chance).sum();
        assert!((all - 1.0).abs() < 0.01, "{told:?}");
        let other = Mars::determinize(&state, Some(Seat(1)), 77);
        let same = forecast::<Mars>(&network, &weights, &other, one(Seat(1)), 2, 9);
        assert_eq!(told, same, "{choices} choices: what is hidden does not matter");
    }
}

#[test]
fn chances_are_told_as_they_can_be_together() {
    let near = |told: &[f32], expected: &[f32]| {
        let off = told.iter().zip(expected).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(told.len() == expected.len() && off < 1e-4, "{told:?} {expected:?}");
    };
    near(&as_told(&[0.6, 0.6], false, 1.0), &[0.5, 0.5]);
    near(&as_told(&[0.6, 0.2], false, 1.0), &[0.75, 0.25]);
    // Odds of 3 to 1, twice as sure: 9 to 1.
    near(&as_told(&[0.6, 0.2], false, 2.0), &[0.9, 0.1]);
    near(&as_told(&[0.6, 0.2], true, 1.0), &[0.6, 0.2]);
    near(&as_told(&[0.75], true, 2.0), &[0.9]);
    near(&as_told(&[0.0, 0.0], false, 1.0), &[0.5, 0.5]);
    let three = as_told(&[0.9, 0.5, 0.1], false, 1.4);
    assert!((three.iter().sum::<f32>() - 1.0).abs() < 1e-5 && three.is_sorted_by(|a, b| a > b), "{three:?}");
    assert!(as_told(&[1.0, 0.0], false, 1.0)[1] > 0.0, "nobody is quite sure");
}

/// A file as a program with other features would have written it: rows of cards and blocks find their places again.
#[test]
fn a_network_is_carried_over_to_features_that_have_grown() {
    let network = any_network::<Mars>().rounded();
    // The same file, told to be from a program without the last card and with a block of another length.
    let told = network.provenance().to_string();
    let kinds = told.lines().find(|line| line.starts_with("kinds: ")).expect("kinds");
    let (known, _) = kinds.rsplit_once(' ').expect("cards");
    let old = told.replace(kinds, &format!("{known} ZZZ"));
    let line = old.lines().find(|line| line.starts_with("layout: ")).expect("a layout");
    let renamed = line.replacen("GENERATION:", "ERA:", 1);
    let (cards, last) = renamed.rsplit_once(' ').expect("cards");
    let foreign = format!("{cards} ZZZ");
    let file =
        Network::new(network.parameters().clone(), Mars::layout(), [0.9, 1.1], old.replace(line, &foreign))
            .with_habits(network.habits().cloned());
    let (carried, fresh) = Network::carried(&file.write(), Mars::layout()).expect("carried over");
    let block = |name: &str| Mars::layout().blocks.iter().find(|block| block.name == name).expect("a block");
    let (hand, tableau, generation) = (block("HAND"), block("TABLEAU"), block("GENERATION"));
    let n = hand.len;
    // The last card is in all blocks of cards: two of the hand, three of two sides.
    assert_eq!(fresh, 2 + 3 * 2 + generation.len, "without card {last}");
    let (from, to) = (&file.parameters().first, &carried.parameters().first);
    assert_eq!(to[hand.at..hand.at + n - 1], from[hand.at..hand.at + n - 1]);
    assert!(to[tableau.at + 2 * n - 1].iter().chain(&to[generation.at]).all(|&it| it == 0.0));
    assert_eq!(to[tableau.at + n], from[tableau.at + n], "the first card of the rivals");
    assert_eq!(carried.parameters().second, network.parameters().second);
    let (from, to) = (file.habits().expect("habits"), carried.habits().expect("habits"));
    let act = Mars::layout().kinds.iter().find(|block| block.name == "ACT").expect("actions");
    assert_eq!(to.by[act.at], from.by[act.at], "the first card's action");
    assert_eq!(to.by[act.at + n - 1], [0.0; SITUATION], "the last card is new");
    assert_eq!((to.by.last(), to.urge), (from.by.last(), from.urge));
    assert!(Network::carried(&file.write(), Ares::layout()).is_err(), "another game");
    assert!(Network::carried(b"nothing", Mars::layout()).is_err());
}

/// What was chosen most often in its place becomes a habit; without habits nothing changes.
#[test]
fn instinct_follows_habits() {
    /// What is liked is what instinct wants; how many moments of a game were about kinds of choices.
    fn check<G: Knowledge>(usual: &str) -> usize {
        let options: G::Options = usual.parse().expect("options");
        let mut state = G::setup(&options, 2, seed_from_u64(3));
        let mut rng = Pcg32::new(1, 1);
        let mut met = 0;
        for _ in 0..200 {
            let Some(seat) = G::asked(&state).iter().next() else { break };
            let mut legal = Vec::new();
            G::legal(&state, seat, &mut legal);
            met += usize::from(legal.len() > 2 && is_followed::<G>(&state, seat, &legal));
            let choice = legal[below(&mut rng, legal.len() as u32) as usize];
            G::apply(&mut state, seat, choice, &mut ());
        }
        met
    }
    fn is_followed<G: Knowledge>(state: &G::State, seat: Seat, legal: &[G::Choice]) -> bool {
        let weights = G::Weights::fitted();
        let horizon = G::horizon(&weights, state);
        let urges = |habits: Option<&Habits>| {
            let mut urges = Vec::new();
            G::instinct(&weights, habits, horizon, state, seat, legal, &mut urges);
            urges
        };
        let none = Habits::none(G::layout().n_kinds());
        assert_eq!(urges(None), urges(Some(&none)));
        let (mut told, mut lessons) = (Vec::new(), 0);
        for &chosen in legal {
            G::lessons(&weights, horizon, state, seat, legal, chosen, &mut |_, choices, taken| {
                told = choices.to_vec();
                lessons += usize::from(choices.len() == legal.len() && legal[taken] == chosen);
            });
        }
        // Cards that are bought are lessons of their own.
        if lessons < legal.len() {
            return false;
        }
        assert_eq!(told.iter().map(|it| it.1).collect::<Vec<_>>(), urges(None));
        for (i, (kind, _)) in told.iter().enumerate() {
            let Some(kind) = *kind else { continue };
            let mut liked = none.clone();
            liked.by[kind][0] = 50.0;
            let urges = urges(Some(&liked));
            let best = urges.iter().copied().fold(f32::MIN, f32::max);
            assert_eq!(urges[i], best, "{:?} is liked", legal[i]);
        }
        true
    }
    for met in [check::<Mars>(MARS), check::<Ares>("mulligan")] {
        assert!(met > 20, "{met} moments");
    }
}

/// Cards that were passed over when others were bought were not wanted.
#[test]
fn every_card_offered_is_a_lesson_once() {
    let options: tharsis_mars::Options = MARS.parse().expect("options");
    let mut state = Mars::setup(&options, 2, seed_from_u64(3));
    let weights = tharsis_bots::mars::Experience::fitted();
    let (mut bought, mut left) = (0, 0);
    // A corporation, then of ten cards the second and the fifth.
    for nth in [0, 1, 2] {
        let mut legal = Vec::new();
        Mars::legal(&state, Seat(0), &mut legal);
        let choice = if nth == 0 { legal[0] } else { legal[nth] };
        tell(&weights, &state, &legal, choice, &mut bought, &mut left);
        Mars::apply(&mut state, Seat(0), choice, &mut ());
    }
    assert_eq!((bought, left), (2, 3), "the first, the third and the fourth were not wanted");
    let mut legal = Vec::new();
    Mars::legal(&state, Seat(0), &mut legal);
    tell(&weights, &state, &legal, tharsis_mars::Choice::Done, &mut bought, &mut left);
    assert_eq!((bought, left), (2, 8), "nor were the rest");

    fn tell(
        weights: &tharsis_bots::mars::Experience,
        state: &tharsis_mars::State,
        legal: &[tharsis_mars::Choice],
        chosen: tharsis_mars::Choice,
        bought: &mut usize,
        left: &mut usize,
    ) {
        let horizon = Mars::horizon(weights, state);
        Mars::lessons(weights, horizon, state, Seat(0), legal, chosen, &mut |_, told, taken| {
            if told.len() == 2 && told[1] == (None, 0.0) {
                *(if taken == 0 { &mut *bought } else { &mut *left }) += 1;
            }
        });
    }
}
