-- 'Kirim kupon': links by which a member sends a coupon. A link is open until it is accepted, closed or over.
create table coupon_gift (
  -- Nothing else of a link is kept, so who reads this table has no link.
  token_hash text primary key,
  coupon_code text not null references coupon (code),
  sender_id text not null references member (id),
  created_at timestamptz not null,
  -- Not after the coupon's end.
  expires_at timestamptz not null,
  -- When it was taken back; its end where a later link took its place.
  closed_at timestamptz,
  accepted_at timestamptz,
  receiver_id text references member (id),
  check ((accepted_at is null) = (receiver_id is null)),
  check (accepted_at is null or closed_at is null)
);
create unique index coupon_gift_open_idx on coupon_gift (coupon_code) where closed_at is null and accepted_at is null;
create index coupon_gift_sender_idx on coupon_gift (sender_id) where closed_at is null and accepted_at is null;
create index coupon_gift_coupon_idx on coupon_gift (coupon_code);
create index coupon_gift_end_idx on coupon_gift (expires_at) where accepted_at is null;
