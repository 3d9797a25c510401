-- Where a partner's customers buy: 'AKSES {partner}' leads there, and to the partner's site where nothing is told here.
alter table earn_partner add column shop_url text;
