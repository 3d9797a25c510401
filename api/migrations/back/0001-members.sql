-- Lost: everything.
drop table login_guard;
drop table member_device;
drop table authorization_code;
drop table session;
drop table member;
drop table app_client;
delete from migration where name = '0001-members.sql';
