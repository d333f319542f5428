-- What never changes about a table.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    config TEXT NOT NULL,
    seats TEXT NOT NULL,
    terms TEXT NOT NULL,
    secret BYTEA NOT NULL,
    previous TEXT UNIQUE REFERENCES tables (id)
);

-- What has happened at each table. Rows are only ever added.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version BIGINT NOT NULL CHECK (version > 0),
    at BIGINT NOT NULL,
    holder SMALLINT,
    key TEXT,
    digest TEXT,
    deed TEXT NOT NULL,
    clock TEXT,
    hash TEXT,
    PRIMARY KEY (table_id, version)
);

-- Hashes of the secrets that open seats.
CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    holder SMALLINT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX tokens_by_table ON tokens (table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat SMALLINT,
    name TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What is shown of tables that are over, whatever becomes of the rules.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    ending TEXT NOT NULL,
    record TEXT NOT NULL,
    views TEXT NOT NULL,
    news TEXT NOT NULL
);
