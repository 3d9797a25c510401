-- Lost: which coupons tills without a network took a second time. The uses that stand stay.
drop table coupon_double_use;
delete from migration where name = '0047-double-uses.sql';
