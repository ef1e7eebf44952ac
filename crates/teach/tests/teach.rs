//! A course in small: it goes on where it was broken off, gives the same network on any number of threads, and learns.

use std::fs;
use std::path::PathBuf;
use tharsis_ares::Ares;
use tharsis_bots::Knowledge;
use tharsis_bots::net::{Features, Network, SITUATION};
use tharsis_kernel::Game;
use tharsis_mars::Mars;
use tharsis_teach::{
    About, Beginning, Course, CourseError, Fitting, Lessons, Positions, Recipe, Reliability, Report,
    Siblings, Step, Target, fit, learn, level, targets,
};

const RECIPE: &str = r#"
game = "ares"
seed = 5
[playing]
turns = 0.1
rests = 0.1
exploring = [0.0, 0.1]
[fitting]
batch = 256
rate = 0.002
warm_up = 10
decay = 0.01
points = 0.7
siblings = 3.0
[trial]
deals = 4
[[tables]]
players = 2
options = "mulligan"
share = 3
trial = true
[[tables]]
players = 1
options = "mulligan"
share = 1
[[rounds]]
games = 40
lambda = 1.0
passes = 3
rounds_used = 1
[[rounds]]
games = 8
lines = 12
turns = 0.3
siblings = 0.5
lambda = 0.5
passes = 2
rounds_used = 2
levels_chances = true
"#;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tharsis-teach-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn go_on(folder: &Folder, threads: u16, rounds: usize) -> (Vec<Report>, Vec<Step>) {
    let course = Course::new(RECIPE, &folder.0, threads).expect("a course");
    let mut steps = Vec::new();
    let reports = course.go_on::<Ares>(rounds, &mut |step| steps.push(step)).expect("it goes on");
    (reports, steps)
}

#[test]
fn a_course_gives_the_same_network_however_it_is_run() {
    let (at_once, in_parts) = (Folder::new("once"), Folder::new("parts"));
    let (reports, _) = go_on(&at_once, 1, 2);
    assert_eq!(reports.len(), 2);
    // Broken off after the games of the second round.
    go_on(&in_parts, 2, 1);
    for file in ["round-1.lessons", "round-1.siblings", "round-1.positions"] {
        fs::copy(at_once.0.join(file), in_parts.0.join(file)).expect("copied");
    }
    let (again, steps) = go_on(&in_parts, 2, 5);
    assert_eq!(again, reports);
    assert!(!steps.iter().any(|step| matches!(step, Step::Playing { .. })), "nothing is played twice");
    for file in ["round-0.positions", "round-0.net", "round-1.net", "curve.svg"] {
        let [one, other] = [&at_once, &in_parts].map(|folder| fs::read(folder.0.join(file)).expect(file));
        assert!(one == other, "{file} differs");
    }
    let network = fs::read(at_once.0.join("round-1.net")).expect("a network");
    let network = Network::read(&network, Ares::layout()).expect("it is read");
    assert!(network.provenance().contains("seed = 5"));
    assert!(network.habits().is_some(), "the second round searched");
    assert!(
        steps.iter().any(|step| matches!(step, Step::Habits { round: 1, lessons, .. } if *lessons > 100)),
        "{steps:?}"
    );
}

/// Somebody takes the first kind early and the second one late, whatever the formulas say.
#[test]
fn habits_are_what_was_chosen_in_a_situation() {
    let mut lessons = Lessons::default();
    for i in 0..100_000 {
        let late = f32::from(i % 3 == 0);
        let mut situation = [0.0; SITUATION];
        (situation[0], situation[1]) = (1.0, late);
        let urge = (i % 7) as f32 / 7.0;
        let told = [(Some(4), urge), (Some(9), -urge), (None, 1.5)];
        lessons.push(false, &situation, &told, usize::from(i % 3 == 0));
    }
    let (habits, foreseen) = learn(&lessons, None, 12, 1, 2);
    assert!(foreseen.with_habits > 0.99 && foreseen.by_formulas < 0.01, "{foreseen:?}");
    assert_eq!(learn(&lessons, None, 12, 1, 1).0, habits, "on one thread as on two");
    let mut early = [0.0; SITUATION];
    early[0] = 1.0;
    assert!(habits.liking(4, false, 0.0, &early) > 0.5 + habits.liking(9, false, 0.0, &early));
    assert_eq!(habits.by[3], [0.0; SITUATION], "what was never seen is no habit");
    assert_eq!(habits.liking(4, true, 0.0, &early), 0.0, "playing together is another thing");
}

#[test]
fn it_learns() {
    let folder = Folder::new("learns");
    let (_, steps) = go_on(&folder, 2, 1);
    let passes: Vec<f64> = steps
        .iter()
        .filter_map(|step| if let Step::Fitting { points, .. } = step { Some(*points) } else { None })
        .collect();
    assert!(passes.len() == 3 && passes[2] < passes[0], "{passes:?}");
}

#[test]
fn what_is_wrong_is_said() {
    let folder = Folder::new("wrong");
    let said = |recipe: &str| -> String {
        let course = match Course::new(recipe, &folder.0, 1) {
            Ok(course) => course,
            Err(problem) => return problem.to_string(),
        };
        course.go_on::<Ares>(1, &mut |_| {}).expect_err("refused").to_string()
    };
    assert!(said("game = 3").contains("recipe"));
    assert!(said(&RECIPE.replace("mulligan", "hellas")).contains("hellas"));
    assert!(said(&RECIPE.replace("\"ares\"", "\"mars\"")).contains("the recipe is for mars"));
    assert!(said(&RECIPE.replace("lambda = 1.0", "lambda = 1.5")).contains("between 0 and 1"));
    assert!(said(&RECIPE.replace("lines = 12", "lines = 0")).contains("at least 1"));
    assert!(said(&RECIPE.replace("lines = 12", "")).contains("needs `lines`"));
    assert!(said(&RECIPE.replace("games = 40", "games = 40\nlines = 5")).contains("--from"));
    assert!(said(&RECIPE.replace("trial = true", "")).contains("chosen by games"));
    fs::write(folder.0.join("round-0.positions"), b"something else").expect("written");
    assert!(said(RECIPE).contains("round-0.positions"));
    let (_, mars) = (Recipe::read(RECIPE).expect("a recipe"), Mars::layout());
    let mut bytes = Vec::new();
    Positions::default().write(mars, &mut bytes).expect("written");
    fs::write(folder.0.join("round-0.positions"), bytes).expect("written");
    let other = Course::new(RECIPE, &folder.0, 1).expect("a course").go_on::<Ares>(1, &mut |_| {});
    assert!(matches!(other, Err(CourseError::File { .. })), "positions of another layout");
}

/// Three moments of two seats: targets lead from the result back, mixed with what was thought of the next moment.
#[test]
fn targets_lean_on_the_next_thought() {
    let mut positions = Positions::default();
    let (mut features, state) = (
        Features::default(),
        <Ares as Game>::setup(&tharsis_ares::Options::default(), 2, tharsis_kernel::seed_from_u64(1)),
    );
    let weights = <<Ares as Knowledge>::Weights as tharsis_bots::Experience<Ares>>::fitted();
    for moment in 0..3 {
        for seat in 0..2 {
            Ares::features(&weights, &state, tharsis_kernel::Seat(seat), None, &mut features);
            let won = f32::from(seat);
            let about = About {
                game: 0,
                moment,
                seat,
                n_seats: 2,
                common: false,
                won,
                points: 20.0 * won - 10.0,
                thought: None,
            };
            positions.push(&features, about);
        }
    }
    let results = targets(&positions, None, 0.5, 1);
    assert!(results.iter().enumerate().all(|(i, it)| it.won == (i % 2) as f32));
    // A teacher that knows nothing gives each a half and no lead.
    let parameters = tharsis_bots::net::Parameters::zero(Ares::layout().len);
    let teacher = Network::new(parameters, Ares::layout(), [1.0; 2], String::new());
    let mixed = targets(&positions, Some(&teacher), 0.5, 2);
    let of_winner: Vec<Target> = mixed.into_iter().skip(1).step_by(2).collect();
    assert_eq!(of_winner[2], Target { won: 1.0, points: 10.0 });
    assert_eq!(of_winner[1], Target { won: 0.75, points: 5.0 });
    assert_eq!(of_winner[0], Target { won: 0.625, points: 2.5 });
    // What a search found counts in place of what is thought of the next moment.
    let mut searched = Positions::default();
    for i in 0..positions.len() {
        let thought = Some(0.1 + 0.8 * positions.about(i).won);
        searched.push(&features, About { thought, ..*positions.about(i) });
    }
    let mixed = targets(&searched, Some(&teacher), 0.5, 2);
    assert!((mixed[3].won - 0.95).abs() < 1e-6 && (mixed[1].won - 0.925).abs() < 1e-6, "{mixed:?}");
}

/// Games of which nothing can be learned, and a search that found the second of two positions worse by four points.
#[test]
fn siblings_teach_which_one_is_better() {
    let weights = <<Ares as Knowledge>::Weights as tharsis_bots::Experience<Ares>>::fitted();
    let (mut positions, mut beside) = (Positions::default(), Positions::default());
    for game in 0..400 {
        let seed = tharsis_kernel::seed_from_u64(u64::from(game));
        let mut state = <Ares as Game>::setup(&tharsis_ares::Options::default(), 2, seed);
        for behind in [0.0, -4.0] {
            let mut features = Features::default();
            Ares::features(&weights, &state, tharsis_kernel::Seat(0), None, &mut features);
            let about = About {
                game,
                moment: 0,
                seat: 0,
                n_seats: 2,
                common: false,
                won: 0.5,
                points: 0.0,
                thought: None,
            };
            positions.push(&features, about);
            beside.push(&features, About { points: behind, ..about });
            for _ in 0..40 {
                let Some(seat) = Ares::asked(&state).iter().next() else { break };
                let mut legal = Vec::new();
                Ares::legal(&state, seat, &mut legal);
                Ares::apply(&mut state, seat, legal[0], &mut ());
            }
        }
    }
    let siblings = Siblings::of(&beside, Ares::SPREAD);
    assert_eq!(siblings.len(), 400);
    let (all, goals) = ((0..800).collect::<Vec<u32>>(), targets(&positions, None, 1.0, 1));
    let taught = |count: f32, threads: u16| {
        let how = Fitting { siblings: count, batch: 100, ..Recipe::read(RECIPE).expect("a recipe").fitting };
        let begin = Beginning::Anew(Ares::layout().len);
        fit(&positions, &goals, &all, &siblings, begin, &how, 4, 1, threads, |_, _| {})
    };
    // The mean lead of the first over the second, in points.
    let lead = |parameters: &tharsis_bots::net::Parameters| {
        let worth = |i: usize| {
            let (places, values) = beside.features(i);
            let said = parameters.judge(places, values).outputs;
            0.25 * Ares::SPREAD * said[0] + 0.5 * tharsis_bots::net::POINTS * said[1]
        };
        (0..400).map(|it| worth(2 * it) - worth(2 * it + 1)).sum::<f32>() / 400.0
    };
    let with = taught(20.0, 2);
    assert!((lead(&with) - 4.0).abs() < 0.8, "{}", lead(&with));
    assert!(lead(&taught(0.0, 2)).abs() < 1.0, "{}", lead(&taught(0.0, 2)));
    assert!(taught(20.0, 1) == with, "on one thread as on two");
}

/// Games of its own change what a network tells, the same on any number of threads, and not how it plays.
#[test]
fn a_network_is_levelled_by_its_own_games() {
    let recipe = Recipe::read(RECIPE).expect("a recipe");
    let network = Ares::network().expect("the network of the program");
    let [(one, checked), (other, again)] =
        [1, 2].map(|threads| level::<Ares>(&recipe, &network, 12, threads, |_, _| {}));
    assert!(one.write() == other.write() && checked == again, "on one thread as on two");
    assert!(checked[0].n > 100 && checked[1].n > 10, "{checked:?}");
    assert_ne!(one.calm(false), network.calm(false));
    assert_ne!(one.version(), network.version());
    assert!(one.provenance().starts_with("chances levelled by 12 games"), "{}", one.provenance());
    let (old, new) = (network.parameters(), one.parameters());
    assert_eq!((&new.first, &new.second, &new.third), (&old.first, &old.second, &old.third));
    let near = |i: usize| (new.third_bias[i] - old.third_bias[i]).abs() < 1e-3;
    assert!(near(0) && near(1), "rivals' chances add up whatever is added to both");
    assert!(!near(2), "chances in common are shifted");
}

/// Where chances are half as sure as they are said to be, and a little worse, just that is found.
#[test]
fn chances_are_levelled_to_what_was_seen() {
    let mut parameters = tharsis_bots::net::Parameters::zero(Ares::layout().len);
    for (i, row) in parameters.line.iter_mut().enumerate() {
        row[0] = ((i * 37) % 101) as f32 / 101.0 - 0.5;
    }
    let network = Network::new(parameters, Ares::layout(), [1.0; 2], String::new());
    let weights = <<Ares as Knowledge>::Weights as tharsis_bots::Experience<Ares>>::fitted();
    let (mut positions, mut features) = (Positions::default(), Features::default());
    for game in 0..400 {
        let seed = tharsis_kernel::seed_from_u64(u64::from(game));
        let mut state = <Ares as Game>::setup(&tharsis_ares::Options::default(), 2, seed);
        for _ in 0..game % 80 {
            let Some(seat) = Ares::asked(&state).iter().next() else { break };
            let mut legal = Vec::new();
            Ares::legal(&state, seat, &mut legal);
            Ares::apply(&mut state, seat, legal[0], &mut ());
        }
        Ares::features(&weights, &state, tharsis_kernel::Seat(0), None, &mut features);
        let odds = network.forecast(&features, false).odds;
        let won = 1.0 / (1.0 + (-(0.5 * odds - 1.0)).exp());
        let about =
            About { game, moment: 0, seat: 0, n_seats: 2, common: false, won, points: 0.0, thought: None };
        positions.push(&features, about);
    }
    let which: Vec<u32> = (0..400).collect();
    let (calm, shift) = Reliability::calm(&positions, &which, &network, false);
    assert!((calm - 0.5).abs() < 0.05 && (shift + 1.0).abs() < 0.1, "{calm} {shift}");
    assert_eq!(Reliability::calm(&positions, &which, &network, true), (1.0, 0.0), "nothing to go by");
    let said = Reliability::of(&positions, &which, &network, false, 1.0);
    assert_eq!(said.tenths.iter().map(|tenth| tenth.n).sum::<u32>(), 400);
}
