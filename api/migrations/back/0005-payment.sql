-- Lost: every order and every code.
drop table order_leg;
drop table purchase_order;
drop table otp_guard;
drop table otp_request;
delete from migration where name = '0005-payment.sql';
