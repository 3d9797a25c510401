-- Lost: how many members have registered of the quota, and links of forgot password that are not used.
drop index authorization_code_member_idx;
drop table password_reset;
drop table registration_quota;
delete from migration where name = '0010-registration-and-passwords.sql';
