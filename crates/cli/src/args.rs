//! What the command line understands.

use anyhow::Context;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use std::net::SocketAddr;
use std::path::PathBuf;
use tharsis_ares::Ares;
use tharsis_kernel::{Game, Seat, SeatSet};
use tharsis_mars::{Deck, MapChoice, Mars};
use tharsis_server::{Network, Quota};
use tharsis_words::Language;

/// Tharsis: Terraforming Mars, played by people and programs. An unofficial fan project.
#[derive(Parser, Debug)]
#[command(
    name = "tharsis",
    version,
    after_help = "Without a command the server is started, as with `tharsis serve`."
)]
pub(crate) struct Options {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve the game to browsers and programs
    Serve(Serve),
    /// Write the whole database to a file
    Backup(Backup),
    /// Read a backup into a new database
    Restore(Restore),
    /// Play a short demonstration game and print its log
    Demo(Demo),
    /// List the cards (and global events), in words or as JSON
    Cards(Cards),
    /// Tell all about a card, global event or party: text, icons, facts, rulings, numbers and tests
    Explain(Explain),
    /// List the languages, and what each of them still lacks
    Languages(Languages),
    /// Run or show scenario files: positions, moves and what must then be true
    #[command(subcommand)]
    Scenario(Scenario),
    /// Replay a game record and verify every choice and hash
    Replay(Replay),
    /// Look through a finished game with the coach: every decision graded, where it turned, luck and skill
    Review(Review),
    /// Play many random games and print statistics
    Simulate(Simulate),
    /// Let bots play each other on the same deals and compare their strength
    Arena(Arena),
    /// Count what becomes of every card in games of bots among their like
    Numbers(Numbers),
    /// Find puzzles in games of bots or people, check them again, or list those that come with the program
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Fit the bots' weights by self-play
    Tune(Tune),
    /// Teach the bots' network by self-play, round by round
    Teach(Teach),
    /// Measure the engine: games and decisions per second, cost of a copy, size of a state
    Bench(Bench),
}

/// What is done without a command: the server is started, with the settings of the environment.
pub(crate) fn default_command() -> Command {
    let serve = Options::parse_from(["tharsis", "serve"]);
    serve.command.expect("a command was given")
}

/// A language of the texts.
fn language(code: &str) -> anyhow::Result<&'static Language> {
    Language::get(code).with_context(|| format!("there are {}", Language::ALL.join(", ")))
}

/// A map, or any of them; help and refusals list those there are.
fn map() -> impl TypedValueParser<Value = MapChoice> {
    PossibleValuesParser::new(MapChoice::offered().map(MapChoice::word)).try_map(MapChoice::try_from)
}

/// The language of what a command prints about the game.
#[derive(Args, Clone, Copy)]
pub(crate) struct Lang {
    /// The language of the texts; `tharsis languages` lists them
    #[arg(long = "lang", value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    pub(crate) language: &'static Language,
}

impl std::fmt::Debug for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.language.code())
    }
}

/// The variant of Mars to be played.
#[derive(Args, Clone, Debug)]
pub(crate) struct Variant {
    /// The game
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    pub(crate) game: String,
    /// How many play: 1 (solo) to 5, Ares to 4
    #[arg(long, default_value_t = 2)]
    pub(crate) players: u8,
    /// Leave out the Corporate Era: basic cards only, production starts at 1
    #[arg(long)]
    pub(crate) standard: bool,
    /// Draft the research cards
    #[arg(long)]
    pub(crate) draft: bool,
    /// Play with the expansion Colonies
    #[arg(long)]
    pub(crate) colonies: bool,
    /// With Colonies: deal everybody one corporation of Colonies and one of the others
    #[arg(long)]
    pub(crate) colony_corporation: bool,
    /// Add the Turmoil expansion
    #[arg(long)]
    pub(crate) turmoil: bool,
    /// Solo: the goal is a terraform rating of 63 instead of complete parameters
    #[arg(long)]
    pub(crate) rating_goal: bool,
    /// Play with the expansion Prelude
    #[arg(long)]
    pub(crate) prelude: bool,
    /// Only the projects and corporations of Prelude, without its preludes
    #[arg(long)]
    pub(crate) prelude_cards: bool,
    /// With Prelude: deal everybody one corporation of Prelude and one of the others
    #[arg(long)]
    pub(crate) prelude_corporation: bool,
    /// Play with the expansion Venus Next
    #[arg(long)]
    pub(crate) venus: bool,
    /// With Venus Next: deal everybody one corporation of Venus Next and one of the others
    #[arg(long)]
    pub(crate) venus_corporation: bool,
    /// House rule: the game ends only when Venus is complete, too
    #[arg(long)]
    pub(crate) venus_complete: bool,
    /// The map, or any of them from the seed
    #[arg(long, default_value = MapChoice::default().word(), value_parser = map())]
    pub(crate) map: MapChoice,
    /// Seats (from 0) that take the Beginner Corporation
    #[arg(long, value_name = "SEAT", value_delimiter = ',')]
    pub(crate) beginner: Vec<u8>,
    /// Ares: options in words (first-game, mulligan, coop, beginner, experienced, expert)
    #[arg(long, value_name = "WORDS", default_value = "mulligan")]
    pub(crate) ares: String,
}

impl Variant {
    /// The engine's options, if so many can play them.
    pub(crate) fn options(&self) -> anyhow::Result<tharsis_mars::Options> {
        let beginners = self.beginner.iter().map(|&seat| Seat(seat.min(7))).collect::<SeatSet>();
        let options = tharsis_mars::Options {
            corporate_era: !self.standard,
            draft: self.draft,
            colonies: self.colonies,
            colony_corporation: self.colony_corporation,
            beginners,
            turmoil: self.turmoil,
            rating_goal: self.rating_goal,
            prelude: self.prelude,
            prelude_cards: self.prelude_cards,
            prelude_corporation: self.prelude_corporation,
            venus: self.venus,
            venus_corporation: self.venus_corporation,
            venus_complete: self.venus_complete,
            map: self.map,
        };
        Mars::check_options(&options, self.players)?;
        Ok(options)
    }
}

impl Variant {
    /// Whether Ares Expedition is played.
    pub(crate) fn is_ares(&self) -> bool {
        self.game == "ares"
    }

    /// The options of Ares Expedition, if so many can play them.
    pub(crate) fn ares_options(&self) -> anyhow::Result<tharsis_ares::Options> {
        let options: tharsis_ares::Options = self.ares.parse()?;
        Ares::check_options(&options, self.players)?;
        Ok(options)
    }
}

/// Where everything that lasts is kept.
#[derive(Args, Debug)]
pub(crate) struct Database {
    /// sqlite:FILE (made if it is missing) or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, env = "THARSIS_DATABASE", hide_env_values = true, default_value = "sqlite:tharsis.db")]
    pub(crate) database: String,
}

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// Address and port to listen on; 0.0.0.0:8080 lets others on the network in, port 0 takes any free one
    #[arg(long, env = "THARSIS_LISTEN", default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    #[command(flatten)]
    pub(crate) database: Database,
    /// The address people use, for links and cookies, such as https://mars.example.org
    #[arg(long, env = "THARSIS_URL", default_value = "")]
    pub(crate) url: String,
    /// Requests a second from one address in the long run; 0 for any number
    #[arg(long, env = "THARSIS_RATE", default_value_t = 200)]
    pub(crate) rate: u32,
    /// A proxy on this machine or in a private network tells the callers' real addresses
    #[arg(long, env = "THARSIS_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// These proxies tell the callers' real addresses, such as 127.0.0.1,10.0.0.0/8
    #[arg(long, env = "THARSIS_PROXIES", value_delimiter = ',')]
    pub(crate) proxies: Vec<Network>,
    /// Address and port for metrics, such as 127.0.0.1:9090; none are told if it is not given
    #[arg(long, env = "THARSIS_METRICS_LISTEN")]
    pub(crate) metrics_listen: Option<SocketAddr>,
    /// Players' webhooks may lead into private networks
    #[arg(long, env = "THARSIS_PRIVATE_WEBHOOKS")]
    pub(crate) private_webhooks: bool,
    /// Bots that think at the same time; by default one for each core
    #[arg(long, env = "THARSIS_THINKERS")]
    pub(crate) thinkers: Option<usize>,
    /// How long a bot may think about one choice, in milliseconds
    #[arg(long, env = "THARSIS_THINK_LIMIT", default_value_t = 3000)]
    pub(crate) think_limit: u64,
    /// Lines of play the coach spends on each decision of a review
    #[arg(long, env = "THARSIS_REVIEW_LINES", default_value_t = tharsis_wire::REVIEW_LINES)]
    pub(crate) review_lines: u32,
    /// How much one player or address may have, such as open-tables=100,streams-of-address=0
    #[arg(long, env = "THARSIS_QUOTAS", value_name = "NAME=N", value_delimiter = ',')]
    pub(crate) quotas: Vec<Quota>,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    #[command(flatten)]
    pub(crate) database: Database,
    /// The backup: a text file, one row a line, the same for SQLite and PostgreSQL
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Restore {
    #[command(flatten)]
    pub(crate) database: Database,
    /// Only look through the backup (form, checksum, every row, every game played again); nothing is written
    #[arg(long)]
    pub(crate) check: bool,
    /// The backup
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Demo {
    #[command(flatten)]
    pub(crate) variant: Variant,
    /// Seed of the deal and of the players
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Print the log up to the end, not only the first and last generation
    #[arg(long)]
    pub(crate) full: bool,
    /// Write the game record to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct Cards {
    /// The game
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    pub(crate) game: String,
    /// Only this deck
    #[arg(long, value_parser = PossibleValuesParser::new(Deck::ALL.iter().map(|deck| deck.word())))]
    pub(crate) deck: Option<String>,
    /// List the global events instead
    #[arg(long)]
    pub(crate) events: bool,
    /// An array with number, name, deck, kind, cost, tags, requirement, text, icons and points of each card
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct Explain {
    /// The game
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    pub(crate) game: String,
    /// The card's name, in English or the language of the text, or its printed number; or a global event or party
    #[arg(required = true, num_args = 1..)]
    pub(crate) card: Vec<String>,
    #[command(flatten)]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct Languages {
    /// Name the messages, too; exit status 1 if any is missing or superfluous
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Scenario {
    /// Play scenarios and check what they expect; exit status 1 if an expectation does not hold
    Run {
        /// The files; without any, the scenarios that come with the program
        files: Vec<PathBuf>,
    },
    /// Play a scenario and print the whole final position in the same format
    Show {
        /// The file
        file: PathBuf,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The game record
    pub(crate) file: PathBuf,
    /// Print the log of the game
    #[arg(long)]
    pub(crate) log: bool,
    /// Stop after so many choices and print where the game stands
    #[arg(long, value_name = "N")]
    pub(crate) steps: Option<usize>,
    #[command(flatten)]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) variant: Variant,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// Seed of the first game; the others follow
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Bots for the seats, the last one for those left over; without any, the reference policy of the benchmarks
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Bots: random, novice, steady, expert (1 s a decision), expert:50ms (a time), expert:400 (iterations)."
)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) variant: Variant,
    /// The bots, a seat each; the last one takes the seats left over
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// How many games; every deal is played once for each seat, the bots moving on
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// Seed of the first deal; the others follow
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// Weights of the bots, as `tune` writes them; those of the program if left out
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The same seed and bot give the same file on any number of threads; a bot with a time (champion:100ms) would not."
)]
pub(crate) struct Numbers {
    /// The game; its tables (players, expansions) are played in turn
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    pub(crate) game: String,
    /// How many games
    #[arg(long, default_value_t = 3000)]
    pub(crate) games: u64,
    /// The bot at every seat: sharp, champion:60 (lines of play) …
    #[arg(long, default_value = "sharp")]
    pub(crate) bots: String,
    /// Seed of the first game; the others follow
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// The day the file tells; today's if left out
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub(crate) date: Option<String>,
    /// Where to write the numbers
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Puzzles {
    /// Play games, or read records, and write the puzzles found in them; a file that was begun is gone on with
    Find(FindPuzzles),
    /// Search every puzzle of a file again, longer and with other seeds, and tell how often the answer holds
    Check(CheckPuzzles),
    /// List the puzzles, without their answers
    List(ListPuzzles),
}

#[derive(Args, Debug)]
pub(crate) struct FindPuzzles {
    /// The game; its tables (players, expansions) are played in turn
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    pub(crate) game: String,
    /// How many games
    #[arg(long, default_value_t = 300)]
    pub(crate) games: u64,
    /// Seed of the first game; the others follow
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Look for puzzles in these records of finished games instead
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) records: Vec<PathBuf>,
    /// Lines of play by which most moments are sorted out
    #[arg(long, default_value_t = 200)]
    pub(crate) sieve: u32,
    /// Lines of play of each search that verifies
    #[arg(long, default_value_t = 4_000)]
    pub(crate) lines: u32,
    /// How many searches must agree
    #[arg(long, default_value_t = 3)]
    pub(crate) searches: u64,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// The day the file tells; today's if left out
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub(crate) date: Option<String>,
    /// Where to write the puzzles
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct CheckPuzzles {
    /// The file
    pub(crate) file: PathBuf,
    /// Lines of play of the search
    #[arg(long, default_value_t = 20_000)]
    pub(crate) lines: u32,
    /// How many puzzles at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// Write those that are found again, and worth asking, to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ListPuzzles {
    /// The game
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    pub(crate) game: String,
    /// A file instead of those that come with the program
    pub(crate) file: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    #[command(flatten)]
    pub(crate) variant: Variant,
    /// Rounds of nudging and comparing
    #[arg(long, default_value_t = 300)]
    pub(crate) rounds: u32,
    /// Deals in a round
    #[arg(long, default_value_t = 60)]
    pub(crate) deals: u64,
    /// How far weights are nudged, as a share of themselves
    #[arg(long, default_value_t = 0.1)]
    pub(crate) nudge: f32,
    /// How far they move for a whole win, in nudges
    #[arg(long, default_value_t = 2.5)]
    pub(crate) step: f32,
    /// Seed of deals and nudges
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// Weights to begin with; those of the program if left out
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Where to write the fitted weights
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Review {
    /// The record of a game, as `tharsis demo --record` and servers write it
    pub(crate) file: PathBuf,
    /// Tell of this player only, counted from 1; of all if left out
    #[arg(long, value_name = "PLAYER")]
    pub(crate) player: Option<u8>,
    /// Lines of play for each decision: more grade more exactly and take longer
    #[arg(long, default_value_t = tharsis_wire::REVIEW_LINES)]
    pub(crate) lines: u32,
    /// Tell of every decision, not only of those that cost something
    #[arg(long)]
    pub(crate) full: bool,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct Teach {
    /// The recipe: games, rounds, seeds (training/*.toml)
    pub(crate) recipe: PathBuf,
    /// Where games, networks and reports of the rounds lie; a course goes on where it was broken off
    #[arg(long, value_name = "FOLDER", required_unless_present_any = ["carry", "level"])]
    pub(crate) work: Option<PathBuf>,
    /// The network to begin with, taught in another course
    #[arg(long, value_name = "FILE", conflicts_with = "carry")]
    pub(crate) from: Option<PathBuf>,
    /// Only carry a network over to features that have grown, as by a new card; needs --out
    #[arg(long, value_name = "FILE", requires = "out")]
    pub(crate) carry: Option<PathBuf>,
    /// Only level the chances of a network by games of its own at the recipe's tables, and check them by others; needs --out
    #[arg(long, value_name = "FILE", requires = "out", conflicts_with_all = ["carry", "from"])]
    pub(crate) level: Option<PathBuf>,
    /// How many games of each kind to level by
    #[arg(long, value_name = "GAMES", default_value_t = 4000, requires = "level")]
    pub(crate) level_games: u64,
    /// How many rounds to do now
    #[arg(long, default_value_t = 1)]
    pub(crate) rounds: usize,
    /// How many threads; the network is the same for any number
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// Where to write the network chosen last
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// The game
    #[arg(long, default_value = "mars", value_parser = ["mars", "ares"])]
    pub(crate) game: String,
    /// Whole games for each figure
    #[arg(long, default_value_t = 20_000)]
    pub(crate) games: u64,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// Only the variants side by side, with the instructions of a game (needs valgrind)
    #[arg(long)]
    pub(crate) instructions: bool,
    /// Only the coach: its time, and how often its best choice on so many positions is that of a longer search
    #[arg(long, value_name = "POSITIONS")]
    pub(crate) coach: Option<usize>,
    /// How long that search takes
    #[arg(long, value_name = "SECONDS", default_value_t = 10, requires = "coach")]
    pub(crate) seconds: u64,
    /// Lines of play whose best choice is compared with that of the longer search
    #[arg(long, value_delimiter = ',', default_values_t = [tharsis_wire::REVIEW_LINES], requires = "coach")]
    pub(crate) lines: Vec<u32>,
    /// Deal of the coach's first game; the others follow
    #[arg(long, default_value_t = 90_000, requires = "coach")]
    pub(crate) seed: u64,
    /// Games of the coach at once, a core each
    #[arg(long, default_value_t = 1, requires = "coach")]
    pub(crate) threads: u16,
    /// Only play so many games of a variant and print nothing, for counting instructions
    #[arg(long, value_name = "GAMES", hide = true)]
    pub(crate) silent: Option<u64>,
    /// Which variant
    #[arg(long, default_value_t = 0, hide = true)]
    pub(crate) variant: usize,
}
