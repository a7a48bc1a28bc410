-- Every statement on the traces file, by name.

-- name: put_tape
INSERT INTO tapes (call_id, run_id, tool, code, at, body) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (call_id) DO UPDATE SET code = excluded.code, at = excluded.at, body = excluded.body

-- name: put_contract
INSERT INTO contracts (hash, name, version, at, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING

-- name: put_kept
INSERT INTO quarantine (handle, call_id, tool, verdict, at, body) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (handle) DO NOTHING

-- A beginning of a call id is looked up as a range, so that the index serves it.
-- name: tape
SELECT call_id, body FROM tapes WHERE call_id >= ?1 AND call_id < ?1 || char(1114111) ORDER BY call_id LIMIT 2

-- name: tapes
SELECT call_id, tool, code, at FROM tapes ORDER BY tape_id DESC LIMIT ?

-- name: tapes_of_run
SELECT call_id, tool, code, at FROM tapes WHERE run_id = ? ORDER BY tape_id DESC LIMIT ?

-- name: contract
SELECT body FROM contracts WHERE hash = ?

-- name: kept
SELECT body, verdict FROM quarantine WHERE handle = ?

-- name: drop_tapes
DELETE FROM tapes WHERE at < ?

-- name: count
SELECT (SELECT count(*) FROM tapes), (SELECT count(*) FROM contracts), (SELECT count(*) FROM quarantine)
