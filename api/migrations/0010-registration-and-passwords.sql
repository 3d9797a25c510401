-- How many members may register (D23): `places` in all since the count began, null for no end; `taken` of them are gone.
create table registration_quota (
  id boolean primary key default true check (id),
  places integer check (places >= 0),
  taken integer not null default 0 check (taken >= 0)
);
insert into registration_quota (id) values (true);

-- Links of forgot password (D24); the token rests as a hash.
create table password_reset (
  token_hash text primary key,
  member_id text not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer link was sent, or the password was changed in another way.
  replaced_at timestamptz
);
create index password_reset_member_idx on password_reset (member_id, created_at);

create index authorization_code_member_idx on authorization_code (member_id) where used_at is null;
