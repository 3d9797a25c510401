-- Lost: what members save up for; they choose it again.
drop table goal;
delete from migration where name = '0063-goals.sql';
