//! One step, whichever the game: the compound move of a file as the atomic choices of the engine, on a copy of the
//! position. Each decision the move sets off takes the first answer that fits in kind and is legal.

use crate::Reason;
use crate::error::Problem;
use crate::format::{Format, Step};
use crate::refusal::Stop;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use tharsis_kernel::{CardId, Game, Seat};

/// What a game brings to its steps: its moves, and what answers mean to it.
pub(crate) trait Driven: Game<Obstacle: Into<Reason>> {
    /// The keys of `do`.
    type Move: DeserializeOwned;
    /// The keys of an answer.
    type Answer: DeserializeOwned + Display;
    /// What only this game must remember in the course of a step.
    type Course: Default;

    /// The published name of a card.
    fn card_name(id: CardId) -> &'static str;
    /// The choice of a card.
    fn pick(id: CardId) -> Self::Choice;
    /// The card a choice names, for people who do not know it by its number.
    fn named(choice: Self::Choice) -> Option<CardId>;

    /// Makes the choices a move begins with.
    fn begin(driver: &mut Driver<'_, Self>, action: &Self::Move) -> Result<(), Stop>;
    /// Whether a question is a decision inside a move, not a move.
    fn is_decision(question: Self::Question) -> bool;
    /// Answers a decision.
    fn answer(driver: &mut Driver<'_, Self>, seat: Seat, question: Self::Question) -> Result<(), Stop>;
    /// The choices an answer stands for, if it is of the kind the question asks for.
    fn as_choices(question: Self::Question, answer: &Self::Answer) -> Option<Vec<Self::Choice>>;
    /// Whether a question that an answer leaves open waits for the rest of it.
    fn is_picking(state: &Self::State, seat: Seat, question: Self::Question) -> bool;
    /// The choice that ends an answer where more could be picked.
    fn closing(_: Self::Question) -> Option<Self::Choice> {
        None
    }
    /// A question in words, for whoever writes scenarios.
    fn describe(question: Self::Question) -> String;

    /// What was paid must be what the file says, to the unit.
    fn check_payment(driver: &Driver<'_, Self>) -> Result<(), Stop>;
    /// The first answer that neither served a decision nor says what was forced.
    fn left_over<'a>(driver: &Driver<'a, Self>) -> Option<&'a Self::Answer>;
    /// Whether something was decided in silence that an answer, left over, wanted otherwise.
    fn is_contradicted(_log: &[Self::Event], _answer: &Self::Answer) -> bool {
        false
    }
}

/// Plays a step on a copy of a position; the copy is given back only if all went well.
pub(crate) fn drive<F: Format>(state: &F::State, step: &Step<F>) -> Result<F::State, Stop> {
    let mut driver = Driver::<F> {
        state: state.clone(),
        log: Vec::new(),
        seat: Seat(step.player),
        answers: &step.answers,
        used: vec![false; step.answers.len()],
        strict: step.illegal,
        order: Vec::new(),
        course: F::Course::default(),
    };
    let Some(action) = &step.action else {
        let seat = driver.seat;
        step.choices.iter().try_for_each(|choice| driver.choose(seat, choice.0))?;
        return Ok(driver.state);
    };
    F::begin(&mut driver, action)?;
    while let Some((seat, question)) = driver.pending() {
        F::answer(&mut driver, seat, question)?;
    }
    F::check_payment(&driver)?;
    match F::left_over(&driver) {
        Some(answer) if !step.illegal => Err(Stop::Problem(Problem::LeftOver(answer.to_string()))),
        // Where the engine took the only legal choice in silence, an answer that says otherwise is refused.
        Some(answer) if F::is_contradicted(&driver.log, answer) => Err(Stop::because(answer.to_string())),
        Some(_) | None => Ok(driver.state),
    }
}

/// A step while it is played.
pub(crate) struct Driver<'a, G: Driven> {
    pub(crate) state: G::State,
    /// What has happened in this step.
    pub(crate) log: Vec<G::Event>,
    /// Who moves.
    pub(crate) seat: Seat,
    pub(crate) answers: &'a [G::Answer],
    /// Which of them have been taken.
    pub(crate) used: Vec<bool>,
    /// In a step that must be refused, the first answer of the right kind is taken, legal or not.
    strict: bool,
    /// What is left of an answer about the order of effects.
    pub(crate) order: Vec<CardId>,
    pub(crate) course: G::Course,
}

impl<'a, G: Driven> Driver<'a, G> {
    /// Makes an atomic choice, or says why it is refused.
    pub(crate) fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Stop> {
        G::play(&mut self.state, seat, choice, &mut self.log)
            .map_err(|_| refused::<G>(&self.state, seat, &[choice]))
    }

    /// Chooses cards, ascending.
    pub(crate) fn choose_cards(&mut self, ids: &[CardId]) -> Result<(), Stop> {
        picks::<G>(ids).into_iter().try_for_each(|pick| self.choose(self.seat, pick))
    }

    /// Pays so much of a price, as the file says; `due` is what was to be paid.
    pub(crate) fn pay_part(
        &mut self,
        seat: Seat,
        part: G::Choice,
        pay: impl Display,
        due: impl Display,
    ) -> Result<(), Stop> {
        if self.legal(seat).contains(&part) {
            return self.choose(seat, part);
        }
        Err(Stop::because(format!("{pay} is not a payment for this; {due} M€ are still to be paid")))
    }

    /// The legal choices of a seat.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Choice> {
        let mut legal = Vec::new();
        G::legal(&self.state, seat, &mut legal);
        legal
    }

    /// The move is an answer to this question.
    pub(crate) fn need(&self, wanted: G::Question) -> Result<(), Stop> {
        if G::question(&self.state, self.seat) == Some(wanted) { Ok(()) } else { Err(self.not_asked()) }
    }

    /// Why a move that is an answer is out of place.
    pub(crate) fn not_asked(&self) -> Stop {
        let seat = self.seat;
        Stop::because(match G::question(&self.state, seat) {
            _ if G::asked(&self.state).is_empty() => "the game is over".to_string(),
            None => format!("player {seat} is not asked now"),
            Some(_) => format!("this is not what player {seat} is asked now"),
        })
    }

    /// The next decision; questions that are moves of their own are left to the next steps.
    fn pending(&self) -> Option<(Seat, G::Question)> {
        let asked = G::asked(&self.state);
        let mut questions = asked.iter().filter_map(|seat| Some((seat, G::question(&self.state, seat)?)));
        questions.find(|(_, question)| G::is_decision(*question))
    }

    /// The answers that nothing has taken yet.
    pub(crate) fn unused(&self) -> impl Iterator<Item = (usize, &'a G::Answer)> {
        self.answers.iter().enumerate().filter(|(i, _)| !self.used[*i])
    }

    /// Takes the first unused answer that fits, whatever comes of it.
    pub(crate) fn take<T>(&mut self, fits: impl Fn(&'a G::Answer) -> Option<T>) -> Option<T> {
        let (i, found) = self.unused().find_map(|(i, answer)| Some((i, fits(answer)?)))?;
        self.used[i] = true;
        Some(found)
    }

    /// Answers a question by the choices that the first fitting answer stands for.
    pub(crate) fn decide(&mut self, seat: Seat, question: G::Question) -> Result<(), Stop> {
        self.by_answer(
            (seat, question),
            |answer| G::as_choices(question, answer),
            |choices, state, log| answers::<G>(choices, state, log, seat, question),
            |choices, state| refused::<G>(state, seat, choices),
        )
    }

    /// Answers a question by the first unused answer that fits in kind and holds on a copy of the position; that
    /// copy then takes the position's place. Where nothing fits, a single legal choice is taken in silence.
    pub(crate) fn by_answer<T>(
        &mut self,
        (seat, question): (Seat, G::Question),
        fits: impl Fn(&'a G::Answer) -> Option<T>,
        holds: impl Fn(&T, &mut G::State, &mut Vec<G::Event>) -> bool,
        refused: impl Fn(&T, &G::State) -> Stop,
    ) -> Result<(), Stop> {
        let fitting = self.unused().filter_map(|(i, answer)| Some((i, fits(answer)?)));
        for (i, answer) in fitting.collect::<Vec<_>>() {
            let (mut state, mut log) = (self.state.clone(), self.log.clone());
            if holds(&answer, &mut state, &mut log) {
                (self.state, self.log) = (state, log);
                self.used[i] = true;
                return Ok(());
            }
            if self.strict {
                return Err(refused(&answer, &self.state));
            }
        }
        let legal = self.legal(seat);
        if let [only] = legal[..] {
            return self.choose(seat, only);
        }
        Err(Stop::Problem(Problem::Unanswered {
            player: seat.0,
            question: G::describe(question),
            legal: legal.into_iter().map(notation::<G>).collect(),
        }))
    }
}

/// A set of cards as choices: ascending.
pub(crate) fn picks<G: Driven>(ids: &[CardId]) -> Vec<G::Choice> {
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids.into_iter().map(G::pick).collect()
}

/// Makes choices that answer one question; false if they are not legal or leave it open.
fn answers<G: Driven>(
    choices: &[G::Choice],
    state: &mut G::State,
    log: &mut Vec<G::Event>,
    seat: Seat,
    question: G::Question,
) -> bool {
    for &choice in choices {
        if G::question(state, seat) != Some(question) || G::play(state, seat, choice, log).is_err() {
            return false;
        }
    }
    let open = G::question(state, seat) == Some(question);
    match G::closing(question) {
        Some(closing) if open => G::play(state, seat, closing, log).is_ok(),
        _ => !(choices.is_empty() || open && G::is_picking(state, seat, question)),
    }
}

fn refused<G: Driven>(state: &G::State, seat: Seat, choices: &[G::Choice]) -> Stop {
    let obstacles = choices.iter().flat_map(|&choice| G::why_not(state, seat, choice)).collect();
    let what: Vec<String> = choices.iter().copied().map(notation::<G>).collect();
    Stop::refused(what.join(", "), obstacles)
}

/// A choice in notation, with the names of cards.
fn notation<G: Driven>(choice: G::Choice) -> String {
    match G::named(choice) {
        Some(id) => format!("{choice} ({})", G::card_name(id)),
        None => choice.to_string(),
    }
}
