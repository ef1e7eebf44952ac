//! A deal that nobody chose: the seed is a hash over a secret of the server, told beforehand only by its own hash (the
//! commitment), and a contribution of each seat. Whoever knows the parts can do the sum again:
//!
//! ```text
//! commitment = SHA-256("SECRET")
//! seed       = SHA-256("tharsis-deal 1 SECRET FIRST SECOND -")
//! ```
//!
//! Everything is lower-case hexadecimal text; the contributions stand in the order of the seats, `-` for a seat without
//! one, as a bot's.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

const FORMAT: &str = "tharsis-deal 1";

/// What a seed was made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// 64 hexadecimal digits that only the server knew.
    pub secret: String,
    /// What each seat added: hexadecimal digits, or nothing.
    pub contributions: Vec<String>,
}

/// How many hexadecimal digits a contribution may have.
pub const CONTRIBUTION: std::ops::RangeInclusive<usize> = 16..=64;

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// What is told of a secret before the game.
pub fn commitment(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Whether a text can be the contribution of a seat.
pub fn is_contribution(text: &str) -> bool {
    CONTRIBUTION.contains(&text.len()) && is_hex(text)
}

impl Deal {
    /// What was told of the secret before the game.
    pub fn commitment(&self) -> String {
        commitment(&self.secret)
    }

    /// The seed that follows.
    pub fn seed(&self) -> [u8; 32] {
        Sha256::digest(format!("{FORMAT} {self}").as_bytes()).into()
    }
}

/// The secret and the contributions in one line.
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.secret)?;
        for contribution in &self.contributions {
            write!(f, " {}", if contribution.is_empty() { "-" } else { contribution })?;
        }
        Ok(())
    }
}

/// Not a line of a secret and contributions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotADeal;

impl FromStr for Deal {
    type Err = NotADeal;

    fn from_str(line: &str) -> Result<Deal, NotADeal> {
        let mut words = line.split(' ');
        let secret = words.next().filter(|word| word.len() == 64 && is_hex(word)).ok_or(NotADeal)?;
        let read = |word: &str| match word {
            "-" => Ok(String::new()),
            word if is_contribution(word) => Ok(word.to_string()),
            _ => Err(NotADeal),
        };
        let contributions = words.map(read).collect::<Result<Vec<String>, NotADeal>>()?;
        Ok(Deal { secret: secret.to_string(), contributions })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal() -> Deal {
        Deal { secret: "5a".repeat(32), contributions: vec!["0123456789abcdef".to_string(), String::new()] }
    }

    /// Worked out with `printf %s … | sha256sum`: whoever verifies a deal elsewhere must come to the same.
    #[test]
    fn seed_and_commitment_are_what_the_documentation_says() {
        assert_eq!(deal().commitment(), "0e53aae2eabd575555371f862cb885ff20472caced1f5e8fc80291b2f03dcab6");
        assert_eq!(hex(&deal().seed()), "16faeb4217a65d89edb4fc1c0978859ab8b7e495630289f360954ee7a7ac52c0");
    }

    #[test]
    fn every_part_of_a_deal_makes_another_seed() {
        let same = deal();
        let secret = Deal { secret: "5b".repeat(32), ..deal() };
        let contribution =
            Deal { contributions: vec!["0123456789abcdee".to_string(), String::new()], ..deal() };
        let swapped = Deal { contributions: deal().contributions.into_iter().rev().collect(), ..deal() };
        let fewer = Deal { contributions: vec!["0123456789abcdef".to_string()], ..deal() };
        for other in [secret, contribution, swapped, fewer] {
            assert_ne!(other.seed(), same.seed(), "{other}");
        }
    }

    #[test]
    fn a_deal_is_read_as_it_was_written() {
        assert_eq!(deal().to_string().parse(), Ok(deal()));
        for bad in [
            "",
            "5a",
            &"5A".repeat(32),
            &format!("{} x", "5a".repeat(32)),
            &format!("{} 01", "5a".repeat(32)),
        ] {
            assert_eq!(bad.parse::<Deal>(), Err(NotADeal), "{bad}");
        }
    }
}
