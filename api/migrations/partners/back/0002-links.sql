-- Lost: links, payments, messages and events, and whose the accounts are.
drop table payment;
drop table event;
drop table fault;
drop table seen_request;
drop table sms;
drop table page_code;
drop table link;
drop index account_phone;
alter table account drop column email, drop column msisdn;
delete from migration where name = '0002-links.sql';
