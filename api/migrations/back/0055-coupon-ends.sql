-- Nothing is lost.
drop index coupon_end_idx;
delete from migration where name = '0055-coupon-ends.sql';
