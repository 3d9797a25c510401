-- Lost: how many SMS went out today.
drop index verification_link_end_idx;
drop index password_reset_end_idx;
drop index link_attempt_ended_idx;
drop table sms_day;
delete from migration where name = '0028-sms-and-forgetting.sql';
