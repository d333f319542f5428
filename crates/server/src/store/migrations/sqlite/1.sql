-- What never changes about a table.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    config TEXT NOT NULL,
    seats TEXT NOT NULL,
    terms TEXT NOT NULL,
    secret BLOB NOT NULL,
    previous TEXT UNIQUE REFERENCES tables (id)
) STRICT;

-- What has happened at each table. Rows are only ever added.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL CHECK (version > 0),
    at INTEGER NOT NULL,
    holder INTEGER,
    key TEXT,
    digest TEXT,
    deed TEXT NOT NULL,
    clock TEXT,
    hash TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Hashes of the secrets that open seats.
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    holder INTEGER NOT NULL,
    made INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_by_table ON tokens (table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What is shown of tables that are over, whatever becomes of the rules.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    ending TEXT NOT NULL,
    record TEXT NOT NULL,
    views TEXT NOT NULL,
    news TEXT NOT NULL
) STRICT;
