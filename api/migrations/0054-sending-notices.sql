-- When the other channels of a notice were decided on.
alter table notice add column decided_at timestamptz;
-- What a member got of promotions within some days.
create index notice_promo_idx on notice (member_id, decided_at) where kind = 'promo' and is_shown;

-- What was decided for each channel of a notice, for support: 'queued', or why not.
create table notice_delivery (
  notice_id bigint not null references notice (id) on delete cascade,
  channel text not null check (channel in ('inbox', 'push', 'email', 'sms')),
  decision text not null,
  primary key (notice_id, channel)
);

-- How far the daily search for one kind of notices has come.
create table notice_scan (
  kind text primary key,
  -- The last day (WIB) that is done.
  through date not null,
  -- The day that is being done, and the last member of it; null between days.
  day date,
  reached text
);

-- Promotions that operators schedule for a segment of the members.
create table notice_promotion (
  id text primary key,
  title text not null,
  body text not null,
  path text not null check (path ~ '^/[^/\\]?'),
  -- Beside the inbox.
  channels text[] not null,
  segment jsonb not null,
  starts_at timestamptz not null,
  state text not null check (state in ('planned', 'sending', 'done', 'cancelled')),
  -- The last member it was written for, and for how many it was.
  reached text not null default '',
  members integer not null default 0,
  scheduled_by text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index notice_promotion_open_idx on notice_promotion (starts_at) where state in ('planned', 'sending');

-- Web push beside SMS and e-mail: `endpoint` is the browser's, `tag` lets it show a message once.
alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('sms', 'email', 'push'));
alter table outbox add column endpoint text;
alter table outbox add column tag text;
-- The way out of an e-mail (RFC 8058).
alter table outbox add column unsubscribe text;
-- 'now' is for codes and what is like them, 'notice' for notices that do not wait for the day, 'day' for those that do: each is
-- sent apart, so that no code waits behind a hundred thousand promotions.
alter table outbox add column queue text not null default 'now' check (queue in ('now', 'notice', 'day'));
-- After it nobody needs the message any more; null for never.
alter table outbox add column ends_at timestamptz;
drop index outbox_due_idx;
create index outbox_due_idx on outbox (channel, queue, due_at, id) where state = 'waiting';
-- What became of a promotion.
create index notice_promotion_notice_idx on notice (object) where kind = 'promo';

-- What somebody waits for is found at once, however many promotions are due.
drop index notice_due_idx;
create index notice_due_idx on notice (due_at) where due_at is not null and kind <> 'promo';
create index notice_promo_due_idx on notice (due_at) where due_at is not null and kind = 'promo';
