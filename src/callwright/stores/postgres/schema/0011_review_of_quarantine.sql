-- Whose call a body belongs to, and whether a reviewer has released it. What was kept before names nobody; a preview named its
-- caller where a verdict stands: "preview TENANT PRINCIPAL".

ALTER TABLE quarantine
    ADD COLUMN tenant text NOT NULL DEFAULT '',
    ADD COLUMN principal text NOT NULL DEFAULT '',
    ADD COLUMN state text NOT NULL DEFAULT 'withheld',
    ADD COLUMN released_by text NOT NULL DEFAULT '',
    ADD COLUMN released_at bigint NOT NULL DEFAULT 0,
    ADD COLUMN reason text NOT NULL DEFAULT '';

UPDATE quarantine SET
    state = 'preview',
    verdict = '',
    tenant = split_part(verdict, ' ', 2),
    principal = substr(verdict, length('preview ' || split_part(verdict, ' ', 2) || ' ') + 1)
WHERE verdict LIKE 'preview %';

CREATE INDEX quarantine_at ON quarantine (at, handle);
