-- What each voter told of a remote that has a canary: the watch judges by voters, of whom nobody has two votes however much they report.
create table telemetry.canary_vote (
  channel text not null,
  remote text not null,
  version text not null,
  -- A keyed hash of the day, the remote and the member or the network that told it; nobody is found by it on another day.
  voter text not null,
  -- Revision of the channel that gave the canary the share it had.
  revision bigint not null,
  is_member boolean not null,
  loads bigint not null,
  failed bigint not null,
  -- Class of the first failure.
  failure text,
  -- Place of the first load time in the histogram.
  load_bucket smallint,
  told_at timestamptz not null,
  primary key (channel, remote, version, voter, revision)
);
create index canary_vote_told_idx on telemetry.canary_vote (told_at);
grant select, insert, update, delete on telemetry.canary_vote to poku_api, poku_worker;
