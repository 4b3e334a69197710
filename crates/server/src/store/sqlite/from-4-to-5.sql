-- When people came and were seen last: whoever is there now counts as just seen.
ALTER TABLE person ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE person SET made = unixepoch() * 1000, seen = unixepoch() * 1000;
ALTER TABLE access_key ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE access_key SET used = unixepoch() * 1000;
-- What administrators decide about people and tables.
ALTER TABLE person ADD COLUMN admin INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN talk TEXT NOT NULL DEFAULT '"everyone"';
ALTER TABLE game_table ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
-- Where messages go, and when the last one was sent.
ALTER TABLE person ADD COLUMN email TEXT;
ALTER TABLE person ADD COLUMN mail_wish INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN notified INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN lang TEXT;
-- Who has said something, as far as it is known: somebody of this name sat there.
ALTER TABLE chat ADD COLUMN person TEXT;
ALTER TABLE chat ADD COLUMN account INTEGER NOT NULL DEFAULT 0;
UPDATE chat SET person = (
    SELECT s.person FROM sitting s JOIN person p ON p.id = s.person
    WHERE s.table_id = chat.table_id AND p.name = chat.name LIMIT 1);
