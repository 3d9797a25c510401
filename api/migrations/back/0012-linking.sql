-- Lost: attempts to link and links that ended, what members agreed to share, events and tasks of partners. Let no task wait:
-- the partner would keep a link that Poku ended.
drop table member_event;
drop table partner_task;
drop table partner_request;
drop table partner_event;
drop table consent;
drop table link_attempt;

delete from partner_link l using (
  select reference,
    row_number() over (partition by member_id, partner_id order by (state = 'active') desc, linked_at desc, reference) as place
  from partner_link) ranked
  where ranked.reference = l.reference and ranked.place > 1;
drop index partner_link_member_key;
alter table partner_link drop constraint partner_link_pkey;
alter table partner_link
  drop column balance_asked_at, drop column balance_event_at, drop column ended_at, drop column ref_num,
  drop column mandate_id, drop column reference;
alter table partner_link add primary key (member_id, partner_id);

alter table partner
  drop column callback_url, drop column addresses, drop column link_otp, drop column link_mode;
delete from migration where name = '0012-linking.sql';
