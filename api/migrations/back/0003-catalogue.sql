-- Lost: the catalogue and members' favourites.
drop table member_favourite;
drop table editorial_favourite;
drop table promotion_voucher;
drop table promotion;
drop table voucher;
drop table brand;
drop table category;
delete from migration where name = '0003-catalogue.sql';
