-- A purchase from several sources is a saga (D47): its order and each of its legs have states of their own, changed by
-- guarded updates alone; docs/payment.md shows which change to which.
alter table purchase_order drop constraint purchase_order_state_check;
alter table purchase_order add constraint purchase_order_state_check
  check (state in ('paying', 'completed', 'compensating', 'failed', 'refunding', 'refunded'));
-- Code of D48 why it failed.
alter table purchase_order add column failure integer;
-- When somebody goes on with it, and until when whoever took it has it alone; null when there is nothing left to do.
alter table purchase_order add column due_at timestamptz;
-- How often it was taken, and when it was last: what somebody learned who took it before somebody else did counts no more.
alter table purchase_order add column takes integer not null default 0;
alter table purchase_order add column taken_at timestamptz;
-- The site that the e-wallet's page leads back to.
alter table purchase_order add column site_origin text;
-- Inquiries since the last thing that became known.
alter table purchase_order add column inquiries integer not null default 0;
-- Since when it is an operator's: the inquiries are used up.
alter table purchase_order add column stuck_at timestamptz;
-- End of the time in which the e-wallet's page may be paid (D47).
alter table purchase_order add column payment_ends_at timestamptz;
-- Why an operator refunded it.
alter table purchase_order add column refund_reason text;
drop index purchase_order_open_idx;
create index purchase_order_due_idx on purchase_order (due_at) where due_at is not null;
create index purchase_order_open_idx on purchase_order (created_at)
  where state in ('paying', 'compensating', 'refunding');

alter table order_leg drop constraint order_leg_state_check;
alter table order_leg add constraint order_leg_state_check check (
  state in ('pending', 'held', 'waiting', 'unknown', 'debited', 'refused', 'captured', 'releasing', 'released'));
-- The account at the partner and, for an e-wallet, its mandate, as they were linked when the order was made.
alter table order_leg add column subject text;
alter table order_leg add column mandate_id text;
-- The partner's code that allows the debit.
alter table order_leg add column otp_request_id text unique references otp_request (id);
-- The e-wallet's page (D49), and what its payment is called there.
alter table order_leg add column checkout_url text;
alter table order_leg add column payment_code text;
alter table order_leg add column trx_id text;
alter table order_leg add column ref_num text;
-- Why the partner refused.
alter table order_leg add column reason text;
-- When the partner said that it took the units.
alter table order_leg add column debited_at timestamptz;
alter table order_leg add column changed_at timestamptz;
update order_leg l set changed_at = coalesce(o.ended_at, o.created_at) from purchase_order o where o.id = l.order_id;
alter table order_leg alter column changed_at set not null;
alter table order_leg alter column changed_at set default now();
create index order_leg_partner_idx on order_leg (partner_id, changed_at) where hold_id is null;

-- Codes that a partner sends itself: for one partner and one amount; the partner knows them by a reference (D45).
alter table otp_request add column partner_id text references partner (id);
alter table otp_request add column partner_reference text unique;
alter table otp_request add column amount_units bigint;

-- Units that partners' programmes paid: taken for orders that are not over ('clearing'), and kept ('settled'). An asset
-- for each partner; amounts are in its units.
alter table ledger_account drop constraint ledger_account_purpose_check;
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account add constraint ledger_account_purpose_check check (
  purpose in ('available', 'held', 'issued', 'redeemed', 'expired', 'partner', 'clearing', 'settled'));
alter table ledger_account add constraint ledger_account_check
  check ((member_id is not null) = (purpose in ('available', 'held')));
alter table ledger_journal drop constraint ledger_journal_kind_check;
alter table ledger_journal add constraint ledger_journal_kind_check check (
  kind in ('earn', 'hold', 'capture', 'void', 'expire', 'reverse', 'debit', 'settle', 'return'));
alter table ledger_hold drop constraint ledger_hold_state_check;
alter table ledger_hold add constraint ledger_hold_state_check
  check (state in ('held', 'captured', 'voided', 'refunded'));

-- A coupon of an order that was refunded; it is shown nowhere and cannot be revealed.
alter table coupon add column cancelled_at timestamptz;
create index coupon_order_idx on coupon (order_id);
