-- What only this server knows, by what it is for: made when it is first needed, and never changed.
CREATE TABLE secrets (
    id       TEXT   NOT NULL PRIMARY KEY,
    secret   TEXT   NOT NULL
);

-- The deals of a day, written down when somebody first looks, so that they stay what they were whatever program serves.
-- Bots are levels with blanks. What they are dealt from follows from the secret.
CREATE TABLE deals (
    day      TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    kind     TEXT   NOT NULL,
    options  TEXT   NOT NULL,
    bots     TEXT   NOT NULL,
    PRIMARY KEY (day, game, kind)
);

-- The daily deal of a table ("DAY KIND"; empty for none): everybody has one table for each, whichever process is asked.
ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX tables_of_a_day ON tables (daily, game, creator) WHERE daily <> '';

-- The hash of the record that a table was taken in from; empty if it was played here.
ALTER TABLE tables ADD COLUMN imported TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX tables_of_records ON tables (creator, imported) WHERE imported <> '';
