/**
 * Journals of the past, two for each purchase, between accounts of the system. As statements of SQL, which leave the triggers
 * out: they check and chain each entry, and nobody reads these.
 */
export const pastJournals = (journals: number): string => `
set session_replication_role = replica;
with accounts as (
  select (select id from ledger_account where asset = 'POKU' and member_id is null and purpose = 'redeemed') as redeemed,
    (select id from ledger_account where asset = 'POKU' and member_id is null and purpose = 'issued') as issued),
past as (
  insert into ledger_journal (kind, reference, occurred_at)
  select kind, 'bench-past-' || n, now() - interval '40 days' + n * interval '1 second'
  from generate_series(1, ${Math.floor(journals / 2)}) n, (values ('hold'), ('capture')) kinds (kind)
  returning id, kind)
insert into ledger_entry (journal_id, account_id, amount, hash)
  select id, issued, -100, ''::bytea from past, accounts
  union all
  select id, redeemed, 100, ''::bytea from past, accounts;
set session_replication_role = origin;
`;
