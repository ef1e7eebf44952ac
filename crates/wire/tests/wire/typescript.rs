//! The TypeScript types of the web client are made from the Rust types and committed; this test keeps them true.
//! `BLESS=1 cargo test -p tharsis-wire` writes them anew.

use std::fs;
use std::path::Path;
use tharsis_wire::api;
use tharsis_wire::ares_catalogue::AresCatalogue;
use tharsis_wire::ares_scene::AresScene;
use tharsis_wire::mars_catalogue::MarsCatalogue;
use tharsis_wire::mars_scene::MarsScene;
use ts_rs::{Config, TS};

#[test]
fn the_clients_types_are_those_of_the_wire() {
    let folder = std::env::temp_dir().join(format!("tharsis-types-{}", std::process::id()));
    let config = Config::new().with_out_dir(&folder).with_large_int("number");
    macro_rules! export {
        ($($name:ty),* $(,)?) => { $( <$name>::export_all(&config).expect("types can be written"); )* };
    }
    export!(
        AresCatalogue,
        AresScene,
        MarsCatalogue,
        MarsScene,
        api::Moment,
        api::Update,
        api::PatchStep,
        api::Games,
        api::Me,
        api::NewPlayer,
        api::EditPlayer,
        api::Key,
        api::NewTable,
        api::Tables,
        api::Statistics,
        api::Daily,
        api::NewRecord,
        api::CardNotes,
        api::Session,
        api::Seated,
        api::TakeSeat,
        api::StandIn,
        api::PlayOn,
        api::Choices,
        api::Trial,
        api::Account,
        api::Undo,
        api::Accepted,
        api::Log,
        api::Problem,
        api::Notice,
        api::Advice,
        api::Review,
        api::Explained,
        api::PuzzleInfo,
        api::Answer,
        api::Solved,
        api::Study,
        api::Studied,
        api::Judged,
        api::TextFile,
        api::Insight,
        api::LedgerLine,
        api::Course,
    );
    let made = fs::read_to_string(folder.join("wire.ts")).expect("the types were written");
    fs::remove_dir_all(&folder).expect("a folder of ours");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &made).expect("the client's folder can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == made,
        "web/src/wire.ts is not what the Rust types give; run BLESS=1 cargo test -p tharsis-wire"
    );
}
