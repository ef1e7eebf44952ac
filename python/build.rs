//! What the linker must be told where a module of Python leaves the names of the interpreter open.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "macos") {
        for word in ["-undefined", "dynamic_lookup"] {
            println!("cargo::rustc-cdylib-link-arg={word}");
        }
    }
}
