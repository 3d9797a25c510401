/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are ids of requests.
import { startTestApi, type TestApi } from '../testing/api';
import { createTestDatabase } from '../testing/database';
import { createRequestId, traceIdOf } from './request-ids';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const idForm = /^([0-9a-f]{32})-([0-9a-f]{16})$/;
let lines: string[];
let api: TestApi;

beforeAll(async () => {
  lines = [];
  const stream = { write: (line: string) => lines.push(line) };
  api = await startTestApi({ logLevel: 'info' }, stream, { db: await createTestDatabase() });
});
afterAll(() => api.close());

const idOf = async (headers: Record<string, string> = {}): Promise<string> =>
  (await api.call('GET', '/checklimit', { headers })).headers.get('x-request-id') ?? '';

test('of ten thousand ids no two are the same, nor of two requests of one trace', () => {
  const headers = { traceparent: `00-${traceId}-${parentId}-01` };
  const ids = Array.from({ length: 10_000 }, (_, turn) =>
    createRequestId({ headers: turn % 2 === 0 ? {} : headers }),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id does not start anew with another process', async () => {
  const other = await startTestApi();
  const answer = await other.call('GET', '/checklimit');
  await other.close();
  expect(answer.headers.get('x-request-id')).toMatch(idForm);
  expect(answer.headers.get('x-request-id')).not.toBe(await idOf());
});

test.each([
  ['', `00-${traceId}-${parentId}-01`],
  [' of a later version', `cc-${traceId}-${parentId}-01-what-the-future-will-be-like`],
])('a trace%s goes on, in the answer and in the log', async (_name, traceparent) => {
  const id = await idOf({ traceparent });
  expect(idForm.exec(id)?.[1]).toBe(traceId);
  expect(id).not.toContain(parentId);
  const line = lines.find((one) => one.includes(id));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ reqId: id, traceId, route: '/checklimit' });
});

test.each([
  'x',
  `00-${traceId}-${parentId}`,
  `00-${traceId}-${parentId}-01-more`,
  `ff-${traceId}-${parentId}-01`,
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `00-${'0'.repeat(32)}-${parentId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId}-${parentId}-01, 00-${traceId}-${parentId}-01`,
])('%s is no trace, and a new one is made', async (traceparent) => {
  const id = await idOf({ traceparent });
  expect(id).toMatch(idForm);
  expect(traceIdOf(id)).not.toBe(traceId);
});
