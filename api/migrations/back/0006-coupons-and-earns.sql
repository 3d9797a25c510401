-- Lost: every coupon that was bought, every earn, and the tiers.
drop table tier;
drop table earn_record;
drop table coupon;
delete from migration where name = '0006-coupons-and-earns.sql';
