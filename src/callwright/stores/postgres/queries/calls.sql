-- What a running call asks of the ledger. Parameters 1 and 2 are the time (epoch ms, lease ms) where a test holds it in its
-- hand; NULL takes the database's clock.
--
-- The way that nearly every call goes takes one statement to claim and one to settle, each a transaction of its own (or
-- one of many in a transaction, when many are asked together):
--
--   claim         the key is free: an insert that gives way to an entry with the same key. Otherwise the entry comes back
--                 in the same round trip, and nothing is written: no lock, no flush.
--   claim_in_run  the same with the run's budget. The run pays first, and only where no entry is there; the insert then has
--                 no "do nothing": when a rival was quicker by a moment it fails, which takes the payment back with it, and
--                 the claim is asked again. A run that is not there yet is opened by its first payment.
--   settle        matched on entry, fence, key and state, so a stale owner writes nothing. It gives way when the endpoint
--                 has a breaker's record, which wants to be told in the same transaction.
--
-- Every other way locks its rows in this order (entry, run, use, breaker), asks the tables in core, and writes what they say.
-- What stands between braces is a fragment, named like a statement.

-- fragment: at
SELECT coalesce($1::float8, ms)::bigint AS now, coalesce($2::float8, ms) AS lease
FROM (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms) AS clock

-- fragment: entry
ledger.entry_id, ledger.key, ledger.tool, ledger.version, ledger.args_hash, ledger.effect, ledger.state, ledger.fence,
ledger.attempt, ledger.owner, ledger.lease_until, ledger.trace_id, ledger.run_id, ledger.tenant, ledger.principal,
ledger.roles, ledger.delivered, ledger.created_at, ledger.updated_at, ledger.expires_at, ledger.note, ledger.outcome,
ledger.contract_hash, ledger.session, ledger.request, ledger.model_call, ledger.read_key

-- An array, because an aggregate takes a twentieth of the statement although nearly always no breaker has a record.
-- fragment: sick_now
ARRAY(SELECT id FROM breakers)

-- name: claim
WITH at AS ({at}),
won AS (
    INSERT INTO ledger (digest, key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id,
        tenant, principal, roles, created_at, updated_at, contract_hash, session, request, model_call)
    SELECT $3::bytea, $4, $5, $6, $7, $8, 'claimed', 1, 1, $9, at.lease + $10::float8, $11, $12, $13, $14::bytea, at.now, at.now,
        $15, $16, $17, $18
    FROM at WHERE NOT EXISTS (SELECT 1 FROM ledger WHERE digest = $3::bytea)
    ON CONFLICT (digest) DO NOTHING RETURNING entry_id
)
SELECT won.entry_id, NULL::float8, at.now, at.lease, {sick_now}, {entry}
FROM at LEFT JOIN won ON true LEFT JOIN ledger ON ledger.digest = $3::bytea AND won.entry_id IS NULL

-- Many at once, as arrays: a third of the work for both sides. No key may stand in it twice.
-- name: claim_many
WITH at AS ({at}),
asked AS (
    SELECT * FROM unnest($3::bytea[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
        $11::text[], $12::text[], $13::text[], $14::bytea[], $15::text[], $16::text[], $17::text[], $18::text[])
        WITH ORDINALITY
        AS asked (digest, key, tool, version, args_hash, effect, owner, lease_ms, trace_id, tenant, principal, roles,
            contract_hash, session, request, model_call, place)
),
won AS (
    INSERT INTO ledger (digest, key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id,
        tenant, principal, roles, created_at, updated_at, contract_hash, session, request, model_call)
    SELECT digest, key, tool, version, args_hash, effect, 'claimed', 1, 1, owner, at.lease + lease_ms::float8, trace_id,
        tenant, principal, roles, at.now, at.now, contract_hash, session, request, model_call
    FROM at, asked
    ON CONFLICT (digest) DO NOTHING RETURNING entry_id, digest
)
SELECT won.entry_id, NULL::float8, at.now, at.lease, {sick_now}, {entry}
FROM at CROSS JOIN asked LEFT JOIN won ON won.digest = asked.digest
    LEFT JOIN ledger ON ledger.digest = asked.digest AND won.entry_id IS NULL
ORDER BY place

-- name: claim_in_run
WITH at AS ({at}),
paid AS (
    INSERT INTO runs AS run (id, tenant, run_id, deadline, calls, max_tool_calls, max_retries_per_tool, max_total_latency_ms,
        max_same_failures, deadline_ms, heard_at)
    SELECT $19::bytea, $27, $20, at.lease + $25::bigint, 1, $21::int, $22::int, $23::bigint, $24::int,
        $25::bigint, at.now
    FROM at
    WHERE NOT EXISTS (SELECT 1 FROM ledger WHERE digest = $3::bytea)
        AND coalesce($21::int > 0, true) AND coalesce($23::bigint > 0, true) AND coalesce($25::bigint > 0, true)
        AND NOT EXISTS (SELECT 1 FROM tool_uses WHERE id = $26::bytea AND last_args = $7 AND last_writes = 0
            AND same_failures >= $24::int)
    ON CONFLICT (id) DO UPDATE SET calls = run.calls + 1, heard_at = excluded.heard_at
    WHERE coalesce(run.calls < run.max_tool_calls, true) AND coalesce(run.spent_ms < run.max_total_latency_ms, true)
        AND coalesce(run.deadline > (SELECT lease FROM at), true)
        AND NOT EXISTS (SELECT 1 FROM tool_uses WHERE id = $26::bytea AND last_args = $7 AND last_writes = run.writes
            AND same_failures >= run.max_same_failures)
    RETURNING calls, least(max_total_latency_ms - spent_ms, deadline - (SELECT lease FROM at)) AS left_ms
),
won AS (
    INSERT INTO ledger (digest, key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id,
        tenant, principal, roles, created_at, updated_at, contract_hash, session, request, model_call, run_id)
    SELECT $3::bytea, $4, $5, $6, $7, $8, 'claimed', 1, 1, $9, at.lease + $10::float8, $11, $12, $13, $14::bytea, at.now, at.now,
        $15, $16, $17, $18, $20
    FROM at, paid
    RETURNING entry_id
)
SELECT won.entry_id, paid.left_ms, at.now, at.lease, {sick_now}, {entry}
FROM at LEFT JOIN paid ON true LEFT JOIN won ON true
    LEFT JOIN ledger ON ledger.digest = $3::bytea AND won.entry_id IS NULL

-- name: pay
WITH at AS ({at}),
paid AS (
    INSERT INTO runs AS run (id, tenant, run_id, deadline, calls, max_tool_calls, max_retries_per_tool, max_total_latency_ms,
        max_same_failures, deadline_ms, heard_at)
    SELECT $3::bytea, $11, $4, at.lease + $9::bigint, 1, $5::int, $6::int, $7::bigint, $8::int,
        $9::bigint, at.now
    FROM at
    WHERE coalesce($5::int > 0, true) AND coalesce($7::bigint > 0, true) AND coalesce($9::bigint > 0, true)
        AND NOT EXISTS (SELECT 1 FROM tool_uses WHERE id = $10::bytea AND last_args = $12 AND last_writes = 0
            AND same_failures >= $8::int)
    ON CONFLICT (id) DO UPDATE SET calls = run.calls + 1, heard_at = excluded.heard_at
    WHERE coalesce(run.calls < run.max_tool_calls, true) AND coalesce(run.spent_ms < run.max_total_latency_ms, true)
        AND coalesce(run.deadline > (SELECT lease FROM at), true)
        AND NOT EXISTS (SELECT 1 FROM tool_uses WHERE id = $10::bytea AND last_args = $12 AND last_writes = run.writes
            AND same_failures >= run.max_same_failures)
    RETURNING calls, least(max_total_latency_ms - spent_ms, deadline - (SELECT lease FROM at)) AS left_ms
)
SELECT paid.calls, paid.left_ms, {sick_now} FROM at LEFT JOIN paid ON true

-- fragment: notice
CASE WHEN awaited AND state <> 'claimed' THEN pg_notify('callwright_' || current_schema(), encode(digest, 'hex')) END

-- name: settle
WITH at AS ({at}),
done AS (
    UPDATE ledger SET state = $3, outcome = $4::bytea, expires_at = at.now + $5::bigint, updated_at = at.now, delivered = false
    FROM at
    WHERE entry_id = $6::bigint AND fence = $7::int AND digest = $8::bytea AND state IN ('claimed', 'unknown')
        AND ($9::bytea IS NULL OR NOT EXISTS (SELECT 1 FROM breakers WHERE id = $9::bytea))
    RETURNING ledger.awaited, ledger.digest, {subject}
),
{noted}
SELECT {sick_now}, {notice} FROM done

-- Many at once. No entry may stand in it twice. A row for each that was written.
-- name: settle_many
WITH at AS ({at}),
asked AS (
    SELECT * FROM unnest($3::text[], $4::bytea[], $5::text[], $6::text[], $7::text[], $8::bytea[], $9::bytea[])
        AS asked (state, outcome, ttl_ms, entry_id, fence, digest, watched)
),
done AS (
    UPDATE ledger SET state = asked.state, outcome = asked.outcome, expires_at = at.now + asked.ttl_ms::bigint,
        updated_at = at.now, delivered = false
    FROM at, asked
    WHERE ledger.entry_id = asked.entry_id::bigint AND ledger.fence = asked.fence::int AND ledger.digest = asked.digest
        AND ledger.state IN ('claimed', 'unknown')
        AND (asked.watched IS NULL OR NOT EXISTS (SELECT 1 FROM breakers WHERE id = asked.watched))
    RETURNING ledger.awaited, ledger.digest, {subject}
),
{noted}
SELECT {sick_now}, {notice}, entry_id FROM done

-- How often in a row a tool has ended with this code for these arguments, with no write of the run in between.
-- fragment: counting
ON CONFLICT (id) DO UPDATE SET last_code = excluded.last_code, last_args = excluded.last_args,
    last_writes = excluded.last_writes, heard_at = excluded.heard_at,
    same_failures = CASE WHEN (used.last_code, used.last_args, used.last_writes)
        = (excluded.last_code, excluded.last_args, excluded.last_writes) THEN used.same_failures + 1 ELSE 1 END

-- name: settle_in_run
WITH at AS ({at}),
done AS (
    UPDATE ledger SET state = $3, outcome = $4::bytea, expires_at = at.now + $5::bigint, updated_at = at.now, delivered = false
    FROM at
    WHERE entry_id = $6::bigint AND fence = $7::int AND digest = $8::bytea AND state IN ('claimed', 'unknown')
        AND ($9::bytea IS NULL OR NOT EXISTS (SELECT 1 FROM breakers WHERE id = $9::bytea))
    RETURNING ledger.awaited, ledger.digest, {subject}
),
{noted},
charged AS (
    UPDATE runs SET spent_ms = spent_ms + $16::bigint, writes = writes + $17::int, heard_at = at.now FROM at, done
    WHERE runs.id = $15::bytea RETURNING writes
),
cleared AS (
    UPDATE tool_uses SET last_code = NULL, same_failures = 0 FROM done LEFT JOIN charged ON true
    WHERE tool_uses.id = $10::bytea AND $11::text IS NULL AND last_code IS NOT NULL
),
counted AS (
    INSERT INTO tool_uses AS used (id, tenant, run_id, tool, retries, last_code, same_failures, last_args, last_writes, heard_at)
    SELECT $10::bytea, $12, $13, $14, 0, $11::text, 1, $18, coalesce(charged.writes, 0), at.now
    FROM at CROSS JOIN done LEFT JOIN charged ON true WHERE $11::text IS NOT NULL
    {counting}
)
SELECT {sick_now}, {notice} FROM done

-- The end of a read in a run: nothing for the ledger.
-- name: end_in_run
WITH at AS ({at}),
done AS (
    SELECT at.now FROM at
    WHERE $3::bytea IS NULL OR NOT EXISTS (SELECT 1 FROM breakers WHERE id = $3::bytea)
),
charged AS (
    UPDATE runs SET spent_ms = spent_ms + $10::bigint, writes = writes + $11::int, heard_at = at.now FROM at, done
    WHERE runs.id = $9::bytea RETURNING writes
),
cleared AS (
    UPDATE tool_uses SET last_code = NULL, same_failures = 0 FROM done LEFT JOIN charged ON true
    WHERE tool_uses.id = $4::bytea AND $5::text IS NULL AND last_code IS NOT NULL
),
counted AS (
    INSERT INTO tool_uses AS used (id, tenant, run_id, tool, retries, last_code, same_failures, last_args, last_writes, heard_at)
    SELECT $4::bytea, $6, $7, $8, 0, $5::text, 1, $12, coalesce(charged.writes, 0), at.now
    FROM at CROSS JOIN done LEFT JOIN charged ON true WHERE $5::text IS NOT NULL
    {counting}
)
SELECT {sick_now} FROM done

-- name: refuse
WITH at AS ({at})
INSERT INTO tool_uses AS used (id, tenant, run_id, tool, retries, last_code, same_failures, last_args, last_writes, heard_at)
SELECT $3::bytea, $4, $5, $6, 0, $7, 1, $8, coalesce((SELECT writes FROM runs WHERE id = $9::bytea), 0), at.now FROM at
{counting}
RETURNING same_failures

-- name: sick
SELECT {sick_now}

-- Says that somebody waits. No row: nobody is running the call. "Heard" false: the entry changed under our eyes, ask again.
-- When the process that holds a claim is taken for dead; NULL of our own ($4), and of one that was never heard of.
-- fragment: silent_from
(SELECT beat + $5::float8 FROM owners WHERE process = left(split_part(ledger.owner, '@', 2), 16) AND process <> $4)

-- name: await
WITH at AS ({at}),
asked AS (
    UPDATE ledger SET awaited = true WHERE digest = $3::bytea AND state = 'claimed' AND NOT awaited RETURNING entry_id
)
SELECT least(lease_until, {silent_from}) - at.lease, awaited OR EXISTS (SELECT 1 FROM asked)
FROM at, ledger WHERE digest = $3::bytea AND state = 'claimed'

-- name: deliver
UPDATE ledger SET delivered = true
WHERE entry_id = ANY ($1::bigint[]) AND state IN ('committed', 'failed', 'answered') AND NOT delivered

-- The longer way: a transaction of its own. The clock is read once the locks are held.
-- name: begin
BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE

-- name: commit
COMMIT

-- name: rollback
ROLLBACK

-- name: lock_entry
SELECT {entry} FROM ledger WHERE digest = $1::bytea FOR UPDATE

-- By any of the keys that a call has: its own and those under other versions, and that of its arguments as read.
-- name: lock_met
SELECT {entry} FROM ledger WHERE digest = ANY($1::bytea[]) OR (read_key = $2 AND digest IS NOT NULL)
ORDER BY entry_id FOR UPDATE

-- name: lock_id
SELECT {entry} FROM ledger WHERE entry_id = $1::bigint AND digest IS NOT NULL FOR UPDATE

-- name: lock_run
SELECT deadline, calls, spent_ms, writes, max_tool_calls, max_retries_per_tool, max_total_latency_ms, max_same_failures,
    deadline_ms
FROM runs WHERE id = $1::bytea FOR UPDATE

-- name: lock_use
SELECT retries, last_code, same_failures, last_args, last_writes FROM tool_uses WHERE id = $1::bytea FOR UPDATE

-- name: lock_breaker
SELECT state, window_from, calls, failures, opens, open_until, probe_until FROM breakers WHERE id = $1::bytea FOR UPDATE

-- name: sign_of_life
SELECT beat FROM owners WHERE process = $1

-- A heartbeat also brings what other processes have noticed about the ledger: a doubt, and ms that once calls are held.
-- name: beat
WITH written AS (
    INSERT INTO owners (process, beat) SELECT $3, at.lease FROM ({at}) AS at
    ON CONFLICT (process) DO UPDATE SET beat = excluded.beat
)
SELECT doubt, held_until - floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM ledger_identity

-- name: moment
SELECT now, lease FROM ({at}) AS at

-- name: next_id
SELECT nextval(pg_get_serial_sequence('ledger', 'entry_id'))

-- name: retire
UPDATE ledger SET digest = NULL WHERE entry_id = $1::bigint

-- name: add
INSERT INTO ledger (digest, entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until,
    trace_id, run_id, tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash,
    session, request, model_call, read_key)
VALUES ($1::bytea, $2::bigint, $3, $4, $5, $6, $7, $8, $9::int, $10::int, $11, $12::float8, $13, $14, $15, $16, $17::bytea,
    $18::boolean, $19::bigint, $20::bigint, $21::bigint, $22, $23::bytea, $24, $25, $26, $27, $28)

-- name: change
WITH done AS (
    UPDATE ledger SET key = $3, tool = $4, version = $5, args_hash = $6, effect = $7, state = $8, fence = $9::int,
        attempt = $10::int, owner = $11, lease_until = $12::float8, trace_id = $13, run_id = $14, tenant = $15,
        principal = $16, roles = $17::bytea, delivered = $18::boolean, created_at = $19::bigint, updated_at = $20::bigint,
        expires_at = $21::bigint, note = $22, outcome = $23::bytea, contract_hash = $24, session = $25, request = $26,
        model_call = $27, read_key = $28
    WHERE entry_id = $2::bigint AND digest = $1::bytea
    RETURNING awaited, state, digest
)
SELECT {notice} FROM done

-- name: add_run
INSERT INTO runs (id, tenant, run_id, deadline, calls, max_tool_calls, max_retries_per_tool, max_total_latency_ms,
    max_same_failures, deadline_ms, heard_at)
VALUES ($1::bytea, $2, $3, $4::float8, $5::int, $6::int, $7::int, $8::bigint, $9::int, $10::bigint, $11::bigint)

-- name: change_run
UPDATE runs SET calls = $2::int, spent_ms = $3::bigint, writes = $4::int, heard_at = $5::bigint WHERE id = $1::bytea

-- name: add_use
INSERT INTO tool_uses (id, tenant, run_id, tool, retries, last_code, same_failures, last_args, last_writes, heard_at)
VALUES ($1::bytea, $2, $3, $4, $5::int, $6, $7::int, $8, $9::int, $10::bigint)

-- name: change_use
UPDATE tool_uses SET retries = $5::int, last_code = $6, same_failures = $7::int, last_args = $8, last_writes = $9::int,
    heard_at = $10::bigint
WHERE id = $1::bytea AND tenant = $2 AND run_id = $3 AND tool = $4

-- name: add_breaker
INSERT INTO breakers (id, key, state, window_from, calls, failures, opens, open_until, probe_until)
VALUES ($1::bytea, $2, $3, $4::float8, $5::int, $6::int, $7::int, $8::float8, $9::float8)

-- name: change_breaker
UPDATE breakers SET key = $2, state = $3, window_from = $4::float8, calls = $5::int, failures = $6::int, opens = $7::int,
    open_until = $8::float8, probe_until = $9::float8
WHERE id = $1::bytea

-- name: drop_breaker
DELETE FROM breakers WHERE id = $1::bytea
