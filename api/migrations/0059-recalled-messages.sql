-- Messages of a cancelled promotion that nobody has sent are recalled.
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed', 'recalled'));
-- The notice that a message belongs to; null for codes and what is like them. Notices may be forgotten sooner or later.
alter table outbox add column notice_id bigint;
create index outbox_notice_idx on outbox (notice_id) where notice_id is not null;
