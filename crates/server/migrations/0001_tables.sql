-- One schema for SQLite and PostgreSQL: only TEXT, BIGINT and BYTEA, ids made by us, times in milliseconds, flags as 0 and 1.

CREATE TABLE players (
    id       TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    webhook  TEXT   NOT NULL,
    created  BIGINT NOT NULL
);

-- Secrets are kept as SHA-256 only. A key of a seat names its table and seat; a key of a player has an empty table.
CREATE TABLE keys (
    hash     TEXT   NOT NULL PRIMARY KEY,
    player   TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    seat     BIGINT NOT NULL,
    created  BIGINT NOT NULL
);
CREATE INDEX keys_by_player ON keys (player);

CREATE TABLE tables (
    id       TEXT   NOT NULL PRIMARY KEY,
    game     TEXT   NOT NULL,
    rules    BIGINT NOT NULL,
    options  TEXT   NOT NULL,
    seed     TEXT   NOT NULL,
    settings TEXT   NOT NULL,
    public   BIGINT NOT NULL,
    creator  TEXT   NOT NULL,
    created  BIGINT NOT NULL,
    stage    TEXT   NOT NULL,
    parent   TEXT   NOT NULL,
    rematch  TEXT   NOT NULL,
    -- What lists need to know without replaying: kept in the same transaction as the log.
    active   BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    step     BIGINT NOT NULL,
    asked    BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    points   TEXT   NOT NULL,
    winners  BIGINT NOT NULL
);
CREATE INDEX tables_by_stage ON tables (stage, public, active);
CREATE INDEX tables_due ON tables (due);

CREATE TABLE seats (
    game     TEXT   NOT NULL,
    seat     BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    player   TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    bot      TEXT   NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_by_player ON seats (player);

-- The log of a table, and its lock: whoever inserts the next seq first has moved.
CREATE TABLE entries (
    game     TEXT   NOT NULL,
    seq      BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    what     TEXT   NOT NULL,
    by_whom  TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    begins   BIGINT NOT NULL,
    reveals  BIGINT NOT NULL,
    asked    BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Saved states that spare replaying; they may be deleted at any time.
CREATE TABLE snapshots (
    game     TEXT   NOT NULL,
    step     BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    state    BYTEA  NOT NULL,
    PRIMARY KEY (game, step)
);
