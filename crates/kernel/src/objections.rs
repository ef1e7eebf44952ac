//! One check for "can I" and "why not": checks tell their objections, and whoever asks decides how many to hear.

/// Collects objections: all of them for people, or only whether there is one for the hot path.
pub trait Objections<O> {
    /// Notes an obstacle.
    fn object(&mut self, obstacle: O);
    /// Notes an obstacle if it is one.
    #[inline(always)]
    fn object_if(&mut self, is: bool, obstacle: O) {
        if is {
            self.object(obstacle);
        }
    }
    /// Whether looking further is useless.
    fn settled(&self) -> bool;
}

/// Stops at the first objection; says whether there was one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Any(pub bool);

impl<O> Objections<O> for Any {
    #[inline(always)]
    fn object(&mut self, _: O) {
        self.0 = true;
    }
    #[inline(always)]
    fn settled(&self) -> bool {
        self.0
    }
}

impl<O: PartialEq> Objections<O> for Vec<O> {
    fn object(&mut self, obstacle: O) {
        if !self.contains(&obstacle) {
            self.push(obstacle);
        }
    }
    fn settled(&self) -> bool {
        false
    }
}
