use tharsis_bots::mars::Playout;
fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(10);
    let mut playout = Playout::default();
    let mut sum = 0;
    for seed in 0..n {
        sum += playout.play(&Default::default(), 2, seed).decisions;
    }
    println!("{sum}");
}
