//! What each answer would bring.

use std::collections::{BTreeMap, BTreeSet};
use tharsis_kernel::{Game, Seat};
use tharsis_mars::Mars;
use tharsis_wire::api::{Change, Foresight, LogEntry, Offer, Payment};
use tharsis_wire::{Play, game};
use tharsis_words::{Language, Names};

const OPTIONS: &str = "corporate-era colonies turmoil";

fn roll(dice: u64) -> u64 {
    dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// The first moment of a game played by dice at which an action would be in vain.
fn in_vain(seed: u8) -> Option<(Box<dyn Play>, Seat, String)> {
    let mut state = Mars::setup(&OPTIONS.parse().expect("options"), 2, [seed; 32]);
    let mut play = game("mars").expect("it is served").begin(OPTIONS, 2, [seed; 32]).expect("a game");
    let mut dice = u64::from(seed) * 2 + 1;
    loop {
        let seat = Mars::asked(&state).iter().next()?;
        let mut legal = Vec::new();
        Mars::legal(&state, seat, &mut legal);
        if let Some(vain) = legal.iter().find(|&&choice| state.is_in_vain(seat, choice)) {
            return Some((play, seat, vain.to_string()));
        }
        dice = roll(dice);
        let choice = legal[(dice >> 33) as usize % legal.len()];
        Mars::apply(&mut state, seat, choice, &mut ());
        play.play(seat, &choice.to_string()).expect("legal");
    }
}

/// Everybody at any moment: also while cards are drafted or bought, and whoever's turn it is.
#[test]
fn insight_can_be_had_at_every_moment() {
    let language = Language::get("en").expect("English");
    let games = [
        ("mars", "corporate-era draft map-hellas", 3),
        ("mars", "corporate-era draft colonies turmoil", 2),
        ("mars", "corporate-era map-elysium", 1),
        ("ares", "mulligan", 2),
    ];
    for (name, options, n_seats) in games {
        let mut play = game(name).expect("it is served").begin(options, n_seats, [3; 32]).expect("a game");
        let mut dice = 7;
        while let Some(seat) = play.asked().iter().next() {
            let moment = play.steps();
            for looker in Seat::all(n_seats).filter(|looker| moment % 5 == usize::from(looker.0)) {
                let (_, insight) = play.consider(looker, language, &Names::default());
                assert!(!play.asked().has(looker) || !insight.previews.is_empty(), "{options}, {moment}");
            }
            let ask = play.ask(seat, language, &Names::default()).expect("it is asked");
            dice = roll(dice);
            let choice = &ask.choices[(dice >> 33) as usize % ask.choices.len()].choice;
            play.play(seat, choice).expect("legal");
        }
    }
}

/// What brings cards into play whose resources pay: Dirigibles, Psychrophiles,
/// Anaerobic Microorganisms, Restructured Resources.
const PAYING: [&str; 10] = [
    "card 222", "play 222", "act 222", "card P39", "play P39", "act P39", "card 5", "play 5", "card 52",
    "play 52",
];

/// Whoever is asked is spoken to, in every language: nobody wants to read "Does Ann lose it?" and be Ann. What an answer is
/// itself is not told again with what it brings.
#[test]
fn whoever_is_asked_is_never_named() {
    let people = ["Aurelia", "Bonifatius", "Clothilde"];
    let names = Names::new(people);
    let all = "corporate-era colonies turmoil venus prelude map-hellas";
    let (mut noted, mut unmet) = (0, 0);
    for (name, options, n_seats, seed) in [("mars", all, 3, 4), ("mars", all, 2, 9), ("ares", "", 3, 4)] {
        for language in ["en", "cs", "pl", "ru"].map(|code| Language::get(code).expect("a language")) {
            let mut play = game(name).expect("served").begin(options, n_seats, [seed; 32]).expect("a game");
            let mut dice = u64::from(seed);
            while let Some(seat) = play.asked().iter().next() {
                let (ask, insight) = play.consider(seat, language, &names);
                let ask = ask.expect("it is asked");
                let told = insight.previews.values().flat_map(|it| it.lines.iter().chain(&it.notes));
                let asked = std::iter::once(&ask.text).chain(ask.choices.iter().map(|it| &it.text));
                for text in told.chain(asked).chain(insight.refusals.values().flatten()) {
                    // The final score names all.
                    let all = people[..n_seats.into()].iter().all(|name| text.contains(name));
                    assert!(all || !text.contains(people[seat.idx()]), "{}: {text}", language.code());
                }
                assert!(insight.unmet.keys().all(|choice| insight.refusals.contains_key(choice)));
                unmet += insight.unmet.len();
                for foresight in insight.previews.values() {
                    assert!(foresight.notes.iter().all(|note| foresight.lines.contains(note)));
                    noted += foresight.notes.len();
                }
                dice = roll(dice);
                let choice = &ask.choices[(dice >> 33) as usize % ask.choices.len()].choice;
                play.play(seat, choice).expect("legal");
            }
        }
    }
    assert!(noted > 0 && unmet > 0, "nothing was worth a note");
}

/// Everything a choice brings with the proposed way to pay is foretold, and every way to pay is accepted and pays the
/// price.
#[test]
fn payments_are_part_of_the_first_preview() {
    let language = Language::get("en").expect("English");
    let names = Names::default();
    let games = [
        ("mars", "corporate-era draft", 3, &[0, 1][..]),
        ("mars", "corporate-era colonies turmoil venus prelude", 2, &[0, 1, 5]),
        ("ares", "", 3, &[0, 1, 13]),
    ];
    let mut with: BTreeSet<String> = BTreeSet::new();
    let mut forced = 0;
    for (name, options, n_seats, seeds) in games {
        for &seed in seeds {
            let mut play = game(name).expect("served").begin(options, n_seats, [seed; 32]).expect("a game");
            let mut dice = u64::from(seed) + 1;
            while let Some(seat) = play.asked().iter().next() {
                let (ask, insight) = play.consider(seat, language, &names);
                let ask = ask.expect("it is asked");
                assert_eq!(play.ask(seat, language, &names).as_ref(), Some(&ask));
                // Each comparison tells the whole story again: not at every moment, unless somebody pays as is rarely done.
                let looks = play.steps().is_multiple_of(11);
                for (choice, foresight) in &insight.previews {
                    let Some(payment) = &foresight.payment else { continue };
                    forced += usize::from(payment.ways.iter().all(|way| way.choices.is_empty()));
                    let mut parts = payment.ways.iter().flat_map(|way| &way.parts);
                    if looks || parts.any(|part| !with.contains(&part.with)) {
                        with.extend(check(play.as_ref(), seat, choice, foresight));
                    }
                }
                dice = roll(dice);
                // Cards that can pay first, then other cards and projects, rather than the quick way to the end.
                let paying = |it: &&Offer| PAYING.iter().any(|wanted| it.choice == *wanted);
                let played = |it: &&Offer| it.choice.starts_with("play") || it.choice.starts_with("project");
                let mut from: Vec<&Offer> = ask.choices.iter().filter(paying).collect();
                if from.is_empty() || play.steps().is_multiple_of(3) {
                    from = ask.choices.iter().filter(played).collect();
                }
                if from.is_empty() {
                    from = ask.choices.iter().collect();
                }
                let choice = &from[(dice >> 33) as usize % from.len()].choice;
                let begun = play.scene(None)["actions_done"].clone();
                let asked = |it: &Payment| it.ways.iter().any(|way| !way.choices.is_empty());
                let unpaid = !insight.previews[choice].payment.as_ref().is_some_and(asked);
                let before = (looks && unpaid).then(|| told(play.as_ref(), seat));
                play.play(seat, choice).expect("legal");
                if let Some(before) = before {
                    foretold(&insight.previews[choice], &before, &told(play.as_ref(), seat), choice);
                } else if !unpaid {
                    let now = play.scene(None)["actions_done"].clone();
                    assert_eq!(now, begun, "{choice} is not done while it is being paid for");
                }
            }
        }
    }
    assert!(forced > 0, "nobody paid in kind without being asked");
    for payer in ["steel", "titanium", "heat", "microbe", "floater", "plants", "microbes"] {
        assert!(with.contains(payer), "nobody paid with {payer}: {with:?}");
    }
}

/// Pays in every way; what was paid with.
fn check(play: &dyn Play, seat: Seat, choice: &str, foresight: &Foresight) -> BTreeSet<String> {
    let (language, names) = (Language::get("en").expect("English"), Names::default());
    let payment = foresight.payment.as_ref().expect("it is paid for");
    let mut with = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for (i, way) in payment.ways.iter().enumerate() {
        assert!(seen.insert(&way.choices), "{choice}: {:?} twice", way.choices);
        let worth: u32 = way.parts.iter().map(|part| part.n * part.worth).sum();
        assert_eq!(worth + way.money - way.wasted, payment.due, "{choice}: {way:?}");
        let before = (i == payment.proposed).then(|| told(play, seat));
        let mut play = play.copy();
        for choice in std::iter::once(choice).chain(way.choices.iter().map(String::as_str)) {
            play.play(seat, choice).expect("it was offered");
        }
        assert!(
            play.ask(seat, language, &names)
                .and_then(|ask| ask.bill)
                .is_none_or(|bill| bill.due != payment.due)
        );
        if let Some(before) = before {
            foretold(foresight, &before, &told(play.as_ref(), seat), choice);
        }
        with.extend(way.parts.iter().map(|part| part.with.clone()));
    }
    with
}

/// The log so far, as a seat knows it.
fn told(play: &dyn Play, seat: Seat) -> Vec<LogEntry> {
    play.story(0).entries(Some(seat), Language::get("en").expect("English"), &Names::default())
}

/// What happened changed what was foretold, unless more hung on chance. Tiles have no number to compare.
fn foretold(foresight: &Foresight, before: &[LogEntry], after: &[LogEntry], choice: &str) {
    if foresight.chance {
        return;
    }
    let mut sums: BTreeMap<_, i32> = BTreeMap::new();
    let mut add = |sign: i32, changes: &[Change]| {
        for Change { icon, by, production, seat, card } in changes {
            *sums.entry((icon.clone(), *production, *seat, card.clone())).or_default() +=
                sign * by.unwrap_or(0);
        }
    };
    after.iter().for_each(|entry| add(1, &entry.changes));
    before.iter().for_each(|entry| add(-1, &entry.changes));
    add(-1, &foresight.changes);
    sums.retain(|_, sum| *sum != 0);
    assert!(sums.is_empty(), "{choice}: {sums:?} more happened than {foresight:?}");
}

/// The first preview of a building card that is paid in part with steel: what it costs and what it brings.
#[test]
fn a_building_card_is_foreseen_with_its_price() {
    let language = Language::get("en").expect("English");
    let names = Names::default();
    let found = (0..40).find_map(|seed| {
        let mut play = game("mars").expect("served").begin("corporate-era", 2, [seed; 32]).expect("a game");
        let mut dice = u64::from(seed);
        while let Some(seat) = play.asked().iter().next() {
            let (ask, insight) = play.consider(seat, language, &names);
            let steel = |it: &&Foresight| {
                it.payment.as_ref().is_some_and(|it| it.ways.iter().any(|way| way.parts[0].with == "steel"))
            };
            if let Some(found) = insight.previews.values().find(|it| it.payment.is_some()).filter(steel) {
                return Some(found.clone());
            }
            dice = roll(dice);
            let choices = ask.expect("asked").choices;
            play.play(seat, &choices[(dice >> 33) as usize % choices.len()].choice).expect("legal");
        }
        None
    });
    let found = found.expect("somebody has steel and a building card");
    let payment = found.payment.as_ref().expect("it is paid for");
    let way = &payment.ways[payment.proposed];
    let paid = |icon: &str| found.changes.iter().find(|it| it.icon == icon && !it.production)?.by;
    let steel = way.parts.first().map(|part| part.n.cast_signed());
    assert_eq!(paid("steel").map(|by| -by), steel, "{found:?}");
    assert!(found.changes.len() > 2 || found.asks.is_some(), "only the price is told: {:?}", found.changes);
}

/// M125: an action whose result is lost is announced, in every language, and marked for the client.
#[test]
fn an_action_in_vain_is_announced() {
    let (play, seat, vain) = (1..40).find_map(in_vain).expect("some action is in vain");
    let languages = Language::ALL.iter().filter_map(|code| Language::get(code));
    let said: BTreeSet<String> = languages
        .map(|language| {
            let (_, mut insight) = play.consider(seat, language, &Names::default());
            let found = insight.previews.remove(&vain).expect("it is legal");
            assert!(found.in_vain && found.changes.is_empty());
            found.lines.last().cloned().expect("it is announced")
        })
        .collect();
    assert_eq!(said.len(), Language::ALL.len());
    assert!(said.contains("Nothing would change."), "{said:?}");
}
