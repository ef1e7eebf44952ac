# The server in its own name: what its bots do, and why it refuses a request. No capital, no full stop.
# Words in quotes and in $known are names of the interface. What the reader of a request says ($why of denied-malformed)
# is for programmers and English, so only English repeats it.

bot-random = takes any legal choice
bot-novice = plays by rules of thumb and makes human mistakes
bot-steady = tries out every choice and judges the position it leads to
bot-sharp = looks one move ahead with a trained eye for positions
bot-expert = searches a tree of plays over imagined hidden cards
bot-champion = thinks many moves ahead with a trained eye for positions: the strongest there is

# --- There is no such thing.

denied-no-table = there is no table “{ $name }”
denied-no-game = there is no game “{ $name }”; there are { $known }
denied-no-card = there is no card with the number “{ $number }”
denied-no-language = there is no language “{ $name }”; there are { $known }
denied-no-bot = there is no bot “{ $name }”; there are { $known }
denied-no-route = there is no { $name }
denied-no-seat = there is no seat { $name }; seats are 0 to { $last }
denied-no-step = there is no step { $step }; steps are 0 to { $last }
denied-nothing-to-play-on = there is nothing to play on from step { $step }; steps are 0 to { $last }
denied-no-day = “{ $name }” is not a day that has begun; a day is written as 2026-11-19
denied-no-daily-kind = there is no daily deal “{ $name }”; there are { $known }
denied-daily-later = this is somebody’s daily deal: you can look at it when you have finished the deal yourself, or when the day is over
denied-daily-alone = nobody stands in at a daily deal: close the table if you do not want to go on
denied-no-ledger = “{ $name }” is not a number with a ledger: money, production.money, rating, points and the like are

# --- Who asks.

denied-unknown-player = you are not known here: give a name first, or send your key
denied-wrong-key = this key opens nothing: it was mistyped, or taken back
denied-no-bearer = the header Authorization must be “Bearer KEY”
denied-not-seated = you have no seat at this table
denied-not-creator = only whoever set up the table may do that
denied-others-play = other people play here: a running game can only be closed by somebody who plays alone; leave it, and a bot stands in for you
denied-stood-in = a bot stands in for you; take your seat back first
denied-other-rules = this game was begun under version { $its } of its rules, and the server plays version { $ours } now; it cannot go on, but its log is kept, and you can play again with the same people
denied-other-state = what is stored of this game leads elsewhere after step { $steps } than it did when it was played; so that nothing is changed in silence, it cannot go on

# --- Seats and settings.

denied-just-taken = somebody else has just taken seat { $seat }
denied-not-open = seat { $seat } is not open; open are { $open }
denied-full = no seat of this table is open
denied-one-seat = you can take one seat only
denied-name = a name has 1 to { $most } visible characters
denied-title = a title has at most { $most } characters
denied-clock = a clock has 5 to { $most } seconds, not { $seconds }
denied-webhook = a webhook is an http:// or https:// address of at most 500 characters
denied-seed = a seed has 64 hexadecimal digits
denied-known-deal = a deal with a chosen seed is known to you: others may only join if the table is marked “known_deal”
denied-contribution = a contribution has { $least } to { $most } hexadecimal digits
denied-options = these options cannot be played: { $why }
denied-long-thought = a bot may think for { $most } ms on one thread at most, or as many lines of play as take that long

# --- The game.

denied-stale = this was for moment { $was }; the table is at { $now } now
denied-not-started = the game still waits for players
denied-closed = the table was closed
denied-over = the game is over
denied-not-over = the game is not over yet
denied-views-later = other seats’ views can be seen when the game is over
denied-review-later = the coach looks at games that are over
denied-study-later = games that go on can be studied only by whoever plays them alone or among bots, where hints are allowed
denied-study-origin = a study begins with a table, a text or a puzzle, one of them
denied-not-a-position = this is neither a game record nor a scenario file that can be read: { $why }
denied-not-written = nothing up to this moment can be written as a scenario; go on to the end of the move and try again
denied-no-puzzle = there is no puzzle { $id }
denied-no-decision = nothing was decided at step { $step }, or it is not graded yet
denied-record-later = a record tells every hidden card: it can be had when the game is over
denied-not-a-record = this is not a game record: one begins with “tharsis-record 1” and names its game
denied-record = the record cannot be taken in: { $why }
denied-record-unfinished = this game is not over: a record can be taken in once it is; to look at where it stands, open it as a position to study
denied-record-size = a game record has at most { $most } KB
denied-played-here = only games taken in from a record can be deleted; one that was played here can be hidden
denied-too-large = more was sent than is read here
denied-unreadable = choice { $place } cannot be read: { $why }
denied-illegal = choice { $place }: { $why }
denied-together = 1 to { $most } choices can be made together, not { $n }
denied-request-id = the id of a request is 1 to { $most } letters A–Z and a–z, digits, _ and -
denied-request-id-used = this id belongs to another request of yours; make up a new one
denied-no-undo = there is nothing you may take back: somebody else has acted, or something new was seen
denied-undo-from = you may go back to where { $floor } to { $last } choices were made
denied-not-your-undo = after { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    } it was not you who had to choose
denied-no-redo = there is nothing to make again
denied-no-hints = this table is played without hints
denied-not-asked = you are not asked anything now

# --- The server.

denied-bot = the bot could not think of anything
denied-store = the server could not reach its storage; try again in a moment
denied-mistake = the server made a mistake; nothing was changed
denied-too-many = too many requests from your address; wait a moment
denied-busy = the server is busy; try again in a moment
denied-open-tables = you have { $most } open tables, which is the most there may be; close one first
denied-bot-tables = you have { $most } running tables of bots alone, which is the most there may be; close one first
denied-newcomers = more than { $most } players have come from your address within an hour; try again later
denied-new-tables = more than { $most } tables have been set up from your address within an hour; try again later
denied-streams = more than { $most } pages are open at once; close some
denied-foreign = this request comes from another site’s page
denied-malformed = the request cannot be read: { $why }

# --- Options that cannot be played: what follows denied-options.

options-unknown = there is no option “{ $name }”; there are { $known }
options-unknown-value = “{ $option }” cannot be “{ $name }”; there are { $known }
options-seats = the game is { $players }, not for { $n }
options-only-for = “{ $option }” is only { $players }, not for { $n }
options-for-exactly = { $low ->
        [one] for { $low } player
       *[other] for { $low } players
    }
options-for-range = for { $low } to { $high } players
options-always = { $n ->
        [one] { $n } player always plays
       *[other] { $n } players always play
    } with “{ $option }”
options-needs = “{ $option }” is only played with “{ $other }”
options-clash = “{ $option }” does not go with “{ $other }”
options-no-seat = “{ $option }” is for a seat that is not there; seats are 0 to { $last }

# --- Choices that cannot be read or made: what follows denied-unreadable and denied-illegal.

notation-not-a-choice = “{ $name }” is not a choice; choices are { $known }
notation-no-card = there is no card with the number “{ $name }”
notation-not-a-number = “{ $name }” is not a number in range
notation-unknown = there is no “{ $name }” here; there are { $known }
notation-no-area = “{ $name }” is not an area; areas are 01 to { $last }
illegal-not-offered = “{ $name }” is not offered; legal are { $known }
illegal-not-offered-of-many = “{ $name }” is not offered; legal are { $known } and { $more } more

# --- What is wrong with a game record: what follows denied-record.

record-line = line { $line }: { $why }
record-not-a-record = found “{ $name }”, but a record begins with “tharsis-record 1”
record-no-field = found “{ $name }” where “{ $key } …” should stand
record-other-game = the record is of “{ $name }”, not of “{ $other }”
record-other-rules = the game was played under version { $name } of its rules, and the server plays version { $ours }: replay it with the release that wrote it
record-seats = “{ $name }” is not a number of players
record-deal = a deal is a secret of 64 hexadecimal digits and, for each seat ({ $n }), its contribution or “-”
record-other-deal = the seed was not made of this secret and these contributions: somebody has changed the deal
record-not-a-line = found “{ $name }” where a seat and its choice should stand
record-not-a-hash = “{ $name }” is not a hash of 16 hexadecimal digits
record-other-hash = after { $steps } choices the game stands otherwise than the record says: a line before this one was changed
record-cut-off = the record is cut off: its last line must be “= HASH”
