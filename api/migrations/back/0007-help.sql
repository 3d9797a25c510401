-- Lost: the help centre and the interests.
drop table interest;
drop table faq_entry;
drop table faq_topic;
delete from migration where name = '0007-help.sql';
