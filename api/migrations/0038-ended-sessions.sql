-- Operators end sessions of a member, too.
alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_check
  check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild', 'end-sessions'));
