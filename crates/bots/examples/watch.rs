//! Watch a game while developing.
use tharsis_bots::*;
use tharsis_kernel::*;
use tharsis_mars::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let seats: u8 = a[1].parse().unwrap();
    let seed: u64 = a[2].parse().unwrap();
    let w = MarsExperience::fitted();
    let state = Mars::setup(&Options::default(), seats, seed_from_u64(seed));
    let mut bots: Vec<Box<dyn Bot<Mars>>> =
        (0..seats).map(|i| a[3].parse::<Level>().unwrap().bot::<Mars>(&w, seed * 10 + i as u64)).collect();
    let mut gen_ = 0;
    let name = |c: Choice| match c {
        Choice::Play(id) => format!("PLAY {} ({})", cards::card(id).name, cards::card(id).cost),
        Choice::Act(id, o) => format!("act {} {o}", cards::card(id).name),
        Choice::Card(id) => format!("card {}", cards::card(id).name),
        c => c.to_string(),
    };
    let (m, end) = play_match::<Mars>(state, CHOICES_MAX, &mut bots, |s, seat, c| {
        if s.generation != gen_ && s.phase == Phase::Action {
            gen_ = s.generation;
            println!(
                "--- gen {} T{} O{} oc{}",
                gen_,
                2 * s.temperature as i32 - 30,
                s.oxygen,
                s.board.oceans.len()
            );
            for x in s.seats() {
                let p = s.player(x);
                println!(
                    "   {x} TR{} stock{:?} prod{:?} hand{} tab{} ev{} vp{}",
                    p.rating,
                    p.stock,
                    p.production,
                    p.hand.len(),
                    p.tableau.len(),
                    p.events.len(),
                    s.score(x).total()
                );
            }
        }
        if seat == Seat(0) {
            println!("      {} ", name(c));
        }
    });
    println!(
        "{:?} gen {} T{} O{} oc{}",
        m.scores,
        end.generation,
        2 * end.temperature as i32 - 30,
        end.oxygen,
        end.board.oceans.len()
    );
    for x in end.seats() {
        println!("{:?}", end.score(x));
    }
}
