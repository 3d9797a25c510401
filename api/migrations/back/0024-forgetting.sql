-- Lost: when each wrong password was given.
drop index partner_event_taken_idx;
drop index outbox_ended_idx;
drop index authorization_code_end_idx;
drop index authorization_code_session_idx;
drop index session_end_idx;
drop index otp_request_unspent_idx;
alter table login_guard drop column tried_at;
delete from migration where name = '0024-forgetting.sql';
