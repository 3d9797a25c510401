-- A key of a purchase belongs to its first request also when that was refused (D46). Keys of orders stand with these.
create table purchase_key (
  member_id text not null references member (id),
  idempotency_key text not null,
  request_hash text not null,
  refused_at timestamptz not null,
  primary key (member_id, idempotency_key)
);
create index purchase_key_refused_idx on purchase_key (refused_at);
