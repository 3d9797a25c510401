-- What lists search, filter and sort by, apart from a coupon's long texts: one narrow row for each coupon that is no
-- prepaid package (D41) and not withdrawn. Triggers keep it true; a purchase, which changes the stock alone, does not
-- touch it. Keys are lower case and sorted by code point, so that every server sorts alike.
create table voucher_listing (
  voucher_id text primary key references voucher (id) on delete cascade on update cascade,
  category_id text not null,
  brand_id text not null,
  name_key text collate "C" not null,
  brand_key text collate "C" not null,
  -- `text_grams` of both names.
  grams integer[] not null,
  price_points bigint not null,
  -- The lower, the more popular.
  rank integer not null,
  sale_ends_at timestamptz not null
);

-- A list is short: starting workers would take longer than reading it.
alter table voucher_listing set (parallel_workers = 0);

-- All pieces of one, two and three characters of the words, each as a number, so that a search of any length has an
-- index to ask. Rare characters share numbers, so what is found by them is compared again.
create function text_grams(words text[]) returns integer[]
language plpgsql immutable strict parallel safe as $$
declare
  word text;
  letter text;
  one integer;
  before integer;
  earlier integer;
  grams integer[] := '{}';
begin
  foreach word in array words loop
    before := null;
    earlier := null;
    foreach letter in array string_to_array(word, null) loop
      one := ascii(letter) % 1024;
      grams := grams || one || (before * 1024 + one) || ((earlier * 1024 + before) * 1024 + one);
      earlier := before;
      before := one;
    end loop;
  end loop;
  return array(select distinct gram from unnest(grams) as gram where gram is not null);
end $$;

-- Some of the pieces of a part of a name: itself when it is short, else at most sixteen of its trigrams. The largest
-- number of a piece is that of the whole piece, but for characters that share the smallest numbers.
create function search_grams(part text) returns integer[]
language sql immutable strict parallel safe as $$
  select array_agg(gram) from (
    select max(gram) as gram
    from generate_series(1, greatest(1, char_length(part) - 2), greatest(0, char_length(part) - 3) / 16 + 1) as start,
      unnest(text_grams(array[substr(part, start, 3)])) as gram
    group by start) as largest
$$;

create function voucher_listing_follow() returns trigger language plpgsql as $$
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

create function brand_listing_follow() returns trigger language plpgsql as $$
begin
  update voucher_listing set brand_key = lower(new.name), grams = text_grams(array[name_key, lower(new.name)])
  where brand_id = new.id;
  return null;
end $$;

create trigger voucher_listing_insert after insert on voucher
  for each row execute function voucher_listing_follow();
create trigger voucher_listing_update
  after update of id, kind, category_id, brand_id, name, price_points, sale_ends_at, withdrawn, popularity on voucher
  for each row execute function voucher_listing_follow();
create trigger voucher_listing_rename after update of name on brand
  for each row when (old.name is distinct from new.name) execute function brand_listing_follow();

insert into voucher_listing
  select v.id, v.category_id, v.brand_id, lower(v.name), lower(b.name), text_grams(array[lower(v.name), lower(b.name)]),
    v.price_points, -v.popularity, v.sale_ends_at
  from voucher v join brand b on b.id = v.brand_id where v.kind = 'regular' and not v.withdrawn;

create index voucher_listing_rank_idx on voucher_listing (rank, voucher_id collate "C");
create index voucher_listing_price_idx on voucher_listing (price_points, voucher_id collate "C");
create index voucher_listing_name_idx on voucher_listing (name_key, voucher_id collate "C");
create index voucher_listing_category_rank_idx on voucher_listing (category_id, rank, voucher_id collate "C");
create index voucher_listing_category_price_idx on voucher_listing (category_id, price_points, voucher_id collate "C");
create index voucher_listing_category_name_idx on voucher_listing (category_id, name_key, voucher_id collate "C");
-- Brands of a category, and coupons of a few brands.
create index voucher_listing_brand_idx on voucher_listing (brand_id, category_id, sale_ends_at);
create index voucher_listing_end_idx on voucher_listing (sale_ends_at);
-- New pieces wait in a list that every search reads, so it stays short.
create index voucher_listing_search_idx on voucher_listing using gin (grams) with (gin_pending_list_limit = 256);
drop index voucher_price_idx;
