-- Nothing is lost: a search in a category takes longer.
create index voucher_listing_words_idx on voucher_listing using gin (words) with (gin_pending_list_limit = 256);
drop index voucher_listing_sought_idx;
delete from migration where name = '0066-words-in-categories.sql';
