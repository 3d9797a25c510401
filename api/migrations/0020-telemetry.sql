-- What pages tell of the releases that they run, counted per minute: how many loads, errors of each class, and values in each
-- bucket of a histogram. Nothing in it is of a member.
create table telemetry_count (
  channel text not null,
  remote text not null,
  version text not null,
  minute timestamptz not null,
  -- loads, error.<class>, or the name of a histogram.
  measure text not null,
  -- Place in the histogram; 0 for plain counts.
  bucket smallint not null,
  count bigint not null check (count > 0),
  primary key (channel, remote, minute, version, measure, bucket)
);
create index telemetry_count_minute_idx on telemetry_count (minute);
