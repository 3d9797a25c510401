-- Lost: visits that partners sent and are not over, and from which partner's application a session began.
alter table authorization_code drop column redirect_token_hash;
alter table session drop column partner_id;
delete from authorization_code where client_id in (select id from app_client where partner_id is not null);
delete from app_client where partner_id is not null;
alter table app_client drop column partner_id;
drop table redirect_token;
delete from migration where name = '0013-entry.sql';
