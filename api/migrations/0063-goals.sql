-- 'Mimpi': the one coupon that a member saves up for (decision 051). Choosing another one makes a new row, of which the member is told anew.
create table goal (
  id text primary key,
  member_id text not null unique references member (id),
  voucher_id text not null references voucher (id),
  chosen_at timestamptz not null
);
create index goal_voucher_idx on goal (voucher_id);
