/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { createServer } from 'node:http';
import { burnPageCall, earnPageCall } from '@poku/mfe-history/calls/history';
import { z } from 'zod';
import { verifyLedger } from '../ledger/verify.service';
import { agusId, answerTo, dataOf, sitiId, startTestApi, wireTo, type TestApi } from '../../testing/api';
import { partnerAddresses } from '../../testing/partners';
import { outboxMessage } from './schema';
import { createSandboxService } from './service';

const members = [
  ['081200000001', 'Budi Santoso', 'Silver', 50_000, '0', '0'],
  ['081200000002', 'Siti Rahma', 'Gold', 15_000, '1', '1'],
  ['081200000003', 'Agus Wijaya', 'Platinum', 250_000, '1', '1'],
  ['081200000004', 'Dewi Lestari', 'Silver', 0, '1', '1'],
  ['081200000005', 'Rina Puspita', 'Silver', 5_000, '1', '1'],
] as const;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function detailOf(phone: string) {
  const token = await api.login(phone);
  const { clientId } = await idOf(phone);
  return wireTo(customerDetailCall, await api.call('GET', `/customerdetail/${clientId}`, { token }));
}

async function idOf(phone: string): Promise<{ clientId: string }> {
  const { sql } = await import('drizzle-orm');
  const [row] = await api.deps.db.rows<{ id: string }>(sql`
    select id from member where msisdn = ${`+62${phone.slice(1)}`}`);
  return { clientId: row?.id ?? '' };
}

test.each(members)('%s is %s, %s, with %i points', async (phone, name, tier, points, verified, onboarded) => {
  expect(await detailOf(phone)).toMatchObject({
    name,
    customerTier: tier,
    customerPoin: points,
    emailVerify: verified,
    loginStatus: onboarded,
  });
});

test('the fixtures’ books are right', async () => {
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('Siti’s total has her partners’ points, Agus has 25 earns and 25 burns over 40 days', async () => {
  expect((await detailOf('081200000002')).totalpoint).toBe(15_000 + 20_000 + 150_000);
  const token = await api.login('081200000003');
  const read = (path: string) => api.call('GET', `/${path}/${agusId}?perPage=100`, { token });
  const earns = answerTo(earnPageCall, await read('customerearn'));
  const burns = answerTo(burnPageCall, await read('customerburn'));
  expect([earns.total, burns.total]).toEqual([25, 25]);
  const oldest = earns.rows.at(-1)?.at ?? '';
  const days = (Date.now() - new Date(oldest).getTime()) / (24 * 60 * 60_000);
  expect(Math.round(days)).toBe(40);
  const times = earns.rows.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  const sum = await api.call('GET', `/customersummaryburnpoin/${agusId}`, { token });
  const paid = burns.rows
    .filter(({ status }) => status === 'success')
    .reduce((total, { points }) => total + points, 0);
  expect(sum.data).toEqual({ summaryUsedPoint: paid });
});

test('Dewi’s lists are empty', async () => {
  const token = await api.login('081200000004');
  const { clientId } = await idOf('081200000004');
  for (const path of ['customerearn', 'customerburn', 'customervoucher']) {
    expect(await api.call('GET', `/${path}/${clientId}`, { token })).toMatchObject({
      data: { data: [], total: 0 },
    });
  }
});

test('a reset brings the fixtures and the time back and ends the sessions', async () => {
  const token = await api.login();
  await api.call('POST', '/favoritvoucher', { token, body: { clientId: sitiId, voucherId: '1001' } });
  await api.call('POST', '/sandbox/clock', { body: { advanceMs: 3_600_000 } });
  const reset = await api.call('POST', '/sandbox/reset');
  expect(reset).toMatchObject({ responseCode: 200, data: { partnersReset: false } });
  expect(api.deps.clock.now().getTime() - Date.now()).toBeLessThan(1_800_000);
  expect((await api.call('GET', `/customerdetail/${sitiId}`, { token })).status).toBe(401);
  const again = await api.login();
  expect((await api.call('GET', `/allfavoritvoucher/${sitiId}`, { token: again })).data).toEqual([]);
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('a reset leaves no row of before in our tables, others as they are, and the books closed to every change', async () => {
  const { sql } = await import('drizzle-orm');
  const { db } = api.deps;
  const tables = await db.rows<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`);
  const countRows = async () => {
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const rows = await db.rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)}`);
      counts[name] = rows[0]?.n ?? 0;
    }
    return counts;
  };
  await db.script('create table not_ours (id int); insert into not_ours values (1)');
  await api.call('POST', '/sandbox/reset');
  const before = await countRows();
  const token = await api.login();
  await api.call('POST', '/favoritvoucher', { token, body: { clientId: sitiId, voucherId: '1001' } });
  await api.call('POST', '/requestforgotpasswordemail', { body: { email: 'siti@contoh.id' } });
  const between = await countRows();
  expect(Object.keys(between).filter((name) => between[name] !== before[name])).toEqual(
    expect.arrayContaining(['member_favourite', 'outbox', 'session']),
  );
  await api.call('POST', '/sandbox/reset');
  expect(await countRows()).toEqual(before);
  expect(await db.rows(sql`select id from not_ours`)).toEqual([{ id: 1 }]);
  await db.script('drop table not_ours');
  for (const table of ['ledger_entry', 'ledger_journal']) {
    await expect(db.run(sql`delete from ${sql.identifier(table)}`)).rejects.toThrow('append-only');
  }
});

test('a reset does not wait for partners that never answer, and says so', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const other = await startTestApi({
    partners: partnerAddresses((slug) => `http://127.0.0.1:${port}/${slug}`),
  });
  const reset = await other.call('POST', '/sandbox/reset');
  expect(reset).toMatchObject({ responseCode: 200, data: { partnersReset: false } });
  expect(reset.message).toContain('did not answer');
  await other.close();
  silent.closeAllConnections();
  silent.close();
});

test('new rows after a reset get ids of their own', async () => {
  await api.call('POST', '/sandbox/reset');
  const { ledger } = await import('../ledger/service');
  const earning = { memberId: sitiId, points: 5, reference: 'after-reset', at: api.deps.clock.now() };
  await api.deps.db.transaction((tx) => ledger.earn(tx, earning));
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('the outbox shows what went to a number in any form, newest first', async () => {
  await api.call('POST', '/sandbox/reset');
  const token = await api.login();
  const item = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  const ask = () =>
    api.call('POST', '/multiplepaymentotp', {
      token,
      body: { clientId: sitiId, paymentMethod: '0', ...item },
    });
  await ask();
  await api.call('POST', '/sandbox/clock', { body: { advanceMs: 60_000 } });
  await ask();
  const read = async (to: string) =>
    dataOf(await api.call('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`), z.array(outboxMessage));
  const messages = await read('+6281200000002');
  expect(messages).toHaveLength(2);
  expect(messages.every((message) => message.text.includes(message.otp ?? 'none'))).toBe(true);
  expect(new Date(messages[0]?.sentAt ?? 0) > new Date(messages[1]?.sentAt ?? 0)).toBe(true);
  expect(await read('6281200000002')).toEqual(messages);
  expect(await read('081200000004')).toEqual([]);
});

test('the page for a person lists members, and messages with their links', async () => {
  await api.call('POST', '/sandbox/reset');
  await api.call('POST', '/requestforgotpasswordemail', { body: { email: 'siti@contoh.id' } });
  const page = await (await fetch(`${api.origin}/sandbox`)).text();
  expect(page).toContain('Siti Rahma');
  expect(page).toContain('081200000001');
  expect(page).toMatch(/<a href="http:\/\/localhost:3000\/change-password\?verifyCode=[\w-]{43}"/);
  expect(page).toContain('<a href="http://kasir.partner.localhost:4/" rel="noreferrer">Kasir</a>');
});

test('a database of before gets the texts that a newer version brings, and keeps what it has', async () => {
  const { sql } = await import('drizzle-orm');
  const { db } = api.deps;
  await api.reset();
  await db.run(sql`delete from legal_text`);
  await db.run(sql`update member set name = 'Siti Baru' where id = ${sitiId}`);
  await createSandboxService(api.deps).fillWhenEmpty();
  expect((await api.call('GET', '/termcondition')).responseCode).toBe(200);
  expect(await detailOf('081200000002')).toMatchObject({ name: 'Siti Baru' });
});

test('a database of before learns where its coupons are used', async () => {
  const { sql } = await import('drizzle-orm');
  const { db } = api.deps;
  await api.reset();
  const read = () => db.rows(sql`select id, use_channel from voucher order by id`);
  const fresh = await read();
  await db.run(sql`update voucher set use_channel = 'till' where kind = 'regular'`);
  expect(await read()).not.toEqual(fresh);
  await createSandboxService(api.deps).fillWhenEmpty();
  expect(await read()).toEqual(fresh);
});

test('a database of before learns where the users of its partners buy, also when their ports moved', async () => {
  const { sql } = await import('drizzle-orm');
  const { db } = api.deps;
  await api.reset();
  const read = () =>
    db.rows<{ shop_url: string }>(sql`select shop_url from earn_partner order by partner_id`);
  const fresh = await read();
  expect(fresh).toHaveLength(5);
  expect(fresh).toContainEqual({
    shop_url: 'http://nusapoin.partner.localhost:1/nusapoin/app/belanja',
  });
  for (const before of [null, 'http://nusapoin.partner.localhost:9/nusapoin/app/belanja']) {
    await db.run(sql`update earn_partner set shop_url = ${before}`);
    await createSandboxService(api.deps).fillWhenEmpty();
    expect(await read()).toEqual(fresh);
  }
});

test('a database of before learns how partners link now, and where their pages are', async () => {
  const { sql } = await import('drizzle-orm');
  const { db } = api.deps;
  await api.reset();
  const read = () =>
    db.rows(sql`
    select link_mode, link_otp, addresses, callback_url from partner order by id`);
  const fresh = await read();
  await db.run(sql`
    update partner set link_mode = 'direct', link_otp = false, addresses = '[]', callback_url = null`);
  await createSandboxService(api.deps).fillWhenEmpty();
  expect(await read()).toEqual(fresh);
  expect(JSON.stringify(fresh)).toContain('http://nusapoin.partner.localhost:1/nusapoin/authorize');
  expect(JSON.stringify(fresh)).toContain('http://garuda.partner.localhost:3/garuda/app/dashboard');
});
