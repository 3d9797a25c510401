-- Coupons without stock stand after all others, and are none that can be bought. A purchase still leaves the list's row
-- alone, unless it takes the last one.
create function listing_rank(popularity integer, stock integer) returns bigint
language sql immutable strict parallel safe as $$
  select case when stock < 1 then 4294967296 else 0 end - popularity::bigint
$$;

drop index voucher_listing_rank_idx;
drop index voucher_listing_category_rank_idx;
-- `rank`: the lower, the earlier; by popularity, first what is in stock.
alter table voucher_listing alter column rank type bigint, add column sold_out boolean not null default false;
update voucher_listing l set rank = listing_rank(v.popularity, v.stock), sold_out = true
  from voucher v where v.id = l.voucher_id and v.stock < 1;
alter table voucher_listing alter column sold_out drop default;
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

create function voucher_stock_follow() returns trigger language plpgsql as $$
begin
  update voucher_listing set rank = listing_rank(new.popularity, new.stock), sold_out = new.stock < 1
  where voucher_id = new.id;
  return null;
end $$;

create trigger voucher_listing_stock after update of stock on voucher
  for each row when ((old.stock < 1) is distinct from (new.stock < 1)) execute function voucher_stock_follow();
