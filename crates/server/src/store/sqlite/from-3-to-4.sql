-- What accounts' names look like; filled in by the program.
ALTER TABLE person ADD COLUMN looks TEXT;
