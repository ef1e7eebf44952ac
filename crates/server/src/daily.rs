//! The deals of a day: what everybody on this server is dealt, and how those who play it rank. What is dealt follows
//! from a secret of the database, so that nobody can know it beforehand, and all processes deal the same.

use crate::ids::hex;
use crate::store::{DealRow, TableRow};
use sha2::{Digest, Sha256};
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;
use tharsis_kernel::SeatSet;
use tharsis_wire::api::{DailyDeal, DailyKind, DailyOf, DailyPlayer, DailyState, Stage};
use tharsis_wire::games;

/// Milliseconds of a day. Those of UTC are all alike here, as they are in the time we are given.
const LENGTH: i64 = 24 * 3_600_000;
/// Players that are told of.
const TOLD: usize = 100;

/// A day of UTC, counted from 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day(i64);

impl Day {
    /// The day of a moment.
    pub(crate) fn of(now: i64) -> Day {
        Day(now.div_euclid(LENGTH))
    }

    /// When it ends.
    pub(crate) fn end(self) -> i64 {
        (self.0 + 1) * LENGTH
    }
}

/// The calendar repeats every 400 years; months are counted from March, so that leap days come last.
const ERA_YEARS: i64 = 400;
const ERA_DAYS: i64 = 146_097;
/// 1970-01-01, counted from 0000-03-01.
const EPOCH: i64 = 719_468;

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0 + EPOCH;
        let (era, day) = (days.div_euclid(ERA_DAYS), days.rem_euclid(ERA_DAYS));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let is_early = month >= 10;
        let month = if is_early { month - 9 } else { month + 3 };
        write!(f, "{:04}-{month:02}-{day:02}", era * ERA_YEARS + year + i64::from(is_early))
    }
}

/// Not a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotADay;

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().map_err(|_| NotADay));
        let mut next = || parts.next().unwrap_or(Err(NotADay));
        let (year, month, day) = (next()?, next()?, next()?);
        if !(1970..=9999).contains(&year) {
            return Err(NotADay);
        }
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let in_year = (153 * month + 2) / 5 + day - 1 + 365 * year.rem_euclid(ERA_YEARS);
        let leap = year.rem_euclid(ERA_YEARS);
        let days = year.div_euclid(ERA_YEARS) * ERA_DAYS + in_year + leap / 4 - leap / 100 - EPOCH;
        // What is written otherwise is no day: there is no 31st of June.
        Some(Day(days)).filter(|it| it.to_string() == text).ok_or(NotADay)
    }
}

/// What is dealt on some day, of each game and kind.
struct Fare {
    game: &'static str,
    kind: DailyKind,
    /// Of each list one entry is taken.
    options: &'static [&'static [&'static str]],
    /// Bots that think no longer than so many lines of play: on every machine the same.
    bots: &'static [&'static [&'static str]],
}

const EXPANSIONS: &[&str] = &[
    "",
    "prelude",
    "venus",
    "colonies",
    "prelude venus",
    "prelude colonies",
    "prelude turmoil",
    "prelude venus colonies",
];
const MAPS: &[&str] = &["", "map-hellas", "map-elysium"];
const NOBODY: &[&[&str]] = &[&[]];
/// One bot, or two.
const BOTS: &[&[&str]] = &[
    &["steady"],
    &["sharp"],
    &["champion:400"],
    &["steady", "sharp"],
    &["sharp", "sharp"],
    &["sharp", "champion:400"],
];

const FARE: &[Fare] = &[
    Fare {
        game: "mars",
        kind: DailyKind::Solo,
        options: &[&["corporate-era"], EXPANSIONS, MAPS],
        bots: NOBODY,
    },
    Fare {
        game: "mars",
        kind: DailyKind::Duplicate,
        options: &[&["corporate-era"], EXPANSIONS, MAPS],
        bots: BOTS,
    },
    Fare {
        game: "ares",
        kind: DailyKind::Solo,
        options: &[&["", "mulligan"], &["", "experienced", "expert"]],
        bots: NOBODY,
    },
    Fare { game: "ares", kind: DailyKind::Duplicate, options: &[&["", "mulligan"]], bots: BOTS },
];

impl Fare {
    /// What there is on a day.
    fn on(&self, day: Day, secret: &str) -> DealRow {
        let mut bytes = digest("options", secret, &day.to_string(), self.game, self.kind).into_iter();
        let mut pick = |n: usize| usize::from(bytes.next().unwrap_or(0)) % n;
        let words: Vec<&str> = self.options.iter().map(|list| list[pick(list.len())]).collect();
        let bots = self.bots[pick(self.bots.len())];
        let line = words.join(" ");
        let known = games().iter().find(|game| game.name() == self.game);
        let canonical = known.and_then(|game| game.check_options(&line, 1 + bots.len() as u8).ok());
        DealRow {
            day: day.to_string(),
            game: self.game.to_string(),
            kind: self.kind,
            options: canonical.expect("all of these can be played: a test looks at each"),
            bots: bots.iter().map(|bot| (*bot).to_string()).collect(),
        }
    }
}

fn digest(what: &str, secret: &str, day: &str, game: &str, kind: DailyKind) -> [u8; 32] {
    Sha256::digest(format!("tharsis-daily 1 {what} {secret} {day} {game} {}", kind.word()).as_bytes()).into()
}

/// The deals of a day.
pub(crate) fn deals(day: Day, secret: &str) -> Vec<DealRow> {
    FARE.iter().map(|fare| fare.on(day, secret)).collect()
}

/// How many deals there are on a day.
pub(crate) const DEALS: usize = FARE.len();

/// What stands for the server's secret in the deal of a table: nobody adds to it, so that everybody has the same cards.
/// Nothing about other days follows from it.
pub(crate) fn secret_of(deal: &DealRow, secret: &str) -> String {
    hex(&digest("deal", secret, &deal.day, &deal.game, deal.kind))
}

impl TableRow {
    /// The daily deal that is played, if one is.
    pub(crate) fn daily_of(&self) -> Option<DailyOf> {
        let (day, kind) = self.daily.split_once(' ')?;
        Some(DailyOf { day: day.to_string(), kind: DailyKind::from_word(kind)? })
    }

    /// When its day ends, if a daily deal is played.
    pub(crate) fn day_ends(&self) -> Option<i64> {
        Some(self.daily_of()?.day.parse::<Day>().ok()?.end())
    }

    /// What bots think with: the same against everybody who plays the deal.
    pub(crate) fn thoughts(&self) -> &str {
        if self.daily.is_empty() { &self.id } else { &self.seed }
    }
}

/// How far somebody came with a deal whose day ends then.
fn state(row: &TableRow, ends: i64, now: i64) -> DailyState {
    match row.stage {
        Stage::Over if row.active < ends => DailyState::Finished,
        Stage::Over => DailyState::Late,
        Stage::Open | Stage::Playing if now < ends => DailyState::Playing,
        Stage::Open | Stage::Playing | Stage::Closed => DailyState::Unfinished,
    }
}

/// A deal as somebody is told of it, with the tables at which it is played.
pub(crate) fn told(deal: &DealRow, tables: &[TableRow], player: &str, (ends, now): (i64, i64)) -> DailyDeal {
    let is_own = |row: &TableRow| !player.is_empty() && row.creator == player;
    let is_over = |row: &TableRow| row.stage == Stage::Over;
    let open = now >= ends || tables.iter().any(|row| is_own(row) && is_over(row));
    let one = |row: &TableRow| {
        let (you, state) = (is_own(row), state(row, ends, now));
        let seat = row.seat_of_player(&row.creator);
        let result = seat.filter(|_| is_over(row) && (open || you));
        DailyPlayer {
            name: seat.map_or_else(String::new, |seat| row.seats[seat].name.clone()),
            you,
            state,
            place: None,
            won: result.map(|seat| SeatSet(row.winners).iter().any(|winner| winner.idx() == seat)),
            points: result.and_then(|seat| row.points.get(seat).copied()),
            table: (you || (open && is_over(row))).then(|| row.id.clone()),
        }
    };
    let mut players: Vec<DailyPlayer> = tables.iter().map(one).collect();
    if open {
        rank(&mut players);
    }
    let finished = players.iter().filter(|it| it.state == DailyState::Finished).count();
    let own = players.iter().find(|it| it.you).cloned();
    let started = players.len();
    players.truncate(TOLD);
    let DealRow { game, kind, options, bots, .. } = deal.clone();
    DailyDeal { game, kind, options, bots, started, finished, open, players, own }
}

/// The best first: who won before who did not, then by points. Those who came to the same share their place; who did not
/// finish on the day has none.
fn rank(players: &mut [DailyPlayer]) {
    let worth = |it: &DailyPlayer| (it.won.unwrap_or(false), it.points.unwrap_or(i32::MIN));
    let class = |it: &DailyPlayer| match it.state {
        DailyState::Finished => 0,
        DailyState::Late => 1,
        DailyState::Playing => 2,
        DailyState::Unfinished => 3,
    };
    players.sort_by_key(|it| (class(it), Reverse(worth(it))));
    let mut last = None;
    for (i, player) in players.iter_mut().enumerate() {
        if player.state != DailyState::Finished {
            break;
        }
        let place = match last {
            Some((place, same)) if same == worth(player) => place,
            _ => i + 1,
        };
        last = Some((place, worth(player)));
        player.place = Some(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SeatRow;
    use crate::table::row_for_tests;
    use tharsis_bots::{Level, Limit};

    #[test]
    fn days_are_those_of_the_calendar() {
        for (day, text) in
            [(0, "1970-01-01"), (59, "1970-03-01"), (19_782, "2024-02-29"), (20_776, "2026-11-19")]
        {
            assert_eq!((Day(day).to_string(), text.parse()), (text.to_string(), Ok(Day(day))));
        }
        for day in 0..100_000 {
            assert_eq!(Day(day).to_string().parse(), Ok(Day(day)));
        }
        assert_eq!((Day::of(-1), Day::of(LENGTH - 1), Day(0).end()), (Day(-1), Day(0), LENGTH));
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-1-1",
            "2026-02-29",
            "x-11-19",
            "99999-01-01",
            "2026-11-19-1",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
    }

    #[test]
    fn whatever_may_be_dealt_can_be_played_and_thought_about_without_a_clock() {
        for fare in FARE {
            let game = tharsis_wire::game(fare.game).expect("a game");
            let mut lines = vec![String::new()];
            for list in fare.options {
                let longer =
                    |line: &String| list.iter().map(|word| format!("{line} {word}")).collect::<Vec<_>>();
                lines = lines.iter().flat_map(longer).collect();
            }
            for (line, bots) in lines.iter().flat_map(|line| fare.bots.iter().map(move |bots| (line, bots))) {
                game.check_options(line, 1 + bots.len() as u8).unwrap_or_else(|why| panic!("{line}: {why}"));
                for bot in *bots {
                    let level: Level = bot.parse().expect("a level");
                    assert!(!matches!(level.budget().map(|it| it.limit), Some(Limit::Time(_))), "{bot}");
                }
            }
            assert_eq!(fare.kind == DailyKind::Solo, fare.bots == NOBODY);
        }
    }

    #[test]
    fn every_day_and_server_has_deals_of_its_own() {
        let (day, secret, other) = (Day(20_776), "a".repeat(64), "b".repeat(64));
        assert_eq!(deals(day, &secret), deals(day, &secret));
        let secrets = |day, secret: &str| -> Vec<String> {
            deals(day, secret).iter().map(|deal| secret_of(deal, secret)).collect()
        };
        let mut all = [secrets(day, &secret), secrets(Day(20_777), &secret), secrets(day, &other)].concat();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 3 * DEALS);
        let options = |day| deals(Day(day), &secret).remove(0).options;
        let mut seen: Vec<String> = (20_000..20_400).map(options).collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), EXPANSIONS.len() * MAPS.len(), "all turn up within a year or so");
    }

    /// Tables of Ann, Ben … at a deal whose day ends at 1000.
    fn table(name: &str, stage: Stage, won: bool, points: i32, active: i64) -> TableRow {
        TableRow {
            creator: name.to_string(),
            seats: vec![SeatRow::human(name, name, String::new())],
            points: if stage == Stage::Over { vec![points] } else { Vec::new() },
            winners: u8::from(won),
            stage,
            active,
            ..row_for_tests(name)
        }
    }

    #[test]
    fn victory_counts_before_points_and_ties_are_told() {
        let tables = [
            table("Ann", Stage::Over, false, 90, 10),
            table("Ben", Stage::Over, true, 60, 20),
            table("Cyd", Stage::Over, true, 60, 30),
            table("Dan", Stage::Over, true, 61, 40),
            table("Eve", Stage::Over, true, 99, 1000),
            table("Fay", Stage::Playing, false, 0, 50),
            table("Gus", Stage::Closed, false, 0, 60),
        ];
        let deal = &deals(Day(0), "")[0];
        let seen = |player: &str, now| -> Vec<(String, DailyState, Option<usize>, Option<i32>)> {
            let told = told(deal, &tables, player, (1000, now)).players.into_iter();
            told.map(|it| (it.name, it.state, it.place, it.points)).collect()
        };
        let told_of = |name: &str, state, place, points| (name.to_string(), state, place, points);
        use DailyState::{Finished, Late, Playing, Unfinished};
        let results = [
            told_of("Dan", Finished, Some(1), Some(61)),
            told_of("Ben", Finished, Some(2), Some(60)),
            told_of("Cyd", Finished, Some(2), Some(60)),
            told_of("Ann", Finished, Some(4), Some(90)),
            told_of("Eve", Late, None, Some(99)),
        ];
        let after = [told_of("Fay", Unfinished, None, None), told_of("Gus", Unfinished, None, None)];
        assert_eq!(seen("", 1000), [&results[..], &after].concat());
        let during = [told_of("Fay", Playing, None, None), told_of("Gus", Unfinished, None, None)];
        assert_eq!(seen("Ann", 999), [&results[..], &during].concat(), "she has played it");
        for who in ["", "Fay", "Gus", "Zoe"] {
            let seen = seen(who, 999);
            assert!(
                seen.iter().all(|(.., place, points)| (place, points) == (&None, &None)),
                "{who}: {seen:?}"
            );
            assert_eq!(seen[0].0, "Ann", "as they began");
        }
        let fay = told(deal, &tables, "Fay", (1000, 999));
        let tables: Vec<Option<String>> = fay.players.iter().map(|it| it.table.clone()).collect();
        assert_eq!(tables.iter().flatten().collect::<Vec<_>>(), ["Fay"], "no way to look at others");
        assert_eq!((fay.open, fay.started, fay.own.map(|it| it.state)), (false, 7, Some(Playing)));
    }
}
