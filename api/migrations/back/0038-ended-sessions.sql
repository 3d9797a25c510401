-- Lost: which operator ended whose sessions, and why.
alter table operator_act disable trigger operator_act_append_only;
delete from operator_act where what = 'end-sessions';
alter table operator_act enable trigger operator_act_append_only;
alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_check
  check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild'));
delete from migration where name = '0038-ended-sessions.sql';
