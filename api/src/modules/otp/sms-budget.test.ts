/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { accessWording } from '@poku/domain/wording/access';
import { z } from 'zod';
import {
  dataOf,
  sitiPhone,
  startTestApi,
  testChallenge,
  testVerifier,
  type TestApi,
} from '../../testing/api';
import { newPerson } from '../../testing/people';
import { createSmsBudget } from './sms-budget';

const budget = 5;
const minuteMs = 60_000;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ smsBudget: budget });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const asStranger = (headers: Record<string, string> = {}) => {
  const { phone, email } = newPerson();
  return api.call('POST', '/register', { body: { msisdn: phone, email }, headers });
};
const exhaust = async () => {
  for (let sms = 0; sms < budget; sms += 1) await asStranger();
};

test('strangers of any number of addresses get no more codes than the budget of a day, and the next day again', async () => {
  const codes: number[] = [];
  for (let sms = 0; sms < budget + 2; sms += 1)
    codes.push((await asStranger({ 'x-forwarded-for': `203.0.${sms}.1` })).responseCode);
  expect(codes).toEqual([...Array<number>(budget).fill(200), 204, 204]);
  expect((await asStranger()).message).toBe(accessWording.otpSendFailed);
  api.deps.clock.advance(24 * 60 * minuteMs);
  expect((await asStranger()).responseCode).toBe(200);
});

test('members with a session and the owner’s known device get their codes all the same', async () => {
  const credentials = { msisdn: sitiPhone, password: 'Rahasia123', clientId: 'poku-web' };
  const first = await api.call('POST', '/loginauth', {
    body: { ...credentials, codeChallenge: testChallenge },
  });
  const { authorizationCode } = dataOf(first, z.object({ authorizationCode: z.string() }));
  const exchange = { authorizationCode, codeVerifier: testVerifier, clientId: 'poku-web' };
  const second = await api.call('POST', '/logintoken', {
    body: { ...exchange, grantType: 'authorization_code' },
  });
  const { accessToken: token } = dataOf(second, z.object({ accessToken: z.string() }));
  const cookie = /poku_device=[^;]+/.exec(second.headers.get('set-cookie') ?? '')?.[0] ?? '';
  await exhaust();
  const forgotten = (headers: Record<string, string>) =>
    api.call('POST', '/requestotpforgotpassword', { body: { msisdn: sitiPhone }, headers });
  expect((await forgotten({})).responseCode).toBe(204);
  expect((await forgotten({ cookie })).responseCode).toBe(200);
  const linking = await api.call('POST', '/requestotp', { token, body: { purpose: 'linkage' } });
  expect(linking.responseCode).toBe(200);
});

test('the alarm is told once at 80 % and once when all is used', async () => {
  const told: string[] = [];
  const watch = createSmsBudget(api.deps).createWatch((sentence) => told.push(sentence));
  await watch();
  expect(told).toEqual([]);
  for (let sms = 0; sms < 4; sms += 1) await asStranger();
  await watch();
  await watch();
  await asStranger();
  await watch();
  await watch();
  expect(told).toEqual([
    'more than 80 % of the SMS budget of 5 for this day are used',
    'the SMS budget of 5 for this day is used up: strangers get no codes',
  ]);
});

test('readiness names the alarm and is 200 all the same', async () => {
  const other = await startTestApi({ smsBudget: 1 });
  await createSmsBudget(other.deps).count(other.deps.db);
  const answer = await other.call('GET', '/health/ready');
  expect(answer).toMatchObject({ status: 200, data: { alarms: ['sms budget used up'] } });
  await other.close();
});
