-- Games that are over. What is asked for often can be told from an index alone.
CREATE INDEX IF NOT EXISTS game_table_unsummed ON game_table (id) WHERE finished = 1 AND summed = 0;

CREATE INDEX IF NOT EXISTS sitting_going_on ON sitting (person) WHERE over = 0;

CREATE TABLE IF NOT EXISTS finished (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    shown INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    ending TEXT NOT NULL,
    plies INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    counted INTEGER NOT NULL DEFAULT 0,
    packed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS finished_shown ON finished (ended, table_id) WHERE shown;

CREATE INDEX IF NOT EXISTS finished_of_game ON finished (game, ended, table_id) WHERE shown;

CREATE INDEX IF NOT EXISTS finished_uncounted ON finished (ended, table_id) WHERE counts AND NOT counted;

CREATE INDEX IF NOT EXISTS finished_unpacked ON finished (ended) WHERE NOT packed;

-- Logs of games that have been over for a while.
CREATE TABLE IF NOT EXISTS packed_log (
    table_id TEXT PRIMARY KEY,
    entries INTEGER NOT NULL,
    log BLOB NOT NULL
);

CREATE TABLE IF NOT EXISTS finished_seat (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    stand_in INTEGER NOT NULL,
    score INTEGER,
    place INTEGER,
    outcome TEXT,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS finished_seat_of_person
ON finished_seat (person, ended, table_id, game, shown, outcome) WHERE person IS NOT NULL;

CREATE INDEX IF NOT EXISTS finished_seat_of_game
ON finished_seat (person, game, ended, table_id, shown, outcome) WHERE person IS NOT NULL;

-- Whether two people met: asked for each game of one of them.
CREATE INDEX IF NOT EXISTS finished_seat_at_table ON finished_seat (person, table_id) WHERE person IS NOT NULL;

-- Ratings in thousandths, volatility in thousand millionths.
CREATE TABLE IF NOT EXISTS rating (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    points INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    games INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (person, game, players)
) WITHOUT ROWID;

-- Those of whom enough is known: see `ratings.rs`.
CREATE INDEX IF NOT EXISTS rating_listed ON rating (game, players, points) WHERE deviation <= 150000;

CREATE TABLE IF NOT EXISTS rating_step (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    points INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    PRIMARY KEY (person, game, players, at, table_id)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS rating_step_in_order ON rating_step (game, players, at, table_id);

CREATE TABLE IF NOT EXISTS against_bots (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    level TEXT NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (person, game, players, level)
) WITHOUT ROWID;
