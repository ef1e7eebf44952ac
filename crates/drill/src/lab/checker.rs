//! The exact checker: compares what clients asked for and were told with the log that is stored. Pure; its own tests
//! (`tests/drill/checker.rs`) seed every defect it names and see it found.

use super::history::{Answer, Asked, History, Micros, Move, Seating, Sitting};
use super::replay;
use std::collections::BTreeMap;
use std::fmt;
use tharsis_kernel::read_seed;
use tharsis_server::store::{ByWhom, EntryRow, TableRow};
use tharsis_wire::AnyGame;
use tharsis_wire::api::{ClockKind, ClockRule, Flag, SeatKind};

/// An entry of the log, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub seq: i64,
    /// Whose.
    pub seat: u8,
    /// A choice, or `undo STEPS`.
    pub what: String,
    /// Who made it.
    pub by: ByWhom,
    /// When, by the server's clock, in milliseconds.
    pub at: i64,
    /// The first of those sent together.
    pub begins: bool,
    /// Who is asked after it, as bits.
    pub asked: u8,
}

impl From<&EntryRow> for Entry {
    fn from(row: &EntryRow) -> Entry {
        let EntryRow { seq, seat, what, by, at, begins, asked, .. } = row.clone();
        Entry { seq, seat, what, by, at, begins, asked }
    }
}

/// Who sits on a seat in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// A person, a bot or nobody.
    pub kind: SeatKind,
    /// The player, or empty.
    pub player: String,
}

/// A table as it is stored in the end.
#[derive(Clone)]
pub struct Stored {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its options.
    pub options: String,
    /// What it was dealt from; nothing before the start.
    pub seed: Option<[u8; 32]>,
    /// When it was made.
    pub created: i64,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The clock.
    pub clock: Option<ClockRule>,
    /// The log.
    pub entries: Vec<Entry>,
}

impl Stored {
    /// From what the store holds.
    pub fn new(row: &TableRow, entries: &[EntryRow]) -> Option<Stored> {
        let chair =
            |seat: &tharsis_server::store::SeatRow| Chair { kind: seat.kind, player: seat.player.clone() };
        Some(Stored {
            game: tharsis_wire::game(&row.game)?,
            options: row.options.clone(),
            seed: if row.is_dealt() { Some(read_seed(&row.seed)?) } else { None },
            created: row.created,
            chairs: row.seats.iter().map(chair).collect(),
            clock: row.settings.clock.clone(),
            entries: entries.iter().map(Entry::from).collect(),
        })
    }

    /// One person plays, alone or against bots: then everything may be taken back.
    fn is_alone(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.kind != SeatKind::Bot).count() <= 1
    }
}

/// Something that must not be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Defect {
    /// A number is missing in the log.
    Gap(i64),
    /// Acknowledged with this number, and something else stands there, or nothing.
    Lost(i64, String),
    /// Acknowledged with this number, which stands there for another seat.
    WrongSeat(i64),
    /// Made more often than it was sent.
    Doubled(i64),
    /// Refused, and made all the same.
    RefusedYetMade(i64),
    /// Sent by nobody.
    Unsent(i64),
    /// The second was acknowledged before the first was sent, and stands after it.
    OutOfOrder(i64, i64),
    /// Made by a bot for a seat that was a person's.
    NotABots(i64),
    /// Made by a player whose place a bot had taken.
    WasAway(i64),
    /// Made by the clock of a table that has none, or before the time was up.
    TimeLeft(i64),
    /// Takes back what another seat did, or more than there is.
    UndoTooFar(i64),
    /// The log does not lead through a game.
    NoGame(String),
    /// A viewer was shown something else than the game shows it at this moment.
    ShownWrong(Option<u8>, i64),
    /// A viewer was shown a moment that is not there any more.
    ShownLost(i64),
    /// Two players on one seat.
    SeatTwice(u8),
    /// One player on two seats.
    TwoSeats(String),
    /// A seat is open in a game that has begun.
    OpenSeat(u8),
    /// Sat down, and does not sit there.
    SeatLost(String),
    /// A stream sent what does not fit.
    Stream(String),
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defect::Gap(seq) => write!(f, "entry {seq} is missing"),
            Defect::Lost(seq, what) => write!(f, "lost: \"{what}\" was acknowledged as entry {seq}"),
            Defect::WrongSeat(seq) => write!(f, "entry {seq} stands for another seat than sent it"),
            Defect::Doubled(seq) => write!(f, "doubled: entry {seq} was sent once and is there before"),
            Defect::RefusedYetMade(seq) => write!(f, "entry {seq} was refused to its sender, and made"),
            Defect::Unsent(seq) => write!(f, "entry {seq} was sent by nobody"),
            Defect::OutOfOrder(first, second) => {
                write!(f, "entry {second} was acknowledged before entry {first} was sent")
            }
            Defect::NotABots(seq) => write!(f, "entry {seq} was made by a bot at a person's seat"),
            Defect::WasAway(seq) => write!(f, "entry {seq} was made by a player while a bot stood in"),
            Defect::TimeLeft(seq) => write!(f, "entry {seq} was made by the clock, and time was left"),
            Defect::UndoTooFar(seq) => write!(f, "entry {seq} takes back too much"),
            Defect::NoGame(why) => write!(f, "the log is no game: {why}"),
            Defect::ShownWrong(Some(seat), seq) => {
                write!(f, "seat {seat} was shown at {seq} what it does not see there")
            }
            Defect::ShownWrong(None, seq) => {
                write!(f, "a spectator was shown at {seq} what nobody sees there")
            }
            Defect::ShownLost(seq) => write!(f, "lost: moment {seq} was shown, and the log ends before it"),
            Defect::SeatTwice(seat) => write!(f, "seat {seat} was held by two players at once"),
            Defect::TwoSeats(player) => write!(f, "player {player} held two seats at once"),
            Defect::OpenSeat(seat) => write!(f, "seat {seat} is open, and the game has begun"),
            Defect::SeatLost(player) => write!(f, "lost: player {player} sat down and does not sit there"),
            Defect::Stream(why) => write!(f, "a stream does not fit: {why}"),
        }
    }
}

/// What was counted at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counted {
    /// Moves that were sent.
    pub moves: usize,
    /// Those that were acknowledged.
    pub acknowledged: usize,
    /// Those whose answer never came.
    pub in_doubt: usize,
    /// Those of them that were made, each matched with entries of its own.
    pub in_doubt_made: usize,
    /// Entries by bots and clocks.
    pub by_bots: usize,
    /// Entries in all.
    pub entries: usize,
    /// Moments shown to viewers and compared.
    pub shown: usize,
}

impl std::ops::AddAssign for Counted {
    fn add_assign(&mut self, other: Counted) {
        self.moves += other.moves;
        self.acknowledged += other.acknowledged;
        self.in_doubt += other.in_doubt;
        self.in_doubt_made += other.in_doubt_made;
        self.by_bots += other.by_bots;
        self.entries += other.entries;
        self.shown += other.shown;
    }
}

/// Compares. `clock_jumped`: the server's time was moved, so that nothing can be said about clocks.
pub fn check(table: &Stored, history: &History, clock_jumped: bool) -> (Counted, Vec<Defect>) {
    let mut found = Vec::new();
    for (i, entry) in table.entries.iter().enumerate() {
        if entry.seq != i as i64 + 1 {
            found.push(Defect::Gap(i as i64 + 1));
            return (Counted::default(), found);
        }
    }
    found.extend(history.broken.iter().cloned().map(Defect::Stream));
    let groups = groups(&table.entries);
    let redos = redos(table, &groups, &mut found);
    let mut counted =
        Counted { entries: table.entries.len(), moves: history.moves.len(), ..Counted::default() };
    let senders = senders(history, &groups, &redos, &mut counted, &mut found);
    order(history, &groups, &senders, &mut found);
    bots(table, history, &mut counted, &mut found);
    if !clock_jumped {
        clocks(table, &mut found);
    }
    seats(table, history, &mut found);
    counted.shown = replay::compare(table, &history.shown, &mut found);
    (counted, found)
}

/// Entries that were made together, by their places in the log.
struct Group<'a> {
    entries: &'a [Entry],
}

impl Group<'_> {
    fn first(&self) -> &Entry {
        &self.entries[0]
    }

    fn last(&self) -> i64 {
        self.entries[self.entries.len() - 1].seq
    }

    fn is_players(&self) -> bool {
        self.first().by == ByWhom::Player
    }
}

fn groups(entries: &[Entry]) -> Vec<Group<'_>> {
    let mut starts: Vec<usize> = (0..entries.len()).filter(|&i| i == 0 || entries[i].begins).collect();
    starts.push(entries.len());
    starts.windows(2).map(|pair| Group { entries: &entries[pair[0]..pair[1]] }).collect()
}

/// For each group what its seat could have redone before it. Finds undos that go too far on the way.
fn redos(table: &Stored, groups: &[Group], found: &mut Vec<Defect>) -> Vec<Vec<String>> {
    let mut made: Vec<Entry> = Vec::new();
    let mut undone: Vec<Entry> = Vec::new();
    let mut all = Vec::new();
    for group in groups {
        let seat = group.first().seat;
        let own = undone.iter().enumerate();
        let own = own.take_while(|(i, it)| it.seat == seat && (*i == 0 || !it.begins));
        all.push(own.map(|(_, it)| it.what.clone()).collect());
        for entry in group.entries {
            let Some(to) = entry.what.strip_prefix("undo ") else {
                match undone.first() {
                    Some(next) if (next.seat, &next.what) == (entry.seat, &entry.what) => {
                        drop(undone.remove(0))
                    }
                    _ => undone.clear(),
                }
                made.push(entry.clone());
                continue;
            };
            let to = to.parse().unwrap_or(usize::MAX);
            if to >= made.len() {
                found.push(Defect::UndoTooFar(entry.seq));
                continue;
            }
            let back = made.split_off(to);
            if !table.is_alone() && back.iter().any(|it| it.seat != entry.seat) {
                found.push(Defect::UndoTooFar(entry.seq));
            }
            undone.splice(0..0, back);
        }
    }
    all
}

/// Whether a group is what a move asked for.
fn is_it(asked: &Asked, group: &Group, redo: &[String]) -> bool {
    let whats = || group.entries.iter().map(|entry| entry.what.as_str());
    match asked {
        Asked::Choices(choices) => whats().eq(choices.iter().map(String::as_str)),
        Asked::Undo(to) => whats().eq([format!("undo {to}").as_str()]),
        Asked::Redo => !redo.is_empty() && whats().eq(redo.iter().map(String::as_str)),
    }
}

/// For each group the move that sent it. An acknowledged move stands at its number; a move in doubt may vouch for one
/// group at most, so those are matched.
fn senders(
    history: &History,
    groups: &[Group],
    redos: &[Vec<String>],
    counted: &mut Counted,
    found: &mut Vec<Defect>,
) -> Vec<Option<usize>> {
    let by_last: BTreeMap<i64, usize> =
        groups.iter().enumerate().map(|(i, group)| (group.last(), i)).collect();
    let mut senders: Vec<Option<usize>> = vec![None; groups.len()];
    for (i, made) in history.moves.iter().enumerate() {
        let Answer::Made(seq) = made.answer else { continue };
        counted.acknowledged += 1;
        let place = by_last.get(&seq).copied().filter(|&place| groups[place].is_players());
        match place {
            Some(place) if !is_it(&made.asked, &groups[place], &redos[place]) => {
                found.push(Defect::Lost(seq, format!("{:?}", made.asked)));
            }
            Some(place) if groups[place].first().seat != made.seat => found.push(Defect::WrongSeat(seq)),
            // Acknowledged twice with one number: one of the two is not there.
            Some(place) if senders[place].is_some() => {
                found.push(Defect::Lost(seq, format!("{:?}", made.asked)))
            }
            Some(place) => senders[place] = Some(i),
            None => found.push(Defect::Lost(seq, format!("{:?}", made.asked))),
        }
    }
    match_doubtful(history, groups, redos, &mut senders);
    counted.in_doubt = history.moves.iter().filter(|made| made.answer == Answer::InDoubt).count();
    for (place, group) in groups.iter().enumerate().filter(|(_, group)| group.is_players()) {
        match senders[place] {
            Some(i) if history.moves[i].answer == Answer::InDoubt => counted.in_doubt_made += 1,
            Some(_) => {}
            None => {
                let seat = group.first().seat;
                let sent = |made: &Move| made.seat == seat && is_it(&made.asked, group, &redos[place]);
                let seq = group.first().seq;
                let sent = history.moves.iter().filter(|made| sent(made) && made.seq < seq);
                let answers: Vec<&Answer> = sent.map(|made| &made.answer).collect();
                let is_refused = answers.iter().any(|answer| matches!(answer, Answer::Refused(_)));
                found.push(match (answers.is_empty(), is_refused) {
                    (true, _) => Defect::Unsent(seq),
                    (false, true) => Defect::RefusedYetMade(seq),
                    (false, false) => Defect::Doubled(seq),
                });
            }
        }
    }
    senders
}

/// Matches groups that nobody was told of with moves in doubt, each with one (augmenting paths).
fn match_doubtful(history: &History, groups: &[Group], redos: &[Vec<String>], senders: &mut [Option<usize>]) {
    let doubtful = |made: &Move| made.answer == Answer::InDoubt;
    let latest = latest_starts(history, senders);
    let candidates: BTreeMap<usize, Vec<usize>> = groups
        .iter()
        .enumerate()
        .filter(|(place, group)| group.is_players() && senders[*place].is_none())
        .map(|(place, group)| {
            let fits = |made: &Move| {
                doubtful(made)
                    && made.seat == group.first().seat
                    && made.seq < group.first().seq
                    && made.start <= latest[place]
                    && is_it(&made.asked, group, &redos[place])
            };
            let moves = history.moves.iter().enumerate();
            (place, moves.filter(|(_, made)| fits(made)).map(|(i, _)| i).collect())
        })
        .collect();
    let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
    for &place in candidates.keys() {
        augment(place, &candidates, &mut taken, &mut Vec::new());
    }
    for (made, place) in taken {
        senders[place] = Some(made);
    }
}

/// Finds a move for a group, giving other groups another one if need be.
fn augment(
    place: usize,
    candidates: &BTreeMap<usize, Vec<usize>>,
    taken: &mut BTreeMap<usize, usize>,
    tried: &mut Vec<usize>,
) -> bool {
    for &made in &candidates[&place] {
        if tried.contains(&made) {
            continue;
        }
        tried.push(made);
        let free = match taken.get(&made).copied() {
            None => true,
            Some(other) => augment(other, candidates, taken, tried),
        };
        if free {
            taken.insert(made, place);
            return true;
        }
    }
    false
}

/// For each group the latest time at which its move may have been sent: before anything that stands later was
/// acknowledged.
fn latest_starts(history: &History, senders: &[Option<usize>]) -> Vec<Micros> {
    let mut latest = vec![Micros::MAX; senders.len()];
    let mut soonest = Micros::MAX;
    for place in (0..senders.len()).rev() {
        latest[place] = soonest;
        if let Some(i) = senders[place] {
            soonest = soonest.min(history.moves[i].end);
        }
    }
    latest
}

/// What was acknowledged before something else was sent stands before it.
fn order(history: &History, groups: &[Group], senders: &[Option<usize>], found: &mut Vec<Defect>) {
    let mut soonest: Option<(Micros, i64)> = None;
    for (place, group) in groups.iter().enumerate().rev() {
        let Some(i) = senders[place] else { continue };
        let made = &history.moves[i];
        if let Some((_, later)) = soonest.filter(|&(end, _)| end < made.start) {
            found.push(Defect::OutOfOrder(group.first().seq, later));
        }
        if matches!(made.answer, Answer::Made(_)) && soonest.is_none_or(|(end, _)| made.end < end) {
            soonest = Some((made.end, group.first().seq));
        }
    }
}

/// Times in which a bot stood in for a seat, as numbers of entries: certainly from `sure.0` to `sure.1`, perhaps from
/// `perhaps.0` to `perhaps.1`.
struct Away {
    perhaps: (i64, i64),
    sure: Option<(i64, i64)>,
}

fn aways(sittings: &[Sitting], seat: u8) -> Vec<Away> {
    // A leave before the start whose answer was lost may have come after it.
    let is_possible = |it: &Sitting| it.done != Some(false) && (it.begun || it.done.is_none());
    let mut own: Vec<&Sitting> =
        sittings.iter().filter(|it| it.seat == seat && it.what != Seating::Join && is_possible(it)).collect();
    own.sort_by_key(|it| it.start);
    let mut aways: Vec<Away> = Vec::new();
    let mut open = false;
    for sitting in own {
        let sure = sitting.done == Some(true);
        match sitting.what {
            Seating::Leave if !open => {
                let from = sure.then_some((sitting.known, i64::MAX));
                aways.push(Away { perhaps: (sitting.seen, i64::MAX), sure: from });
                open = true;
            }
            Seating::Return if open => {
                if let Some(away) = aways.last_mut() {
                    // A return in doubt may have ended it already.
                    away.sure = away.sure.map(|(from, to)| (from, to.min(sitting.seen)));
                    if sure {
                        away.perhaps.1 = sitting.known;
                        open = false;
                    }
                }
            }
            Seating::Leave | Seating::Return | Seating::Join => {}
        }
    }
    aways
}

/// Bots move for bots' seats, and for people only while they are away; people do not move while they are.
fn bots(table: &Stored, history: &History, counted: &mut Counted, found: &mut Vec<Defect>) {
    let aways: Vec<Vec<Away>> =
        (0..table.chairs.len() as u8).map(|seat| aways(&history.sittings, seat)).collect();
    let nothing = Vec::new();
    let mut begins = 0;
    for entry in &table.entries {
        let is_bot =
            table.chairs.get(usize::from(entry.seat)).is_some_and(|chair| chair.kind == SeatKind::Bot);
        let away = aways.get(usize::from(entry.seat)).unwrap_or(&nothing);
        if entry.begins {
            begins = entry.seq;
        }
        match entry.by {
            ByWhom::Bot => {
                counted.by_bots += 1;
                // What it thought before the return may still be made, if nothing else was: it then begins right after.
                let stood_in =
                    |away: &Away| away.perhaps.0 < entry.seq && begins <= away.perhaps.1.saturating_add(1);
                if !is_bot && !away.iter().any(stood_in) {
                    found.push(Defect::NotABots(entry.seq));
                }
            }
            ByWhom::Player => {
                let gone =
                    |away: &Away| away.sure.is_some_and(|(from, to)| from < entry.seq && entry.seq <= to);
                if is_bot || away.iter().any(gone) {
                    found.push(Defect::WasAway(entry.seq));
                }
            }
            ByWhom::Clock => counted.by_bots += 1,
            ByWhom::Copied => {}
        }
    }
}

/// The clock moves where there is one that does, and when the time is up.
fn clocks(table: &Stored, found: &mut Vec<Defect>) {
    let rule = table.clock.as_ref().filter(|rule| rule.flag == Flag::Bot);
    // When each seat was asked, if it is; before the first entry not later than the table was made.
    let mut since = [Some(table.created); 8];
    for entry in &table.entries {
        let mover = usize::from(entry.seat).min(7);
        let waited = entry.at - since[mover].unwrap_or(entry.at);
        let is_due =
            |rule: &ClockRule| rule.kind == ClockKind::Game || waited >= i64::from(rule.seconds) * 1000;
        if entry.by == ByWhom::Clock && !rule.is_some_and(is_due) {
            found.push(Defect::TimeLeft(entry.seq));
        }
        for (seat, since) in since.iter_mut().enumerate() {
            let is_asked = entry.asked >> seat & 1 == 1;
            if !is_asked || seat == mover {
                *since = None;
            }
            if is_asked && since.is_none() {
                *since = Some(entry.at);
            }
        }
    }
}

/// One player on one seat, and nobody loses the seat they were told they have.
fn seats(table: &Stored, history: &History, found: &mut Vec<Defect>) {
    let mut people: Vec<&str> = table.chairs.iter().map(|chair| chair.player.as_str()).collect();
    people.retain(|player| !player.is_empty());
    people.sort_unstable();
    for pair in people.windows(2).filter(|pair| pair[0] == pair[1]) {
        found.push(Defect::TwoSeats(pair[0].to_string()));
    }
    let open = |(_, chair): &(usize, &Chair)| chair.kind == SeatKind::Open && !table.entries.is_empty();
    found.extend(table.chairs.iter().enumerate().filter(open).map(|(i, _)| Defect::OpenSeat(i as u8)));
    let held = held(&history.sittings);
    for (i, one) in held.iter().enumerate() {
        for other in &held[i + 1..] {
            let at_once = one.from < other.to && other.from < one.to;
            if at_once && one.seat == other.seat && one.player != other.player {
                found.push(Defect::SeatTwice(one.seat));
            }
            if at_once && one.player == other.player && one.seat != other.seat {
                found.push(Defect::TwoSeats(one.player.to_string()));
            }
        }
        let sits = table.chairs.get(usize::from(one.seat)).is_some_and(|chair| chair.player == one.player);
        if one.to == Micros::MAX && !sits {
            found.push(Defect::SeatLost(one.player.to_string()));
        }
    }
}

/// A seat that was certainly held for a time.
struct Held<'a> {
    player: &'a str,
    seat: u8,
    from: Micros,
    to: Micros,
}

/// From the answer to a join until a leave before the start was sent.
fn held(sittings: &[Sitting]) -> Vec<Held<'_>> {
    let joins = sittings.iter().filter(|it| it.what == Seating::Join && it.done == Some(true));
    joins
        .map(|join| {
            let leaves = sittings.iter().filter(|it| {
                let is_leave = it.what == Seating::Leave && !it.begun && it.done != Some(false);
                is_leave && it.player == join.player && it.start >= join.end
            });
            let to = leaves.map(|it| it.start).min().unwrap_or(Micros::MAX);
            Held { player: &join.player, seat: join.seat, from: join.end, to }
        })
        .collect()
}
