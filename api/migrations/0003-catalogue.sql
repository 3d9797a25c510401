create table category (
  id text primary key,
  slug text not null unique,
  name text not null,
  image text not null,
  position integer not null
);

create table brand (
  id text primary key,
  name text not null
);

create table voucher (
  id text primary key,
  slug text not null unique,
  kind text not null check (kind in ('regular', 'telco')),
  redemption_id text not null unique,
  reward_item_id text not null,
  category_id text not null references category (id),
  brand_id text not null references brand (id),
  name text not null,
  product_name text not null,
  operator text,
  price_points bigint not null check (price_points > 0),
  face_value_rupiah bigint not null check (face_value_rupiah >= 0),
  description_html text not null,
  terms_html text not null,
  pickup_html text not null,
  redeem_html text not null,
  image text not null,
  stock integer not null check (stock >= 0),
  sale_ends_at timestamptz not null,
  use_ends_at timestamptz not null,
  withdrawn boolean not null default false,
  popularity integer not null
);
create index voucher_category_idx on voucher (category_id, popularity desc, id);
create index voucher_price_idx on voucher (price_points, id);

create table promotion (
  id text primary key,
  name text not null,
  link text not null,
  image text not null,
  position integer not null
);

create table promotion_voucher (
  promotion_id text not null references promotion (id),
  voucher_id text not null references voucher (id),
  position integer not null,
  primary key (promotion_id, voucher_id)
);

create table editorial_favourite (
  id text primary key,
  voucher_id text not null unique references voucher (id),
  position integer not null
);

create table member_favourite (
  member_id text not null references member (id),
  voucher_id text not null references voucher (id),
  created_at timestamptz not null,
  primary key (member_id, voucher_id)
);
