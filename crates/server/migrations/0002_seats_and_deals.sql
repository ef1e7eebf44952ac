-- Seats have one authority. A key of a seat holds for the generation it was made for; whoever leaves, or takes a new key
-- as a player, raises it.
ALTER TABLE seats ADD COLUMN generation BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN generation BIGINT NOT NULL DEFAULT 0;

-- A deal that nobody chose: the server's secret and what each seat adds; the seed is made of them when the game starts
-- and empty before. Times of older days, and secrets nobody committed to, are 0 and empty.
ALTER TABLE tables ADD COLUMN secret TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN started BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN contribution TEXT NOT NULL DEFAULT '';
