-- What a partner's users bought in its shop, which the partner tells Poku (D64).
create table purchase (
  partner text not null,
  -- The partner's own name of it; a form makes one before it is sent, so that it buys once.
  reference text not null,
  subject text not null,
  item text not null,
  category text not null,
  amount_rupiah bigint not null check (amount_rupiah between 1 and 1000000000),
  -- 1 as it was made, one more with each correction.
  revision int not null default 1 check (revision between 1 and 1000),
  made_at timestamptz not null,
  -- When it was given back.
  reversed_at timestamptz,
  primary key (partner, reference)
);
create index purchase_newest on purchase (partner, subject, made_at);
create index purchase_day on purchase (partner, made_at);

-- The events of a purchase, for what its page says about them.
create index event_purchase on event (partner, (payload ->> 'reference')) where payload ->> 'type' like 'purchase.%';
