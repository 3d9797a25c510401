-- Nothing is lost.
create or replace function ledger_system(p_purpose text) returns bigint language sql stable as $$
  select a.id from ledger_account a where a.asset = 'POKU' and a.member_id is null and a.purpose = p_purpose
$$;
create or replace function ledger_post(p_journal bigint, p_from bigint, p_to bigint, p_amount bigint) returns void language sql as $$
  insert into ledger_entry (journal_id, account_id, amount) values (p_journal, p_from, -p_amount), (p_journal, p_to, p_amount)
$$;
do $$
declare
  signature regprocedure;
begin
  for signature in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and p.proname in ('ledger_post', 'ledger_lock_hold', 'ledger_fill_lots', 'ledger_partner')
  loop
    execute format('alter function %s security definer', signature);
    execute format('alter function %s set search_path = %I, pg_temp', signature, current_schema());
  end loop;
end $$;
delete from migration where name = '0040-cheaper-booking.sql';
