-- Members, the applications that may ask for a login, sessions, and what guards the login (D9 to D20).
create table app_client (
  id text primary key,
  name text not null
);
insert into app_client (id, name) values ('poku-web', 'Poku');

create table member (
  id text primary key,
  msisdn text not null unique,
  email text not null,
  email_verified boolean not null default false,
  name text not null,
  gender smallint check (gender in (0, 1)),
  birth_date date,
  password_hash text not null,
  onboarded boolean not null default false,
  created_at timestamptz not null
);
create unique index member_email_key on member (lower(email));

create table session (
  id text primary key,
  token_hash text not null unique,
  member_id text not null references member (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  absolute_end_at timestamptz not null,
  revoked_at timestamptz
);
create index session_member_idx on session (member_id);

create table authorization_code (
  code_hash text primary key,
  member_id text not null references member (id),
  client_id text not null references app_client (id),
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id text references session (id)
);

create table member_device (
  device_hash text not null,
  member_id text not null references member (id),
  last_login_at timestamptz not null,
  primary key (device_hash, member_id)
);

create table login_guard (
  msisdn text not null,
  requester text not null,
  wrong_count integer not null default 0,
  locked_until timestamptz,
  primary key (msisdn, requester)
);
