//! Why a game cannot be played as asked, and why a choice was refused. The errors are the kernel's, the same for every
//! game; words in quotes are names of the interface.

use crate::language::Language;
use std::ops::RangeInclusive;
use tharsis_kernel::{Illegal, NotationError, OptionsError};

/// Of so many legal choices a refusal names the first.
const NAMED: usize = 40;

impl Language {
    /// What is wrong with options, without capital and full stop.
    pub fn options_error(&self, error: &OptionsError) -> String {
        let phrase = self.phrase();
        match error {
            OptionsError::Unknown { word, known } => {
                phrase.text("name", word.clone()).text("known", self.among(known)).say("options-unknown")
            }
            OptionsError::UnknownValue { option, value, known } => {
                let phrase = phrase.text("option", (*option).to_string()).text("name", value.clone());
                phrase.text("known", self.among(known)).say("options-unknown-value")
            }
            OptionsError::Seats { n_seats, seats } => {
                phrase.text("players", self.players(seats)).number("n", *n_seats).say("options-seats")
            }
            OptionsError::OnlyFor { option, n_seats, seats } => {
                let phrase = phrase.text("option", option.clone()).number("n", *n_seats);
                phrase.text("players", self.players(seats)).say("options-only-for")
            }
            OptionsError::Always { option, n_seats } => {
                phrase.text("option", option.clone()).number("n", *n_seats).say("options-always")
            }
            OptionsError::Needs { option, other } => {
                phrase.text("option", option.clone()).text("other", other.clone()).say("options-needs")
            }
            OptionsError::Clash { option, other } => {
                phrase.text("option", option.clone()).text("other", other.clone()).say("options-clash")
            }
            OptionsError::NoSeat { option, n_seats } => {
                let last = i64::from(*n_seats) - 1;
                phrase.text("option", option.clone()).number("last", last).say("options-no-seat")
            }
        }
    }

    /// Why a line is not a choice, without capital and full stop.
    pub fn notation_error(&self, error: &NotationError) -> String {
        let named = |name: &str| self.phrase().text("name", name.to_string());
        match error {
            NotationError::NotAChoice { line, forms } => {
                named(line).text("known", (*forms).to_string()).say("notation-not-a-choice")
            }
            NotationError::NoCard(number) => named(number).say("notation-no-card"),
            NotationError::NotANumber(word) => named(word).say("notation-not-a-number"),
            NotationError::Unknown { word, known } => {
                named(word).text("known", self.among(known)).say("notation-unknown")
            }
            NotationError::NoArea { word, last } => {
                named(word).text("last", format!("{last:02}")).say("notation-no-area")
            }
        }
    }

    /// Why a choice cannot be made now, without capital and full stop. Choices are told in notation.
    pub fn illegal(&self, illegal: &Illegal<String>) -> String {
        match illegal {
            Illegal::GameOver => self.plain("denied-over"),
            Illegal::NotAsked { .. } => self.plain("denied-not-asked"),
            Illegal::NotOffered { choice, legal } => {
                let named = &legal[..legal.len().min(NAMED)];
                let phrase = self.phrase().text("name", choice.clone()).text("known", self.among(named));
                match legal.len() - named.len() {
                    0 => phrase.say("illegal-not-offered"),
                    more => phrase.number("more", more as i64).say("illegal-not-offered-of-many"),
                }
            }
        }
    }

    fn players(&self, seats: &RangeInclusive<u8>) -> String {
        let (low, high) = (*seats.start(), *seats.end());
        let phrase = self.phrase().number("low", low).number("high", high);
        phrase.say(if low == high { "options-for-exactly" } else { "options-for-range" })
    }
}
