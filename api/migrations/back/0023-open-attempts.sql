-- Lost: which session asked for a code, and the numbers of open checkouts; who is in a checkout begins it again.
drop index redirect_token_person_idx;
drop table checkout_attempt;
alter table otp_request drop column session_id;
delete from migration where name = '0023-open-attempts.sql';
