//! Saved states: a game name, a rules version, the state, and a checksum, so that a broken or foreign save is
//! refused with a reason and never half-read.

use crate::Game;
use std::fmt;

const MAGIC: &[u8; 8] = b"THARSIS\x01";
const CHECKSUM: usize = 8;

/// Why a save cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// Too short, or it does not begin as a save does.
    NotASave,
    /// Cut off or changed: the checksum does not agree.
    Corrupt,
    /// A save of another game.
    OtherGame(String),
    /// Made under other rules.
    OtherRules {
        /// The version in the save.
        found: u16,
        /// The version of this program.
        expected: u16,
    },
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::NotASave => write!(f, "not a saved game of Tharsis"),
            SaveError::Corrupt => write!(f, "the saved game is damaged: its checksum does not agree"),
            SaveError::OtherGame(found) => write!(f, "a saved game of \"{found}\""),
            SaveError::OtherRules { found, expected } => {
                write!(
                    f,
                    "saved under rules version {found}, and this program plays version {expected}: go on with the release that \
                     saved it (the changelog names the rules version of each)"
                )
            }
        }
    }
}

impl std::error::Error for SaveError {}

/// A state as bytes.
pub fn save<G: Game>(state: &G::State) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.push(G::NAME.len() as u8);
    bytes.extend(G::NAME.as_bytes());
    bytes.extend(G::RULES.to_le_bytes());
    bytes.extend(postcard::to_allocvec(state).expect("a state is plain data and always serializes"));
    let checksum = xxhash_rust::xxh64::xxh64(&bytes, 0);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// A state from bytes that [`save`] made.
pub fn load<G: Game>(bytes: &[u8]) -> Result<G::State, SaveError> {
    postcard::from_bytes(saved_state::<G>(bytes)?).map_err(|_| SaveError::Corrupt)
}

/// The bytes of the state itself, if the save is whole and of this game and its rules.
fn saved_state<G: Game>(bytes: &[u8]) -> Result<&[u8], SaveError> {
    if bytes.len() < MAGIC.len() + CHECKSUM || !bytes.starts_with(MAGIC) {
        return Err(SaveError::NotASave);
    }
    let (body, checksum) = bytes.split_at(bytes.len() - CHECKSUM);
    if checksum != xxhash_rust::xxh64::xxh64(body, 0).to_le_bytes() {
        return Err(SaveError::Corrupt);
    }
    let (&name_len, rest) = body[MAGIC.len()..].split_first().ok_or(SaveError::Corrupt)?;
    let (name, rest) = rest.split_at_checked(name_len as usize).ok_or(SaveError::Corrupt)?;
    if name != G::NAME.as_bytes() {
        return Err(SaveError::OtherGame(String::from_utf8_lossy(name).into_owned()));
    }
    let (rules, state) = rest.split_first_chunk::<2>().ok_or(SaveError::Corrupt)?;
    let found = u16::from_le_bytes(*rules);
    if !G::plays_rules(found) {
        return Err(SaveError::OtherRules { found, expected: G::RULES });
    }
    Ok(state)
}
