-- Lost: how many calls each partner made in this minute.
drop table partner_call_count;
delete from migration where name = '0035-partner-call-count.sql';
