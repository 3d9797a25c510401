-- How the sandbox partners link, ask, tell and pay (D30, D57). Every row belongs to one partner.
alter table account
  add column msisdn text not null,
  add column email text not null;
create unique index account_phone on account (partner, msisdn);

create table link (
  partner text not null,
  -- Poku's name of the attempt; one that Poku ended before it ordered it is kept as ended.
  reference text not null,
  status text not null check (status in ('pending', 'active', 'ended', 'refused')),
  -- Why it was refused.
  reason text,
  -- The account, as soon as it is known.
  subject text,
  -- What Poku ordered: phone number, e-mail address, its state value, the way back, what is shared.
  msisdn text,
  email text,
  state text,
  redirect_url text,
  scope jsonb not null default '[]',
  -- Names the page for the person in its address.
  page text unique,
  -- Hash of the authorization code that the way back carried.
  code_hash text,
  mandate_id text unique,
  ref_num text,
  expires_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (partner, reference)
);
create unique index link_active on link (partner, subject) where status = 'active';

-- One-time codes of the partners' own pages; a page is a link's or a payment's.
create table page_code (
  page text primary key,
  subject text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  wrong int not null default 0,
  sends int not null default 1,
  verified_at timestamptz
);

create table sms (
  id bigint generated always as identity primary key,
  partner text not null,
  recipient text not null,
  body text not null,
  otp text not null,
  sent_at timestamptz not null
);

-- Requests of Poku that were taken; a second one with the same id is a replay.
create table seen_request (
  partner text not null,
  request_id text not null,
  forget_at timestamptz not null,
  primary key (partner, request_id)
);

create table fault (
  partner text primary key,
  settings jsonb not null
);

-- Events to Poku, written with what they tell and tried until Poku takes them.
create table event (
  id bigint generated always as identity primary key,
  partner text not null,
  payload jsonb not null,
  state text not null check (state in ('waiting', 'held', 'sent', 'failed')),
  attempts int not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index event_due on event (due_at) where state = 'waiting';

create table payment (
  partner text not null,
  reference text not null,
  -- Names the payment page, and is what Poku's form carries to it.
  payment_code text not null unique,
  subject text not null,
  amount_units bigint not null check (amount_units > 0),
  redirect_url text not null,
  status text not null check (status in ('pending', 'paid', 'refused')),
  reason text,
  trx_id text,
  ref_num text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (partner, reference)
);
