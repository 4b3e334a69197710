CREATE TABLE IF NOT EXISTS person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    looks TEXT,
    made INTEGER NOT NULL DEFAULT 0,
    seen INTEGER NOT NULL DEFAULT 0,
    admin INTEGER NOT NULL DEFAULT 0,
    muted INTEGER NOT NULL DEFAULT 0,
    banned INTEGER NOT NULL DEFAULT 0,
    email TEXT,
    mail_wish INTEGER NOT NULL DEFAULT 0,
    notified INTEGER NOT NULL DEFAULT 0,
    lang TEXT
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS person_by_looks ON person (looks) WHERE looks IS NOT NULL;

CREATE INDEX IF NOT EXISTS person_by_email ON person (email) WHERE email IS NOT NULL;

CREATE TABLE IF NOT EXISTS access_key (
    hash BLOB PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
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
    finished INTEGER NOT NULL DEFAULT 0,
    flag TEXT NOT NULL DEFAULT '"stand_in"',
    hints INTEGER NOT NULL DEFAULT 1,
    due INTEGER,
    talk TEXT NOT NULL DEFAULT '"everyone"',
    closed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS game_table_unfinished ON game_table (opened) WHERE finished = 0;

CREATE INDEX IF NOT EXISTS game_table_of_opener ON game_table (opener) WHERE finished = 0;

CREATE TABLE IF NOT EXISTS sign_of_life (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS downtime (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
);

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
    at INTEGER NOT NULL,
    person TEXT,
    account INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX IF NOT EXISTS chat_of_table ON chat (table_id, id);

CREATE INDEX IF NOT EXISTS chat_of_person ON chat (person) WHERE person IS NOT NULL;

CREATE TABLE IF NOT EXISTS report (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    by_whom TEXT,
    table_id TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    line INTEGER,
    text TEXT,
    reason TEXT NOT NULL,
    done INTEGER
);

-- Nobody reports the same thing twice while nobody has dealt with it.
CREATE UNIQUE INDEX IF NOT EXISTS report_waiting ON report (by_whom, table_id, person, coalesce(line, 0))
WHERE done IS NULL;

CREATE TABLE IF NOT EXISTS act (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    by_whom TEXT,
    what TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS letter (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS letter_of_person ON letter (person);

CREATE TABLE IF NOT EXISTS browser (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS browser_of_person ON browser (person);

CREATE TABLE IF NOT EXISTS nudge (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS house_secret (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) WITHOUT ROWID;
