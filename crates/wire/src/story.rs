//! What happened, as a story: moves with all that came of them, and what the rules do by themselves.
//!
//! A move begins with the choice a seat makes when it is its turn. Whatever happens until the next one belongs to it,
//! whoever's numbers it changes, unless the game goes on by itself: a phase, a turn, an event of its own.

use crate::api::{LogEntry, Move};
use crate::shown::Shown;
use crate::told::{Line, changes};
use tharsis_kernel::Seat;
use tharsis_words::{Language, Names};

/// Entries of the log, to be told to each viewer in their language and with what they may know.
pub trait Story: Send + Sync {
    /// The entries, as a viewer may know them.
    fn entries(&self, viewer: Option<Seat>, language: &Language, names: &Names) -> Vec<LogEntry>;
}

/// What an event is to the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The game goes on by itself: moves end here, and nothing is told with it.
    Mark,
    /// The rules do something: moves end here, and what follows is told with it.
    Head,
    /// The rules do something beside the moves, which go on.
    Aside,
    /// What a move is called by.
    Deed,
    /// Goes with what brought it about.
    Result,
}

/// What an answer is to the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// A move of its own.
    Move,
    /// One of several answers to the same question, with this word: cards picked one by one.
    Series(&'static str),
    /// Part of what is going on.
    Reply,
}

/// An entry of the log, as it grows.
#[derive(Clone)]
pub(crate) struct Chapter<G: Shown> {
    began: usize,
    part: usize,
    pub(crate) step: usize,
    pub(crate) round: u32,
    pub(crate) turn: Option<u32>,
    /// Whose move it is; nobody's if the rules do it.
    pub(crate) mover: Option<Seat>,
    series: Option<&'static str>,
    pub(crate) events: Vec<G::Event>,
    /// Where tiles were placed.
    spots: Vec<G::Spot>,
}

/// So many entries may begin with one choice.
const PARTS: usize = 1000;

impl<G: Shown> Chapter<G> {
    pub(crate) const fn key(&self) -> usize {
        self.began * PARTS + self.part
    }

    /// A move of somebody that is worth looking at.
    pub(crate) fn as_move(&self) -> Option<Move> {
        let seat = self.mover.filter(|_| self.series.is_none() && !self.events.iter().all(G::is_quiet))?;
        Some(Move { step: self.step, round: self.round, turn: self.turn, seat: seat.0 })
    }

    fn entry(&self, viewer: Option<Seat>, language: &Language, names: &Names) -> Option<LogEntry> {
        let revealed: Vec<G::Event> = self.events.iter().filter_map(|it| G::reveal(it, viewer)).collect();
        let names = &names.told_to(viewer);
        let lines = G::lines(&revealed, language, names);
        let first = lines.first()?;
        let head = lines.iter().find(|it| it.role == Role::Deed);
        let head = head.or_else(|| lines.iter().find(|it| !it.quiet && it.kind != "paid")).unwrap_or(first);
        let mut entry = LogEntry {
            key: self.key(),
            began: self.began,
            step: self.step,
            round: self.round,
            turn: self.turn,
            seat: self.mover.map_or_else(|| only_seat(&lines), |seat| Some(seat.0)),
            kind: head.kind.clone(),
            text: head.text.clone(),
            place: None,
            area: head.area.clone().or_else(|| lines.iter().find_map(|it| it.area.clone())),
            cards: Vec::new(),
            changes: changes(lines.iter().flat_map(|it| it.changes.iter().cloned())),
            quiet: lines.iter().all(|it| it.quiet),
            lines: lines.iter().map(|it| it.text.clone()).collect(),
        };
        for card in head.cards.iter().chain(lines.iter().flat_map(|it| &it.cards)) {
            if !entry.cards.contains(card) {
                entry.cards.push(card.clone());
            }
        }
        entry.place = self.spots.first().map(|spot| G::place(spot, viewer, language, names));
        if let Some(deed) = revealed.iter().find(|it| G::role(it) == Role::Deed) {
            entry.text = G::deed(deed, &revealed, language, names);
        }
        let many = lines.len() > 1 && self.mover.is_none();
        if let Some((kind, text)) = G::summary(&revealed[0], language).filter(|_| many) {
            (entry.kind, entry.text) = (kind, text);
        }
        Some(entry)
    }
}

/// The seat that all of it concerns.
fn only_seat(lines: &[Line]) -> Option<u8> {
    let seat = lines.first()?.seat;
    seat.filter(|_| lines.iter().all(|line| line.seat == seat || line.seat.is_none()))
}

/// Writes the story while a game goes on. It keeps what may still grow, no more.
#[derive(Clone)]
pub(crate) struct Writer<G: Shown> {
    round: u32,
    turns: Vec<u32>,
    open: Vec<Chapter<G>>,
}

/// The chapters that a choice began or went on with.
pub(crate) struct Told<G: Shown>(pub(crate) Vec<Chapter<G>>);

impl<G: Shown<Event: Send + Sync>> Story for Told<G> {
    fn entries(&self, viewer: Option<Seat>, language: &Language, names: &Names) -> Vec<LogEntry> {
        self.0.iter().filter_map(|chapter| chapter.entry(viewer, language, names)).collect()
    }
}

/// One step being written.
struct Page<'w, G: Shown> {
    writer: &'w mut Writer<G>,
    step: usize,
    parts: usize,
    /// The chapter that events go to, among the open ones.
    current: Option<usize>,
    done: Vec<Chapter<G>>,
}

impl<G: Shown> Writer<G> {
    pub(crate) fn new(n_seats: u8) -> Writer<G> {
        Writer { round: 0, turns: vec![0; usize::from(n_seats)], open: Vec::new() }
    }

    /// What may still go on.
    pub(crate) fn open(&self) -> Vec<Chapter<G>> {
        self.open.iter().filter(|it| !it.events.is_empty()).cloned().collect()
    }

    /// Takes in what a choice has brought about; `after` is the state it led to.
    pub(crate) fn write(
        &mut self,
        step: usize,
        by: Option<(Seat, Opening)>,
        events: &[G::Event],
        after: &G::State,
    ) -> Vec<Chapter<G>> {
        let mut page = Page { writer: self, step, parts: 0, current: None, done: Vec::new() };
        if let Some((seat, opening)) = by {
            page.answered(seat, opening);
        }
        for event in events {
            page.add(event, after);
        }
        let mut told = page.done;
        told.extend(self.open.iter().filter(|it| it.step == step && !it.events.is_empty()).cloned());
        told.sort_by_key(Chapter::key);
        told
    }
}

impl<G: Shown> Page<'_, G> {
    fn answered(&mut self, seat: Seat, opening: Opening) {
        let open = &self.writer.open;
        let own = open.iter().position(|it| it.mover == Some(seat));
        let going_on = match opening {
            Opening::Move => None,
            Opening::Series(word) => own.filter(|&i| open[i].series == Some(word)),
            // What somebody is asked in another's turn, or by an event, belongs there.
            Opening::Reply => {
                own.or_else(|| G::IN_TURN.then(|| open.iter().rposition(|it| it.series.is_none())).flatten())
            }
        };
        self.current = going_on.or_else(|| {
            if let Some(old) = own {
                self.close(old);
            }
            let series = if let Opening::Series(word) = opening { Some(word) } else { None };
            Some(self.begin(Some(seat), series))
        });
    }

    fn begin(&mut self, mover: Option<Seat>, series: Option<&'static str>) -> usize {
        let writer = &mut *self.writer;
        let turn = mover.map(|seat| writer.turns[seat.idx()]).filter(|&turn| turn > 0);
        let (round, began, part) = (writer.round, self.step, self.parts);
        self.parts += 1;
        let (events, spots) = (Vec::new(), Vec::new());
        writer.open.push(Chapter { began, part, step: began, round, turn, mover, series, events, spots });
        writer.open.len() - 1
    }

    fn close(&mut self, i: usize) {
        let chapter = self.writer.open.remove(i);
        if chapter.step == self.step && !chapter.events.is_empty() {
            self.done.push(chapter);
        }
    }

    fn close_all(&mut self) {
        while !self.writer.open.is_empty() {
            self.close(0);
        }
        self.current = None;
    }

    fn add(&mut self, event: &G::Event, after: &G::State) {
        let role = G::role(event);
        let joins = |it: &Chapter<G>| {
            it.mover.is_none() && it.events.first().is_some_and(|first| G::together(first, event))
        };
        let current = self.current.filter(|&i| joins(&self.writer.open[i]) || self.takes(i, role));
        let place = match current {
            Some(i) => self.whose(i, event),
            None => {
                if matches!(role, Role::Mark | Role::Head) {
                    self.close_all();
                } else if let Some(i) = self.writer.open.iter().position(|it| it.mover.is_none()) {
                    self.close(i);
                }
                self.notice(event);
                self.begin(None, None)
            }
        };
        self.current = Some(place);
        let chapter = &mut self.writer.open[place];
        chapter.step = self.step;
        chapter.events.push(event.clone());
        chapter.spots.extend(G::spot(event, after));
    }

    /// A move takes in whatever it brings about, and so does what the rules have begun.
    fn takes(&self, i: usize, role: Role) -> bool {
        let chapter = &self.writer.open[i];
        let begun = || chapter.events.first().is_some_and(|first| G::role(first) == Role::Head);
        matches!(role, Role::Deed | Role::Result) && (chapter.mover.is_some() || begun())
    }

    /// Where all answer at once, each one's cards go to each one's own.
    fn whose(&self, i: usize, event: &G::Event) -> usize {
        let open = &self.writer.open;
        let other =
            |it: &Chapter<G>| it.series.is_some() && it.mover.is_some() && it.mover == G::concerns(event);
        if open[i].series.is_none() { i } else { open.iter().position(other).unwrap_or(i) }
    }

    /// Generations and turns that begin.
    fn notice(&mut self, event: &G::Event) {
        if let Some(round) = G::round(event) {
            if round != self.writer.round || G::begins_round(event).is_some() {
                self.writer.turns.fill(0);
            }
            self.writer.round = round;
        }
        if let Some(seat) = G::begins_turn(event) {
            self.writer.turns[seat.idx()] += 1;
        }
    }
}
