-- Notices to members (D66): each once for a member, a kind and what it is about.
create table notice (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  kind text not null,
  -- What it is about: the number of an earning, a day, an order, a promotion …
  object text not null,
  title text not null,
  body text not null,
  -- The address in the site that it leads to.
  path text not null check (path ~ '^/[^/\\]?'),
  created_at timestamptz not null,
  -- Whether it stands in the member's inbox; what the settings forbid does not.
  is_shown boolean not null,
  -- When the member saw it in the inbox.
  read_at timestamptz,
  -- When the other channels are decided on and it goes out by them; null once that is done.
  due_at timestamptz,
  unique (member_id, kind, object)
);
create index notice_inbox_idx on notice (member_id, id desc) where is_shown;
create index notice_unread_idx on notice (member_id) where is_shown and read_at is null;
create index notice_due_idx on notice (due_at) where due_at is not null;
create index notice_created_idx on notice (created_at);

-- Browsers that take a member's notices by web push (RFC 8030), each for the session that asked for it.
create table push_subscription (
  endpoint text primary key,
  member_id text not null references member (id),
  -- Notices stop with it.
  session_id text not null,
  -- The browser's public key (P-256) and its secret, base64url (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_member_idx on push_subscription (member_id);
