-- Lost: who asked for a link; all count as the member's.
alter table verification_link drop column is_by_phone;
delete from migration where name = '0039-links-by-phone.sql';
