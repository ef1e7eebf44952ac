//! Where each number of a position stands. A layout is made from the rules' own tables while compiling, so a new card,
//! map or goal makes room for itself.

/// Numbers that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What they tell.
    pub name: &'static str,
    /// The first one's place.
    pub at: usize,
    /// How many there are.
    pub len: usize,
}

impl Block {
    /// The place of one of them.
    #[inline]
    pub(crate) const fn nth(self, i: usize) -> usize {
        debug_assert!(i < self.len);
        self.at + i
    }

    /// Their places.
    pub const fn range(self) -> std::ops::Range<usize> {
        self.at..self.at + self.len
    }
}

/// All the numbers there are for a game.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The game.
    pub game: &'static str,
    /// The blocks, one after another.
    pub blocks: &'static [Block],
    /// How many numbers there are.
    pub len: usize,
    /// The kinds of choices that habits tell apart, one block after another.
    pub kinds: &'static [Block],
    /// Tells kinds apart, as `version` does numbers.
    pub kinds_version: u64,
    /// What that is made from.
    pub(crate) kinds_text: String,
    /// Tells layouts apart: another one means other numbers.
    pub version: u64,
    /// What the version is made from: game, formula, blocks with their lengths, cards.
    pub(crate) text: String,
}

impl Layout {
    /// A layout. `formula` is raised when numbers keep their places but are computed in another way; `cards` are
    /// the rows of the card table, whose order numbers hang on.
    pub(crate) fn new(
        game: &'static str,
        formula: u32,
        blocks: &'static [Block],
        kinds: &'static [Block],
        cards: impl Iterator<Item = &'static str> + Clone,
    ) -> Layout {
        let text_of = |blocks: &[Block]| {
            let blocks = blocks.iter().map(|block| format!(" {}:{}", block.name, block.len));
            let cards = cards.clone().map(|card| format!(" {card}"));
            format!("{game} {formula}{}", blocks.chain(cards).collect::<String>())
        };
        let (text, kinds_text) = (text_of(blocks), text_of(kinds));
        let len = len_of(blocks);
        assert!(len.max(len_of(kinds)) <= usize::from(u16::MAX), "a place is told in 16 bits");
        let (version, kinds_version) = (fnv(text.as_bytes()), fnv(kinds_text.as_bytes()));
        Layout { game, blocks, len, kinds, kinds_version, kinds_text, version, text }
    }

    /// How many kinds of choices there are.
    pub fn n_kinds(&self) -> usize {
        len_of(self.kinds)
    }

    /// The block a number belongs to.
    pub fn block_of(&self, place: usize) -> &Block {
        let after = self.blocks.partition_point(|block| block.at <= place);
        &self.blocks[after.max(1) - 1]
    }
}

fn len_of(blocks: &[Block]) -> usize {
    blocks.last().map_or(0, |last| last.at + last.len)
}

/// A hash that is the same everywhere and for ever (FNV-1a).
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Declares the blocks of a layout, each beginning where the last one ends.
macro_rules! layout {
    (@from $at:expr;) => {};
    (@from $at:expr; $(#[$doc:meta])* $name:ident: $len:expr, $($rest:tt)*) => {
        $(#[$doc])*
        const $name: $crate::net::Block =
            $crate::net::Block { name: stringify!($name), at: $at, len: $len };
        $crate::net::layout!(@from $name.at + $name.len; $($rest)*);
    };
    ($($(#[$doc:meta])* $name:ident: $len:expr,)*) => {
        $crate::net::layout!(@from 0; $($(#[$doc])* $name: $len,)*);
        /// All blocks in order.
        const BLOCKS: &[$crate::net::Block] = &[$($name),*];
    };
}
pub(crate) use layout;
