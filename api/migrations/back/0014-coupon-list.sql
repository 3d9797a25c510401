-- Lost: nothing; the list is made from the coupons.
drop trigger voucher_listing_rename on brand;
drop trigger voucher_listing_update on voucher;
drop trigger voucher_listing_insert on voucher;
drop function brand_listing_follow();
drop function voucher_listing_follow();
drop table voucher_listing;
drop function search_grams(text);
drop function text_grams(text[]);
create index voucher_price_idx on voucher (price_points, id);
delete from migration where name = '0014-coupon-list.sql';
