-- Every statement on the traces file, by name.

-- name: put_contract
INSERT INTO contracts (hash, name, version, at, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING

-- name: put_kept
INSERT INTO quarantine (handle, tenant, principal, tool, call_id, state, verdict, at, body)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (handle) DO NOTHING

-- name: contracts
SELECT at, hash, body FROM contracts

-- name: contracts_of
SELECT at, hash, body FROM contracts WHERE name = ?

-- name: contract
SELECT body FROM contracts WHERE hash = ?

-- name: kept
SELECT
    handle, tenant, principal, tool, call_id, state, verdict, at, length(body), released_by, released_at, reason, body
FROM quarantine WHERE handle = ?

-- name: quarantined
SELECT handle, tenant, principal, tool, call_id, state, verdict, at, length(body), released_by, released_at, reason
FROM quarantine
WHERE state <> 'preview' AND (?1 IS NULL OR tenant = ?1) AND (?2 IS NULL OR tool = ?2) AND (?3 IS NULL OR state = ?3)
AND (?4 IS NULL OR (at, handle) < (SELECT last.at, last.handle FROM quarantine AS last WHERE last.handle = ?4))
ORDER BY at DESC, handle DESC LIMIT ?5

-- name: put_released
UPDATE quarantine SET state = ?, released_by = ?, released_at = ?, reason = ? WHERE handle = ?

-- name: count
SELECT (SELECT count(*) FROM contracts), (SELECT count(*) FROM quarantine)

-- name: drop_kept
DELETE FROM quarantine WHERE at < ?

-- name: put_cached
INSERT INTO cached_answers (name, at, body) VALUES (?, ?, ?)
ON CONFLICT (name) DO UPDATE SET at = excluded.at, body = excluded.body WHERE excluded.at >= at

-- name: cached
SELECT body, at FROM cached_answers WHERE name = ?

-- name: drop_cached
DELETE FROM cached_answers
WHERE at < ?1 OR name IN (SELECT name FROM cached_answers ORDER BY at DESC LIMIT -1 OFFSET ?2)

-- name: stored_bodies
SELECT handle, tenant, principal, tool, call_id, state, verdict, at, length(body), released_by, released_at, reason, body
FROM quarantine WHERE handle > ? ORDER BY handle LIMIT ?

-- name: stored_answers
SELECT name, at, body FROM cached_answers WHERE name > ? ORDER BY name LIMIT ?

-- name: erase_kept
DELETE FROM quarantine WHERE handle = ?

-- name: erase_cached
DELETE FROM cached_answers WHERE name = ?

-- name: rewrite_kept
UPDATE quarantine SET body = ?1 WHERE handle = ?3 AND CAST(body AS BLOB) = ?2

-- name: rewrite_cached
UPDATE cached_answers SET body = ?1 WHERE name = ?3 AND CAST(body AS BLOB) = ?2
