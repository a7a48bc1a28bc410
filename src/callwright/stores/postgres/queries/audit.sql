-- The audit trail. "noted" (a fragment of the settles) and "ended" copy from the ledger what became of entries, in the
-- transaction in which it became so. The rest is chaining, by whoever holds the row of the head.

-- fragment: subject
ledger.updated_at, ledger.tenant, ledger.principal, ledger.tool, ledger.version, ledger.contract_hash, ledger.args_hash,
ledger.effect, ledger.state, substring(ledger.outcome FOR 100) AS outcome, split_part(ledger.owner, '@', 1) AS owner, ledger.run_id, ledger.trace_id,
ledger.entry_id, ledger.fence, ledger.attempt, ledger.key

-- fragment: audit_columns
at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome, call_id, run_id, trace_id, entry_id,
fence, attempt, key

-- fragment: subject_columns
updated_at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome, owner, run_id, trace_id,
entry_id, fence, attempt, key

-- fragment: noted
noted AS (
    INSERT INTO audit_waiting ({audit_columns}, kind, who, why) SELECT {subject_columns}, 'settled', '', '' FROM done
)

-- name: ended
INSERT INTO audit_waiting ({audit_columns}, kind, who, why)
SELECT {subject}, $2, $3, $4 FROM ledger WHERE entry_id = $1::bigint

-- name: note
INSERT INTO audit_waiting (kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome,
    call_id, run_id, trace_id, entry_id, fence, attempt, key, who, why, about)
VALUES ($1, $2::bigint, $3, $4, $5, $6, $7, $8, $9, $10, $11::bytea, $12, $13, $14, $15::bigint, $16::int, $17::int, $18,
    $19, $20, $21::bytea)

-- Whoever cannot have it at once leaves it: somebody else is chaining.
-- name: try_head
SELECT seq, hash, at, secret FROM audit_head FOR UPDATE SKIP LOCKED

-- name: lock_head
SELECT seq, hash, at, secret FROM audit_head FOR UPDATE

-- name: waiting
SELECT waiting_id, kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome, call_id,
    run_id, trace_id, entry_id, fence, attempt, key, who, why, about
FROM audit_waiting ORDER BY waiting_id LIMIT $1::bigint

-- name: head
SELECT seq, hash, at, (SELECT count(*) FROM audit_waiting) FROM audit_head

-- name: secret
SELECT secret FROM audit_head

-- name: move_head
UPDATE audit_head SET seq = $1::bigint, hash = $2, at = $3::bigint

-- name: append
INSERT INTO audit_chain (first_seq, last_seq, at, previous, head, body)
VALUES ($1::bigint, $2::bigint, $3::bigint, $4, $5, $6::bytea)

-- name: chained
DELETE FROM audit_waiting WHERE waiting_id = ANY ($1::bigint[])

-- name: segments_after
SELECT first_seq, last_seq, at, previous, head, body FROM audit_chain
WHERE last_seq > $1::bigint ORDER BY last_seq LIMIT $2::bigint

-- name: segments_before
SELECT first_seq, last_seq, at, previous, head, body FROM audit_chain
WHERE $1::bigint IS NULL OR first_seq < $1::bigint ORDER BY first_seq DESC LIMIT $2::bigint
