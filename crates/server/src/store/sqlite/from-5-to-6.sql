-- Which games count for ratings, and which of those that are over have a summary.
ALTER TABLE game_table ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN strength TEXT;
ALTER TABLE game_table ADD COLUMN summed INTEGER NOT NULL DEFAULT 0;
-- Who has played to the end finds the game by its summary.
ALTER TABLE sitting ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
