/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database';
import { partnerMigrations } from '../db/open';
import { customerDetail, partnerPoint } from '../modules/customer/schema';
import { linkageItem } from '../modules/linkage/schema';
import { sign, signatureHeaders } from '../security/signature';
import { dataOf, sitiId, startTestApi, type TestApi } from '../testing/api';
import { createTestDatabase } from '../testing/database';
import { buildPartners } from './app';
import { createPartnerService } from './service';

const key = 'sandbox-partner-signature-key';
let db: Database;
let partners: FastifyInstance;
let partnersUrl: string;
let api: TestApi;
let token: string;

async function openPartners(port: number): Promise<string> {
  partners = await buildPartners({ db, key, logLevel: 'silent' });
  return partners.listen({ host: '127.0.0.1', port });
}

beforeAll(async () => {
  db = await createTestDatabase(partnerMigrations());
  partnersUrl = await openPartners(0);
  api = await startTestApi({ partnersUrl });
});
beforeEach(async () => {
  await createPartnerService({ db }).reset();
  await api.reset();
  token = await api.login();
});
afterAll(async () => {
  await api.close();
  await partners.close();
  await db.close();
});

const balances = async () =>
  dataOf(await api.call('GET', `/customerpartnerpoin/${sitiId}`, { token }), z.array(partnerPoint));
const setBalance = (units: number) =>
  db.script(
    `update account set balance_units = ${units} where partner = 'nusapoin' and holder = 'Siti Rahma'`,
  );

test('balances are read from the partners and counted in the total', async () => {
  await setBalance(21_500);
  expect(await balances()).toMatchObject([
    { partnerId: '2', partnerPoin: 21_500, partnerPokuPoin: 21_500, useOtp: true, message: 'Success' },
    { partnerId: '3', partnerPoin: 150_000, partnerType: 2 },
  ]);
  const detail = dataOf(await api.call('GET', `/customerdetail/${sitiId}`, { token }), customerDetail);
  expect(detail.totalpoint).toBe(15_000 + 21_500 + 150_000);
});

test('a partner that does not answer keeps its last balance and its time', async () => {
  const [before] = await balances();
  await setBalance(1);
  await partners.close();
  const [now] = await balances();
  expect(now).toMatchObject({ partnerPoin: 20_000, message: 'Sedang Berkendala' });
  expect(now?.partnerPoinReadAt).toBe(before?.partnerPoinReadAt);
  await openPartners(Number(new URL(partnersUrl).port));
});

test('a reset of the API also resets the partners', async () => {
  await setBalance(1);
  expect(await api.call('POST', '/sandbox/reset')).toMatchObject({ data: { partnersReset: true } });
  token = await api.login();
  expect((await balances())[0]?.partnerPoin).toBe(20_000);
});

test('an unsigned, a falsely signed, an altered and an old request are refused', async () => {
  const path = '/nusapoin/v1/accounts/siti%40contoh.id/balance';
  const ask = async (sentAtMs: number, signature: string) => {
    const headers = { [signatureHeaders.time]: String(sentAtMs), [signatureHeaders.signature]: signature };
    return (await fetch(`${partnersUrl}${path}`, { headers })).status;
  };
  const now = Date.now();
  const request = { method: 'GET', path, body: '', sentAtMs: now };
  expect((await fetch(`${partnersUrl}${path}`)).status).toBe(401);
  expect(await ask(now, sign('another key', request))).toBe(401);
  expect(await ask(now, sign(key, { ...request, path: path.replace('siti', 'agus') }))).toBe(401);
  const old = now - 6 * 60_000;
  expect(await ask(old, sign(key, { ...request, sentAtMs: old }))).toBe(401);
  expect(await ask(now, sign(key, request))).toBe(200);
});

test('a person sees the accounts, and the health check needs no signature', async () => {
  expect(await (await fetch(`${partnersUrl}/`)).text()).toContain('Rina Puspita');
  expect((await fetch(`${partnersUrl}/health`)).status).toBe(200);
});

test('partners and e-wallets come apart, with the member’s links', async () => {
  const read = async (path: string) =>
    dataOf(await api.call('GET', `/${path}/${sitiId}`, { token }), z.array(linkageItem)).map((item) => [
      item.partnerName,
      item.linked,
    ]);
  expect(await read('ewalletcoalition')).toEqual([['DompetNusa', 1]]);
  expect(await read('partnercoalition')).toEqual([
    ['NusaPoin', 1],
    ['RumahNet', 0],
    ['Garuda Motor', 0],
    ['FitNusa', 0],
  ]);
});
