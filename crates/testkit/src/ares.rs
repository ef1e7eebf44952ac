//! What Ares Expedition brings to its proofs.

mod audit;
mod table;

use crate::proven::{Deed, Golden, Proven, golden, told_alike};
use rand_pcg::Pcg32;
use tharsis_ares::{
    Ares, Choice, Difficulty, Obstacle, Options, Parameter, PhaseCard, Question, State, cards,
};
use tharsis_kernel::{Game, Seat, below, seed_from_u64};

/// A position of Ares.
pub type Table = crate::Table<Ares>;

impl Proven for Ares {
    type Audit = audit::Audit;

    const CHOICES_MAX: u32 = 40_000;
    const PATIENCE: u32 = 20;

    told_alike!();

    fn deed(choice: Choice) -> Option<Deed> {
        match choice {
            Choice::Play(id) => Some(Deed::Played(id)),
            Choice::Act(id, _) => Some(Deed::Used(id)),
            _ => None,
        }
    }

    fn variants() -> Vec<(Options, u8)> {
        let plain = Options { mulligan: false, ..Options::default() };
        let mut variants = Vec::new();
        for &level in Difficulty::ALL {
            variants.push((Options { level, ..Options::default() }, 1));
        }
        variants.push((Options { first_game: true, ..plain }, 1));
        for n_seats in 2..=4 {
            variants.push((plain, n_seats));
            variants.push((Options::default(), n_seats));
            variants.push((Options { first_game: true, ..plain }, n_seats));
        }
        variants.push((Options { coop: true, ..Options::default() }, 2));
        variants.push((Options { coop: true, first_game: true, ..plain }, 2));
        variants
    }

    /// Phase cards that let all players act or earn are the way to the end, too.
    fn ends_sooner(choice: Choice) -> bool {
        matches!(choice, Choice::Standard(_) | Choice::Phase(PhaseCard::Action | PhaseCard::Production))
    }

    fn is_dull(choice: Choice) -> bool {
        matches!(choice, Choice::Sell(_))
    }

    fn candidates(state: &State, seat: Seat, _: &[Choice]) -> Vec<Choice> {
        if state.question(seat) != Some(Question::Work) {
            return Vec::new();
        }
        let player = state.player(seat);
        let acts = player.tableau.iter().map(|id| Choice::Act(id, 0));
        player.hand.iter().map(Choice::Play).chain(acts).collect()
    }

    fn out_of_place() -> Vec<Choice> {
        use Choice::{Amount, Done, Draw, Nobody, Option, Phase, Step};
        vec![Phase(PhaseCard::Action), Draw, Step, Done, Nobody, Amount(999), Option(7)]
    }

    /// Played at random, now and then leaving the sensible.
    fn golden_game(options: &Options, n_seats: u8, seed: u64) -> Vec<(Seat, Choice)> {
        let mut rng = Pcg32::new(seed, 2);
        let mut choices = Vec::new();
        let mut state = Ares::setup(options, n_seats, seed_from_u64(seed));
        let mut legal = Vec::new();
        loop {
            let asked: Vec<Seat> = Ares::asked(&state).iter().collect();
            if asked.is_empty() {
                return choices;
            }
            let seat = asked[below(&mut rng, asked.len() as u32) as usize];
            legal.clear();
            Ares::legal(&state, seat, &mut legal);
            // Sales are seldom the way; what stands first is to be done rather than left.
            let few = legal.iter().filter(|choice| !Ares::is_dull(**choice)).count().max(1);
            let few = if below(&mut rng, 20) == 0 { legal.len() } else { few };
            let choice = legal[below(&mut rng, few as u32) as usize];
            choices.push((seat, choice));
            Ares::apply(&mut state, seat, choice, &mut ());
        }
    }

    fn table(state: &State) -> String {
        let parameters = Parameter::ALL.iter().map(|&it| format!("{} {}", it.word(), state.parameter(it)));
        let mut text = format!(
            "= round {} {} {} deck {} discard {}\n",
            state.round(),
            state.phase().word(),
            parameters.collect::<Vec<_>>().join(" "),
            state.deck().len(),
            state.discard_pile().len()
        );
        for seat in state.seats() {
            let player = state.player(seat);
            let line = format!(
                "= {seat}: rating {} forests {} stock {:?} production {:?} levels {:?} hand {} played {}",
                player.rating,
                player.forests,
                player.stock,
                player.production,
                player.levels,
                player.hand.len(),
                player.tableau.len(),
            );
            text = text + &line + "\n";
        }
        if state.is_over() {
            let winners: Vec<u8> = Ares::winners(state).iter().map(|seat| seat.0).collect();
            text += &format!("= scores {:?} winners {winners:?}\n", Ares::scores(state));
        }
        text
    }
}

static GOLDENS: [Golden; 7] = [
    golden("solo-beginner", "mulligan", 1, 11),
    golden("solo-experienced", "experienced", 1, 12),
    golden("solo-expert-first-game", "first-game expert", 1, 13),
    golden("2", "mulligan", 2, 22),
    golden("2-coop", "mulligan coop", 2, 23),
    golden("3-first-game", "first-game", 3, 33),
    golden("4", "mulligan", 4, 44),
];
