//! The nouns of a game as small enums, each with its word: one line per noun, so that a list cannot disagree.

/// Declares enums whose variants have a word for files, notation and texts.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),* $(,)? })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word used in files and notation, and as the key of its texts.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|it| it.word() == word)
            }

            /// As an index into an array.
            #[inline]
            pub const fn idx(self) -> usize { self as usize }
        }
    )* };
}
