-- The security log is written and stays as it is; what is old leaves by its function alone, which is the worker's.
revoke update, delete on security_event from poku_api, poku_worker;
do $$
begin
  execute format('alter function forget_security_events(timestamptz, integer) security definer set search_path = %I, pg_temp',
    current_schema());
end $$;
revoke execute on function forget_security_events(timestamptz, integer) from public;
grant execute on function forget_security_events(timestamptz, integer) to poku_worker;

-- What pages tell of releases lies in a schema of its own.
grant usage on schema telemetry to poku_api, poku_worker;
grant select, insert, update, delete on all tables in schema telemetry to poku_api, poku_worker;
