-- A purchase of own points alone sets them aside and spends them in one step, and an entry's account is read and written once.
create function ledger_next_hash(account ledger_account, journal ledger_journal, entry ledger_entry) returns bytea
language plpgsql stable as $$
begin
  entry.seq := account.entries + 1;
  return ledger_entry_hash(account.head, account, journal, entry);
end $$;

create or replace function ledger_chain_entry() returns trigger language plpgsql as $$
declare
  account ledger_account;
  journal ledger_journal;
begin
  select * into journal from ledger_journal j where j.id = new.journal_id;
  update ledger_account a
    set balance = a.balance + new.amount, entries = a.entries + 1, head = ledger_next_hash(a, journal, new)
    where a.id = new.account_id and a.member_id is not null
    returning a.entries, a.head into new.seq, new.hash;
  if not found then
    select * into account from ledger_account a where a.id = new.account_id;
    new.seq := null;
    new.hash := ledger_entry_hash(null, account, journal, new);
  end if;
  return new;
end $$;

-- Takes points out of the lots that have not ended, earliest end first, and keeps what each lot gave; spends them at once when they
-- are for good. Returns what is left to spend; null, with nothing changed, when there are fewer. What stands already stays as it is.
create function ledger_set_aside(p_hold text, p_member text, p_points bigint, p_at timestamptz, p_for_good boolean)
returns bigint language plpgsql as $$
declare
  accounts record;
  taken jsonb;
  open_points bigint;
  journal bigint;
  spent bigint;
begin
  accounts := ledger_lock(p_member);
  select
      jsonb_agg(jsonb_build_array(lot.id, least(lot.remaining, p_points - lot.before)) order by lot.id)
        filter (where lot.before < p_points),
      coalesce(sum(lot.remaining), 0)
    into taken, open_points
    from (
      select l.id, l.remaining, sum(l.remaining) over (order by l.expires_at, l.id) - l.remaining as before
      from ledger_lot l where l.account_id = accounts.available and l.remaining > 0 and l.expires_at > p_at) lot;
  if open_points >= p_points then
    insert into ledger_journal (kind, reference, occurred_at, detail)
      values ('hold', p_hold, p_at, jsonb_build_object('lots', taken))
      on conflict (kind, reference) do nothing returning id into journal;
  end if;
  if journal is null then
    return (
      select open_points from ledger_hold h
      where h.id = p_hold and h.member_id = p_member and h.amount = p_points and (h.state = 'captured' or not p_for_good));
  end if;
  if p_for_good then
    insert into ledger_journal (kind, reference, occurred_at) values ('capture', p_hold, p_at) returning id into spent;
    -- One statement for both journals: the chain of the account goes on in its order.
    insert into ledger_entry (journal_id, account_id, amount) values
      (journal, accounts.available, -p_points), (journal, accounts.held, p_points),
      (spent, accounts.held, -p_points), (spent, ledger_system('redeemed'), p_points);
    insert into ledger_hold (id, member_id, asset, amount, state, created_at, ended_at)
      values (p_hold, p_member, 'POKU', p_points, 'captured', p_at, p_at);
  else
    perform ledger_post(journal, accounts.available, accounts.held, p_points);
    insert into ledger_hold (id, member_id, asset, amount, state, created_at)
      values (p_hold, p_member, 'POKU', p_points, 'held', p_at);
  end if;
  with part as (
    select (pair ->> 0)::bigint as lot, (pair ->> 1)::bigint as amount from jsonb_array_elements(taken) pair),
  kept as (insert into ledger_hold_lot (hold_id, lot_id, amount) select p_hold, part.lot, part.amount from part)
  update ledger_lot l set remaining = l.remaining - part.amount from part where l.id = part.lot;
  return open_points - p_points;
end $$;

create or replace function ledger_hold(p_hold text, p_member text, p_points bigint, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  return ledger_set_aside(p_hold, p_member, p_points, p_at, false) is not null;
end $$;

-- A hold and its capture at the same moment.
create function ledger_spend(p_hold text, p_member text, p_points bigint, p_at timestamptz) returns bigint
language plpgsql as $$
begin
  return ledger_set_aside(p_hold, p_member, p_points, p_at, true);
end $$;

revoke execute on function ledger_set_aside(text, text, bigint, timestamptz, boolean),
  ledger_spend(text, text, bigint, timestamptz) from public;
grant execute on function ledger_spend(text, text, bigint, timestamptz) to poku_api, poku_worker;
do $$
begin
  execute format('alter function ledger_hold(text, text, bigint, timestamptz) security definer set search_path = %I, pg_temp',
    current_schema());
  execute format('alter function ledger_spend(text, text, bigint, timestamptz) security definer set search_path = %I, pg_temp',
    current_schema());
end $$;
