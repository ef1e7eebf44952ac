//! Choices and undos: checked, made durable, then told. Nothing is answered before it is written.

use super::frozen::Frozen;
use super::live::{Inner, Live, News, rewound};
use super::logbook::{Logbook, undo_entry};
use super::sent::{Known, Named};
use crate::store::{Append, Appended, ByWhom, Ending, EntryRow, SeatRow, Store, StoreError, TableRow};
use tharsis_kernel::{Illegal, NotationError, Seat};
use tharsis_wire::api::{Flag, Stage};
use tharsis_wire::{Play, Refused, Story};
use tharsis_words::Denial;

/// Choices that can be sent together.
pub(crate) const TOGETHER_MAX: usize = 64;

/// Why something was not accepted.
#[derive(Debug)]
pub(crate) enum Denied {
    /// It answers an older moment.
    Stale {
        /// The moment it was for.
        was: i64,
        /// The newest.
        now: i64,
    },
    /// The game is not on.
    NotPlaying(Denial),
    /// Nobody may change the table any more.
    Frozen(Frozen),
    /// The choice cannot be read.
    Unreadable {
        /// Which of the choices, from 1.
        place: usize,
        /// Why.
        why: NotationError,
    },
    /// The choice is not legal.
    Illegal {
        /// Which of the choices, from 1.
        place: usize,
        /// Why.
        why: Illegal<String>,
    },
    /// Too many choices, or none.
    Number(usize),
    /// It cannot be undone.
    NoUndo(Denial),
    /// Another request of the seat has the same name.
    NameUsed,
    /// The database failed.
    Store(StoreError),
}

impl Denied {
    /// A choice that was refused; its place is counted from 1.
    pub(crate) fn choice(place: usize, refused: Refused) -> Denied {
        match refused {
            Refused::Unreadable(why) => Denied::Unreadable { place, why },
            Refused::Illegal(why) => Denied::Illegal { place, why },
        }
    }
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Denied {
        Denied::Store(error)
    }
}

/// Choices to be made together.
pub(crate) struct Submission {
    /// The moment they answer.
    pub(crate) seq: i64,
    pub(crate) what: Made,
    pub(crate) by: ByWhom,
    pub(crate) at: i64,
    /// What the player calls it.
    pub(crate) named: Named,
}

/// Which choices are made.
pub(crate) enum Made {
    /// These.
    These(Vec<(Seat, String)>),
    /// Those that a seat took back last, as the log has them when they are made: only there are they sure.
    Again(Seat),
}

impl Made {
    /// Whose the first one is; too many are refused, and none.
    fn seat(&self, by: ByWhom) -> Result<Seat, Denied> {
        let limit = if by == ByWhom::Player { TOGETHER_MAX } else { usize::MAX };
        match self {
            Made::Again(seat) => Ok(*seat),
            Made::These(choices) => match choices.first() {
                Some((seat, _)) if choices.len() <= limit => Ok(*seat),
                _ => Err(Denied::Number(choices.len())),
            },
        }
    }

    fn choices(self, book: &Logbook) -> Result<Vec<(Seat, String)>, Denied> {
        match self {
            Made::These(choices) => Ok(choices),
            Made::Again(seat) => match book.redo(seat) {
                none if none.is_empty() => Err(Denied::NoUndo(Denial::NoRedo)),
                choices => Ok(choices.into_iter().map(|choice| (seat, choice)).collect()),
            },
        }
    }
}

/// Choices to be taken back.
pub(crate) struct Undoing {
    /// The moment it answers.
    pub(crate) seq: i64,
    pub(crate) seat: Seat,
    /// Back to after so many choices; before what the seat sent last if left out.
    pub(crate) to: Option<usize>,
    pub(crate) at: i64,
    /// What the player calls it.
    pub(crate) named: Named,
}

impl Live {
    /// Makes choices, all of them or none. Returns the number of the moment they led to.
    pub(crate) async fn submit(&self, store: &Store, submission: Submission) -> Result<i64, Denied> {
        let Submission { seq, what, by, at, named } = submission;
        let seat = what.seat(by)?;
        let mut inner = self.inner.lock().await;
        let inner = &mut *inner;
        let named = (seat, &named);
        if let Some(seq) = self.settled(inner, store, seq, named).await? {
            return Ok(seq);
        }
        Self::check_moment(inner, seq, Some(seat))?;
        let choices = what.choices(&inner.shot.book)?;
        let mut play = inner.shot.play.copy();
        let mut book = inner.shot.book.clone();
        let (mut entries, mut stories): (Vec<EntryRow>, Vec<Box<dyn Story>>) = (Vec::new(), Vec::new());
        // Where one person plays, everything can be undone; what a bot has done is not taken back by anybody else.
        let unjudged = inner.shot.alone || by == ByWhom::Bot;
        for (i, (seat, choice)) in choices.iter().enumerate() {
            let place = i + 1;
            let teaches = unjudged || play.teaches(*seat, choice);
            let story = play.play(*seat, choice).map_err(|refused| Denied::choice(place, refused))?;
            let last = play.choices(play.steps() - 1).pop().map_or_else(String::new, |(_, choice)| choice);
            let entry = EntryRow {
                seq: inner.shot.book.seq + place as i64,
                seat: seat.0,
                what: last,
                by,
                at,
                begins: i == 0,
                reveals: teaches,
                asked: play.asked().0,
                sent: if i == 0 { named.1.word() } else { String::new() },
                hash: play.hash().cast_signed(),
            };
            book.add(&entry, |_| Vec::new())?;
            entries.push(entry);
            stories.push(story);
        }
        if let Some(seq) = self.write(inner, store, play.as_ref(), &book, entries, named).await? {
            return Ok(seq);
        }
        let seq = book.seq;
        self.finish(inner, play.as_ref());
        self.replace(inner, play, book, stories, None);
        metrics::counter!("tharsis_choices_total").increment(choices.len() as u64);
        Ok(seq)
    }

    /// Takes choices back. Returns the number of the moment it led to.
    pub(crate) async fn undo(&self, store: &Store, undoing: Undoing) -> Result<i64, Denied> {
        let Undoing { seq, seat, to, at, named } = undoing;
        let mut inner = self.inner.lock().await;
        let inner = &mut *inner;
        let named = (seat, &named);
        if let Some(seq) = self.settled(inner, store, seq, named).await? {
            return Ok(seq);
        }
        Self::check_moment(inner, seq, None)?;
        let shot = &inner.shot;
        let nothing = || Denied::NoUndo(Denial::NoUndo);
        let floor = shot.book.undo_floor(seat, shot.alone).ok_or_else(nothing)?;
        let to = to.or_else(|| shot.book.undo_target(seat, shot.alone)).ok_or_else(nothing)?;
        if to < floor || to >= shot.book.steps() {
            return Err(Denied::NoUndo(Denial::UndoFrom(floor, shot.book.steps() - 1)));
        }
        let play = rewound(shot.play.as_ref(), to)?;
        if !play.asked().has(seat) {
            return Err(Denied::NoUndo(Denial::NotYourUndo(to)));
        }
        let entry = EntryRow {
            seq: shot.book.seq + 1,
            seat: seat.0,
            what: undo_entry(to),
            by: ByWhom::Player,
            at,
            begins: true,
            reveals: false,
            asked: play.asked().0,
            sent: named.1.word(),
            hash: play.hash().cast_signed(),
        };
        let mut book = shot.book.clone();
        book.add(&entry, |to| shot.play.choices(to))?;
        if let Some(seq) = self.write(inner, store, play.as_ref(), &book, vec![entry], named).await? {
            return Ok(seq);
        }
        let seq = book.seq;
        // A move that loses only its last choices is told again as far as it goes.
        let stories = vec![play.going_on()];
        self.replace(inner, play, book, stories, Some(to));
        Ok(seq)
    }

    /// Only the newest moment can be answered, or one at which the seat was asked the same.
    fn check_moment(inner: &Inner, seq: i64, answering: Option<Seat>) -> Result<(), Denied> {
        if let Some(frozen) = inner.frozen {
            return Err(Denied::Frozen(frozen));
        }
        match inner.row.stage {
            Stage::Open => return Err(Denied::NotPlaying(Denial::NotStarted)),
            Stage::Closed => return Err(Denied::NotPlaying(Denial::Closed)),
            Stage::Playing | Stage::Over => {}
        }
        let now = inner.shot.book.seq;
        if seq != now && !answering.is_some_and(|seat| Self::is_asked_the_same(inner, seat, seq)) {
            return Err(Denied::Stale { was: seq, now });
        }
        match inner.row.stage {
            Stage::Over => Err(Denied::NotPlaying(Denial::Over)),
            Stage::Open | Stage::Closed | Stage::Playing => Ok(()),
        }
    }

    /// Where several choose at once, one's answer does not grow stale because another was faster: since then only
    /// others have moved, and the seat is asked the same and could answer the same.
    fn is_asked_the_same(inner: &Inner, seat: Seat, seq: i64) -> bool {
        let shot = &inner.shot;
        let Some(others) = shot.book.others_since(seq, seat) else { return false };
        shot.play.asked_the_same(seat, shot.play.steps() - others)
    }

    /// The first answer to a request that is sent again, if it is known here.
    pub(crate) async fn answered(&self, seat: Seat, named: &Named) -> Result<Option<i64>, Denied> {
        Self::known(&*self.inner.lock().await, (seat, named))
    }

    fn known(inner: &Inner, (seat, named): (Seat, &Named)) -> Result<Option<i64>, Denied> {
        match inner.sent.known(seat, named) {
            Known::New => Ok(None),
            Known::Done(seq) => Ok(Some(seq)),
            Known::Other => Err(Denied::NameUsed),
        }
    }

    /// Takes in what the log may hold without our knowing, if there is a sign of that; then the first answer to a
    /// request that is sent again.
    async fn settled(
        &self,
        inner: &mut Inner,
        store: &Store,
        seq: i64,
        named: (Seat, &Named),
    ) -> Result<Option<i64>, Denied> {
        if inner.in_doubt || seq > inner.shot.book.seq {
            self.catch_up_locked(inner, store).await?;
            inner.in_doubt = false;
        }
        Self::known(inner, named)
    }

    /// Makes entries durable. If another process was faster, or the database failed, takes in what the log holds now:
    /// then these very entries may be in it, and their answer is returned; otherwise it is refused.
    async fn write(
        &self,
        inner: &mut Inner,
        store: &Store,
        play: &dyn Play,
        book: &Logbook,
        entries: Vec<EntryRow>,
        named: (Seat, &Named),
    ) -> Result<Option<i64>, Denied> {
        let at = entries.last().map_or(0, |entry| entry.at);
        let was = inner.shot.book.seq;
        let over = play.asked().is_empty();
        let append = Append {
            game: self.id.clone(),
            entries: entries.clone(),
            step: play.steps(),
            asked: play.asked().0,
            due: due_at(&inner.row, play, book, at),
            result: over.then(|| ending(play)),
        };
        // Whoever asked may go away while it is written, and this future with them.
        inner.in_doubt = true;
        let denied = match store.append(append).await {
            Ok(Appended::Written) => {
                inner.in_doubt = false;
                inner.sent.add(&entries);
                return Ok(None);
            }
            Ok(Appended::TooLate) => None,
            Err(error) => Some(Denied::Store(error)),
        };
        let caught_up = self.catch_up_locked(inner, store).await;
        inner.in_doubt = caught_up.is_err();
        match (Self::known(inner, named)?, denied, caught_up) {
            (Some(seq), _, _) => Ok(Some(seq)),
            (None, Some(denied), _) => Err(denied),
            (None, None, Err(error)) => Err(error.into()),
            (None, None, Ok(())) => Err(Denied::Stale { was, now: inner.shot.book.seq }),
        }
    }

    fn finish(&self, inner: &mut Inner, play: &dyn Play) {
        if play.asked().is_empty() {
            inner.row.stage = Stage::Over;
            let Ending { points, winners, corporations } = ending(play);
            (inner.row.points, inner.row.winners, inner.row.corporations) = (points, winners, corporations);
            self.hub.tell(News::Table);
        }
    }
}

/// How a game that is over ended.
pub(crate) fn ending(play: &dyn Play) -> Ending {
    Ending { points: play.scores(), winners: play.winners().0, corporations: corporations(play) }
}

/// Everybody's corporation as it is kept.
pub(super) fn corporations(play: &dyn Play) -> Vec<String> {
    play.corporations().into_iter().map(|number| number.unwrap_or("-").to_string()).collect()
}

/// When the server itself has to act next: at once for a bot, when the time is used up for a clock that moves.
pub(super) fn due_at(row: &TableRow, play: &dyn Play, book: &Logbook, now: i64) -> i64 {
    let is_bots = |seat: &Seat| row.seats.get(seat.idx()).is_some_and(SeatRow::is_bots);
    if play.asked().iter().any(|seat| is_bots(&seat)) {
        return now;
    }
    let rule = row.settings.clock.as_ref().filter(|rule| rule.flag == Flag::Bot);
    let left = rule.and_then(|rule| play.asked().iter().map(|seat| book.time_left(rule, seat, now)).min());
    left.map_or(0, |left| now + left.max(0))
}
