-- Codes, debits and the statement (D45, D47). Every row belongs to one partner.
-- Wrong codes of an account in a row, and until when it gets and gives none.
alter table account
  add column wrong_codes int not null default 0,
  add column codes_locked_until timestamptz;

create table debit_code (
  partner text not null,
  -- Poku's name of it.
  reference text not null,
  subject text not null,
  amount_units bigint not null check (amount_units > 0),
  -- Null when none was sent.
  code_hash text,
  status text not null check (status in ('sent', 'refused', 'verified', 'used')),
  reason text,
  expires_at timestamptz not null,
  verified_at timestamptz,
  created_at timestamptz not null,
  primary key (partner, reference)
);
create index debit_code_account on debit_code (partner, subject, created_at);

create table debit (
  partner text not null,
  -- Poku's name of it; one that Poku reversed before it ordered it is kept as reversed.
  reference text not null,
  subject text,
  amount_units bigint check (amount_units > 0),
  status text not null check (status in ('done', 'refused', 'reversed')),
  reason text,
  -- What a reversal gave back.
  returned_units bigint,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (partner, reference)
);

alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check check (status in ('pending', 'paid', 'refused', 'reversed'));
alter table payment add column returned_units bigint;
-- A payment that Poku called off before it ordered it has no more than its reference.
alter table payment alter column payment_code drop not null;
alter table payment alter column subject drop not null;
alter table payment alter column amount_units drop not null;
alter table payment alter column redirect_url drop not null;
alter table payment alter column expires_at drop not null;
create index payment_pending on payment (partner, expires_at) where status = 'pending';

-- What moved on the accounts for Poku, in the order it did: the partner's statement.
create table movement (
  id bigint generated always as identity primary key,
  partner text not null,
  reference text not null,
  kind text not null check (kind in ('debit', 'reversal')),
  subject text not null,
  amount_units bigint not null check (amount_units > 0),
  at timestamptz not null,
  unique (partner, reference, kind)
);
create index movement_statement on movement (partner, id);
