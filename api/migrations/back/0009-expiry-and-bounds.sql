-- Lost: nothing.
alter table partner_link drop constraint partner_link_balance_safe;
alter table voucher drop constraint voucher_price_safe;
alter table ledger_entry drop constraint ledger_entry_amount_safe;
alter table ledger_account drop constraint ledger_account_balance_safe;
drop index ledger_lot_end_idx;
delete from migration where name = '0009-expiry-and-bounds.sql';
