-- How a partner links (D30), the addresses its pages stand at and where a logout of its users leads (D16).
alter table partner add column link_mode text not null default 'direct'
  check (link_mode in ('authorization', 'mandate', 'direct'));
alter table partner add column link_otp boolean not null default false;
alter table partner add column addresses jsonb not null default '[]';
alter table partner add column callback_url text;

-- A link is known to its partner by its reference. Links that ended stay, so that nothing late wakes them up.
alter table partner_link add column reference text;
update partner_link l set reference = 'fixture-' || p.slug || '-' || substr(m.msisdn, 2)
  from partner p, member m where p.id = l.partner_id and m.id = l.member_id;
alter table partner_link alter column reference set not null;
alter table partner_link drop constraint partner_link_pkey;
alter table partner_link add primary key (reference);
create unique index partner_link_member_key on partner_link (member_id, partner_id) where state = 'active';
alter table partner_link add column mandate_id text;
alter table partner_link add column ref_num text;
alter table partner_link add column ended_at timestamptz;
-- Which balance is the newest, by the machines' time: the partner's of its last event, and ours of the last question.
alter table partner_link add column balance_event_at timestamptz;
alter table partner_link add column balance_asked_at timestamptz;

-- Attempts to link (D30); a row stands before the partner hears of it. The state value comes back with the member.
create table link_attempt (
  reference text primary key,
  state_value text not null unique,
  member_id text not null references member (id),
  partner_id text not null references partner (id),
  -- Who asked; null when a registration did, which has no session yet.
  session_id text references session (id),
  status text not null check (status in ('pending', 'linked', 'failed', 'expired')),
  -- Code of the answer why it failed.
  failure integer,
  return_address text,
  otp_request_id text unique references otp_request (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  inquiries integer not null default 0,
  next_inquiry_at timestamptz not null
);
create unique index link_attempt_pending_key on link_attempt (member_id, partner_id) where status = 'pending';
create index link_attempt_due_idx on link_attempt (next_inquiry_at) where status = 'pending';
create index link_attempt_session_idx on link_attempt (session_id, partner_id, created_at desc);

-- What members agreed to share (D32); the reference is the attempt's or the link's that it was given for.
create table consent (
  reference text primary key,
  member_id text not null references member (id),
  partner_id text not null references partner (id),
  version text not null,
  scope jsonb not null,
  consented_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consent_member_idx on consent (member_id, consented_at desc);

-- Events of partners that were taken, and ids of their signed requests until the signature is too old anyway (D57).
create table partner_event (
  partner_id text not null references partner (id),
  event_id text not null,
  taken_at timestamptz not null,
  primary key (partner_id, event_id)
);
create table partner_request (
  slug text not null,
  request_id text not null,
  expires_at timestamptz not null,
  primary key (slug, request_id)
);
create index partner_request_end_idx on partner_request (expires_at);

-- Links that partners are to end, written in the transaction that causes it and taken with SKIP LOCKED.
create table partner_task (
  partner_id text not null references partner (id),
  reference text not null,
  member_id text references member (id),
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  given_up_at timestamptz,
  primary key (partner_id, reference)
);
create index partner_task_due_idx on partner_task (due_at) where given_up_at is null;

-- What a member's open pages are told (`GET /events`).
create table member_event (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null
);
create index member_event_member_idx on member_event (member_id, id);
create index member_event_created_idx on member_event (created_at);
