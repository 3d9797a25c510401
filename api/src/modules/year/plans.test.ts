/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database embedded: the plans are those of its books.
import type { Database } from '../../db/database';
import { withPlans } from '../../db/explain';
import { frozenClock } from '../../testing/clock';
import { createTestDatabase } from '../../testing/database';
import { ledgerFill } from '../../simulation/ledger/fill';
import { countUsed, findTopBrand, firstPurchase, listBought, listMoved } from './repository';

/** Of the members that `ledgerFill` makes, one in three hundred of its orders each. */
const memberId = 'F7';
const orders = 3000;
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.script(ledgerFill(orders));
  await db.script('analyze');
});
afterAll(() => db.close());

test('a year among the books of many members reads no table of them from end to end', async () => {
  const plans: string[] = [];
  const explained = withPlans(db, (plan) => plans.push(plan));
  const span = { from: new Date(0), until: frozenClock().now() };
  expect(await listMoved(explained, memberId, span)).not.toEqual([]);
  await listBought(explained, memberId, span);
  await findTopBrand(explained, memberId, span);
  await countUsed(explained, memberId, span);
  await firstPurchase(explained, memberId);
  expect(plans.length).toBeGreaterThanOrEqual(5);
  const full = /Seq Scan on (?:ledger_(?:entry|journal|lot)|purchase_order)\b/;
  expect(plans.filter((plan) => full.test(plan))).toEqual([]);
});
