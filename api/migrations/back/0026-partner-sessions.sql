-- Lost: which session made an order, and the devices that were only seen with a partner's user.
delete from member_device where not is_proven;
alter table member_device drop column is_proven;
alter table purchase_order drop column session_id;
delete from migration where name = '0026-partner-sessions.sql';
