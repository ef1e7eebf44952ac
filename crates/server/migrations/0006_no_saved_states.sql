-- Every entry holds the hash of its state, and a game is made from its choices alone: saved states are of no use any more.
DROP TABLE snapshots;
