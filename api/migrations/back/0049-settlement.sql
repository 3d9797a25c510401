-- Lost: which days were compared with partners, what differed, and which operator closed a difference.
alter table operator_act disable trigger operator_act_append_only;
delete from operator_act where what = 'close-difference';
alter table operator_act enable trigger operator_act_append_only;
alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_check
  check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild', 'end-sessions', 'void-use'));
drop index partner_purchase_day_idx;
drop table settlement_difference;
drop table settlement;
delete from migration where name = '0049-settlement.sql';
