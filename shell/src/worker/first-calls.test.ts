/** @jest-environment node */
import type { LiveRelease, Registry } from '@poku/contract';
import { USEFUL_MS } from '../ahead/shelf';
import { createFirstCalls, type FirstCallsOf } from './first-calls';

const ORIGIN = 'https://poku.example';
const registry: Registry = {
  channel: 'test',
  revision: 1,
  remotes: {
    'mfe-a': {
      live: {
        routes: [
          { path: '/raih', access: 'member', page: 'my-coupons', preload: ['/customervoucher/{clientId}'] },
          {
            path: '/kategori/:id',
            access: 'member',
            page: 'category',
            preloadPosts: [{ path: '/voucherlist', body: { clientId: '{clientId}', of: '{:id}' } }],
          },
          { path: '/login', access: 'guest', page: 'login', preload: ['/greeting'] },
        ],
        slots: [{ slot: 'dashboard', widget: 'one', order: 1, heightPx: 9, preload: ['/news/{clientId}'] }],
      } satisfies Partial<LiveRelease> as unknown as LiveRelease,
    },
  },
};
const known: FirstCallsOf = { clientId: 'm-1', registry };

/** Calls that were sent, with what they sent; each is answered by itself. */
let sent: string[] = [];
let answer: (call: string) => Promise<Response>;
beforeEach(() => {
  // The module tells the home that is open by the address.
  Object.defineProperty(globalThis, 'location', { value: new URL(`${ORIGIN}/sw.js`), configurable: true });
  sent = [];
  answer = (call) => Promise.resolve(new Response(call));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input.clone() : new Request(new URL(input, ORIGIN), init);
    const body = request.method === 'POST' ? ` ${await request.text()}` : '';
    const call = `${request.method} ${new URL(request.url).pathname}${body}`;
    sent.push(call);
    return answer(call);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'location');
});

const call = (path: string, { clientId = 'm-1', body }: { clientId?: string; body?: string } = {}) =>
  new Request(`${ORIGIN}/gateway${path}`, {
    headers: { Client_id: clientId },
    ...(body !== undefined && { method: 'POST', body }),
  });
const begin = async (path: string, read = () => Promise.resolve<FirstCallsOf | undefined>(known)) => {
  let now = 0;
  const first = createFirstCalls(read, () => now);
  await first.begin('page', new URL(path, ORIGIN));
  return { ...first, wait: (ms: number) => (now += ms) };
};
const textOf = async (response: Promise<Response> | undefined) => (await response)?.text();

test('what a page asks for first is asked for before it does, and given once', async () => {
  const { answer: give } = await begin('/raih?from=home');
  expect(sent).toEqual(['GET /gateway/customervoucher/m-1', 'GET /gateway/customerdetail/m-1']);
  expect(await textOf(give('page', call('/customervoucher/m-1')))).toBe(sent[0]);
  expect(give('page', call('/customervoucher/m-1'))).toBeUndefined();
  expect(await textOf(give('page', call('/customerdetail/m-1')))).toBe(sent[1]);
  expect(sent).toHaveLength(2);
});

test('what is read by POST is given to who sends the same; anything else is sent', async () => {
  const { answer: give } = await begin('/kategori/7');
  const body = '{"clientId":"m-1","of":"7"}';
  const posted = `POST /gateway/voucherlist ${body}`;
  const other = '{"of":"8"}';
  expect(await textOf(give('page', call('/voucherlist', { body: other })))).toContain(other);
  expect(await textOf(give('page', call('/voucherlist', { body })))).toBe(posted);
  expect(sent.filter((one) => one === posted)).toHaveLength(1);
});

test('the home of a member has what its widgets ask for', async () => {
  await begin('/');
  expect(sent).toEqual(['GET /gateway/news/m-1', 'GET /gateway/customerdetail/m-1']);
});

test('a page that asks before the device was read waits for it, and nothing is asked for twice', async () => {
  let handleRead: (of: FirstCallsOf) => void = () => undefined;
  const reading = new Promise<FirstCallsOf>((resolve) => (handleRead = resolve));
  const first = createFirstCalls(() => reading);
  const beginning = first.begin('page', new URL('/raih', ORIGIN));
  const given = first.answer('page', call('/customervoucher/m-1'));
  const other = first.answer('page', call('/tier'));
  handleRead(known);
  await beginning;
  expect(await textOf(given)).toBe('GET /gateway/customervoucher/m-1');
  expect(await textOf(other)).toBe('GET /gateway/tier');
  expect(sent).toHaveLength(3);
});

test('also a change that comes before the device was read leaves nothing to give', async () => {
  let handleRead: (of: FirstCallsOf) => void = () => undefined;
  const first = createFirstCalls(() => new Promise<FirstCallsOf>((resolve) => (handleRead = resolve)));
  const beginning = first.begin('page', new URL('/raih', ORIGIN));
  const written = first.answer('page', call('/favoritvoucher', { body: '{}' }));
  handleRead(known);
  await beginning;
  expect(await textOf(written)).toBe('POST /gateway/favoritvoucher {}');
  expect(first.answer('page', call('/customervoucher/m-1'))).toBeUndefined();
});

test('what was read before a change is given to nobody', async () => {
  const { answer: give } = await begin('/raih');
  expect(give('other', call('/favoritvoucher', { body: '{}' }))).toBeUndefined();
  expect(give('page', call('/customervoucher/m-1'))).toBeUndefined();
});

test('no other page, nobody else and nothing later has any of it', async () => {
  const { answer: give, wait } = await begin('/raih');
  expect(give('other', call('/customervoucher/m-1'))).toBeUndefined();
  expect(give('page', call('/customervoucher/m-1', { clientId: 'm-2' }))).toBeUndefined();
  expect(give('page', call('/events'))).toBeUndefined();
  wait(USEFUL_MS + 1);
  expect(give('page', call('/customervoucher/m-1'))).toBeUndefined();
});

test.each([
  ['failed', () => Promise.reject(new TypeError('gone'))],
  ['met the end of the session', () => Promise.resolve(new Response('', { status: 401 }))],
])('what %s the page asks for by itself, and meets what there is', async (_, first) => {
  answer = first;
  const { answer: give } = await begin('/raih');
  answer = () => Promise.resolve(new Response('there'));
  const asked = call('/customervoucher/m-1');
  // What the worker leaves is sent by the browser.
  expect(await textOf(give('page', asked) ?? fetch(asked))).toBe('there');
  expect(sent.filter((one) => one.includes('customervoucher'))).toHaveLength(2);
});

test.each([
  ['nobody is logged in', '/raih', () => Promise.resolve(undefined)],
  ['the device cannot be read', '/raih', () => Promise.reject(new Error('storage'))],
  ['nobody claims the page', '/jauh', undefined],
  ['a member is led on from it', '/login', undefined],
  ['the address cannot be read', '/kategori/%E0%A4%A', undefined],
])('nothing is asked for where %s', async (_, path, read) => {
  const { answer: give } = await begin(path, read);
  expect(sent).toEqual([]);
  expect(give('page', call('/customerdetail/m-1'))).toBeUndefined();
});
