-- Who did what to whose access, and from where (docs/operators.md). Rows name members by their ids without a reference, numbers and
-- addresses masked, and stay as they are.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- The database's own time, whatever the process thought.
  written_at timestamptz not null default clock_timestamp(),
  what text not null,
  member_id text,
  -- A masked number or e-mail address, a partner, an operator.
  who text,
  -- Network of the address that asked; null for a job or a command.
  network text,
  -- First digits of the device's hash.
  device text,
  request_id text,
  detail jsonb not null
);
create index security_event_at_idx on security_event (at);
create index security_event_member_idx on security_event (member_id, id) where member_id is not null;

create function security_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('poku.forgets_security_events', true) = 'on' then
    return old;
  end if;
  raise exception 'security events are append-only' using errcode = 'restrict_violation';
end $$;
create trigger security_event_append_only before update or delete on security_event
  for each row execute function security_refuse_change();
create trigger security_event_no_truncate before truncate on security_event
  for each statement execute function security_refuse_change();

-- The only way out: events of before a time, at most so many of them.
create function forget_security_events(before timestamptz, most integer) returns bigint language plpgsql as $$
declare
  forgotten bigint;
begin
  perform set_config('poku.forgets_security_events', 'on', true);
  delete from security_event where id in (
    select id from security_event where at < before order by at limit most for update skip locked);
  get diagnostics forgotten = row_count;
  perform set_config('poku.forgets_security_events', 'off', true);
  return forgotten;
end $$;
