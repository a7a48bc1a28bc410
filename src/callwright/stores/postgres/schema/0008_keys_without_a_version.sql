-- A key names no version of its tool: what began under one version is the same call under the next. Where entries of several
-- versions come to one key, the one in doubt gets it, else the newest; the others keep the key they had until they expire.
-- A key that is not shown as it was given (it held a NUL) cannot be looked up anew, and stays as it is.

WITH parts AS (
    SELECT entry_id, key, state, '/' || tool || '@' || split_part(version, '.', 1) AS mark, '/' || tool AS name
    FROM ledger WHERE digest IS NOT NULL AND strpos(key, chr(65533)) = 0
),
renamed AS (
    SELECT entry_id, state, CASE
        WHEN strpos(key, mark || '/') > 0 THEN replace(key, mark || '/', name || '/')
        ELSE left(key, char_length(key) - char_length(mark)) || name END AS fresh
    FROM parts
    WHERE strpos(key, mark || mark) = 0 AND (strpos(key, mark || '/') > 0 OR right(key, char_length(mark)) = mark)
),
ranked AS (
    SELECT entry_id, fresh, row_number() OVER (
        PARTITION BY fresh ORDER BY state IN ('claimed', 'unknown') DESC, entry_id DESC) AS place
    FROM renamed
)
UPDATE ledger SET key = ranked.fresh, digest = sha256(convert_to(ranked.fresh, 'UTF8'))
FROM ranked WHERE ranked.entry_id = ledger.entry_id AND ranked.place = 1;
