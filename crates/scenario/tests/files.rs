//! Every scenario file holds. Files in `DISPUTED.toml` are wrong against the rules as we read them: they must fail, so
//! that the list cannot rot.

use serde::Deserialize;
use std::path::Path;
use tharsis_scenario::run_file;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Disputes {
    #[serde(default)]
    disputed: Vec<Dispute>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dispute {
    file: String,
    reason: String,
}

fn reason_of_dispute(path: &Path) -> Option<String> {
    let list = std::fs::read_to_string(format!("{SCENARIOS}/DISPUTED.toml")).ok()?;
    let disputes: Disputes = toml::from_str(&list).expect("DISPUTED.toml is a list of files and reasons");
    disputes.disputed.into_iter().find(|dispute| path.ends_with(&dispute.file)).map(|dispute| dispute.reason)
}

fn holds(path: &Path) -> datatest_stable::Result<()> {
    let report = run_file(path, &|obstacle| format!("{obstacle:?}"))?;
    match (reason_of_dispute(path), report.held()) {
        (None, true) | (Some(_), false) => Ok(()),
        (Some(reason), true) => {
            Err(format!("disputed ({reason}), but it holds now: take it off the list").into())
        }
        (None, false) => {
            Err(report.failures().map(ToString::to_string).collect::<Vec<_>>().join("\n").into())
        }
    }
}

datatest_stable::harness! {
    { test = holds, root = SCENARIOS, pattern = r"\.json$" },
}
