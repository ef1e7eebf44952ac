//! Positions as they were written down in games: what a seat knew, and what came of it.

use std::io::{self, Read, Write};
use tharsis_bots::net::{Features, Layout};

/// What belongs to a position besides its features.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct About {
    /// The game it is from, counted through a round.
    pub game: u32,
    /// The moment of that game; all seats are written down at the same moments.
    pub moment: u16,
    /// Who knew this.
    pub seat: u8,
    /// How many played.
    pub n_seats: u8,
    /// All win or lose together.
    pub common: bool,
    /// The seat's share of the victory.
    pub won: f32,
    /// Points ahead at the end; of siblings, points behind the best one.
    pub points: f32,
    /// The chance to win that a search found, where there was one.
    pub thought: Option<f32>,
}

/// How it is written that nobody searched.
const NO_THOUGHT: f32 = -1.0;

/// Many positions, by game, moment and seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Positions {
    /// Where each one's features end.
    ends: Vec<u64>,
    places: Vec<u16>,
    values: Vec<i16>,
    about: Vec<About>,
}

impl Positions {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.about.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.about.is_empty()
    }

    /// What belongs to one.
    pub fn about(&self, i: usize) -> &About {
        &self.about[i]
    }

    pub(crate) fn about_mut(&mut self) -> &mut [About] {
        &mut self.about
    }

    /// The features of one: places and values.
    #[inline]
    pub fn features(&self, i: usize) -> (&[u16], &[i16]) {
        let from = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        let to = self.ends[i] as usize;
        (&self.places[from..to], &self.values[from..to])
    }

    /// Adds a position.
    pub fn push(&mut self, features: &Features, about: About) {
        self.places.extend_from_slice(features.places());
        self.values.extend_from_slice(features.values());
        self.ends.push(self.places.len() as u64);
        self.about.push(about);
    }

    /// Adds the positions of other games, their numbers counted on from these.
    pub fn append(&mut self, other: &Positions) {
        let before = self.places.len() as u64;
        let games = self.about.last().map_or(0, |last| last.game + 1);
        self.ends.extend(other.ends.iter().map(|end| end + before));
        self.places.extend_from_slice(&other.places);
        self.values.extend_from_slice(&other.values);
        self.about.extend(other.about.iter().map(|about| About { game: about.game + games, ..*about }));
    }

    /// Writes them for a layout.
    pub fn write(&self, layout: &Layout, out: &mut impl Write) -> io::Result<()> {
        out.write_all(&layout.version.to_le_bytes())?;
        out.write_all(&(self.len() as u64).to_le_bytes())?;
        for i in 0..self.len() {
            let about = &self.about[i];
            let (places, values) = self.features(i);
            out.write_all(&about.game.to_le_bytes())?;
            out.write_all(&about.moment.to_le_bytes())?;
            out.write_all(&[about.seat, about.n_seats, u8::from(about.common)])?;
            out.write_all(&about.won.to_le_bytes())?;
            out.write_all(&about.points.to_le_bytes())?;
            out.write_all(&about.thought.unwrap_or(NO_THOUGHT).to_le_bytes())?;
            out.write_all(&(places.len() as u16).to_le_bytes())?;
            for (place, value) in places.iter().zip(values) {
                out.write_all(&place.to_le_bytes())?;
                out.write_all(&value.to_le_bytes())?;
            }
        }
        out.flush()
    }

    /// Reads them back; another layout is refused.
    pub fn read(layout: &Layout, from: &mut impl Read) -> io::Result<Positions> {
        if u64::from_le_bytes(bytes(from)?) != layout.version {
            let problem = "these positions were written down with other features; delete them and play anew";
            return Err(io::Error::new(io::ErrorKind::InvalidData, problem));
        }
        let n = u64::from_le_bytes(bytes(from)?);
        let mut positions = Positions::default();
        for _ in 0..n {
            let game = u32::from_le_bytes(bytes(from)?);
            let moment = u16::from_le_bytes(bytes(from)?);
            let [seat, n_seats, common] = bytes(from)?;
            let won = f32::from_le_bytes(bytes(from)?);
            let points = f32::from_le_bytes(bytes(from)?);
            let thought = f32::from_le_bytes(bytes(from)?);
            let thought = (thought != NO_THOUGHT).then_some(thought);
            let n = usize::from(u16::from_le_bytes(bytes(from)?));
            for _ in 0..n {
                let [a, b, c, d] = bytes(from)?;
                positions.places.push(u16::from_le_bytes([a, b]));
                positions.values.push(i16::from_le_bytes([c, d]));
            }
            positions.ends.push(positions.places.len() as u64);
            positions.about.push(About {
                game,
                moment,
                seat,
                n_seats,
                common: common != 0,
                won,
                points,
                thought,
            });
        }
        Ok(positions)
    }
}

/// The next bytes of a file.
pub(crate) fn bytes<const N: usize>(from: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    from.read_exact(&mut bytes)?;
    Ok(bytes)
}
