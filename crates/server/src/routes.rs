//! The HTTP interface.

mod daily;
mod extract;
mod games;
mod import;
mod make;
mod mine;
mod ops;
mod play;
mod players;
mod puzzles;
mod records;
mod review;
mod stream;
mod study;
mod tables;

pub(crate) use extract::{Body, Ids, Lang, spoken};
pub(crate) use ops::alive;

use crate::state::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All routes of the interface, with their documentation.
pub(crate) fn api() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games::games))
        .routes(routes!(games::catalogue))
        .routes(routes!(games::card))
        .routes(routes!(players::add))
        .routes(routes!(players::me, players::edit))
        .routes(routes!(players::new_key))
        .routes(routes!(mine::tables))
        .routes(routes!(mine::hide, mine::unhide))
        .routes(routes!(mine::statistics))
        .routes(routes!(players::session, players::enter, players::exit))
        .routes(routes!(tables::list, make::add))
        .routes(routes!(tables::one, import::delete))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::take_back))
        .routes(routes!(tables::add_bot))
        .routes(routes!(tables::close))
        .routes(routes!(make::rematch))
        .routes(routes!(make::duplicate))
        .routes(routes!(make::play_on))
        .routes(routes!(play::moment))
        .routes(routes!(play::choices))
        .routes(routes!(play::undo))
        .routes(routes!(play::redo))
        .routes(routes!(play::account))
        .routes(routes!(play::hint))
        .routes(routes!(stream::stream))
        .routes(routes!(records::log))
        .routes(routes!(records::events))
        .routes(routes!(records::ledger))
        .routes(routes!(records::course))
        .routes(routes!(records::record))
        .routes(routes!(review::review))
        .routes(routes!(review::decision))
        .routes(routes!(puzzles::puzzles))
        .routes(routes!(puzzles::solve))
        .merge(study::routes())
        .routes(routes!(daily::daily))
        .routes(routes!(daily::play))
        .merge(import::routes())
        .routes(routes!(ops::health))
}
