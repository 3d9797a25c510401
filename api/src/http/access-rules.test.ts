/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are headers, bodies and origins.
import { sitiId, startTestApi, type CallOptions, type TestApi } from '../testing/api';
import { createTestDatabase } from '../testing/database';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.login();
});
afterAll(() => api.close());

const favourite = (options: CallOptions) =>
  api.call('POST', '/favoritvoucher', { body: { clientId: sitiId, voucherId: '1001' }, ...options });
const origin = 'http://localhost:3000';

test('an unknown path is a 404 with an envelope', async () => {
  expect(await api.call('GET', '/nowhere')).toMatchObject({ status: 404, responseCode: 404 });
});

test('a call outside the guests’ list is a 401, before its data is looked at', async () => {
  expect(await api.call('POST', '/buyvoucher', { body: {} })).toMatchObject({
    status: 401,
    responseCode: 401,
  });
  expect((await api.call('GET', '/category/anything')).status).toBe(200);
  expect((await api.call('GET', `/customerdetail/${sitiId}`, { token: 'forged' })).status).toBe(401);
});

test('a malformed body is a 400 that names the field', async () => {
  const answer = await api.call('POST', '/voucherlist', {
    body: { clientId: 'x', filters: { minPrice: -1 } },
  });
  expect(answer).toMatchObject({ status: 400, data: { field: 'filters.minPrice' } });
});

test('an unknown client id and another member’s answer the same', async () => {
  const unknown = await api.call('GET', '/customerdetail/nobody', { token });
  const foreign = await api.call('GET', '/customerdetail/m-c51a0b976e3f', { token });
  expect([foreign.status, foreign.responseCode, foreign.message]).toEqual([
    unknown.status,
    unknown.responseCode,
    unknown.message,
  ]);
  expect(foreign).toMatchObject({ status: 200, responseCode: 204 });
});

test('a changing call with the cookie needs an allowed origin, the client id header and JSON', async () => {
  const cookie = `poku_session=${token}`;
  expect((await favourite({ headers: { cookie, origin, client_id: sitiId } })).responseCode).toBe(200);
  expect(await favourite({ headers: { cookie, client_id: sitiId } })).toMatchObject({
    status: 400,
    data: { field: 'Origin' },
  });
  expect(
    await favourite({ headers: { cookie, origin: 'http://evil.example', client_id: sitiId } }),
  ).toMatchObject({
    status: 400,
    data: { field: 'Origin' },
  });
  expect(await favourite({ headers: { cookie, origin } })).toMatchObject({
    status: 400,
    data: { field: 'Client_id' },
  });
  const form = await fetch(`${api.origin}/favoritvoucher`, {
    method: 'POST',
    headers: { cookie, origin, client_id: sitiId, 'content-type': 'text/plain' },
    body: '{}',
  });
  expect(form.status).toBe(400);
});

test('a bearer token needs none of that, and reading with the cookie neither', async () => {
  expect((await favourite({ token })).responseCode).toBe(200);
  const read = await api.call('GET', `/customerdetail/${sitiId}`, {
    headers: { cookie: `poku_session=${token}` },
  });
  expect(read.responseCode).toBe(200);
});

test('the client id header may have a hyphen, but two that disagree are 40003', async () => {
  const cookie = `poku_session=${token}`;
  expect((await favourite({ headers: { cookie, origin, 'client-id': sitiId } })).responseCode).toBe(200);
  const both = await favourite({ headers: { cookie, origin, client_id: sitiId, 'client-id': 'other' } });
  expect(both.responseCode).toBe(40003);
});

test.each(['redemptionRuleId', 'redemptionRuleid', 'redemptionId'])(
  '%s names the redemption rule',
  async (name) => {
    expect((await api.call('GET', `/voucherdetail/x?voucherId=1001&${name}=R1001`)).responseCode).toBe(200);
    expect((await api.call('GET', `/voucherdetail/x?voucherId=1001&${name}=R9`)).responseCode).toBe(20404);
  },
);

test('two spellings of one field that disagree are 40003', async () => {
  const url = '/voucherdetail/x?voucherId=1001&redemptionRuleId=R1001&redemptionId=R9';
  expect(await api.call('GET', url)).toMatchObject({ status: 200, responseCode: 40003 });
});

test('a body over 64 KiB is a 413 and broken JSON a 400', async () => {
  const big = await api.call('POST', '/voucherlist', { body: { clientId: 'x'.repeat(70_000) } });
  expect(big).toMatchObject({ status: 413, responseCode: 413 });
  const broken = await fetch(`${api.origin}/voucherlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(broken.status).toBe(400);
});

test('only registered partner origins pass CORS', async () => {
  const allowed = await api.call('GET', '/category/x', {
    headers: { origin: 'http://nusapoin.localhost:3000' },
  });
  const foreign = await api.call('GET', '/category/x', { headers: { origin: 'http://evil.example' } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://nusapoin.localhost:3000');
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('a failure inside shows no inner text', async () => {
  const broken = await startTestApi({}, undefined, { db: await createTestDatabase() });
  await broken.deps.db.close();
  const answer = await broken.call('GET', '/category/x');
  expect(answer).toMatchObject({ status: 500, message: 'Sistem mengalami gangguan' });
  expect((await broken.call('GET', '/health/ready')).status).toBe(503);
  expect((await broken.call('GET', '/health/live')).status).toBe(200);
  await broken.close().catch(() => undefined);
});

test('too many calls from one address are a 429', async () => {
  const narrow = await startTestApi({ rateLimit: 2 });
  const statuses = [];
  for (let calls = 0; calls < 3; calls += 1) statuses.push((await narrow.call('GET', '/category/x')).status);
  expect(statuses).toEqual([200, 200, 429]);
  await narrow.close();
});

test('questions about numbers and addresses have a tenth of the calls', async () => {
  const narrow = await startTestApi({ rateLimit: 20 });
  const statuses = [];
  for (let calls = 0; calls < 3; calls += 1) {
    statuses.push((await narrow.call('GET', '/checkmsisdn?msisdn=081200000002')).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await narrow.call('GET', '/category/x')).status).toBe(200);
  await narrow.close();
});

test('without the sandbox its paths do not exist', async () => {
  const plain = await startTestApi({ sandbox: false });
  expect((await plain.call('POST', '/sandbox/reset')).status).toBe(404);
  expect((await plain.call('GET', '/sandbox/trail?of=081200000002')).status).toBe(404);
  await plain.close();
});

test('production tells nobody its calls, unless the settings ask for the documentation', async () => {
  for (const [docs, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    const plain = await startTestApi({ sandbox: false, docs });
    expect((await fetch(`${plain.origin}/openapi.json`)).status).toBe(status);
    await plain.close();
  }
});

test('every specified call stands in the OpenAPI document', async () => {
  const document: unknown = await (await fetch(`${api.origin}/openapi.json`)).json();
  expect(document).toMatchObject({
    paths: {
      '/buyvoucher': { post: {} },
      '/customerdetail/{clientId}': { get: {} },
      '/loginauth': { post: {} },
    },
  });
});
