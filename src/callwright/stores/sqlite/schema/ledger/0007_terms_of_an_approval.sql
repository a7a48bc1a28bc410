-- Who may decide an approval stands with it, which call has used it, and whose it is: lists are made for one tenant.

ALTER TABLE approvals ADD COLUMN terms TEXT;
ALTER TABLE approvals ADD COLUMN used_by TEXT NOT NULL DEFAULT '';
ALTER TABLE approvals ADD COLUMN tenant TEXT NOT NULL DEFAULT 'default';
UPDATE approvals SET tenant = coalesce(json_extract(CAST(requested_by AS TEXT), '$.tenant'), 'default');
