-- Lost: the sandbox billers' book.
drop table seen_request;
drop table topup;
delete from migration where name = '0001-topups.sql';
