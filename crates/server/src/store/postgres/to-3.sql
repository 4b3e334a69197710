-- Thoughts of bots that wait at one server and that another may have: one for each table, gone as soon as nobody waits for
-- it. If they are lost, whoever waits thinks itself. Networks and addresses are hashes.
CREATE UNLOGGED TABLE thought (
    table_id TEXT PRIMARY KEY,
    ticket TEXT NOT NULL,
    seq BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    network TEXT NOT NULL,
    address TEXT NOT NULL,
    opener TEXT NOT NULL,
    alone BOOLEAN NOT NULL,
    asked TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    posted_by TEXT NOT NULL,
    taken_by TEXT,
    answer TEXT
);
