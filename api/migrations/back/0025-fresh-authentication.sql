-- Lost: when members last proved who they are, and which session asked for a changed address.
alter table verification_link drop column session_id;
alter table session drop column authenticated_at;
delete from migration where name = '0025-fresh-authentication.sql';
