-- Lost: texts of the partners at which points are earned, and who went on to one.
drop table earn_visit;
drop table earn_partner;
drop index coupon_member_idx;
create index coupon_member_idx on coupon (member_id, issued_at desc, code);
drop index earn_record_partner_idx;
drop index earn_record_history_idx;
create index earn_record_member_idx on earn_record (member_id, occurred_at desc, number desc);
drop index order_leg_history_idx;
drop index purchase_order_history_idx;
create index purchase_order_member_idx on purchase_order (member_id, created_at desc, id desc);
drop trigger order_leg_member on order_leg;
drop function order_leg_member();
alter table order_leg drop column member_id;
drop trigger purchase_order_kind on purchase_order;
drop function purchase_order_kind();
alter table purchase_order drop column voucher_kind;
delete from migration where name = '0018-history-and-earn.sql';
