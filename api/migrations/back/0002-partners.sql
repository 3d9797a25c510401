-- Lost: partners, their rates and their links.
drop table partner_link;
drop table partner_rate;
drop table partner;
delete from migration where name = '0002-partners.sql';
