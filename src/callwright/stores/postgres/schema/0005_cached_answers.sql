-- Good answers of reads, in case their tools cannot be reached the next time: for other processes, and after a restart.

CREATE TABLE cached_answers (
    id bytea PRIMARY KEY,
    at bigint NOT NULL,
    body bytea NOT NULL
);
CREATE INDEX cached_answers_at ON cached_answers (at);
