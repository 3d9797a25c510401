-- Lost: how often everybody has done what is limited, wrong codes and locks of those who asked from an address or a device of
-- their own.
alter table password_reset drop column requester;
drop index otp_guard_used_idx;
delete from otp_guard where requester <> '';
alter table otp_guard drop constraint otp_guard_pkey;
alter table otp_guard drop column used_at;
alter table otp_guard drop column requester;
alter table otp_guard add primary key (purpose, msisdn);
alter table otp_request drop column wrong_count;
alter table otp_request drop column requester;
drop table rate_limit;
delete from migration where name = '0027-limits.sql';
