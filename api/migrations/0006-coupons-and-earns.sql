create table coupon (
  code text primary key,
  secret_code text not null unique,
  member_id text not null references member (id),
  voucher_id text not null references voucher (id),
  order_id text not null references purchase_order (id),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revealed_at timestamptz,
  used_at timestamptz
);
create index coupon_member_idx on coupon (member_id, issued_at desc, code);

-- What partners reported as earned; status 0 has a journal, any other was refused.
create table earn_record (
  number text primary key,
  member_id text not null references member (id),
  partner_id text not null references partner (id),
  points bigint not null check (points > 0),
  description text not null,
  status integer not null,
  occurred_at timestamptz not null,
  journal_id bigint unique references ledger_journal (id),
  check ((status = 0) = (journal_id is not null))
);
create index earn_record_member_idx on earn_record (member_id, occurred_at desc, number desc);

create table tier (
  name text primary key,
  position integer not null unique,
  minimum_points bigint not null,
  benefit_html text not null
);
