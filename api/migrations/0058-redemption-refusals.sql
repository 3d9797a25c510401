-- When a use was told that a till without a network took; null for one that was told as it happened.
alter table coupon_redemption add column told_at timestamptz check (told_at >= used_at);

-- Calls of merchants that were refused, for a while. No code of a coupon stands here.
create table redemption_refusal (
  id bigint generated always as identity primary key,
  merchant_slug text not null references merchant (slug),
  -- The merchant's own.
  reference text not null,
  call text not null check (call in ('use', 'offline', 'void')),
  reason text not null,
  -- The coupon's reference; null where no coupon has the code, or none was named.
  coupon_code text references coupon (code),
  -- The store or shop; null for what is taken back.
  store text,
  refused_at timestamptz not null
);
create index redemption_refusal_age_idx on redemption_refusal (refused_at);
create index redemption_refusal_merchant_idx on redemption_refusal (merchant_slug, refused_at desc);
create index redemption_refusal_coupon_idx on redemption_refusal (coupon_code) where coupon_code is not null;
