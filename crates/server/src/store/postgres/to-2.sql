-- Servers that use the database. Whoever has not said in time that it still runs is taken for dead, by the clock of the
-- database.
CREATE TABLE node (
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);

CREATE SEQUENCE lease_epoch;

-- Which server acts for the house of a table, as long as it runs. No number comes twice.
CREATE TABLE table_lease (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    epoch BIGINT NOT NULL
);

CREATE INDEX table_lease_of_node ON table_lease (node);

CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    seats BIGINT NOT NULL,
    spectators BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);

CREATE INDEX presence_of_node ON presence (node);

-- What the lobby shows of tables that are awake somewhere.
CREATE TABLE card (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    seq BIGINT NOT NULL,
    over BOOLEAN NOT NULL,
    text TEXT NOT NULL,
    written TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX card_over ON card (written) WHERE over;

-- Which games count for ratings, and which of those that are over have a summary. Who has played to the end finds the
-- game by its summary.
ALTER TABLE game_table ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE game_table ADD COLUMN strength TEXT;
ALTER TABLE game_table ADD COLUMN summed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE sitting ADD COLUMN over BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX game_table_unsummed ON game_table (id) WHERE finished AND NOT summed;
CREATE INDEX sitting_going_on ON sitting (person) WHERE NOT over;

-- Games that are over. What is asked for often can be told from an index alone.
CREATE TABLE finished (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    shown BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    ending TEXT NOT NULL,
    plies BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    counts BOOLEAN NOT NULL,
    counted BOOLEAN NOT NULL DEFAULT FALSE,
    packed BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX finished_shown ON finished (ended, table_id COLLATE "C") WHERE shown;
CREATE INDEX finished_of_game ON finished (game, ended, table_id COLLATE "C") WHERE shown;
CREATE INDEX finished_uncounted ON finished (ended, table_id COLLATE "C") WHERE counts AND NOT counted;

CREATE INDEX finished_unpacked ON finished (ended) WHERE NOT packed;

-- Logs of games that have been over for a while. They are packed already.
CREATE TABLE packed_log (
    table_id TEXT PRIMARY KEY,
    entries BIGINT NOT NULL,
    log BYTEA NOT NULL
);
ALTER TABLE packed_log ALTER log SET STORAGE EXTERNAL;

CREATE TABLE finished_seat (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    stand_in BOOLEAN NOT NULL,
    score BIGINT,
    place BIGINT,
    outcome TEXT,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,
    shown BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX finished_seat_of_person ON finished_seat (person, ended, table_id COLLATE "C")
INCLUDE (game, shown, outcome) WHERE person IS NOT NULL;
CREATE INDEX finished_seat_of_game ON finished_seat (person, game, ended, table_id COLLATE "C")
INCLUDE (shown, outcome) WHERE person IS NOT NULL;

-- Whether two people met: asked for each game of one of them.
CREATE INDEX finished_seat_at_table ON finished_seat (person, table_id) WHERE person IS NOT NULL;

-- Ratings in thousandths, volatility in thousand millionths.
CREATE TABLE rating (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    points BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (person, game, players)
);

-- Those of whom enough is known: see `ratings.rs`.
CREATE INDEX rating_listed ON rating (game, players, points) WHERE deviation <= 150000;

CREATE TABLE rating_step (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    points BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    PRIMARY KEY (person, game, players, at, table_id)
);

CREATE INDEX rating_step_in_order ON rating_step (game, players, at, table_id COLLATE "C");

CREATE TABLE against_bots (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    level TEXT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (person, game, players, level)
);
