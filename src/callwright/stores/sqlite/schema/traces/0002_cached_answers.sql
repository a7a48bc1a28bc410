-- Good answers of reads, in case their tools cannot be reached the next time: for other processes, and after a restart.

CREATE TABLE cached_answers (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE INDEX cached_answers_at ON cached_answers (at);
