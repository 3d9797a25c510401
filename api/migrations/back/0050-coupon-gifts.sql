-- Lost: all links that send coupons, and who sent what to whom. Coupons stay with who has them.
drop table coupon_gift;
delete from migration where name = '0050-coupon-gifts.sql';
