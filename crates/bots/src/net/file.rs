//! A network as a file: what it is for, what made it, then its numbers in 16 bits, and a checksum.

use super::habits::{Habits, SITUATION};
use super::layout::{Layout, fnv};
use super::network::{N_OUTPUTS, NARROW, Network, Parameters, WIDE};
use thiserror::Error;

/// How such a file begins.
const MAGIC: &[u8; 8] = b"tharsis\x01";

/// Why a file is no network for this program.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NetworkError {
    /// Something else.
    #[error(
        "this is not a network of Tharsis: it does not begin as one does; `tharsis teach` writes such files"
    )]
    Other,
    /// Cut short, or longer than it should be.
    #[error("the network is damaged: {found} bytes where {expected} were expected")]
    Length {
        /// So many there are.
        found: usize,
        /// So many there should be.
        expected: usize,
    },
    /// A byte is not what it was.
    #[error("the network is damaged: its checksum does not fit its contents")]
    Checksum,
    /// For other features.
    #[error(
        "the network reads other features (layout {found:016x}) than {game} has in this program ({expected:016x}); \
         teach one for it: `tharsis teach`. It was made so:\n{provenance}"
    )]
    Layout {
        /// The game.
        game: &'static str,
        /// The layout of the file.
        found: u64,
        /// The layout of the program.
        expected: u64,
        /// What the file says of itself.
        provenance: String,
    },
    /// Of another shape.
    #[error("the network has layers of {found:?}; this program reads {expected:?}")]
    Shape {
        /// Features, wide, narrow, outputs in the file.
        found: [u32; 4],
        /// The same in this program.
        expected: [u32; 4],
    },
}

/// Reads what is told one after another.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], NetworkError> {
        let (head, rest) = self
            .0
            .split_first_chunk::<N>()
            .ok_or(NetworkError::Length { found: self.0.len(), expected: N })?;
        self.0 = rest;
        Ok(*head)
    }

    fn number(&mut self) -> Result<u32, NetworkError> {
        Ok(u32::from_le_bytes(self.bytes()?))
    }

    fn layer(&mut self, layer: &mut [f32]) -> Result<(), NetworkError> {
        let scale = f32::from_le_bytes(self.bytes()?);
        for number in layer {
            *number = f32::from(i16::from_le_bytes(self.bytes()?)) * scale;
        }
        Ok(())
    }
}

/// A file that is whole, up to its numbers.
pub(super) struct Head<'a> {
    pub(super) layout: u64,
    shape: [u32; 4],
    pub(super) calm: [f32; 2],
    pub(super) provenance: String,
    numbers: Reader<'a>,
}

impl<'a> Head<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Result<Head<'a>, NetworkError> {
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NetworkError::Other)?;
        if !body.starts_with(MAGIC) {
            return Err(NetworkError::Other);
        }
        if u64::from_le_bytes(*sum) != fnv(body) {
            return Err(NetworkError::Checksum);
        }
        let mut reader = Reader(&body[MAGIC.len()..]);
        let layout = u64::from_le_bytes(reader.bytes()?);
        let shape = [reader.number()?, reader.number()?, reader.number()?, reader.number()?];
        let calm = [f32::from_le_bytes(reader.bytes()?), f32::from_le_bytes(reader.bytes()?)];
        let n = reader.number()? as usize;
        let told = reader.0.get(..n).ok_or(NetworkError::Length { found: reader.0.len(), expected: n })?;
        let provenance = String::from_utf8_lossy(told).into_owned();
        Ok(Head { layout, shape, calm, provenance, numbers: Reader(&reader.0[n..]) })
    }

    /// The numbers, for as many features as the file says it has.
    pub(super) fn parameters(&mut self) -> Result<Parameters, NetworkError> {
        let mut parameters = Parameters::zero(self.shape[0] as usize);
        let all: usize = parameters.layers().iter().map(|layer| 4 + 2 * layer.len()).sum();
        if self.numbers.0.len() < all {
            return Err(NetworkError::Length { found: self.numbers.0.len(), expected: all });
        }
        for layer in parameters.layers_mut() {
            self.numbers.layer(layer)?;
        }
        Ok(parameters)
    }

    /// The habits after the parameters, if there are any, and the version of their kinds.
    pub(super) fn habits(&mut self) -> Result<Option<(Habits, u64)>, NetworkError> {
        if self.numbers.0.is_empty() {
            return Ok(None);
        }
        let version = u64::from_le_bytes(self.numbers.bytes()?);
        let kinds = self.numbers.number()? as usize;
        let all = 8 + 2 * SITUATION * (2 * kinds + 1);
        if self.numbers.0.len() != all {
            return Err(NetworkError::Length { found: self.numbers.0.len(), expected: all });
        }
        let mut habits = Habits::none(kinds);
        for layer in habits.layers_mut() {
            self.numbers.layer(layer)?;
        }
        Ok(Some((habits, version)))
    }

    /// Whether its layers are as wide as those of this program.
    pub(super) fn has_our_layers(&self) -> bool {
        self.shape[1..] == shape_of(0)[1..]
    }
}

impl Network {
    /// Reads a network for a layout.
    pub fn read(bytes: &[u8], layout: &Layout) -> Result<Network, NetworkError> {
        let mut head = Head::read(bytes)?;
        let other = |found, expected, provenance| {
            Err(NetworkError::Layout { game: layout.game, found, expected, provenance })
        };
        if head.layout != layout.version {
            return other(head.layout, layout.version, head.provenance);
        }
        let expected = shape_of(layout.len);
        if head.shape != expected {
            return Err(NetworkError::Shape { found: head.shape, expected });
        }
        let parameters = head.parameters()?;
        let habits = match head.habits()? {
            Some((_, version)) if version != layout.kinds_version => {
                return other(version, layout.kinds_version, head.provenance);
            }
            habits => habits.map(|(habits, _)| habits),
        };
        Ok(Network::new(parameters, layout, head.calm, head.provenance).with_habits(habits))
    }

    /// As a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.layout.to_le_bytes());
        for number in shape_of(self.parameters.first.len()) {
            bytes.extend(number.to_le_bytes());
        }
        self.calm.iter().for_each(|it| bytes.extend(it.to_le_bytes()));
        bytes.extend((self.provenance.len() as u32).to_le_bytes());
        bytes.extend(self.provenance.as_bytes());
        self.parameters.layers().into_iter().for_each(|layer| write_layer(layer, &mut bytes));
        if let Some(habits) = &self.habits {
            bytes.extend(self.kinds.to_le_bytes());
            bytes.extend((habits.by.len() as u32 / 2).to_le_bytes());
            habits.layers().into_iter().for_each(|layer| write_layer(layer, &mut bytes));
        }
        bytes.extend(fnv(&bytes).to_le_bytes());
        bytes
    }

    /// The network as it will be read again: its numbers rounded as in the file.
    #[must_use]
    pub fn rounded(mut self) -> Network {
        self.version = std::sync::OnceLock::new();
        let habits = self.habits.iter_mut().flat_map(Habits::layers_mut);
        for layer in self.parameters.layers_mut().into_iter().chain(habits) {
            let scale = scale_of(layer);
            layer.iter_mut().for_each(|number| *number = (*number / scale).round() * scale);
        }
        self
    }
}

pub(super) fn shape_of(n_features: usize) -> [u32; 4] {
    [n_features as u32, WIDE as u32, NARROW as u32, N_OUTPUTS as u32]
}

fn write_layer(layer: &[f32], bytes: &mut Vec<u8>) {
    let scale = scale_of(layer);
    bytes.extend(scale.to_le_bytes());
    for number in layer {
        bytes.extend(((number / scale).round() as i16).to_le_bytes());
    }
}

/// What one of a file's 16 bits stands for in a layer.
fn scale_of(layer: &[f32]) -> f32 {
    let most = layer.iter().fold(0.0_f32, |most, number| most.max(number.abs()));
    if most == 0.0 { 1.0 } else { most / f32::from(i16::MAX) }
}
