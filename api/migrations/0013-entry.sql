-- Users whom partners send in (D28). A token rests as a hash; the first check binds it to a challenge.
create table redirect_token (
  token_hash text primary key,
  partner_id text not null references partner (id),
  -- What the sandbox's own tokens promise (D58); null: it follows from the partner's link and the members.
  kind text check (kind in ('new', 'existing', 'linkage')),
  subject text not null,
  msisdn text not null,
  email text not null,
  name text not null,
  challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  -- Who used it up, and the attempt to link that it was used up for.
  member_id text references member (id),
  reference text
);
create index redirect_token_end_idx on redirect_token (expires_at);

-- The applications of partners, which their users log in with.
alter table app_client add column partner_id text references partner (id);
insert into app_client (id, name, partner_id) select 'poku-' || slug, name, id from partner where id <> '0';

-- The partner from whose application a session began (D11).
alter table session add column partner_id text references partner (id);

-- The token that a code uses up when it is exchanged (D28).
alter table authorization_code add column redirect_token_hash text references redirect_token (token_hash) on delete set null;
