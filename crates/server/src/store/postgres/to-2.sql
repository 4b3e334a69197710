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
