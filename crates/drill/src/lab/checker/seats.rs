//! Seats: who may sit, who moves for whom, and when the clock does.

use super::{Chair, Counted, Defect, Stored};
use crate::lab::history::{History, Micros, Seating, Sitting};
use tharsis_server::store::ByWhom;
use tharsis_wire::api::{ClockKind, ClockRule, Flag, SeatKind};

/// Times in which a bot stood in for a seat, as numbers of entries: certainly from `sure.0` to `sure.1`, perhaps from
/// `perhaps.0` to `perhaps.1`.
struct Away {
    perhaps: (i64, i64),
    sure: Option<(i64, i64)>,
}

/// A leave before the start whose answer was lost: it may have come late, to whatever seat its player had by then.
fn may_come_late(sitting: &Sitting) -> bool {
    sitting.what == Seating::Leave && !sitting.begun && sitting.done.is_none()
}

fn aways(sittings: &[Sitting], seat: u8, player: &str) -> Vec<Away> {
    // A leave before the start whose answer was lost may have come after it.
    let is_possible = |it: &Sitting| it.done != Some(false) && (it.begun || it.done.is_none());
    let is_here = |it: &&Sitting| it.seat == seat || may_come_late(it) && it.player == player;
    let mut own: Vec<&Sitting> =
        sittings.iter().filter(|it| is_here(it) && it.what != Seating::Join && is_possible(it)).collect();
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
pub(super) fn bots(table: &Stored, history: &History, counted: &mut Counted, found: &mut Vec<Defect>) {
    let aways: Vec<Vec<Away>> =
        (0..).zip(&table.chairs).map(|(seat, chair)| aways(&history.sittings, seat, &chair.player)).collect();
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
pub(super) fn clocks(table: &Stored, found: &mut Vec<Defect>) {
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
pub(super) fn seats(table: &Stored, history: &History, found: &mut Vec<Defect>) {
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
                is_leave && it.player == join.player && (it.start >= join.end || may_come_late(it))
            });
            let to = leaves.map(|it| it.start.max(join.end)).min().unwrap_or(Micros::MAX);
            Held { player: &join.player, seat: join.seat, from: join.end, to }
        })
        .collect()
}
