-- Signs of life of processes that hold claims: the boot and the reading of the lease clock of the last one. A claim names its
-- process in "owner", behind an "@".

CREATE TABLE owners (
    process TEXT PRIMARY KEY,
    boot INTEGER NOT NULL,
    beat REAL NOT NULL
) WITHOUT ROWID;
