-- Inside of 'in', the choice of the rows may be made anew for each row of the table, each time of others: more went than were asked for.
create or replace function forget_security_events(before timestamptz, most integer) returns bigint language plpgsql as $$
declare
  forgotten bigint;
begin
  perform set_config('poku.forgets_security_events', 'on', true);
  with old as materialized (
    select id from security_event where at < before order by at limit most for update skip locked)
  delete from security_event where id in (select id from old);
  get diagnostics forgotten = row_count;
  perform set_config('poku.forgets_security_events', 'off', true);
  return forgotten;
end $$;
do $$
begin
  execute format('alter function forget_security_events(timestamptz, integer) security definer set search_path = %I, pg_temp',
    current_schema());
end $$;
