-- Nothing is lost.
drop function ledger_spend(text, text, bigint, timestamptz);
create or replace function ledger_hold(p_hold text, p_member text, p_points bigint, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  accounts record;
  taken jsonb;
  found_points bigint;
  journal bigint;
begin
  accounts := ledger_lock(p_member);
  select jsonb_agg(jsonb_build_array(part.id, part.amount) order by part.id), sum(part.amount) into taken, found_points
    from (
      select lot.id, least(lot.remaining, p_points - lot.before) as amount
      from (
        select l.id, l.remaining, sum(l.remaining) over (order by l.expires_at, l.id) - l.remaining as before
        from ledger_lot l where l.account_id = accounts.available and l.remaining > 0 and l.expires_at > p_at) lot
      where lot.before < p_points) part;
  if found_points = p_points then
    insert into ledger_journal (kind, reference, occurred_at, detail)
      values ('hold', p_hold, p_at, jsonb_build_object('lots', taken))
      on conflict (kind, reference) do nothing returning id into journal;
  end if;
  if journal is null then
    return exists (
      select 1 from ledger_hold h where h.id = p_hold and h.member_id = p_member and h.amount = p_points);
  end if;
  perform ledger_post(journal, accounts.available, accounts.held, p_points);
  insert into ledger_hold (id, member_id, asset, amount, state, created_at)
    values (p_hold, p_member, 'POKU', p_points, 'held', p_at);
  with part as (
    select (pair ->> 0)::bigint as lot, (pair ->> 1)::bigint as amount from jsonb_array_elements(taken) pair),
  kept as (insert into ledger_hold_lot (hold_id, lot_id, amount) select p_hold, part.lot, part.amount from part)
  update ledger_lot l set remaining = l.remaining - part.amount from part where l.id = part.lot;
  return true;
end $$;
do $$
begin
  execute format('alter function ledger_hold(text, text, bigint, timestamptz) security definer set search_path = %I, pg_temp',
    current_schema());
end $$;
drop function ledger_set_aside(text, text, bigint, timestamptz, boolean);
create or replace function ledger_chain_entry() returns trigger language plpgsql as $$
declare
  account ledger_account;
  journal ledger_journal;
begin
  select * into journal from ledger_journal j where j.id = new.journal_id;
  select * into account from ledger_account a where a.id = new.account_id and a.member_id is not null for update;
  if not found then
    select * into account from ledger_account a where a.id = new.account_id;
    new.seq := null;
    new.hash := ledger_entry_hash(null, account, journal, new);
    return new;
  end if;
  new.seq := account.entries + 1;
  new.hash := ledger_entry_hash(account.head, account, journal, new);
  update ledger_account a set balance = a.balance + new.amount, entries = new.seq, head = new.hash
    where a.id = new.account_id;
  return new;
end $$;
drop function ledger_next_hash(ledger_account, ledger_journal, ledger_entry);
delete from migration where name = '0043-spent-in-one-step.sql';
