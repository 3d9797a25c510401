-- A changed e-mail waits until it is verified (D25), and the links that verify one (D24).
alter table member add column pending_email text check (pending_email = lower(pending_email));

create table verification_link (
  token_hash text primary key,
  member_id text not null references member (id),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, replaced by a newer one, or called off.
  closed_at timestamptz
);
create index verification_link_member_idx on verification_link (member_id, created_at);

create table member_interest (
  member_id text not null references member (id),
  interest_id text not null references interest (id),
  primary key (member_id, interest_id)
);

-- A member without a row has the defaults (D54). The switch of a whole channel follows from the two beside it.
create table notification_setting (
  member_id text primary key references member (id),
  is_on boolean not null,
  sms_promo boolean not null,
  sms_expired boolean not null,
  email_promo boolean not null,
  email_expired boolean not null
);

create table legal_text (
  kind text primary key check (kind in ('terms', 'privacy')),
  title text not null,
  content_html text not null,
  valid_from date not null
);

-- The subject of an e-mail; it is erased with the text.
alter table outbox add column subject text;
