-- Lost: which calls of merchants were refused, and when uses were told that tills without a network took.
drop table redemption_refusal;
alter table coupon_redemption drop column told_at;
delete from migration where name = '0058-redemption-refusals.sql';
