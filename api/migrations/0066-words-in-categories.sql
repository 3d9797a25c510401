-- A search in a category reads of its words what is in that category; the sign is in no word.
create index voucher_listing_sought_idx on voucher_listing using gin ((words || ('@' || category_id))) with (gin_pending_list_limit = 256);
drop index voucher_listing_words_idx;
