-- How many tables somebody has is asked whenever they set up another.
CREATE INDEX tables_by_creator ON tables (creator, stage);
