/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { readApiConfig } from '../config/env';
import { createDayService } from '../modules/ledger/day.service';
import { createExpiryService } from '../modules/ledger/expiry.service';
import { createSagaService } from '../modules/payment/saga/saga.service';
import { otpIssued } from '../modules/otp/schema';
import { after } from '../ports/clock';
import { dataOf, sitiId, startTestApi } from '../testing/api';
import { createTestDatabase } from '../testing/database';
import { numberOf } from '../testing/paying';
import type { Database } from './database';
import { sqlState } from './sql-state';
import type { DatabaseRole } from './postgres';

/** The database as a process with a role has it. */
function withRole(db: Database, role: DatabaseRole | 'poku_reader'): Database {
  const inRole: Database['transaction'] = (work) =>
    db.transaction(async (tx) => {
      await tx.script(`set local role ${role}`);
      return work(tx);
    });
  return {
    ...db,
    transaction: inRole,
    rows: (statement) => inRole((tx) => tx.rows(statement)),
    run: (statement) => inRole((tx) => tx.run(statement)),
    script: (text) => inRole((tx) => tx.script(text)),
  };
}

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const ledgerTables = [
  'ledger_asset',
  'ledger_account',
  'ledger_journal',
  'ledger_entry',
  'ledger_lot',
  'ledger_hold',
  'ledger_hold_lot',
  'ledger_day',
];
const stateOf = (role: Parameters<typeof withRole>[1], attack: string): Promise<string | undefined> =>
  withRole(db, role)
    .script(attack)
    .then(() => undefined, sqlState);

const attacks = [
  ...ledgerTables.flatMap((table) => [
    `truncate ${table} cascade`,
    `delete from ${table}`,
    `alter table ${table} disable trigger all`,
    `drop table ${table} cascade`,
  ]),
  `update ledger_account set balance = balance + 1`,
  `update ledger_lot set remaining = original`,
  `update ledger_hold set state = 'voided'`,
  `update ledger_day set root = ''`,
  `insert into ledger_journal (kind, reference, occurred_at) values ('earn', 'mine', now())`,
  `insert into ledger_entry (journal_id, account_id, amount) values (1, 1, 5)`,
  `insert into ledger_lot (account_id, journal_id, original, remaining, expires_at) values (1, 1, 5, 5, now())`,
  `select ledger_post(1, 1, 2, 5)`,
  `select ledger_fill_lots('any')`,
  `select ledger_reopen(1, now())`,
  `set local session_replication_role = replica`,
  `truncate purchase_order cascade`,
  `truncate member cascade`,
  `delete from migration`,
  `update security_event set what = 'nothing'`,
  `delete from security_event`,
  `drop function ledger_chain_entry() cascade`,
  `create or replace function ledger_micros(moment timestamptz) returns bigint language sql as 'select 0::bigint'`,
];

test.each(attacks)('neither the API’s role nor the worker’s may: %s', async (attack) => {
  expect(await stateOf('poku_api', attack)).toBe('42501');
  expect(await stateOf('poku_worker', attack)).toBe('42501');
});

test.each([
  `select forget_security_events(now(), 1)`,
  `select ledger_expire('x', now())`,
  `insert into ledger_day (day, journals, root, previous, key, signature, signed_at) values ('2026-01-01', 0, '', '', '', '', now())`,
])('the API’s role may not do the worker’s work: %s', async (attack) => {
  expect(await stateOf('poku_api', attack)).toBe('42501');
});

test.each([
  `select * from session`,
  `select * from otp_request`,
  `select ledger_lock('x')`,
  `delete from partner`,
])('a reader sees the books and no secrets, and changes nothing: %s', async (attack) => {
  expect(await stateOf('poku_reader', `select * from ledger_entry`)).toBeUndefined();
  expect(await stateOf('poku_reader', attack)).toBe('42501');
});

test('a journal without entries is refused when it commits, whoever writes it', async () => {
  const alone = db.run(sql`
    insert into ledger_journal (kind, reference, occurred_at) values ('earn', 'alone', now())`);
  expect(sqlState(await alone.catch((error: unknown) => error))).toBe('23514');
});

test('functions of the books are run as their owner with a path of their own', async () => {
  const rows = await db.rows<{ name: string }>(sql`
    select p.proname::text as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prosecdef
      and not exists (select 1 from unnest(p.proconfig) setting where setting like 'search_path=%pg_temp')`);
  expect(rows).toEqual([]);
});

test('calls and jobs work with these roles: a purchase, its refund, the end of points and a signed day', async () => {
  const own = await createTestDatabase();
  const api = await startTestApi({}, undefined, { db: withRole(own, 'poku_api') });
  const token = await api.login();
  const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  const asked = { clientId: sitiId, paymentMethod: '0', ...coffee };
  const answer = await api.call('POST', '/multiplepaymentotp', { token, body: asked });
  const otp = { otpRequestId: dataOf(answer, otpIssued).otpRequestId, otpCode: await api.lastOtp() };
  const point = 1800;
  const payment = { totalTransaction: point, paymentMethods: [{ partnerId: '0', point }] };
  const bought = await api.call('POST', '/buyvoucher', {
    token,
    body: { clientId: sitiId, ...coffee, ...otp, ...payment },
  });
  expect(bought.responseCode).toBe(200);
  const saga = createSagaService(api.deps);
  expect(await saga.refund(numberOf(bought), 'x')).toMatchObject({ state: 'refunded' });
  expect((await api.call('POST', '/sandbox/reset')).responseCode).toBe(200);
  const worker = withRole(own, 'poku_worker');
  const late = after(new Date(), 1000 * 24 * 60 * 60_000);
  expect(await createExpiryService({ db: worker, clock: { now: () => late } }).run(false)).toBeGreaterThan(0);
  await own.script(`alter table ledger_journal disable trigger user;
    update ledger_journal set recorded_at = now() - interval '2 days'`);
  expect(await createDayService({ db: worker }).sign(readApiConfig({}).ledgerKey)).toBeGreaterThan(0);
  await api.close();
});
