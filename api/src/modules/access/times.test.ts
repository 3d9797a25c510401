/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { LOGIN_LOCK_MS } from '@poku/domain/limits/access';
import {
  OTP_LIFE_MS,
  OTP_LOCK_MS,
  OTP_RESEND_WAIT_MS,
  OTP_VERIFIED_LIFE_MS,
  OTP_WINDOW_MS,
  RESET_LINK_LIFE_MS,
} from '@poku/domain/limits/codes';
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { AppDeps } from '../../deps';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { codeOf } from '../../testing/codes';
import { wrongCode } from '../../testing/people';
import { createOtpService } from '../otp/service';
import { createCredentialsService } from './credentials.service';
import { createPasswordService } from './password.service';
import { createResetService } from './reset.service';
import { createSpentCodes } from './spent-code.service';

const second = 1000;
const siti = '+6281200000002';
const owner = { purpose: 'forgotpassword', msisdn: siti, memberId: null };
let api: TestApi;
let deps: AppDeps;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  deps = { ...api.deps, clock: frozenClock() };
});
afterAll(() => api.close());

const newest = async (column: 'otp' | 'link'): Promise<string> =>
  only(
    await deps.db.rows<{ value: string }>(sql`
      select ${sql.identifier(column)} as value from outbox where ${sql.identifier(column)} is not null
      order by id desc limit 1`),
  ).value;
const send = async () => {
  const { otpRequestId } = await createOtpService(deps).request({ ...owner, basket: '' });
  return { otpRequestId, otpCode: await newest('otp') };
};
/** Waits all but the last second, asks, and asks again after that second. */
const around = async (ms: number, ask: () => Promise<number>): Promise<[number, number]> => {
  deps.clock.advance(ms - second);
  const before = await ask();
  deps.clock.advance(second);
  return [before, await ask()];
};

test('the lock of the login ends after ten minutes and not a second before', async () => {
  const credentials = createCredentialsService(deps);
  const requester = { address: '203.0.113.1', device: undefined };
  for (let tries = 0; tries < 5; tries += 1) await codeOf(credentials.byPhone(siti, 'Salah1234', requester));
  const login = () => codeOf(credentials.byPhone(siti, 'Rahasia123', requester));
  expect(await around(LOGIN_LOCK_MS, login)).toEqual([207, 200]);
});

test('the lock of changing the password ends after ten minutes and not a second before', async () => {
  const session = { id: 'any', memberId: sitiId };
  const change = (oldPassword: string) =>
    codeOf(
      createPasswordService(deps).change(session, {
        oldPassword,
        newPassword: 'Sandi4567',
      }),
    );
  for (let tries = 0; tries < 5; tries += 1) await change('Salah1234');
  expect(await around(LOGIN_LOCK_MS, () => change('Rahasia123'))).toEqual([207, 200]);
});

test('the lock of codes ends after three hours and not a second before', async () => {
  const { otpRequestId, otpCode } = await send();
  for (let turn = 0; turn < 3; turn += 1)
    await createOtpService(deps).check(owner, { otpRequestId, otpCode: wrongCode(otpCode, turn) });
  expect(await around(OTP_LOCK_MS, () => codeOf(send()))).toEqual([207, 200]);
});

test('codes are sent again after three hours, and not a second before', async () => {
  for (let sends = 0; sends < 5; sends += 1) {
    await send();
    deps.clock.advance(OTP_RESEND_WAIT_MS);
  }
  const wait = OTP_WINDOW_MS - 5 * OTP_RESEND_WAIT_MS;
  expect(await around(wait, () => codeOf(send()))).toEqual([211, 200]);
});

test('a code lives five minutes, and a second less is enough', async () => {
  const code = await send();
  const check = async () =>
    (await createOtpService(deps).check(owner, { ...code, otpCode: wrongCode(code.otpCode) })).code;
  expect(await around(OTP_LIFE_MS, check)).toEqual([201, 204]);
});

test('a verified code may be spent for fifteen minutes, and a second less is enough', async () => {
  const code = await send();
  await createOtpService(deps).check(owner, code);
  const { otpRequestId } = code;
  const prove = () =>
    codeOf(createSpentCodes(deps).prove(owner.purpose, { requestId: otpRequestId, code: null, phone: null }));
  expect(await around(OTP_VERIFIED_LIFE_MS, prove)).toEqual([200, 204]);
});

test('a link of forgot password dies after thirty minutes and not a second before', async () => {
  const resets = createResetService(deps);
  await resets.sendLink('siti@contoh.id', { address: '203.0.113.1', device: undefined });
  const token = (await newest('link')).split('=')[1] ?? '';
  expect(await around(RESET_LINK_LIFE_MS, () => codeOf(resets.ownerOf(token)))).toEqual([200, 204]);
  await resets.sendLink('siti@contoh.id', { address: '203.0.113.1', device: undefined });
  const next = (await newest('link')).split('=')[1] ?? '';
  deps.clock.advance(RESET_LINK_LIFE_MS - second);
  expect(await codeOf(resets.byLink(next, 'Sandi4567'))).toBe(200);
});
