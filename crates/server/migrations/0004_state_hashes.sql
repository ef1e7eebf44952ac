-- The hash of the state an entry led to, so that a log that leads elsewhere is never played on; 0 for entries of older days.
ALTER TABLE entries ADD COLUMN hash BIGINT NOT NULL DEFAULT 0;
