-- Looks are lost: pages of before carry those of their partners themselves.
drop table partner_look;
delete from migration where name = '0041-partner-looks.sql';
