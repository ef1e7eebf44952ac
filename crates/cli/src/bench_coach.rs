//! The figures of the coach: how long a review takes, what it finds to blame in the games of the strongest bot, and how often its
//! best choice is that of a far longer search.

use crate::args::Bench;
use anyhow::{Result, anyhow};
use rand_pcg::Pcg32;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tharsis_ares::Ares;
use tharsis_bots::{Bot, Budget, Experience, Knowledge, Level, Limit, play_match};
use tharsis_coach::{Coach, Grade, Review, Verdict};
use tharsis_kernel::{Record, Seat, below, seed_from_u64};
use tharsis_mars::Mars;
use tharsis_wire::REVIEW_LINES;

/// Who plays the games.
const PLAYER: &str = "champion:200";
/// Choices after which a game is given up.
const CHOICES_MAX: u32 = 6_000;
/// Positions taken from a game at most, so that many games have a say.
const OF_A_GAME: usize = 13;
/// Decisions of a long game: what a review takes is told for so many.
const LONG_GAME: f64 = 300.0;

pub(crate) fn run(args: &Bench, positions: usize) -> Result<ExitCode> {
    match &args.game[..] {
        "ares" => measure::<Ares>(args, positions, "mulligan"),
        _ => measure::<Mars>(args, positions, "corporate-era"),
    }
}

/// Games are shared out to threads; each is played, reviewed and searched by one, so times are those of one core.
fn measure<G: Knowledge<Options: Sync>>(args: &Bench, positions: usize, options: &str) -> Result<ExitCode> {
    let options: G::Options = options.parse().map_err(|problem| anyhow!("{problem:?}"))?;
    let judges = Judges::new(args);
    let coach = Coach::<G>::new()?;
    let found = Mutex::new(Found::new(&judges));
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let left = positions.saturating_sub(game * OF_A_GAME);
            if left == 0 {
                break;
            }
            let deal = args.seed + game as u64;
            let review = Review::new(coach.clone(), &played::<G>(&options, deal));
            let times = tell_review(deal, &review);
            let compared = compare(&review, &judges, deal, left.min(OF_A_GAME));
            let mut found = found.lock().expect("no game panicked");
            found.add(times, &compared);
            found.tell(&judges);
        }
    };
    std::thread::scope(|scope| (0..args.threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    Ok(ExitCode::SUCCESS)
}

/// The searches whose best choices are compared with that of a far longer one.
struct Judges {
    /// Those of a review, shorter and longer ones, and last another one as long: nobody can agree more often than that.
    all: Vec<Budget>,
    /// The longer one.
    long: Budget,
}

impl Judges {
    fn new(args: &Bench) -> Judges {
        let budget = |limit| Budget { limit, threads: 1 };
        let long = budget(Limit::Time(Duration::from_secs(args.seconds)));
        let lines = args.lines.iter().map(|&lines| budget(Limit::Iterations(lines)));
        Judges { all: lines.chain([long]).collect(), long }
    }
}

/// What the choice of a judge is to the longer search.
#[derive(Clone, Copy)]
struct Compared {
    same: bool,
    /// The chance to win that it costs.
    lost: f32,
    /// Whether that is too little to be blamed.
    near: bool,
}

/// How long a review took, in seconds, and how much there was to it.
struct Times {
    curve: f64,
    decisions: f64,
    n_decisions: usize,
}

/// Compares the judges at some decisions of a game.
fn compare<G: Knowledge>(review: &Review<G>, judges: &Judges, deal: u64, n: usize) -> Vec<Vec<Compared>> {
    let mut rng = Pcg32::new(deal, 0xC0AC);
    let mut at = || {
        let (step, seat) = review.decision(below(&mut rng, review.n_decisions() as u32) as usize);
        let (state, seed) = (review.state(step), review.seed_of(step));
        let consider = |also, budget, seed| review.coach().consider(state, seat, also, budget, seed);
        let long = consider(None, judges.long, seed ^ 1);
        let compared = |(i, &judge): (u64, &Budget)| {
            let choice = consider(None, judge, seed.wrapping_add(i << 32)).best();
            // What the longer search passed over is weighed in another one.
            let weighed =
                long.loss(choice).or_else(|| consider(Some(choice), judges.long, seed ^ 1).loss(choice));
            let loss = weighed.expect("a choice that is wanted in any case is weighed");
            let same = choice == long.best();
            Compared { same, lost: loss.chance, near: Grade::of(loss) == Grade::Best }
        };
        (0..).zip(&judges.all).map(compared).collect()
    };
    (0..n).map(|_| at()).collect()
}

/// Everything that was found so far.
struct Found {
    positions: usize,
    /// By judge: how often the same, how often as good, chance lost.
    judges: Vec<(usize, usize, f64)>,
    games: usize,
    decisions: usize,
    seconds: f64,
    curve: f64,
    longest_curve: f64,
}

impl Found {
    fn new(judges: &Judges) -> Found {
        Found {
            positions: 0,
            judges: vec![(0, 0, 0.0); judges.all.len()],
            games: 0,
            decisions: 0,
            seconds: 0.0,
            curve: 0.0,
            longest_curve: 0.0,
        }
    }

    fn add(&mut self, times: Times, positions: &[Vec<Compared>]) {
        self.games += 1;
        self.decisions += times.n_decisions;
        self.seconds += times.decisions;
        self.curve += times.curve;
        self.longest_curve = self.longest_curve.max(times.curve);
        self.positions += positions.len();
        for compared in positions {
            for ((same, near, lost), it) in self.judges.iter_mut().zip(compared) {
                *same += usize::from(it.same);
                *near += usize::from(it.near);
                *lost += f64::from(it.lost);
            }
        }
    }

    fn tell(&self, judges: &Judges) {
        let games = self.games as f64;
        out!(
            "{} games, times of one core: {LONG_GAME} decisions in {:.1} s, the curve in {:.2} s, {:.2} at most",
            self.games,
            LONG_GAME * self.seconds / self.decisions as f64,
            self.curve / games,
            self.longest_curve
        );
        let share = |n: usize| 100.0 * n as f64 / self.positions as f64;
        for (budget, &(same, near, lost)) in judges.all.iter().zip(&self.judges) {
            out!(
                "  {} positions, {budget} against {}: the same choice in {:.1} %, one as good in {:.1} %; {:.2} % of chance lost in the mean",
                self.positions,
                judges.long,
                share(same),
                share(near),
                100.0 * lost / self.positions as f64
            );
        }
    }
}

/// A game of the strongest bot against itself.
fn played<G: Knowledge>(options: &G::Options, deal: u64) -> Record<G> {
    let level: Level = PLAYER.parse().expect("a level");
    let weights = G::Weights::fitted();
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..2).map(|seat| level.bot::<G>(&weights, deal * 31 + seat)).collect();
    let mut record = Record::new(options.clone(), 2, seed_from_u64(deal));
    let setup = G::setup(options, 2, record.seed);
    play_match::<G>(setup, CHOICES_MAX, &mut bots, |_, seat, choice| record.choices.push((seat, choice)));
    record
}

/// Reviews a game as the server does and tells what came of it.
fn tell_review<G: Knowledge>(deal: u64, review: &Review<G>) -> Times {
    let lines = Budget { limit: Limit::Iterations(REVIEW_LINES), threads: 1 };
    let start = Instant::now();
    let points: Vec<_> = review.moments().into_iter().map(|step| review.point(step)).collect();
    let curve = start.elapsed().as_secs_f64();
    let decided: Vec<_> = (0..review.n_decisions()).map(|place| review.decide(place, lines)).collect();
    let decisions = start.elapsed().as_secs_f64() - curve;
    let rounds = decided.last().map_or(1, |it| it.round);
    let verdicts = [0, 1].map(|seat| Verdict::of(&decided, Seat(seat), rounds));
    let told = verdicts.map(|it| {
        let accuracy = 100.0 * it.accuracy.unwrap_or(1.0);
        format!("{:?}, {:.1} points lost, accuracy {accuracy:.0}", it.grades, it.lost)
    });
    out!(
        "deal {deal}: the curve of {} moments in {curve:.2} s, {} decisions in {decisions:.1} s; {}",
        points.len(),
        decided.len(),
        told.join("; ")
    );
    Times { curve, decisions, n_decisions: decided.len() }
}
