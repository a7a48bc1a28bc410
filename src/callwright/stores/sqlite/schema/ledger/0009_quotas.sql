-- What calls have taken of quotas. Times are epoch ms; "until" is the end of the window, after which a sweep takes the row.

CREATE TABLE quota_uses (
    quota TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    value TEXT NOT NULL,
    used_by TEXT NOT NULL
);
CREATE INDEX quota_uses_at ON quota_uses (quota, at);
CREATE INDEX quota_uses_used_by ON quota_uses (used_by);
CREATE INDEX quota_uses_until ON quota_uses (until);
