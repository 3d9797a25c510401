/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { sql } from 'drizzle-orm';
import { sign, SIGNATURE_WINDOW_MS, signatureHeaders, visitorAnswer } from '@poku/partner-protocol';
import { randomToken } from '../../security/random';
import { startTestApi, type TestApi } from '../../testing/api';
import { partnerAddresses, partnerKeys } from '../../testing/partners';
import { sendVisitor } from '../../testing/visits';

let api: TestApi;
const path = '/partners/rumahnet/visitors';
const rina = {
  subject: '+6281200000005',
  msisdn: '+6281200000005',
  email: 'rina@contoh.id',
  name: 'Rina Puspita',
};

beforeAll(async () => {
  api = await startTestApi({ partners: partnerAddresses((slug) => `http://127.0.0.1:1/${slug}`) });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const tokens = () => api.deps.db.rows(sql`select * from redirect_token`);
/** Headers of a request that is signed with what the case changes. */
const headersOf = ({
  slug = 'rumahnet',
  at = Date.now(),
  body = JSON.stringify(rina),
  signedPath = path,
}) => {
  const requestId = randomToken();
  const key = partnerKeys(slug).partner[0] ?? '';
  const request = { method: 'POST', path: signedPath, body, sentAtMs: at, requestId };
  return {
    [signatureHeaders.time]: String(at),
    [signatureHeaders.requestId]: requestId,
    [signatureHeaders.signature]: sign(key, request),
  };
};

test('a partner’s application gets a token of ten minutes and the address on its own origin', async () => {
  const before = Date.now();
  const answer = await sendVisitor(api, 'rumahnet', rina);
  const { redirectToken, url, expiresAt } = visitorAnswer.parse(await answer.json());
  expect(redirectToken).toMatch(/^[\w-]{43}$/);
  expect(url).toBe(`http://rumahnet.localhost:3000/partner-login?redirectToken=${redirectToken}`);
  const lifeMs = Date.parse(expiresAt) - before;
  expect(lifeMs).toBeGreaterThanOrEqual(REDIRECT_TOKEN_LIFE_MS);
  expect(lifeMs).toBeLessThan(REDIRECT_TOKEN_LIFE_MS + 10_000);
});

test('the token rests as a hash', async () => {
  const answer = await sendVisitor(api, 'rumahnet', rina);
  const { redirectToken } = visitorAnswer.parse(await answer.json());
  expect(JSON.stringify(await tokens())).not.toContain(redirectToken);
});

test.each([
  ['unsigned', () => ({})],
  ['signed by another partner', () => headersOf({ slug: 'garuda' })],
  ['signed more than five minutes ago', () => headersOf({ at: Date.now() - SIGNATURE_WINDOW_MS - 1000 })],
  ['signed for a time to come', () => headersOf({ at: Date.now() + SIGNATURE_WINDOW_MS + 60_000 })],
  ['signed for another path', () => headersOf({ signedPath: '/partners/garuda/visitors' })],
  ['signed for another body', () => headersOf({ body: JSON.stringify({ ...rina, name: 'Lain' }) })],
])('a call is refused that is %s', async (_name, headers) => {
  const answer = await sendVisitor(api, 'rumahnet', rina, { headers: headers() });
  expect(answer.status).toBe(401);
  expect(await tokens()).toEqual([]);
});

test('the very same call a second time is refused, also at once', async () => {
  const headers = headersOf({});
  const answers = await Promise.all([1, 2, 3].map(() => sendVisitor(api, 'rumahnet', rina, { headers })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect(await tokens()).toHaveLength(1);
});

test('the sandbox’s clock makes no signature old', async () => {
  api.deps.clock.advance(24 * 60 * 60_000);
  expect((await sendVisitor(api, 'rumahnet', rina)).status).toBe(200);
});

test('a signed call with a body of another form is a 400 that names the field', async () => {
  const body = JSON.stringify({ ...rina, msisdn: '0812' });
  const answer = await sendVisitor(api, 'rumahnet', rina, { headers: headersOf({ body }), body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ data: { field: 'msisdn' } });
});

test.each(['{', ''])('a signed body that is no JSON (%j) makes nothing', async (body) => {
  const answer = await sendVisitor(api, 'rumahnet', rina, { headers: headersOf({ body }), body });
  expect(answer.status).toBe(400);
  expect(await tokens()).toEqual([]);
});

test('a partner without an origin of its own, and an unknown one, send nobody in', async () => {
  expect((await sendVisitor(api, 'dompetnusa', rina)).status).toBe(404);
  expect((await sendVisitor(api, 'poku', rina)).status).toBe(404);
  expect((await sendVisitor(api, 'constructor', rina)).status).toBe(404);
});
