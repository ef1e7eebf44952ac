//! Playing games and writing positions down, as each seat knows them.

use crate::lessons::Lessons;
use crate::positions::{About, Positions};
use crate::recipe::{Recipe, Round, Table};
use crate::student::{Student, unit};
use crate::threads::in_order;
use rand_pcg::Pcg32;
use std::sync::Arc;
use tharsis_bots::net::{Features, Network};
use tharsis_bots::{Bot, Chair, Decision, Experience, Knowledge, Steady};
use tharsis_kernel::{Seat, below, seed_from_u64};

/// Where the seeds of self-play begin: those of trials and measurements lie below.
const SEEDS: u64 = 1 << 48;
/// The number of a round that nothing is learned from, beside those of the recipe.
const LEVELLING: u64 = 200;
/// Choices after which a game that does not end is given up and not written down.
const CHOICES_MAX: u32 = 6_000;
/// Games that are told of together.
const CHUNK: u64 = 500;

/// What is written down of games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Written {
    /// Positions, to learn to judge.
    pub positions: Positions,
    /// Choices of the searching bot, to learn habits.
    pub lessons: Lessons,
    /// Positions that the choices of a moment lead to, side by side, to learn which one is better.
    pub siblings: Positions,
}

/// Plays the games of a round: by a network, or by the formulas.
pub fn play_round<G: Knowledge>(
    recipe: &Recipe,
    round: usize,
    network: Option<&Arc<Network>>,
    threads: u16,
    mut tell: impl FnMut(u64, u64),
) -> Written
where
    G::Options: Sync,
{
    play_games::<G>(recipe, &recipe.rounds[round], round as u64, network, threads, &mut tell)
}

/// Games by a network, one ply deep, that nothing is learned from.
pub(crate) fn play_to_level<G: Knowledge>(
    recipe: &Recipe,
    network: &Arc<Network>,
    games: u64,
    threads: u16,
    tell: &mut dyn FnMut(u64, u64),
) -> Positions
where
    G::Options: Sync,
{
    let plan = Round { games, lines: None, siblings: 0.0, turns: None, ..recipe.rounds[0].clone() };
    play_games::<G>(recipe, &plan, LEVELLING, Some(network), threads, tell).positions
}

fn play_games<G: Knowledge>(
    recipe: &Recipe,
    plan: &Round,
    number: u64,
    network: Option<&Arc<Network>>,
    threads: u16,
    tell: &mut dyn FnMut(u64, u64),
) -> Written
where
    G::Options: Sync,
{
    let weights = G::Weights::fitted();
    let games = plan.games;
    let mut all = Written::default();
    for first in (0..games).step_by(CHUNK as usize) {
        let n = CHUNK.min(games - first);
        let played = in_order(n, threads, |i| {
            let game = first + i;
            let seed = SEEDS + (recipe.seed << 40) + (number << 32) + game;
            play_game::<G>(recipe, plan, &weights, network, seed)
        });
        for game in &played {
            all.positions.append(&game.positions);
            all.lessons.append(&game.lessons);
            all.siblings.append(&game.siblings);
        }
        tell(first + n, games);
    }
    all
}

/// One game, as positions; none if it did not end.
fn play_game<G: Knowledge>(
    recipe: &Recipe,
    round: &Round,
    weights: &G::Weights,
    network: Option<&Arc<Network>>,
    seed: u64,
) -> Written {
    let mut rng = Pcg32::new(seed, 0x9A4E);
    let table = recipe.table(unit(&mut rng));
    let exploring = &recipe.playing.exploring;
    let exploring = exploring[below(&mut rng, exploring.len() as u32) as usize];
    let mut students: Vec<Student<G>> = (0..table.players)
        .map(|seat| Student::new(weights, network, round.lines, exploring, seed * 31 + u64::from(seat)))
        .collect();
    let options = recipe.options::<G>(table).expect("the recipe was checked");
    let mut state = G::setup(&options, table.players, seed_from_u64(seed));
    let turns = round.turns.unwrap_or(recipe.playing.turns);
    let rests = recipe.playing.rests.max(turns);
    let searches = round.lines.is_some() && network.is_some();
    let written = Written::default();
    let looks = network.filter(|_| searches && round.siblings > 0.0);
    let looks = looks.map(|network| Steady::new(weights.clone(), seed).with_network(network.clone()));
    let siblings = round.siblings;
    let mut notes = Notes::<G> {
        turns,
        rests,
        searches,
        siblings,
        looks,
        weights,
        table,
        rng,
        written,
        moment: 0,
        compared: 0,
    };
    for _ in 0..CHOICES_MAX {
        let Some(seat) = G::asked(&state).iter().next() else { break };
        let mut legal = Vec::new();
        G::legal(&state, seat, &mut legal);
        let decision = match legal[..] {
            [only] => Decision::plain(only),
            _ => students[seat.idx()].choose(&Chair::new(&state, seat)),
        };
        if legal.len() > 1 {
            notes.look(&state, seat, &decision);
            notes.learn(&state, seat, &legal, &decision);
            notes.compare(&Chair::new(&state, seat), &decision);
        }
        G::apply(&mut state, seat, decision.choice, &mut ());
    }
    notes.close(&state)
}

/// What is written down of a game.
struct Notes<'a, G: Knowledge> {
    /// Shares of turns and of passes that are written down.
    turns: f32,
    rests: f32,
    /// Whether values come from a search.
    searches: bool,
    /// Share of the searched choices whose alternatives are written down, and who looks at them.
    siblings: f32,
    looks: Option<Steady<G>>,
    weights: &'a G::Weights,
    table: &'a Table,
    rng: Pcg32,
    written: Written,
    moment: u16,
    /// Choices whose alternatives are written down.
    compared: u16,
}

impl<G: Knowledge> Notes<'_, G> {
    /// Writes the moment down, now and then.
    fn look(&mut self, state: &G::State, seat: Seat, decision: &Decision<G::Choice>) {
        if !G::is_settled(state) || G::is_midway(state, seat) {
            return;
        }
        let choice = decision.choice;
        let best = decision.values.first().map(|it| it.1);
        if unit(&mut self.rng) < self.turns {
            self.write(state, None, self.thought(state, seat, best));
        }
        if G::is_rest(choice) && unit(&mut self.rng) < self.rests {
            let value = decision.values.iter().find(|it| it.0 == choice).map(|it| it.1);
            self.write(state, Some((seat, choice)), self.thought(state, seat, value));
        }
    }

    /// What the value of a search says of winning; nothing where all win or lose together, whose values are not chances.
    fn thought(&self, state: &G::State, seat: Seat, value: Option<f32>) -> Option<(Seat, f32)> {
        let chance = (0.5 + 0.5 * value?).clamp(0.0, 1.0);
        (self.searches && !G::plays_in_common(state)).then_some((seat, chance))
    }

    /// Writes down what the searching bot chose, also where it then tried another choice.
    fn learn(&mut self, state: &G::State, seat: Seat, legal: &[G::Choice], decision: &Decision<G::Choice>) {
        let Some(&(best, _)) = decision.values.first().filter(|_| self.searches) else { return };
        let horizon = G::horizon(self.weights, state);
        let common = G::plays_in_common(state);
        let lessons = &mut self.written.lessons;
        G::lessons(self.weights, horizon, state, seat, legal, best, &mut |situation, told, taken| {
            lessons.push(common, situation, told, taken);
        });
    }

    /// Writes down where the best choices lead, and how far behind the best one the search found each.
    fn compare(&mut self, chair: &Chair<'_, G>, decision: &Decision<G::Choice>) {
        let Some(looks) = &mut self.looks else { return };
        if decision.values.len() < 2 || unit(&mut self.rng) >= self.siblings {
            return;
        }
        let seed = u64::from(below(&mut self.rng, u32::MAX));
        let best = decision.values[0].1;
        let seen = decision.values.iter().filter_map(|&(choice, value)| {
            // What was found counts the forethought on top.
            let behind = (value - best) / (1.0 + G::FORETHOUGHT) * G::SPREAD;
            Some((looks.looks_at(chair, choice, seed)?, behind))
        });
        let seen: Vec<(Features, f32)> = seen.collect();
        if seen.len() < 2 {
            return;
        }
        let about = About {
            game: 0,
            moment: self.compared,
            seat: chair.seat().0,
            n_seats: self.table.players,
            common: G::plays_in_common(&chair.imagine(seed)),
            won: 0.0,
            points: 0.0,
            thought: None,
        };
        for (features, points) in seen {
            self.written.siblings.push(&features, About { points, ..about });
        }
        self.compared += 1;
    }

    /// All seats, each from a world of its own imagination: nothing hidden is taught.
    fn write(&mut self, state: &G::State, rest: Option<(Seat, G::Choice)>, thought: Option<(Seat, f32)>) {
        let n_seats = self.table.players;
        for seat in Seat::all(n_seats) {
            let dice = u64::from(below(&mut self.rng, u32::MAX));
            let world = G::determinize(state, Some(seat), dice);
            let mut features = Features::default();
            G::features(self.weights, &world, seat, rest, &mut features);
            let common = G::plays_in_common(state);
            let thought = thought.and_then(|(thinker, chance)| match n_seats {
                _ if thinker == seat => Some(chance),
                2 => Some(1.0 - chance),
                _ => None,
            });
            let about = About {
                game: 0,
                moment: self.moment,
                seat: seat.0,
                n_seats,
                common,
                won: 0.0,
                points: 0.0,
                thought,
            };
            self.written.positions.push(&features, about);
        }
        self.moment += 1;
    }

    /// What came of it is written beside every position.
    fn close(mut self, end: &G::State) -> Written {
        if !G::asked(end).is_empty() {
            return Written::default();
        }
        let winners = G::winners(end);
        let horizon = G::horizon(self.weights, end);
        for about in self.written.positions.about_mut() {
            let seat = Seat(about.seat);
            let share = if about.common { 1.0 } else { 1.0 / f32::from(winners.len().max(1)) };
            about.won = if winners.has(seat) { share } else { 0.0 };
            about.points = G::worth(self.weights, horizon, end, seat).clamp(-80.0, 80.0);
        }
        self.written
    }
}
