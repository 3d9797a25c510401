-- Lost: which channels each notice went out by, promotions that operators scheduled, web push that waits, and ways out of e-mails
-- that wait.
delete from outbox where channel = 'push';
drop index outbox_due_idx;
alter table outbox drop column ends_at;
alter table outbox drop column queue;
alter table outbox drop column unsubscribe;
alter table outbox drop column tag;
alter table outbox drop column endpoint;
alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('sms', 'email'));
create index outbox_due_idx on outbox (due_at) where state = 'waiting';
drop table notice_promotion;
drop table notice_scan;
drop table notice_delivery;
drop index notice_promotion_notice_idx;
drop index notice_promo_idx;
drop index notice_promo_due_idx;
drop index notice_due_idx;
create index notice_due_idx on notice (due_at) where due_at is not null;
alter table notice drop column decided_at;
delete from migration where name = '0054-sending-notices.sql';
