-- How often something may happen, for a number, an address, a network or whatever its key is (D61): until when not all times are
-- there again, as the generic cell rate algorithm counts. A row whose time is over says what no row says.
create table rate_limit (
  kind text not null,
  key text not null,
  full_at timestamptz not null,
  primary key (kind, key)
);
create index rate_limit_full_idx on rate_limit (full_at);

-- Who asked for a code, or for a link of forgot password, so that nobody's wrong codes and sends lock those of others (D61): a known
-- device of the number's owner, an address, or nobody in particular, as for members with a session and what is older.
alter table otp_request add column requester text not null default '';
-- Wrong codes at this request.
alter table otp_request add column wrong_count integer not null default 0;
alter table otp_guard drop constraint otp_guard_pkey;
alter table otp_guard add column requester text not null default '';
alter table otp_guard add column used_at timestamptz not null default now();
alter table otp_guard add primary key (purpose, msisdn, requester);
create index otp_guard_used_idx on otp_guard (used_at);
alter table password_reset add column requester text not null default '';
