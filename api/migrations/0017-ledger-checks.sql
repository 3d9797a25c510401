-- The books of a statement are checked once when it ends, from what it wrote, instead of once for each entry at commit.
-- So a journal's entries are written by one statement: one that is not balanced is refused at once.
drop trigger ledger_entry_balanced on ledger_entry;
drop function ledger_check_balanced();
create function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  journal bigint;
begin
  select e.journal_id into journal from written e join ledger_account a on a.id = e.account_id
    group by e.journal_id, a.asset having sum(e.amount) <> 0 limit 1;
  if found then
    raise exception 'journal % is not balanced', journal using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balanced after insert on ledger_entry
  referencing new table as written for each statement execute function ledger_check_balanced();

-- What a lot gave to holds, for the proof of the ledger and for receipts.
create index ledger_hold_lot_lot_idx on ledger_hold_lot (lot_id);
