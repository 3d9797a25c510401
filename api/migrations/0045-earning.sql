-- Points come in from what partners report (D64), and can be taken back: from what is left of them first, then from the member's other
-- points; what is missing is a debt ('debt' of a member, 'owed' of the system), which is paid by the next points that come.
alter table ledger_account drop constraint ledger_account_purpose_check;
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account add constraint ledger_account_purpose_check check (
  purpose in ('available', 'held', 'debt', 'issued', 'redeemed', 'expired', 'owed', 'partner', 'clearing', 'settled'));
alter table ledger_account add constraint ledger_account_check
  check ((member_id is not null) = (purpose in ('available', 'held', 'debt')));
insert into ledger_account (asset, purpose) values ('POKU', 'owed');
alter table ledger_journal drop constraint ledger_journal_kind_check;
alter table ledger_journal add constraint ledger_journal_kind_check check (
  kind in ('earn', 'hold', 'capture', 'void', 'expire', 'reverse', 'reopen', 'debit', 'settle', 'return',
    'take-back', 'owe', 'repay'));

-- Parts of open lots that make up so many points, or fewer when there are fewer: those of `p_first` first, then the earliest end.
create function ledger_parts(p_account bigint, p_points bigint, p_first bigint[], p_at timestamptz)
returns table (lot bigint, amount bigint) language plpgsql stable as $$
begin
  return query
    select open.id, least(open.remaining, p_points - open.before)
    from (
      select l.id, l.remaining,
        (sum(l.remaining) over (order by l.id <> all (p_first), l.expires_at, l.id) - l.remaining)::bigint as before
      from ledger_lot l
      where l.account_id = p_account and l.remaining > 0 and (l.expires_at > p_at or l.id = any (p_first))) open
    where open.before < p_points;
end $$;

-- Takes from lots what a journal says it took: {"lots": [[id, amount], …]}.
create function ledger_empty_lots(p_lots jsonb) returns void language plpgsql as $$
begin
  update ledger_lot l set remaining = l.remaining - (part ->> 1)::bigint
    from jsonb_array_elements(p_lots) part where l.id = (part ->> 0)::bigint;
end $$;

-- Pays as much of a member's debt as there are points to spend; the points. Its callers have locked the accounts.
create function ledger_pay_debt(p_member text, p_available bigint, p_reference text, p_at timestamptz) returns bigint
language plpgsql as $$
declare
  debt record;
  parts jsonb;
  points bigint;
  journal bigint;
begin
  select a.id, a.balance into debt from ledger_account a
    where a.asset = 'POKU' and a.member_id = p_member and a.purpose = 'debt' and a.balance > 0;
  if not found then
    return 0;
  end if;
  select jsonb_agg(jsonb_build_array(part.lot, part.amount) order by part.lot), sum(part.amount) into parts, points
    from ledger_parts(p_available, debt.balance, '{}', p_at) part;
  if points is null then
    return 0;
  end if;
  insert into ledger_journal (kind, reference, occurred_at, detail)
    values ('repay', p_reference, p_at, jsonb_build_object('lots', parts)) returning id into journal;
  insert into ledger_entry (journal_id, account_id, amount) values
    (journal, p_available, -points), (journal, ledger_system('issued'), points),
    (journal, debt.id, -points), (journal, ledger_system('owed'), points);
  perform ledger_empty_lots(parts);
  return points;
end $$;

create or replace function ledger_earn(p_member text, p_points bigint, p_reference text, p_at timestamptz, p_ends timestamptz)
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
  perform ledger_pay_debt(p_member, accounts.available, 'earn:' || p_reference, p_at);
  return journal;
end $$;

-- Takes points of earlier earnings back. What of them has ended is gone already and not asked for again.
-- `p_earnings` are the references of those earnings, and of what was taken back of them before. Nulls for a repeat.
create function ledger_take_back(p_member text, p_points bigint, p_earnings text[], p_reference text, p_at timestamptz,
  out taken bigint, out owed bigint) language plpgsql as $$
declare
  accounts record;
  own bigint[];
  due bigint;
  parts jsonb;
  journal bigint;
  debt bigint;
begin
  accounts := ledger_lock(p_member);
  if exists (select 1 from ledger_journal j where j.kind in ('take-back', 'owe') and j.reference = p_reference) then
    return;
  end if;
  select coalesce(array_agg((j.detail ->> 'lot')::bigint), '{}') into own
    from ledger_journal j where j.kind = 'earn' and j.reference = any (p_earnings);
  select coalesce(sum(l.original), 0) into due from ledger_lot l where l.id = any (own);
  due := due - coalesce((
    select sum(e.amount) from ledger_journal j join ledger_entry e on e.journal_id = j.id and e.amount > 0
    where j.kind in ('take-back', 'owe') and j.reference = any (p_earnings)), 0);
  if exists (select 1 from ledger_lot l where l.id = any (own) and l.expires_at <= p_at) then
    due := due - coalesce((
      select sum(-e.amount) from ledger_journal j join ledger_entry e on e.journal_id = j.id and e.account_id = accounts.available
      where j.kind in ('expire', 'reopen') and split_part(j.reference, ':', 1)::bigint = any (own)), 0);
  end if;
  due := greatest(0, least(p_points, due));

  select jsonb_agg(jsonb_build_array(part.lot, part.amount) order by part.lot), coalesce(sum(part.amount), 0) into parts, taken
    from ledger_parts(accounts.available, due, own, p_at) part;
  owed := due - taken;
  if taken > 0 then
    insert into ledger_journal (kind, reference, occurred_at, detail)
      values ('take-back', p_reference, p_at, jsonb_build_object('lots', parts)) returning id into journal;
    perform ledger_post(journal, accounts.available, ledger_system('issued'), taken);
    perform ledger_empty_lots(parts);
  end if;
  if owed > 0 then
    insert into ledger_account (asset, member_id, purpose) values ('POKU', p_member, 'debt')
      on conflict (asset, member_id, purpose) where member_id is not null do nothing;
    select a.id into debt from ledger_account a where a.asset = 'POKU' and a.member_id = p_member and a.purpose = 'debt';
    insert into ledger_journal (kind, reference, occurred_at) values ('owe', p_reference, p_at) returning id into journal;
    perform ledger_post(journal, ledger_system('owed'), debt, owed);
  end if;
end $$;

-- Points that come back from a hold, or from an end that is undone, pay a debt as well.
create or replace function ledger_void(p_hold text, p_now timestamptz) returns void language plpgsql as $$
declare
  accounts record;
  points bigint;
  owner text;
  journal bigint;
begin
  accounts := ledger_lock_hold(p_hold);
  update ledger_hold h set state = 'voided', ended_at = p_now where h.id = p_hold and h.state = 'held'
    returning h.amount, h.member_id into points, owner;
  if not found then
    return;
  end if;
  insert into ledger_journal (kind, reference, occurred_at) values ('void', p_hold, p_now) returning id into journal;
  perform ledger_post(journal, accounts.held, accounts.available, points);
  perform ledger_fill_lots(p_hold);
  perform ledger_pay_debt(owner, accounts.available, 'void:' || p_hold, p_now);
end $$;

create or replace function ledger_refund(p_hold text, p_now timestamptz) returns void language plpgsql as $$
declare
  accounts record;
  points bigint;
  owner text;
  journal bigint;
begin
  accounts := ledger_lock_hold(p_hold);
  update ledger_hold h set state = 'refunded' where h.id = p_hold and h.state = 'captured'
    returning h.amount, h.member_id into points, owner;
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
  perform ledger_pay_debt(owner, accounts.available, 'void:' || p_hold, p_now);
end $$;

create or replace function ledger_reopen(p_journal bigint, p_now timestamptz) returns bigint language plpgsql as $$
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
  perform ledger_pay_debt(ended.member_id, accounts.available, 'reopen:' || p_journal, p_now);
  return ended.amount;
end $$;

do $$
declare
  signature regprocedure;
begin
  for signature in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and p.proname in ('ledger_earn', 'ledger_take_back', 'ledger_void', 'ledger_refund', 'ledger_reopen')
  loop
    execute format('alter function %s security definer', signature);
    execute format('alter function %s set search_path = %I, pg_temp', signature, current_schema());
  end loop;
end $$;
revoke execute on function ledger_parts(bigint, bigint, bigint[], timestamptz), ledger_empty_lots(jsonb),
  ledger_pay_debt(text, bigint, text, timestamptz), ledger_take_back(text, bigint, text[], text, timestamptz) from public;
grant execute on function ledger_take_back(text, bigint, text[], text, timestamptz) to poku_api, poku_worker;

-- What purchases at a partner earn: each version counts from its start until the next one's. `terms`: modules/earning/terms.schema.ts.
create table earn_terms (
  partner_id text not null references partner (id),
  version integer not null check (version > 0),
  starts_at timestamptz not null,
  terms jsonb not null,
  primary key (partner_id, version),
  unique (partner_id, starts_at)
);

-- What comes on top for a while; the newest version of a campaign counts for what is reckoned from then on.
create table earn_campaign (
  id text not null check (id ~ '^[a-z][a-z0-9-]{0,31}$'),
  version integer not null check (version > 0),
  -- Null: at every partner.
  partner_id text references partner (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  terms jsonb not null,
  primary key (id, version)
);

-- Purchases that partners reported, by the partner's reference. One that was reversed before it was reported has nothing else.
create table partner_purchase (
  partner_id text not null references partner (id),
  reference text not null,
  -- 0 until it is reported, 1 as reported first, and that of the newest correction.
  revision integer not null default 0,
  subject text,
  amount_rupiah bigint check (amount_rupiah > 0),
  category text,
  made_at timestamptz,
  reported_at timestamptz not null,
  reversed_at timestamptz,
  -- Whose it is; null while nobody's link covers it.
  member_id text references member (id),
  -- What it earns, and why: the rule and the sum, or the reason for nothing.
  points bigint not null default 0 check (points >= 0),
  why jsonb,
  -- Which of its points are in the books, what ended of them before it could be taken back, and how often the books were written.
  booked bigint not null default 0 check (booked >= 0),
  lapsed bigint not null default 0 check (lapsed >= 0),
  moves integer not null default 0,
  -- From when its points can be spent.
  spendable_at timestamptz,
  -- When it is to be looked at again; null for never.
  due_at timestamptz,
  -- Its row in the history.
  number text unique,
  primary key (partner_id, reference),
  check ((revision = 0) = (made_at is null)),
  check (revision > 0 or reversed_at is not null or member_id is null)
);
create index partner_purchase_due_idx on partner_purchase (due_at) where due_at is not null;
create index partner_purchase_member_idx on partner_purchase (member_id, partner_id, made_at);
create index partner_purchase_waiting_idx on partner_purchase (member_id, spendable_at) where points > booked;
create index partner_purchase_unclaimed_idx on partner_purchase (partner_id, subject) where member_id is null;
create index partner_purchase_forget_idx on partner_purchase (reported_at) where member_id is null;
create index partner_purchase_newest_idx on partner_purchase (reported_at desc, partner_id, reference);
create index partner_link_account_idx on partner_link (partner_id, subject, linked_at);

-- An earning that was taken back wholly keeps its journal and is not a success any more.
alter table earn_record drop constraint earn_record_check;
alter table earn_record add constraint earn_record_check check (status <> 0 or journal_id is not null);
