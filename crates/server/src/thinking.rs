//! Who may think next. Bots think on a few threads, and everybody's bots want them: tables at which people wait come
//! before tables of bots alone, and among players the one whose bots have thought least of late. One player's thoughts
//! never take all threads, nor do those of bots alone, so that a question of somebody else need not wait for a long one.

use crate::time::Time;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tharsis_bots::{Budget, Level, Limit};
use tokio::sync::oneshot;

/// After so many milliseconds a thought counts half.
const HALF_LIFE: f64 = 60_000.0;
/// Of so many thoughts one is given to tables of bots alone, whoever else waits: they go on, too.
const BOTS_TURN: u32 = 8;
/// Players remembered; those who thought least are forgotten first.
const REMEMBERED_MAX: usize = 10_000;
/// Lines of play that a millisecond is good for (docs/bots.md: 300 lines are a 25th of what a second gives).
const LINES_PER_MS: u128 = 8;

/// The level as this server lets it think: on one thread, and not longer than the limit.
pub(crate) fn within(level: Level, limit: Duration) -> Level {
    let Some(budget) = level.budget() else { return level };
    let lines = u32::try_from(limit.as_millis() * LINES_PER_MS).unwrap_or(u32::MAX);
    let limit = match budget.limit {
        Limit::Time(time) => Limit::Time(time.min(limit)),
        Limit::Iterations(n) => Limit::Iterations(n.min(lines)),
    };
    level.with_budget(Budget { limit, threads: 1 })
}

/// For whom it is thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum For {
    /// People wait for it.
    People,
    /// Only bots sit at the table.
    Bots,
}

/// Those who wait of one player, in their order.
type Waiting<T> = HashMap<String, VecDeque<(u64, T)>>;

/// Who thinks, who waits, and how much everybody has thought: knows no clock and no task.
struct Desk<T> {
    threads: usize,
    /// How many think of each player.
    busy: HashMap<String, usize>,
    /// How many think for bots alone.
    busy_for_bots: usize,
    people: Waiting<T>,
    bots: Waiting<T>,
    /// Milliseconds thought, as they count at a moment.
    thought: HashMap<String, (f64, i64)>,
    next: u64,
    /// Thoughts for people since one for bots alone.
    since_bots: u32,
}

impl<T> Desk<T> {
    fn new(threads: usize) -> Desk<T> {
        Desk {
            threads: threads.max(1),
            busy: HashMap::new(),
            busy_for_bots: 0,
            people: HashMap::new(),
            bots: HashMap::new(),
            thought: HashMap::new(),
            next: 0,
            since_bots: 0,
        }
    }

    fn wait(&mut self, player: &str, for_whom: For, who: T) {
        let waiting = match for_whom {
            For::People => &mut self.people,
            For::Bots => &mut self.bots,
        };
        waiting.entry(player.to_string()).or_default().push_back((self.next, who));
        self.next += 1;
    }

    /// How much a player's bots have thought of late.
    fn used(&self, player: &str, now: i64) -> f64 {
        let (cost, then) = self.thought.get(player).copied().unwrap_or_default();
        cost * 0.5_f64.powf((now - then).max(0) as f64 / HALF_LIFE)
    }

    /// Whether one more thought leaves a thread to others where so many of the same kind think; with one thread it cannot.
    fn leaves_room(&self, busy: usize) -> bool {
        self.threads == 1 || busy + 1 < self.threads
    }

    /// The next to think, with the player and for whom; `None` if all threads are taken or nobody may.
    fn next(&mut self, now: i64) -> Option<(String, For, T)> {
        let taken: usize = self.busy.values().sum();
        if taken >= self.threads {
            return None;
        }
        let may = self.leaves_room(self.busy_for_bots);
        let for_bots = may.then(|| self.first(&self.bots, now)).flatten();
        let for_people = self.first(&self.people, now);
        let bots_turn = self.since_bots >= BOTS_TURN - 1;
        let (player, for_whom) = match (for_people, for_bots) {
            (Some(player), None) => (player, For::People),
            (Some(player), Some(_)) if !bots_turn => (player, For::People),
            (_, Some(player)) => (player, For::Bots),
            (None, None) => return None,
        };
        let waiting = match for_whom {
            For::People => &mut self.people,
            For::Bots => &mut self.bots,
        };
        let line = waiting.get_mut(&player)?;
        let (_, who) = line.pop_front()?;
        if line.is_empty() {
            waiting.remove(&player);
        }
        match for_whom {
            For::People => self.since_bots = self.since_bots.saturating_add(1),
            For::Bots => (self.since_bots, self.busy_for_bots) = (0, self.busy_for_bots + 1),
        }
        *self.busy.entry(player.clone()).or_default() += 1;
        Some((player, for_whom, who))
    }

    /// The player who has used least, among equals the one who waits longest.
    fn first(&self, waiting: &Waiting<T>, now: i64) -> Option<String> {
        let ranked = waiting.iter().filter_map(|(player, line)| {
            // What is being thought counts first: its cost is not known yet.
            let busy = self.busy.get(player).copied().unwrap_or(0);
            self.leaves_room(busy).then_some((busy, self.used(player, now), line.front()?.0, player))
        });
        let least = ranked.min_by(|a, b| (a.0.cmp(&b.0)).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2)));
        least.map(|(.., player)| player.clone())
    }

    /// A thought is over and has taken so many milliseconds.
    fn done(&mut self, player: &str, for_whom: For, cost: f64, now: i64) {
        if let Some(busy) = self.busy.get_mut(player) {
            *busy -= 1;
            if *busy == 0 {
                self.busy.remove(player);
            }
        }
        if for_whom == For::Bots {
            self.busy_for_bots -= 1;
        }
        let used = self.used(player, now) + cost;
        self.thought.insert(player.to_string(), (used, now));
        if self.thought.len() > REMEMBERED_MAX {
            self.forget(now);
        }
    }

    /// Forgets the half that has thought least.
    fn forget(&mut self, now: i64) {
        let mut all: Vec<(f64, String)> =
            self.thought.keys().map(|player| (self.used(player, now), player.clone())).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, player) in all.drain(..REMEMBERED_MAX / 2) {
            self.thought.remove(&player);
        }
    }
}

/// The threads bots think on, shared by all.
#[derive(Clone)]
pub(crate) struct Thinking {
    desk: Arc<Mutex<Desk<oneshot::Sender<Turn>>>>,
    time: Time,
}

impl Thinking {
    pub(crate) fn new(threads: usize, time: Time) -> Thinking {
        Thinking { desk: Arc::new(Mutex::new(Desk::new(threads))), time }
    }

    fn desk(&self) -> MutexGuard<'_, Desk<oneshot::Sender<Turn>>> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for one's turn; it lasts until it is dropped.
    pub(crate) async fn turn(&self, player: &str, for_whom: For) -> Turn {
        let (give, given) = oneshot::channel();
        self.desk().wait(player, for_whom, give);
        self.give();
        given.await.expect("whoever waits is given a turn")
    }

    /// Gives turns to those who may think now and still wait for it.
    fn give(&self) {
        let now = self.time.now();
        loop {
            let Some((player, for_whom, to)) = self.desk().next(now) else { return };
            if to.is_closed() {
                self.desk().done(&player, for_whom, 0.0, now);
                continue;
            }
            let turn = Turn { thinking: self.clone(), player, for_whom, start: Instant::now() };
            // Unwanted after all it comes back and is dropped, which hands it on.
            drop(to.send(turn));
        }
    }
}

/// The right to think on one thread.
pub(crate) struct Turn {
    thinking: Thinking,
    player: String,
    for_whom: For,
    start: Instant,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let cost = self.start.elapsed().as_secs_f64() * 1000.0;
        self.thinking.desk().done(&self.player, self.for_whom, cost, self.thinking.time.now());
        metrics::counter!("tharsis_thinking_milliseconds_total").increment(cost as u64);
        self.thinking.give();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thinks by a clock of its own: each thought takes as long as it says.
    struct Sim {
        desk: Desk<(&'static str, i64)>,
        now: i64,
        /// When each thought ends, whose it is, for whom, how long it took.
        running: Vec<(i64, String, For, i64)>,
        /// Who began, in order, and when.
        begun: Vec<(&'static str, i64)>,
    }

    impl Sim {
        fn new(threads: usize) -> Sim {
            Sim { desk: Desk::new(threads), now: 0, running: Vec::new(), begun: Vec::new() }
        }

        fn ask(&mut self, player: &str, for_whom: For, who: &'static str, cost: i64) {
            self.desk.wait(player, for_whom, (who, cost));
            self.start();
        }

        fn start(&mut self) {
            while let Some((player, for_whom, (who, cost))) = self.desk.next(self.now) {
                self.begun.push((who, self.now));
                self.running.push((self.now + cost, player, for_whom, cost));
            }
        }

        /// Lets the thought that ends first end; false if nobody thinks.
        fn step(&mut self) -> bool {
            let Some(first) = (0..self.running.len()).min_by_key(|&i| self.running[i].0) else {
                return false;
            };
            let (end, player, for_whom, cost) = self.running.swap_remove(first);
            self.now = end;
            self.desk.done(&player, for_whom, cost as f64, end);
            self.start();
            true
        }

        fn when(&self, who: &str) -> i64 {
            self.begun.iter().find(|it| it.0 == who).map_or(i64::MAX, |it| it.1)
        }
    }

    #[test]
    fn a_persons_bot_does_not_wait_for_tables_of_bots() {
        for threads in 1..=8 {
            let mut sim = Sim::new(threads);
            for _ in 0..500 {
                sim.ask("eve", For::Bots, "bots", 3_000);
            }
            sim.ask("ann", For::People, "ann", 20);
            while sim.when("ann") == i64::MAX {
                assert!(sim.step());
            }
            let most = if threads == 1 { 3_000 } else { 0 };
            assert!(sim.when("ann") <= most, "{threads} threads: {}", sim.when("ann"));
        }
    }

    #[test]
    fn nobody_waits_for_one_players_many_tables() {
        for threads in 1..=8 {
            let mut sim = Sim::new(threads);
            for _ in 0..500 {
                sim.ask("eve", For::People, "eve", 3_000);
            }
            sim.ask("ann", For::People, "ann", 20);
            while sim.when("ann") == i64::MAX {
                assert!(sim.step());
            }
            assert!(sim.when("ann") <= if threads == 1 { 3_000 } else { 0 });
        }
    }

    #[test]
    fn those_who_always_want_to_think_share_alike_whatever_their_thoughts_cost() {
        let mut sim = Sim::new(3);
        for _ in 0..10_000 {
            sim.ask("quick", For::People, "quick", 10);
        }
        for _ in 0..400 {
            sim.ask("slow", For::People, "slow", 900);
            sim.ask("slower", For::People, "slower", 1_700);
        }
        while sim.now < 60_000 {
            assert!(sim.step());
        }
        let spent = |who: &str, cost: i64| sim.begun.iter().filter(|it| it.0 == who).count() as i64 * cost;
        let spent = [spent("quick", 10), spent("slow", 900), spent("slower", 1_700)];
        let (least, most) = (spent.iter().min().expect("three"), spent.iter().max().expect("three"));
        assert!(most - least <= 2 * 3_400, "{spent:?}");
    }

    #[test]
    fn tables_of_bots_get_what_is_left_and_never_nothing() {
        for threads in 1..=4 {
            let mut sim = Sim::new(threads);
            sim.ask("eve", For::Bots, "bots", 100);
            for _ in 0..200 {
                sim.ask("eve", For::Bots, "bots", 100);
                for player in ["a", "b", "c", "d", "e"] {
                    sim.ask(player, For::People, "people", 100);
                }
            }
            for _ in 0..400 {
                assert!(sim.step());
            }
            let bots = sim.begun.iter().filter(|it| it.0 == "bots").count();
            assert!(bots >= sim.begun.len() / 10, "{threads} threads: {bots} of {}", sim.begun.len());
            while sim.step() {}
            assert_eq!(sim.begun.len(), 1_201, "everybody's turn comes");
        }
    }

    #[test]
    fn what_was_thought_long_ago_is_forgotten() {
        let mut desk: Desk<u8> = Desk::new(1);
        let mut think = |player: &str, cost| {
            desk.busy.insert(player.to_string(), 1);
            desk.done(player, For::People, cost, 0);
        };
        think("ann", 8_000.0);
        for i in 0..2 * REMEMBERED_MAX {
            think(&format!("P{i}"), i as f64 / 10.0);
        }
        assert_eq!([0, 60_000, 180_000].map(|now| desk.used("ann", now)), [8_000.0, 4_000.0, 1_000.0]);
        assert!(desk.thought.len() <= REMEMBERED_MAX && desk.thought.contains_key("ann"));
    }

    #[tokio::test]
    async fn whoever_goes_away_leaves_their_turn_to_others() {
        let thinking = Thinking::new(1, Time::stopped());
        let first = thinking.turn("ann", For::People).await;
        let gone = tokio::spawn({
            let thinking = thinking.clone();
            async move { drop(thinking.turn("ben", For::People).await) }
        });
        while thinking.desk().people.is_empty() {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        let next = tokio::spawn({
            let thinking = thinking.clone();
            async move { thinking.turn("eve", For::Bots).await.player.clone() }
        });
        drop(first);
        assert_eq!(next.await.expect("a turn"), "eve");
        assert!(thinking.desk().busy.is_empty());
    }

    #[test]
    fn bots_think_within_the_limit() {
        let limit = Duration::from_secs(3);
        let of = |level: &str| within(level.parse().expect("a level"), limit).to_string();
        for level in ["random", "novice", "steady", "expert", "expert:50ms", "expert:400"] {
            assert_eq!(of(level), level);
        }
        assert_eq!(of("expert:10000msx4"), "expert:3000ms");
        assert_eq!(of("expert:100000x4"), "expert:24000");
    }
}
