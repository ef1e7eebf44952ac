//! Puzzles as they are sent: listed without their answers, answers in words.

use crate::api::{Advised, Offer, PuzzleInfo, Solved};
use crate::coaching::explain;
use crate::play::{AnyGame, Play, Refused, games};
use crate::shown::Shown;
use tharsis_coach::puzzle::{Cost, Played, Puzzle};
use tharsis_coach::{Grade, Loss};
use tharsis_kernel::Seat;
use tharsis_words::{Language, Names};

/// A puzzle that comes with the program.
#[derive(Clone, Copy)]
pub struct AnyPuzzle {
    /// Its game.
    pub game: &'static dyn AnyGame,
    played: &'static Played,
    puzzle: &'static Puzzle,
}

/// All puzzles, game by game.
pub fn puzzles() -> impl Iterator<Item = AnyPuzzle> {
    games().iter().flat_map(|&game| {
        game.puzzles().puzzles().map(move |(played, puzzle)| AnyPuzzle { game, played, puzzle })
    })
}

/// A puzzle by its name.
pub fn puzzle(id: &str) -> Option<AnyPuzzle> {
    puzzles().find(|it| it.puzzle.id == id)
}

impl AnyPuzzle {
    /// What is told of it before it is solved.
    pub fn info(self) -> PuzzleInfo {
        let AnyPuzzle { game, played, puzzle } = self;
        PuzzleInfo {
            id: puzzle.id.clone(),
            game: game.name().to_string(),
            kind: puzzle.kind.word().to_string(),
            difficulty: puzzle.difficulty,
            options: played.options.clone(),
            seats: played.seats,
            seat: puzzle.seat,
            round: puzzle.round,
        }
    }

    /// Whose choice it is.
    pub fn seat(self) -> Seat {
        Seat(self.puzzle.seat)
    }

    /// The game it was found in, up to its moment.
    pub fn play(self) -> Box<dyn Play> {
        self.game.play_puzzle(self.played, self.puzzle)
    }

    /// What an answer is worth.
    pub fn solve(self, choice: &str, language: &Language) -> Result<Solved, Refused> {
        self.game.solve(self.played, self.puzzle, choice, language)
    }
}

/// What an answer is worth at the moment of a puzzle.
pub(crate) fn solved<G: Shown>(
    state: &G::State,
    puzzle: &Puzzle,
    chosen: G::Choice,
    language: &Language,
) -> Solved {
    let (seat, nobody) = (Seat(puzzle.seat), Names::default());
    let names = &nobody.told_to(Some(seat));
    let read =
        |cost: &Cost| -> G::Choice { cost.choice.parse().expect("a test reads every choice of a puzzle") };
    let offer = |choice: G::Choice| Offer {
        choice: choice.to_string(),
        text: G::choice_text(state, seat, choice, language, names),
    };
    let (answer, second) = (read(&puzzle.costs[0]), read(&puzzle.costs[1]));
    let beside = if chosen == answer { second } else { chosen };
    let lost = puzzle.cost(&beside.to_string()).map(|it| it.points);
    let advised = |cost: &Cost| {
        let Offer { choice, text } = offer(read(cost));
        let (chance, points) = (cost.chance, cost.points);
        let grade = Grade::of(Loss { chance, points }).word().to_string();
        Advised { choice, text, chance: (puzzle.chance - chance).max(0.0), points, grade }
    };
    Solved {
        right: chosen == answer,
        chosen: offer(chosen),
        choices: puzzle.costs.iter().map(advised).collect(),
        beside: offer(beside),
        explained: explain::<G>(state, seat, answer, beside, lost, language, names),
    }
}
