//! The arrays of many games, lent for one call: a row for each game. NumPy owns them, so Python sees what is written here
//! without a copy.

/// A stretch of rows.
pub(crate) struct Rows<'a> {
    /// Who must choose.
    pub(crate) seat: &'a mut [i8],
    /// How many legal choices there are.
    pub(crate) n_legal: &'a mut [i32],
    /// A game ended in this step, and the next one was dealt.
    pub(crate) done: &'a mut [bool],
    /// It was given up, not played to its end.
    pub(crate) truncated: &'a mut [bool],
    /// How the game that ended went, by seat; zeros in all other steps.
    pub(crate) reward: &'a mut [f32],
    /// The points of the last game that ended, by seat.
    pub(crate) scores: &'a mut [i32],
    /// The legal actions; empty if not wanted.
    pub(crate) mask: &'a mut [bool],
    /// What the seat knows; empty if not wanted.
    pub(crate) obs: &'a mut [f32],
}

/// The first `n` rows of `of`, and the rest.
fn cut<T>(values: &mut [T], n: usize, of: usize) -> (&mut [T], &mut [T]) {
    let width = values.len() / of.max(1);
    values.split_at_mut(n * width)
}

/// One row.
fn row<T>(values: &mut [T], i: usize, of: usize) -> &mut [T] {
    let width = values.len() / of.max(1);
    &mut values[i * width..(i + 1) * width]
}

impl<'a> Rows<'a> {
    /// The first `n` rows, and the rest.
    pub(crate) fn split_at(self, n: usize) -> (Rows<'a>, Rows<'a>) {
        let of = self.seat.len();
        let (seat, seats) = cut(self.seat, n, of);
        let (n_legal, n_legals) = cut(self.n_legal, n, of);
        let (done, dones) = cut(self.done, n, of);
        let (truncated, truncateds) = cut(self.truncated, n, of);
        let (reward, rewards) = cut(self.reward, n, of);
        let (scores, all_scores) = cut(self.scores, n, of);
        let (mask, masks) = cut(self.mask, n, of);
        let (obs, all_obs) = cut(self.obs, n, of);
        let first = Rows { seat, n_legal, done, truncated, reward, scores, mask, obs };
        let rest = Rows {
            seat: seats,
            n_legal: n_legals,
            done: dones,
            truncated: truncateds,
            reward: rewards,
            scores: all_scores,
            mask: masks,
            obs: all_obs,
        };
        (first, rest)
    }

    pub(crate) fn reward_of(&mut self, i: usize) -> &mut [f32] {
        row(self.reward, i, self.seat.len())
    }

    pub(crate) fn scores_of(&mut self, i: usize) -> &mut [i32] {
        row(self.scores, i, self.seat.len())
    }

    pub(crate) fn mask_of(&mut self, i: usize) -> &mut [bool] {
        row(self.mask, i, self.seat.len())
    }

    pub(crate) fn obs_of(&mut self, i: usize) -> &mut [f32] {
        row(self.obs, i, self.seat.len())
    }
}
