//! One game in progress, whichever it is.

use crate::bot::{Hired, Thought};
use crate::error::{Fault, Kind};
use crate::observe;
use crate::playable::{Playable, network_of, read_options};
use crate::space::{no_number, numbers_of};
use serde::Serialize;
use std::sync::Arc;
use tharsis_bots::{Chair, forecast};
use tharsis_kernel::{Record, Seat, SeatSet, load, save, seed_from_u64, state_hash};

/// An answer, as Python gives it.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// The place among the legal choices.
    Index(i64),
    /// The notation.
    Text(String),
    /// The number in the action space.
    Number(i64),
}

/// A game without its type parameter. Seats that come here exist.
pub(crate) trait Session: Send + Sync {
    fn name(&self) -> &'static str;
    fn copy(&self) -> Box<dyn Session>;
    fn n_seats(&self) -> u8;
    fn options(&self) -> String;
    fn asked(&self) -> SeatSet;
    /// What a seat is asked, as JSON.
    fn question(&self, seat: Seat) -> Option<String>;
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The numbers of the legal choices.
    fn numbers(&self, seat: Seat) -> Vec<usize>;
    fn n_actions(&self) -> usize;
    /// The number of a notation.
    fn number(&self, text: &str) -> Result<usize, Fault>;
    fn apply(&mut self, seat: Seat, answer: &Answer) -> Result<(), Fault>;
    fn why_not(&self, seat: Seat, text: &str) -> Result<Vec<String>, Fault>;
    /// What a seat, or a spectator, sees, as JSON.
    fn view(&self, seat: Option<Seat>) -> String;
    fn scores(&self) -> Vec<i32>;
    fn winners(&self) -> SeatSet;
    /// Everybody's result, 0 while the game goes on.
    fn returns(&self) -> Vec<f32>;
    fn steps(&self) -> usize;
    fn history(&self) -> Vec<(u8, String)>;
    fn undo(&mut self, steps: usize) -> Result<(), Fault>;
    fn determinize(&self, seat: Option<Seat>, seed: u64) -> Box<dyn Session>;
    fn save(&self) -> Vec<u8>;
    fn record(&self) -> Result<String, Fault>;
    fn hash(&self) -> u64;
    fn choose(&self, hired: &mut Hired, seat: Seat) -> Result<Thought, Fault>;
    /// Everybody's chance to win and points ahead, as far as a seat or a spectator can know.
    fn forecast(&self, seat: Option<Seat>, worlds: u32, seed: u64) -> Result<Vec<(f32, f32)>, Fault>;
    /// What a seat knows, as numbers: all of them.
    fn observe(&self, seat: Seat) -> Vec<f32>;
    /// The same: places and values of those that are not nothing.
    fn observe_sparse(&self, seat: Seat) -> (Vec<u16>, Vec<f32>);
}

/// A new game.
pub(crate) fn begin<G: Playable>(
    options: Option<&str>,
    n_seats: u8,
    seed: u64,
) -> Result<Box<dyn Session>, Fault> {
    let options = read_options::<G>(options, n_seats)?;
    Ok(Box::new(Sitting::<G>::begun(Record::new(options, n_seats, seed_from_u64(seed)))))
}

/// A game from what `save` made of it.
pub(crate) fn loaded<G: Playable>(bytes: &[u8]) -> Result<Box<dyn Session>, Fault> {
    Ok(Box::new(Sitting::<G>::at(load::<G>(bytes)?)))
}

/// A game from a state that was made elsewhere.
pub(crate) fn imagined<G: Playable>(state: &G::State) -> Box<dyn Session> {
    Box::new(Sitting::<G>::at(state.clone()))
}

/// A game from its record.
pub(crate) fn replayed<G: Playable>(text: &str) -> Result<Box<dyn Session>, Fault> {
    let (mut record, state) = Record::<G>::read(text)?;
    let choices = std::mem::take(&mut record.choices);
    let mut sitting = Sitting::begun(record);
    sitting.choices = choices;
    sitting.state = state;
    Ok(Box::new(sitting))
}

/// How a finished game ended for everybody: between -1 and 1, a win alone being 1. In games against each other the sum is
/// 0; where all win or lose together, all have the same.
pub(crate) fn results<G: Playable>(state: &G::State) -> Vec<f32> {
    let (n_seats, winners) = (G::n_seats(state), G::winners(state));
    if G::is_common(&G::options(state), n_seats) {
        return vec![if winners.is_empty() { -1.0 } else { 1.0 }; usize::from(n_seats)];
    }
    let (n, share) = (f32::from(n_seats), 1.0 / f32::from(winners.len().max(1)));
    let won = |seat| if winners.has(seat) { share } else { 0.0 };
    Seat::all(n_seats).map(|seat| (n * won(seat) - 1.0) / (n - 1.0)).collect()
}

/// A game with the choices made since it was dealt, loaded or imagined.
struct Sitting<G: Playable> {
    state: G::State,
    /// Where the choices began.
    start: Arc<G::State>,
    choices: Vec<(Seat, G::Choice)>,
    /// What was dealt, without choices; a game that was loaded or imagined does not know.
    deal: Option<Arc<Record<G>>>,
}

impl<G: Playable> Sitting<G> {
    fn at(state: G::State) -> Sitting<G> {
        Sitting { start: Arc::new(state.clone()), state, choices: Vec::new(), deal: None }
    }

    fn begun(deal: Record<G>) -> Sitting<G> {
        let state = G::setup(&deal.options, deal.n_seats, deal.seed);
        Sitting { deal: Some(Arc::new(deal)), ..Sitting::at(state) }
    }

    fn legal_choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut legal = Vec::new();
        G::legal(&self.state, seat, &mut legal);
        legal
    }

    fn read(&self, seat: Seat, answer: &Answer) -> Result<G::Choice, Fault> {
        match answer {
            Answer::Text(text) => Ok(text.parse()?),
            Answer::Number(number) => G::numbering().choice(*number),
            Answer::Index(index) => {
                let legal = self.legal_choices(seat);
                let choice = usize::try_from(*index).ok().and_then(|index| legal.get(index));
                choice.copied().ok_or_else(|| no_such_index(*index, &legal))
            }
        }
    }
}

/// An index beyond the legal choices.
pub(crate) fn no_such_index<C: std::fmt::Display>(index: i64, legal: &[C]) -> Fault {
    const TOLD: usize = 40;
    let told: Vec<String> = legal.iter().take(TOLD).map(|choice| format!("\"{choice}\"")).collect();
    let more = if legal.len() > TOLD { " …" } else { "" };
    let text = format!(
        "there is no choice {index}; choices are 0 to {}: {}{more}",
        legal.len().saturating_sub(1),
        told.join(" ")
    );
    Fault::new(Kind::Illegal, text)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game shows is plain data and always serializes")
}

impl<G: Playable> Session for Sitting<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn copy(&self) -> Box<dyn Session> {
        Box::new(Sitting {
            state: self.state.clone(),
            start: self.start.clone(),
            choices: self.choices.clone(),
            deal: self.deal.clone(),
        })
    }

    fn n_seats(&self) -> u8 {
        G::n_seats(&self.state)
    }

    fn options(&self) -> String {
        G::options(&self.state).to_string()
    }

    fn asked(&self) -> SeatSet {
        G::asked(&self.state)
    }

    fn question(&self, seat: Seat) -> Option<String> {
        G::question(&self.state, seat).map(|question| json(&question))
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal_choices(seat).iter().map(G::Choice::to_string).collect()
    }

    fn numbers(&self, seat: Seat) -> Vec<usize> {
        numbers_of::<G>(&self.legal_choices(seat))
    }

    fn n_actions(&self) -> usize {
        G::numbering().len()
    }

    fn number(&self, text: &str) -> Result<usize, Fault> {
        let choice: G::Choice = text.parse()?;
        G::numbering().number(choice).ok_or_else(|| no_number(choice))
    }

    fn apply(&mut self, seat: Seat, answer: &Answer) -> Result<(), Fault> {
        // Who is not asked has no legal choices to count; `play` says so better.
        let asked = G::asked(&self.state);
        if !asked.has(seat) {
            return Err(self.not_asked(seat, asked));
        }
        let choice = self.read(seat, answer)?;
        // Played in a copy, so that a defect of the engine leaves the game as it was.
        let mut state = self.state.clone();
        G::play(&mut state, seat, choice, &mut ())?;
        self.state = state;
        self.choices.push((seat, choice));
        Ok(())
    }

    fn why_not(&self, seat: Seat, text: &str) -> Result<Vec<String>, Fault> {
        let reasons = G::why_not(&self.state, seat, text.parse()?);
        Ok(reasons.iter().map(|reason| format!("{reason:?}")).collect())
    }

    fn view(&self, seat: Option<Seat>) -> String {
        json(&G::view(&self.state, seat))
    }

    fn scores(&self) -> Vec<i32> {
        G::scores(&self.state)
    }

    fn winners(&self) -> SeatSet {
        G::winners(&self.state)
    }

    fn returns(&self) -> Vec<f32> {
        if self.asked().is_empty() {
            results::<G>(&self.state)
        } else {
            vec![0.0; usize::from(self.n_seats())]
        }
    }

    fn steps(&self) -> usize {
        self.choices.len()
    }

    fn history(&self) -> Vec<(u8, String)> {
        self.choices.iter().map(|(seat, choice)| (seat.0, choice.to_string())).collect()
    }

    fn undo(&mut self, steps: usize) -> Result<(), Fault> {
        let Some(left) = self.choices.len().checked_sub(steps) else {
            let text = format!("{steps} choices cannot be taken back; {} were made", self.choices.len());
            return Err(Fault::new(Kind::Plain, text));
        };
        let mut state = (*self.start).clone();
        for &(seat, choice) in &self.choices[..left] {
            G::apply(&mut state, seat, choice, &mut ());
        }
        self.state = state;
        self.choices.truncate(left);
        Ok(())
    }

    fn determinize(&self, seat: Option<Seat>, seed: u64) -> Box<dyn Session> {
        Box::new(Sitting::<G>::at(G::determinize(&self.state, seat, seed)))
    }

    fn save(&self) -> Vec<u8> {
        save::<G>(&self.state)
    }

    fn record(&self) -> Result<String, Fault> {
        let deal = self.deal.as_ref().ok_or_else(|| {
            Fault::new(Kind::Record, "a game that was loaded or imagined has no record; use save()")
        })?;
        let record = Record::<G> {
            options: deal.options.clone(),
            n_seats: deal.n_seats,
            seed: deal.seed,
            deal: deal.deal.clone(),
            choices: self.choices.clone(),
        };
        Ok(record.write())
    }

    fn hash(&self) -> u64 {
        state_hash(&self.state)
    }

    fn choose(&self, hired: &mut Hired, seat: Seat) -> Result<Thought, Fault> {
        let asked = G::asked(&self.state);
        if !asked.has(seat) {
            return Err(self.not_asked(seat, asked));
        }
        let legal = self.legal_choices(seat);
        let decision = hired.bot::<G>()?.choose(&Chair::new(&self.state, seat));
        Ok(Thought {
            index: legal.binary_search(&decision.choice).unwrap_or(0),
            choice: decision.choice.to_string(),
            values: decision.values.iter().map(|(choice, value)| (choice.to_string(), *value)).collect(),
            iterations: decision.iterations,
            clear: decision.clear,
        })
    }

    fn forecast(&self, seat: Option<Seat>, worlds: u32, seed: u64) -> Result<Vec<(f32, f32)>, Fault> {
        let network = network_of::<G>("a forecast")?;
        let told =
            forecast::<G>(&network, G::weights(), &self.state, seat.into_iter().collect(), worlds, seed);
        Ok(told.iter().map(|it| (it.chance(), it.points)).collect())
    }

    fn observe(&self, seat: Seat) -> Vec<f32> {
        let mut out = vec![0.0; observe::width::<G>()];
        observe::observe::<G>(&self.state, seat, &mut out);
        out
    }

    fn observe_sparse(&self, seat: Seat) -> (Vec<u16>, Vec<f32>) {
        observe::observe_sparse::<G>(&self.state, seat)
    }
}

impl<G: Playable> Sitting<G> {
    fn not_asked(&self, seat: Seat, asked: SeatSet) -> Fault {
        if asked.is_empty() {
            return tharsis_kernel::Illegal::<String>::GameOver.into();
        }
        tharsis_kernel::Illegal::<String>::NotAsked { seat, asked }.into()
    }
}
