//! Ids and secrets, all from the system's random source.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Letters that cannot be mistaken for each other when read aloud or written down.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

/// Eight letters: 40 bits. Names a table or player; gives no right by itself beyond looking on.
pub(crate) fn id() -> String {
    random::<8>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// 256 bits as hexadecimal digits.
pub(crate) fn secret() -> String {
    hex(&random::<32>())
}

/// A secret as it is stored.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("writing to a string");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_secrets_are_long_enough_and_never_the_same() {
        assert_eq!((id().len(), secret().len(), hash("x").len()), (8, 64, 64));
        assert!(id() != id() && secret() != secret());
        assert_eq!(hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
