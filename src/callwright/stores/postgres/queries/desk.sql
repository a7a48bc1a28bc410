-- What people and commands ask of the ledger, housekeeping, and what may lose its last moments (tapes, contracts, quarantine).

-- fragment: approval
handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at, contract_hash,
    terms, used_by

-- name: by_key
SELECT {entry} FROM ledger WHERE digest = $1::bytea

-- name: met
SELECT {entry} FROM ledger WHERE digest = ANY($1::bytea[]) OR (read_key = $2 AND digest IS NOT NULL)

-- Entries whose key is free again: those that are not swept yet, and the archive, which keeps less of them.
-- name: archived
SELECT {entry} FROM ledger WHERE digest IS NULL AND (key = $1 OR entry_id = $2::bigint)
UNION ALL
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id, run_id, tenant,
    principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, NULL, NULL, NULL, NULL
FROM ledger_archive WHERE key = $1 OR entry_id = $2::bigint
ORDER BY entry_id DESC LIMIT $3::bigint

-- name: listed
SELECT {entry} FROM ledger
WHERE digest IS NOT NULL AND ($2::text IS NULL OR tool = $2::text) AND ($3::text IS NULL OR run_id = $3::text)
    AND ($1::text IS NULL OR state = $1::text OR ($1::text = 'in_doubt'
        AND (state = 'unknown' OR (state = 'claimed' AND lease_until < $5::float8))))
ORDER BY entry_id DESC LIMIT $4::bigint

-- name: scanned
SELECT {entry} FROM ledger
WHERE digest IS NOT NULL AND entry_id > $3::bigint AND ($2::text IS NULL OR tool = $2::text)
    AND ($1::text IS NULL OR state = $1::text OR ($1::text = 'in_doubt'
        AND (state = 'unknown' OR (state = 'claimed' AND lease_until < $5::float8))))
ORDER BY entry_id LIMIT $4::bigint

-- name: doubts
SELECT tool, effect, count(*) FILTER (WHERE state = 'unknown'), count(*) FILTER (WHERE state = 'claimed'), min(created_at)
FROM ledger
WHERE digest IS NOT NULL AND (state = 'unknown' OR (state = 'claimed' AND lease_until < $1::float8))
GROUP BY tool, effect ORDER BY tool, effect

-- name: breaker
SELECT state, window_from, calls, failures, opens, open_until, probe_until FROM breakers WHERE id = $1::bytea

-- Two who ask about one digest at the same moment must not both find nobody asking.
-- name: lock_digest
SELECT pg_advisory_xact_lock(hashtextextended($1::text, 0))

-- name: last_approval
SELECT {approval} FROM approvals WHERE digest = $1 ORDER BY approval_id DESC LIMIT 1

-- name: add_approval
INSERT INTO approvals (handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at,
    expires_at, contract_hash, terms, used_by, tenant)
VALUES ($1, $2, $3, $4, $5::bytea, $6::bytea, $7, $8, $9, $10::bigint, $11::bigint, $12, $13::bytea, $14, $15)

-- name: by_handle
SELECT {approval} FROM approvals WHERE handle = $1

-- name: lock_handle
SELECT {approval} FROM approvals WHERE handle = $1 FOR UPDATE

-- name: page_of_entries
SELECT {entry} FROM ledger
WHERE digest IS NOT NULL AND entry_id > $1::bigint ORDER BY entry_id LIMIT $2::bigint

-- name: page_of_approvals
SELECT approval_id, {approval} FROM approvals
WHERE approval_id > $1::bigint ORDER BY approval_id LIMIT $2::bigint

-- name: approvals
SELECT {approval} FROM approvals
WHERE ($1::text IS NULL OR state = $1::text) AND ($3::text IS NULL OR tenant = $3::text)
ORDER BY approval_id DESC LIMIT $2::bigint

-- name: open_requesters
SELECT requested_by FROM approvals
WHERE state = 'asked' AND tenant = $1::text
    AND expires_at > coalesce($2::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)

-- name: granted
SELECT {approval} FROM approvals WHERE digest = $1 AND state = 'granted' ORDER BY approval_id FOR UPDATE

-- name: used_approval
SELECT {approval} FROM approvals WHERE digest = $1 AND state = 'used' AND used_by = $2 FOR UPDATE

-- name: approval_used_by
SELECT {approval} FROM approvals WHERE tool = $1 AND state = 'used' AND used_by = $2
ORDER BY approval_id DESC LIMIT 1 FOR UPDATE

-- name: put_approval
UPDATE approvals SET state = $2, decided_by = $3, reason = $4, used_by = $5 WHERE handle = $1

-- Sweeping walks the table once, by number, in slices short enough that no claim waits long behind one.
-- name: span
SELECT coalesce(min(entry_id), 0), coalesce(max(entry_id), 0) FROM ledger

-- name: expire
WITH gone AS (
    DELETE FROM ledger
    WHERE entry_id BETWEEN $1::bigint AND $2::bigint AND (digest IS NULL OR ($3::bigint >= expires_at AND state IN ('committed', 'failed', 'released', 'answered')))
    RETURNING *
),
kept AS (
    INSERT INTO ledger_archive SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner,
        lease_until, trace_id, run_id, tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome,
        contract_hash
    FROM gone
)
SELECT count(*) FROM gone WHERE digest IS NOT NULL

-- name: put_result
INSERT INTO ledger_results (entry_id, body) VALUES ($1::bigint, $2::bytea) ON CONFLICT (entry_id) DO UPDATE SET body = excluded.body

-- name: result
SELECT body FROM ledger_results WHERE entry_id = $1::bigint

-- name: count_results
SELECT count(*), coalesce(sum(length(body)), 0)::bigint FROM ledger_results

-- name: drop_owners
DELETE FROM owners WHERE process <> $1 AND beat < $2::float8

-- name: lapse
WITH gone AS (
    UPDATE ledger SET state = 'unknown', updated_at = $3::bigint
    WHERE entry_id BETWEEN $1::bigint AND $2::bigint AND digest IS NOT NULL AND state = 'claimed'
        AND (lease_until < $4::float8 OR EXISTS (
            SELECT 1 FROM owners WHERE process = left(split_part(ledger.owner, '@', 2), 16) AND process <> $5 AND beat < $6::float8))
    RETURNING ledger.awaited, ledger.digest, {subject}
),
noted AS (
    INSERT INTO audit_waiting ({audit_columns}, kind, who, why) SELECT {subject_columns}, 'lapsed', '', '' FROM gone
),
told AS (
    SELECT CASE WHEN awaited THEN pg_notify('callwright_' || current_schema(), encode(digest, 'hex')) END FROM gone
)
SELECT count(*) FROM gone, (SELECT count(*) FROM told) AS all_told

-- The archive is in order of time, so the oldest stand first: it is cut in slices until one of them is too young.
-- name: drop_archive
WITH gone AS (
    DELETE FROM ledger_archive WHERE updated_at < $1::bigint
        AND entry_id IN (SELECT entry_id FROM ledger_archive ORDER BY entry_id LIMIT $2::bigint)
    RETURNING entry_id
)
SELECT count(*) FROM gone

-- name: drop_approvals
WITH gone AS (
    DELETE FROM approvals WHERE expires_at < $1::bigint
        AND approval_id IN (SELECT approval_id FROM approvals ORDER BY approval_id LIMIT $2::bigint)
    RETURNING approval_id
)
SELECT count(*) FROM gone

-- name: drop_kept
DELETE FROM quarantine WHERE at < $1::bigint

-- name: drop_runs
DELETE FROM runs WHERE heard_at < $1::bigint

-- name: drop_uses
DELETE FROM tool_uses WHERE heard_at < $1::bigint

-- name: all_breakers
SELECT state, window_from, calls, failures, opens, open_until, probe_until, id FROM breakers ORDER BY id FOR UPDATE

-- name: count_states
SELECT state, count(*) FROM ledger WHERE digest IS NOT NULL GROUP BY state ORDER BY state

-- name: count_archive
SELECT count(*) FROM ledger_archive

-- name: sizes
SELECT current_setting('server_version'), pg_total_relation_size('ledger'), pg_database_size(current_database())

-- Traces may lose their last moments, so their commit need not wait for the disk.
-- name: no_flush
SET LOCAL synchronous_commit TO off

-- name: add_tapes
WITH segment AS (
    INSERT INTO tape_segments (at, size, body) VALUES ($1::bigint, $2::bigint, $3::bytea) RETURNING segment_id
)
INSERT INTO tapes (segment_id, start, size, call_id, run_id, tool, code, at)
SELECT segment.segment_id, label.start, label.size, label.call_id, label.run_id, label.tool, label.code, label.at
FROM segment, json_to_recordset($4::json)
    AS label (start integer, size integer, call_id text, run_id text, tool text, code text, at bigint)

-- name: add_contract
INSERT INTO contracts (hash, name, version, at, body) VALUES ($1, $2, $3, $4::bigint, $5::bytea) ON CONFLICT (hash) DO NOTHING

-- name: add_kept
INSERT INTO quarantine (handle, tenant, principal, tool, call_id, state, verdict, at, body)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bigint, $9::bytea)
ON CONFLICT (handle) DO NOTHING

-- name: put_cached
INSERT INTO cached_answers AS old (id, at, body) VALUES ($1::bytea, $2::bigint, $3::bytea)
ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body WHERE excluded.at >= old.at

-- name: cached
SELECT body, at FROM cached_answers WHERE id = $1::bytea

-- name: drop_cached
DELETE FROM cached_answers
WHERE at < $1::bigint OR id IN (SELECT id FROM cached_answers ORDER BY at DESC OFFSET $2::bigint)

-- name: tape
SELECT DISTINCT ON (call_id) call_id, substring(body FROM start + 1 FOR tapes.size)
FROM tapes JOIN tape_segments USING (segment_id)
WHERE call_id ~>=~ $1::text AND call_id ~<~ ($1::text || chr(1114111)) ORDER BY call_id, tape_id DESC LIMIT 2

-- name: tapes
SELECT call_id, tool, code, at FROM tapes
WHERE $1::text IS NULL OR run_id = $1::text ORDER BY tape_id DESC LIMIT $2::bigint

-- Whole segments go: those that are too old, and the oldest of more than so many bytes.
-- name: drop_tapes
WITH gone AS (
    DELETE FROM tape_segments WHERE at < $1::bigint OR segment_id IN (
        SELECT segment_id
        FROM (SELECT segment_id, sum(size) OVER (ORDER BY segment_id DESC) AS upto FROM tape_segments) AS newest
        WHERE upto > $2::bigint
    )
    RETURNING segment_id
),
labels AS (
    DELETE FROM tapes WHERE segment_id IN (SELECT segment_id FROM gone) RETURNING tape_id
)
SELECT count(*) FROM labels

-- name: contract
SELECT body FROM contracts WHERE hash = $1

-- name: contracts
SELECT body FROM contracts ORDER BY at, hash

-- name: contracts_of
SELECT body FROM contracts WHERE name = $1 ORDER BY at, hash

-- name: kept
SELECT
    handle, tenant, principal, tool, call_id, state, verdict, at, length(body), released_by, released_at, reason, body
FROM quarantine WHERE handle = $1

-- name: lock_kept
SELECT handle, tenant, principal, tool, call_id, state, verdict, at, length(body), released_by, released_at, reason
FROM quarantine WHERE handle = $1 FOR UPDATE

-- name: quarantined
SELECT handle, tenant, principal, tool, call_id, state, verdict, at, length(body), released_by, released_at, reason
FROM quarantine
WHERE
    state <> 'preview'
    AND ($1::text IS NULL OR tenant = $1::text)
    AND ($2::text IS NULL OR tool = $2::text)
    AND ($3::text IS NULL OR state = $3::text)
    AND (
        $4::text IS NULL
        OR (at, handle) < (SELECT last.at, last.handle FROM quarantine AS last WHERE last.handle = $4::text)
    )
ORDER BY at DESC, handle DESC LIMIT $5::bigint

-- name: put_released
UPDATE quarantine SET state = $1, released_by = $2, released_at = $3::bigint, reason = $4 WHERE handle = $5

-- name: count_traces
SELECT (SELECT count(*) FROM tapes), (SELECT count(*) FROM contracts), (SELECT count(*) FROM quarantine)

-- name: use_quota
INSERT INTO quota_uses (quota, at, until, amount, value, used_by) VALUES ($1, $2::bigint, $3::bigint, $4::bigint, $5, $6)

-- name: quota_sum
SELECT coalesce(sum(amount), 0)::bigint FROM quota_uses WHERE quota = $1 AND at > $2::bigint

-- name: quota_values
SELECT DISTINCT value FROM quota_uses WHERE quota = $1 AND at > $2::bigint

-- name: quota_uses
SELECT quota, at, until, amount, value, used_by FROM quota_uses WHERE quota = $1 AND at > $2::bigint ORDER BY at

-- name: give_back_quotas
DELETE FROM quota_uses WHERE used_by = $1

-- name: drop_quota_uses
WITH gone AS (
    DELETE FROM quota_uses WHERE ctid = ANY (ARRAY (
        SELECT ctid FROM quota_uses WHERE until <= $1::bigint ORDER BY until LIMIT $2::bigint FOR UPDATE
    ))
    RETURNING quota
)
SELECT count(*) FROM gone

-- name: put_release
INSERT INTO releases (tool, number, body)
SELECT $1, $2::bigint, $3::bytea
WHERE $2::bigint = 1 + (SELECT coalesce(max(number), 0) FROM releases WHERE tool = $1)
ON CONFLICT (tool, number) DO NOTHING
RETURNING number

-- name: releases_of
SELECT body FROM releases WHERE tool = $1 ORDER BY number DESC

-- name: releases_in_force
SELECT body FROM releases AS one WHERE number = (SELECT max(number) FROM releases WHERE tool = one.tool) ORDER BY tool

-- name: add_figures
INSERT INTO release_figures AS known (tool, number, version, at, calls, unreadable, repaired, refused, error, unknown)
VALUES ($1, $2::bigint, $3, $4::bigint, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $9::bigint, $10::bigint)
ON CONFLICT (tool, number, at, version) DO UPDATE SET calls = known.calls + excluded.calls,
    unreadable = known.unreadable + excluded.unreadable, repaired = known.repaired + excluded.repaired,
    refused = known.refused + excluded.refused, error = known.error + excluded.error, unknown = known.unknown + excluded.unknown

-- name: figures_of
SELECT tool, number, version, at, calls, unreadable, repaired, refused, error, unknown
FROM release_figures WHERE tool = $1 AND number = $2::bigint ORDER BY at DESC, version DESC LIMIT $3::bigint

-- name: drop_figures
WITH gone AS (
    DELETE FROM release_figures WHERE ctid = ANY (ARRAY (
        SELECT ctid FROM release_figures WHERE at <= $1::bigint ORDER BY at LIMIT $2::bigint FOR UPDATE
    ))
    RETURNING tool
)
SELECT count(*) FROM gone

-- name: put_record
WITH at AS ({at})
INSERT INTO shared_records AS old (kind, name, body, expires_at)
SELECT $3, $4, $5::bytea, at.now + $6::bigint FROM at
ON CONFLICT (kind, name) DO UPDATE SET body = excluded.body, expires_at = excluded.expires_at
WHERE $7::boolean OR old.expires_at <= (SELECT now FROM at)
RETURNING name

-- name: records
WITH at AS ({at})
SELECT name, body FROM shared_records, at
WHERE kind = $3 AND name = ANY ($4::text[]) AND coalesce(expires_at > at.now, true)

-- name: drop_record
DELETE FROM shared_records WHERE kind = $1 AND name = $2 RETURNING name

-- name: drop_records
WITH gone AS (
    DELETE FROM shared_records WHERE ctid = ANY (ARRAY (
        SELECT ctid FROM shared_records WHERE expires_at <= $1::bigint ORDER BY expires_at LIMIT $2::bigint FOR UPDATE
    ))
    RETURNING kind
)
SELECT count(*) FROM gone

-- name: identity
SELECT doubt, held_until - floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM ledger_identity

-- name: put_doubt
UPDATE ledger_identity SET doubt = $1 WHERE doubt = ''

-- name: accept_doubt
UPDATE ledger_identity SET doubt = '', held_until = 0, accepted_at = floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
WHERE doubt <> '' RETURNING one

-- What a commit waits for, at which standbys, and how many are connected.
-- name: replication
SELECT current_setting('synchronous_commit'), current_setting('synchronous_standby_names'), (SELECT count(*) FROM pg_stat_replication)

-- Records with content, in pages. A long result is read by itself, so that a page of them is never in memory.
-- name: stored_entries
SELECT entry_id, key, state, owner, tenant, principal, run_id, tool, updated_at, note, outcome,
    EXISTS (SELECT 1 FROM ledger_results WHERE ledger_results.entry_id = ledger.entry_id)
FROM ledger WHERE entry_id > $1::bigint ORDER BY entry_id LIMIT $2::bigint

-- name: stored_archive
SELECT entry_id, key, state, owner, tenant, principal, run_id, tool, updated_at, note, outcome, false
FROM ledger_archive WHERE entry_id > $1::bigint ORDER BY entry_id LIMIT $2::bigint

-- name: stored_shared
SELECT kind, name, body FROM shared_records WHERE (kind, name) > ($1, $2) ORDER BY kind, name LIMIT $3::bigint

-- name: stored_tapes
SELECT tape_id, call_id, run_id, tool, tapes.at, substring(body FROM start + 1 FOR tapes.size)
FROM (SELECT * FROM tapes WHERE tape_id > $1::bigint ORDER BY tape_id LIMIT $2::bigint) AS tapes
JOIN tape_segments USING (segment_id) ORDER BY tape_id

-- name: last_tape
SELECT coalesce(max(tape_id), 0) FROM tapes

-- name: stored_bodies
SELECT handle, tenant, principal, tool, call_id, state, verdict, at, length(body), released_by, released_at, reason, body
FROM quarantine WHERE handle > $1 ORDER BY handle LIMIT $2::bigint

-- name: stored_answers
SELECT encode(id, 'hex'), at, body FROM cached_answers WHERE id > decode($1, 'hex') ORDER BY id LIMIT $2::bigint

-- name: lock_outcome
SELECT state, outcome FROM ledger WHERE entry_id = $1::bigint FOR UPDATE

-- name: erase_entry
UPDATE ledger SET outcome = $2::bytea, note = '' WHERE entry_id = $1::bigint

-- name: erase_result
DELETE FROM ledger_results WHERE entry_id = $1::bigint

-- name: lock_archived_outcome
SELECT state, outcome FROM ledger_archive WHERE entry_id = $1::bigint FOR UPDATE

-- name: erase_archived
UPDATE ledger_archive SET outcome = $2::bytea, note = '' WHERE entry_id = $1::bigint

-- name: lock_approval_end
SELECT state, expires_at FROM approvals WHERE approval_id = $1::bigint FOR UPDATE

-- name: erase_approval
UPDATE approvals SET arguments = '{}', reason = '' WHERE approval_id = $1::bigint

-- The tape's bytes in its segment become blanks: the other tapes of the segment stay where their labels say.
-- name: erase_tape
WITH gone AS (DELETE FROM tapes WHERE tape_id = $1::bigint RETURNING segment_id, start, size)
UPDATE tape_segments
SET body = overlay(body PLACING convert_to(repeat(' ', gone.size), 'UTF8') FROM gone.start + 1 FOR gone.size)
FROM gone WHERE tape_segments.segment_id = gone.segment_id
RETURNING tape_segments.segment_id

-- name: erase_kept
DELETE FROM quarantine WHERE handle = $1 RETURNING handle

-- name: erase_cached
DELETE FROM cached_answers WHERE id = decode($1, 'hex') RETURNING 1

-- name: has_tasks
SELECT to_regclass(quote_ident(current_schema() || '_tasks') || '.callwright_task') IS NOT NULL

-- The same content in another form, where it has not been changed since it was read.
-- name: rewrite_result
UPDATE ledger_results SET body = $1::bytea WHERE entry_id = $3::bigint AND body = $2::bytea RETURNING 1

-- name: rewrite_entry
UPDATE ledger SET outcome = $1::bytea WHERE entry_id = $3::bigint AND outcome = $2::bytea RETURNING 1

-- name: rewrite_archived
UPDATE ledger_archive SET outcome = $1::bytea WHERE entry_id = $3::bigint AND outcome = $2::bytea RETURNING 1

-- name: rewrite_approval
UPDATE approvals SET arguments = $1::bytea WHERE approval_id = $3::bigint AND arguments = $2::bytea RETURNING 1

-- name: rewrite_shared
UPDATE shared_records SET body = $1::bytea WHERE kind = $3 AND name = $4 AND body = $2::bytea RETURNING 1

-- name: rewrite_kept
UPDATE quarantine SET body = $1::bytea WHERE handle = $3 AND body = $2::bytea RETURNING 1

-- name: rewrite_cached
UPDATE cached_answers SET body = $1::bytea WHERE id = decode($3, 'hex') AND body = $2::bytea RETURNING 1

-- The tape moves to a segment of its own; where it stood, the other tapes of the segment stay where their labels say.
-- name: rewrite_tape
WITH found AS (
    SELECT tapes.tape_id, tapes.segment_id, tapes.start, tapes.size, tapes.at FROM tapes JOIN tape_segments USING (segment_id)
    WHERE tape_id = $3::bigint AND substring(body FROM start + 1 FOR tapes.size) = $2::bytea
), blanked AS (
    UPDATE tape_segments
    SET body = overlay(body PLACING convert_to(repeat(' ', found.size), 'UTF8') FROM found.start + 1 FOR found.size)
    FROM found WHERE tape_segments.segment_id = found.segment_id
), added AS (
    INSERT INTO tape_segments (at, size, body) SELECT found.at, length($1::bytea), $1::bytea FROM found RETURNING segment_id
)
UPDATE tapes SET segment_id = added.segment_id, start = 0, size = length($1::bytea)
FROM found, added WHERE tapes.tape_id = found.tape_id RETURNING 1
