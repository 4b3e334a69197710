CREATE TABLE IF NOT EXISTS person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS access_key (
    hash BLOB PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS access_key_of_person ON access_key (person);

CREATE TABLE IF NOT EXISTS game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    revision INTEGER NOT NULL,
    setup TEXT NOT NULL,
    seed BLOB NOT NULL,
    seats TEXT NOT NULL,
    public INTEGER NOT NULL,
    clock TEXT NOT NULL,
    opener TEXT NOT NULL,
    invitation TEXT NOT NULL,
    opened INTEGER NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS game_table_unfinished ON game_table (opened) WHERE finished = 0;

CREATE TABLE IF NOT EXISTS entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT,
    command TEXT,
    deed TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS chat (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
);

CREATE INDEX IF NOT EXISTS chat_of_table ON chat (table_id, id);
