//! The checker finds every defect it names: a true history is played with the rules themselves, then spoilt in one place.

use tharsis_drill::lab::{
    Answer, Asked, Chair, Defect, Entry, History, Move, Seating, Shown, Sitting, Stored, check, digest,
};
use tharsis_kernel::Seat;
use tharsis_server::store::ByWhom;
use tharsis_wire::api::{ClockKind, ClockRule, Flag, SeatKind};
use tharsis_wire::{Play, game};

/// A table that was played, and what its clients saw.
struct Case {
    table: Stored,
    history: History,
    play: Box<dyn Play>,
    /// The time, which goes on with every entry.
    now: u64,
}

impl Case {
    fn new() -> Case {
        let game = game("mars").expect("a game");
        let chair = |player: &str| Chair { kind: SeatKind::Human, player: player.to_string() };
        let play = game.begin("corporate-era", 2, [7; 32]).expect("a game");
        let table = Stored {
            game,
            options: "corporate-era".to_string(),
            seed: Some([7; 32]),
            created: 0,
            chairs: vec![chair("ann"), chair("ben")],
            clock: None,
            entries: Vec::new(),
        };
        let mut case = Case { table, history: History::default(), play, now: 10 };
        case.show();
        case
    }

    /// Some choices of both seats, all acknowledged and seen by everybody.
    fn played() -> Case {
        let mut case = Case::new();
        for i in 0..8 {
            case.choose(Seat(i % 2));
        }
        case
    }

    fn seq(&self) -> i64 {
        self.table.entries.len() as i64
    }

    /// What every viewer is shown now.
    fn show(&mut self) {
        for viewer in [None, Some(0), Some(1)] {
            let scene = digest(&self.play.scene(viewer.map(Seat)));
            let asked = viewer.is_some_and(|seat| self.play.asked().has(Seat(seat)));
            self.history.shown.push(Shown { viewer, seq: self.seq(), scene, asked });
        }
    }

    fn a_choice(&self, seat: Seat) -> String {
        let names = tharsis_words::Names::new(["Ann", "Ben"]);
        let ask = self.play.ask(seat, tharsis_words::Language::english(), &names).expect("asked at once");
        ask.choices[0].choice.clone()
    }

    fn enter(&mut self, seat: Seat, what: &str, by: ByWhom) {
        self.now += 10;
        let at = self.now as i64 * 1000;
        let asked = self.play.asked().0;
        let seq = self.seq() + 1;
        self.table.entries.push(Entry {
            seq,
            seat: seat.0,
            what: what.to_string(),
            by,
            at,
            begins: true,
            asked,
        });
        self.show();
    }

    fn sent(&mut self, seat: Seat, asked: Asked, answer: Answer) {
        let seq = self.seq() - 1;
        self.history.moves.push(Move {
            seat: seat.0,
            seq,
            asked,
            start: self.now - 5,
            end: self.now + 2,
            answer,
        });
    }

    fn choose(&mut self, seat: Seat) {
        let choice = self.a_choice(seat);
        self.play.play(seat, &choice).expect("legal");
        self.enter(seat, &choice, ByWhom::Player);
        self.sent(seat, Asked::Choices(vec![choice]), Answer::Made(self.seq()));
    }

    fn undo(&mut self, seat: Seat, to: usize) {
        self.play = self.play.at(to).expect("so many choices");
        self.enter(seat, &format!("undo {to}"), ByWhom::Player);
        self.sent(seat, Asked::Undo(to), Answer::Made(self.seq()));
    }

    fn bot(&mut self, seat: Seat, by: ByWhom) {
        let choice = self.a_choice(seat);
        self.play.play(seat, &choice).expect("legal");
        self.enter(seat, &choice, by);
    }

    fn sit(&mut self, player: &str, seat: u8, what: Seating, begun: bool) {
        self.now += 10;
        let (seen, start, end) = (self.seq(), self.now - 5, self.now);
        let player = player.to_string();
        let sitting = Sitting { player, seat, what, begun, seen, known: seen, start, end, done: Some(true) };
        self.history.sittings.push(sitting);
    }

    fn found(&self) -> Vec<Defect> {
        check(&self.table, &self.history, false).1
    }
}

#[test]
fn a_true_history_has_no_defect() {
    let mut case = Case::played();
    case.undo(Seat(1), 7);
    let again = case.table.entries[7].what.clone();
    case.play.play(Seat(1), &again).expect("legal");
    case.enter(Seat(1), &again, ByWhom::Player);
    case.sent(Seat(1), Asked::Redo, Answer::Made(10));
    let (counted, found) = check(&case.table, &case.history, false);
    assert_eq!(found, []);
    assert_eq!((counted.acknowledged, counted.entries, counted.shown), (10, 10, 33));
}

#[test]
fn a_lost_entry_is_found() {
    let mut case = Case::played();
    case.table.entries.pop();
    let found = case.found();
    assert!(matches!(found[0], Defect::Lost(8, _)), "{found:?}");
    assert!(found.contains(&Defect::ShownLost(8)), "and it was shown");
    let mut case = Case::played();
    case.table.entries.remove(3);
    assert_eq!(case.found(), [Defect::Gap(4)]);
}

#[test]
fn an_altered_entry_is_found() {
    let mut case = Case::played();
    case.table.entries[7].what = "something else".to_string();
    let found = case.found();
    assert!(matches!(found[0], Defect::Lost(8, _)), "{found:?}");
    assert!(found.iter().any(|it| matches!(it, Defect::NoGame(_))), "{found:?}");
}

#[test]
fn a_doubled_entry_is_found() {
    let mut case = Case::played();
    case.undo(Seat(1), 7);
    // Sent once and acknowledged as entry 8; here it stands again.
    let again = case.table.entries[7].what.clone();
    case.play.play(Seat(1), &again).expect("legal");
    case.enter(Seat(1), &again, ByWhom::Player);
    assert_eq!(case.found(), [Defect::Doubled(10)]);
}

#[test]
fn a_move_in_doubt_vouches_for_one_entry_only() {
    let mut case = Case::played();
    case.history.moves[7].answer = Answer::InDoubt;
    assert_eq!(case.found(), []);
    case.undo(Seat(1), 7);
    let again = case.table.entries[7].what.clone();
    case.play.play(Seat(1), &again).expect("legal");
    case.enter(Seat(1), &again, ByWhom::Player);
    assert_eq!(case.found(), [Defect::Doubled(10)]);
    // With a second one in doubt both are vouched for.
    case.sent(Seat(1), Asked::Choices(vec![again]), Answer::InDoubt);
    let (counted, found) = check(&case.table, &case.history, false);
    assert_eq!((found, counted.in_doubt, counted.in_doubt_made), (vec![], 2, 2));
}

#[test]
fn an_entry_that_nobody_sent_is_found() {
    let mut case = Case::played();
    case.history.moves.pop();
    assert_eq!(case.found(), [Defect::Unsent(8)]);
    let mut case = Case::played();
    case.history.moves[7].answer = Answer::Refused(409);
    assert_eq!(case.found(), [Defect::RefusedYetMade(8)], "a 409 for one's own choice");
}

#[test]
fn an_entry_of_the_wrong_seat_is_found() {
    let mut case = Case::played();
    case.history.moves[7].seat = 0;
    assert!(case.found().contains(&Defect::WrongSeat(8)));
}

#[test]
fn two_acknowledged_with_one_number_are_found() {
    let mut case = Case::played();
    let twice = case.history.moves[7].clone();
    case.history.moves.push(twice);
    assert!(matches!(case.found()[..], [Defect::Lost(8, _)]));
}

#[test]
fn an_order_that_time_forbids_is_found() {
    let mut case = Case::played();
    // The sixth was answered before the fifth was sent, and stands after it.
    case.history.moves[5].start = 1;
    case.history.moves[5].end = case.history.moves[4].start - 1;
    assert_eq!(case.found(), [Defect::OutOfOrder(5, 6)]);
}

#[test]
fn an_undo_that_goes_too_far_is_found() {
    let mut case = Case::played();
    case.undo(Seat(1), 6);
    assert_eq!(case.found(), [Defect::UndoTooFar(9)], "seat 0 made choice 7");
    case.table.chairs[0].kind = SeatKind::Bot;
    assert!(
        !case.found().contains(&Defect::UndoTooFar(9)),
        "alone against bots everything may be taken back"
    );
}

#[test]
fn a_bot_at_a_persons_seat_is_found() {
    let mut case = Case::played();
    case.bot(Seat(1), ByWhom::Bot);
    assert_eq!(case.found(), [Defect::NotABots(9)]);
    let mut case = Case::played();
    case.sit("ben", 1, Seating::Leave, true);
    case.bot(Seat(1), ByWhom::Bot);
    case.sit("ben", 1, Seating::Return, true);
    case.choose(Seat(1));
    assert_eq!(case.found(), []);
    case.bot(Seat(1), ByWhom::Bot);
    assert_eq!(case.found(), [Defect::NotABots(11)], "long after the return");
}

#[test]
fn a_player_who_moves_while_away_is_found() {
    let mut case = Case::played();
    case.sit("ben", 1, Seating::Leave, true);
    case.choose(Seat(1));
    case.sit("ben", 1, Seating::Return, true);
    assert_eq!(case.found(), [Defect::WasAway(9)]);
}

#[test]
fn a_clock_that_moves_too_soon_is_found() {
    let mut case = Case::played();
    case.bot(Seat(1), ByWhom::Clock);
    assert_eq!(case.found(), [Defect::TimeLeft(9)], "there is no clock");
    // An entry every ten seconds; seat 1 was asked by its own last choice.
    for (seconds, found) in [(10, vec![]), (11, vec![Defect::TimeLeft(9)])] {
        case.table.clock = Some(ClockRule { kind: ClockKind::Turn, seconds, flag: Flag::Bot });
        assert_eq!(case.found(), found);
    }
    assert_eq!(check(&case.table, &case.history, true).1, [], "nothing can be said when the clock was moved");
}

#[test]
fn what_the_wrong_seat_was_shown_is_found() {
    let mut case = Case::played();
    let other =
        case.history.shown.iter().find(|it| (it.seq, it.viewer) == (5, Some(1))).copied().expect("shown");
    let own = case.history.shown.iter_mut().find(|it| (it.seq, it.viewer) == (5, Some(0))).expect("shown");
    own.scene = other.scene;
    assert_eq!(case.found(), [Defect::ShownWrong(Some(0), 5)], "seat 0 got what seat 1 sees");
    let mut case = Case::played();
    let seat =
        case.history.shown.iter().find(|it| (it.seq, it.viewer) == (5, Some(1))).copied().expect("shown");
    case.history.shown.push(Shown { viewer: None, asked: false, ..seat });
    assert_eq!(case.found(), [Defect::ShownWrong(None, 5)], "a spectator got what seat 1 sees");
}

#[test]
fn seats_held_twice_are_found() {
    let mut case = Case::played();
    case.sit("ann", 0, Seating::Join, false);
    case.sit("ben", 1, Seating::Join, false);
    assert_eq!(case.found(), []);
    case.sit("cem", 1, Seating::Join, false);
    assert_eq!(case.found(), [Defect::SeatTwice(1), Defect::SeatLost("cem".to_string())]);
    let mut case = Case::played();
    case.sit("ann", 0, Seating::Join, false);
    case.sit("ann", 1, Seating::Join, false);
    case.table.chairs[1].player = "ann".to_string();
    let two = || Defect::TwoSeats("ann".to_string());
    assert_eq!(case.found(), [two(), two()], "as it is stored, and as it was told");
}

#[test]
fn a_seat_that_was_left_may_be_anothers() {
    let mut case = Case::played();
    case.sit("cem", 1, Seating::Join, false);
    case.sit("cem", 1, Seating::Leave, false);
    case.sit("ben", 1, Seating::Join, false);
    assert_eq!(case.found(), []);
    case.history.sittings.remove(1);
    assert_eq!(case.found(), [Defect::SeatTwice(1), Defect::SeatLost("cem".to_string())]);
    let mut case = Case::played();
    case.table.chairs[1] = Chair { kind: SeatKind::Open, player: String::new() };
    assert_eq!(case.found(), [Defect::OpenSeat(1)]);
}

#[test]
fn cards_shown_before_the_start_are_found() {
    let mut case = Case::new();
    case.table.seed = None;
    assert_eq!(case.found(), [0; 3].map(Defect::ShownLost), "two seats and a spectator");
    case.history.shown.clear();
    assert_eq!(case.found(), []);
}

/// A leave whose answer was lost may come when its player sits elsewhere already, or plays.
#[test]
fn a_leave_that_comes_late_is_no_defect() {
    let mut case = Case::new();
    case.sit("ben", 0, Seating::Leave, false);
    case.sit("ben", 1, Seating::Join, false);
    case.bot(Seat(1), ByWhom::Bot);
    assert_eq!(case.found(), [Defect::NotABots(1)], "it was answered before");
    case.history.sittings[0].done = None;
    assert_eq!(case.found(), []);
    case.table.chairs[1].player = "cem".to_string();
    case.history.sittings[0].done = Some(true);
    assert_eq!(case.found(), [Defect::NotABots(1), Defect::SeatLost("ben".to_string())]);
}
