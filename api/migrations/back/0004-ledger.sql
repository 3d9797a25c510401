-- Lost: the books.
drop table ledger_hold_lot;
drop table ledger_hold;
drop table ledger_lot;
drop table ledger_entry;
drop table ledger_journal;
drop table ledger_account;
drop table ledger_asset;
drop function ledger_check_balanced();
drop function ledger_refuse_change();
delete from migration where name = '0004-ledger.sql';
