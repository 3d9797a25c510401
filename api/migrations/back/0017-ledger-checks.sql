-- Lost: nothing.
drop index ledger_hold_lot_lot_idx;
drop trigger ledger_entry_balanced on ledger_entry;
drop function ledger_check_balanced();
create function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.journal_id = new.journal_id group by a.asset having sum(e.amount) <> 0
  ) then
    raise exception 'journal % is not balanced', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_balanced();
delete from migration where name = '0017-ledger-checks.sql';
