-- Every entry keeps a hash of itself, its account and its journal; those of a member's account are numbered without gaps, and
-- each hash covers the one before it. The accounts of the system, which every purchase touches, have no chain.
-- Null for what was recorded before this migration.
alter table ledger_journal add column recorded_at timestamptz;
alter table ledger_journal alter column recorded_at set default clock_timestamp();
-- What the journal did to lots: {"lot": id, "ends": microseconds} of an earning, {"lots": [[id, amount], …]} of a hold.
alter table ledger_journal add column detail jsonb;
alter table ledger_entry add column seq bigint;
alter table ledger_entry add column hash bytea;
-- How many entries a member's account has, and the hash of the last.
alter table ledger_account add column entries bigint not null default 0;
alter table ledger_account add column head bytea;

-- A reversal of an expiry is a journal of its own kind.
alter table ledger_journal drop constraint ledger_journal_kind_check;
alter table ledger_journal add constraint ledger_journal_kind_check check (
  kind in ('earn', 'hold', 'capture', 'void', 'expire', 'reverse', 'reopen', 'debit', 'settle', 'return'));

create function ledger_micros(moment timestamptz) returns bigint language sql stable as $$
  select (extract(epoch from moment) * 1000000)::bigint
$$;

create function ledger_entry_hash(previous bytea, account ledger_account, journal ledger_journal, entry ledger_entry)
returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    encode(previous, 'hex'), account.id, account.asset, account.member_id, account.purpose, entry.seq, entry.id, entry.amount,
    journal.id, journal.kind, journal.reference, ledger_micros(journal.occurred_at), ledger_micros(journal.recorded_at),
    journal.reverses, journal.detail)::text, 'UTF8'))
$$;

create function ledger_chain_entry() returns trigger language plpgsql as $$
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

-- What stands already is chained as it is.
alter table ledger_entry disable trigger user;
alter table ledger_journal disable trigger user;
update ledger_journal j set detail = jsonb_build_object('lot', l.id, 'ends', ledger_micros(l.expires_at))
  from ledger_lot l where l.journal_id = j.id;
update ledger_journal j set detail = jsonb_build_object('lots', taken.lots)
  from (
    select t.hold_id, jsonb_agg(jsonb_build_array(t.lot_id, t.amount) order by t.lot_id) as lots
    from ledger_hold_lot t group by t.hold_id) taken
  where j.kind = 'hold' and j.reference = taken.hold_id;
do $$
declare
  place record;
  account ledger_account;
  journal ledger_journal;
  entry ledger_entry;
begin
  for place in
    select e.id, a.id as account_id, e.journal_id, a.member_id is not null as is_chained
    from ledger_entry e join ledger_account a on a.id = e.account_id order by a.id, e.id
  loop
    select * into entry from ledger_entry e where e.id = place.id;
    select * into account from ledger_account a where a.id = place.account_id;
    select * into journal from ledger_journal j where j.id = place.journal_id;
    if place.is_chained then
      entry.seq := account.entries + 1;
      entry.hash := ledger_entry_hash(account.head, account, journal, entry);
      update ledger_account a set entries = entry.seq, head = entry.hash where a.id = account.id;
    else
      entry.hash := ledger_entry_hash(null, account, journal, entry);
    end if;
    update ledger_entry e set seq = entry.seq, hash = entry.hash where e.id = entry.id;
  end loop;
end $$;
alter table ledger_journal enable trigger user;
alter table ledger_entry enable trigger user;

alter table ledger_entry alter column hash set not null;
create unique index ledger_entry_chain_key on ledger_entry (account_id, seq);
drop index ledger_entry_account_idx;
-- Keeps the cached balance as well.
create trigger ledger_entry_chained before insert on ledger_entry
  for each row execute function ledger_chain_entry();

-- Locks a member's accounts until the transaction ends, and opens them where they are missing.
create function ledger_lock(p_member text, out available bigint, out held bigint) language plpgsql as $$
begin
  for attempt in 1..2 loop
    select max(locked.id) filter (where locked.purpose = 'available'), max(locked.id) filter (where locked.purpose = 'held')
      into available, held
      from (
        select a.id, a.purpose from ledger_account a
        where a.asset = 'POKU' and a.member_id = p_member order by a.id for update) locked;
    exit when held is not null;
    insert into ledger_account (asset, member_id, purpose)
      values ('POKU', p_member, 'available'), ('POKU', p_member, 'held')
      on conflict (asset, member_id, purpose) where member_id is not null do nothing;
  end loop;
end $$;

-- The same for the member of a hold.
create function ledger_lock_hold(p_hold text, out available bigint, out held bigint) language plpgsql as $$
declare
  owner text;
begin
  select h.member_id into owner from ledger_hold h where h.id = p_hold;
  if owner is null then
    raise exception 'Unknown hold';
  end if;
  select locked.available, locked.held into available, held from ledger_lock(owner) locked;
end $$;

-- Id of an account of the system.
create function ledger_system(p_purpose text) returns bigint language sql stable as $$
  select a.id from ledger_account a where a.asset = 'POKU' and a.member_id is null and a.purpose = p_purpose
$$;

-- Both sides of a move.
create function ledger_post(p_journal bigint, p_from bigint, p_to bigint, p_amount bigint) returns void language sql as $$
  insert into ledger_entry (journal_id, account_id, amount) values (p_journal, p_from, -p_amount), (p_journal, p_to, p_amount)
$$;

-- Points that come in, as a lot of their own: the journal, or null for a repeat.
create function ledger_earn(p_member text, p_points bigint, p_reference text, p_at timestamptz, p_ends timestamptz)
returns bigint language plpgsql as $$
declare
  accounts record;
  lot bigint;
  journal bigint;
begin
  accounts := ledger_lock(p_member);
  if exists (select 1 from ledger_journal j where j.kind = 'earn' and j.reference = p_reference) then
    return null;
  end if;
  lot := nextval(pg_get_serial_sequence('ledger_lot', 'id'));
  insert into ledger_journal (kind, reference, occurred_at, detail)
    values ('earn', p_reference, p_at, jsonb_build_object('lot', lot, 'ends', ledger_micros(p_ends)))
    on conflict (kind, reference) do nothing returning id into journal;
  if journal is null then
    return null;
  end if;
  perform ledger_post(journal, ledger_system('issued'), accounts.available, p_points);
  insert into ledger_lot (id, account_id, journal_id, original, remaining, expires_at) overriding system value
    values (lot, accounts.available, journal, p_points, p_points, p_ends);
  return journal;
end $$;

-- Takes what is left of ended lots out of a member's balance, a journal for each: the points.
create function ledger_expire(p_member text, p_now timestamptz) returns bigint language plpgsql as $$
declare
  accounts record;
  lot record;
  journal bigint;
  points bigint := 0;
begin
  accounts := ledger_lock(p_member);
  for lot in
    select l.id, l.remaining from ledger_lot l
    where l.account_id = accounts.available and l.remaining > 0 and l.expires_at <= p_now order by l.id
  loop
    -- A lot can end again after a hold gave points back to it, so the time is part of the reference.
    insert into ledger_journal (kind, reference, occurred_at)
      values ('expire', lot.id || ':' || to_char(p_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p_now)
      on conflict (kind, reference) do nothing returning id into journal;
    continue when journal is null;
    perform ledger_post(journal, accounts.available, ledger_system('expired'), lot.remaining);
    update ledger_lot l set remaining = 0 where l.id = lot.id;
    points := points + lot.remaining;
  end loop;
  return points;
end $$;

-- Gives a lot back what a journal of its end took; the points, 0 for a repeat.
create function ledger_reopen(p_journal bigint, p_now timestamptz) returns bigint language plpgsql as $$
declare
  ended record;
  accounts record;
  journal bigint;
begin
  select j.reference, l.id as lot, a.member_id, e.amount into ended
    from ledger_journal j join ledger_entry e on e.journal_id = j.id and e.amount > 0
    join ledger_lot l on l.id = split_part(j.reference, ':', 1)::bigint join ledger_account a on a.id = l.account_id
    where j.id = p_journal and j.kind = 'expire';
  if ended is null then
    raise exception 'Journal % is no end of points', p_journal;
  end if;
  accounts := ledger_lock(ended.member_id);
  insert into ledger_journal (kind, reference, occurred_at, reverses)
    values ('reopen', ended.reference, p_now, p_journal) on conflict do nothing returning id into journal;
  if journal is null then
    return 0;
  end if;
  perform ledger_post(journal, ledger_system('expired'), accounts.available, ended.amount);
  update ledger_lot l set remaining = l.remaining + ended.amount where l.id = ended.lot;
  return ended.amount;
end $$;

-- Takes points out of the lots that have not ended, earliest end first, and keeps what each lot gave. False, with nothing
-- changed, when there are fewer; true for a hold that stands already.
create function ledger_hold(p_hold text, p_member text, p_points bigint, p_at timestamptz) returns boolean
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

-- Gives the points of a hold back to the lots they came from.
create function ledger_fill_lots(p_hold text) returns void language sql as $$
  update ledger_lot l set remaining = l.remaining + taken.amount
    from ledger_hold_lot taken where taken.hold_id = p_hold and l.id = taken.lot_id
$$;

-- Spends a hold that is still held; any other stays as it is.
create function ledger_capture(p_hold text, p_now timestamptz) returns void language plpgsql as $$
declare
  accounts record;
  points bigint;
  journal bigint;
begin
  accounts := ledger_lock_hold(p_hold);
  update ledger_hold h set state = 'captured', ended_at = p_now where h.id = p_hold and h.state = 'held'
    returning h.amount into points;
  if not found then
    return;
  end if;
  insert into ledger_journal (kind, reference, occurred_at) values ('capture', p_hold, p_now) returning id into journal;
  perform ledger_post(journal, accounts.held, ledger_system('redeemed'), points);
end $$;

-- Gives a hold that is still held back to its lots; any other stays as it is.
create function ledger_void(p_hold text, p_now timestamptz) returns void language plpgsql as $$
declare
  accounts record;
  points bigint;
  journal bigint;
begin
  accounts := ledger_lock_hold(p_hold);
  update ledger_hold h set state = 'voided', ended_at = p_now where h.id = p_hold and h.state = 'held'
    returning h.amount into points;
  if not found then
    return;
  end if;
  insert into ledger_journal (kind, reference, occurred_at) values ('void', p_hold, p_now) returning id into journal;
  perform ledger_post(journal, accounts.held, accounts.available, points);
  perform ledger_fill_lots(p_hold);
end $$;

-- Gives a hold that was captured back to its lots: the mirror image of its capture, then its void. Any other stays as it is.
create function ledger_refund(p_hold text, p_now timestamptz) returns void language plpgsql as $$
declare
  accounts record;
  points bigint;
  journal bigint;
begin
  accounts := ledger_lock_hold(p_hold);
  update ledger_hold h set state = 'refunded' where h.id = p_hold and h.state = 'captured' returning h.amount into points;
  if not found then
    return;
  end if;
  insert into ledger_journal (kind, reference, occurred_at, reverses)
    select 'reverse', p_hold, p_now, j.id from ledger_journal j where j.kind = 'capture' and j.reference = p_hold
    returning id into journal;
  perform ledger_post(journal, ledger_system('redeemed'), accounts.held, points);
  insert into ledger_journal (kind, reference, occurred_at) values ('void', p_hold, p_now) returning id into journal;
  perform ledger_post(journal, accounts.held, accounts.available, points);
  perform ledger_fill_lots(p_hold);
end $$;

-- Id of a partner's account, opened with its others where they are missing; null when there is no such partner.
create function ledger_partner(p_partner text, p_purpose text) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  for attempt in 1..2 loop
    select a.id into found_id from ledger_account a
      where a.asset = 'P:' || p_partner and a.member_id is null and a.purpose = p_purpose;
    exit when found;
    insert into ledger_asset (code) select 'P:' || p.id from partner p where p.id = p_partner on conflict do nothing;
    insert into ledger_account (asset, purpose)
      select 'P:' || p.id, purpose from partner p, unnest(array['partner', 'clearing', 'settled']) as purpose
      where p.id = p_partner
      on conflict (asset, purpose) where member_id is null do nothing;
  end loop;
  return found_id;
end $$;

-- Books a move of a partner's units; nothing when there is a journal of this kind with this reference.
create function ledger_move_units(
  p_kind text, p_partner text, p_reference text, p_from text, p_to text, p_units bigint, p_at timestamptz)
returns void language plpgsql as $$
declare
  journal bigint;
begin
  if (p_kind, p_from, p_to) not in (
    ('debit', 'partner', 'clearing'), ('settle', 'clearing', 'settled'),
    ('return', 'clearing', 'partner'), ('return', 'settled', 'partner')) then
    raise exception 'No journal % moves from % to %', p_kind, p_from, p_to using errcode = 'check_violation';
  end if;
  insert into ledger_journal (kind, reference, occurred_at) values (p_kind, p_reference, p_at)
    on conflict (kind, reference) do nothing returning id into journal;
  if journal is null then
    return;
  end if;
  perform ledger_post(journal, ledger_partner(p_partner, p_from), ledger_partner(p_partner, p_to), p_units);
end $$;
