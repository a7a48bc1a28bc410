-- Who may decide an approval stands with it, which call has used it, and whose it is: lists are made for one tenant.

ALTER TABLE approvals ADD COLUMN terms bytea;
ALTER TABLE approvals ADD COLUMN used_by text NOT NULL DEFAULT '';
ALTER TABLE approvals ADD COLUMN tenant text NOT NULL DEFAULT 'default';
UPDATE approvals SET tenant = coalesce(convert_from(requested_by, 'UTF8')::json ->> 'tenant', 'default');
