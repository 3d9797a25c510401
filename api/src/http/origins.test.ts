/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are headers.
import { accessMatrix, type AccessCase } from '../testing/access-matrix';
import { sitiId, startTestApi, type TestApi } from '../testing/api';

const site = 'http://localhost:3000';
const brandSite = 'http://nusapoin.localhost:3000';
const partner = 'http://nusapoin.localhost:8080';
const strangers = [
  'http://evil.example',
  'null',
  'http://localhost:3001',
  'https://nusapoin.localhost:8080',
  'http://nusapoin.localhost.evil.example',
  'http://xnusapoin.localhost:8080',
  'http://nusapoin.localhost:8080.evil.example',
  'http://dompetnusa.localhost:8080',
  'file://',
  'not an origin',
  '',
];
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.login();
});
afterAll(() => api.close());

const preflight = (origin: string, path = '/voucherlist') =>
  fetch(`${api.origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
const refused = { status: 400, responseCode: 400, data: { field: 'Origin' } };

test.each(strangers)('a page of %j gets no data, and nothing of its call is read', async (origin) => {
  const headers = { origin };
  for (const answer of [
    await api.call('GET', '/category/x', { headers }),
    await api.call('POST', '/voucherlist', { headers, body: { clientId: 7 } }),
    await api.call('GET', `/customerdetail/${sitiId}`, { headers, token }),
    await api.call('GET', `/customerdetail/${sitiId}`, {
      headers: { ...headers, cookie: `poku_session=${token}` },
    }),
    await api.call('GET', '/nowhere', { headers }),
  ]) {
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

/** Status of calls of the matrix, made from a page with the headers of the browser. */
async function statusOf(
  cases: readonly AccessCase[],
  headers: Record<string, string>,
): Promise<[call: string, status: number][]> {
  const statuses: [string, number][] = [];
  for (const { call, query = '' } of cases) {
    const [method = '', path = ''] = call.split(' ');
    const url = `${api.origin}${path.replace(/:(clientId|id)/, sitiId).replace(':slug', 'nusapoin')}${query}`;
    const answer = await fetch(url, { method, headers, redirect: 'manual' });
    await answer.body?.cancel();
    statuses.push([call, answer.status]);
  }
  return statuses;
}

test('every call but the question of the embed and the way out of an e-mail refuses a page of an unregistered origin', async () => {
  const headers = { origin: 'http://evil.example', authorization: `Bearer ${token}` };
  const statuses = await statusOf(accessMatrix, headers);
  expect(statuses.filter(([, status]) => status !== 400)).toEqual([
    ['GET /notices/unsubscribe/:token', 303],
    ['POST /notices/unsubscribe/:token', 404],
    ['GET /embed/origin', 200],
  ]);
});

test('every call that needs a member refuses the cookie from a partner’s page', async () => {
  const cases = accessMatrix.filter(({ access }) => access === 'member');
  const statuses = await statusOf(cases, { origin: partner, cookie: `poku_session=${token}` });
  expect(statuses.filter(([, status]) => status !== 401)).toEqual([]);
});

test('a preflight of a registered page is answered for two hours, and no other one is', async () => {
  const allowed = await preflight(partner);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(partner);
  expect(allowed.headers.get('access-control-max-age')).toBe('7200');
  expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  const foreign = await preflight('http://evil.example');
  expect(foreign.status).toBe(400);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('a partner’s page on any port reads the catalogue, and a member’s data by bearer', async () => {
  const list = await api.call('POST', '/voucherlist', {
    headers: { origin: partner },
    body: { clientId: 'x' },
  });
  expect([list.responseCode, list.headers.get('access-control-allow-origin')]).toEqual([200, partner]);
  const detail = await api.call('GET', `/customerdetail/${sitiId}`, { headers: { origin: partner }, token });
  expect(detail.responseCode).toBe(200);
});

test('the cookie gives a partner’s page no right, while our sites under partners’ names keep it', async () => {
  const cookie = `poku_session=${token}`;
  const read = (origin: string) =>
    api.call('GET', `/customerdetail/${sitiId}`, { headers: { origin, cookie } });
  const write = (origin: string) =>
    api.call('POST', '/favoritvoucher', {
      headers: { origin, cookie, client_id: sitiId },
      body: { clientId: sitiId, voucherId: '1001' },
    });
  for (const origin of [site, brandSite])
    expect([(await read(origin)).status, (await write(origin)).status]).toEqual([200, 200]);
  expect([(await read(partner)).status, (await write(partner)).status]).toEqual([401, 401]);
  const both = { origin: partner, cookie: 'poku_session=anything' };
  expect((await api.call('GET', `/customerdetail/${sitiId}`, { headers: both, token })).status).toBe(200);
});

test('the page of the API itself may call it, but no page that only points its name here', async () => {
  expect((await api.call('GET', '/category/x', { headers: { origin: api.origin } })).status).toBe(200);
  const { port } = new URL(api.origin);
  const other = { origin: `http://evil.example:${port}` };
  expect(await api.call('GET', '/category/x', { headers: other })).toMatchObject(refused);
});

test('without the sandbox a partner’s origin is registered as it is written', async () => {
  const plain = await startTestApi({ sandbox: false, partnerOrigins: ['https://toko.contoh.id'] });
  const status = async (origin: string) =>
    (await plain.call('GET', '/category/x', { headers: { origin } })).status;
  expect(await status('https://toko.contoh.id')).toBe(200);
  for (const origin of ['https://toko.contoh.id:8443', 'http://toko.contoh.id', 'https://x.toko.contoh.id'])
    expect([origin, await status(origin)]).toEqual([origin, 400]);
  const own = { origin: plain.origin };
  expect(await plain.call('GET', '/category/x', { headers: own })).toMatchObject(refused);
  const forwarded = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
  expect(await plain.call('GET', '/category/x', { headers: forwarded })).toMatchObject(refused);
  await plain.close();
});

test('any page may ask whether its origin is registered, without credentials', async () => {
  for (const origin of [...strangers, site, brandSite, partner]) {
    const answer = await api.call('GET', '/embed/origin', { headers: { origin } });
    expect([origin, answer.data]).toEqual([origin, { isRegistered: !strangers.includes(origin) }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  }
  expect((await api.call('GET', '/embed/origin')).data).toEqual({ isRegistered: true });
});

test('calls from partners’ pages are counted too, and the page may read that they were too many', async () => {
  const narrow = await startTestApi({ rateLimit: 2 });
  const calls = [];
  for (let count = 0; count < 3; count += 1)
    calls.push(await narrow.call('GET', '/category/x', { headers: { origin: partner } }));
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(calls[2]?.headers.get('access-control-allow-origin')).toBe(partner);
  const asked = [];
  for (let count = 0; count < 3; count += 1) asked.push((await narrow.call('GET', '/embed/origin')).status);
  expect(asked).toContain(429);
  await narrow.close();
});
