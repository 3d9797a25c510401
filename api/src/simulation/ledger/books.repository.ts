import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { compile } from '../../db/statement';
import { chainRules } from '../../modules/ledger/chain-rules.repository';
import { holdRules } from '../../modules/ledger/hold-rules.repository';
import { journalRules } from '../../modules/ledger/journal-rules.repository';
import { problemsOf, type LedgerProblem } from '../../modules/ledger/verify.repository';
import type { BookState } from './model';

/** Those who appear in a sequence of commands. */
export const memberIds = ['model-1', 'model-2', 'model-3'];
export const partnerIds = ['2', '9'];

/** Runs `work` on empty books with members and partners; nothing of it stays. */
export async function onEmptyBooks(db: Database, work: (tx: Tx) => Promise<void>): Promise<void> {
  const done = new Error('done');
  const rolledBack = db.transaction(async (tx) => {
    // `truncate` gives the tables new files: rows that earlier sequences rolled back would make each command slower.
    await tx.run(
      sql`truncate ledger_entry, ledger_journal, ledger_lot, ledger_hold, ledger_hold_lot cascade`,
    );
    await tx.run(sql`
      insert into member (id, msisdn, email, name, password_hash, created_at)
      select id, id, id || '@contoh.id', 'Uji', '', now() from unnest(${sql.param(memberIds)}::text[]) id`);
    await tx.run(sql`
      insert into partner (id, slug, name, kind, image, url, description, linkable, identity_key,
        email_verification_required, use_otp, maximum_units, position)
      select id, 'p' || id, '', 1, '', '', '', true, 'phone', false, false, 0, 0
      from unnest(${sql.param(partnerIds)}::text[]) id`);
    await prepareProof(tx);
    await work(tx);
    throw done;
  });
  await rolledBack.catch((error: unknown) => {
    if (error !== done) throw error;
  });
}

/**
 * Plans the proof once for the connection, in one process of the server: it runs after every command, and planning takes
 * longer than running it on books of this size.
 */
async function prepareProof(tx: Tx): Promise<void> {
  await tx.script('set local max_parallel_workers_per_gather = 0; set local jit = off');
  const known = await tx.rows(sql`select 1 from pg_prepared_statements where name = 'ledger_proof'`);
  if (known.length > 0) return;
  const { text, params } = compile(problemsOf([...journalRules, ...holdRules, ...chainRules]));
  const plain = text.replace(/\$(\d+)/g, (_, place) => `'${String(params[Number(place) - 1])}'`);
  await tx.script(`prepare ledger_proof as ${plain}`);
}

/** The rules of the ledger that are broken; those of orders need orders. */
export const brokenRules = (tx: Tx): Promise<LedgerProblem[]> =>
  tx.rows<LedgerProblem & Record<string, unknown>>(sql`execute ledger_proof`);

/** What the real books hold. */
export async function readBooks(tx: Tx): Promise<BookState> {
  const balance = (purpose: string) => sql`(
    select coalesce(sum(balance), 0)::bigint from ledger_account where purpose = ${purpose})`;
  const posted = (purpose: string) => sql`(
    select coalesce(sum(e.amount), 0)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.purpose = ${purpose})`;
  return only(
    await tx.rows<BookState & Record<string, unknown>>(sql`
      select coalesce((select jsonb_agg(remaining order by id) from ledger_lot), '[]') as lots,
        coalesce((select jsonb_agg(h.state order by j.id) from ledger_hold h
          join ledger_journal j on j.reference = h.id and j.kind = 'hold'), '[]') as holds,
        ${balance('available')} as available, ${balance('held')} as held, ${balance('debt')} as debt,
        ${posted('clearing')} as clearing, ${posted('settled')} as settled`),
  );
}
