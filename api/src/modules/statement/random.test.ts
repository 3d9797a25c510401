/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @long: hundreds of random commands, and every month of each history.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/tx';
import { memberIds, onEmptyBooks } from '../../simulation/ledger/books.repository';
import { ledgerCommands } from '../../simulation/ledger/commands';
import { LedgerModel } from '../../simulation/ledger/model';
import { createTestDatabase } from '../../testing/database';
import { monthsSince, periodOf } from './months';
import { firstMovement } from './movement.repository';
import { readStatement } from './service';
import { endsAfter } from './standing.repository';

const later = new Date('2100-01-01T00:00:00Z');
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** The entries of some of a member's accounts before a moment, added up. */
async function entries(tx: Tx, memberId: string, purposes: readonly string[], before: Date): Promise<number> {
  const rows = await tx.rows<{ points: number }>(sql`
    select coalesce(sum(e.amount), 0)::bigint as points from ledger_entry e
    join ledger_journal j on j.id = e.journal_id join ledger_account a on a.id = e.account_id
    where a.member_id = ${memberId} and a.purpose = any (${sql.param(purposes)}::text[]) and j.occurred_at < ${before}`);
  return rows[0]?.points ?? NaN;
}

const sum = (parts: readonly { points: number }[]): number =>
  parts.reduce((all, { points }) => all + points, 0);

/** Fails when a month of a member differs from the books; gives how many movements were compared. */
async function compare(tx: Tx, memberId: string, now: Date): Promise<number> {
  const first = await firstMovement(tx, memberId);
  let lines = 0;
  const months = first === null ? [] : monthsSince(first, now).reverse();
  // What came before the oldest month that there is a statement of.
  const oldest = periodOf(months[0] ?? '2026-01', now).from;
  let closing = await entries(tx, memberId, ['available', 'held'], oldest);
  for (const month of months) {
    const period = periodOf(month, now);
    const statement = await readStatement(tx, memberId, period);
    const own = await entries(tx, memberId, ['available', 'held'], period.until);
    expect([month, statement.opening]).toEqual([month, closing]);
    expect(statement.closing).toBe(own);
    expect(statement.opening + sum(statement.lines)).toBe(own);
    expect(sum(statement.sums)).toBe(sum(statement.lines));
    expect(sum(statement.held)).toBe(await entries(tx, memberId, ['held'], period.until));
    expect(statement.owed).toBe(await entries(tx, memberId, ['debt'], period.until));
    const left = await endsAfter(tx, memberId, period.until, later);
    expect(sum(left)).toBe(own - sum(statement.held));
    expect(statement.ends).toEqual(
      left.flatMap(({ ends_at: at, points }) => (at < period.nextUntil ? [{ at, points }] : [])),
    );
    closing = statement.closing;
    lines += statement.lines.length;
  }
  return lines;
}

test('every month of every member equals the books, whatever happened', async () => {
  let lines = 0;
  const compareAll = fc.asyncProperty(
    fc.commands(ledgerCommands, { maxCommands: 60, size: 'max' }),
    (commands) =>
      onEmptyBooks(db, async (tx) => {
        const model = new LedgerModel();
        await fc.asyncModelRun(() => ({ model, real: tx }), commands);
        for (const memberId of memberIds) lines += await compare(tx, memberId, model.now);
      }),
  );
  // Some series of commands move few points: it goes on until enough was compared.
  while (lines <= 50) await fc.assert(compareAll, { numRuns: 15 });
}, 600_000);
