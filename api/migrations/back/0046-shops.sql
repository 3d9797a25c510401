-- Lost: the addresses of the partners' shops. 'AKSES {partner}' leads to their sites again.
alter table earn_partner drop column shop_url;
delete from migration where name = '0046-shops.sql';
