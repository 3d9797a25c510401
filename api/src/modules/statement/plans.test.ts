/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database embedded: the plans are those of its books.
import type { Database } from '../../db/database';
import { withPlans } from '../../db/explain';
import { ledgerFill } from '../../simulation/ledger/fill';
import { createTestDatabase } from '../../testing/database';
import { periodOf } from './months';
import { firstMovement } from './movement.repository';
import { readStatement } from './service';

/** Of the members that `ledgerFill` makes, one in three hundred of its orders each. */
const memberId = 'F7';
const orders = 3000;
const now = new Date();
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.script(ledgerFill(orders));
  await db.script('analyze');
});
afterAll(() => db.close());

test('a statement among the books of many members reads no table of them from end to end', async () => {
  const plans: string[] = [];
  const explained = withPlans(db, (plan) => plans.push(plan));
  const first = await firstMovement(explained, memberId);
  const month = first?.toISOString().slice(0, 'YYYY-MM'.length) ?? '';
  const { lines } = await readStatement(explained, memberId, periodOf(month, now));
  expect(lines.length).toBeGreaterThan(0);
  expect(plans.length).toBeGreaterThanOrEqual(6);
  const full = /Seq Scan on (?:ledger_(?:entry|journal|lot)|order_leg|purchase_order)\b/;
  expect(plans.filter((plan) => full.test(plan))).toEqual([]);
});
