-- What operators did to the books, by whom and why.
create table operator_act (
  id bigint generated always as identity primary key,
  what text not null check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild')),
  -- Who says so, and as whom they were logged in at the machine and at the database.
  operator text not null check (operator <> ''),
  machine_login text not null,
  database_login text not null default session_user,
  -- The number of an order, or what was found.
  subject text not null,
  points bigint not null,
  reason text not null check (reason <> ''),
  at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp()
);
create index operator_act_subject_idx on operator_act (subject);
create function operator_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'acts of operators are append-only' using errcode = 'restrict_violation';
end $$;
create trigger operator_act_append_only before update or delete on operator_act
  for each row execute function operator_refuse_change();
-- Calls and jobs are no operators.
revoke insert, update, delete on operator_act from poku_api, poku_worker;
grant select on operator_act to poku_reader;
