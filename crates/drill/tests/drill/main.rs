//! The laboratory's own tests: that its checker finds what it names, and that its disk loses what a disk may lose.
//! And the server's fuzz targets, shortly.

mod checker;
mod disk;
mod fuzz;
