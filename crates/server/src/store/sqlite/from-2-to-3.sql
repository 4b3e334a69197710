-- The house looks once after all tables that are not finished, and knows then when it has to.
ALTER TABLE game_table ADD COLUMN due INTEGER;
UPDATE game_table SET due = 0 WHERE finished = 0;
