-- The sandbox billers' own book: what Poku ordered, and what became of it.
create table topup (
  biller text not null,
  reference text not null,
  product text not null default '',
  number text not null default '',
  state text not null check (state in ('accepted', 'pending', 'delivered', 'failed', 'cancelled')),
  serial text,
  reason text,
  ordered_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it is decided by itself, and how; null while only a person decides.
  decide_at timestamptz,
  outcome text check (outcome in ('delivered', 'failed')),
  -- Whether Poku is told of what becomes of it, and when it is told next; null when there is nothing to tell.
  is_told boolean not null default true,
  tell_at timestamptz,
  tries integer not null default 0,
  primary key (biller, reference),
  check ((state = 'delivered') = (serial is not null))
);
create index topup_decide_idx on topup (decide_at) where decide_at is not null;
create index topup_tell_idx on topup (tell_at) where tell_at is not null;

-- Ids of Poku's requests, each of which is taken once.
create table seen_request (
  partner text not null,
  request_id text not null,
  forget_at timestamptz not null,
  primary key (partner, request_id)
);
