-- What its sender calls a request ("ID DIGEST", kept with its first entry), so that sending it again gives the first
-- answer; empty for what has no name.
ALTER TABLE entries ADD COLUMN sent TEXT NOT NULL DEFAULT '';

-- One row, written to see whether anything can be written.
CREATE TABLE health (
    id       TEXT   NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL
);
