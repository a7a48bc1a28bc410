-- Whose call a body belongs to, and whether a reviewer has released it. What was kept before names nobody; a preview named its
-- caller where a verdict stands: "preview TENANT PRINCIPAL".

ALTER TABLE quarantine ADD COLUMN tenant TEXT NOT NULL DEFAULT '';
ALTER TABLE quarantine ADD COLUMN principal TEXT NOT NULL DEFAULT '';
ALTER TABLE quarantine ADD COLUMN state TEXT NOT NULL DEFAULT 'withheld';
ALTER TABLE quarantine ADD COLUMN released_by TEXT NOT NULL DEFAULT '';
ALTER TABLE quarantine ADD COLUMN released_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE quarantine ADD COLUMN reason TEXT NOT NULL DEFAULT '';

UPDATE quarantine SET
    state = 'preview',
    verdict = '',
    tenant = substr(verdict, 9, instr(substr(verdict, 9), ' ') - 1),
    principal = substr(verdict, 9 + instr(substr(verdict, 9), ' '))
WHERE verdict LIKE 'preview %';

CREATE INDEX quarantine_at ON quarantine (at, handle);
