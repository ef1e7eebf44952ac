-- What the coach found in a finished game: by which coach, and the review as JSON in no language.
CREATE TABLE reviews (
    game     TEXT   NOT NULL PRIMARY KEY,
    coach    TEXT   NOT NULL,
    review   TEXT   NOT NULL
);
