//! Going back: any earlier question can be gone back to.

use tharsis_ares::Ares;
use tharsis_kernel::{History, seed_from_u64};
use tharsis_mars::Mars;
use tharsis_testkit::Proven;

fn goes_back<G: Proven>(n_seats: u8) {
    let (options, _) =
        G::variants().into_iter().find(|&(_, seats)| seats == n_seats).expect("so many can play");
    let mut history: History<G> = History::new(options, n_seats, seed_from_u64(8));
    let mut states = vec![history.state().clone()];
    for (seat, choice) in G::golden_game(&options, n_seats, 8).into_iter().take(200) {
        history.play(seat, choice, &mut ()).expect("legal");
        states.push(history.state().clone());
    }
    for steps in [0, 1, 63, 64, 65, 128, 199, 200] {
        assert_eq!(history.state_at(steps).as_ref(), Some(&states[steps]), "after {steps} choices");
    }
    assert!(history.state_at(201).is_none() && !history.undo_to(201));
    assert!(history.undo_to(70));
    assert_eq!((history.state(), history.record().choices.len()), (&states[70], 70));
}

#[test]
fn any_earlier_question_can_be_gone_back_to() {
    goes_back::<Mars>(2);
    goes_back::<Ares>(2);
}
