//! The laboratory's own tests: that its checker finds what it names, and that its disk loses what a disk may lose.

mod checker;
mod disk;
