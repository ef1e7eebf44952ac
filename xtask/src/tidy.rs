//! What a compiler does not see: what lies where, sizes, dependency arrows, and that every rule is cited.

mod crates;
mod deploy;
mod files;
mod rules;
mod tree;

use tree::Tree;

/// Each looks at the whole repository and says what is wrong.
const CHECKS: &[fn(&Tree) -> Vec<String>] = &[
    files::no_strays,
    files::sizes,
    files::markup,
    files::heads,
    files::generated,
    files::no_absolute_paths,
    crates::arrows,
    crates::unused_dependencies,
    crates::tests_that_never_run,
    deploy::image,
    deploy::unit,
    rules::cited,
];

/// Runs all checks; prints what is wrong.
pub(crate) fn run() -> bool {
    let tree = Tree::read(crate::ROOT);
    let problems: Vec<String> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    for problem in &problems {
        println!("tidy: {problem}");
    }
    problems.is_empty()
}
