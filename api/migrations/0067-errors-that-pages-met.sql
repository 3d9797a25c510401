-- Errors that releases threw at members, by where and what, a row for each day. Names, messages and files are of closed lists: nothing in
-- it is of a member.
create table telemetry.thrown (
  channel text not null,
  remote text not null,
  version text not null,
  -- Of UTC.
  day date not null,
  -- Hash of kind, module, name, message and the places without the hashes of their files; `other` for what was over the bound.
  fingerprint text not null,
  kind text not null,
  module text not null,
  name text not null,
  message text not null,
  -- [{"file", "line", "column"}], as JSON.
  frames text not null,
  count bigint not null check (count > 0),
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  primary key (channel, remote, day, version, fingerprint)
);
create index thrown_seen_idx on telemetry.thrown (last_seen);
grant select, insert, update, delete on telemetry.thrown to poku_api, poku_worker;
