//! A network for features that have grown: a new card, goal or moon makes another layout, and the rows of all that was there
//! before are carried over. What is new begins at nothing: it is judged by the formulas among the features until it is
//! taught.

use super::file::{Head, NetworkError};
use super::habits::{Habits, SITUATION, Situation};
use super::layout::{Block, Layout};
use super::network::{Network, Parameters};

/// How the line begins that tells a network's layout.
const LINE: &str = "layout: ";
/// The same for the kinds of choices.
const KINDS: &str = "kinds: ";

/// What made a network, and last the layout it reads.
pub(super) fn with_layout(provenance: String, layout: &Layout) -> String {
    if provenance.lines().any(|line| line.starts_with(LINE)) {
        return provenance;
    }
    format!("{}\n{LINE}{}\n{KINDS}{}\n", provenance.trim_end(), layout.text, layout.kinds_text)
}

/// What made a network, without its layout.
pub(super) fn without_layout(provenance: &str) -> String {
    let is_layout = |line: &&str| line.starts_with(LINE) || line.starts_with(KINDS);
    provenance.lines().filter(|line| !is_layout(line)).collect::<Vec<_>>().join("\n")
}

/// A layout as its text tells it.
struct Told<'a> {
    blocks: Vec<(&'a str, usize, usize)>,
    cards: Vec<&'a str>,
}

impl<'a> Told<'a> {
    fn read(text: &'a str) -> Told<'a> {
        let mut told = Told { blocks: Vec::new(), cards: Vec::new() };
        let mut at = 0;
        // The game and the number of its formula stand first.
        for word in text.split_whitespace().skip(2) {
            match word.split_once(':').and_then(|(name, len)| Some((name, len.parse().ok()?))) {
                Some((name, len)) => {
                    told.blocks.push((name, at, len));
                    at += len;
                }
                None => told.cards.push(word),
            }
        }
        told
    }

    /// Where the numbers of a block of the other layout stood here; nothing for those that are new.
    fn places(&self, block: &Block, cards: &[&str]) -> Vec<Option<usize>> {
        let Some(&(_, at, len)) = self.blocks.iter().find(|(name, ..)| *name == block.name) else {
            return vec![None; block.len];
        };
        let (old, new) = (self.cards.len(), cards.len());
        if old > 0 && new > 0 && len % old == 0 && block.len == len / old * new {
            let row = |number: &str| self.cards.iter().position(|card| *card == number);
            let rows: Vec<Option<usize>> = cards.iter().map(|number| row(number)).collect();
            return (0..len / old)
                .flat_map(|side| rows.iter().map(move |row| Some(at + side * old + (*row)?)))
                .collect();
        }
        if len == block.len { (at..at + len).map(Some).collect() } else { vec![None; block.len] }
    }
}

impl Network {
    /// A network of another layout of the same game, its rows carried over; how many rows are new.
    pub fn carried(bytes: &[u8], layout: &Layout) -> Result<(Network, usize), NetworkError> {
        let mut head = Head::read(bytes)?;
        let line = head.provenance.lines().find_map(|line| line.strip_prefix(LINE)).map(str::to_string);
        let line = line.filter(|line| line.split_whitespace().next() == Some(layout.game));
        let Some(line) = line.filter(|_| head.has_our_layers()) else {
            return Network::read(bytes, layout).map(|network| (network, 0));
        };
        let (old, new) = (Told::read(&line), Told::read(&layout.text));
        let from = head.parameters()?;
        let mut to = Parameters { first: Vec::new(), line: Vec::new(), ..from.clone() };
        let mut fresh = 0;
        for block in layout.blocks {
            for place in old.places(block, &new.cards) {
                let row = place.filter(|&place| place < from.first.len());
                fresh += usize::from(row.is_none());
                to.first.push(row.map_or([0.0; super::WIDE], |row| from.first[row]));
                to.line.push(row.map_or([0.0; super::N_OUTPUTS], |row| from.line[row]));
            }
        }
        let kinds = head.provenance.lines().find_map(|line| line.strip_prefix(KINDS)).map(str::to_string);
        let habits = head.habits()?.zip(kinds).map(|((from, _), kinds)| {
            let old = Told::read(&kinds);
            let places: Vec<Option<usize>> =
                layout.kinds.iter().flat_map(|block| old.places(block, &new.cards)).collect();
            let (others, common) = from.by.split_at(from.by.len() / 2);
            let carried = |rows: &[Situation]| -> Vec<Situation> {
                let row = |place: &Option<usize>| place.and_then(|place| rows.get(place).copied());
                places.iter().map(|place| row(place).unwrap_or([0.0; SITUATION])).collect()
            };
            Habits { by: [carried(others), carried(common)].concat(), urge: from.urge }
        });
        let made = without_layout(&head.provenance);
        let made = format!("{made}\ncarried over to a layout with {fresh} new rows");
        Ok((Network::new(to, layout, head.calm, made).with_habits(habits), fresh))
    }
}
