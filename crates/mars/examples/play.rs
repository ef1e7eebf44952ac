//! Plays a whole game with the first thing that comes to mind, and prints its record: what `tharsis replay` reads.
//! `cargo run -p tharsis-mars --example play -- 3 "corporate-era colonies"`

use tharsis_kernel::{Game, Record, below, seed_from_u64};
use tharsis_mars::Mars;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let n_seats: u8 = args.next().map_or(Ok(2), |n| n.parse())?;
    let options = args.next().unwrap_or_else(|| "corporate-era".to_string()).parse()?;
    Mars::check_options(&options, n_seats)?;

    let seed = seed_from_u64(2026);
    let mut state = Mars::setup(&options, n_seats, seed);
    let mut record = Record::<Mars>::new(options, n_seats, seed);
    let mut whim = tharsis_kernel::Dice::new(seed_from_u64(1)).stream();
    let mut legal = Vec::new();
    // Somebody is asked until the game is over.
    while let Some(seat) = Mars::asked(&state).iter().next() {
        legal.clear();
        Mars::legal(&state, seat, &mut legal);
        let choice = legal[below(&mut whim, legal.len() as u32) as usize];
        Mars::apply(&mut state, seat, choice, &mut ());
        record.choices.push((seat, choice));
    }
    print!("{}", record.write());
    eprintln!("{} choices, points {:?}", record.choices.len(), Mars::scores(&state));
    Ok(())
}
