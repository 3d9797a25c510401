-- Lost: what each role may do; processes work as the login that owns everything again. The roles stay, since they belong to the
-- whole server.
drop trigger ledger_journal_has_entries on ledger_journal;
drop function ledger_check_entries();
do $$
declare
  name text;
  signature regprocedure;
begin
  for signature in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prosecdef and p.proname like 'ledger\_%'
  loop
    execute format('alter function %s security invoker', signature);
    execute format('alter function %s reset all', signature);
    execute format('revoke execute on function %s from poku_api, poku_worker', signature);
    execute format('grant execute on function %s to public', signature);
  end loop;
  foreach name in array array['poku_api', 'poku_worker', 'poku_reader'] loop
    execute format('alter default privileges in schema %I revoke all on tables from %I', current_schema(), name);
    execute format('alter default privileges in schema %I revoke all on sequences from %I', current_schema(), name);
    execute format('revoke all on all tables in schema %I from %I', current_schema(), name);
    execute format('revoke all on all sequences in schema %I from %I', current_schema(), name);
    execute format('revoke usage on schema %I from %I', current_schema(), name);
  end loop;
end $$;
delete from migration where name = '0033-roles.sql';
