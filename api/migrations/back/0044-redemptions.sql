-- Lost: which merchant used a coupon where, which operator took a use back, and what may be used online alone. That a coupon is used
-- stays.
alter table operator_act disable trigger operator_act_append_only;
delete from operator_act where what = 'void-use';
alter table operator_act enable trigger operator_act_append_only;
alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_check
  check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild', 'end-sessions'));
drop table coupon_redemption;
alter table voucher drop column use_channel;
drop table merchant_brand;
drop table merchant;
delete from migration where name = '0044-redemptions.sql';
