//! A course: the rounds of a recipe in a folder. Each step leaves a file and is not done again, so a course that was
//! broken off goes on where it was.

use crate::curve::{Curve, picture};
use crate::fit::{Beginning, fit};
use crate::habits::{Foreseen, learn};
use crate::lessons::Lessons;
use crate::positions::Positions;
use crate::recipe::{Recipe, RecipeError};
use crate::reliability::Reliability;
use crate::selfplay::play_round;
use crate::siblings::Siblings;
use crate::targets::targets;
use crate::trial::{Trialled, trials};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tharsis_bots::Knowledge;
use tharsis_bots::net::{Habits, Network, NetworkError};
use thiserror::Error;

/// One game in so many is kept apart: nothing is learned from it, and chances are checked on it.
const KEPT_APART: u32 = 24;

/// Why a course cannot go on.
#[derive(Debug, Error)]
pub enum CourseError {
    /// The recipe.
    #[error("the recipe: {0}")]
    Recipe(RecipeError),
    /// A file.
    #[error("{file}: {problem}")]
    File {
        /// Its name.
        file: PathBuf,
        /// What is wrong.
        problem: io::Error,
    },
    /// A network of the course.
    #[error("{file}: {problem}")]
    Network {
        /// Its name.
        file: PathBuf,
        /// What is wrong.
        problem: NetworkError,
    },
    /// A report of the course.
    #[error("{file} is not the report of a round: {problem}")]
    Report {
        /// Its name.
        file: PathBuf,
        /// What is wrong.
        problem: toml::de::Error,
    },
}

/// Its own words hold those of the recipe: as a source they would be told twice.
impl From<RecipeError> for CourseError {
    fn from(problem: RecipeError) -> CourseError {
        CourseError::Recipe(problem)
    }
}

/// How far a course is.
#[derive(Clone, Debug)]
pub enum Step {
    /// Games of a round.
    Playing {
        /// The round.
        round: usize,
        /// Games done.
        done: u64,
        /// Games in all.
        all: u64,
    },
    /// A pass over the positions.
    Fitting {
        /// The round.
        round: usize,
        /// Positions learned from.
        positions: usize,
        /// Passes done.
        pass: u32,
        /// Cross-entropy in this pass.
        won: f64,
        /// Error of points in this pass.
        points: f64,
        /// Cross-entropy on games kept apart.
        surprise: f64,
    },
    /// Habits were learned.
    Habits {
        /// The round.
        round: usize,
        /// Choices learned from.
        lessons: usize,
        /// How well they foresee others.
        foreseen: Foreseen,
    },
    /// A round is over.
    Round(Box<Report>),
}

/// What came of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The round.
    pub round: usize,
    /// Games played for it.
    pub games: u64,
    /// Positions learned from.
    pub positions: usize,
    /// Whether its network was chosen.
    pub chosen: bool,
    /// Cross-entropy on games kept apart, after each pass.
    pub surprise: Vec<f64>,
    /// How far odds are stretched to come true: against others, in common.
    pub calm: [f32; 2],
    /// Games against `steady`.
    pub steady: Vec<Trialled>,
    /// Games against the network chosen before.
    pub before: Vec<Trialled>,
    /// Against others: do chances come true?
    pub reliability: Reliability,
    /// The same in common games.
    pub common: Reliability,
}

/// A course in a folder.
#[derive(Clone, Debug)]
pub struct Course {
    recipe: Recipe,
    /// The recipe's text, which the network tells of.
    text: String,
    folder: PathBuf,
    threads: u16,
    /// The network it begins with, where it is not the first course.
    from: Option<Arc<Network>>,
}

impl Course {
    /// A course by a recipe's text.
    pub fn new(text: &str, folder: &Path, threads: u16) -> Result<Course, CourseError> {
        fs::create_dir_all(folder).map_err(|problem| CourseError::File { file: folder.into(), problem })?;
        let course = Course {
            recipe: Recipe::read(text)?,
            text: text.to_string(),
            folder: folder.to_path_buf(),
            threads,
            from: None,
        };
        Ok(course)
    }

    /// The same, begun with a network of another course.
    #[must_use]
    pub fn with_network(mut self, network: Network) -> Course {
        self.from = Some(Arc::new(network));
        self
    }

    fn file(&self, round: usize, ending: &str) -> PathBuf {
        self.folder.join(format!("round-{round}.{ending}"))
    }

    /// Goes on for so many rounds; the reports of all rounds done.
    pub fn go_on<G: Knowledge>(
        &self,
        rounds: usize,
        tell: &mut dyn FnMut(Step),
    ) -> Result<Vec<Report>, CourseError>
    where
        G::Options: Sync,
    {
        self.recipe.check::<G>()?;
        if self.from.is_none() && self.recipe.rounds[0].lines.is_some() {
            let problem = "round 0: `lines` needs a network that searches; begin with one (`--from FILE`)";
            return Err(RecipeError::Value(problem.to_string()).into());
        }
        let mut reports = Vec::new();
        let mut left = rounds;
        for round in 0..self.recipe.rounds.len() {
            let done = self.report(round)?;
            let report = match done {
                Some(report) => report,
                None if left == 0 => break,
                None => {
                    left -= 1;
                    let report = self.round::<G>(round, &reports, tell)?;
                    tell(Step::Round(Box::new(report.clone())));
                    report
                }
            };
            reports.push(report);
        }
        self.write("curve.svg", curves(&self.recipe, &reports).as_bytes())?;
        Ok(reports)
    }

    /// The network chosen last, if there is one.
    pub fn chosen<G: Knowledge>(&self, reports: &[Report]) -> Result<Option<Arc<Network>>, CourseError> {
        let last = reports.iter().rev().find(|report| report.chosen);
        match last {
            Some(report) => self.network::<G>(report.round).map(Some),
            None => Ok(self.from.clone()),
        }
    }

    fn network<G: Knowledge>(&self, round: usize) -> Result<Arc<Network>, CourseError> {
        let file = self.file(round, "net");
        let bytes = fs::read(&file).map_err(|problem| CourseError::File { file: file.clone(), problem })?;
        let network = Network::read(&bytes, G::layout());
        Ok(Arc::new(network.map_err(|problem| CourseError::Network { file, problem })?))
    }

    fn report(&self, round: usize) -> Result<Option<Report>, CourseError> {
        let file = self.file(round, "toml");
        if !file.exists() {
            return Ok(None);
        }
        let text =
            fs::read_to_string(&file).map_err(|problem| CourseError::File { file: file.clone(), problem })?;
        toml::from_str(&text).map(Some).map_err(|problem| CourseError::Report { file, problem })
    }

    /// Writes a file whole or not at all.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), CourseError> {
        let file = self.folder.join(name);
        let half = self.folder.join(format!("{name}.half"));
        let written = fs::write(&half, bytes).and_then(|()| fs::rename(&half, &file));
        written.map_err(|problem| CourseError::File { file, problem })
    }

    fn round<G: Knowledge>(
        &self,
        round: usize,
        reports: &[Report],
        tell: &mut dyn FnMut(Step),
    ) -> Result<Report, CourseError>
    where
        G::Options: Sync,
    {
        let plan = &self.recipe.rounds[round];
        let before = self.chosen::<G>(reports)?;
        self.play::<G>(round, before.as_ref(), tell)?;
        let first = (round + 1).saturating_sub(plan.rounds_used);
        let mut positions = Positions::default();
        let mut newest = 0;
        for used in first..=round {
            newest = positions.len();
            positions.append(&self.positions::<G>(used)?);
        }
        let siblings = self.siblings::<G>(first, round)?;
        let habits = self.habits::<G>(round, first, before.as_deref(), tell)?;
        let (learned, apart) = split(&positions, newest);
        let targets = targets(&positions, before.as_deref(), plan.lambda, self.threads);
        let mut surprise = Vec::new();
        let begin = match (&before, plan.goes_on) {
            (Some(before), Some(rate)) => Beginning::From(before.parameters(), rate),
            _ => Beginning::Anew(G::layout().len),
        };
        let parameters = fit(
            &positions,
            &targets,
            &learned,
            &Siblings::of(&siblings, G::SPREAD),
            begin,
            &self.recipe.fitting,
            plan.passes,
            self.recipe.seed * 1_000 + round as u64,
            self.threads,
            |fit, parameters| {
                let network = Network::new(parameters.clone(), G::layout(), [1.0; 2], String::new());
                let now = Reliability::of(&positions, &apart, &network, false, 1.0).surprise;
                surprise.push(now);
                tell(Step::Fitting {
                    round,
                    positions: learned.len(),
                    pass: fit.pass,
                    won: fit.won,
                    points: fit.points,
                    surprise: now,
                });
            },
        );
        let said = Network::new(parameters, G::layout(), [1.0; 2], String::new()).rounded();
        let [others, all] = [false, true].map(|common| Reliability::calm(&positions, &apart, &said, common));
        let calm = [others.0, all.0];
        let mut parameters = said.parameters().clone();
        if plan.levels_chances {
            parameters.third_bias[0] += others.1 / others.0;
            parameters.third_bias[2] += all.1 / all.0;
        }
        let raw = Network::new(parameters, G::layout(), [1.0; 2], String::new()).rounded();
        let [reliability, common] = [false, true]
            .map(|kind| Reliability::of(&positions, &apart, &raw, kind, calm[usize::from(kind)]));
        let provenance = self.provenance(round, learned.len());
        let network =
            Network::new(raw.parameters().clone(), G::layout(), calm, provenance).with_habits(habits);
        let network = Arc::new(network.rounded());
        self.write(&format!("round-{round}.net"), &network.write())?;
        let steady = trials::<G>(&self.recipe, &network, None, self.threads);
        let against = match &before {
            Some(before) => trials::<G>(&self.recipe, &network, Some(before), self.threads),
            None => Vec::new(),
        };
        // The first table of trial decides; the others are told. A round that levels chances is there for them, and need not win.
        let holds = if plan.levels_chances { Trialled::is_no_loss } else { Trialled::is_gain };
        let chosen = against.first().is_none_or(holds);
        let report = Report {
            round,
            games: plan.games,
            positions: learned.len(),
            chosen,
            surprise,
            calm,
            steady,
            before: against,
            reliability,
            common,
        };
        let text = toml::to_string(&report).expect("a report is plain data");
        self.write(&format!("round-{round}.toml"), text.as_bytes())?;
        Ok(report)
    }

    /// What made a network: the recipe, and before it that of the network it began with.
    fn provenance(&self, round: usize, positions: usize) -> String {
        let told =
            format!("round {round} of this recipe, {positions} positions:\n\n{}", self.text.trim_end());
        match &self.from {
            Some(from) => format!("{}\n\nthen {told}", from.recipe()),
            None => told,
        }
    }

    /// Plays the games of a round, unless they were played before.
    fn play<G: Knowledge>(
        &self,
        round: usize,
        network: Option<&Arc<Network>>,
        tell: &mut dyn FnMut(Step),
    ) -> Result<(), CourseError>
    where
        G::Options: Sync,
    {
        let file = self.file(round, "positions");
        if file.exists() {
            return Ok(());
        }
        let games = play_round::<G>(&self.recipe, round, network, self.threads, |done, all| {
            tell(Step::Playing { round, done, all });
        });
        if !games.lessons.is_empty() {
            self.store(round, "lessons", |out| games.lessons.write(G::layout(), out))?;
        }
        if !games.siblings.is_empty() {
            self.store(round, "siblings", |out| games.siblings.write(G::layout(), out))?;
        }
        self.store(round, "positions", |out| games.positions.write(G::layout(), out))
    }

    /// Writes a large file whole or not at all.
    fn store(
        &self,
        round: usize,
        ending: &str,
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
    ) -> Result<(), CourseError> {
        let (file, half) = (self.file(round, ending), self.file(round, &format!("{ending}.half")));
        let written = File::create(&half)
            .and_then(|out| write(&mut BufWriter::with_capacity(1 << 20, out)))
            .and_then(|()| fs::rename(&half, &file));
        written.map_err(|problem| CourseError::File { file, problem })
    }

    /// Reads a large file.
    fn load<T>(
        &self,
        round: usize,
        ending: &str,
        read: impl FnOnce(&mut BufReader<File>) -> io::Result<T>,
    ) -> Result<T, CourseError> {
        let file = self.file(round, ending);
        let read = File::open(&file).and_then(|from| read(&mut BufReader::with_capacity(1 << 20, from)));
        read.map_err(|problem| CourseError::File { file, problem })
    }

    fn positions<G: Knowledge>(&self, round: usize) -> Result<Positions, CourseError> {
        self.load(round, "positions", |from| Positions::read(G::layout(), from))
    }

    /// The siblings of the rounds used; none where nobody searched.
    fn siblings<G: Knowledge>(&self, first: usize, round: usize) -> Result<Positions, CourseError> {
        let mut siblings = Positions::default();
        for used in (first..=round).filter(|&used| self.file(used, "siblings").exists()) {
            siblings.append(&self.load(used, "siblings", |from| Positions::read(G::layout(), from))?);
        }
        Ok(siblings)
    }

    /// Habits from the lessons of the rounds used; those of the network before where nobody searched.
    fn habits<G: Knowledge>(
        &self,
        round: usize,
        first: usize,
        before: Option<&Network>,
        tell: &mut dyn FnMut(Step),
    ) -> Result<Option<Habits>, CourseError> {
        let mut lessons = Lessons::default();
        for used in (first..=round).filter(|&used| self.file(used, "lessons").exists()) {
            lessons.append(&self.load(used, "lessons", |from| Lessons::read(G::layout(), from))?);
        }
        if lessons.is_empty() {
            return Ok(before.and_then(Network::habits).cloned());
        }
        let seed = self.recipe.seed * 1_000 + round as u64;
        let goes_on = self.recipe.rounds[round].habits_go_on;
        let before = before.and_then(Network::habits).filter(|_| goes_on);
        let (habits, foreseen) = learn(&lessons, before, G::layout().n_kinds(), seed, self.threads);
        tell(Step::Habits { round, lessons: lessons.len(), foreseen });
        Ok(Some(habits))
    }
}

/// What is learned from, and what is kept apart: whole games, the latter of the newest round.
fn split(positions: &Positions, newest: usize) -> (Vec<u32>, Vec<u32>) {
    let (mut learned, mut apart) = (Vec::new(), Vec::new());
    for i in 0..positions.len() {
        if !positions.about(i).game.is_multiple_of(KEPT_APART) {
            learned.push(i as u32);
        } else if i >= newest {
            apart.push(i as u32);
        }
    }
    (learned, apart)
}

fn curves(recipe: &Recipe, reports: &[Report]) -> String {
    let by_round = |value: &dyn Fn(&Report) -> Option<f64>| -> Vec<(f64, f64)> {
        reports.iter().filter_map(|it| Some((it.round as f64, value(it)?))).collect()
    };
    let mut curves: Vec<Curve> = Vec::new();
    let tables = recipe.tables.iter().filter(|table| table.trial);
    for (i, table) in tables.enumerate() {
        curves.push(Curve {
            name: format!("against steady, {} players: {}", table.players, table.options),
            points: by_round(&|it| it.steady.get(i).map(|it| it.won)),
        });
    }
    curves.push(Curve {
        name: "cross-entropy on games kept apart".to_string(),
        points: by_round(&|it| it.surprise.last().copied()),
    });
    picture(&format!("Teaching {}", recipe.game), &curves)
}
