-- Decisions about versions of tools, and counts of calls by decision, version and minute.

CREATE TABLE releases (
    tool TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tool, number)
) WITHOUT ROWID;
CREATE TABLE release_figures (
    tool TEXT NOT NULL,
    number INTEGER NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    unreadable INTEGER NOT NULL,
    repaired INTEGER NOT NULL,
    refused INTEGER NOT NULL,
    error INTEGER NOT NULL,
    unknown INTEGER NOT NULL,
    PRIMARY KEY (tool, number, at, version)
) WITHOUT ROWID;
CREATE INDEX release_figures_at ON release_figures (at);
