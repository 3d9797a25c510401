-- no transaction
-- SMS of a day in Jakarta, in parts, so that those who send at once do not wait for one row.
create table if not exists sms_day (
  day date not null,
  part smallint not null,
  sent bigint not null check (sent >= 0),
  primary key (day, part)
);

-- What nobody needs any more is found by when it ended, as in 0024.
drop index concurrently if exists link_attempt_ended_idx;
create index concurrently link_attempt_ended_idx on link_attempt (ended_at) where ended_at is not null;
drop index concurrently if exists password_reset_end_idx;
create index concurrently password_reset_end_idx on password_reset (expires_at);
drop index concurrently if exists verification_link_end_idx;
create index concurrently verification_link_end_idx on verification_link (expires_at);

-- What pages tell of releases lies apart from members and books.
create schema if not exists telemetry;
alter table if exists telemetry_count set schema telemetry;
alter table if exists telemetry.telemetry_count rename to release_count;
