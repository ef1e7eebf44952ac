//! The coach's words.

use tharsis_bots::{Aspect, Budget, Limit};
use tharsis_kernel::Seat;
use tharsis_wire::game;
use tharsis_words::{Language, Names};

#[test]
fn every_aspect_has_words_in_every_language() {
    for code in Language::ALL {
        let language = Language::get(code).expect("a language we list");
        for aspect in Aspect::ALL {
            let said = language.aspect(aspect.word());
            assert!(!said.is_empty() && !said.contains("aspect"), "{code}: {said}");
        }
    }
}

/// Advice and explanations at many moments of both games: always there, always in words.
#[test]
fn advice_can_be_had_whenever_a_seat_is_asked() {
    let language = Language::get("cs").expect("Czech");
    let games = [
        ("mars", "corporate-era draft colonies turmoil prelude venus map-random", 3),
        ("mars", "corporate-era", 1),
        ("ares", "mulligan", 2),
    ];
    for (name, options, n_seats) in games {
        let mut play = game(name).expect("it is served").begin(options, n_seats, [5; 32]).expect("a game");
        let mut dice = 11_u64;
        while let Some(seat) = play.asked().iter().next() {
            let names = Names::default();
            let ask = play.ask(seat, language, &names).expect("it is asked");
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choice = ask.choices[(dice >> 33) as usize % ask.choices.len()].choice.clone();
            if play.steps() % 7 == 0 {
                let budget = Budget { limit: Limit::Iterations(16), threads: 1 };
                let told = play.advise(seat, Some(&choice), budget, 1, language, &names).expect("legal");
                assert!(told.choices.iter().any(|it| it.choice == choice), "{options}, {}", play.steps());
                assert!(told.choices.iter().all(|it| !it.text.is_empty()) && !told.nudge.text.is_empty());
                assert!(told.choices.len() <= 4 && (0.0..=1.0).contains(&told.chance));
            }
            play.play(seat, &choice).expect("legal");
        }
        assert!(
            play.asked().is_empty()
                && play.explain(0, "pass", "pass", None, language, &Names::default()).is_none()
        );
        let looking = play.look_through();
        let decision = looking.decide(looking.n_decisions() / 2, 8);
        let names = Names::new(["Ann", "Bob", "Eve"]);
        let graded = play.graded(std::slice::from_ref(&decision), language, &names);
        assert_eq!((graded.len(), graded[0].step), (1, decision.step));
        assert!(
            play.explain(decision.step, &decision.best, &decision.chosen, Some(9.0), language, &names)
                .is_some()
        );
        let verdicts = play.verdicts(&[decision], Some(Seat(0)), language, &names);
        assert_eq!(verdicts.len(), usize::from(n_seats));
        assert!(verdicts.iter().all(|it| !it.notes.is_empty()));
    }
}
