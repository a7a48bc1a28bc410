-- Signs of life of processes that hold claims: the reading of the lease clock of the last one. A claim names its process in
-- "owner", behind an "@". What a crash of the server loses of it is written again within a second.

CREATE UNLOGGED TABLE owners (
    process text PRIMARY KEY,
    beat double precision NOT NULL
) WITH (fillfactor = 50);
