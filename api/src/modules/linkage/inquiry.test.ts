/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { PENDING_LINK_LIFE_MS } from '@poku/domain/limits/linkage';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { until } from '../../testing/linking';
import { partnerAddresses } from '../../testing/partners';
import { startStubPartner, type StubPartner } from '../../testing/stub-partner';
import { startWorker } from '../../worker';
import { createAttemptService } from './attempt.service';
import { createInquiryService } from './inquiry.service';

const memberId = 'm-e94f7d23b805';
const active = { status: 'active', subject: 'a', msisdn: '+6281200000004' };
let api: TestApi;
let stub: StubPartner;

beforeAll(async () => {
  stub = await startStubPartner();
  api = await startTestApi({ partners: partnerAddresses(() => stub.url) });
  api.deps.clock = frozenClock();
});
beforeEach(async () => {
  stub.answer = () => ({ status: 204 });
  await api.reset();
  stub.heard.length = 0;
});
afterAll(async () => {
  await api.close();
  stub.close();
});

/** An attempt that nobody has answered. */
async function begin(): Promise<string> {
  const attempts = createAttemptService(api.deps);
  return api.deps.db.transaction(async (tx) => {
    const checked = await attempts.check(tx, { memberId, partnerId: '9' });
    const order = { ...checked, sessionId: null, consentVersion: null };
    return (await attempts.begin(tx, order)).reference;
  });
}
const statusOf = async (reference: string) => {
  const [row] = await api.deps.db.rows<{ status: string; failure: number | null }>(sql`
    select status, failure from link_attempt where reference = ${reference}`);
  return row;
};
const inquiries = () => createInquiryService(api.deps);
const asked = () => stub.heard.filter(({ method }) => method === 'GET').length;
/** Moves the clock and does what is due then; gives how often the partner was asked so far. */
const afterMs = async (ms: number): Promise<number> => {
  api.deps.clock.advance(ms);
  while (await inquiries().next());
  return asked();
};

test('a silent partner is asked after 5 s, 15 s, a minute, and then every two minutes until the end', async () => {
  stub.answer = () => ({ status: 500 });
  const reference = await begin();
  const steps = [4999, 1, 9999, 1, 44_999, 1, 119_999, 1, 120_000];
  const counts = [];
  for (const step of steps) counts.push(await afterMs(step));
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 5]);
  expect(await statusOf(reference)).toEqual({ status: 'pending', failure: null });
  await afterMs(PENDING_LINK_LIFE_MS);
  expect(await statusOf(reference)).toEqual({ status: 'expired', failure: 204 });
  expect(asked()).toBe(5);
});

test('an attempt ends with its 15 minutes, not with the inquiry after them', async () => {
  stub.answer = () => ({ status: 200, body: { status: 'pending' } });
  const reference = await begin();
  for (let minutes = 0; minutes < 14; minutes += 1) await afterMs(60_000);
  await afterMs(59_999);
  expect((await statusOf(reference))?.status).toBe('pending');
  await afterMs(1);
  expect((await statusOf(reference))?.status).toBe('expired');
});

test.each([
  [
    { status: 200, body: active },
    { status: 'linked', failure: null },
  ],
  [
    { status: 200, body: { status: 'refused', reason: 'declined' } },
    { status: 'failed', failure: 209 },
  ],
  [
    { status: 200, body: { status: 'refused', reason: 'a-new-one' } },
    { status: 'failed', failure: 209 },
  ],
  [
    { status: 200, body: { status: 'ended' } },
    { status: 'failed', failure: 209 },
  ],
  [{ status: 404 }, { status: 'failed', failure: 504 }],
  [
    { status: 200, body: { ...active, msisdn: '+6281299999999' } },
    { status: 'failed', failure: 203 },
  ],
  [
    { status: 200, body: { status: 'pending' } },
    { status: 'pending', failure: null },
  ],
  [{ status: 401 }, { status: 'pending', failure: null }],
])('what the partner says settles it: %j', async (answer, expected) => {
  stub.answer = () => answer;
  const reference = await begin();
  await afterMs(5000);
  expect(await statusOf(reference)).toEqual(expected);
});

test('any number of processes ask once', async () => {
  stub.answer = () => ({ status: 200, body: { status: 'pending' } });
  await begin();
  api.deps.clock.advance(5000);
  await Promise.all([1, 2, 3].map(() => inquiries().next()));
  expect(asked()).toBe(1);
});

test('the worker asks, ends and tells by itself', async () => {
  stub.answer = ({ method }) => (method === 'DELETE' ? { status: 204 } : { status: 500 });
  const reference = await begin();
  const failures: unknown[] = [];
  const worker = startWorker(api.deps, (error) => failures.push(error));
  api.deps.clock.advance(PENDING_LINK_LIFE_MS);
  // The worker asks partners for other things as well, at their own times.
  const ended = () => stub.heard.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await until(() => Promise.resolve(ended().length > 0));
  await worker.stop();
  expect(ended()).toEqual([`/stub/v1/links/${reference}`]);
  expect((await statusOf(reference))?.status).toBe('expired');
  expect(failures).toEqual([]);
  const consents = await api.deps.db.rows(sql`
    select 1 from consent where reference = ${reference} and withdrawn_at is not null`);
  expect(consents).toHaveLength(1);
});
