-- Ended lots are found without reading the others (D37).
create index ledger_lot_end_idx on ledger_lot (expires_at) where remaining > 0;

-- Points travel as JSON numbers, so nothing may grow past what a safe integer holds (D8). A price of a thousand million
-- times the largest quantity stays far below.
alter table ledger_account add constraint ledger_account_balance_safe check (balance <= 9007199254740991);
alter table ledger_entry add constraint ledger_entry_amount_safe
  check (amount between -9007199254740991 and 9007199254740991);
alter table voucher add constraint voucher_price_safe check (price_points <= 1000000000);
alter table partner_link add constraint partner_link_balance_safe check (balance_units <= 9007199254740991);
