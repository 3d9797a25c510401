/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { createTestDatabase } from '../../testing/database';
import { ledgerFill } from '../../simulation/ledger/fill';
import { ledgerRules, type LedgerProblem } from './verify.repository';
import { verifyLedger } from './verify.service';

let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.script(ledgerFill(100));
  await db.script(`
    insert into earn_record (number, member_id, partner_id, points, description, status, occurred_at, journal_id)
      select reference, 'F1', '2', 1500, '', 0, now(), id from ledger_journal where kind = 'earn' and reference = 'FE1';
    insert into partner_purchase (partner_id, reference, revision, subject, amount_rupiah, category, made_at, reported_at,
        member_id, points, booked, moves, spendable_at, number)
      values ('2', 'bought', 1, 'f1', 1500000, 'card', now(), now(), 'F1', 1500, 1500, 1, now(), 'FE1')`);
});
afterAll(() => db.close());

/** What the proof says of books that a script damaged; the damage is rolled back. */
async function verifyAfter(damage: string): Promise<LedgerProblem[]> {
  let found: LedgerProblem[] = [];
  const rollback = new Error('rolled back');
  const damaged = db.transaction(async (tx) => {
    await tx.script(
      'alter table ledger_entry disable trigger user; alter table ledger_journal disable trigger user',
    );
    await tx.script(damage);
    found = await verifyLedger(tx);
    throw rollback;
  });
  await expect(damaged).rejects.toBe(rollback);
  return found;
}

const firstOf = (table: string, condition: string, id = 'id'): string =>
  `${id} = (select min(${id}) from ${table} where ${condition})`;
const entriesOf = (kind: string): string =>
  `journal_id in (select id from ledger_journal where kind = '${kind}')`;
const ordersIn = (state: string): string =>
  `order_id in (select id from purchase_order where state = '${state}')`;

/** Damage by the rule that it breaks, one for each rule. */
const damages: Record<string, string> = {
  'debits equal credits in each asset of a journal': `
    update ledger_entry set amount = amount + 1 where ${firstOf('ledger_entry', 'amount > 0')}`,
  'a journal has two entries or more': `
    insert into ledger_journal (kind, reference, occurred_at) values ('earn', 'nothing', now())`,
  'a journal moves between the accounts of its kind': `
    update ledger_journal set kind = 'expire', reference = '0:' || reference
    where ${firstOf('ledger_journal', "kind = 'earn'")}`,
  'a journal is reversed at most once': `
    alter table ledger_journal drop constraint ledger_journal_reverses_key;
    insert into ledger_journal (kind, reference, occurred_at, reverses)
    select 'reverse', 'again', now(), reverses from ledger_journal where kind = 'reverse' limit 1`,
  'a reversal is the mirror image of what it reverses': `
    update ledger_entry set amount = amount * 2 where ${entriesOf('reverse')}`,
  'a balance is the sum of its entries': `
    update ledger_account set balance = balance + 1 where ${firstOf('ledger_account', 'member_id is not null')}`,
  'no account gave more than it has': `
    update ledger_entry set amount = amount * 10 where ${entriesOf('settle')}`,
  'lots are the available balance': `
    update ledger_lot set remaining = remaining - 1 where ${firstOf('ledger_lot', 'remaining > 0')}`,
  'open holds are the held balance': `
    update ledger_hold set amount = amount + 1 where ${firstOf('ledger_hold', "state = 'held'")}`,
  'a lot is what its earning posted': `
    update ledger_lot set original = original + 1 where ${firstOf('ledger_lot', 'true')}`,
  'a lot is what is left of it, held, spent, ended and taken back': `
    update ledger_lot set remaining = 0 where ${firstOf('ledger_lot', 'remaining > 0')}`,
  'what was taken back is the sum of its lots': `
    alter table ledger_entry enable trigger user;
    select ledger_take_back('F1', 10, array['FE1'], 'taken back', now());
    update ledger_journal set detail = jsonb_build_object('lots', jsonb_build_array()) where kind = 'take-back'`,
  'a hold takes no more from a lot than it was, and only from its member’s': `
    update ledger_hold set member_id = 'F1' where ${firstOf('ledger_hold', "member_id = 'F2'")}`,
  'a hold is the sum of its lots': `
    update ledger_hold_lot set amount = amount - 1 where ${firstOf('ledger_hold_lot', 'true', 'hold_id')}`,
  'a hold has the journals of its state': `
    update ledger_hold set state = 'voided' where ${firstOf('ledger_hold', "state = 'captured'")}`,
  'the journals of a hold are of its amount and of its member': `
    update ledger_hold set amount = amount + 1 where ${firstOf('ledger_hold', "state = 'captured'")}`,
  'clearing is what partners paid for orders that are not over': `
    update order_leg set state = 'refused' where state = 'debited'`,
  'settled is what partners paid for completed orders': `
    update ledger_entry set amount = amount - sign(amount) where ${entriesOf('settle')}`,
  'a leg of a partner has the journals of its state': `
    update order_leg set state = 'debited' where state = 'captured' and hold_id is null`,
  'the journals of a leg are of its units and of its partner': `
    update order_leg set partner_units = partner_units + 1 where hold_id is null`,
  'the total of an order is the sum of its legs': `
    update order_leg set points = points + 1 where ${firstOf('order_leg', 'true', 'reference')}`,
  'a leg’s units are its points at its rate, rounded up': `
    update order_leg set rate_numerator = 7, rate_denominator = 3, partner_units = floor(points * 3 / 7.0)
    where ${firstOf('order_leg', 'hold_id is null', 'reference')}`,
  'every leg of a completed order is captured': `
    update order_leg set state = 'held' where hold_id is not null and ${ordersIn('completed')}`,
  'every leg of a failed or refunded order is given back': `
    update order_leg set state = 'releasing' where ${ordersIn('failed')}`,
  'a leg of own points has the state of its hold': `
    update order_leg set state = 'released' where hold_id is not null and ${ordersIn('completed')}`,
  'a leg of own points holds points of the order’s member': `
    update purchase_order set member_id = 'F1' where ${firstOf('purchase_order', "member_id = 'F2'")}`,
  'a completed order has one coupon for each unit': `
    insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at)
    select 'one', 'more', member_id, voucher_id, id, now(), now() from purchase_order where state = 'completed' limit 1`,
  'an order that is not completed has no coupon': `update coupon set cancelled_at = null`,
  'no two coupons have one secret': `
    alter table coupon drop constraint coupon_secret_code_key;
    update coupon set secret_code = 'FS3' where code = 'FC4'`,
  'the codes of an order are consumed, each by one order': `
    update otp_request set state = 'verified' where id = 'FO3'`,
  'stock is never below zero': `
    alter table voucher drop constraint voucher_stock_check; update voucher set stock = -1`,
  'a purchase has booked what the journals of its number say': `update partner_purchase set lapsed = 1`,
  'the journals of a purchase are of its member': `update partner_purchase set member_id = 'F2'`,
  'the history says what a purchase has booked': `update earn_record set status = 2`,
  'points of a purchase wait for a time, and no longer': `update partner_purchase set points = points + 1`,
  'an entry is as it was written, after the one before it': `
    update ledger_journal set occurred_at = occurred_at + interval '1 second' where kind = 'settle'`,
  'an account ends with its last entry': `
    update ledger_account set head = null where ${firstOf('ledger_account', 'entries > 0')}`,
  'a row belongs to rows that are there': `
    set local session_replication_role = replica; update ledger_hold set asset = 'P:nobody' where id = 'FH1'`,
  'a lot is what its journal says': `
    update ledger_lot set expires_at = expires_at + interval '1 day' where ${firstOf('ledger_lot', 'true')}`,
  'a hold is what its journals say': `
    update ledger_hold set ended_at = now() where ${firstOf('ledger_hold', "state = 'voided'")}`,
};

test('books with orders in every state hold', async () => {
  expect(await verifyLedger(db)).toEqual([]);
});

test('every rule is broken by something', () => {
  expect(Object.keys(damages)).toEqual(ledgerRules.map(({ name }) => name));
});

test.each(Object.entries(damages))('the proof finds when it is not so that %s', async (rule, damage) => {
  expect((await verifyAfter(damage)).map((problem) => problem.rule)).toContain(rule);
});

test('the first journal that is broken is named, and how many are', async () => {
  const [id = 0] = (
    await db.rows<{ id: number }>(sql`select min(id) as id from ledger_journal where kind = 'reverse'`)
  ).map((row) => row.id);
  const found = await verifyAfter(damages['a reversal is the mirror image of what it reverses'] ?? '');
  expect(found[0]).toEqual({
    rule: 'a reversal is the mirror image of what it reverses',
    subject: `journal ${id}`,
    count: 5,
  });
});
