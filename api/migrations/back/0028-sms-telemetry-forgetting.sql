-- Lost: how many SMS went out today.
alter table telemetry.release_count rename to telemetry_count;
do $$ begin execute format('alter table telemetry.telemetry_count set schema %I', current_schema()); end $$;
drop schema telemetry;
drop index verification_link_end_idx;
drop index password_reset_end_idx;
drop index link_attempt_ended_idx;
drop table sms_day;
delete from migration where name = '0028-sms-telemetry-forgetting.sql';
