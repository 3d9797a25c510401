-- When the member called off the order that waits for an e-wallet's page; its time ended with that.
alter table purchase_order add column cancelled_at timestamptz;
-- A member's orders that are not over, read with every look at the member's points.
create index purchase_order_member_open_idx on purchase_order (member_id, created_at desc)
  where state in ('paying', 'compensating');
-- What an e-wallet's return names, also without the order (D49).
create index order_leg_return_idx on order_leg (trx_id, ref_num) where trx_id is not null;
