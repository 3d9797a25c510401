import { asker, bytes, call, file, list, optional, record, text, whole } from '@poku/contract/calls';
import { envelope, failure, onCall, startTestServer } from '@poku/testing';
import { createClient, createSessionGuard } from '.';

const server = startTestServer();
const client = createClient({
  clientId: () => 'member-siti',
  guard: createSessionGuard(() => undefined),
  isOnline: () => true,
});
const answer = list(record({ id: text('voucherId') }));

test('a path has who asks and what is given, a query the names of the wire', async () => {
  const listCall = call({
    method: 'GET',
    path: '/coupons/{clientId}/{category}',
    query: { page: whole('pageNo'), brand: text('brandName') },
    answer,
  });
  let url = '';
  server.use(
    onCall.get('/coupons/:clientId/:category', ({ request }) => {
      url = request.url;
      return envelope([{ voucherId: 3 }]);
    }),
  );
  expect(await client.call(listCall, { category: 'a/b', page: 2, brand: 'Kopi' })).toEqual([{ id: '3' }]);
  expect(new URL(url).pathname + new URL(url).search).toBe(
    '/gateway/coupons/member-siti/a%2Fb?pageNo=2&brandName=Kopi',
  );
});

test('a body has the names of the wire and who asks, and a call without data gives nothing', async () => {
  const sendCall = call({
    method: 'POST',
    path: '/ticket',
    body: { clientId: asker(), text: text('message') },
  });
  let body: unknown;
  server.use(
    onCall.post('/ticket', async ({ request }) => {
      body = await request.json();
      return envelope({ more: 1 });
    }),
  );
  expect(await client.call(sendCall, { text: 'Halo' })).toBeUndefined();
  expect(body).toEqual({ clientId: 'member-siti', message: 'Halo' });
});

test('a call that may be repeated is named by its key, in a header alone', async () => {
  const buyCall = call({
    method: 'POST',
    path: '/buy',
    body: { quantity: whole() },
    isIdempotent: true,
  });
  const sent: unknown[] = [];
  server.use(
    onCall.post('/buy', async ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key'), await request.json());
      return envelope({});
    }),
  );
  await client.call(buyCall, { quantity: 2, key: 'key-1' });
  expect(sent).toEqual(['key-1', { quantity: 2 }]);
});

test('an answer of another form is malformed and names the place', async () => {
  server.use(onCall.get('/coupons', () => envelope([{ voucherId: 'a' }, {}])));
  await expect(client.call(call({ method: 'GET', path: '/coupons', answer }), {})).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'malformed',
    call: '/coupons',
    field: 'data[1].voucherId',
  });
});

test('an aborted call rejects with the reason of its signal', async () => {
  const reason = new Error('left');
  const signal = AbortSignal.abort(reason);
  await expect(client.call(call({ method: 'GET', path: '/coupons', answer }), {}, { signal })).rejects.toBe(
    reason,
  );
});

test('what may be missing is left out of a query', async () => {
  const listCall = call({
    method: 'GET',
    path: '/coupons',
    query: { brand: optional(text('brandName')) },
    answer,
  });
  let query = '';
  server.use(
    onCall.get('/coupons', ({ request }) => {
      query = new URL(request.url).search;
      return envelope([]);
    }),
  );
  await client.call(listCall, {});
  expect(query).toBe('');
  await client.call(listCall, { brand: 'Kopi' });
  expect(query).toBe('?brandName=Kopi');
});

const pdfCall = call({ method: 'GET', path: '/pdf', answer: bytes('application/pdf') });

test('a file is the text that came, and its refusal an error as of every call', async () => {
  const fileCall = call({ method: 'GET', path: '/file', answer: file('text/csv') });
  const answers = [new Response('a;b', { headers: { 'content-type': 'text/csv' } }), failure(404)];
  server.use(onCall.get('/file', () => answers.shift() ?? failure(500)));
  expect(await client.call(fileCall, {})).toBe('a;b');
  await expect(client.call(fileCall, {})).rejects.toMatchObject({ name: 'ApiError' });
});

test('a file that is no text comes byte by byte, with its type', async () => {
  const content = new Uint8Array([0x25, 0x50, 0xff, 0x00, 0xc3, 0x28]);
  server.use(
    onCall.get('/pdf', () => new Response(content, { headers: { 'content-type': 'application/pdf' } })),
  );
  const got = await client.call(pdfCall, {});
  expect(got.type).toBe('application/pdf');
  expect(new Uint8Array(await got.arrayBuffer())).toEqual(content);
});

test.each([
  [
    'a refusal',
    () => Response.json({ responseCode: 204, message: 'Bukan kamu' }),
    { kind: 'business', code: 204 },
  ],
  ['a wrong field', () => failure(400), { kind: 'invalid' }],
  ['a disturbance', () => failure(500), { kind: 'http', code: 500 }],
  ['a page of a gateway', () => new Response('<html>', { status: 502 }), { kind: 'http', code: 502 }],
  [
    'a page in its place',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    { kind: 'malformed' },
  ],
])('%s in place of such a file is the error that it is of every call', async (_, answer, error) => {
  server.use(onCall.get('/pdf', answer));
  await expect(client.call(pdfCall, {})).rejects.toMatchObject({ name: 'ApiError', ...error });
});
