-- Nothing is lost.
revoke all on all tables in schema telemetry from poku_api, poku_worker;
revoke usage on schema telemetry from poku_api, poku_worker;
revoke execute on function forget_security_events(timestamptz, integer) from poku_worker;
grant execute on function forget_security_events(timestamptz, integer) to public;
alter function forget_security_events(timestamptz, integer) security invoker;
alter function forget_security_events(timestamptz, integer) reset all;
grant update, delete on security_event to poku_api, poku_worker;
delete from migration where name = '0036-roles-beside-the-books.sql';
