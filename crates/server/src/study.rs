//! Positions to try things out in: where they begin, and what has become of them.

use crate::error::Refusal;
use crate::table::{Denied, Shot};
use std::sync::Arc;
use tharsis_bots::Budget;
use tharsis_kernel::{Seat, SeatSet};
use tharsis_wire::api::{
    Judged, Moment, SeatInfo, SeatKind, Settings, Stage, Studied, TableInfo, TextFile, Tried,
};
use tharsis_wire::{AnyGame, AnyPuzzle, Play, Refused, game_of_record, read_positions};
use tharsis_words::{Denial, Language, Names};

/// Choices tried at most.
const TRIED_MAX: usize = 400;

/// Where a study begins, before it is made.
pub(crate) struct Wanted {
    from: From,
    step: Option<usize>,
    /// The seat that knows only what it knows.
    imagined: Option<Seat>,
}

enum From {
    Table(Arc<Shot>, Box<TableInfo>),
    Text(String, &'static Language),
    Puzzle(AnyPuzzle, &'static Language),
}

impl Wanted {
    pub(crate) fn of_table(
        shot: Arc<Shot>,
        info: TableInfo,
        step: Option<usize>,
        imagined: Option<Seat>,
    ) -> Wanted {
        Wanted { from: From::Table(shot, Box::new(info)), step, imagined }
    }

    pub(crate) fn of_text(text: String, step: Option<usize>, language: &'static Language) -> Wanted {
        Wanted { from: From::Text(text, language), step, imagined: None }
    }

    pub(crate) fn of_puzzle(puzzle: AnyPuzzle, language: &'static Language) -> Wanted {
        Wanted { from: From::Puzzle(puzzle, language), step: None, imagined: Some(puzzle.seat()) }
    }

    /// The position after what was tried, shown to a seat.
    pub(crate) fn begin(self, tried: &[Tried], seat: Option<u8>) -> Result<Begun, Refusal> {
        if tried.len() > TRIED_MAX {
            return Err(Refusal::bad(Denial::Together(tried.len(), TRIED_MAX)));
        }
        let (play, names, info) = match self.from {
            From::Table(shot, info) => (shot.play.copy(), shot.names.clone(), *info),
            From::Text(text, language) => read(&text, language)?,
            From::Puzzle(puzzle, language) => unnamed(puzzle.game, puzzle.play(), language),
        };
        let (last, step) = (play.steps(), self.step.unwrap_or(play.steps()));
        let play = play.at(step).ok_or_else(|| Refusal::bad(Denial::NoStep(step, last)))?;
        let mut play = match self.imagined {
            // Whoever goes on has the same world before them.
            Some(seat) => play.imagined(seat, step as u64),
            None => play,
        };
        let from = play.steps();
        for (place, Tried { seat, choice }) in tried.iter().enumerate() {
            let made = play.play(Seat(*seat), choice);
            made.map_err(|refused| Denied::choice(place + 1, refused))?;
        }
        let asked = play.asked();
        let n_seats = play.scores().len();
        let wanted = seat.map(Seat).filter(|seat| seat.idx() < n_seats);
        let seat = wanted.filter(|&seat| asked.has(seat)).or(asked.iter().next()).or(wanted);
        Ok(Begun { play, names, info, from, seat: seat.unwrap_or(Seat(0)), imagined: self.imagined })
    }
}

type Read = (Box<dyn Play>, Names, TableInfo);

/// A record or a scenario file.
fn read(text: &str, language: &Language) -> Result<Read, Refusal> {
    let unreadable = |why: String| Refusal::bad(Denial::NotAPosition(why));
    let (game, play): (&dyn AnyGame, Box<dyn Play>) = match game_of_record(text) {
        Some(game) => (game, game.read_record(text).map_err(|error| unreadable(error.to_string()))?),
        None => {
            let (game, positions) =
                read_positions(NAME, text).map_err(|error| unreadable(error.to_string()))?;
            let first = positions.into_iter().next();
            (game, first.ok_or_else(|| unreadable(format!("{NAME}: []")))?)
        }
    };
    Ok(unnamed(game, play, language))
}

/// A game of nobody in particular.
fn unnamed(game: &dyn AnyGame, play: Box<dyn Play>, language: &Language) -> Read {
    let nobody = Names::default();
    let seats = Seat::all(play.scores().len() as u8);
    let names: Vec<String> = seats.map(|seat| nobody.of(seat, language)).collect();
    let info = alone(game, play.as_ref(), &names);
    (play, Names::new(names), info)
}

/// What a pasted text is called in errors.
const NAME: &str = "text";

/// The table of a position that was never played at one.
fn alone(game: &dyn AnyGame, play: &dyn Play, names: &[String]) -> TableInfo {
    let seat = |name: &String| SeatInfo {
        kind: SeatKind::Human,
        name: name.clone(),
        player: None,
        bot: None,
        here: false,
        time_left: None,
        points: None,
        corporation: None,
    };
    TableInfo {
        id: String::new(),
        game: game.name().to_string(),
        options: play.options(),
        settings: Settings::default(),
        stage: Stage::Playing,
        seats: names.iter().map(seat).collect(),
        creator: String::new(),
        created: 0,
        active: 0,
        seq: 0,
        step: 0,
        asked: Vec::new(),
        winners: Vec::new(),
        now: 0,
        you: None,
        yours: false,
        parent: None,
        rematch: None,
        daily: None,
        imported: false,
        frozen: None,
        commitment: None,
        deal: None,
    }
}

/// A position after what was tried in it.
pub(crate) struct Begun {
    pub(crate) play: Box<dyn Play>,
    names: Names,
    info: TableInfo,
    /// After so many choices the study began.
    from: usize,
    /// The seat that is shown.
    pub(crate) seat: Seat,
    imagined: Option<Seat>,
}

impl Begun {
    pub(crate) fn studied(&self, language: &Language) -> Studied {
        let (play, seat) = (&self.play, self.seat);
        let asked = play.asked();
        let (ask, insight) = match asked.has(seat) {
            true => play.consider(seat, language, &self.names),
            false => Default::default(),
        };
        let tried = play.steps() - self.from;
        let moment = Moment {
            seq: tried as i64,
            step: play.steps(),
            scene: play.scene(Some(seat)),
            insight: ask.is_some().then_some(insight),
            ask,
            undo: (tried > 0).then(|| play.steps() - 1),
            redo: false,
        };
        let asked: Vec<u8> = asked.iter().map(|seat| seat.0).collect();
        let stage = if asked.is_empty() { Stage::Over } else { Stage::Playing };
        let winners = play.winners().iter().map(|seat| seat.0).collect();
        let settings = Settings { hints: true, ..self.info.settings.clone() };
        // Nobody is away from a position that is tried out.
        let present = |seat: &SeatInfo| SeatInfo { here: true, time_left: None, ..seat.clone() };
        let seats = self.info.seats.iter().map(present).collect();
        let (you, step) = (Some(seat.0), play.steps());
        let info = self.info.clone();
        let table = TableInfo { stage, winners, settings, you, step, seats, asked: asked.clone(), ..info };
        let log = play.story(self.from).entries(Some(seat), language, &self.names);
        // A story from the very beginning tells of the deal, too.
        let log = log.into_iter().filter(|entry| entry.step > self.from).collect();
        Studied { table, moment, log, asked, imagined: self.imagined.map(|seat| seat.0) }
    }

    /// What every seat can hope for, all hands open unless they are imagined, and what the coach would do for the shown one.
    pub(crate) fn judged(
        &self,
        about: Option<&str>,
        budget: Budget,
        language: &Language,
    ) -> Result<Judged, Refused> {
        let (play, seat) = (&self.play, self.seat);
        let seed = play.steps() as u64;
        let all = Seat::all(play.scores().len() as u8).collect();
        let knowing: SeatSet = self.imagined.map_or(all, |seat| [seat].into_iter().collect());
        let advice = match play.asked().has(seat) {
            true => Some(play.advise(seat, about, budget, seed, language, &self.names)?),
            false => None,
        };
        Ok(Judged { prospects: play.prospects(knowing, seed), advice })
    }

    /// What was tried, as a scenario file.
    pub(crate) fn scenario(&self) -> Option<TextFile> {
        let title = match &self.info.settings.title[..] {
            "" => format!("A study of {}", self.info.game),
            title => title.to_string(),
        };
        let text = self.play.scenario(&title, self.from)?;
        Some(TextFile { name: format!("{}-study.json", self.info.game), text })
    }
}
