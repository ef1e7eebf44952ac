//! Puzzles. Who has solved which of them is the browser's business; the server keeps nothing of it.

use super::games::known_game;
use super::{Body, Ids, Lang};
use crate::error::Refusal;
use crate::state::App;
use crate::table::Denied;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use tharsis_wire::AnyPuzzle;
use tharsis_wire::api::{Answer, PuzzleInfo, Solved};
use tharsis_words::Denial;

/// Which puzzles.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only those of a game.
    game: Option<String>,
}

/// The puzzle of this name.
pub(crate) fn known_puzzle(id: String) -> Result<AnyPuzzle, Refusal> {
    let puzzle = tharsis_wire::puzzle(&id);
    puzzle.ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, "no-puzzle", Denial::NoPuzzle(id)))
}

/// The puzzles that come with the program, without their answers.
#[utoipa::path(get, path = "/api/puzzles", tag = "puzzles", params(Wanted),
    responses((status = 200, body = Vec<PuzzleInfo>), (status = 404, description = "no-game")))]
pub(crate) async fn puzzles(Ids(wanted): Ids<Wanted>) -> Result<Json<Vec<PuzzleInfo>>, Refusal> {
    let game = wanted.game.map(|name| known_game(&name)).transpose()?;
    let is_wanted = |it: &AnyPuzzle| game.is_none_or(|game| game.name() == it.game.name());
    Ok(Json(tharsis_wire::puzzles().filter(is_wanted).map(AnyPuzzle::info).collect()))
}

/// An answer to a puzzle: whether it is right, what each choice costs, and why the right one is better.
#[utoipa::path(post, path = "/api/puzzles/{puzzle}", tag = "puzzles",
    params(("puzzle" = String, Path), ("lang" = Option<String>, Query)), request_body = Answer,
    responses((status = 200, body = Solved), (status = 400, description = "unreadable"),
        (status = 404, description = "no-puzzle"), (status = 422, description = "invalid, illegal"),
        (status = 503, description = "busy")))]
pub(crate) async fn solve(
    State(app): State<App>,
    Path(id): Path<String>,
    Lang(language): Lang,
    Body(answer): Body<Answer>,
) -> Result<Json<Solved>, Refusal> {
    let puzzle = known_puzzle(id)?;
    let solved = app.readers.read(move || puzzle.solve(&answer.choice, language)).await?;
    solved.map(Json).map_err(|refused| Denied::choice(1, refused).into())
}
