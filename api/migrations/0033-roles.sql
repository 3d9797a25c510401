-- Who may do what: the login that migrates owns everything; poku_api serves calls, poku_worker does the jobs as well, poku_reader
-- looks at the books. Roles belong to the whole server, so they may be there already.
do $$
declare
  name text;
  signature regprocedure;
begin
  foreach name in array array['poku_api', 'poku_worker', 'poku_reader'] loop
    if not exists (select 1 from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise exception 'Let an administrator run: create role poku_api nologin; create role poku_worker nologin in role poku_api; create role poku_reader nologin; grant poku_api, poku_worker to %', current_user;
      end;
    end if;
    if name <> 'poku_reader' and not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to %I', name, current_user);
    end if;
    execute format('grant usage on schema %I to %I', current_schema(), name);
  end loop;

  foreach name in array array['poku_api', 'poku_worker'] loop
    execute format('grant select, insert, update, delete on all tables in schema %I to %I', current_schema(), name);
    execute format('grant usage on all sequences in schema %I to %I', current_schema(), name);
    execute format('alter default privileges in schema %I grant select, insert, update, delete on tables to %I', current_schema(), name);
    execute format('alter default privileges in schema %I grant usage on sequences to %I', current_schema(), name);
    -- The books are written by the functions below alone.
    execute format('revoke insert, update, delete on migration, ledger_asset, ledger_account, ledger_journal, ledger_entry, ledger_lot, ledger_hold, ledger_hold_lot, ledger_day from %I', name);
  end loop;
  grant insert on ledger_day to poku_worker;
  grant select on migration, ledger_asset, ledger_account, ledger_journal, ledger_entry, ledger_lot, ledger_hold, ledger_hold_lot,
    ledger_day, purchase_order, order_leg, partner to poku_reader;

  for signature in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.proname in (
      'ledger_lock', 'ledger_lock_hold', 'ledger_earn', 'ledger_expire', 'ledger_reopen', 'ledger_hold', 'ledger_capture',
      'ledger_void', 'ledger_refund', 'ledger_move_units', 'ledger_post', 'ledger_fill_lots', 'ledger_partner')
  loop
    execute format('revoke execute on function %s from public', signature);
    execute format('alter function %s security definer', signature);
    execute format('alter function %s set search_path = %I, pg_temp', signature, current_schema());
  end loop;
end $$;

grant execute on function ledger_lock(text), ledger_earn(text, bigint, text, timestamptz, timestamptz),
  ledger_hold(text, text, bigint, timestamptz), ledger_capture(text, timestamptz), ledger_void(text, timestamptz),
  ledger_refund(text, timestamptz), ledger_move_units(text, text, text, text, text, bigint, timestamptz)
  to poku_api, poku_worker;
grant execute on function ledger_expire(text, timestamptz) to poku_worker;

-- A journal without entries is refused when its transaction commits.
create function ledger_check_entries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_entry e where e.journal_id = new.id) then
    raise exception 'journal % has no entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_journal_has_entries after insert on ledger_journal
  deferrable initially deferred for each row execute function ledger_check_entries();
