//! A bot of one's own against a level that comes along. It tries every choice in one imagined world and takes what
//! gives most points at once: a greedy player, and better than chance.
//! `cargo run --release -p tharsis-bots --example own_bot`

use tharsis_bots::{Bot, CHOICES_MAX, Chair, Decision, Experience, Level, mars, play_match};
use tharsis_kernel::{Game, Seat, seed_from_u64};
use tharsis_mars::{Choice, Mars, Options};

struct Greedy;

impl Bot<Mars> for Greedy {
    fn choose(&mut self, chair: &Chair<'_, Mars>) -> Decision<Choice> {
        // The real state is out of reach; this one agrees with it in all that the seat may know.
        let world = chair.imagine(0);
        let points = |choice: &Choice| {
            let mut after = world.clone();
            Mars::apply(&mut after, chair.seat(), *choice, &mut ());
            Mars::scores(&after)[chair.seat().idx()] as f32
        };
        // A pass comes last among the legal choices, and the first of equals is taken: it does not pass lightly.
        Decision::best(chair.legal().iter().map(|choice| (*choice, points(choice))).collect(), 1)
    }
}

fn main() {
    let weights = mars::Experience::fitted();
    let mut won = 0.0;
    let games = 20;
    for seed in 0..games {
        let mut bots: Vec<Box<dyn Bot<Mars>>> = vec![Box::new(Greedy), Level::Random.bot(&weights, seed)];
        let deal = Mars::setup(&Options::default(), 2, seed_from_u64(seed));
        let (result, _) = play_match::<Mars>(deal, CHOICES_MAX, &mut bots, |_, _, _| {});
        if result.winners.has(Seat(0)) {
            won += 1.0 / f32::from(result.winners.len());
        }
    }
    println!("greedy won {won} of {games} games against random");
    assert!(won > 12.0, "better than chance");
}
