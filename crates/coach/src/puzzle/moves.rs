//! The choices of a game in a few letters: of each its place among the legal ones. Where there is no other, nothing is
//! written, so that a game of a thousand choices takes some four hundred letters.

use tharsis_bots::Knowledge;
use tharsis_kernel::{Record, Seat};
use thiserror::Error;

/// The digits of places.
const DIGITS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// Before a place of two digits.
const LONG: char = '~';
/// At the beginning, where of several who are asked not always the first one chooses: then every such choice begins with its seat.
const ANYBODY: char = '!';

/// Why choices cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MovesError {
    /// A letter too many, or one that stands for nothing.
    #[error("letter {0} is not a place among the legal choices")]
    Place(usize),
    /// They end before the moment that is wanted.
    #[error("the choices end after {0}")]
    End(usize),
}

/// The first so many choices of a record in letters.
pub(super) fn write<G: Knowledge>(record: &Record<G>, steps: usize) -> String {
    written(record, steps, false).unwrap_or_else(|| {
        let text = written(record, steps, true).expect("every choice tells its seat");
        format!("{ANYBODY}{text}")
    })
}

/// The same with the seats where several are asked, or else nothing if it is not always the first one that chooses.
fn written<G: Knowledge>(record: &Record<G>, steps: usize, with_seats: bool) -> Option<String> {
    let mut state = G::setup(&record.options, record.n_seats, record.seed);
    let (mut text, mut legal) = (String::new(), Vec::new());
    for &(seat, choice) in &record.choices[..steps] {
        let asked = G::asked(&state);
        if with_seats && asked.len() > 1 {
            text.push(DIGITS[seat.idx()].into());
        } else if Some(seat) != asked.iter().next() {
            return None;
        }
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let place = legal.binary_search(&choice).expect("a record holds legal choices");
        if legal.len() > 1 {
            write_place(place, &mut text);
        }
        G::apply(&mut state, seat, choice, &mut ());
    }
    Some(text)
}

fn write_place(place: usize, text: &mut String) {
    let n = DIGITS.len();
    if place >= n {
        text.push(LONG);
        text.push(DIGITS[place / n].into());
    }
    text.push(DIGITS[place % n].into());
}

/// Adds so many choices to a record that has none, and tells where they lead.
pub(super) fn read<G: Knowledge>(
    record: &mut Record<G>,
    text: &str,
    steps: usize,
) -> Result<G::State, MovesError> {
    let mut state = G::setup(&record.options, record.n_seats, record.seed);
    let (mut letters, mut legal) = (Letters { text: text.as_bytes(), at: 0 }, Vec::new());
    let with_seats = letters.take(ANYBODY);
    while record.choices.len() < steps {
        let asked = G::asked(&state);
        let first = asked.iter().next().ok_or(MovesError::End(record.choices.len()))?;
        let seat = if with_seats && asked.len() > 1 { Seat(letters.digit()? as u8) } else { first };
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let place = if legal.len() == 1 { 0 } else { letters.place()? };
        let choice = *legal.get(place).ok_or(MovesError::Place(letters.at))?;
        G::apply(&mut state, seat, choice, &mut ());
        record.choices.push((seat, choice));
    }
    Ok(state)
}

struct Letters<'a> {
    text: &'a [u8],
    at: usize,
}

impl Letters<'_> {
    fn take(&mut self, letter: char) -> bool {
        let is_next = self.text.get(self.at).is_some_and(|&it| char::from(it) == letter);
        self.at += usize::from(is_next);
        is_next
    }

    fn digit(&mut self) -> Result<usize, MovesError> {
        let wrong = MovesError::Place(self.at);
        let letter = self.text.get(self.at).ok_or_else(|| wrong.clone())?;
        self.at += 1;
        DIGITS.iter().position(|it| it == letter).ok_or(wrong)
    }

    fn place(&mut self) -> Result<usize, MovesError> {
        match self.take(LONG) {
            true => Ok(self.digit()? * DIGITS.len() + self.digit()?),
            false => self.digit(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_pcg::Pcg32;
    use tharsis_kernel::{Game, below, seed_from_u64};
    use tharsis_mars::Mars;

    /// A game of any legal choices, of any of those who are asked.
    fn any_game(seed: u64) -> Record<Mars> {
        let options = "corporate-era prelude draft colonies turmoil".parse().expect("options");
        let mut record = Record::<Mars>::new(options, 3, seed_from_u64(seed));
        let mut rng = Pcg32::new(seed, 1);
        let mut state = Mars::setup(&record.options, 3, record.seed);
        let mut legal = Vec::new();
        while record.choices.len() < 800 && !Mars::asked(&state).is_empty() {
            let asked: Vec<Seat> = Mars::asked(&state).iter().collect();
            let seat = asked[below(&mut rng, asked.len() as u32) as usize];
            legal.clear();
            Mars::legal(&state, seat, &mut legal);
            let choice = legal[below(&mut rng, legal.len() as u32) as usize];
            Mars::apply(&mut state, seat, choice, &mut ());
            record.choices.push((seat, choice));
        }
        record
    }

    #[test]
    fn what_is_written_is_read_again() {
        for seed in 0..4 {
            let record = any_game(seed);
            let steps = record.choices.len();
            let text = write(&record, steps);
            assert!(text.starts_with(ANYBODY), "somebody is asked together with others");
            let mut read_again = Record::<Mars> { choices: Vec::new(), ..record.clone() };
            let state = read(&mut read_again, &text, steps).expect("its own text");
            assert_eq!(read_again.choices, record.choices);
            assert_eq!(state, record.replay(steps).expect("legal choices"));
            let mut cut = Record::<Mars> { choices: Vec::new(), ..record.clone() };
            assert!(read(&mut cut, &text[..text.len() / 2], steps).is_err());
        }
    }

    #[test]
    fn places_of_two_digits_are_told_apart() {
        let places = [0, 9, 10, 61, 62, 63, 200, 3_843];
        let mut text = String::new();
        places.iter().for_each(|&place| write_place(place, &mut text));
        let mut letters = Letters { text: text.as_bytes(), at: 0 };
        assert!(places.iter().all(|&place| letters.place() == Ok(place)), "{text}");
        assert_eq!(letters.place(), Err(MovesError::Place(text.len())));
    }
}
