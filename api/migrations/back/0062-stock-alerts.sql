-- Lost: who waits for which coupon. Nobody is told.
drop trigger stock_return on voucher;
drop function stock_return_follow();
drop table stock_return;
drop table stock_alert;
delete from migration where name = '0062-stock-alerts.sql';
