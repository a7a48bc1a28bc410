-- Every statement on the ledger file, by name. All of them run inside BEGIN IMMEDIATE ... COMMIT: one writer in the
-- whole world at a time, so what one statement has read still holds for the next, and a run cannot be overdrawn.
--
-- The way that nearly every call goes takes one statement to claim and one to settle:
--
--   claim    the key is free: one insert that gives way to an entry with the same key. Nothing is read before it, and a
--            duplicate writes nothing at all (an upsert that ends in "do nothing" dirties no page, so it costs no fsync).
--            Only then is the entry read and the table of core/ledger.py asked what becomes of it.
--   take     a run pays for a call with one guarded update in the claim's own transaction: no row comes back when a limit
--            is met, and then the claim is withdrawn (unclaim) before anybody has seen it. A trigger on the insert would
--            be the same write, but could neither hand back the deadline nor say which limit it was.
--   settle   matched on entry, key, fence and state, so a stale owner writes nothing. It is an insert into a view of the connection,
--            whose trigger writes the row and its event for the audit trail: each statement gives up the interpreter several
--            times and waits for it again. One stale row fails the whole statement.
--
-- In a batch the same two are written up to sixteen rows to a statement (the row of values is repeated in code, see
-- call_operations.py), which costs a third less. When not all rows were written, they are done again one by one.

-- name: claim
INSERT INTO ledger (key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id,
    run_id, tenant, principal, roles, created_at, updated_at, contract_hash, session, request, model_call)
VALUES (?, ?, ?, ?, ?, 'claimed', 1, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (key) DO NOTHING

-- Only of rows that this transaction has just added: their numbers follow each other.
-- name: unclaim_span
DELETE FROM ledger WHERE entry_id BETWEEN ? AND ?

-- name: unclaim
DELETE FROM ledger WHERE entry_id = ?

-- name: settle
INSERT INTO settling VALUES (?, ?, ?, ?, ?, ?, ?)

-- name: make_settling
CREATE TEMP VIEW settling (updated_at, state, outcome, expires_at, entry_id, fence, key) AS SELECT 0, '', x'', 0, 0, 0, ''

-- name: make_settling_trigger
CREATE TEMP TRIGGER settle INSTEAD OF INSERT ON settling BEGIN
    UPDATE ledger SET updated_at = NEW.updated_at, state = NEW.state, outcome = NEW.outcome, expires_at = NEW.expires_at,
        delivered = 0
    WHERE entry_id = NEW.entry_id AND fence = NEW.fence AND key = NEW.key AND state IN ('claimed', 'unknown');
    SELECT RAISE(ABORT, 'stale') WHERE changes() <> 1;
    INSERT INTO audit_waiting (kind, at, tenant, principal, tool, version, contract_hash, args_hash, effect, state, outcome,
        call_id, run_id, trace_id, entry_id, fence, attempt, key, who, why)
    SELECT 'settled', updated_at, tenant, principal, tool, version, contract_hash, args_hash, effect, state,
        substr(outcome, 1, 100), substr(owner, 1, instr(owner || '@', '@') - 1), run_id, trace_id, entry_id, fence, attempt, key,
        '', ''
    FROM ledger WHERE entry_id = NEW.entry_id;
END

-- name: put_result
INSERT INTO ledger_results (entry_id, body) VALUES (?, ?) ON CONFLICT (entry_id) DO UPDATE SET body = excluded.body

-- name: result
SELECT body FROM ledger_results WHERE entry_id = ?

-- name: drop_results
DELETE FROM ledger_results WHERE entry_id BETWEEN ?1 AND ?2
    AND NOT EXISTS (SELECT 1 FROM ledger WHERE ledger.entry_id = ledger_results.entry_id AND key IS NOT NULL)

-- name: count_results
SELECT count(*), coalesce(sum(length(body)), 0) FROM ledger_results

-- name: next_id
SELECT coalesce(max(entry_id), 0) + 1 FROM ledger

-- name: by_key
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, session, request,
    model_call, read_key
FROM ledger WHERE key = ?

-- By any of the keys that a call has: its own, that of its arguments as read, those under other versions (a JSON array).
-- name: met
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, session, request,
    model_call, read_key
FROM ledger
WHERE key = ?1 OR key IN (SELECT value FROM json_each(?3)) OR (read_key = ?2 AND key IS NOT NULL)

-- name: by_id
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, session, request,
    model_call, read_key
FROM ledger WHERE entry_id = ? AND key IS NOT NULL

-- Entries whose key is free again: those that are not swept yet, and the archive, which keeps less of them.
-- name: archived
SELECT entry_id, former_key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, session, request,
    model_call, read_key
FROM ledger WHERE key IS NULL AND (former_key = ?1 OR entry_id = ?2)
UNION ALL
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, 0, 0.0, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, NULL, NULL, NULL, NULL
FROM ledger_archive WHERE key = ?1 OR entry_id = ?2
ORDER BY 1 DESC LIMIT ?3

-- name: listed
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, session, request,
    model_call, read_key
FROM ledger
WHERE key IS NOT NULL AND (?2 IS NULL OR tool = ?2) AND (?3 IS NULL OR run_id = ?3)
    AND (?1 IS NULL OR state = ?1 OR (?1 = 'in_doubt'
        AND (state = 'unknown' OR (state = 'claimed' AND (boot <> ?5 OR lease_until < ?6)))))
ORDER BY entry_id DESC LIMIT ?4

-- name: scanned
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, session, request,
    model_call, read_key
FROM ledger
WHERE key IS NOT NULL AND entry_id > ?3 AND (?2 IS NULL OR tool = ?2)
    AND (?1 IS NULL OR state = ?1 OR (?1 = 'in_doubt'
        AND (state = 'unknown' OR (state = 'claimed' AND (boot <> ?5 OR lease_until < ?6)))))
ORDER BY entry_id LIMIT ?4

-- name: doubts
SELECT tool, effect, sum(state = 'unknown'), sum(state = 'claimed'), min(created_at) FROM ledger
WHERE key IS NOT NULL AND (state = 'unknown' OR (state = 'claimed' AND (boot <> ?1 OR lease_until < ?2)))
GROUP BY tool, effect ORDER BY tool, effect


-- name: page_of_entries
SELECT entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id, run_id,
    tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash, session, request,
    model_call, read_key
FROM ledger WHERE key IS NOT NULL AND entry_id > ? ORDER BY entry_id LIMIT ?

-- name: page_of_approvals
SELECT approval_id, handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at,
    contract_hash, terms, used_by
FROM approvals WHERE approval_id > ? ORDER BY approval_id LIMIT ?

-- name: add
INSERT INTO ledger (entry_id, key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until,
    trace_id, run_id, tenant, principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash,
    session, request, model_call, read_key)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

-- name: change
UPDATE ledger SET key = ?2, tool = ?3, version = ?4, args_hash = ?5, effect = ?6, state = ?7, fence = ?8, attempt = ?9,
    owner = ?10, boot = ?11, lease_until = ?12, trace_id = ?13, run_id = ?14, tenant = ?15, principal = ?16, roles = ?17,
    delivered = ?18, created_at = ?19, updated_at = ?20, expires_at = ?21, note = ?22, outcome = ?23,
    contract_hash = ?24, session = ?25, request = ?26, model_call = ?27, read_key = ?28
WHERE entry_id = ?1

-- name: retire
UPDATE ledger SET former_key = key, key = NULL WHERE entry_id = ?

-- name: deliver
UPDATE ledger SET delivered = 1
WHERE entry_id IN (SELECT value FROM json_each(?)) AND state IN ('committed', 'failed', 'answered') AND delivered = 0

-- name: state_of
SELECT state, boot, lease_until, owner FROM ledger WHERE key = ?

-- name: beat
INSERT INTO owners (process, boot, beat) VALUES (?, ?, ?)
ON CONFLICT (process) DO UPDATE SET boot = excluded.boot, beat = excluded.beat

-- name: sign_of_life
SELECT boot, beat FROM owners WHERE process = ?

-- name: drop_owners
DELETE FROM owners WHERE process <> ?1 AND (boot <> ?2 OR beat < ?3)

-- The newest row stays until a newer one is there: its number would be given again.
-- name: archive_retired
INSERT INTO ledger_archive
SELECT entry_id, former_key, tool, version, args_hash, effect, state, fence, attempt, owner, trace_id, run_id, tenant,
    principal, roles, delivered, created_at, updated_at, expires_at, note, outcome, contract_hash
FROM ledger WHERE entry_id BETWEEN ?1 AND ?2 AND key IS NULL AND entry_id < (SELECT max(entry_id) FROM ledger)

-- name: drop_retired
DELETE FROM ledger WHERE entry_id BETWEEN ?1 AND ?2 AND key IS NULL AND entry_id < (SELECT max(entry_id) FROM ledger)

-- Sweeping walks the table once, by number, in slices short enough that no claim waits long behind one.
-- name: expire
UPDATE ledger SET former_key = key, key = NULL
WHERE entry_id BETWEEN ?1 AND ?2 AND key IS NOT NULL AND expires_at <= ?3
    AND state IN ('committed', 'failed', 'released', 'answered')

-- name: lapse
UPDATE ledger SET state = 'unknown', updated_at = ?3
WHERE entry_id BETWEEN ?1 AND ?2 AND state = 'claimed' AND (boot <> ?4 OR lease_until < ?5 OR EXISTS (
    SELECT 1 FROM owners WHERE process = substr(ledger.owner, instr(ledger.owner, '@') + 1, 16) AND process <> ?6 AND beat < ?7))

-- The archive is in order of time, so the oldest stand first: it is cut in slices until one of them is too young.
-- name: drop_archive
DELETE FROM ledger_archive WHERE updated_at < ?1
    AND entry_id IN (SELECT entry_id FROM ledger_archive ORDER BY entry_id LIMIT ?2)

-- name: drop_approvals
DELETE FROM approvals WHERE expires_at < ?1 AND approval_id IN (SELECT approval_id FROM approvals ORDER BY approval_id LIMIT ?2)

-- name: drop_runs
DELETE FROM runs WHERE heard_at < ?

-- name: drop_uses
DELETE FROM tool_uses WHERE heard_at < ?

-- name: span
SELECT coalesce(min(entry_id), 0), coalesce(max(entry_id), 0) FROM ledger

-- name: count_states
SELECT state, count(*) FROM ledger WHERE key IS NOT NULL GROUP BY state

-- name: count_archive
SELECT count(*) FROM ledger_archive

-- name: take
UPDATE runs SET calls = calls + 1, heard_at = ?5
WHERE tenant = ?6 AND run_id = ?1
    AND (max_tool_calls IS NULL OR calls < max_tool_calls)
    AND (max_total_latency_ms IS NULL OR spent_ms < max_total_latency_ms)
    AND (deadline IS NULL OR (boot = ?2 AND deadline > ?3))
    AND NOT EXISTS (SELECT 1 FROM tool_uses
        WHERE tool_uses.tenant = ?6 AND tool_uses.run_id = ?1 AND tool = ?4 AND last_args = ?7
            AND last_writes = runs.writes AND same_failures >= runs.max_same_failures)
RETURNING max_total_latency_ms, spent_ms, deadline

-- name: charge_time
UPDATE runs SET spent_ms = spent_ms + ?1, writes = writes + ?2, heard_at = ?3 WHERE tenant = ?4 AND run_id = ?5

-- name: run_writes
SELECT writes FROM runs WHERE tenant = ? AND run_id = ?

-- name: run
SELECT boot, deadline, calls, spent_ms, writes, max_tool_calls, max_retries_per_tool, max_total_latency_ms,
    max_same_failures, deadline_ms
FROM runs WHERE tenant = ? AND run_id = ?

-- name: put_run
INSERT INTO runs (tenant, run_id, boot, deadline, calls, spent_ms, writes, max_tool_calls, max_retries_per_tool,
    max_total_latency_ms, max_same_failures, deadline_ms, heard_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (tenant, run_id) DO UPDATE SET calls = excluded.calls, heard_at = excluded.heard_at

-- name: use
SELECT retries, last_code, same_failures, last_args, last_writes FROM tool_uses WHERE tenant = ? AND run_id = ? AND tool = ?

-- name: put_use
INSERT INTO tool_uses (tenant, run_id, tool, retries, last_code, same_failures, last_args, last_writes, heard_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (tenant, run_id, tool) DO UPDATE SET
    retries = excluded.retries, last_code = excluded.last_code, same_failures = excluded.same_failures,
    last_args = excluded.last_args, last_writes = excluded.last_writes, heard_at = excluded.heard_at

-- name: use_succeeded
UPDATE tool_uses SET last_code = NULL, same_failures = 0
WHERE tenant = ? AND run_id = ? AND tool = ? AND last_code IS NOT NULL

-- name: breaker
SELECT boot, state, window_from, calls, failures, opens, open_until, probe_until FROM breakers WHERE key = ?

-- name: put_breaker
INSERT INTO breakers (key, boot, state, window_from, calls, failures, opens, open_until, probe_until)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (key) DO UPDATE SET boot = excluded.boot, state = excluded.state, window_from = excluded.window_from,
    calls = excluded.calls, failures = excluded.failures, opens = excluded.opens, open_until = excluded.open_until,
    probe_until = excluded.probe_until

-- name: drop_breaker
DELETE FROM breakers WHERE key = ?

-- name: sick
SELECT key FROM breakers

-- name: all_breakers
SELECT key, boot, state, window_from, calls, failures, opens, open_until, probe_until FROM breakers

-- name: add_approval
INSERT INTO approvals (handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at,
    expires_at, contract_hash, terms, used_by, tenant)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

-- name: last_approval
SELECT handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at, contract_hash,
    terms, used_by
FROM approvals WHERE digest = ? ORDER BY approval_id DESC LIMIT 1

-- name: approval
SELECT handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at, contract_hash,
    terms, used_by
FROM approvals WHERE handle = ?

-- name: approvals
SELECT handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at, contract_hash,
    terms, used_by
FROM approvals WHERE (?1 IS NULL OR state = ?1) AND (?3 IS NULL OR tenant = ?3) ORDER BY approval_id DESC LIMIT ?2

-- name: open_requesters
SELECT requested_by FROM approvals WHERE state = 'asked' AND tenant = ? AND expires_at > ?

-- name: put_approval
UPDATE approvals SET state = ?, decided_by = ?, reason = ?, used_by = ? WHERE handle = ?

-- name: granted
SELECT handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at, contract_hash,
    terms, used_by
FROM approvals WHERE digest = ? AND state = 'granted' AND expires_at > ? ORDER BY approval_id LIMIT 1

-- name: used_approval
SELECT handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at, contract_hash,
    terms, used_by
FROM approvals WHERE digest = ? AND state = 'used' AND used_by = ?

-- name: approval_used_by
SELECT handle, digest, tool, version, arguments, requested_by, state, decided_by, reason, created_at, expires_at, contract_hash,
    terms, used_by
FROM approvals WHERE tool = ? AND state = 'used' AND used_by = ? ORDER BY approval_id DESC LIMIT 1

-- name: use_quota
INSERT INTO quota_uses (quota, at, until, amount, value, used_by) VALUES (?, ?, ?, ?, ?, ?)

-- name: quota_sum
SELECT coalesce(sum(amount), 0) FROM quota_uses WHERE quota = ? AND at > ?

-- name: quota_values
SELECT DISTINCT value FROM quota_uses WHERE quota = ? AND at > ?

-- name: quota_uses
SELECT quota, at, until, amount, value, used_by FROM quota_uses WHERE quota = ? AND at > ? ORDER BY at

-- name: give_back_quotas
DELETE FROM quota_uses WHERE used_by = ?

-- name: drop_quota_uses
DELETE FROM quota_uses WHERE rowid IN (SELECT rowid FROM quota_uses WHERE until <= ? ORDER BY until LIMIT ?)

-- name: put_release
INSERT INTO releases (tool, number, body)
SELECT ?1, ?2, ?3 WHERE ?2 = 1 + (SELECT coalesce(max(number), 0) FROM releases WHERE tool = ?1)

-- name: releases_of
SELECT body FROM releases WHERE tool = ? ORDER BY number DESC

-- name: releases_in_force
SELECT body FROM releases AS one WHERE number = (SELECT max(number) FROM releases WHERE tool = one.tool) ORDER BY tool

-- name: add_figures
INSERT INTO release_figures (tool, number, version, at, calls, unreadable, repaired, refused, error, unknown)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (tool, number, at, version) DO UPDATE SET calls = calls + excluded.calls, unreadable = unreadable + excluded.unreadable,
    repaired = repaired + excluded.repaired, refused = refused + excluded.refused, error = error + excluded.error,
    unknown = unknown + excluded.unknown

-- name: figures_of
SELECT tool, number, version, at, calls, unreadable, repaired, refused, error, unknown
FROM release_figures WHERE tool = ? AND number = ? ORDER BY at DESC, version DESC LIMIT ?

-- name: drop_figures
DELETE FROM release_figures WHERE (tool, number, at, version) IN (
    SELECT tool, number, at, version FROM release_figures WHERE at <= ? ORDER BY at LIMIT ?)

-- name: identity
SELECT incarnation, wall, boot, uptime, doubt, accepted, (SELECT coalesce(max(entry_id), 0) FROM ledger)
FROM ledger_identity WHERE one = 1

-- name: fence
SELECT fence FROM ledger WHERE entry_id = ?

-- name: mark_clock
UPDATE ledger_identity SET wall = ?, boot = ?, uptime = ? WHERE one = 1

-- name: put_doubt
UPDATE ledger_identity SET doubt = ? WHERE one = 1

-- name: accept_doubts
UPDATE ledger_identity SET doubt = '', accepted = ? WHERE one = 1

-- name: put_record
INSERT INTO shared_records (kind, name, body, expires_at) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (kind, name) DO UPDATE SET body = excluded.body, expires_at = excluded.expires_at
WHERE ?5 OR shared_records.expires_at <= ?6

-- name: records
SELECT name, body FROM shared_records
WHERE kind = ?1 AND name IN (SELECT value FROM json_each(?2)) AND coalesce(expires_at > ?3, 1)

-- name: drop_record
DELETE FROM shared_records WHERE kind = ? AND name = ?

-- name: drop_records
DELETE FROM shared_records WHERE (kind, name) IN (
    SELECT kind, name FROM shared_records WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)

-- name: put_contract
INSERT INTO contracts (hash, name, version, at, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING

-- name: contracts
SELECT at, hash, body FROM contracts

-- name: contracts_of
SELECT at, hash, body FROM contracts WHERE name = ?

-- name: contract
SELECT body FROM contracts WHERE hash = ?

-- Records with content, in pages. A long result is read by itself, so that a page of them is never in memory.
-- name: stored_entries
SELECT entry_id, coalesce(key, former_key, ''), state, owner, tenant, principal, run_id, tool, updated_at, note, outcome,
    EXISTS (SELECT 1 FROM ledger_results WHERE ledger_results.entry_id = ledger.entry_id)
FROM ledger WHERE entry_id > ? ORDER BY entry_id LIMIT ?

-- name: stored_archive
SELECT entry_id, key, state, owner, tenant, principal, run_id, tool, updated_at, note, outcome, 0
FROM ledger_archive WHERE entry_id > ? ORDER BY entry_id LIMIT ?

-- name: stored_shared
SELECT kind, name, body FROM shared_records WHERE (kind, name) > (?, ?) ORDER BY kind, name LIMIT ?

-- What is claimed now is left, in the same statement as it is looked at.
-- name: stored_outcome
SELECT state, outcome FROM ledger WHERE entry_id = ?

-- name: erase_entry
UPDATE ledger SET outcome = ?2, note = '' WHERE entry_id = ?1 AND state <> 'claimed'

-- name: erase_result
DELETE FROM ledger_results WHERE entry_id = ?

-- name: stored_archived_outcome
SELECT state, outcome FROM ledger_archive WHERE entry_id = ?

-- name: erase_archived
UPDATE ledger_archive SET outcome = ?2, note = '' WHERE entry_id = ?1

-- name: approval_end
SELECT state, expires_at FROM approvals WHERE approval_id = ?

-- name: erase_approval
UPDATE approvals SET arguments = CAST('{}' AS BLOB), reason = '' WHERE approval_id = ?

-- The same content in another form, where it has not been changed since it was read.
-- name: rewrite_result
UPDATE ledger_results SET body = ?1 WHERE entry_id = CAST(?3 AS INTEGER) AND CAST(body AS BLOB) = ?2

-- name: rewrite_entry
UPDATE ledger SET outcome = ?1 WHERE entry_id = CAST(?3 AS INTEGER) AND CAST(outcome AS BLOB) = ?2

-- name: rewrite_archived
UPDATE ledger_archive SET outcome = ?1 WHERE entry_id = CAST(?3 AS INTEGER) AND CAST(outcome AS BLOB) = ?2

-- name: rewrite_approval
UPDATE approvals SET arguments = ?1 WHERE approval_id = CAST(?3 AS INTEGER) AND CAST(arguments AS BLOB) = ?2

-- name: rewrite_shared
UPDATE shared_records SET body = ?1 WHERE kind = ?3 AND name = ?4 AND CAST(body AS BLOB) = ?2
