-- Lost: all notices, what was read of them, and which browsers take them by web push.
drop table push_subscription;
drop table notice;
delete from migration where name = '0051-notices.sql';
