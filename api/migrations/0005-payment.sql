-- One-time codes (D21) and purchase orders with one leg per source of points (D44 to D50).
create table otp_request (
  id text primary key,
  purpose text not null,
  msisdn text not null,
  member_id text references member (id),
  basket text not null,
  code_hash text not null,
  state text not null check (state in ('issued', 'verified', 'consumed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  consumed_at timestamptz
);
create index otp_request_number_idx on otp_request (purpose, msisdn, created_at desc);

create table otp_guard (
  purpose text not null,
  msisdn text not null,
  wrong_count integer not null default 0,
  locked_until timestamptz,
  primary key (purpose, msisdn)
);

create table purchase_order (
  id text primary key,
  number text not null unique,
  member_id text not null references member (id),
  voucher_id text not null references voucher (id),
  sale_type text not null check (sale_type in ('regular', 'ads')),
  ads_id text,
  msisdn text,
  quantity integer not null check (quantity > 0),
  unit_points bigint not null check (unit_points > 0),
  total_points bigint not null check (total_points = unit_points * quantity),
  state text not null check (state in ('paying', 'completed', 'compensating', 'failed')),
  otp_request_id text not null unique references otp_request (id),
  idempotency_key text,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (member_id, idempotency_key)
);
create index purchase_order_member_idx on purchase_order (member_id, created_at desc, id desc);
create index purchase_order_open_idx on purchase_order (created_at) where state in ('paying', 'compensating');

-- A leg of own points carries its hold; a leg of a partner carries the reference stored before the partner is called
-- and the rate of its day (D38, D47).
create table order_leg (
  order_id text not null references purchase_order (id),
  position integer not null,
  partner_id text not null references partner (id),
  points bigint not null check (points > 0),
  partner_units bigint not null check (partner_units > 0),
  rate_numerator bigint not null,
  rate_denominator bigint not null,
  state text not null check (state in ('pending', 'held', 'unknown', 'refused', 'captured', 'released')),
  reference text not null unique,
  hold_id text unique references ledger_hold (id),
  primary key (order_id, position)
);
