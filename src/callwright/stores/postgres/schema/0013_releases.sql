-- Decisions about versions of tools, and counts of calls by decision, version and minute.

CREATE TABLE releases (
    tool text NOT NULL,
    number bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (tool, number)
);
CREATE TABLE release_figures (
    tool text NOT NULL,
    number bigint NOT NULL,
    version text NOT NULL,
    at bigint NOT NULL,
    calls bigint NOT NULL,
    unreadable bigint NOT NULL,
    repaired bigint NOT NULL,
    refused bigint NOT NULL,
    error bigint NOT NULL,
    unknown bigint NOT NULL,
    PRIMARY KEY (tool, number, at, version)
);
CREATE INDEX release_figures_at ON release_figures (at);
