-- Who takes coupons: a merchant, whose tills and shops take the coupons of its brands (D65).
create table merchant (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]{0,31}$'),
  name text not null
);
create table merchant_brand (
  brand_id text primary key references brand (id),
  merchant_slug text not null references merchant (slug)
);
create index merchant_brand_merchant_idx on merchant_brand (merchant_slug);

-- Where a coupon is used: at a till, or online, by its code. A prepaid package has no till.
alter table voucher add column use_channel text not null default 'till' check (use_channel in ('till', 'online'));
update voucher set use_channel = 'online' where kind = 'telco';
alter table voucher add check (kind <> 'telco' or use_channel = 'online');

-- Each use of a coupon, by the merchant's own reference. `used_at` of the coupon is that of the one that stands.
create table coupon_redemption (
  merchant_slug text not null references merchant (slug),
  reference text not null,
  coupon_code text not null references coupon (code),
  -- The store or shop, as members read it.
  store text not null,
  used_at timestamptz not null,
  voided_at timestamptz check (voided_at >= used_at),
  primary key (merchant_slug, reference)
);
create unique index coupon_redemption_standing_idx on coupon_redemption (coupon_code) where voided_at is null;
create index coupon_redemption_coupon_idx on coupon_redemption (coupon_code);

-- Operators take uses back, too.
alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_check
  check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild', 'end-sessions', 'void-use'));
