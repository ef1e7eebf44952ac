-- What lists and statistics of a player need without replaying: the corporations of a finished game, card numbers with
-- blanks and - for none; empty for games of older days until somebody asks.
ALTER TABLE tables ADD COLUMN corporations TEXT NOT NULL DEFAULT '';

-- Tables that a player does not want to see in their list any more.
CREATE TABLE hidden (
    player   TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    PRIMARY KEY (player, game)
);
