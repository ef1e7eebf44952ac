//! A race of candidates through the same imagined worlds: what is clearly behind drops out, and the weaker half with
//! every lap.
//!
//! Candidates are compared world by world: what a world gives to all of them alike is no reason to doubt a lead.

/// Worlds before a candidate may be called clearly behind.
const CLEAR_AFTER: usize = 32;
/// By how many deviations the best must lead to be clear.
const CLEAR_LEAD: f32 = 3.0;
/// A difference in results not worth any more thought.
const TRIFLE: f32 = 0.01;

/// The candidates, by number, and what came of them.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    runners: Vec<Runner>,
    /// How much one ply of thought counts beside results.
    forethought: f32,
    /// Those still racing first, best first when ranked, then those that dropped out, the last one first.
    order: Vec<u32>,
    n_open: usize,
}

#[derive(Clone, Debug)]
struct Runner {
    /// What was thought of it before, relative to the best.
    prior: f32,
    /// What came of it, world by world.
    results: Vec<f32>,
    total: f32,
}

impl Race {
    pub(crate) fn new(priors: impl Iterator<Item = f32>, forethought: f32) -> Race {
        let runners: Vec<Runner> =
            priors.map(|prior| Runner { prior, results: Vec::new(), total: 0.0 }).collect();
        Race { forethought, order: (0..runners.len() as u32).collect(), n_open: runners.len(), runners }
    }

    /// The candidates still racing.
    pub(crate) fn open(&self) -> &[u32] {
        &self.order[..self.n_open]
    }

    /// All candidates, best first, with what is expected of them. Those that dropped out are compared with the best in the
    /// worlds both went through: otherwise they would be told by the luck of the first few.
    pub(crate) fn standing(&self) -> impl Iterator<Item = (u32, f32)> {
        let best = self.order[0];
        let lead =
            move |it: u32| self.mean_lead(best, it) + self.forethought * (self.prior(best) - self.prior(it));
        self.order.iter().map(move |&it| (it, self.estimate(best) - lead(it)))
    }

    fn prior(&self, it: u32) -> f32 {
        self.runners[it as usize].prior
    }

    /// By how much one led another, in the mean of the worlds both went through.
    fn mean_lead(&self, a: u32, b: u32) -> f32 {
        let [a, b] = [a, b].map(|it| &self.runners[it as usize].results);
        let n = a.len().min(b.len());
        if n == 0 { 0.0 } else { a.iter().zip(b).map(|(a, b)| a - b).sum::<f32>() / n as f32 }
    }

    /// Worlds that all open candidates went through.
    pub(crate) fn worlds(&self) -> usize {
        self.runners[self.order[0] as usize].results.len()
    }

    /// What came of the open candidates in worlds they went through one after another.
    pub(crate) fn record(&mut self, results: &[f32]) {
        for world in results.chunks_exact(self.n_open) {
            for (&it, &result) in self.order.iter().zip(world) {
                let runner = &mut self.runners[it as usize];
                runner.results.push(result);
                runner.total += result;
            }
        }
    }

    /// Drops those that are behind by more than chance explains, or not worth telling from the best.
    pub(crate) fn drop_clear(&mut self) {
        self.rank();
        if self.worlds() < CLEAR_AFTER {
            return;
        }
        let best = self.order[0];
        let is_behind = |it: u32| {
            let lead = self.estimate(best) - self.estimate(it);
            lead + TRIFLE > CLEAR_LEAD * self.doubt(best, it)
        };
        let (mut stay, mut leave) = (vec![best], Vec::new());
        for &it in &self.order[1..self.n_open] {
            if is_behind(it) { leave.push(it) } else { stay.push(it) }
        }
        self.n_open = stay.len();
        stay.append(&mut leave);
        self.order[..stay.len()].copy_from_slice(&stay);
    }

    /// Drops the weaker half, but two stay.
    pub(crate) fn halve(&mut self) {
        self.rank();
        self.n_open = self.n_open.div_ceil(2).max(2).min(self.n_open);
    }

    fn rank(&mut self) {
        let mut open = self.order[..self.n_open].to_vec();
        open.sort_by(|&a, &b| self.estimate(b).total_cmp(&self.estimate(a)));
        self.order[..self.n_open].copy_from_slice(&open);
    }

    /// The mean result, and the forethought beside it.
    fn estimate(&self, it: u32) -> f32 {
        let runner = &self.runners[it as usize];
        let n = runner.results.len() as f32;
        if n == 0.0 {
            return runner.prior;
        }
        runner.total / n + runner.prior * self.forethought
    }

    /// The deviation of the mean difference of two candidates over the worlds both went through.
    pub(crate) fn doubt(&self, a: u32, b: u32) -> f32 {
        let [a, b] = [a, b].map(|it| &self.runners[it as usize].results);
        let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for (x, y) in a.iter().zip(b) {
            let difference = x - y;
            n += 1.0;
            sum += difference;
            squares += difference * difference;
        }
        if n < 1.0 {
            return 0.0;
        }
        let mean = sum / n;
        ((squares / n - mean * mean).max(0.0) / n).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Luck of a world: hard to foresee, the same for the same number.
    fn luck(n: u32) -> f32 {
        (n.wrapping_mul(2_654_435_761) >> 16) as f32 / 65_536.0 - 0.5
    }

    fn race_of(lead: f32, worlds: u32, luck_of: impl Fn(u32, u32) -> f32) -> Race {
        let mut race = Race::new([0.0, 0.0].into_iter(), 0.5);
        for world in 0..worlds {
            race.record(&[luck_of(world, 0), luck_of(world, 1) + lead]);
        }
        race.drop_clear();
        race
    }

    #[test]
    fn luck_that_all_share_does_not_hide_a_lead() {
        let shared = race_of(0.04, 40, |world, _| luck(world));
        assert_eq!(shared.open(), [1]);
        let own = race_of(0.04, 40, |world, it| luck(2 * world + it));
        assert_eq!(own.open().len(), 2);
    }

    #[test]
    fn nothing_is_clear_after_few_worlds() {
        assert_eq!(race_of(0.5, CLEAR_AFTER as u32 - 1, |world, _| luck(world)).open().len(), 2);
        assert_eq!(race_of(0.5, CLEAR_AFTER as u32, |world, _| luck(world)).open(), [1]);
    }

    #[test]
    fn equals_are_not_told_apart() {
        assert_eq!(race_of(0.0, 40, |world, _| luck(world)).open().len(), 1);
    }

    #[test]
    fn the_weaker_half_leaves_and_two_stay() {
        let mut race = Race::new([0.0; 5].into_iter(), 0.5);
        race.record(&[0.1, 0.5, 0.3, 0.4, 0.2]);
        race.halve();
        assert_eq!(race.open(), [1, 3, 2]);
        race.halve();
        race.halve();
        assert_eq!(race.open(), [1, 3]);
        assert_eq!(race.standing().map(|it| it.0).collect::<Vec<_>>(), [1, 3, 2, 4, 0]);
    }

    #[test]
    fn who_dropped_out_is_told_by_the_worlds_both_went_through() {
        let mut race = Race::new([0.0; 3].into_iter(), 0.5);
        race.record(&[0.9, 0.8, 0.1]);
        race.halve();
        (0..9).for_each(|_| race.record(&[-0.5, -0.6]));
        let (last, value) = race.standing().last().expect("three");
        // The best one stands at -0.36 after all ten, and led by 0.8 in the only world of the last.
        assert!(last == 2 && (value + 1.16).abs() < 1e-5, "{value}");
    }

    #[test]
    fn forethought_counts_beside_results_however_many() {
        for worlds in [1, 100] {
            let mut race = Race::new([0.0, -0.3].into_iter(), 0.5);
            (0..worlds).for_each(|_| race.record(&[0.0, 0.1]));
            race.halve();
            assert_eq!(race.open(), [0, 1], "0.1 more is not worth half of 0.3 less");
            let mut race = Race::new([0.0, -0.3].into_iter(), 0.5);
            (0..worlds).for_each(|_| race.record(&[0.0, 0.2]));
            race.halve();
            assert_eq!(race.open(), [1, 0], "0.2 more is");
        }
    }
}
