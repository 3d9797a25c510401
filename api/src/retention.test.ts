/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { LOGIN_MAX_FAILURES, SESSION_LIFE_MS } from '@poku/domain/limits/access';
import { OTP_MAX_SENDS } from '@poku/domain/limits/codes';
import { only } from './db/rows';
import { forgetTries } from './modules/access/guard.repository';
import { verifyLedger } from './modules/ledger/verify.service';
import { forgetPaces, takeTime } from './modules/limits/repository';
import { tellMember } from './modules/notices/tell';
import { lockGuard, setGuard } from './modules/otp/guard.repository';
import { enqueueMessage, markSent, takeDueMessage } from './modules/outbox/repository';
import { takeEvent } from './modules/partner-events/repository';
import { createRedemptionService } from './modules/redemptions/service';
import { noteSecurity } from './modules/security/log';
import { forgetSecurityEvents } from './modules/security/repository';
import { after } from './ports/clock';
import { forgetOld } from './retention';
import { sitiId, sitiPhone, startTestApi, testChallenge, type TestApi } from './testing/api';
import { startWorker } from './worker';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const number = '081299990001';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const count = async (table: string): Promise<number> =>
  only(await api.deps.db.rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).n;

/** Tables whose number of rows has changed after `ms` passed and one round was made. */
async function changedAfter(ms: number, tables: readonly string[]): Promise<string[]> {
  const before = await Promise.all(tables.map(count));
  api.deps.clock.advance(ms);
  await forgetOld(api.deps);
  const now = await Promise.all(tables.map(count));
  return tables.filter((_, index) => now[index] !== before[index]);
}

const wrongPassword = async (): Promise<number> => {
  const body = {
    msisdn: sitiPhone,
    password: 'Salah1234',
    clientId: 'poku-web',
    codeChallenge: testChallenge,
  };
  return (await api.call('POST', '/loginauth', { body })).responseCode;
};
const askForCode = async (): Promise<number> =>
  (await api.call('POST', '/requestotp', { body: { purpose: 'register', msisdn: number } })).responseCode;

test('wrong passwords in a row count on through a round, and are forgotten a day after the last', async () => {
  for (let tries = 1; tries < LOGIN_MAX_FAILURES; tries += 1) {
    expect(await wrongPassword()).toBe(201);
    expect(await changedAfter(23 * 60 * minuteMs, ['login_guard'])).toEqual([]);
  }
  expect(await wrongPassword()).toBe(207);
  expect(await changedAfter(minuteMs, ['login_guard'])).toEqual([]);
  expect(await wrongPassword()).toBe(207);
  expect(await changedAfter(dayMs + 11 * minuteMs, ['login_guard'])).toEqual(['login_guard']);
  expect(await count('login_guard')).toBe(0);
  expect(await wrongPassword()).toBe(201);
});

test('a number’s codes count for three hours through a round, and are forgotten after a day', async () => {
  for (let sends = 1; sends <= OTP_MAX_SENDS; sends += 1) {
    expect(await askForCode()).toBe(200);
    expect(await changedAfter(2 * minuteMs, ['otp_request'])).toEqual([]);
  }
  expect(await askForCode()).toBe(211);
  expect(await changedAfter(dayMs, ['otp_request'])).toEqual(['otp_request']);
  const left = await api.deps.db.rows(
    sql`select 1 from otp_request where msisdn = ${`+62${number.slice(1)}`}`,
  );
  expect(left).toEqual([]);
  expect(await askForCode()).toBe(200);
});

test('wrong codes in a row count through a round while they lock, and are forgotten a day after the last', async () => {
  const { db, clock } = api.deps;
  const key = { purpose: 'register', msisdn: number, requester: '203.0.113.1' };
  await lockGuard(db, key, clock.now());
  await setGuard(
    db,
    key,
    { wrongCount: 3, lockedUntil: after(clock.now(), 26 * 60 * minuteMs) },
    clock.now(),
  );
  expect(await changedAfter(25 * 60 * minuteMs, ['otp_guard'])).toEqual([]);
  expect(await changedAfter(dayMs + 2 * 60 * minuteMs, ['otp_guard'])).toEqual(['otp_guard']);
});

test('what is limited is forgotten when all of it is there again', async () => {
  const { db, clock } = api.deps;
  await takeTime(db, { kind: 'call', key: 'somebody', most: 5, everyMs: 10 * minuteMs }, clock.now());
  expect(await changedAfter(10 * minuteMs, ['rate_limit'])).toEqual([]);
  expect(await changedAfter(2 * minuteMs, ['rate_limit'])).toEqual(['rate_limit']);
});

test.each([
  ['paces', forgetPaces, 'rate_limit'],
  ['events of the security log', forgetSecurityEvents, 'security_event'],
] as const)(
  'no more %s are forgotten than were asked for, however the database finds them',
  async (_, forget, table) => {
    const { db, clock } = api.deps;
    for (const key of ['a', 'b', 'c']) {
      await takeTime(db, { kind: 'call', key, most: 1, everyMs: minuteMs }, clock.now());
      await noteSecurity(db, { what: 'login.refused', who: key }, clock.now());
    }
    const before = await count(table);
    const forgotten = await db.transaction(async (tx) => {
      // With these switched off, each row of the table is compared with the chosen ones.
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
        await tx.run(sql`set local ${sql.raw(`enable_${way}`)} = off`);
      return forget(tx, after(clock.now(), dayMs), 1);
    });
    expect([forgotten, await count(table)]).toEqual([1, before - 1]);
  },
);

test('codes that orders were paid with stay with them, and the books stay right', async () => {
  const spent = await count('purchase_order');
  expect(spent).toBeGreaterThan(0);
  await changedAfter(400 * dayMs, []);
  const kept = await api.deps.db.rows(
    sql`select 1 from purchase_order o join otp_request r on r.id = o.otp_request_id`,
  );
  expect(kept).toHaveLength(spent);
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('a session is forgotten a day after its end, with what hangs on it, and attempts to link stay', async () => {
  const { db, clock } = api.deps;
  await api.login();
  const { id } = only(await db.rows<{ id: string }>(sql`select id from session where member_id = ${sitiId}`));
  const at = clock.now();
  const over = after(at, SESSION_LIFE_MS - minuteMs);
  await db.run(sql`
    insert into otp_request (id, purpose, msisdn, basket, code_hash, state, created_at, expires_at, session_id)
      values ('late', 'linkage', '', '', '', 'consumed', ${over}, ${over}, ${id}),
        ('early', 'linkage', '', '', '', 'consumed', ${at}, ${at}, ${id})`);
  await db.run(sql`
    insert into checkout_attempt (session_id, voucher_id, msisdn, opened_at) values (${id}, '1001', '', ${at})`);
  await db.run(sql`
    insert into link_attempt (reference, state_value, member_id, partner_id, session_id, status, otp_request_id, created_at,
        expires_at, ended_at, next_inquiry_at)
      values ('over', 'over', ${sitiId}, '2', ${id}, 'failed', 'early', ${at}, ${at}, ${at}, ${at})`);
  const tables = ['session', 'authorization_code', 'checkout_attempt', 'link_attempt'];
  expect(await changedAfter(SESSION_LIFE_MS, tables)).toEqual([]);
  expect(await changedAfter(dayMs + minuteMs, tables)).toEqual([
    'session',
    'authorization_code',
    'checkout_attempt',
  ]);
  expect(await count('session')).toBe(0);
  const attempt = await db.rows(
    sql`select session_id, otp_request_id from link_attempt where reference = 'over'`,
  );
  expect(attempt).toEqual([{ session_id: null, otp_request_id: null }]);
});

test('an attempt to link is forgotten three months after it ended, and one that is pending is not', async () => {
  const { db, clock } = api.deps;
  await db.run(sql`delete from link_attempt`);
  const at = clock.now();
  const attempt = (reference: string, partnerId: string, endedAt: Date | null) =>
    db.run(sql`
      insert into link_attempt (reference, state_value, member_id, partner_id, status, created_at, expires_at, ended_at,
        next_inquiry_at)
      values (${reference}, ${reference}, ${sitiId}, ${partnerId}, ${endedAt === null ? 'pending' : 'failed'}, ${at},
        ${at}, ${endedAt}, ${at})`);
  await attempt('over', '9', at);
  await attempt('open', '10', null);
  expect(await changedAfter(90 * dayMs - minuteMs, ['link_attempt'])).toEqual([]);
  expect(await changedAfter(2 * minuteMs, ['link_attempt'])).toEqual(['link_attempt']);
  expect(await db.rows(sql`select reference from link_attempt`)).toEqual([{ reference: 'open' }]);
});

test('a purchase at a partner that is nobody’s is forgotten three months after its report, a member’s never', async () => {
  const { db, clock } = api.deps;
  const at = clock.now();
  const report = (reference: string, memberId: string | null) =>
    db.run(sql`
      insert into partner_purchase (partner_id, reference, revision, subject, amount_rupiah, category, made_at, reported_at, member_id)
      values ('2', ${reference}, 1, 'x@contoh.id', 1000, 'card', ${at}, ${at}, ${memberId})`);
  await report('nobody', null);
  await report('siti', sitiId);
  expect(await changedAfter(90 * dayMs - minuteMs, ['partner_purchase'])).toEqual([]);
  expect(await changedAfter(2 * minuteMs, ['partner_purchase'])).toEqual(['partner_purchase']);
  expect(await db.rows(sql`select reference from partner_purchase`)).toEqual([{ reference: 'siti' }]);
});

test('links of forgot password are forgotten a day after their end, those that verify an e-mail a month after it', async () => {
  const { db, clock } = api.deps;
  await db.run(sql`delete from verification_link`);
  const at = clock.now();
  await db.run(sql`
    insert into password_reset (token_hash, member_id, created_at, expires_at) values ('a', ${sitiId}, ${at}, ${at})`);
  await db.run(sql`
    insert into verification_link (token_hash, member_id, email, created_at, expires_at)
    values ('a', ${sitiId}, 'siti@contoh.id', ${at}, ${at})`);
  const tables = ['password_reset', 'verification_link'];
  expect(await changedAfter(dayMs - minuteMs, tables)).toEqual([]);
  expect(await changedAfter(2 * minuteMs, tables)).toEqual(['password_reset']);
  expect(await changedAfter(29 * dayMs, tables)).toEqual(['verification_link']);
});

test('a code of a login that was never exchanged is forgotten after a day', async () => {
  const body = {
    msisdn: sitiPhone,
    password: 'Rahasia123',
    clientId: 'poku-web',
    codeChallenge: testChallenge,
  };
  await api.call('POST', '/loginauth', { body });
  expect(await count('authorization_code')).toBe(1);
  expect(await changedAfter(dayMs, ['authorization_code'])).toEqual([]);
  expect(await changedAfter(2 * minuteMs, ['authorization_code'])).toEqual(['authorization_code']);
});

test('messages are forgotten a week after they were sent, and one that waits is not', async () => {
  const { db, clock } = api.deps;
  await db.run(sql`delete from outbox`);
  const message = { channel: 'sms', to: '+6281299990001', text: 'Halo' } as const;
  await enqueueMessage(db, message, clock.now());
  const taken = await takeDueMessage(db, 'sms', 'now', clock.now(), clock.now());
  if (taken !== undefined) await markSent(db, taken, clock.now(), true);
  await enqueueMessage(db, message, clock.now());
  expect(await changedAfter(7 * dayMs - minuteMs, ['outbox'])).toEqual([]);
  expect(await changedAfter(2 * minuteMs, ['outbox'])).toEqual(['outbox']);
  expect(await db.rows(sql`select state from outbox`)).toEqual([{ state: 'waiting' }]);
});

test('a notice stands for half a year, and what was decided on it goes with it', async () => {
  const { db, clock } = api.deps;
  const told = { memberId: sitiId, object: 'x', data: { partner: 'NusaPoin' } };
  await db.transaction((tx) => tellMember(tx, { kind: 'link-ended', ...told }, clock.now()));
  await db.run(sql`insert into notice_delivery select id, 'inbox', 'shown' from notice`);
  const tables = ['notice', 'notice_delivery'];
  expect(await changedAfter(180 * dayMs - minuteMs, tables)).toEqual([]);
  expect(await changedAfter(2 * minuteMs, tables)).toEqual(tables);
});

test('an event of a partner is known for a week', async () => {
  const { db, clock } = api.deps;
  expect(await takeEvent(db, '2', 'once', clock.now())).toBe(true);
  expect(await changedAfter(7 * dayMs - minuteMs, ['partner_event'])).toEqual([]);
  expect(await takeEvent(db, '2', 'once', clock.now())).toBe(false);
  expect(await changedAfter(2 * minuteMs, ['partner_event'])).toEqual(['partner_event']);
});

test('rows are forgotten by so many at a time, the oldest first, until none is left', async () => {
  const { db, clock } = api.deps;
  const at = (age: number) => after(clock.now(), -age * dayMs);
  const fill = () =>
    db.run(sql`
      insert into login_guard (msisdn, requester, wrong_count, tried_at)
        select n::text, 'somebody', 1, ${at(0)}::timestamptz - n * interval '1 day' from generate_series(2, 6) n`);
  await fill();
  expect(await forgetTries(db, at(1), 2)).toBe(2);
  const left = await db.rows<{ msisdn: string }>(sql`select msisdn from login_guard order by msisdn`);
  expect(left.map(({ msisdn }) => msisdn)).toEqual(['2', '3', '4']);
  await forgetOld(api.deps, 2);
  expect(await count('login_guard')).toBe(0);
});

test('the worker makes rounds', async () => {
  const { db, clock } = api.deps;
  const failures: unknown[] = [];
  await takeEvent(db, '2', 'old', clock.now());
  clock.advance(8 * dayMs);
  const worker = startWorker(api.deps, (error) => failures.push(error));
  while ((await count('partner_event')) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop();
  expect(failures).toEqual([]);
});

test('a refused call of a merchant is forgotten after 30 days', async () => {
  const key = { merchant: 'boga-serambi', reference: 'kasir-1' };
  await createRedemptionService(api.deps).takeBack(key);
  expect(await changedAfter(30 * dayMs - minuteMs, ['redemption_refusal'])).toEqual([]);
  expect(await changedAfter(2 * minuteMs, ['redemption_refusal'])).toEqual(['redemption_refusal']);
});
