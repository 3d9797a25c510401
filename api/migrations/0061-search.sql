-- What a search finds although it is written otherwise: by words in any order, begun words, other words for the same,
-- and words with a slip. Names are cut into words that are spelled in one way, and each listed coupon has its own.

-- The words of a text: lower case, without accents, numbers as they are counted ('Rp50.000', '50rb' and '50 ribu' are
-- 50000), letters that sound alike written alike ('kopy' is 'kopi', 'mie' is 'mi').
create function search_words(phrase text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  plain text := lower(regexp_replace(normalize(phrase, NFD), '[\u0300-\u036f]', '', 'g'));
begin
  plain := regexp_replace(plain, '(\d)[.](?=\d{3}(\D|$))', '\1', 'g');
  plain := regexp_replace(plain, '\m(rp\.? ?)?(\d+)( ?(rb|ribu)|k)\M', '\2000', 'g');
  plain := regexp_replace(plain, '\m(rp\.? ?)?(\d+) ?(jt|juta)\M', '\2000000', 'g');
  plain := regexp_replace(plain, '\mrp\.? ?(?=\d)', '', 'g');
  plain := regexp_replace(plain, '(\d)([a-z])', '\1 \2', 'g');
  plain := regexp_replace(plain, 'oe', 'u', 'g');
  plain := regexp_replace(plain, 'ie|ee', 'i', 'g');
  plain := regexp_replace(plain, '[sc]h|sy|sj|z', 's', 'g');
  plain := regexp_replace(plain, 'kh|ck|q', 'k', 'g');
  plain := regexp_replace(plain, 'ph|v', 'f', 'g');
  plain := regexp_replace(plain, 'th', 't', 'g');
  plain := regexp_replace(plain, 'dj', 'j', 'g');
  plain := regexp_replace(plain, 'x', 'ks', 'g');
  plain := regexp_replace(plain, 'y(?![aiueo])', 'i', 'g');
  plain := regexp_replace(plain, '([a-z])\1+', '\1', 'g');
  return array(
    select word from regexp_split_to_table(plain, '[^[:alnum:]]+') with ordinality as part (word, place)
    where word <> '' order by place);
end $$;

-- A word, and it without each of its letters: two words of at least four letters that differ by one slip share one of
-- these. A number has no slips.
create function search_slips(word text) returns text[]
language sql immutable strict parallel safe as $$
  select array_agg(distinct slip) from (
    select word as slip
    union all
    select left(word, place - 1) || substr(word, place + 1) from generate_series(1, char_length(word)) as place
    where char_length(word) >= 4 and word !~ '\d') as slips
$$;

-- Of a coupon: what it is called, by whom, and where it stands. A name that is written as one is found in its parts,
-- and the other way around.
create function listing_words(name text, brand text, category text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select distinct word
    from unnest(array[name, regexp_replace(name, '([a-z])([A-Z])', '\1 \2', 'g'), brand,
        regexp_replace(brand, '([a-z])([A-Z])', '\1 \2', 'g'), replace(brand, ' ', ''), category]) as phrase,
      unnest(search_words(phrase)) as word)
$$;

alter table voucher_listing add column words text[];
update voucher_listing l set words = listing_words(v.name, b.name, c.name)
  from voucher v join brand b on b.id = v.brand_id join category c on c.id = v.category_id where v.id = l.voucher_id;
alter table voucher_listing alter column words set not null;
create index voucher_listing_words_idx on voucher_listing using gin (words) with (gin_pending_list_limit = 256);

-- Every word that a listed coupon has, or had.
create table search_word (
  word text collate "C" primary key,
  slips text[] collate "C" not null
);
create index search_word_slips_idx on search_word using gin (slips) with (gin_pending_list_limit = 256);

create function search_word_follow() returns trigger language plpgsql as $$
begin
  insert into search_word (word, slips)
    select word, search_slips(word) from unnest(new.words) as word order by word
    on conflict do nothing;
  return null;
end $$;
create trigger search_word_insert after insert on voucher_listing
  for each row execute function search_word_follow();
create trigger search_word_update after update of words on voucher_listing
  for each row when (old.words is distinct from new.words) execute function search_word_follow();
insert into search_word (word, slips)
  select word, search_slips(word) from (select distinct unnest(words) as word from voucher_listing) as known;

-- A phrase as it is compared.
create function search_key(phrase text) returns text
language sql immutable strict parallel safe as $$ select array_to_string(search_words(phrase), ' ') $$;

-- What members write for something that names call otherwise. A term is a word or two; it stands for any of `words`,
-- and says nothing where there are none ('yang', 'untuk').
create table search_synonym (
  term text primary key,
  words text[] not null,
  key text collate "C" not null generated always as (search_key(term)) stored check (key ~ '^\S+( \S+)?$')
);
create index search_synonym_key_idx on search_synonym (key);

create or replace function voucher_listing_follow() returns trigger language plpgsql as $$
begin
  if new.withdrawn or new.kind <> 'regular' then
    delete from voucher_listing where voucher_id = new.id;
    return null;
  end if;
  -- The locks make a rename of the brand or the category wait, or this wait for it.
  insert into voucher_listing
    (voucher_id, category_id, brand_id, name_key, brand_key, grams, words, price_points, rank, sale_ends_at, sold_out)
    select new.id, new.category_id, new.brand_id, lower(new.name), lower(b.name),
      text_grams(array[lower(new.name), lower(b.name)]), listing_words(new.name, b.name, c.name), new.price_points,
      listing_rank(new.popularity, new.stock), new.sale_ends_at, new.stock < 1
    from brand b cross join category c where b.id = new.brand_id and c.id = new.category_id for share
  on conflict (voucher_id) do update set
    category_id = excluded.category_id, brand_id = excluded.brand_id, name_key = excluded.name_key,
    brand_key = excluded.brand_key, grams = excluded.grams, words = excluded.words, price_points = excluded.price_points,
    rank = excluded.rank, sale_ends_at = excluded.sale_ends_at, sold_out = excluded.sold_out;
  return null;
end $$;

create or replace function brand_listing_follow() returns trigger language plpgsql as $$
begin
  update voucher_listing l set brand_key = lower(new.name), grams = text_grams(array[l.name_key, lower(new.name)]),
    words = listing_words(v.name, new.name, c.name)
  from voucher v join category c on c.id = v.category_id where l.brand_id = new.id and v.id = l.voucher_id;
  return null;
end $$;

create function category_listing_follow() returns trigger language plpgsql as $$
begin
  update voucher_listing l set words = listing_words(v.name, b.name, new.name)
  from voucher v join brand b on b.id = v.brand_id where l.category_id = new.id and v.id = l.voucher_id;
  return null;
end $$;
create trigger voucher_listing_category after update of name on category
  for each row when (old.name is distinct from new.name) execute function category_listing_follow();

-- What a search leads to besides coupons is found by the same words.
alter table category add column words text[] not null generated always as (search_words(name)) stored;
alter table brand add column words text[] not null generated always as (listing_words('', name, '')) stored;
alter table operator add column words text[] not null generated always as (listing_words('', name, '')) stored;
