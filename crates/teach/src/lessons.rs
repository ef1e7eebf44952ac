//! What the searching bot chose, written down to learn habits from.

use crate::positions::bytes;
use std::io::{self, Read, Write};
use tharsis_bots::net::{Layout, Offered, SITUATION, Situation};

/// What an urge of more points counts as.
const URGE_MAX: f32 = 12.0;
/// Choices that were made: the situation, what could be chosen, and what was.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lessons {
    pub(crate) situations: Vec<Situation>,
    pub(crate) common: Vec<bool>,
    pub(crate) taken: Vec<u16>,
    ends: Vec<u64>,
    pub(crate) kinds: Vec<u16>,
    pub(crate) urges: Vec<f32>,
}

/// A choice of no kind.
pub(crate) const NO_KIND: u16 = u16::MAX;

impl Lessons {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.taken.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    /// Writes a choice down: of what is told, the one taken.
    pub fn push(&mut self, common: bool, situation: &Situation, told: &[Offered], taken: usize) {
        self.situations.push(*situation);
        self.common.push(common);
        self.taken.push(taken as u16);
        self.kinds.extend(told.iter().map(|&(kind, _)| kind.map_or(NO_KIND, |kind| kind as u16)));
        self.urges.extend(told.iter().map(|&(_, urge)| urge.clamp(-URGE_MAX, URGE_MAX)));
        self.ends.push(self.kinds.len() as u64);
    }

    pub(crate) fn append(&mut self, other: &Lessons) {
        let before = self.kinds.len() as u64;
        self.situations.extend_from_slice(&other.situations);
        self.common.extend_from_slice(&other.common);
        self.taken.extend_from_slice(&other.taken);
        self.kinds.extend_from_slice(&other.kinds);
        self.urges.extend_from_slice(&other.urges);
        self.ends.extend(other.ends.iter().map(|end| end + before));
    }

    /// Where the choices of one stand.
    pub(crate) fn range(&self, i: usize) -> std::ops::Range<usize> {
        let from = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        from..self.ends[i] as usize
    }

    pub(crate) fn write(&self, layout: &Layout, out: &mut impl Write) -> io::Result<()> {
        out.write_all(&layout.kinds_version.to_le_bytes())?;
        out.write_all(&(self.len() as u64).to_le_bytes())?;
        for i in 0..self.len() {
            for number in self.situations[i] {
                out.write_all(&number.to_le_bytes())?;
            }
            let range = self.range(i);
            out.write_all(&[u8::from(self.common[i])])?;
            out.write_all(&self.taken[i].to_le_bytes())?;
            out.write_all(&(range.len() as u16).to_le_bytes())?;
            for (kind, urge) in self.kinds[range.clone()].iter().zip(&self.urges[range]) {
                out.write_all(&kind.to_le_bytes())?;
                out.write_all(&urge.to_le_bytes())?;
            }
        }
        out.flush()
    }

    pub(crate) fn read(layout: &Layout, from: &mut impl Read) -> io::Result<Lessons> {
        if u64::from_le_bytes(bytes(from)?) != layout.kinds_version {
            let problem = "these lessons tell other kinds of choices; delete them and play anew";
            return Err(io::Error::new(io::ErrorKind::InvalidData, problem));
        }
        let n = u64::from_le_bytes(bytes(from)?);
        let mut lessons = Lessons::default();
        for _ in 0..n {
            let mut situation = [0.0; SITUATION];
            for number in &mut situation {
                *number = f32::from_le_bytes(bytes(from)?);
            }
            lessons.situations.push(situation);
            let [common] = bytes(from)?;
            lessons.common.push(common != 0);
            lessons.taken.push(u16::from_le_bytes(bytes(from)?));
            for _ in 0..u16::from_le_bytes(bytes(from)?) {
                lessons.kinds.push(u16::from_le_bytes(bytes(from)?));
                lessons.urges.push(f32::from_le_bytes(bytes(from)?));
            }
            lessons.ends.push(lessons.kinds.len() as u64);
        }
        Ok(lessons)
    }
}
