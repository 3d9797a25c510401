/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import type { FastifyInstance } from 'fastify';
import { signedHeaders } from '@poku/partner-protocol';
import { buildApp } from '../../app';
import { startTestApi, type TestApi } from '../../testing/api';
import { partnerAddresses, partnerKeys } from '../../testing/partners';

const limit = 60;
const burst = 5 * limit;
const minuteMs = 60_000;
/** Requests of a burst that are on their way at once. */
const lanes = 20;

let api: TestApi;
/** A second process on the same database. */
let other: FastifyInstance;
let origins: string[];
let nowMs: number;

beforeAll(async () => {
  api = await startTestApi({
    partners: partnerAddresses((slug) => `http://127.0.0.1:1/${slug}`),
    partnerRate: limit,
  });
  other = await buildApp(api.deps);
  origins = [api.origin, await other.listen({ host: '127.0.0.1', port: 0 })];
});
beforeEach(async () => {
  await api.reset();
  // Twenty seconds after the start of a minute; the time does not move.
  nowMs = Math.floor(Date.now() / minuteMs) * minuteMs + 20_000;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await other.close();
  await api.close();
});

interface Sent {
  body: string;
  path: string;
}
const events = (slug: string, count: number): Sent[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/partners/${slug}/events`,
    body: JSON.stringify({
      type: 'link.ended',
      eventId: `${slug}-${index}`,
      reference: 'never-made',
      subject: 'nobody',
    }),
  }));
const signed = (slug: string, { path, body }: Sent) =>
  signedHeaders(partnerKeys(slug).partner, { method: 'POST', path, body });

/** Sends one, to each process in turn. */
let turn = 0;
const send = ({ path, body }: Sent, headers: Record<string, string>): Promise<Response> =>
  fetch(`${origins[(turn += 1) % 2]}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** Sends all, several at once; gives those that were taken and those that were refused, to be sent later. */
async function sendAll(slug: string, all: readonly Sent[]): Promise<{ taken: Sent[]; later: Sent[] }> {
  const waiting = [...all];
  const done: { taken: Sent[]; later: Sent[] } = { taken: [], later: [] };
  const lane = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { status } = await send(one, signed(slug, one));
      if (status !== 200 && status !== 429) throw new Error(`An event was answered with ${status}`);
      (status === 200 ? done.taken : done.later).push(one);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

test('of a burst of five times as many events each minute takes so many as are agreed, in two processes together', async () => {
  const first = await sendAll('rumahnet', events('rumahnet', burst));
  expect([first.taken.length, first.later.length]).toEqual([limit, burst - limit]);
  expect(await sendAll('garuda', events('garuda', 3))).toMatchObject({ later: [] });
  nowMs += minuteMs;
  const second = await sendAll('rumahnet', first.later.slice(0, limit + 1));
  expect([second.taken.length, second.later.length]).toEqual([limit, 1]);
});

test('who is over hears when the next minute begins, in the form of every refusal', async () => {
  await sendAll('rumahnet', events('rumahnet', limit));
  const [event] = events('rumahnet', 1);
  if (event === undefined) throw new Error('There is no event');
  const answer = await send(event, signed('rumahnet', event));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await answer.json()).toEqual({
    responseCode: 429,
    message: 'Terlalu banyak permintaan, coba lagi sebentar lagi',
  });
});

test('strangers and replays use up nothing of a partner’s minute', async () => {
  const [event, last] = events('rumahnet', 2);
  if (event === undefined || last === undefined) throw new Error('There are no events');
  const headers = signed('rumahnet', event);
  expect((await send(event, headers)).status).toBe(200);
  const stranger = { ...headers, 'x-poku-signature': 'f'.repeat(64) };
  const refused = await Promise.all(
    Array.from({ length: limit }, (_, index) => send(event, index % 2 === 0 ? stranger : headers)),
  );
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await send(last, signed('rumahnet', last))).status).toBe(200);
  expect((await sendAll('rumahnet', events('rumahnet', limit - 1))).later).toHaveLength(1);
});
