-- Uses that a till without a network took and told when the coupon was used already: they stand beside the use that does.
create table coupon_double_use (
  merchant_slug text not null references merchant (slug),
  reference text not null,
  coupon_code text not null references coupon (code),
  -- The store or shop, as members read it.
  store text not null,
  taken_at timestamptz not null,
  told_at timestamptz not null check (told_at >= taken_at),
  -- The use that stood then.
  other_merchant_slug text not null,
  other_reference text not null,
  primary key (merchant_slug, reference),
  foreign key (other_merchant_slug, other_reference) references coupon_redemption (merchant_slug, reference)
);
create index coupon_double_use_told_idx on coupon_double_use (told_at desc);
create index coupon_double_use_coupon_idx on coupon_double_use (coupon_code);
create index coupon_double_use_other_idx on coupon_double_use (other_merchant_slug, other_reference);
