-- no transaction
-- Coupons that end on a day, for the notice before.
drop index concurrently if exists coupon_end_idx;
create index concurrently coupon_end_idx on coupon (expires_at) where used_at is null;
