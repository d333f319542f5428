-- People who want to be known again: a name and the hash of a passphrase.
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    passphrase TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;

-- Hashes of the secrets by which an account is known. Those that were revoked stay, so that whoever uses one can be told.
CREATE TABLE account_tokens (
    hash BLOB PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    made INTEGER NOT NULL,
    revoked INTEGER
) STRICT;
CREATE INDEX account_tokens_by_account ON account_tokens (account);

-- Which account plays where.
CREATE TABLE account_seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    holder INTEGER NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, holder)
) STRICT, WITHOUT ROWID;
CREATE INDEX account_seats_by_account ON account_seats (account, at);

CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;

-- Records that somebody has brought along.
CREATE TABLE replays (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    record TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;

-- What was found out about finished games and records, as JSON.
CREATE TABLE analyses (
    id TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    analysis TEXT NOT NULL
) STRICT;
