-- Lost: nothing. Coupons without stock stand among the others again.
drop trigger voucher_listing_stock on voucher;
drop function voucher_stock_follow();
drop index voucher_listing_rank_idx;
drop index voucher_listing_category_rank_idx;
alter table voucher_listing
  drop column sold_out,
  alter column rank type integer using case when rank > 2147483647 then rank - 4294967296 else rank end;
create index voucher_listing_rank_idx on voucher_listing (rank, voucher_id collate "C");
create index voucher_listing_category_rank_idx on voucher_listing (category_id, rank, voucher_id collate "C");

create or replace function voucher_listing_follow() returns trigger language plpgsql as $$
begin
  if new.withdrawn or new.kind <> 'regular' then
    delete from voucher_listing where voucher_id = new.id;
    return null;
  end if;
  -- The lock makes a rename of the brand wait, or this wait for it.
  insert into voucher_listing
    select new.id, new.category_id, new.brand_id, lower(new.name), lower(b.name),
      text_grams(array[lower(new.name), lower(b.name)]), new.price_points, -new.popularity, new.sale_ends_at
    from brand b where b.id = new.brand_id for share
  on conflict (voucher_id) do update set
    category_id = excluded.category_id, brand_id = excluded.brand_id, name_key = excluded.name_key,
    brand_key = excluded.brand_key, grams = excluded.grams, price_points = excluded.price_points,
    rank = excluded.rank, sale_ends_at = excluded.sale_ends_at;
  return null;
end $$;
drop function listing_rank(integer, integer);
delete from migration where name = '0022-sold-out-last.sql';
