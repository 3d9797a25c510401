-- Lost: which messages belong to which notice. What was recalled counts as given up.
update outbox set state = 'failed' where state = 'recalled';
drop index outbox_notice_idx;
alter table outbox drop column notice_id;
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed'));
delete from migration where name = '0059-recalled-messages.sql';
