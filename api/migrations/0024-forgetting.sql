-- no transaction
-- What nobody needs any more is found by when it ended. The tables are big where this runs first, so the indexes are built
-- beside the calls; one that was broken off is there and of no use, so each is dropped before it is made.
alter table login_guard add column if not exists tried_at timestamptz not null default now();
drop index concurrently if exists login_guard_tried_idx;
create index concurrently login_guard_tried_idx on login_guard (tried_at);

-- Codes that orders were paid with stay with them and are not in it, so that they are not looked at again and again.
drop index concurrently if exists otp_request_unspent_idx;
create index concurrently otp_request_unspent_idx on otp_request (created_at)
  where state <> 'consumed' or purpose not in ('payment', 'payment-partner');

drop index concurrently if exists session_end_idx;
create index concurrently session_end_idx on session (absolute_end_at);
drop index concurrently if exists authorization_code_session_idx;
create index concurrently authorization_code_session_idx on authorization_code (session_id) where session_id is not null;
drop index concurrently if exists authorization_code_end_idx;
create index concurrently authorization_code_end_idx on authorization_code (expires_at) where session_id is null;

drop index concurrently if exists outbox_ended_idx;
create index concurrently outbox_ended_idx on outbox (ended_at) where ended_at is not null;

drop index concurrently if exists partner_event_taken_idx;
create index concurrently partner_event_taken_idx on partner_event (taken_at);
