/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: the counts are statements that every login uses; the embedded one has one connection, so nothing is at once.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../../app';
import { sitiPhone, startTestApi, testChallenge, type TestApi } from '../../testing/api';
import { codeOf } from '../../testing/codes';
import { wrongCode } from '../../testing/people';
import { createOtpService } from '../otp/service';
import { createCredentialsService } from './credentials.service';

/** `npm run bench -- guesses` makes a million guesses. */
const requesters = 60;
const answered = z.object({ responseCode: z.number() });
let api: TestApi;
let apps: FastifyInstance[];

beforeAll(async () => {
  api = await startTestApi({ rateLimit: 10_000_000 });
});
beforeEach(async () => {
  await api.reset();
  apps = [];
});
afterEach(async () => {
  for (const app of apps) await app.close();
});
afterAll(() => api.close());

/** A process of its own on the same database, as after a restart. */
async function restart(): Promise<FastifyInstance> {
  const app = await buildApp(api.deps);
  apps.push(app);
  return app;
}

const addressOf = (index: number): string => `198.18.${Math.floor(index / 250)}.${index % 250}`;

async function post(app: FastifyInstance, url: string, body: object, address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  const answer = await app.inject({ method: 'POST', url, payload: body, headers });
  return answered.parse(answer.json()).responseCode;
}

/** Requests for codes of registrations, each of a number of its own. */
async function issueCodes(count: number): Promise<{ otpRequestId: string; otpCode: string }[]> {
  const otp = createOtpService(api.deps);
  const numbers = Array.from({ length: count }, (_, index) => `+62813${String(20_000_000 + index)}`);
  const requests = await Promise.all(
    numbers.map((msisdn) => otp.request({ purpose: 'register', msisdn, memberId: null, basket: '' })),
  );
  const rows = await api.deps.db.rows<{ recipient: string; otp: string }>(
    sql`select recipient, otp from outbox`,
  );
  const codes = new Map(rows.map((row) => [row.recipient, row.otp]));
  return numbers.map((number, index) => ({
    otpRequestId: requests[index]?.otpRequestId ?? '',
    otpCode: codes.get(number) ?? '',
  }));
}

const countOf = (codes: readonly number[], wanted: number): number =>
  codes.filter((code) => code === wanted).length;

test('of 1,200 guesses that 60 requesters make at once, three each are evaluated, also across a restart', async () => {
  const issued = await issueCodes(requesters);
  const guessFrom = (app: FastifyInstance, turns: readonly number[]) =>
    Promise.all(
      issued.map(async ({ otpRequestId, otpCode }, index) => {
        const codes: number[] = [];
        for (const turn of turns) {
          const body = { otpRequestId, otpCode: wrongCode(otpCode, turn) };
          codes.push(await post(app, '/registerotp', body, addressOf(index)));
        }
        return codes;
      }),
    );
  const range = (from: number) => Array.from({ length: 10 }, (_, turn) => from + turn);
  const before = await guessFrom(await restart(), range(0));
  const again = await restart();
  const after = await guessFrom(again, range(10));
  for (const [index, codes] of before.entries()) {
    const all = [...codes, ...(after[index] ?? [])];
    // The third wrong one is evaluated and locks; what follows is not.
    expect([countOf(all, 201), countOf(all, 207)]).toEqual([2, 18]);
  }
  const right = await Promise.all(
    issued.map((body, index) => post(again, '/registerotp', body, addressOf(index))),
  );
  expect(countOf(right, 207)).toBe(requesters);
});

// The services themselves, since calls over HTTP arrive one by one and would not meet between two statements.
test('of guesses that 60 requesters make at one code at the same time, three are evaluated', async () => {
  const [issued = { otpRequestId: '', otpCode: '' }] = await issueCodes(1);
  const processes = [createOtpService(api.deps), createOtpService(api.deps)];
  const guesses = Array.from({ length: requesters / 2 }, (_, turn) =>
    processes.map((otp, half) =>
      otp.check(
        { purpose: 'register', memberId: null },
        { ...issued, otpCode: wrongCode(issued.otpCode, 2 * turn + half) },
      ),
    ),
  );
  const codes = (await Promise.all(guesses.flat())).map(({ code }) => code);
  expect([countOf(codes, 201), countOf(codes, 207)]).toEqual([2, requesters - 2]);
  expect(await post(await restart(), '/registerotp', issued, addressOf(1))).toBe(207);
});

test('of 200 wrong logins at the same time, five are evaluated, and the lock survives a restart', async () => {
  const processes = [createCredentialsService(api.deps), createCredentialsService(api.deps)];
  const requester = { address: '203.0.113.5', device: undefined };
  const logins = Array.from({ length: 100 }, (_, turn) =>
    processes.map((credentials) => codeOf(credentials.byPhone(sitiPhone, `Salah${1000 + turn}`, requester))),
  );
  const codes = await Promise.all(logins.flat());
  // The fifth is evaluated too and locks.
  expect([countOf(codes, 201), countOf(codes, 207)]).toEqual([4, 196]);
  const right = {
    msisdn: sitiPhone,
    clientId: 'poku-web',
    codeChallenge: testChallenge,
    password: 'Rahasia123',
  };
  expect(await post(await restart(), '/loginauth', right, '203.0.113.5')).toBe(207);
  expect(await post(await restart(), '/loginauth', right, '203.0.113.6')).toBe(200);
});

test('wrong logins by e-mail and by number at once share one count', async () => {
  const app = await restart();
  const address = '203.0.113.7';
  const byNumber = { msisdn: sitiPhone, clientId: 'poku-web', codeChallenge: testChallenge };
  const wrong = { password: 'Salah1234' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => [
      app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: 'siti@contoh.id', ...wrong },
        headers: { 'x-forwarded-for': address },
      }),
      app.inject({
        method: 'POST',
        url: '/loginauth',
        payload: { ...byNumber, ...wrong },
        headers: { 'x-forwarded-for': address },
      }),
    ]).flat(),
  );
  const texts = answers.map((answer) => z.object({ message: z.string() }).parse(answer.json()).message);
  expect(texts.filter((text) => text.includes('Tunggu 10 menit'))).toHaveLength(16);
  expect(await post(app, '/loginauth', { ...byNumber, password: 'Rahasia123' }, address)).toBe(207);
});
