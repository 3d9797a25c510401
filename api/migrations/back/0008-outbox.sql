-- Lost: messages that are not sent.
drop table outbox;
delete from migration where name = '0008-outbox.sql';
