-- Lost: addresses that wait for their verification, interests and notification settings of members, legal texts, subjects of
-- e-mails that wait.
alter table outbox drop column subject;
drop table legal_text;
drop table notification_setting;
drop table member_interest;
drop table verification_link;
alter table member drop column pending_email;
delete from migration where name = '0011-profile-and-mail.sql';
