//! A game this program cannot play, in the place of one it can: nobody is asked, nothing is shown, nothing can be made.

use serde_json::Value;
use tharsis_bots::{Budget, Level};
use tharsis_kernel::{Deal, Illegal, Seat, SeatSet};
use tharsis_wire::api::{
    Account, Advice, Ask, Course, CurvePoint, Explained, Graded, Insight, LedgerLine, LogEntry, SeatVerdict,
};
use tharsis_wire::{Decision, Looking, Play, Refused, Story};
use tharsis_words::{Language, Names};

/// What is known of it without its rules.
#[derive(Clone)]
pub(super) struct Sealed {
    pub(super) steps: usize,
    pub(super) points: Vec<i32>,
    pub(super) winners: SeatSet,
}

impl Play for Sealed {
    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
    fn options(&self) -> String {
        String::new()
    }
    fn steps(&self) -> usize {
        self.steps
    }
    fn choices(&self, _: usize) -> Vec<(Seat, String)> {
        Vec::new()
    }
    fn asked(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    fn scores(&self) -> Vec<i32> {
        self.points.clone()
    }
    fn winners(&self) -> SeatSet {
        self.winners
    }
    fn corporations(&self) -> Vec<Option<&'static str>> {
        vec![None; self.points.len()]
    }
    fn teaches(&self, _: Seat, _: &str) -> bool {
        true
    }
    fn play(&mut self, _: Seat, _: &str) -> Result<Box<dyn Story>, Refused> {
        Err(Refused::Illegal(Illegal::GameOver))
    }
    fn at(&self, _: usize) -> Option<Box<dyn Play>> {
        None
    }
    fn imagined(&self, _: Seat, _: u64) -> Box<dyn Play> {
        self.copy()
    }
    fn story(&self, _: usize) -> Box<dyn Story> {
        Box::new(Silence)
    }
    fn going_on(&self) -> Box<dyn Story> {
        Box::new(Silence)
    }
    fn events(&self, _: Option<Seat>) -> Vec<Value> {
        Vec::new()
    }
    fn scene(&self, _: Option<Seat>) -> Value {
        Value::Null
    }
    fn ask(&self, _: Seat, _: &Language, _: &Names) -> Option<Ask> {
        None
    }
    fn consider(&self, _: Seat, _: &Language, _: &Names) -> (Option<Ask>, Insight) {
        (None, Insight::default())
    }
    fn asked_the_same(&self, _: Seat, _: usize) -> bool {
        false
    }
    fn account(&self, _: Seat, _: &[String], _: &Language) -> Result<Option<Account>, (usize, Refused)> {
        Ok(None)
    }
    fn think(&self, _: Seat, _: Level, _: u64) -> String {
        String::new()
    }
    fn advise(
        &self,
        _: Seat,
        _: Option<&str>,
        _: Budget,
        _: u64,
        _: &Language,
        _: &Names,
    ) -> Result<Advice, Refused> {
        Err(Refused::Illegal(Illegal::GameOver))
    }
    fn prospects(&self, _: SeatSet, _: u64) -> CurvePoint {
        CurvePoint { step: self.steps, round: 0, chances: Vec::new(), points: Vec::new() }
    }
    fn scenario(&self, _: &str, _: usize) -> Option<String> {
        None
    }
    fn look_through(&self) -> Box<dyn Looking> {
        Box::new(Silence)
    }
    fn graded(&self, _: &[Decision], _: &Language, _: &Names) -> Vec<Graded> {
        Vec::new()
    }
    fn verdicts(&self, _: &[Decision], _: Option<Seat>, _: &Language, _: &Names) -> Vec<SeatVerdict> {
        Vec::new()
    }
    fn explain(
        &self,
        _: usize,
        _: &str,
        _: &str,
        _: Option<f32>,
        _: &Language,
        _: &Names,
    ) -> Option<Explained> {
        None
    }
    fn ledger(&self, _: Seat, _: &str, _: Option<Seat>, _: &Language) -> Option<Vec<LedgerLine>> {
        None
    }
    fn course(&self) -> Course {
        Course { bookmarks: Vec::new(), moves: Vec::new(), marks: Vec::new() }
    }
    fn record(&self, _: Option<Deal>) -> String {
        String::new()
    }
    fn hash(&self) -> u64 {
        0
    }
}

/// Nothing is told.
struct Silence;

impl Story for Silence {
    fn entries(&self, _: Option<Seat>, _: &Language, _: &Names) -> Vec<LogEntry> {
        Vec::new()
    }
}

/// Nothing was decided.
impl Looking for Silence {
    fn n_decisions(&self) -> usize {
        0
    }
    fn curve(&self) -> Vec<CurvePoint> {
        Vec::new()
    }
    fn decide(&self, _: usize, _: u32) -> Decision {
        unreachable!("there is no decision")
    }
}
