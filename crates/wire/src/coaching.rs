//! The coach's word as it is sent: advice, grades, verdicts, reasons. What is judged is the crate coach's; here it is put into
//! words, for either game.

use crate::api::{
    Advice, Advised, CardPoints, CurvePoint, Explained, Graded, LuckAndSkill, Offer, ReasonTold, Remark,
    SeatVerdict,
};
use crate::insight::foresee;
use crate::play::AnyGame;
use crate::shown::Shown;
use crate::sitting::Tabled;
use crate::story::Opening;
use serde::{Deserialize, Serialize};
use tharsis_bots::{Budget, Limit};
use tharsis_coach::{About, Coach, Decided, Grade, Loss, Point, Reason, Review, Share, Verdict};
use tharsis_kernel::{Record, Seat, SeatSet, Trial};
use tharsis_words::{Language, Names};

/// Lines of play for each decision of a review, unless somebody says otherwise: 300 decisions are graded in less than a
/// minute on one core (docs/coach.md).
pub const REVIEW_LINES: u32 = 2_000;
/// Choices told with advice, and those that follow.
const ADVISED_MAX: usize = 3;
const LINE_MAX: usize = 4;
/// What the reasons leave out is told from so many points on.
const REST_TOLD: f32 = 0.5;
/// Cards told of that gave most points.
const CARDS_TOLD: usize = 5;

/// A graded decision as it is kept with the game: in no language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// It was made after so many choices.
    pub step: usize,
    /// Whose it was.
    pub seat: u8,
    /// The generation or round.
    pub round: u32,
    /// What was chosen, in notation.
    pub chosen: String,
    /// What the coach would have chosen.
    pub best: String,
    /// What that cost.
    pub loss: Loss,
    /// The chance to win before.
    pub chance: f32,
}

/// A game that is looked through piece by piece, so that others get their turn in between. The same game gives the same.
pub trait Looking: Send {
    /// How many decisions there are to grade.
    fn n_decisions(&self) -> usize;
    /// How it stood after every move.
    fn curve(&self) -> Vec<CurvePoint>;
    /// A decision, by its place, with so many lines of play.
    fn decide(&self, place: usize, lines: u32) -> Decision;
}

/// Whose word a review is: it changes with the network and with how long it thinks.
pub fn coach_version(game: &dyn AnyGame, lines: u32) -> String {
    format!("{:016x}.{lines}", game.network_version())
}

fn coach<G: Shown>() -> Coach<G> {
    Coach::new().expect("the network of the program fits it: a test reads it")
}

pub(crate) fn look_through<G: Tabled>(record: &Record<G>) -> impl Looking + use<G> {
    Review::new(coach::<G>(), record)
}

impl<G: Tabled> Looking for Review<G> {
    fn n_decisions(&self) -> usize {
        Review::n_decisions(self)
    }

    fn curve(&self) -> Vec<CurvePoint> {
        self.moments().into_iter().map(|step| self.point(step).into()).collect()
    }

    fn decide(&self, place: usize, lines: u32) -> Decision {
        let decided = Review::decide(self, place, Budget { limit: Limit::Iterations(lines), threads: 1 });
        Decision {
            step: decided.step,
            seat: decided.seat.0,
            round: decided.round,
            chosen: decided.chosen.to_string(),
            best: decided.best.to_string(),
            loss: decided.loss,
            chance: decided.chance,
        }
    }
}

impl From<Point> for CurvePoint {
    fn from(Point { step, round, prospects }: Point) -> CurvePoint {
        let rounded =
            |numbers: &[f32], digits: f32| numbers.iter().map(|it| (it * digits).round() / digits).collect();
        CurvePoint {
            step,
            round,
            chances: rounded(&prospects.chances, 1000.0),
            points: rounded(&prospects.points, 10.0),
        }
    }
}

/// What every seat can hope for after so many choices.
pub(crate) fn prospects<G: Shown>(step: usize, state: &G::State, knowing: SeatSet, seed: u64) -> CurvePoint {
    let prospects = coach::<G>().prospects(state, knowing, seed);
    Point { step, round: G::rounds(state), prospects }.into()
}

/// A decision in words; `state` is the moment it was made at.
pub(crate) fn graded<G: Shown>(
    state: &G::State,
    decision: &Decision,
    language: &Language,
    names: &Names,
) -> Option<Graded> {
    let seat = Seat(decision.seat);
    let offer = |choice: &str| -> Option<Offer> {
        let text = G::choice_text(state, seat, choice.parse().ok()?, language, names);
        Some(Offer { choice: choice.to_string(), text })
    };
    let chosen = offer(&decision.chosen)?;
    let grade = Grade::of(decision.loss);
    let better = (grade != Grade::Best).then(|| offer(&decision.best)).flatten();
    let is_reply = G::question(state, seat).is_some_and(|it| matches!(G::opening(&it), Opening::Reply));
    let question = is_reply.then(|| G::ask(state, seat, &[], language, names)).flatten();
    Some(Graded {
        step: decision.step,
        seat: decision.seat,
        round: decision.round,
        grade: grade.word().to_string(),
        question: question.map(|ask| ask.text),
        chance: decision.loss.chance,
        points: decision.loss.points,
        chosen,
        better,
    })
}

/// What a finished game came to, by seat.
pub(crate) fn verdicts<G: Shown>(
    end: &G::State,
    events: &[G::Event],
    decisions: &[Decision],
    viewer: Option<Seat>,
    language: &Language,
    names: &Names,
) -> Vec<SeatVerdict> {
    let decided: Vec<Decided<()>> = decisions
        .iter()
        .map(|it| Decided {
            step: it.step,
            seat: Seat(it.seat),
            round: it.round,
            chosen: (),
            best: (),
            loss: it.loss,
            chance: it.chance,
        })
        .collect();
    let (rounds, scores) = (G::rounds(end), G::scores(end));
    let seats = || Seat::all(scores.len() as u8);
    let verdicts: Vec<Verdict> = seats().map(|seat| Verdict::of(&decided, seat, rounds)).collect();
    let lost: Vec<f32> = verdicts.iter().map(|it| it.lost).collect();
    let percent = |accuracy: f32| (100.0 * accuracy).round() as u32;
    let told =
        |(seat, verdict): (Seat, &Verdict)| SeatVerdict {
            grades: verdict.grades.to_vec(),
            accuracy: verdict.accuracy.map(percent),
            phases: verdict.phases.iter().map(|it| it.map(percent)).collect(),
            lost: verdict.lost,
            share: Share::of(&scores, &lost, seat)
                .filter(|_| !G::plays_in_common(end))
                .map(|it| LuckAndSkill { ahead: it.ahead, choices: it.choices, deal: it.deal }),
            notes: G::remarks(end, seat, events, language, &names.told_to(viewer)),
            cards: best_cards::<G>(end, seat, language),
        };
    seats().zip(&verdicts).map(told).collect()
}

fn best_cards<G: Shown>(end: &G::State, seat: Seat, language: &Language) -> Vec<CardPoints> {
    let mut worth = G::card_points(end, seat);
    worth.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
    worth.truncate(CARDS_TOLD);
    let told = |(id, points)| {
        let (card, text) = G::card_called(id, language);
        CardPoints { card, text, points }
    };
    worth.into_iter().map(told).collect()
}

/// Two choices of a seat that is asked, side by side.
pub(crate) fn explain<G: Shown>(
    state: &G::State,
    seat: Seat,
    better: G::Choice,
    other: G::Choice,
    lost: Option<f32>,
    language: &Language,
    names: &Names,
) -> Explained {
    let trial = Trial::<G>::new(state, seat);
    let foresights =
        [better, other].map(|choice| foresee(state, seat, &trial, choice, language, names)).to_vec();
    let reasons = coach::<G>().reasons(state, seat, better, other, 0);
    Explained { foresights, reasons: told::<G>(&reasons, lost, language, names) }
}

/// Reasons in words. Where it is known what the search found, the last one is what the others leave out of that.
fn told<G: Shown>(
    reasons: &[Reason],
    lost: Option<f32>,
    language: &Language,
    names: &Names,
) -> Vec<ReasonTold> {
    let tell = |reason: &Reason| {
        let (about, text, card, seat) = match reason.what {
            About::Aspect(aspect) => (aspect.word(), language.aspect(aspect.word()), None, None),
            About::Card(id) => {
                let (number, name) = G::card_called(id, language);
                ("card", language.aspect_card(name), Some(number), None)
            }
            About::Rival(seat) => ("rival", language.aspect_rival(seat, names), None, Some(seat.0)),
        };
        ReasonTold { about: about.to_string(), text, points: reason.points, card, seat }
    };
    let mut told: Vec<ReasonTold> = reasons.iter().map(tell).collect();
    let rest = lost.map_or(0.0, |lost| lost - reasons.iter().map(|it| it.points).sum::<f32>());
    if !told.is_empty() && rest.abs() >= REST_TOLD {
        let text = language.aspect_rest();
        told.push(ReasonTold { about: "rest".to_string(), text, points: rest, card: None, seat: None });
    }
    told
}

/// What the coach would do for a seat that is asked.
pub(crate) fn advise<G: Shown>(
    state: &G::State,
    seat: Seat,
    about: Option<G::Choice>,
    budget: Budget,
    seed: u64,
    language: &Language,
    names: &Names,
) -> Advice {
    let coach = coach::<G>();
    let considered = coach.consider(state, seat, about, budget, seed);
    let chance = coach.prospects(state, [seat].into_iter().collect(), seed).chances[seat.idx()];
    let mut shown = considered.choices.clone();
    shown.truncate(ADVISED_MAX);
    let asked = considered.choices.iter().find(|it| Some(it.choice) == about);
    shown.extend(asked.filter(|it| !shown.iter().any(|other| other.choice == it.choice)));
    let advised = |it: &tharsis_coach::Valued<G::Choice>| Advised {
        choice: it.choice.to_string(),
        text: G::choice_text(state, seat, it.choice, language, names),
        chance: (chance - it.loss.chance).max(0.0),
        points: it.loss.points,
        grade: Grade::of(it.loss).word().to_string(),
    };
    let best = considered.best();
    let other = about.filter(|&it| it != best).or_else(|| considered.choices.get(1).map(|it| it.choice));
    let reasons = other.map_or_else(Vec::new, |other| coach.reasons(state, seat, best, other, seed));
    let lost = other.and_then(|other| considered.loss(other)).map(|loss| loss.points);
    let nudge = G::nudge(best);
    Advice {
        seq: 0,
        chance,
        nudge: Remark { icon: nudge.word().to_string(), text: language.nudge(nudge) },
        choices: shown.iter().map(advised).collect(),
        line: line::<G>(state, seat, best, &considered.line, seed, language, names),
        reasons: told::<G>(&reasons, lost, language, names),
    }
}

/// A seat's own choices that follow, as far as they can be made in a world of its imagination.
fn line<G: Shown>(
    state: &G::State,
    seat: Seat,
    best: G::Choice,
    follow: &[(Seat, G::Choice)],
    seed: u64,
    language: &Language,
    names: &Names,
) -> Vec<String> {
    let mut world = G::determinize(state, Some(seat), seed);
    let mut texts = Vec::new();
    for &(whose, choice) in [(seat, best)].iter().chain(follow) {
        let mut legal = Vec::new();
        G::legal(&world, whose, &mut legal);
        if legal.binary_search(&choice).is_err() || texts.len() > LINE_MAX {
            break;
        }
        if whose == seat && legal.len() > 1 && G::bill(&world, seat).is_none() {
            texts.push(G::choice_text(&world, seat, choice, language, names));
        }
        G::apply(&mut world, whose, choice, &mut ());
    }
    texts
}
