-- What a ledger knows of itself. "incarnation" tells it from every other; server and timeline are those it was last seen on, and
-- change with a failover or a restore; until "held_until" the processes that are alive look for what they were promised; "doubt"
-- (JSON) is a sign that something is missing, until an operator accepts it, at "accepted_at".

CREATE TABLE ledger_identity (
    one integer PRIMARY KEY CHECK (one = 1),
    incarnation text NOT NULL,
    server text NOT NULL DEFAULT '',
    timeline bigint NOT NULL DEFAULT 0,
    held_until bigint NOT NULL DEFAULT 0,
    doubt text NOT NULL DEFAULT '',
    accepted_at bigint NOT NULL DEFAULT 0
);
INSERT INTO ledger_identity (one, incarnation) VALUES (1, gen_random_uuid()::text);
