-- Tables that were opened before go on as they were: nobody loses by the clock, and there are hints.
ALTER TABLE game_table ADD COLUMN flag TEXT NOT NULL DEFAULT '"stand_in"';
ALTER TABLE game_table ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
