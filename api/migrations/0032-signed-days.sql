-- All journals of a day, in Asia/Jakarta, as the root of a Merkle tree (RFC 9162), signed, each day after the one before.
create table ledger_day (
  day date primary key,
  journals bigint not null check (journals >= 0),
  root text not null,
  previous text not null,
  key text not null,
  signature text not null,
  signed_at timestamptz(3) not null
);
create trigger ledger_day_append_only before update or delete on ledger_day
  for each row execute function ledger_refuse_change();
-- Journals are recorded in about the order of their ids.
create index ledger_journal_recorded_idx on ledger_journal using brin (recorded_at) with (pages_per_range = 32);

-- A journal with its entries, as it stands in the tree of its day.
create function ledger_journal_text(journal ledger_journal) returns text language sql stable as $$
  select jsonb_build_array(
    journal.id, journal.kind, journal.reference, ledger_micros(journal.occurred_at), ledger_micros(journal.recorded_at),
    journal.reverses, journal.detail, (
      select jsonb_agg(jsonb_build_array(
        e.id, e.account_id, a.asset, a.member_id, a.purpose, e.amount, e.seq, encode(e.hash, 'hex')) order by e.id)
      from ledger_entry e join ledger_account a on a.id = e.account_id where e.journal_id = journal.id))::text
$$;
