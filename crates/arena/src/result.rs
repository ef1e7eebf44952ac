//! What a tournament says of each bot.

use serde::Serialize;
use skillratings::Outcomes;
use skillratings::elo::{EloConfig, EloRating, elo};

/// One game, by bot (not by seat).
#[derive(Clone, Debug)]
pub(crate) struct GameRecord {
    pub(crate) rounds: u32,
    pub(crate) finished: bool,
    pub(crate) scores: Vec<i32>,
    /// The part of the victory each has.
    pub(crate) shares: Vec<f64>,
    pub(crate) decisions: Vec<u32>,
    pub(crate) seconds: Vec<f64>,
}

/// How all bots stand.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Games played.
    pub games: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Generations or rounds of a game.
    pub mean_rounds: f64,
    /// Each bot by name; seats of the same bot together.
    pub bots: Vec<BotResult>,
}

/// How a bot stands.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    /// Its name.
    pub name: String,
    /// Games, once for each of its seats.
    pub games: u64,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// Wins by game.
    pub win_rate: f64,
    /// Where the win rate lies with a probability of 95 % (Wilson).
    pub win_rate_low: f64,
    /// The upper end.
    pub win_rate_high: f64,
    /// What chance would give.
    pub fair_share: f64,
    /// Points.
    pub mean_score: f64,
    /// Elo, from pairs of different bots at one table; all begin at 1000.
    pub rating: f64,
    /// Decisions with more than one choice.
    pub decisions: u64,
    /// Time for one.
    pub ms_per_decision: f64,
}

impl Standing {
    pub(crate) fn of(entrants: &[String], records: impl Iterator<Item = GameRecord>) -> Standing {
        let mut names: Vec<String> = Vec::new();
        let bot_of: Vec<usize> = entrants
            .iter()
            .map(|name| {
                names.iter().position(|known| known == name).unwrap_or_else(|| {
                    names.push(name.clone());
                    names.len() - 1
                })
            })
            .collect();
        let mut bots: Vec<BotResult> =
            names.into_iter().map(|name| BotResult::new(name, entrants.len())).collect();
        let (mut games, mut finished, mut rounds, mut seconds) = (0, 0, 0, vec![0.0; bots.len()]);
        for record in records {
            games += 1;
            finished += u64::from(record.finished);
            rounds += u64::from(record.rounds);
            for (i, &bot) in bot_of.iter().enumerate() {
                let it = &mut bots[bot];
                it.games += 1;
                it.wins += record.shares[i];
                it.mean_score += f64::from(record.scores[i]);
                it.decisions += u64::from(record.decisions[i]);
                seconds[bot] += record.seconds[i];
            }
            rate(&mut bots, &bot_of, &record);
        }
        for (bot, seconds) in bots.iter_mut().zip(seconds) {
            bot.finish(seconds);
        }
        Standing { games, finished, mean_rounds: rounds as f64 / (games as f64).max(1.0), bots }
    }
}

/// Every pair of different bots at a table is a comparison.
fn rate(bots: &mut [BotResult], bot_of: &[usize], record: &GameRecord) {
    let config = EloConfig { k: 8.0 };
    for i in 0..bot_of.len() {
        for j in i + 1..bot_of.len() {
            let (a, b) = (bot_of[i], bot_of[j]);
            if a == b {
                continue;
            }
            let outcome = match record.scores[i].cmp(&record.scores[j]) {
                std::cmp::Ordering::Greater => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Less => Outcomes::LOSS,
            };
            let (one, two) = (EloRating { rating: bots[a].rating }, EloRating { rating: bots[b].rating });
            let (one, two) = elo(&one, &two, &outcome, &config);
            (bots[a].rating, bots[b].rating) = (one.rating, two.rating);
        }
    }
}

impl BotResult {
    fn new(name: String, n_seats: usize) -> BotResult {
        BotResult {
            name,
            games: 0,
            wins: 0.0,
            win_rate: 0.0,
            win_rate_low: 0.0,
            win_rate_high: 1.0,
            fair_share: 1.0 / n_seats as f64,
            mean_score: 0.0,
            rating: 1000.0,
            decisions: 0,
            ms_per_decision: 0.0,
        }
    }

    fn finish(&mut self, seconds: f64) {
        let n = (self.games as f64).max(1.0);
        self.win_rate = self.wins / n;
        (self.win_rate_low, self.win_rate_high) = wilson(self.win_rate, n);
        self.mean_score /= n;
        self.ms_per_decision = seconds * 1000.0 / (self.decisions as f64).max(1.0);
    }
}

/// The interval in which a rate lies with a probability of 95 %.
fn wilson(rate: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let scale = 1.0 + Z * Z / n;
    let middle = (rate + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    (middle - half, middle + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_known_values() {
        let (low, high) = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let (low, high) = wilson(1.0, 10.0);
        assert!((low - 0.7225).abs() < 1e-3 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn a_winner_is_rated_above_a_loser() {
        let entrants = ["steady", "random"].map(String::from);
        let game = |scores: [i32; 2]| GameRecord {
            rounds: 10,
            finished: true,
            scores: scores.to_vec(),
            shares: scores.iter().map(|&it| f64::from(u8::from(it == scores[0].max(scores[1])))).collect(),
            decisions: vec![100, 50],
            seconds: vec![1.0, 0.5],
        };
        let standing = Standing::of(&entrants, [game([80, 40]), game([70, 75]), game([90, 30])].into_iter());
        let [steady, random] = &standing.bots[..] else { panic!("two bots") };
        assert!(steady.rating > 1000.0 && random.rating < 1000.0);
        assert_eq!(
            (steady.games, steady.wins, steady.mean_score, steady.ms_per_decision),
            (3, 2.0, 80.0, 10.0)
        );
        assert_eq!(random.fair_share, 0.5);
    }
}
