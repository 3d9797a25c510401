-- What every booking calls is planned once for each connection, and only what the API calls itself changes role and search path:
-- the functions below are called by those alone, nobody else may execute them, and they run as these do.
create or replace function ledger_system(p_purpose text) returns bigint language plpgsql stable as $$
begin
  return (select a.id from ledger_account a where a.asset = 'POKU' and a.member_id is null and a.purpose = p_purpose);
end $$;

create or replace function ledger_post(p_journal bigint, p_from bigint, p_to bigint, p_amount bigint) returns void
language plpgsql as $$
begin
  insert into ledger_entry (journal_id, account_id, amount) values (p_journal, p_from, -p_amount), (p_journal, p_to, p_amount);
end $$;

alter function ledger_lock_hold(text) security invoker;
alter function ledger_lock_hold(text) reset all;
alter function ledger_fill_lots(text) security invoker;
alter function ledger_fill_lots(text) reset all;
alter function ledger_partner(text, text) security invoker;
alter function ledger_partner(text, text) reset all;
