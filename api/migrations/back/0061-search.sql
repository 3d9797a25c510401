-- Lost: the words that stand for others; an import brings them back.
drop trigger voucher_listing_category on category;
drop function category_listing_follow();
create or replace function voucher_listing_follow() returns trigger language plpgsql as $$
begin
  if new.withdrawn or new.kind <> 'regular' then
    delete from voucher_listing where voucher_id = new.id;
    return null;
  end if;
  -- The lock makes a rename of the brand wait, or this wait for it.
  insert into voucher_listing
    (voucher_id, category_id, brand_id, name_key, brand_key, grams, price_points, rank, sale_ends_at, sold_out)
    select new.id, new.category_id, new.brand_id, lower(new.name), lower(b.name),
      text_grams(array[lower(new.name), lower(b.name)]), new.price_points, listing_rank(new.popularity, new.stock),
      new.sale_ends_at, new.stock < 1
    from brand b where b.id = new.brand_id for share
  on conflict (voucher_id) do update set
    category_id = excluded.category_id, brand_id = excluded.brand_id, name_key = excluded.name_key,
    brand_key = excluded.brand_key, grams = excluded.grams, price_points = excluded.price_points,
    rank = excluded.rank, sale_ends_at = excluded.sale_ends_at, sold_out = excluded.sold_out;
  return null;
end $$;
create or replace function brand_listing_follow() returns trigger language plpgsql as $$
begin
  update voucher_listing set brand_key = lower(new.name), grams = text_grams(array[name_key, lower(new.name)])
  where brand_id = new.id;
  return null;
end $$;
alter table operator drop column words;
alter table brand drop column words;
alter table category drop column words;
drop table search_synonym;
drop function search_key(text);
drop trigger search_word_update on voucher_listing;
drop trigger search_word_insert on voucher_listing;
drop function search_word_follow();
drop table search_word;
alter table voucher_listing drop column words;
drop function listing_words(text, text, text);
drop function search_slips(text);
drop function search_words(text);
delete from migration where name = '0061-search.sql';
