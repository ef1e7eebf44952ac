//! How a function over bytes becomes a fuzz target, or, without the fuzzer, a program that runs it over files.

use std::process::ExitCode;

/// Runs a function over the bytes of every file that is named on the command line; fails if one cannot be read.
pub fn over_files(run: fn(&[u8])) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for path in std::env::args_os().skip(1) {
        match std::fs::read(&path) {
            Ok(bytes) => run(&bytes),
            Err(error) => {
                eprintln!("{}: {error}", path.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

/// The whole of a target: `cargo fuzz run --features fuzzer NAME`.
#[macro_export]
macro_rules! target {
    ($run:expr) => {
        #[cfg(feature = "fuzzer")]
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| $run(bytes));

        #[cfg(not(feature = "fuzzer"))]
        fn main() -> std::process::ExitCode {
            $crate::over_files($run)
        }
    };
}
