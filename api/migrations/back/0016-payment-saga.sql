-- Refused by its checks as soon as a partner paid for an order or an order was refunded: the books cannot forget that.
-- Lost: why orders failed and how far each came; partners' codes. Let no order be open.
drop index coupon_order_idx;
alter table coupon drop column cancelled_at;

alter table ledger_hold drop constraint ledger_hold_state_check;
alter table ledger_hold add constraint ledger_hold_state_check check (state in ('held', 'captured', 'voided'));
alter table ledger_journal drop constraint ledger_journal_kind_check;
alter table ledger_journal add constraint ledger_journal_kind_check
  check (kind in ('earn', 'hold', 'capture', 'void', 'expire', 'reverse'));
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account drop constraint ledger_account_purpose_check;
alter table ledger_account add constraint ledger_account_purpose_check
  check (purpose in ('available', 'held', 'issued', 'redeemed', 'expired'));
alter table ledger_account add constraint ledger_account_check
  check ((member_id is not null) = (purpose in ('available', 'held')));

alter table otp_request drop column amount_units, drop column partner_reference, drop column partner_id;

drop index order_leg_partner_idx;
alter table order_leg
  drop column changed_at, drop column debited_at, drop column reason, drop column ref_num, drop column trx_id,
  drop column payment_code, drop column checkout_url, drop column otp_request_id, drop column mandate_id,
  drop column subject;
alter table order_leg drop constraint order_leg_state_check;
alter table order_leg add constraint order_leg_state_check
  check (state in ('pending', 'held', 'unknown', 'refused', 'captured', 'released'));

drop index purchase_order_open_idx;
create index purchase_order_open_idx on purchase_order (created_at) where state in ('paying', 'compensating');
alter table purchase_order
  drop column refund_reason, drop column payment_ends_at, drop column stuck_at, drop column inquiries,
  drop column site_origin, drop column taken_at, drop column takes, drop column due_at, drop column failure;
alter table purchase_order drop constraint purchase_order_state_check;
alter table purchase_order add constraint purchase_order_state_check
  check (state in ('paying', 'completed', 'compensating', 'failed'));
delete from migration where name = '0016-payment-saga.sql';
