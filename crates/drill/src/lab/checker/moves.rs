//! Moves and the log: nothing lost, doubled, out of order, or made by nobody.

use super::{Counted, Defect, Entry, Stored};
use crate::lab::history::{Answer, Asked, History, Micros, Move};
use std::collections::BTreeMap;
use tharsis_server::store::ByWhom;

/// Entries that were made together, by their places in the log.
pub(super) struct Group<'a> {
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

pub(super) fn groups(entries: &[Entry]) -> Vec<Group<'_>> {
    let mut starts: Vec<usize> = (0..entries.len()).filter(|&i| i == 0 || entries[i].begins).collect();
    starts.push(entries.len());
    starts.windows(2).map(|pair| Group { entries: &entries[pair[0]..pair[1]] }).collect()
}

/// For each group what its seat could have redone before it. Finds undos that go too far on the way.
pub(super) fn redos(table: &Stored, groups: &[Group], found: &mut Vec<Defect>) -> Vec<Vec<String>> {
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
pub(super) fn senders(
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
pub(super) fn order(history: &History, groups: &[Group], senders: &[Option<usize>], found: &mut Vec<Defect>) {
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
