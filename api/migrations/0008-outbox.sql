-- Messages to send, written in the transaction that causes them and taken by any process with SKIP LOCKED.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  body text,
  otp text,
  link text,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz
);
create index outbox_due_idx on outbox (due_at) where state = 'waiting';
create index outbox_recipient_idx on outbox (recipient, id desc);
