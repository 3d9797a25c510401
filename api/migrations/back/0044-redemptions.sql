-- Lost: which merchant used a coupon where, and what may be used online alone. That a coupon is used stays.
drop table coupon_redemption;
alter table voucher drop column use_channel;
drop table merchant_brand;
drop table merchant;
delete from migration where name = '0044-redemptions.sql';
