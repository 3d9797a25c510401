-- Lost: what was bought in the partners' shops.
drop index event_purchase;
drop table purchase;
delete from migration where name = '0004-purchases.sql';
