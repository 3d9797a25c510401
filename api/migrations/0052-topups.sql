-- Who sends prepaid packages to numbers: a biller, which serves operators. An operator without one sells nothing.
create table biller (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]{0,31}$'),
  name text not null
);
alter table operator add column biller_slug text references biller (slug);
-- What the biller calls a package; null for our own id of it.
alter table voucher add column biller_product text;
alter table voucher add check (biller_product is null or kind = 'telco');
create index operator_biller_idx on operator (biller_slug);

-- The sending of a package; docs/payment.md shows which state changes to which.
create table topup (
  order_id text primary key references purchase_order (id),
  biller_slug text not null references biller (slug),
  -- What the biller knows it by; stored before the first call.
  reference text not null,
  -- The biller's code of the package.
  product text not null,
  -- With country code.
  number text not null,
  state text not null default 'pending'
    check (state in ('pending', 'accepted', 'unknown', 'cancelling', 'delivered', 'failed')),
  -- Of the operator, by which the member can ask there.
  serial text,
  delivered_at timestamptz,
  -- Why it failed or is called off.
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- As of purchase_order: when somebody goes on with it, and until when whoever took it has it alone.
  due_at timestamptz,
  takes integer not null default 0,
  taken_at timestamptz,
  -- Inquiries since the last change.
  inquiries integer not null default 0,
  check ((state = 'delivered') = (delivered_at is not null)),
  check ((state = 'delivered') = (serial is not null)),
  check (state not in ('delivered', 'failed') or due_at is null)
);
create unique index topup_reference_idx on topup (biller_slug, reference);
create index topup_due_idx on topup (due_at) where due_at is not null;
create index topup_open_idx on topup (created_at) where state not in ('delivered', 'failed');

-- Operators give top-ups up, too.
alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_check
  check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild', 'end-sessions', 'void-use', 'close-difference', 'give-up'));
