-- Partners are data (D2); '0' is Poku itself. A link mirrors the partner's balance with the time it was read (D31).
create table partner (
  id text primary key,
  slug text not null unique,
  name text not null,
  kind smallint not null check (kind in (1, 2)),
  image text not null,
  url text not null,
  description text not null,
  linkable boolean not null,
  identity_key text not null check (identity_key in ('phone', 'email')),
  email_verification_required boolean not null,
  use_otp boolean not null,
  maximum_units bigint not null check (maximum_units >= 0),
  special_rate text,
  note text,
  interim jsonb,
  position integer not null
);

-- Points for partner units: points = floor(units * numerator / denominator) (D38).
create table partner_rate (
  partner_id text not null references partner (id),
  numerator bigint not null check (numerator > 0),
  denominator bigint not null check (denominator > 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  primary key (partner_id, valid_from)
);

create table partner_link (
  member_id text not null references member (id),
  partner_id text not null references partner (id),
  state text not null check (state in ('pending', 'active', 'expired', 'revoked', 'unlinked')),
  subject text not null,
  balance_units bigint not null default 0 check (balance_units >= 0),
  balance_read_at timestamptz,
  balance_expires_at timestamptz,
  answering boolean not null default true,
  linked_at timestamptz not null,
  primary key (member_id, partner_id)
);
create unique index partner_link_subject_key on partner_link (partner_id, subject) where state = 'active';
