-- A key names no version of its tool: what began under one version is the same call under the next. Where entries of several
-- versions come to one key, the one in doubt gets it, else the newest; the others keep the key they had until they expire.

WITH parts AS (
    SELECT entry_id, key, state, '/' || tool || '@' || substr(version, 1, instr(version, '.') - 1) AS mark, '/' || tool AS name
    FROM ledger WHERE key IS NOT NULL
),
renamed AS (
    SELECT entry_id, state, CASE
        WHEN instr(key, mark || '/') > 0 THEN replace(key, mark || '/', name || '/')
        ELSE substr(key, 1, length(key) - length(mark)) || name END AS fresh
    FROM parts
    WHERE instr(key, mark || mark) = 0 AND (instr(key, mark || '/') > 0 OR substr(key, -length(mark)) = mark)
),
ranked AS (
    SELECT entry_id, fresh, row_number() OVER (
        PARTITION BY fresh ORDER BY state IN ('claimed', 'unknown') DESC, entry_id DESC) AS place
    FROM renamed
)
UPDATE ledger SET key = ranked.fresh FROM ranked WHERE ranked.entry_id = ledger.entry_id AND ranked.place = 1;
