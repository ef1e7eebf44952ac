//! Printing that ends quietly when the reader has gone, as in `tharsis cards | head`.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write};

/// Prints a line.
macro_rules! out {
    () => { $crate::out::line(format_args!("")) };
    ($($arg:tt)*) => { $crate::out::line(format_args!($($arg)*)) };
}

/// Prints a line, or ends the program if nobody reads any more.
pub(crate) fn line(text: Arguments<'_>) {
    if let Err(error) = writeln!(std::io::stdout().lock(), "{text}") {
        match error.kind() {
            ErrorKind::BrokenPipe => std::process::exit(0),
            _ => panic!("cannot print: {error}"),
        }
    }
}
