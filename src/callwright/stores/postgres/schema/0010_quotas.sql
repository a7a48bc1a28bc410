-- What calls have taken of quotas. Times are epoch ms; "until" is the end of the window, after which a sweep takes the row.

CREATE TABLE quota_uses (
    quota text NOT NULL,
    at bigint NOT NULL,
    until bigint NOT NULL,
    amount bigint NOT NULL,
    value text NOT NULL,
    used_by text NOT NULL
);
CREATE INDEX quota_uses_at ON quota_uses (quota, at);
CREATE INDEX quota_uses_used_by ON quota_uses (used_by);
CREATE INDEX quota_uses_until ON quota_uses (until);
