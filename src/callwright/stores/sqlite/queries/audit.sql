-- The audit trail, by name. "ended" and "lapses" copy from the ledger what became of entries, in the transaction in which it
-- became so. The rest is chaining, one writer after the other: whoever finds another head than it read does nothing.

-- name: ended
INSERT INTO audit_waiting (kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome,
    call_id, run_id, trace_id, entry_id, fence, attempt, key, who, why)
SELECT ?2, updated_at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, substr(outcome, 1, 100),
    substr(owner, 1, instr(owner || '@', '@') - 1), run_id, trace_id, entry_id, fence, attempt, key, ?3, ?4
FROM ledger WHERE entry_id = ?1

-- Those that "lapse" is about to change.
-- name: lapses
INSERT INTO audit_waiting (kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome,
    call_id, run_id, trace_id, entry_id, fence, attempt, key, who, why)
SELECT 'lapsed', ?3, tenant, principal, tool, version, contract_hash, args_hash, effect, 'unknown', NULL,
    substr(owner, 1, instr(owner || '@', '@') - 1), run_id,
    trace_id, entry_id, fence, attempt, key, '', ''
FROM ledger
WHERE entry_id BETWEEN ?1 AND ?2 AND state = 'claimed' AND (boot <> ?4 OR lease_until < ?5 OR EXISTS (
    SELECT 1 FROM owners WHERE process = substr(ledger.owner, instr(ledger.owner, '@') + 1, 16) AND process <> ?6 AND beat < ?7))

-- name: note
INSERT INTO audit_waiting (kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome,
    call_id, run_id, trace_id, entry_id, fence, attempt, key, who, why, about)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

-- Of an outcome only the code is of interest, and only an outcome that begins with it has one.
-- name: waiting
SELECT waiting_id, kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect, state,
    CASE WHEN hex(substr(outcome, 1, 9)) = '7B22636F6465223A22' THEN hex(outcome) END, call_id,
    run_id, trace_id, entry_id, fence, attempt, key, who, why, about
FROM audit_waiting ORDER BY waiting_id LIMIT ?

-- The same rows as one value: each value of a row that is fetched gives up the interpreter and waits for it again. Fails where a
-- row holds what JSON cannot.
-- name: waiting_at_once
SELECT CAST(json_group_array(json_array(waiting_id, kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect,
    state, CASE WHEN hex(substr(outcome, 1, 9)) = '7B22636F6465223A22' THEN hex(outcome) END, call_id,
    run_id, trace_id, entry_id, fence, attempt, key, who, why, CAST(about AS TEXT))) AS BLOB)
FROM (SELECT * FROM audit_waiting ORDER BY waiting_id LIMIT ?)

-- name: head
SELECT seq, hash, at, secret FROM audit_head

-- name: count_waiting
SELECT count(*) FROM audit_waiting

-- name: move_head
UPDATE audit_head SET seq = ?, hash = ?, at = ? WHERE seq = ? AND hash = ?

-- name: append
INSERT INTO audit_chain (first_seq, last_seq, at, previous, head, body) VALUES (?, ?, ?, ?, ?, ?)

-- name: chained
DELETE FROM audit_waiting WHERE waiting_id BETWEEN ? AND ?

-- name: after
SELECT first_seq, last_seq, at, previous, head, body FROM audit_chain WHERE last_seq > ? ORDER BY last_seq LIMIT ?

-- name: before
SELECT first_seq, last_seq, at, previous, head, body FROM audit_chain
WHERE ?1 IS NULL OR first_seq < ?1 ORDER BY first_seq DESC LIMIT ?2
