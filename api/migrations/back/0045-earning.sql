-- Refused by its checks as soon as points were taken back: the books cannot forget that.
-- Lost: what partners reported, the terms and campaigns, and why a purchase earned what it did. The points that it earned stay.
alter table ledger_journal drop constraint ledger_journal_kind_check;
alter table ledger_journal add constraint ledger_journal_kind_check check (
  kind in ('earn', 'hold', 'capture', 'void', 'expire', 'reverse', 'reopen', 'debit', 'settle', 'return'));
delete from ledger_account where purpose = 'owed';
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account drop constraint ledger_account_purpose_check;
alter table ledger_account add constraint ledger_account_purpose_check check (
  purpose in ('available', 'held', 'issued', 'redeemed', 'expired', 'partner', 'clearing', 'settled'));
alter table ledger_account add constraint ledger_account_check
  check ((member_id is not null) = (purpose in ('available', 'held')));
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
  return journal;
end $$;
create or replace function ledger_void(p_hold text, p_now timestamptz) returns void language plpgsql as $$
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
create or replace function ledger_refund(p_hold text, p_now timestamptz) returns void language plpgsql as $$
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
  return ended.amount;
end $$;
do $$
declare
  signature regprocedure;
begin
  for signature in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and p.proname in ('ledger_earn', 'ledger_void', 'ledger_refund', 'ledger_reopen')
  loop
    execute format('alter function %s security definer', signature);
    execute format('alter function %s set search_path = %I, pg_temp', signature, current_schema());
  end loop;
end $$;
drop function ledger_take_back(text, bigint, text[], text, timestamptz);
drop function ledger_pay_debt(text, bigint, text, timestamptz);
drop function ledger_empty_lots(jsonb);
drop function ledger_parts(bigint, bigint, bigint[], timestamptz);
drop table partner_purchase;
drop table earn_campaign;
drop table earn_terms;
drop index partner_link_account_idx;
alter table earn_record drop constraint earn_record_check;
alter table earn_record add constraint earn_record_check check ((status = 0) = (journal_id is not null));
delete from migration where name = '0045-earning.sql';
