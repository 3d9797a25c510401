-- Lost: every account.
drop table account;
delete from migration where name = '0001-accounts.sql';
