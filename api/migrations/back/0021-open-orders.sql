-- Lost: when members called orders off. Let no order be open: one that was called off would wait for its page again.
drop index order_leg_return_idx;
drop index purchase_order_member_open_idx;
alter table purchase_order drop column cancelled_at;
delete from migration where name = '0021-open-orders.sql';
