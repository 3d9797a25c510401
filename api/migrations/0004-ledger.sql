-- Double entry. A positive amount is a credit, a negative one a debit; the amounts of a journal sum to zero per asset.
create table ledger_asset (
  code text primary key
);
insert into ledger_asset (code) values ('POKU');

-- Only members' accounts carry a cached balance. The system's accounts are summed from their entries, so that
-- purchases of different members never wait for each other.
create table ledger_account (
  id bigint generated always as identity primary key,
  asset text not null references ledger_asset (code),
  member_id text references member (id),
  purpose text not null check (purpose in ('available', 'held', 'issued', 'redeemed', 'expired')),
  balance bigint not null default 0 check (balance >= 0),
  check ((member_id is not null) = (purpose in ('available', 'held')))
);
create unique index ledger_account_member_key on ledger_account (asset, member_id, purpose) where member_id is not null;
create unique index ledger_account_system_key on ledger_account (asset, purpose) where member_id is null;
insert into ledger_account (asset, purpose) values ('POKU', 'issued'), ('POKU', 'redeemed'), ('POKU', 'expired');

create table ledger_journal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('earn', 'hold', 'capture', 'void', 'expire', 'reverse')),
  reference text not null,
  occurred_at timestamptz not null,
  reverses bigint unique references ledger_journal (id),
  unique (kind, reference)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  journal_id bigint not null references ledger_journal (id),
  account_id bigint not null references ledger_account (id),
  amount bigint not null check (amount <> 0)
);
create index ledger_entry_journal_idx on ledger_entry (journal_id);
create index ledger_entry_account_idx on ledger_entry (account_id);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_journal_append_only before update or delete on ledger_journal
  for each row execute function ledger_refuse_change();

create function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.journal_id = new.journal_id group by a.asset having sum(e.amount) <> 0
  ) then
    raise exception 'journal % is not balanced', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_balanced();

create table ledger_lot (
  id bigint generated always as identity primary key,
  account_id bigint not null references ledger_account (id),
  journal_id bigint not null references ledger_journal (id),
  original bigint not null check (original > 0),
  remaining bigint not null check (remaining between 0 and original),
  expires_at timestamptz not null
);
create index ledger_lot_open_idx on ledger_lot (account_id, expires_at, id) where remaining > 0;

create table ledger_hold (
  id text primary key,
  member_id text not null references member (id),
  asset text not null references ledger_asset (code),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('held', 'captured', 'voided')),
  created_at timestamptz not null,
  ended_at timestamptz
);

create table ledger_hold_lot (
  hold_id text not null references ledger_hold (id),
  lot_id bigint not null references ledger_lot (id),
  amount bigint not null check (amount > 0),
  primary key (hold_id, lot_id)
);
