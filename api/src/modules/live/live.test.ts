/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { agusId, dataOf, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { openStream, type ReadStream } from '../../testing/live';
import { createExpiryService } from '../ledger/expiry.service';
import { otpIssued } from '../otp/schema';
import { pageAgeMs } from './hub';
import { forgetEvents, recordMemberEvent } from './repository';

let api: TestApi;
let app: FastifyInstance;
let origin: string;
let siti: string;
const open: ReadStream[] = [];

const agusPhone = '081200000003';
const follow = async (token: string, options?: Parameters<typeof openStream>[2]): Promise<ReadStream> => {
  const stream = await openStream(origin, token, options);
  open.push(stream);
  return stream;
};
const happen = (memberId: string, partnerId: string) =>
  api.deps.db.transaction((tx) =>
    recordMemberEvent(tx, memberId, 'partner.linked', { partnerId }, api.deps.clock.now()),
  );
/** Where a page that was open until now would resume. */
const position = async (token: string): Promise<number> => {
  api.deps.clock.advance(pageAgeMs + 1);
  const stream = await follow(token);
  const [id = -1] = await stream.wait('ready');
  stream.close();
  return id;
};

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
  app = await buildApp({ ...api.deps, liveTimes: { pollMs: 10, heartbeatMs: 20 } });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  open.splice(0).forEach((stream) => stream.close());
  await app.close();
});
afterAll(() => api.close());

test('a member’s open pages are told, and nobody else’s', async () => {
  const agus = await api.login(agusPhone);
  const [mine, second, foreign] = [await follow(siti), await follow(siti), await follow(agus)];
  await Promise.all([mine, second, foreign].map((stream) => stream.wait('ready')));
  await happen(sitiId, '9');
  await happen(agusId, '10');
  await Promise.all([
    mine.wait('partner.linked'),
    second.wait('partner.linked'),
    foreign.wait('partner.linked'),
  ]);
  expect(mine.names()).toEqual(['ready', 'partner.linked']);
  expect(foreign.names()).toEqual(['ready', 'partner.linked']);
});

test.each([
  ['the header', (id: number) => ({ headers: { 'last-event-id': String(id) } })],
  ['the query', (id: number) => ({ query: `?lastEventId=${id}` })],
])('a page that resumes by %s is told what it missed, once and in order', async (_name, options) => {
  const before = await position(siti);
  await happen(sitiId, '9');
  await happen(sitiId, '10');
  const resumed = await follow(siti, options(before));
  const ids = await resumed.wait('partner.linked', 2);
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  const [, last = 0] = ids;
  const later = await follow(siti, options(last));
  await happen(sitiId, '11');
  expect(await later.wait('partner.linked')).toHaveLength(1);
  expect(later.names()).toEqual(['ready', 'partner.linked']);
});

test.each(['999999', 'no-number', '-1', '1e99'])(
  'a page that resumes from %s, which nobody knows, reads its points and coupons once',
  async (id) => {
    await happen(sitiId, '9');
    const stream = await follow(siti, { query: `?lastEventId=${id}` });
    await stream.wait('points.changed');
    await happen(sitiId, '10');
    await stream.wait('partner.linked');
    expect(stream.names()).toEqual([
      'ready',
      'points.changed',
      'coupon.changed',
      'notice.changed',
      'partner.linked',
    ]);
  },
);

test('a page that comes in is told of what happened while it was read, and of nothing older', async () => {
  await happen(sitiId, '9');
  api.deps.clock.advance(pageAgeMs + 1);
  await happen(sitiId, '10');
  const stream = await follow(siti);
  await stream.wait('partner.linked');
  await stream.alive();
  expect(stream.names().filter((name) => name === 'partner.linked')).toHaveLength(1);
});

test('an event of another member is no place to resume from', async () => {
  await happen(agusId, '9');
  const foreign = await position(await api.login(agusPhone));
  const stream = await follow(siti, { query: `?lastEventId=${foreign}` });
  await stream.wait('points.changed');
});

test('what is older than is kept is told as changed points, and nothing is when nothing happened', async () => {
  await happen(sitiId, '9');
  const before = await position(siti);
  await happen(sitiId, '10');
  await happen(sitiId, '11');
  await forgetEvents(api.deps.db, new Date(api.deps.clock.now().getTime() + 1));
  const newest = await position(siti);
  expect(newest).toBeGreaterThan(before);
  const missed = await follow(siti, { query: `?lastEventId=${before}` });
  await missed.wait('points.changed');
  const current = await follow(siti, { query: `?lastEventId=${newest}` });
  await current.alive();
  expect(current.names()).toEqual(['ready']);
});

test('no event is lost when transactions of one member end in another order than they began', async () => {
  const stream = await follow(siti);
  await stream.wait('ready');
  await Promise.all(Array.from({ length: 20 }, (_, index) => happen(sitiId, String(index))));
  const ids = await stream.wait('partner.linked', 20);
  expect(new Set(ids).size).toBe(20);
});

test('a stream ends with its session, and its page does not come in again', async () => {
  const stream = await follow(siti);
  await stream.alive();
  await api.call('POST', '/signout', { token: siti, body: { clientId: sitiId } });
  await stream.ended();
  expect((await openStream(origin, siti)).status).toBe(401);
});

test('a stream keeps no idle session alive', async () => {
  const stream = await follow(siti);
  await stream.alive();
  api.deps.clock.advance(7 * 24 * 60 * 60_000 + 1);
  await stream.ended();
});

test('the seventh stream of a member ends the oldest, whose page is told to wait', async () => {
  const streams = [];
  for (let count = 0; count < 7; count += 1) {
    const stream = await follow(siti);
    await stream.wait('ready');
    streams.push(stream);
  }
  const [oldest, ...others] = streams;
  await oldest?.ended();
  expect(oldest?.names()).toEqual(['ready', 'replaced']);
  await happen(sitiId, '9');
  await Promise.all(others.map((stream) => stream.wait('partner.linked')));
});

test('closing the API ends the streams and does not wait for their pages', async () => {
  const stream = await follow(siti);
  await stream.wait('ready');
  await app.close();
  await stream.ended();
});

test('the answer is a stream of events that nobody stores', async () => {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/events`, {
    headers: { authorization: `Bearer ${siti}` },
    signal: abort.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  abort.abort();
});

test('a purchase with own points and points that end are told to the member’s other devices', async () => {
  const stream = await follow(siti);
  await stream.wait('ready');
  const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  const asked = { clientId: sitiId, paymentMethod: '0', ...coffee };
  const answer = await api.call('POST', '/multiplepaymentotp', { token: siti, body: asked });
  const otp = { otpRequestId: dataOf(answer, otpIssued).otpRequestId, otpCode: await api.lastOtp() };
  const point = 1800;
  const payment = { totalTransaction: point, paymentMethods: [{ partnerId: '0', point }] };
  const body = { clientId: sitiId, ...coffee, ...otp, ...payment };
  expect((await api.call('POST', '/buyvoucher', { token: siti, body })).responseCode).toBe(200);
  await stream.wait('points.changed');
  const expiry = createExpiryService({
    db: api.deps.db,
    clock: { now: () => new Date('2099-01-01T00:00:00Z') },
  });
  await expiry.run(false);
  await stream.wait('points.changed', 2);
});
